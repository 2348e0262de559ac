import { expect, test } from 'vitest';
import type { FigureMark } from '#contract/financials.ts';
import { periodOf } from '#tests/fixtures/financials.ts';
import { statementOf } from '#kit/financials/statement.ts';
import { footnotesOf } from './footnotes.ts';

const noteOf = (mark: FigureMark, ...periods: ReturnType<typeof periodOf>[]) => {
  const [period] = periods;
  if (!period) throw new Error('no period');
  const notes = footnotesOf(periods, []);
  notes.ofCell(mark, period);
  return notes.texts;
};

test('PRLB: a sum of quarters of two sources names them as readers know them, whichever comes first', () => {
  const period = periodOf('2026-03-31', { source: 'yahoo-twelve-months' });
  const text = 'SEC company facts (XBRL) and Yahoo Finance, where the column’s source has none.';
  for (const source of ['yahoo-quarters + sec-quarters', 'sec-quarters + yahoo-quarters'])
    expect(noteOf({ source }, period)).toEqual([text]);
  expect(noteOf({ source: 'yahoo-quarters' }, period)).toEqual([]);
});

test('DTSQ, ZENA: a disputed figure says what contradicts it; a rounded one to what it is known', () => {
  expect(noteOf({ disputed: true }, periodOf('2025-09-30'))[0]).toMatch(/^In doubt: what was published/);
  expect(noteOf({ rounded_to: 100_000 }, periodOf('2025-12-31', { currency: 'CAD' }))).toEqual([
    'Known to C$100K only, from the year of another extract.',
  ]);
});

test('a count of before a leap says that it is of other shares', () => {
  expect(noteOf({ other_shares: true }, periodOf('2024-12-31'))).toEqual([
    'Of before a leap of the count as a split makes it: of other shares than the newest.',
  ]);
});

test('PLAB: both sides of a balance are those of a period that shows both', () => {
  const marks = { equity: { gap: 424e6 } };
  const year = periodOf('2025-10-31', { assets: 1_805e6, liabilities: null, equity: 1_174e6, marks });
  const quarter = periodOf('2025-08-03', { assets: 1_753e6, liabilities: 215e6, equity: 1_126e6, marks });
  expect(noteOf(marks.equity, year, quarter)[0]).toContain('on Aug 3, 2025 $1.75B and $1.34B:');
  expect(noteOf(marks.equity, year)[0]).toMatch(/^Assets are more than liabilities and equity: minority/);
});

test('HNI: an amount of a margin says what it was computed of, and a sum with one that there is one in it', () => {
  const mark = { derivation: 'revenue times margin', rounded_to: 88_840 } as const;
  expect(noteOf(mark, periodOf('2026-01-03'))).toEqual([
    'Computed: the revenue times its margin, which is published to a hundredth of a percent.',
  ]);
  expect(noteOf({ rounded_to: 88_840 }, periodOf('2026-01-03'))).toEqual([
    'With quarters that were computed of the revenue and its margin.',
  ]);
  expect(noteOf({ rounded_to: 100_000 }, periodOf('2026-01-03'))[0]).toMatch(
    /from the year of another extract/,
  );
});

test('EHLD: a margin of more than the revenue is none, and says why', () => {
  const years = [
    periodOf('2025-12-31', { kind: 'year', revenue: 39.6e6, operating_income: 44.1e6 }),
    periodOf('2024-12-31', { kind: 'year', revenue: 40e6, operating_income: 10e6 }),
  ];
  const groups = statementOf(years, years);
  const row = groups.flatMap(({ rows }) => rows).find(({ label }) => label === 'Operating margin');
  const notes = footnotesOf(years, groups);
  expect(row?.values).toEqual([null, 25]);
  expect(years.map((period, i) => notes.ofCell(undefined, period, row?.reasons?.[i]))).toEqual([[1], []]);
  expect(notes.texts).toEqual(['No margin: more than sales can leave; gains beside the trade are in it.']);
});

test('LPA: growth that could be computed of what stands there, and is not, says why', () => {
  const year = (of: number, revenue: number, restated = true) =>
    periodOf(`${of}-12-31`, { kind: 'year', revenue, restated });
  const years = [year(2024, 43.9e6, false), year(2023, 39.4e6), year(2022, 32e6)];
  const groups = statementOf(years, years);
  const row = groups.flatMap(({ rows }) => rows).find(({ label }) => label === 'Revenue, year over year');
  const notes = footnotesOf(years, groups);
  expect(row?.values.map((value) => value === null)).toEqual([false, true, true]);
  expect(years.map((period, i) => notes.ofCell(undefined, period, row?.reasons?.[i]))).toEqual([[], [1], []]);
  expect(notes.texts[0]).toMatch(/^No growth: a later report changed/);
});
