import { expect, test } from 'vitest';
import { type StatementRow, statementRow } from '#tests/support/statement-rows.ts';
import { withoutRoundedNothing } from './rounded-nothing.ts';

const rounded = JSON.stringify({ revenue: { rounded_to: 100_000 } });
const year = (given: Partial<StatementRow> = {}) =>
  statementRow('2025-12-31', { kind: 'year', source: 'sec-annual', revenue: 0, marks: rounded, ...given });
const quarter = (revenue: number) => statementRow('2025-09-30', { revenue });
const revenueOf = (...rows: StatementRow[]) => withoutRoundedNothing(rows).periods[0]?.revenue;

test('CDIO, RFL: a revenue of nothing that is known to hundreds of thousands is none', () => {
  expect(revenueOf(year(), quarter(2_855))).toBeNull();
  expect(revenueOf(year())).toBeNull();
  expect(withoutRoundedNothing([year()]).doubts).toMatchObject([{ figure: 'revenue', kind: 'year' }]);
  // Of a quarter of the year before nothing is said.
  expect(revenueOf(year(), statementRow('2024-12-31', { revenue: 0 }))).toBeNull();
});

test('VKTX: it stands beside quarters without any', () => {
  expect(revenueOf(year(), quarter(0))).toBe(0);
  expect(revenueOf(year({ marks: null }))).toBe(0);
});

test('SNGX: an exact one does not beside a quarter in which something was sold', () => {
  const twelve = year({ kind: 'twelve_months', source: 'yahoo-twelve-months', marks: null });
  expect(revenueOf(twelve, quarter(118_000))).toBeNull();
  expect(revenueOf(twelve, quarter(0))).toBe(0);
});
