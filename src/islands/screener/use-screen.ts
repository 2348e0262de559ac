import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FilterCounts, FilterDefinition } from '#contract/screener.ts';
import { REFRESH_MS } from '#contract/bounds.ts';
import type { Screen } from '#kit/screener/load.ts';
import type { Around } from '#kit/screener/around.ts';
import { activeFilters, narrowingOf, type ScreenerState } from '#kit/screener/state.ts';
import { whileVisible } from '#ui/browser/while-visible.ts';
import { createMarket } from './fetch-screen.ts';
import { followHistory } from './history.ts';
import { leadToMap, markSectors, nameScreen } from './links.ts';
import { applyPreferences } from './preferences.ts';
import { useAround } from './use-around.ts';
import { createScreenStore, type ScreenStore, type ScreenView } from './screen-store.ts';

/** What the page came with. */
interface Opened {
  state: ScreenerState;
  screen: Screen | null;
  notices: readonly string[];
  counts: FilterCounts['counts'] | null;
  definitions: FilterDefinition[];
  around: Around | null;
}

/** The store of the screener in `root`: it follows the history, the market, and what this browser remembers. */
export function useScreen(
  opened: Opened,
  root: RefObject<HTMLElement | null>,
): {
  store: ScreenStore;
  view: ScreenView;
  definitions: readonly FilterDefinition[];
  /** What stands around the rows. */
  around: Around | null;
  /** How many companies a state finds. */
  count: (state: ScreenerState) => Promise<number>;
} {
  const [market] = useState(createMarket);
  const [store] = useState(() => {
    const { state, screen, counts, notices } = opened;
    return createScreenStore(market, { wanted: state, shown: screen, counts, notices });
  });
  const view = useStore(store.$view);
  const [definitions, setDefinitions] = useState(opened.definitions);
  const { wanted } = view;

  useEffect(() => applyPreferences(store), [store]);
  useEffect(() => followHistory(store), [store]);
  useEffect(() => {
    const load = () => whenIdle(() => void market.warmUp(store.$view.get().wanted).catch(() => undefined));
    const stop = whileVisible(REFRESH_MS, () => {
      market.forget();
      void store.refresh().then(load);
    });
    market.onDrawn(() => void store.refresh());
    load();
    return stop;
  }, [store, market]);
  useEffect(() => markSectors(root.current, wanted), [wanted.sector, wanted.industries.join()]);
  useEffect(() => leadToMap(wanted), [wanted]);
  const isOpened = narrowingOf(wanted) === narrowingOf(opened.state);
  useEffect(() => nameScreen(isOpened), [isOpened]);

  const lacking = activeFilters(wanted).some((name) =>
    definitions.some((definition) => definition.name === name && definition.options.length === 0),
  );
  useEffect(() => {
    if (lacking) void market.definitions().then(setDefinitions, () => undefined);
  }, [lacking, market]);

  const around = useAround(view.shown, opened, market);
  return { store, view, definitions, around, count: (state) => market.total(state) };
}

/** Once the page has come to rest: what is only for later must not hold up what is wanted now. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 1_000);
}

/** A control that did its work and went away (Try again, Reset Filters) must not leave the focus nowhere. */
export function useFocusKept(root: RefObject<HTMLElement | null>, view: ScreenView): void {
  const activated = useRef<Element>(null);
  useEffect(() => {
    if (activated.current && !activated.current.isConnected && document.activeElement === document.body)
      root.current?.focus({ preventScroll: true });
    activated.current = document.activeElement;
  }, [view]);
}
