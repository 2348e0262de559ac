import { expect, test } from 'vitest';
import { statementRow } from '#tests/support/statement-rows.ts';
import { withoutNeverCash } from './never-cash.ts';

const ends = ['2025-11-30', '2025-08-31', '2025-05-31'];
const left = (cash: readonly (number | null)[]) =>
  withoutNeverCash(ends.map((end, i) => statementRow(end, { cash: cash[i] ?? null }))).map((row) => row.cash);

test('BKHA: cash of nothing on three days and more is none', () => {
  expect(left([0, 0, 0])).toEqual([null, null, null]);
});

test('it stands where a day has some, and where fewer are on record', () => {
  expect(left([0, 0, 51_000])).toEqual([0, 0, 51_000]);
  expect(left([0, 0, null])).toEqual([0, 0, null]);
});
