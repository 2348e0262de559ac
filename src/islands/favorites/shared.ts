import { type Flip, FLIP_EVENT, KEPT_EVENT } from './flips.ts';
import { takeWish } from './take-wish.ts';
import { createFavourites, type Favourites } from './favorites.ts';
import { browserServer } from './server.ts';

const CHANNEL = 'favorites';

let shared: Favourites | undefined;

/** The favourites of this page, made for its first heart. */
export const pageFavourites = (): Favourites => (shared ??= start());

function start(): Favourites {
  const channel = new BroadcastChannel(CHANNEL);
  const favourites = createFavourites(browserServer, (key, favorite) => {
    channel.postMessage({ key, favorite });
    document.dispatchEvent(new Event(KEPT_EVENT));
  });
  channel.addEventListener('message', ({ data }: MessageEvent<{ key: string; favorite: boolean }>) =>
    favourites.follow(data.key, data.favorite),
  );
  favourites.$favourites.listen((state, _, key) => {
    if (key === undefined) return;
    const detail: Flip = { key, isFavorite: state[key] === true };
    document.dispatchEvent(new CustomEvent(FLIP_EVENT, { detail }));
  });
  // Another tab, another device, another person: whoever looks again sees what is true now.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') favourites.refresh();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && favourites.refresh());
  addEventListener('online', () => favourites.refresh());
  addEventListener('pagehide', () => favourites.flush());
  const wish = takeWish();
  if (wish) favourites.wish(wish, true, 'changed');
  return favourites;
}
