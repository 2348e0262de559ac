import { expect, test } from 'vitest';
import type { StatementFact } from '#server/store/statements/packed-facts.ts';
import { makePeriods } from './make-periods.ts';

const ends = ['2025-03-31', '2025-06-30', '2025-09-30', '2025-12-31'] as const;
const revenues = (source: string, ...millions: (number | null)[]): StatementFact[] =>
  millions.flatMap((value, i) =>
    value === null
      ? []
      : {
          concept: 'revenue',
          source,
          unit: 'USD',
          start: null,
          end: ends[i] ?? '',
          value: value * 1e6,
          filing: null,
        },
  );
const left = (facts: StatementFact[], sales: number | null) =>
  makePeriods(facts, true, sales)
    .periods.toSorted((a, b) => a.period_end.localeCompare(b.period_end))
    .map(({ revenue }) => revenue && revenue / 1e6);

/** Four Corners Property Trust: an extract has the revenue of its restaurants, Yahoo that with the rents. */
const fcpt = [...revenues('sec-quarters', 8, 8, 7.6), ...revenues('yahoo-quarters', 71.5, 72.8, 74.1, 75.7)];

test('FCPT: of two revenues three times apart the greater stands where what was published bears it out, and staff are told', () => {
  expect(left(fcpt, 294e6)).toEqual([71.5, 72.8, 74.1, 75.7]);
  const { doubts } = makePeriods(fcpt, true, 294e6);
  expect(doubts).toHaveLength(3);
  expect(doubts[0]?.decision).toBe('shown as yahoo-quarters says, which what was published bears out');
});

test('neither stands where nothing was published, or what is near to neither, or to the lesser (TDS: a part was sold since)', () => {
  for (const sales of [null, 30e6, 100e6, 900e6]) expect(left(fcpt, sales)).toEqual([75.7]);
});

test('XPOF: what else the source of the lesser ones has is of the same line, and is none', () => {
  const filed = (source: string, span: string, millions: number): StatementFact => {
    const [start = '', end = ''] = span.split('..');
    const filing = { form: '10-K', filed: '2026-02-26', accession: null };
    return { concept: 'revenue', source, unit: 'USD', start, end, value: millions * 1e6, filing };
  };
  const xpof = [
    ...revenues('sec-quarters', 76.9, 76.2, 78.8),
    filed('sec-facts', '2025-01-01..2025-03-31', 2.6),
    filed('sec-facts', '2025-04-01..2025-06-30', 2.7),
    filed('sec-facts', '2025-07-01..2025-09-30', 2.4),
    filed('sec-facts', '2025-10-01..2025-12-31', 3.4),
    filed('sec-facts', '2025-01-01..2025-12-31', 11.1),
    filed('sec-annual', '2025-01-01..2025-12-31', 314.9),
  ];
  const { periods } = makePeriods(xpof, false, 315e6);
  const of = (wanted: string) => periods.filter(({ kind }) => kind === wanted).map(({ revenue }) => revenue);
  expect(of('year')).toEqual([314.9e6]);
  expect(of('quarter').toSorted()).toEqual([76.2e6, 76.9e6, 78.8e6, 83e6]);
});

/** XOMA Royalty: an extract has one line of what it sold in 2025. */
test('XOMA: of a year stands what is more than its first three quarters, not what is less', () => {
  const year = (source: string, millions: number): StatementFact => ({
    concept: 'revenue',
    source,
    unit: 'USD',
    start: '2025-01-01',
    end: '2025-12-31',
    value: millions * 1e6,
    filing: { form: '10-K', filed: '2026-03-05', accession: null },
  });
  const yearOf = (facts: StatementFact[], sales: number | null) =>
    makePeriods(facts, false, sales).periods.find(({ kind }) => kind === 'year')?.revenue;
  const both = [year('sec-facts', 52.149), year('sec-annual', 10.3)];
  expect(yearOf([...revenues('sec-quarters', 15.912, 13.129, 9.351), ...both], null)).toBe(52.149e6);
  expect(yearOf([...revenues('sec-quarters', 15.912, 13.129, 9.351), ...both], 20e6)).toBeFalsy();
  expect(yearOf([...revenues('sec-quarters', 15.912, 13.129), ...both], null)).toBeFalsy();
  expect(yearOf(both, 52e6)).toBe(52.149e6);
  expect(yearOf([...revenues('sec-quarters', 3, 2.5, 2.4), ...both], null)).toBeFalsy();
});
