import { describe, expect, it } from 'vitest';
import { loadScreen } from './load.ts';
import { defaultScreener } from './state.ts';

/** A market of 23 companies, answered as the API does. */
const market = async ({ variables }: { variables: { page: number; pageSize: number } }) => {
  const { page, pageSize } = variables;
  const all = Array.from({ length: 23 }, (_, n) => ({
    symbol: `S${n}`,
    name: `Company ${n}`,
    market_cap: n || null,
  }));
  const companies = all.slice((page - 1) * pageSize, page * pageSize);
  return Promise.resolve({ companies, totalItems: all.length, totalPages: Math.ceil(all.length / pageSize) });
};

describe('a page of the screener', () => {
  it('holds the rows and totals of the answer, unknown values as null', async () => {
    const screen = await loadScreen(market, defaultScreener);
    expect(screen).toMatchObject({ totalItems: 23, totalPages: 3, notice: null });
    expect(screen.rows).toHaveLength(10);
    expect(screen.rows[0]).toMatchObject({ symbol: 'S0', market_cap: null, spark: null });
  });

  it('is the last one, with a notice, where the address asks for one past the end', async () => {
    const screen = await loadScreen(market, { ...defaultScreener, page: 999 });
    expect(screen.state.page).toBe(3);
    expect(screen.rows.map(({ symbol }) => symbol)).toEqual(['S20', 'S21', 'S22']);
    expect(screen.notice).toBe('Page 999 does not exist: the last page, 3, is shown.');
  });

  it('is the first one, empty, where nothing matches', async () => {
    const nothing = async () => Promise.resolve({ companies: [], totalItems: 0, totalPages: 0 });
    const screen = await loadScreen(nothing, defaultScreener);
    expect(screen).toMatchObject({ rows: [], totalItems: 0, notice: null });
  });

  it('asks for a sector by its name, and for sub-sectors within it', async () => {
    const state = { ...defaultScreener, sector: 'Life Sciences' as const, industries: ['2834', '2836'] };
    const screen = await loadScreen(market, state);
    expect(screen.filters).toBe('{"Sectors":["Life Sciences"],"Industries":["2834","2836"]}');
  });
});
