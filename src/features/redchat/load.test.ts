import { expect, test } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import type { Api } from '#kit/api-client.ts';
import { loadAnswer } from './load.ts';
import type { QuestionId } from './questions.ts';

function recording(failing = ''): { api: Api; called: string[] } {
  const called: string[] = [];
  const api = ((id: string) => {
    called.push(id);
    return id === failing ? Promise.reject(new ApiError('unavailable', id)) : Promise.resolve({ data: [] });
  }) as unknown as Api;
  return { api, called };
}

test.each<[QuestionId | null, string[]]>([
  ['overview', ['filings.bySymbol']],
  ['price', []],
  ['results', ['stock.financials']],
  ['filings', ['filings.bySymbol']],
  ['insiders', ['stock.insiders']],
  ['holders', ['holdings.bySymbol']],
  ['programmes', ['bio.bySymbol']],
  ['news', ['news.bySymbol']],
  [null, []],
])('an answer about %s asks for the company and %j alone', async (id, calls) => {
  const { api, called } = recording();
  const outcome = await loadAnswer(api, 'ABC', id);
  expect(outcome.kind).toBe('found');
  expect(called.sort()).toEqual([...calls, 'stock.details'].sort());
});

test('what did not arrive is null, and the company stays', async () => {
  const { api } = recording('stock.insiders');
  const outcome = await loadAnswer(api, 'ABC', 'insiders');
  expect(outcome).toMatchObject({ kind: 'found', sections: { insiders: null, holders: undefined } });
});
