import { expect, it } from 'vitest';
import type { Funnel } from '#kit/screener/funnel.ts';
import { defaultScreener, type ScreenerState } from '#kit/screener/state.ts';
import { hrefsOf, markup, textOf } from '#tests/support/markup.ts';
import { FilterBar } from './FilterBar.tsx';

const bar = (
  state: ScreenerState,
  exportHref: string | null = '/api/stock/export',
  funnel: Funnel | null = null,
) =>
  markup(
    <FilterBar
      state={state}
      definitions={[]}
      counts={null}
      companies={4_134}
      funnel={funnel}
      industryNames={{ '2834': 'Pharmaceutical preparations' }}
      exportHref={exportHref}
      form={<form id="all-filters" />}
      onAdd={() => undefined}
    />,
  );

it('has the filters of a first visit, a way to add, to reset and to export, and the form for who has no script', () => {
  const html = bar(defaultScreener);
  expect(html.match(/class="chip filter-chip"/g)).toHaveLength(4);
  expect(textOf(html)).toMatch(/Add\s*Reset\s*Export \(CSV\)/);
  expect(html).toContain('id="all-filters"');
});

it('names a chosen sub-sector by its title, and takes it away by itself', () => {
  const html = bar({ ...defaultScreener, industries: ['2834', '9999'] });
  expect(html).toContain('aria-label="Remove Sub-sector Pharmaceutical preparations"');
  expect(textOf(html)).toContain('SIC 9999');
  expect(hrefsOf(html)[0]).toBe('/stocks/screener?sic=9999');
});

it('takes a chosen sector away, and resets everything that narrows but not the order', () => {
  const html = bar({ ...defaultScreener, sector: 'Finance', symbol: 'x', sortField: 'volume' });
  expect(hrefsOf(html)[0]).toBe('/stocks/screener?symbol=x&sortField=volume&sortDirection=desc');
  expect(hrefsOf(html)).toContain('/stocks/screener?sortField=volume&sortDirection=desc');
});

it('offers no file while there are no rows', () => {
  expect(textOf(bar(defaultScreener, null))).not.toContain('Export');
});

it('says behind each chip how many are left, beginning with all', () => {
  const state: ScreenerState = {
    ...defaultScreener,
    sector: 'Finance',
    filters: { market_cap: [{ max: 5e8 }] },
  };
  const text = textOf(bar(state, null, { sector: 710, market_cap: 31 })).replace(/\s+/g, ' ');
  expect(text).toContain('4,134 companies in all');
  expect(text).toMatch(/Finance.*710 left.*Market Cap.*31 left/);
  expect(bar(state).includes('class="funnel')).toBe(false);
  expect(bar(defaultScreener, null, {}).includes('class="funnel')).toBe(false);
});
