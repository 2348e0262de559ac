import { expect, it } from 'vitest';
import { columnSets } from '#kit/screener/columns.ts';
import { defaultScreener } from '#kit/screener/state.ts';
import { hrefsOf, markup } from '#tests/support/markup.ts';
import { ColumnTabs } from './ColumnTabs.tsx';

it('leads to each set with its own columns, and marks the one shown', () => {
  const html = markup(<ColumnTabs state={{ ...defaultScreener, view: 'analysts', columns: ['open'] }} />);
  expect(hrefsOf(html)).toHaveLength(columnSets.length);
  expect(hrefsOf(html)[0]).toBe('/stocks/screener');
  expect(html.match(/aria-current="true"[^>]*data-view="analysts"/g)).toHaveLength(1);
});
