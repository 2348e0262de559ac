import { expect, test } from 'vitest';
import { exportColumns, ExportQuerySchema } from './screener-export.ts';

test('without columns they are those of the grid, named ones come once and in their order', () => {
  expect(exportColumns(undefined)).toEqual(exportColumns(''));
  expect(exportColumns(undefined)).toContain('symbol');
  expect(exportColumns('volume,symbol,volume')).toEqual(['volume', 'symbol']);
});

test('a column that is not a field is refused', () => {
  expect(ExportQuerySchema.safeParse({ columns: 'symbol,password' }).success).toBe(false);
  expect(ExportQuerySchema.safeParse({ columns: 'symbol,name' }).success).toBe(true);
});
