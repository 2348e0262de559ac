import { expect, it } from 'vitest';
import { defaultScreener, withPage } from '#kit/screener/state.ts';
import { hrefsOf, markup, textOf } from '#tests/support/markup.ts';
import { GridPager } from './GridPager.tsx';

function pager(page: number, totalPages: number): string {
  const state = withPage(defaultScreener, page);
  const rows = Array.from({ length: 10 }, (_, at) => ({ symbol: `S${at}`, name: 'n', spark: null }));
  const screen = { state, rows, totalItems: totalPages * 10, totalPages, notice: null };
  return markup(<GridPager screen={screen} state={state} />);
}

it('says which rows these are, of how many', () => {
  expect(textOf(pager(2, 413))).toContain('11–20 of 4,130');
});

it('marks the page and leads to those before and after, in words of their own', () => {
  const html = pager(2, 3);
  expect(html).toContain('aria-label="Page 2" aria-current="page"');
  expect(html).toMatch(/href="\/stocks\/screener" rel="prev"/);
  expect(html).toMatch(/href="\/stocks\/screener\?page=3" rel="next"/);
});

it('has at both ends a step that leads nowhere and can still hold the focus', () => {
  const html = pager(1, 1);
  expect(html.match(/role="link" aria-disabled="true" tabindex="-1"/g)).toHaveLength(2);
});

it('offers every size of a page, and keeps the row that is first in sight', () => {
  expect(hrefsOf(pager(3, 9)).filter((href) => href.includes('pageSize'))).toEqual([
    '/stocks/screener?page=5&pageSize=5',
    '/stocks/screener?page=2&pageSize=20',
    '/stocks/screener?pageSize=50',
    '/stocks/screener?pageSize=100',
  ]);
});
