import { type FavoriteChange, CHANGE_EVENT, CONFIRMED_EVENT } from './change-events.ts';
import { keepIntent } from './keep-intent.ts';
import { takeIntent } from './take-intent.ts';
import { createFavorites, type Favorites } from './favorites.ts';
import { browserServer } from './server.ts';

const CHANNEL = 'favorites';

let shared: Favorites | undefined;

/** The favorites of this page, made for its first heart. */
export const pageFavorites = (): Favorites => (shared ??= start());

function start(): Favorites {
  const channel = new BroadcastChannel(CHANNEL);
  const favorites = createFavorites(browserServer, {
    onConfirmed: (key, favorite) => {
      channel.postMessage({ key, favorite });
      document.dispatchEvent(new Event(CONFIRMED_EVENT));
    },
    // The page leaves to sign in; what was wanted is done on the way back.
    onSignedOut: (item, favorite) => favorite && keepIntent(item),
  });
  channel.addEventListener('message', ({ data }: MessageEvent<{ key: string; favorite: boolean }>) =>
    favorites.follow(data.key, data.favorite),
  );
  favorites.$favorites.listen((state, _, key) => {
    if (key === undefined) return;
    const detail: FavoriteChange = { key, isFavorite: state[key] === true };
    document.dispatchEvent(new CustomEvent(CHANGE_EVENT, { detail }));
  });
  // Another tab, another device, another person: whoever looks again sees what is true now.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') favorites.refresh();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && favorites.refresh());
  addEventListener('online', () => favorites.refresh());
  addEventListener('pagehide', () => favorites.flush());
  const wanted = takeIntent();
  if (wanted) favorites.change(wanted, true, true);
  return favorites;
}
