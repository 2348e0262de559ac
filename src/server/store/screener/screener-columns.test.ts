import { expect, it } from 'vitest';
import { screenerFieldNames } from '#contract/screener-fields.ts';
import { columnOf, type RowField, rowFields } from './screener-columns.ts';

it('has a column for each field of a row and for its sparkline, and for no other text', () => {
  expect(rowFields).toEqual([...screenerFieldNames, 'spark']);
  for (const field of rowFields) expect(columnOf(field)).toBeDefined();
  for (const text of ['sic', 'password_hash', '1; drop table companies', '__proto__'])
    expect(() => columnOf(text as RowField)).toThrow(RangeError);
});
