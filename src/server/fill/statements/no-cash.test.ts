import { expect, test } from 'vitest';
import type { StatementFact } from '#server/store/statements/packed-facts.ts';
import { withoutEmptyCash } from './no-cash.ts';

const asOf = '2026-07-02';
const fact = (concept: string, end: string, value: number, source = 'sec-biotech'): StatementFact => ({
  concept,
  source,
  unit: 'USD',
  start: null,
  end,
  value,
  filing: null,
});
const cashOf = (facts: readonly StatementFact[]) =>
  facts.filter(({ concept }) => concept === 'cash').map(({ end, source, value }) => [end, source, value]);

test('AKTX: cash of nothing in a 10-K is none beside millions of the quarters around it, and that of another source stands', () => {
  const facts = [
    fact('cash', '2024-12-31', 0),
    fact('cash', '2024-12-31', 2_599_000, 'sec-quarters'),
    fact('cash', '2025-06-30', 2_711_000),
    fact('cash', '2025-12-31', 0),
    fact('long_term_debt', '2025-12-31', 700_000),
  ];
  expect(cashOf(withoutEmptyCash(facts, 5e6, asOf))).toEqual([
    ['2024-12-31', 'sec-quarters', 2_599_000],
    ['2025-06-30', 'sec-biotech', 2_711_000],
  ]);
});

test('MAIA, BOF: where a source has nothing on every day, and millions were published, it has no cash at all', () => {
  const facts = ['2022-12-31', '2024-12-31', '2025-09-30'].map((end) => fact('cash', end, 0, 'sec-quarters'));
  expect(cashOf(withoutEmptyCash(facts, 9e6, asOf))).toEqual([]);
  expect(withoutEmptyCash(facts, null, asOf)).toEqual(facts);
});

test('AMPY: who owes more than its cash ever was may have none left', () => {
  const facts = [
    fact('cash', '2025-09-30', 0),
    fact('debt', '2025-09-30', 123e6),
    fact('cash', '2025-12-31', 60_666_000),
  ];
  expect(withoutEmptyCash(facts, 61e6, asOf)).toEqual(facts);
});
