import { expect, it } from 'vitest';
import { activeFilters, defaultScreener, withActive } from '#kit/screener/state.ts';
import { remember, rememberedColumns, withRemembered } from './remembered.ts';

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

it.each(['{', '[]', 'null', '{"overview":5,"market_cap":"no"}'])(
  'takes %s for nothing remembered',
  (text) => {
    const storage = memory({ screenerFilters: text, screenerColumns: text });
    expect(withRemembered(defaultScreener, storage)).toEqual(defaultScreener);
  },
);
