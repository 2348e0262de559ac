import { formatScreener, SCREENER_PATH } from '#kit/screener/url.ts';
import { rememberedBy, replaceEntry } from './history.ts';
import { withRemembered } from './remembered.ts';
import type { ScreenStore } from './screen-store.ts';
import { isSignedIn } from './signed-in.ts';

/**
 * What happens once when the person comes in: what this browser remembers is taken up, and where the address says
 * nothing, who is signed in gets their default screen. The page itself is the same for everyone.
 */
export function applyPreferences(store: ScreenStore): void {
  const isFresh = isFreshEntry();
  takeUpRemembered(store);
  if (!isFresh || !isSignedIn()) return;
  void Promise.all([import('./open-default.ts'), import('./saved-store.ts')]).then(
    ([{ openDefault }, { savedStore }]) => openDefault(store, savedStore()),
    // Without its default screen the screener shows every company.
    () => undefined,
  );
}

/** Takes up what this browser remembers where the address does not say; the address then says it, so that back works. */
function takeUpRemembered({ $view, show }: ScreenStore): void {
  const { wanted, notices } = $view.get();
  const state = withRemembered(wanted);
  if (formatScreener(state) === formatScreener(wanted)) return;
  replaceEntry(state);
  void show(state, notices);
}

/** Whether the person has just come to the screener by an address that says nothing of what to show. */
function isFreshEntry(): boolean {
  const isScreener = ['/stocks', SCREENER_PATH].includes(location.pathname);
  return isScreener && location.search === '' && rememberedBy(history.state) === undefined;
}
