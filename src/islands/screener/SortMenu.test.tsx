import { expect, it } from 'vitest';
import { shownColumns } from '#kit/screener/columns.ts';
import { defaultScreener, withFilter } from '#kit/screener/state.ts';
import { fieldsOf, markup } from '#tests/support/markup.ts';
import { SortMenu } from './SortMenu.tsx';

const menu = (state = defaultScreener) => markup(<SortMenu state={state} shown={shownColumns(state)} />);

it('offers both orders of every column that sorts, the present one chosen', () => {
  expect(menu()).toContain('<option value="market_cap.desc" selected="">Market cap, high to low</option>');
  expect(menu()).toContain('<option value="name.asc">');
  expect(menu()).not.toContain('spark');
});

it('has an order that no shown column offers, too', () => {
  expect(menu({ ...defaultScreener, sortField: 'latest_rsi' })).toContain(
    'value="latest_rsi.desc" selected=""',
  );
});

it('sends along what it does not change, from the first page', () => {
  const state = {
    ...withFilter(defaultScreener, 'volume', [{ min: 5 }]),
    page: 9,
    sortField: 'name',
  } as const;
  expect(fieldsOf(menu(state))).toEqual(['volume=5..']);
});
