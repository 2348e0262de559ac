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
