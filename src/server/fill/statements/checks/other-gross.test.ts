import { expect, test } from 'vitest';
import { statementRow } from '#tests/support/statement-rows.ts';
import { withoutOtherGross } from './other-gross.ts';

const quarters = ['2025-03-31', '2025-06-30', '2025-09-30'].map((end, i) =>
  statementRow(end, { revenue: 300e6, gross_profit: [254e6, 252e6, 251e6][i] ?? null }),
);
const months = (gross_profit: number, source = 'yahoo-twelve-months') =>
  statementRow('2026-03-31', { kind: 'twelve_months', revenue: 1254e6, gross_profit, source });
const left = (...rows: Parameters<typeof withoutOtherGross>[0]) =>
  withoutOtherGross(rows).periods[0]?.gross_profit;

test('GTM: a gross profit of twelve months whose margin is over those of all quarters leaves out other costs', () => {
  expect(left(months(1087.7e6), ...quarters)).toBeNull();
  expect(withoutOtherGross([months(1087.7e6), ...quarters]).doubts).toMatchObject([
    { figure: 'gross_profit' },
  ]);
  expect(left(months(1000e6), ...quarters)).toBeNull();
});

test('one between them, of the same source, or beside two quarters stands', () => {
  expect(left(months(1055e6), ...quarters)).toBe(1055e6);
  expect(left(months(1087.7e6, 'sec-quarters'), ...quarters)).toBe(1087.7e6);
  expect(left(months(1087.7e6), ...quarters.slice(1))).toBe(1087.7e6);
});
