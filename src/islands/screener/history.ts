import type { ScreenerState } from '#kit/screener/state.ts';
import { formatScreener, readScreener } from '#kit/screener/url.ts';
import { remember } from './remembered.ts';
import type { ScreenStore } from './screen-store.ts';

/** Shows the state of the address whenever the person walks back or forward; returns the end. */
export function followHistory({ $view, show }: ScreenStore): () => void {
  const rememberWanted = () => rememberHere($view.get().wanted);
  rememberWanted();
  const onPopState = ({ state: kept }: PopStateEvent) => {
    const screener = rememberedBy(kept);
    // A step to a fragment, such as the skip link's, is an entry of the browser's own, and no other state.
    if (screener === undefined) {
      rememberWanted();
      return;
    }
    const { state, notices } = readScreener(new URLSearchParams(screener));
    if (formatScreener(state) !== formatScreener($view.get().wanted)) void show(state, notices);
  };
  window.addEventListener('popstate', onPopState);
  return () => window.removeEventListener('popstate', onPopState);
}

/** Goes to the state of an address as a link would, in place. */
export async function goTo({ $view, show }: ScreenStore, href: string): Promise<void> {
  const { pathname, search } = new URL(href, location.href);
  const { state, notices } = readScreener(new URLSearchParams(search));
  const { wanted } = $view.get();
  if (formatScreener(state) !== formatScreener(wanted)) {
    // The press that wakes the page comes before the page has looked at its history: back must find what it leaves.
    if (rememberedBy(history.state) === undefined) rememberHere(wanted);
    history.pushState({ screener: formatScreener(state) }, '', addressOf(pathname, state));
  }
  remember(state);
  await show(state, notices);
}

/** Makes the entry of the history where the person is that of another state. */
export function replaceEntry(state: ScreenerState): void {
  history.replaceState({ screener: formatScreener(state) }, '', addressOf(location.pathname, state));
}

/** A ready-made screen's address does not carry its query: every entry of the history remembers its own. */
function rememberHere(state: ScreenerState): void {
  history.replaceState({ ...(history.state as object | null), screener: formatScreener(state) }, '');
}

/** The query that an entry of the history remembers; undefined where it is none of the screener's. */
export const rememberedBy = (entry: unknown): string | undefined =>
  ({ ...(entry as { screener?: string } | null) }).screener;

function addressOf(pathname: string, state: ScreenerState): string {
  const query = formatScreener(state);
  return query ? `${pathname}?${query}` : pathname;
}
