import { expect, it } from 'vitest';
import { gridColumn } from '#kit/screener/columns.ts';
import { hrefsOf, markup } from '#tests/support/markup.ts';
import { tableColumns } from './columns.tsx';

const shown = ['symbol', 'name', 'volume', 'spark'].flatMap((id) => gridColumn(id) ?? []);
const row = { symbol: 'BRK-B', name: 'B', spark: null };

function rendered(id: string, standalone: boolean): string {
  const column = tableColumns(shown, standalone).find((one) => one.id === id);
  const cell = column?.cell as (context: { row: { original: typeof row } }) => React.ReactNode;
  return markup(cell({ row: { original: row } }));
}

it('leads to the company, in the installed app to the assistant', () => {
  expect(hrefsOf(rendered('symbol', false))).toEqual(['/stocks/BRK-B']);
  expect(hrefsOf(rendered('symbol', true))).toEqual(['/redchat?symbol=BRK-B']);
});

it('makes one stop for the keyboard of the two links of a row', () => {
  expect(rendered('symbol', false)).not.toContain('tabindex');
  expect(rendered('name', false)).toContain('tabindex="-1"');
});

it('sorts figures from the largest and texts from A first, and a drawing not at all', () => {
  const first = Object.fromEntries(
    tableColumns(shown, false).map(({ id, ...column }): [string, [unknown, boolean]] => [
      id ?? '',
      [column.sortDescFirst, 'accessorFn' in column],
    ]),
  );
  expect(first).toEqual({
    symbol: [false, true],
    name: [false, true],
    volume: [true, true],
    spark: [undefined, false],
  });
});
