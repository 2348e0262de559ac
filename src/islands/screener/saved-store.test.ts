import { expect, it, vi } from 'vitest';
import type { Screen } from '#contract/screen.ts';
import { ApiError, type ErrorCode } from '#contract/errors.ts';
import { createSavedStore, type ScreensApi } from './saved-store.ts';

const screen = (name: string, more: Partial<Screen> = {}): Screen => ({
  id: name,
  name,
  query: '',
  isDefault: false,
  createdAt: '2026-07-02T00:00:00Z',
  updatedAt: '2026-07-02T00:00:00Z',
  ...more,
});

function backend(kept: Screen[] = []) {
  const api = {
    list: vi.fn(() => Promise.resolve(kept)),
    create: vi.fn((input: Parameters<ScreensApi['create']>[0]) =>
      Promise.resolve(screen(input.name, { query: input.query, isDefault: input.isDefault ?? false })),
    ),
    update: vi.fn((id: string, change: Parameters<ScreensApi['update']>[1]) =>
      Promise.resolve({ ...screen(id), ...change }),
    ),
  };
  return { api, store: createSavedStore(api) };
}
const refusing = (code: ErrorCode, fields?: Record<string, string>) => () =>
  Promise.reject(new ApiError(code, `refused with ${code}`, fields));

it('lists, adds in the order of names, and has one default at most', async () => {
  const { store } = backend([screen('Beta', { isDefault: true })]);
  await store.load();
  expect(await store.save({ name: 'Alpha', query: 'volume=1M..', isDefault: true })).toEqual({
    kind: 'saved',
  });
  expect(store.$saved.get().screens?.map(({ name, isDefault }) => [name, isDefault])).toEqual([
    ['Alpha', true],
    ['Beta', false],
  ]);
});

it.each([
  ['unauthenticated', 'signed-out'],
  ['unverified', 'unverified'],
  ['unavailable', 'failed'],
] as const)('says of an answer %s that it is %s, and keeps the screens it had', async (code, failure) => {
  const { api, store } = backend([screen('Alpha')]);
  await store.load();
  api.list.mockImplementation(refusing(code));
  await store.load();
  expect(store.$saved.get()).toMatchObject({ screens: [{ name: 'Alpha' }], failure });
  api.create.mockImplementation(refusing(code));
  expect(await store.save({ name: 'x', query: '' })).toEqual({ kind: failure });
});

it('forgets the failure with the next good answer', async () => {
  const { api, store } = backend([screen('Alpha')]);
  api.list.mockImplementationOnce(() => Promise.reject(new TypeError('no network')));
  await store.load();
  expect(store.$saved.get()).toEqual({ screens: null, failure: 'failed' });
  await store.load();
  expect(store.$saved.get()).toMatchObject({ failure: null });
});

it('has all screens after one was saved although the others had not come, and says where they still do not', async () => {
  const { api, store } = backend([screen('Alpha')]);
  api.list.mockImplementationOnce(() => Promise.reject(new TypeError('no network')));
  await store.load();
  expect(await store.save({ name: 'Kept', query: '' })).toEqual({ kind: 'saved' });
  expect(store.$saved.get()).toMatchObject({ screens: [{ name: 'Alpha' }, { name: 'Kept' }], failure: null });

  const still = backend([screen('Alpha')]);
  still.api.list.mockImplementation(() => Promise.reject(new TypeError('no network')));
  expect(await still.store.save({ name: 'Kept', query: '' })).toEqual({ kind: 'saved' });
  expect(still.store.$saved.get()).toEqual({ screens: null, failure: 'failed' });
});

it('finds the screen of a name that is taken, even when it had not asked for them, and replaces it', async () => {
  const { api, store } = backend([screen('Mine')]);
  api.create.mockImplementation(refusing('conflict', { name: 'You have a screen of this name.' }));
  const outcome = await store.save({ name: ' Mine ', query: 'volume=1M..' });
  expect(outcome).toMatchObject({ kind: 'taken', screen: { id: 'Mine' } });
  expect(await store.replace(screen('Mine'), { query: 'volume=1M..' })).toEqual({ kind: 'saved' });
  expect(store.$saved.get().screens).toMatchObject([{ id: 'Mine', query: 'volume=1M..' }]);
});

it('hands on what the API says of a name, or of too many screens', async () => {
  const { api, store } = backend();
  api.create.mockImplementationOnce(refusing('bad_request', { name: 'Name must be one line' }));
  expect(await store.save({ name: 'a', query: '' })).toEqual({
    kind: 'refused',
    message: 'Name must be one line',
  });
  api.create.mockImplementationOnce(refusing('conflict'));
  expect(await store.save({ name: 'a', query: '' })).toEqual({
    kind: 'refused',
    message: 'refused with conflict',
  });
});
