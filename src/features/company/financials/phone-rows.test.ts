import { expect, test } from 'vitest';
import type { StatementRow } from '#kit/financials/statement.ts';
import { isLeftOut } from './phone-rows.ts';

const row = (label: string, ...values: (number | null)[]) => ({ label, values }) as unknown as StatementRow;

test('a phone leaves out rows of which it would show N/A twice, and small ones', () => {
  expect(isLeftOut(row('Total debt', null, 7, null), 2, false)).toBe(true);
  expect(isLeftOut(row('Total debt', null, null, 7), 2, false)).toBe(false);
  expect(isLeftOut(row('Total debt', 7, null, null), 2, false)).toBe(false);
  expect(isLeftOut(row('Current ratio', 7, 7, 7), 2, true)).toBe(true);
});

test('a row with a trend stays, and so does one without a column for the year before that has a figure', () => {
  expect(isLeftOut(row('EPS, diluted', null, 7, null), 2, true)).toBe(false);
  expect(isLeftOut(row('Equity', 7), 4, false)).toBe(false);
  expect(isLeftOut(row('Equity', null), 4, false)).toBe(true);
});
