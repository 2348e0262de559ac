import { expect, it } from 'vitest';
import { loadAnswers, schemaOf } from './load-answers.ts';

it('has a schema at hand for every answer the screener reads', async () => {
  expect(Object.keys(await loadAnswers())).toEqual(
    expect.arrayContaining(['GraphqlAnswerSchema', 'FilterCountsSchema', 'ScreenListSchema']),
  );
  expect((await schemaOf('ScreenListSchema')).safeParse({ data: [] }).success).toBe(true);
});
