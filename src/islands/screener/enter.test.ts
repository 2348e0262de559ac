import { afterEach, expect, it, vi } from 'vitest';
import { defaultScreener } from '#kit/screener/state.ts';
import { enter } from './enter.ts';
import type { ScreenStore } from './screen-store.ts';

const store = {
  $view: { get: () => ({ wanted: defaultScreener, notices: [] }) },
  show: () => Promise.resolve(),
} as unknown as ScreenStore;
const asked = vi.fn(() => Promise.resolve(Response.json({ data: [] })));

function come(path: string, session?: string) {
  vi.stubGlobal('location', new URL(path, 'http://site'));
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('document', { documentElement: { dataset: session ? { session } : {} } });
  vi.stubGlobal('fetch', asked);
  enter(store);
}
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockClear();
});

it('asks for the screens of who is signed in and came without a wish, and of nobody else', async () => {
  come('/stocks');
  come('/stocks/screener?page=2', 'member');
  come('/stocks/screener', 'member');
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  expect(asked).toHaveBeenCalledTimes(1);
});
