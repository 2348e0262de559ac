import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Screen } from '#contract/screen.ts';
import { defaultScreener, withPage } from '#kit/screener/state.ts';
import { openDefault } from './open-default.ts';
import { createSavedStore } from './saved-store.ts';
import { createScreenStore } from './screen-store.ts';

const kept = (isDefault: boolean, query = 'volume=1M..'): Screen => ({
  id: 'a',
  name: 'Busy',
  query,
  isDefault,
  createdAt: '',
  updatedAt: '',
});

function opening(list: () => Promise<Screen[]>) {
  const never = () => Promise.reject(new Error('not asked'));
  const saved = createSavedStore({ list, create: never, update: never });
  const screen = vi.fn(() => Promise.reject(new Error('down')));
  const store = createScreenStore(
    { screen, counts: () => Promise.resolve({}) },
    { wanted: defaultScreener, shown: null, counts: {}, notices: [] },
  );
  return { store, opened: openDefault(store, saved) };
}

const history = { state: null, replaceState: vi.fn() };
beforeEach(() => {
  vi.stubGlobal('history', history);
  vi.stubGlobal('location', { pathname: '/stocks', search: '' });
  vi.stubGlobal('localStorage', { getItem: () => null });
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState.mockReset();
});

it('shows the default screen in the place of the entry, and says so', async () => {
  const { store, opened } = opening(() => Promise.resolve([kept(true)]));
  await opened;
  expect(store.$view.get().wanted.filters).toEqual({ volume: [{ min: 1e6 }] });
  expect(store.$view.get().notices).toEqual(['Opened with your screen “Busy”. Reset shows every company.']);
  expect(history.replaceState).toHaveBeenCalledWith({ screener: 'volume=1M..' }, '', '/stocks?volume=1M..');
});

it('says beside it what of an old query could not be taken', async () => {
  const { store, opened } = opening(() => Promise.resolve([kept(true, 'volume=1M..&market_cap=lots')]));
  await opened;
  expect(store.$view.get().notices).toHaveLength(2);
});

it.each([
  ['there is no default', () => Promise.resolve([kept(false)])],
  ['the screens do not come', () => Promise.reject(new Error('down'))],
])('leaves everything as it is when %s', async (_, list) => {
  const { store, opened } = opening(list);
  await opened;
  expect(store.$view.get()).toMatchObject({ wanted: defaultScreener, notices: [] });
  expect(history.replaceState).not.toHaveBeenCalled();
});

it('never overrides what the person did meanwhile', async () => {
  let answer: (screens: Screen[]) => void = () => undefined;
  const { store, opened } = opening(() => new Promise((resolve) => (answer = resolve)));
  void store.show(withPage(defaultScreener, 2));
  answer([kept(true)]);
  await opened;
  expect(store.$view.get().wanted.page).toBe(2);
});
