import { formatScreener, readScreener } from '#kit/screener/url.ts';
import { replaceEntry } from './history.ts';
import { withRemembered } from './remembered.ts';
import type { SavedStore } from './saved-store.ts';
import type { ScreenStore } from './screen-store.ts';

/**
 * Shows the person's default screen in the place of the page that opened without any state, unless they did something
 * meanwhile. The entry of the history becomes that of the screen: the way back leads to where they came from.
 */
export async function openDefault({ $view, show }: ScreenStore, saved: SavedStore): Promise<void> {
  const before = formatScreener($view.get().wanted);
  await saved.load();
  const chosen = saved.$saved.get().screens?.find(({ isDefault }) => isDefault);
  if (!chosen || formatScreener($view.get().wanted) !== before) return;
  const { state, notices } = readScreener(new URLSearchParams(chosen.query));
  const wanted = withRemembered(state);
  replaceEntry(wanted);
  await show(wanted, [`Opened with your screen “${chosen.name}”. Reset shows every company.`, ...notices]);
}
