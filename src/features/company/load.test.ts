import { expect, test } from 'vitest';
import { ApiError, type ErrorCode } from '#contract/errors.ts';
import { glue } from '#tests/fixtures/company.ts';
import type { Api } from '#kit/http/api-client.ts';
import { companyAnswer, loadCompany } from './load.ts';

const apiWith = (details: () => Promise<unknown>) =>
  ((id: string) => (id === 'stock.details' ? details() : Promise.resolve(id))) as Api;
const answering = apiWith(() => Promise.resolve(glue));
const failing = (code: ErrorCode) => apiWith(() => Promise.reject(new ApiError(code, 'No.')));

test('a company comes with its sections, and the page may be shared for a minute', async () => {
  const outcome = await loadCompany(answering, 'GLUE', { prices: Promise.resolve(7) });
  expect(outcome).toEqual({ kind: 'found', company: glue, sections: { prices: 7 } });
  expect(companyAnswer(outcome)).toEqual({ status: 200, isWhole: true });
});

test('a section that fails takes nothing along, but the page is not kept', async () => {
  const sections = {
    prices: Promise.reject(new ApiError('internal', 'No.')),
    filings: Promise.resolve('list'),
  };
  const outcome = await loadCompany<{ prices: string; filings: string }>(answering, 'GLUE', sections);
  expect(outcome).toMatchObject({ kind: 'found', sections: { prices: null, filings: 'list' } });
  expect(companyAnswer(outcome)).toEqual({ status: 200, isWhole: false });
});

test.each(['unavailable', 'timeout', 'bad_gateway'] as const)(
  'a page whose company is remembered and whose section is out of reach (%s) is a failure that passes',
  async (code) => {
    const outcome = await loadCompany<{ financials: string }>(answering, 'GLUE', {
      financials: Promise.reject(new ApiError(code, 'No.')),
    });
    expect(outcome).toMatchObject({ kind: 'found', sections: { financials: null } });
    expect(companyAnswer(outcome)).toEqual({ status: 503, isWhole: false });
  },
);

test.each(['not_found', 'bad_request'] as const)('%s means that there is no such company', async (code) => {
  const outcome = await loadCompany(failing(code), 'NOPE', {});
  expect(outcome).toEqual({ kind: 'unknown' });
  expect(companyAnswer(outcome)).toEqual({ status: 404, isWhole: false });
});

test.each(['timeout', 'unavailable', 'bad_gateway', 'internal'] as const)(
  '%s is a failure that passes',
  async (code) => {
    const outcome = await loadCompany(failing(code), 'GLUE', {
      prices: Promise.reject(new ApiError(code, 'No.')),
    });
    expect(outcome).toEqual({ kind: 'unavailable' });
    expect(companyAnswer(outcome)).toEqual({ status: 503, isWhole: false });
  },
);

test('an error from another copy of the module is known by its name', async () => {
  const foreign = Object.assign(new Error('No.'), { name: 'ApiError', code: 'not_found' });
  expect(
    (
      await loadCompany(
        apiWith(() => Promise.reject(foreign)),
        'NOPE',
        {},
      )
    ).kind,
  ).toBe('unknown');
});
