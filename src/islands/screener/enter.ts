import { isFreshEntry, takeUpRemembered } from './follow-history.ts';
import type { ScreenStore } from './screen-store.ts';
import { isSignedIn } from './signed-in.ts';

/**
 * What happens once when the person comes in: what this browser remembers is taken up, and where the address says
 * nothing, who is signed in gets their default screen. The page itself is the same for everyone.
 */
export function enter(store: ScreenStore): void {
  const isFresh = isFreshEntry();
  takeUpRemembered(store);
  if (!isFresh || !isSignedIn()) return;
  void Promise.all([import('./open-default.ts'), import('./saved-store.ts')]).then(
    ([{ openDefault }, { savedStore }]) => openDefault(store, savedStore()),
    // Without its default screen the screener shows every company.
    () => undefined,
  );
}
