import { expect, it } from 'vitest';
import { toGridRow } from './rows.ts';

it('keeps figures as they are, unknown ones as null', () => {
  const [row] = toGridRow({
    symbol: 'NKTX',
    name: 'Nkarta Inc.',
    last_sale: 3.22,
    volume: 0,
    market_cap: null,
  });
  expect(row).toMatchObject({
    symbol: 'NKTX',
    name: 'Nkarta Inc.',
    last_sale: 3.22,
    volume: 0,
    market_cap: null,
  });
  expect(row?.spark).toBeNull();
});

it('draws the sparkline and says in words what it shows', () => {
  const [row] = toGridRow({ symbol: 'NKTX', name: 'Nkarta Inc.', spark: [1, 2, 1.5] });
  expect(row?.spark).toMatchObject({ endX: 93.5, label: '3 sessions, from $1.00 to $1.50' });
});

it('leaves out a row that no page could be linked for', () => {
  expect(toGridRow({ name: 'Nameless' })).toEqual([]);
});
