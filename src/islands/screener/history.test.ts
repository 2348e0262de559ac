import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultScreener, type ScreenerState, withPage } from '#kit/screener/state.ts';
import { followHistory, goTo } from './history.ts';
import type { ScreenStore } from './screen-store.ts';

/** A browser's history, as far as it matters here. */
function browser(path: string, state: unknown = null, remembered: Record<string, string> = {}) {
  const place = new URL(path, 'http://site');
  const history = {
    state,
    pushed: [] as string[],
    pushState(next: unknown, _: string, href: string) {
      this.state = next;
      this.pushed.push(href);
    },
    replaceState(next: unknown) {
      this.state = next;
    },
  };
  const page = new EventTarget();
  vi.stubGlobal('location', place);
  vi.stubGlobal('history', history);
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => remembered[key] ?? null,
    setItem: () => undefined,
  });
  return { history, page };
}

function storeOf(wanted: ScreenerState = defaultScreener) {
  const view = { wanted, notices: [] as readonly string[] };
  const show = vi.fn((next: ScreenerState) => {
    view.wanted = next;
    return Promise.resolve();
  });
  return { store: { $view: { get: () => view }, show } as unknown as ScreenStore, show };
}

beforeEach(() => browser('/stocks/screener'));
afterEach(() => void vi.unstubAllGlobals());

describe('going to a state', () => {
  it('adds an entry that remembers it, and shows it', async () => {
    const { history } = browser('/stocks/screener');
    const { store, show } = storeOf();
    await goTo(store, '/stocks/screener?page=3');
    expect(history).toMatchObject({ pushed: ['/stocks/screener?page=3'], state: { screener: 'page=3' } });
    expect(show).toHaveBeenCalledWith(withPage(defaultScreener, 3), []);
  });

  it('leaves an entry behind that remembers where it was, though nobody follows the history yet', async () => {
    const { history } = browser('/stocks/screener/oversold');
    const left: unknown[] = [];
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      left.push(history.state);
      push(...entry);
    };
    const { store } = storeOf(withPage(defaultScreener, 2));
    await goTo(store, '/stocks/screener?page=3');
    await goTo(store, '/stocks/screener?page=4');
    expect(left).toEqual([{ screener: 'page=2' }, { screener: 'page=3' }]);
  });

  it('adds no entry for what is shown already, yet asks for it again', async () => {
    const { history } = browser('/stocks/screener');
    const { store, show } = storeOf();
    await goTo(store, '/stocks/screener');
    expect(history.pushed).toEqual([]);
    expect(show).toHaveBeenCalledTimes(1);
  });
});

describe('walking back and forth', () => {
  it('shows what the entry remembers, not what its address says', () => {
    const { page } = browser('/stocks/screener/oversold');
    const { store, show } = storeOf();
    const stop = followHistory(store);
    page.dispatchEvent(Object.assign(new Event('popstate'), { state: { screener: 'page=2' } }));
    expect(show).toHaveBeenCalledWith(withPage(defaultScreener, 2), []);
    stop();
    page.dispatchEvent(Object.assign(new Event('popstate'), { state: { screener: 'page=5' } }));
    expect(show).toHaveBeenCalledTimes(1);
  });

  it('is no step for the screener when only a fragment changes, on a ready-made screen as well', () => {
    const { page, history } = browser('/stocks/screener/oversold#main');
    const { store, show } = storeOf(withPage(defaultScreener, 2));
    followHistory(store);
    history.state = null;
    page.dispatchEvent(Object.assign(new Event('popstate'), { state: null }));
    expect(show).not.toHaveBeenCalled();
    // Whoever comes back to the fragment later finds the same rows.
    expect(history.state).toMatchObject({ screener: 'page=2' });
  });
});
