import { expect, it } from 'vitest';
import { defaultScreener, withFilter } from '#kit/screener/state.ts';
import { fieldsOf, hrefsOf, markup } from '#tests/support/markup.ts';
import { StockSearch } from './StockSearch.tsx';

const state = { ...withFilter(defaultScreener, 'volume', [{ min: 5 }]), symbol: 'bio', page: 3 };

it('is a form that narrows by itself and keeps the other filters', () => {
  expect(fieldsOf(markup(<StockSearch state={state} standalone={false} />))).toEqual([
    'symbol=bio',
    'volume=5..',
  ]);
});

it('is a combobox without suggestions at first', () => {
  const html = markup(<StockSearch state={state} standalone={false} />);
  expect(html).toMatch(/role="combobox"[^>]*aria-expanded="false"/);
  expect(html).not.toContain('role="option"');
});

it('has the field before the button, as one comes to them by keyboard', () => {
  const html = markup(<StockSearch state={state} standalone={false} />);
  expect(html.indexOf('role="combobox"')).toBeLessThan(html.indexOf('aria-label="Find"'));
});

it('can be cleared only while it narrows', () => {
  expect(hrefsOf(markup(<StockSearch state={state} standalone={false} />))).toEqual([
    '/stocks/screener?volume=5..',
  ]);
  expect(hrefsOf(markup(<StockSearch state={defaultScreener} standalone={false} />))).toEqual([]);
});
