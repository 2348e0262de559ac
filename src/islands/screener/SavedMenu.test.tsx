import { expect, it } from 'vitest';
import type { Screen } from '#contract/screen.ts';
import { hrefsOf, markup, textOf } from '#tests/support/markup.ts';
import SavedMenu from './SavedMenu.tsx';
import { ApiError } from '#contract/errors.ts';
import { createSavedStore } from './saved-store.ts';

const screen = (name: string, query: string, isDefault = false): Screen => ({
  id: name,
  name,
  query,
  isDefault,
  createdAt: '',
  updatedAt: '',
});

async function menu(list: () => Promise<Screen[]>, query = ''): Promise<string> {
  const never = () => Promise.reject(new Error('not asked'));
  const saved = createSavedStore({ list, create: never, update: never });
  await saved.load();
  return markup(<SavedMenu query={query} here="/stocks/screener" onSave={() => undefined} saved={saved} />);
}

it('links each screen with what it narrows to, and marks the one shown and the one that opens first', async () => {
  const screens = [screen('Alpha', 'volume=1M..', true), screen('All', '')];
  const html = await menu(() => Promise.resolve(screens), 'volume=1M..');
  expect(hrefsOf(html).slice(0, 2)).toEqual(['/stocks/screener?volume=1M..', '/stocks/screener?page=1']);
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  expect(textOf(html)).toContain('Volume 1M+ · Market cap, high to low');
  expect(textOf(html).match(/Opens first/g)).toHaveLength(1);
});

it('says that there are none yet', async () => {
  expect(textOf(await menu(() => Promise.resolve([])))).toContain('You have saved none yet.');
});

it('says why they are not here, and what to do', async () => {
  const ended = await menu(() => Promise.reject(new ApiError('unauthenticated', 'Please log in.')));
  expect(textOf(ended)).toContain('Your session has ended.');
  expect(hrefsOf(ended)[0]).toBe('/login?next=%2Fstocks%2Fscreener');
  const down = await menu(() => Promise.reject(new TypeError('no network')));
  expect(textOf(down)).toContain('Your screens did not load.');
  expect(down).toContain('Try again');
});
