import { expect, test } from 'vitest';
import type { FigureMark } from '#contract/financials.ts';
import { type StatementRow as Row, statementRow } from '#tests/support/statement-rows.ts';
import { withoutOtherVersions } from './versions.ts';

const row = (period_end: string, revenue: number, mark?: FigureMark, kind: Row['kind'] = 'quarter'): Row =>
  statementRow(period_end, { kind, revenue, marks: mark ? JSON.stringify({ revenue: mark }) : null });
const ends = ['2025-12-31', '2025-09-30', '2025-06-30', '2025-03-31'] as const;
const yearOf = (
  whole: number,
  quarters: number[],
  marks: { year?: FigureMark; fourth?: FigureMark } = {},
) => [
  row('2025-12-31', whole, marks.year, 'year'),
  ...quarters.map((value, i) => row(ends[i] ?? '', value, i === 0 ? marks.fourth : undefined)),
];
const made = (rows: Row[], isFinancial = false) => {
  const { periods: after, doubts } = withoutOtherVersions(rows, isFinancial);
  const marks = after.map((each) => (JSON.parse(each.marks ?? '{}') as { revenue?: FigureMark }).revenue);
  return { shown: after.map(({ revenue }) => revenue), marks, doubts };
};

test('NGVT: a year that a later report changed is told apart from its quarters, and listed', () => {
  const { shown, marks, doubts } = made(yearOf(1_167.6e6, [255.1e6, 333.1e6, 365.1e6, 284e6]));
  expect(shown).toEqual([1_167.6e6, 255.1e6, 333.1e6, 365.1e6, 284e6]);
  expect(marks.every((mark) => mark?.other_total)).toBe(true);
  expect(doubts).toMatchObject([{ figure: 'revenue', kind: 'year', period_end: '2025-12-31' }]);
});

test('AVNS: a fourth quarter that was computed of the two is not shown', () => {
  const fourth = { derivation: 'year less nine months' } as const;
  const { shown, marks } = made(yearOf(684.1e6, [181.6e6, 172.3e6, 170.9e6, 197.4e6], { fourth }));
  expect(shown).toEqual([684.1e6, null, 172.3e6, 170.9e6, 197.4e6]);
  expect(marks[1]).toEqual({ withheld: true });
});

test('KMDA: three quarters of more than their year say so without the fourth', () => {
  expect(made(yearOf(129e6, [129e6, 24e6, 28e6])).doubts).toHaveLength(1);
});

test('AIV: they say so by however little they are more, beyond what the year is rounded to', () => {
  const thirds = (year: number) =>
    made([
      row('2025-12-31', year, { rounded_to: 100_000 }, 'year'),
      row('2025-09-30', 35.1e6),
      row('2025-06-30', 52.8e6),
      row('2025-03-31', 52.4e6),
    ]);
  expect(thirds(138.5e6).marks.every((mark) => mark?.other_total)).toBe(true);
  expect(thirds(140.2e6).doubts).toEqual([]);
  // A landlord’s year stands as well: it is of the same line.
  const year = row('2025-12-31', 138.5e6, { rounded_to: 100_000 }, 'year');
  const quarters = [row('2025-09-30', 35.1e6), row('2025-06-30', 52.8e6), row('2025-03-31', 52.4e6)];
  expect(made([year, ...quarters], true).shown[0]).toBe(138.5e6);
});

test('TALK: a year of a third of its quarters is of another line: it is not shown, and they stand as they were', () => {
  const { shown, marks } = made(yearOf(27.6e6, [48.7e6, 47.4e6, 46.1e6, 45.4e6]));
  expect(shown[0]).toBeNull();
  expect(marks.slice(1)).toEqual([undefined, undefined, undefined, undefined]);
});

test('AAT: the rough year of a landlord is of a part of its rents', () => {
  const year = { rounded_to: 100_000 };
  const { shown } = made(yearOf(39.9e6, [38e6, 36e6, 36e6], { year }), true);
  expect(shown).toEqual([null, 38e6, 36e6, 36e6]);
});

test('GFF: twelve months of a source that are not the quarters to their day are told apart, and none is taken away', () => {
  const ofTwelve = row('2025-12-31', 2_525.9e6, undefined, 'twelve_months');
  const fourth = { derivation: 'year less three quarters' } as const;
  const quarters = yearOf(0, [421.9e6, 649.1e6, 662.2e6, 613.6e6], { fourth }).slice(1);
  const { shown, marks, doubts } = made([ofTwelve, ...quarters]);
  expect(shown).toEqual([2_525.9e6, 421.9e6, 649.1e6, 662.2e6, 613.6e6]);
  expect(marks.every((mark) => mark?.other_total)).toBe(true);
  expect(doubts).toMatchObject([{ figure: 'revenue', kind: 'twelve_months', period_end: '2025-12-31' }]);
});

test.each([
  ['add up within a fiftieth', yearOf(100e6, [26e6, 25e6, 25e6, 25e6])],
  ['are not all on record and less than the year', yearOf(100e6, [26e6, 25e6])],
  ['are of a company without sales', yearOf(0, [0, 0, 0, 0])],
])('quarters that %s are left as they are', (_, rows) => {
  expect(withoutOtherVersions(rows, false)).toEqual({ periods: rows, doubts: [] });
});

test('GFF: a quarter without what was sold since is in no sum of earnings a share beside the twelve months that have it', () => {
  const eps = (last: number, source: string, sales = 2_526e6) =>
    withoutOtherVersions(
      [
        statementRow('2026-03-31', {
          kind: 'twelve_months',
          source: 'yahoo-twelve-months',
          eps_diluted: 1.02,
          revenue: sales,
        }),
        statementRow('2026-03-31', { source, eps_diluted: last, revenue: 422e6 }),
        statementRow('2025-12-31', { eps_diluted: 1.41, revenue: 649e6 }),
        statementRow('2025-09-30', { eps_diluted: 1.04, revenue: 662e6 }),
        statementRow('2025-06-30', { eps_diluted: -2.65, revenue: 614e6 }),
      ],
      false,
    ).periods.map(({ marks }) => marks?.includes('"eps_diluted":{"other_total":true}') ?? false);
  expect(eps(0.42, 'yahoo-quarters')).toEqual([true, true, false, false, false]);
  expect(eps(1.22, 'yahoo-quarters')).toEqual([false, false, false, false, false]);
  // WD: of which the revenue adds up.
  expect(eps(0.42, 'yahoo-quarters', 2_347e6)).toEqual([false, false, false, false, false]);
  expect(eps(0.42, 'sec-quarters')).toEqual([false, false, false, false, false]);
});
