import { expect, test } from 'vitest';
import { type StatementRow as Row, statementRow as row } from '#tests/support/statement-rows.ts';
import { sinceMerger } from './since-merger.ts';

const trust = (given: Partial<Row> = {}) =>
  row('2025-09-30', {
    assets: 367.2e6,
    cash: 40_655,
    equity: -20.1e6,
    marks: '{"equity":{"gap":366e6}}',
    ...given,
  });
const before = row('2025-06-30', { assets: 366e6 });

test('FTW: what is on record of the blank check that a company merged with is not shown, and listed for staff', () => {
  const later = row('2025-12-31', { kind: 'twelve_months', revenue: 90e6 });
  expect(sinceMerger([later, trust(), before])).toMatchObject({
    periods: [{ period_end: '2025-12-31' }],
    doubts: [{ figure: 'assets', period_end: '2025-09-30' }],
  });
});

test('a later balance of the company, sales, cash, or a balance without such shares says that it is its own', () => {
  const kept = (...rows: Row[]) => sinceMerger(rows).periods.length === rows.length;
  expect(kept(row('2025-12-31', { assets: 400e6 }), trust())).toBe(true);
  expect(kept(trust({ revenue: 5e6 }), before)).toBe(true);
  expect(kept(trust({ cash: 20e6 }), before)).toBe(true);
  expect(kept(trust({ marks: null }), before)).toBe(true);
  expect(kept(trust({ equity: 20e6 }), before)).toBe(true);
});

test('FAC, EMAT: so is all of before the day until which it was called as one, where it is of an office', () => {
  const year = (given: Partial<Row>) => [row('2025-12-31', { kind: 'year', ...given })];
  const left = (rows: Row[], until = '2026-05-28') => sinceMerger(rows, until).periods.length;
  expect(left(year({ operating_income: -1.2e6 }))).toBe(0);
  expect(
    left([...year({ equity: -12e6, operating_income: -2e6 }), row('2025-09-30', { net_income: -435_675 })]),
  ).toBe(0);
  // IMSR spends what a company does, MRLN sells, ZSTK has an equity, and who was renamed before reports for itself.
  expect(left(year({ operating_income: -28e6 }))).toBe(1);
  expect(left(year({ operating_income: -3.9e6, revenue: 7.5e6 }))).toBe(1);
  expect(left(year({ operating_income: -1e6, equity: 71e6 }))).toBe(1);
  expect(left(year({ operating_income: -1.2e6 }), '2025-10-29')).toBe(1);
});
