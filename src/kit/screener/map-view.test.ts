import { expect, test } from 'vitest';
import { defaultMap, formatMap, isMap, mapHref, mapInVain, readMap } from './map-view.ts';
import { defaultScreener } from './state.ts';
import { readScreener } from './url.ts';

const asked = (query: string) => new URLSearchParams(query);

test('an address asks for a map by its view alone', () => {
  expect(isMap(asked('view=map'))).toBe(true);
  expect(isMap(asked('view=valuation'))).toBe(false);
  expect(mapHref(defaultScreener)).toBe('/stocks/screener?view=map');
});

test('a map keeps what narrows a screen, and not its page, order and columns', () => {
  const { state } = readScreener(
    asked('sector=Finance&size=..50M&page=3&sortField=volume&columns=symbol,name'),
  );
  const query = asked(formatMap(state, { over: 60, area: 'companies', opened: 'Finance' }));
  expect(query.toString()).toBe('sector=Finance&size=..50M&view=map&over=60&area=companies&opened=Finance');
  expect(readMap(query)).toEqual({ over: 60, area: 'companies', opened: 'Finance' });
});

test.each(['over=7', 'area=size', 'opened=Nowhere', ''])('%s falls back to the standard', (query) => {
  expect(readMap(asked(query))).toEqual(defaultMap);
});

test('what a map does not offer is named, and nothing of it where no map is asked for', () => {
  expect(mapInVain(asked('view=map&over=7&area=size&opened=Nowhere'))).toEqual(['over', 'area', 'opened']);
  expect(mapInVain(asked('view=map&over=60&area=value&opened=none&over='))).toEqual([]);
  expect(mapInVain(asked('over=7&area=size'))).toEqual([]);
});
