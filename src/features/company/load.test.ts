import { expect, test } from 'vitest';
import { ApiError, type ErrorCode } from '#contract/errors.ts';
import { glue } from '#tests/fixtures/company.ts';
import type { Api } from '#kit/api-client.ts';
import { loadCompany, loadFilings, pageHead } from './load.ts';

const apiWith = (details: () => Promise<unknown>) =>
  ((id: string) => (id === 'stock.details' ? details() : Promise.resolve(id))) as Api;
const answering = apiWith(() => Promise.resolve(glue));
const failing = (code: ErrorCode) => apiWith(() => Promise.reject(new ApiError(code, 'No.')));

test('a company comes with its sections, and the page may be shared for a minute', async () => {
  const outcome = await loadCompany(answering, 'GLUE', { prices: Promise.resolve(7) });
  expect(outcome).toEqual({ kind: 'found', company: glue, sections: { prices: 7 } });
  expect(pageHead(outcome)).toEqual({
    status: 200,
    cacheControl: 'public, max-age=0, s-maxage=60, must-revalidate',
  });
});

test('a section that fails takes nothing along, but the page is not kept', async () => {
  const sections = {
    prices: Promise.reject(new ApiError('timeout', 'Late.')),
    filings: Promise.resolve('list'),
  };
  const outcome = await loadCompany<{ prices: string; filings: string }>(answering, 'GLUE', sections);
  expect(outcome).toMatchObject({ kind: 'found', sections: { prices: null, filings: 'list' } });
  expect(pageHead(outcome)).toEqual({ status: 200, cacheControl: 'private, no-store' });
});

test.each(['not_found', 'bad_request'] as const)('%s means that there is no such company', async (code) => {
  const outcome = await loadCompany(failing(code), 'NOPE', {});
  expect(outcome).toEqual({ kind: 'unknown' });
  expect(pageHead(outcome)).toEqual({ status: 404, cacheControl: 'private, no-store' });
});

test.each(['timeout', 'unavailable', 'bad_gateway', 'internal'] as const)(
  '%s is a failure that passes',
  async (code) => {
    const outcome = await loadCompany(failing(code), 'GLUE', {
      prices: Promise.reject(new ApiError(code, 'No.')),
    });
    expect(outcome).toEqual({ kind: 'unavailable' });
    expect(pageHead(outcome)).toEqual({ status: 503, cacheControl: 'private, no-store' });
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

test('the filings tab asks for exactly what its address says', async () => {
  const asked: unknown[] = [];
  const api = ((id: string, input: unknown) => {
    asked.push([id, input]);
    return Promise.resolve(id === 'stock.details' ? glue : { data: [], totalItems: 0 });
  }) as Api;
  await loadFilings(api, 'GLUE', {
    page: 2,
    pageSize: 5,
    type: 'Ownership',
    from: '2025-10-01',
    to: undefined,
  });
  expect(asked).toContainEqual([
    'filings.bySymbol',
    {
      params: { symbol: 'GLUE' },
      query: { page: 2, limit: 5, type: 'Ownership', date_from: '2025-10-01', date_to: undefined },
    },
  ]);
});
