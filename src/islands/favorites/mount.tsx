import { createRoot } from 'react-dom/client';
import { Boundary } from '#ui/browser/Boundary.tsx';
import { isFavoriteKind } from './favorite-item.ts';
import { Heart } from './Heart.tsx';
import { pageFavorites } from './page-favorites.ts';
import { Toasts } from './Toasts.tsx';

let toasts: HTMLElement | undefined;

function mountToasts(): void {
  if (toasts) return;
  toasts = document.createElement('div');
  toasts.className = 'toasts';
  document.body.append(toasts);
  createRoot(toasts).render(
    <Boundary>
      <Toasts favorites={pageFavorites()} />
    </Boundary>,
  );
}

/** Puts a live heart in place of what stands in `place`; its data says of what. Returns what removes it. */
export function mountHeart(place: HTMLElement): () => void {
  const { kind = '', id = '', name = '', size, favorite } = place.dataset;
  if (!isFavoriteKind(kind)) return () => undefined;
  mountToasts();
  const favorites = pageFavorites();
  const item = { kind, id, name };
  // Here, and not once it is drawn: hearts that come together are asked about together.
  const stop = favorites.watch(item, favorite === undefined ? undefined : favorite === 'true');
  const focused = place.contains(document.activeElement);
  const root = createRoot(place);
  root.render(
    <Boundary small>
      <Heart
        favorites={favorites}
        item={item}
        size={size === 'head' ? 'head' : 'row'}
        announces={place.closest('favorites-list') !== null}
        focused={focused}
      />
    </Boundary>,
  );
  return () => {
    stop();
    root.unmount();
  };
}
