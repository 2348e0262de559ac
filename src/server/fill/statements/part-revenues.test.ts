import { expect, test } from 'vitest';
import type { StatementFact } from '#server/store/packed-facts.ts';
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

test('XPOF: what the source of the lesser ones has alone is of the same line, and is none', () => {
  const xpof = [
    ...revenues('sec-quarters', 76.9, 76.2, 78.8),
    ...revenues('yahoo-quarters', 2.6, 2.7, 2.4, 3.4),
  ];
  expect(left(xpof, 315e6)).toEqual([76.9, 76.2, 78.8]);
});
