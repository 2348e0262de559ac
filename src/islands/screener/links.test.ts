import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shownColumns } from '#kit/screener/columns.ts';
import { defaultScreener, withFilter, withSector } from '#kit/screener/state.ts';
import { exportHref, linkTarget } from './links.ts';

const link = (dataset: Record<string, string>) =>
  ({ dataset, href: 'http://site/as-written' }) as unknown as HTMLAnchorElement;
const filtered = withFilter(defaultScreener, 'volume', [{ min: 1e6 }]);

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'screenerColumns' ? '{"technical":["latest_rsi"]}' : null),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('leads where a link says by itself', () => {
  expect(linkTarget(link({}), filtered)).toBe('http://site/as-written');
});

it('adds a sector, or takes the chosen one away, and keeps what else narrows', () => {
  expect(linkTarget(link({ sector: 'Finance' }), filtered)).toBe(
    '/stocks/screener?sector=Finance&volume=1M..',
  );
  expect(linkTarget(link({ sector: 'Finance' }), withSector(filtered, 'Finance'))).toBe(
    '/stocks/screener?volume=1M..',
  );
  expect(linkTarget(link({ sector: 'No such' }), filtered)).toBe('http://site/as-written');
});

it('looks for sub-sectors of one sector within it, because another may share their code', () => {
  const first = linkTarget(link({ sic: '6199', sector: 'Crypto Assets' }), defaultScreener);
  expect(first).toBe('/stocks/screener?sector=Crypto+Assets&sic=6199');
  const state = { ...defaultScreener, sector: 'Crypto Assets', industries: ['6199'] } as const;
  expect(linkTarget(link({ sic: '6211', sector: 'Crypto Assets' }), state)).toBe(`${first}&sic=6211`);
  expect(linkTarget(link({ sic: '2834', sector: 'Life Sciences' }), state)).toBe(
    '/stocks/screener?sic=2834&sic=6199',
  );
  expect(linkTarget(link({ sic: '6199', sector: 'Crypto Assets' }), state)).toBe('/stocks/screener');
  expect(linkTarget(link({ sector: 'Crypto Assets' }), state)).toBe('/stocks/screener?sector=Crypto+Assets');
});

it('adds a sub-sector to those chosen', () => {
  const state = { ...defaultScreener, industries: ['7372'] };
  expect(linkTarget(link({ sic: '2834' }), state)).toBe('/stocks/screener?sic=2834&sic=7372');
});

it('goes to another set with the columns remembered for it, and back to its own from the set shown', () => {
  expect(linkTarget(link({ view: 'technical' }), defaultScreener)).toBe(
    '/stocks/screener?view=technical&columns=symbol,name,latest_rsi',
  );
  const technical = { ...defaultScreener, view: 'technical', columns: ['volume'] } as const;
  expect(linkTarget(link({ view: 'technical' }), technical)).toBe('http://site/as-written');
});

it('asks of a file for every row of the filter and order, with the shown columns and drawings by their figures', () => {
  const state = {
    ...defaultScreener,
    page: 4,
    columns: ['symbol', 'name', 'spark', 'range', 'volume'],
  } as const;
  const screen = { state, filters: '{"symbol":"a&b"}', rows: [], totalItems: 0, totalPages: 0, notice: null };
  const { pathname, searchParams } = new URL(exportHref(screen, shownColumns(state)), 'http://x');
  expect(pathname).toBe('/api/stock/export');
  expect(Object.fromEntries(searchParams)).toEqual({
    filters: '{"symbol":"a&b"}',
    sortField: 'market_cap',
    sortDirection: 'desc',
    columns: 'symbol,name,week52low,week52high,last_sale,volume',
  });
});
