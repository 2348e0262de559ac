import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Screen } from '#kit/screener/load.ts';
import { defaultScreener, type ScreenerState, withFilter, withPage } from '#kit/screener/state.ts';
import { createScreenStore, type ScreenSource } from './screen-store.ts';

const screenOf = (state: ScreenerState): Screen => ({
  state,
  rows: [],
  totalItems: 100,
  totalPages: 10,
  notice: null,
});
const page = (n: number) => withPage(defaultScreener, n);

/** A backend whose answers the test gives, in the order it likes. */
function slowMarket() {
  const asked: { state: ScreenerState; signal: AbortSignal; answer: () => void; fail: () => void }[] = [];
  const load = (state: ScreenerState, signal: AbortSignal) =>
    new Promise<Screen>((resolve, reject) => {
      const fail = () => reject(new Error('no answer'));
      asked.push({ state, signal, answer: () => resolve(screenOf(state)), fail });
    });
  const counts = () => Promise.resolve({});
  const source: ScreenSource = { screen: load, counts };
  const store = createScreenStore(source, {
    wanted: page(1),
    shown: screenOf(page(1)),
    counts: {},
    notices: [],
  });
  return { asked, store, source, view: () => store.$view.get() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the screener in place', () => {
  it('never lets an older answer overwrite a newer one, and aborts the older request', async () => {
    const { asked, store, view } = slowMarket();
    const second = store.show(page(2));
    const third = store.show(page(3));
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[1]?.answer();
    await third;
    asked[0]?.answer();
    await second;
    expect(view().shown?.state.page).toBe(3);
    expect(view().announcement).not.toBe('');
  });

  it('keeps the old rows, and dims them only when the answer takes 300 ms', async () => {
    const { asked, store, view } = slowMarket();
    const shown = store.show(page(2));
    expect(view()).toMatchObject({ wanted: { page: 2 }, shown: { state: { page: 1 } } });
    await vi.advanceTimersByTimeAsync(299);
    expect(view().waiting).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(view().waiting).toBe(true);
    asked[0]?.answer();
    await shown;
    expect(view()).toMatchObject({ waiting: false, shown: { state: { page: 2 } } });
  });

  it('keeps the old rows when the answer fails, and shows the wanted ones on another try', async () => {
    const { asked, store, view } = slowMarket();
    const failing = store.show(page(2));
    asked[0]?.fail();
    await failing;
    expect(view()).toMatchObject({
      failure: 'load',
      waiting: false,
      wanted: { page: 2 },
      shown: { state: { page: 1 } },
    });
    const again = store.show(view().wanted);
    asked[1]?.answer();
    await again;
    expect(view()).toMatchObject({ failure: null, shown: { state: { page: 2 } } });
  });

  it('refreshes without a word, says so only when it fails, and never while something is on its way', async () => {
    const { asked, store, view } = slowMarket();
    const refreshing = store.refresh();
    asked[0]?.fail();
    await refreshing;
    expect(view()).toMatchObject({ failure: 'refresh', announcement: '' });
    void store.show(page(2));
    await store.refresh();
    expect(asked).toHaveLength(2);
  });

  it('shows what is known in one change, and hears nothing of what was asked before', async () => {
    const { asked, store, view, source } = slowMarket();
    const late = store.show(page(2));
    source.known = (state) => ({ screen: screenOf(state), counts: { volume: [3] } });
    const changes: number[] = [];
    store.$view.listen(({ shown }) => changes.push(shown?.state.page ?? 0));
    void store.show(page(3));
    expect(view()).toMatchObject({
      shown: { state: { page: 3 } },
      wanted: { page: 3 },
      counts: { volume: [3] },
    });
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer();
    await late;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(new Set(changes)).toEqual(new Set([3]));
    expect(view()).toMatchObject({ shown: { state: { page: 3 } }, waiting: false });
  });

  it('begins with a failure where the page came without rows', () => {
    const store = createScreenStore(
      { screen: vi.fn(), counts: vi.fn() },
      { wanted: page(1), shown: null, counts: null, notices: [] },
    );
    expect(store.$view.get().failure).toBe('load');
  });

  it('asks for the counts of options once for each filter, not for a page, and shows only the newest', async () => {
    const asked: { state: ScreenerState; answer: (count: number) => void }[] = [];
    const counts = (state: ScreenerState) =>
      new Promise<Record<string, number[]>>((resolve) => {
        asked.push({ state, answer: (count) => resolve({ volume: [count] }) });
      });
    const screen = (state: ScreenerState) => Promise.resolve(screenOf(state));
    const first = { wanted: page(1), shown: screenOf(page(1)), counts: {}, notices: [] };
    const store = createScreenStore({ screen, counts }, first);
    await store.show(page(2));
    expect(asked).toHaveLength(0);
    await store.show(withFilter(page(1), 'volume', [{ min: 1 }]));
    await store.show(withFilter(page(1), 'volume', [{ min: 2 }]));
    asked[1]?.answer(2);
    asked[0]?.answer(1);
    await vi.waitFor(() => expect(store.$view.get().counts).toEqual({ volume: [2] }));
  });
});
