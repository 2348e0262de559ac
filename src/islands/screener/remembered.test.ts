import { expect, it } from 'vitest';
import { activeFilters, defaultScreener, withActive, withPage } from '#kit/screener/state.ts';
import { remember, rememberedColumns, rememberRows, withRemembered } from './remembered.ts';

function memory(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

it('keeps the flags of filters and the columns of each view, and brings them back', () => {
  const storage = memory();
  const state = withActive({ ...defaultScreener, columns: ['symbol', 'name', 'volume'] }, [
    'volume',
    'latest_rsi',
  ]);
  remember(state, storage);
  expect(JSON.parse(storage.getItem('screenerFilters') ?? '')).toMatchObject({
    market_cap: false,
    latest_rsi: true,
  });
  const again = withRemembered(defaultScreener, storage);
  expect(activeFilters(again)).toEqual(['volume', 'latest_rsi']);
  expect(again.columns).toEqual(['symbol', 'name', 'volume']);
  expect(rememberedColumns('technical', storage)).toBeNull();
});

it('never overrides what the address says', () => {
  const storage = memory({
    screenerFilters: '{"latest_rsi":true}',
    screenerColumns: '{"overview":["volume"]}',
  });
  const said = { ...defaultScreener, active: [], columns: ['symbol', 'name', 'open'] as const };
  expect(withRemembered(said, storage)).toEqual(said);
});

it('keeps the rows of a page that were chosen, and has ten of them before', () => {
  const storage = memory();
  expect(withRemembered(defaultScreener, storage).pageSize).toBe(10);
  rememberRows(50, storage);
  expect(withRemembered(defaultScreener, storage).pageSize).toBe(50);
  // An address that says how many, or that leads into the middle, means those rows.
  expect(withRemembered({ ...defaultScreener, pageSize: 20 }, storage).pageSize).toBe(20);
  expect(withRemembered(withPage(defaultScreener, 3), storage).pageSize).toBe(10);
  rememberRows(33, storage);
  expect(withRemembered(defaultScreener, storage).pageSize).toBe(10);
});

it.each(['{', '[]', 'null', '{"overview":5,"market_cap":"no"}'])(
  'takes %s for nothing remembered',
  (text) => {
    const storage = memory({ screenerFilters: text, screenerColumns: text, screenerRows: text });
    expect(withRemembered(defaultScreener, storage)).toEqual(defaultScreener);
  },
);
