import { expect, test } from 'vitest';
import type { StatementRow } from '#kit/financials/statement.ts';
import { periodOf } from '#tests/fixtures/financials.ts';
import { columnsOf } from './columns.ts';
import { isLeftOut, statementIn } from './phone-rows.ts';

const row = (label: string, ...values: (number | null)[]) => ({ label, values }) as unknown as StatementRow;

test('a phone leaves out rows of which it would show N/A twice, and small ones', () => {
  expect(isLeftOut(row('Total debt', null, 7, null), [0, 2], false)).toBe(true);
  expect(isLeftOut(row('Total debt', null, null, 7), [0, 2], false)).toBe(false);
  expect(isLeftOut(row('Total debt', 7, null, null), [0, 2], false)).toBe(false);
  expect(isLeftOut(row('Current ratio', 7, 7, 7), [0, 2], true)).toBe(true);
});

test('a row with a trend stays, and so does one without a column for the year before that has a figure', () => {
  expect(isLeftOut(row('EPS, diluted', null, 7, null), [0, 2], true)).toBe(false);
  expect(isLeftOut(row('Equity', 7), [0, 4], false)).toBe(false);
  expect(isLeftOut(row('Equity', null), [0, 4], false)).toBe(true);
});

test('AACB: of a table of few rows a phone leaves none out', () => {
  const statement = statementIn(
    columnsOf([periodOf('2025-09-30', { cash: 1, assets: 2 })], 'quarter', undefined),
  );
  const leftOut = statement.groups.flatMap((group) =>
    group.rows.map((row) => statement.isLeftOut(group, row)),
  );
  expect(leftOut).toEqual([false, false]);
});

test('MDXG: a year beside quarters grows from the year before it, which has no column', () => {
  const years = [2025, 2024, 2023].map((of, i) =>
    periodOf(`${of}-12-31`, { kind: 'year', revenue: (4 - i) * 100e6 }),
  );
  const quarter = periodOf('2025-12-31', { revenue: 110e6 });
  const { groups } = statementIn(columnsOf([quarter, ...years], 'quarter', undefined));
  const growth = groups.flatMap(({ rows }) => rows).find(({ label }) => label === 'Revenue, year over year');
  expect(growth?.values.map((value) => value && Math.round(value))).toEqual([null, 33, 50]);
});
