import { createRoot } from 'react-dom/client';
import { isFavoriteKind } from './thing.ts';
import { Heart } from './Heart.tsx';
import { pageFavourites } from './shared.ts';
import { Toasts } from './Toasts.tsx';

let toasts: HTMLElement | undefined;

function mountToasts(): void {
  if (toasts) return;
  toasts = document.createElement('div');
  toasts.className = 'toasts';
  document.body.append(toasts);
  createRoot(toasts).render(<Toasts favourites={pageFavourites()} />);
}

/** Puts a live heart in place of what stands in `place`; its data says of what. Returns what removes it. */
export function mountHeart(place: HTMLElement): () => void {
  const { kind = '', id = '', name = '', size, favorite } = place.dataset;
  if (!isFavoriteKind(kind)) return () => undefined;
  mountToasts();
  const favourites = pageFavourites();
  const thing = { kind, id, name };
  // Here, and not once it is drawn: hearts that come together are asked about together.
  const stop = favourites.watch(thing, favorite === undefined ? undefined : favorite === 'true');
  const focused = place.contains(document.activeElement);
  const root = createRoot(place);
  root.render(
    <Heart
      favourites={favourites}
      thing={thing}
      size={size === 'head' ? 'head' : 'row'}
      says={place.closest('favorites-list') !== null}
      focused={focused}
    />,
  );
  return () => {
    stop();
    root.unmount();
  };
}
