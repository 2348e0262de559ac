import { afterEach, expect, it, vi } from 'vitest';
import { defaultScreener } from '#kit/screener/state.ts';
import { applyPreferences } from './preferences.ts';
import type { ScreenStore } from './screen-store.ts';

/** A browser at an address, with what it remembers. */
function browser(path: string, state: unknown = null, remembered: Record<string, string> = {}) {
  const history = {
    state,
    replaceState(next: unknown) {
      this.state = next;
    },
  };
  vi.stubGlobal('location', new URL(path, 'http://site'));
  vi.stubGlobal('history', history);
  vi.stubGlobal('localStorage', { getItem: (key: string) => remembered[key] ?? null });
  return { history };
}

afterEach(() => void vi.unstubAllGlobals());

const asked = vi.fn(() => Promise.resolve(Response.json({ data: [] })));

/** A person comes to the screener; `session` when signed in. */
function come(session?: string) {
  vi.stubGlobal('document', { documentElement: { dataset: session ? { session } : {} } });
  vi.stubGlobal('fetch', asked);
  const show = vi.fn(() => Promise.resolve());
  const $view = { get: () => ({ wanted: defaultScreener, notices: [] }) };
  applyPreferences({ $view, show } as unknown as ScreenStore);
  return show;
}

it('takes up what the browser remembers in the place of the entry, and does nothing without', () => {
  const { history } = browser('/stocks/screener', null, { screenerFilters: '{"latest_rsi":true}' });
  expect(come()).toHaveBeenCalledTimes(1);
  expect(history.state).toMatchObject({ screener: expect.stringContaining('latest_rsi') as string });
  browser('/stocks/screener');
  expect(come()).not.toHaveBeenCalled();
});

it('asks for the screens of who is signed in and came by an address that says nothing, and of nobody else', async () => {
  for (const [path, state] of [
    ['/stocks/screener', { screener: '' }],
    ['/stocks/screener?page=1', null],
    ['/stocks/screener?page=2', null],
    ['/stocks/screener/oversold', null],
  ] as const) {
    browser(path, state);
    come('member');
  }
  browser('/stocks');
  come();
  for (const [path, state] of [
    ['/stocks', null],
    ['/stocks/screener', { index: 3 }],
  ] as const) {
    browser(path, state);
    asked.mockClear();
    come('member');
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    expect(asked).toHaveBeenCalledTimes(1);
  }
});
