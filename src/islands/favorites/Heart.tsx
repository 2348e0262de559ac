import { useStore } from '@nanostores/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { keepIntent } from './keep-intent.ts';
import { type FavoriteItem, HEART_PATH, heartLabel, keyOf, signInHref } from './favorite-item.ts';
import type { Favorites } from './favorites.ts';

interface Props {
  favorites: Favorites;
  item: FavoriteItem;
  size: 'row' | 'head';
  /** A toast says what it did, with a way back: its row goes away with it. */
  announces?: boolean;
  /** What stood here before had the focus. */
  focused?: boolean;
}

/** The heart of one item: a switch for who has signed in, a link to sign in for everybody else. */
export function Heart({ favorites, item, size, announces = false, focused = false }: Props): ReactNode {
  const key = keyOf(item);
  const isFavorite = useStore(favorites.$favorites, { keys: [key] })[key] ?? false;
  const isMember = useStore(favorites.$isMember);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (focused) button.current?.focus({ preventScroll: true });
  }, [focused]);

  const look = size === 'head' ? 'button button-secondary heart-button' : 'heart';
  const label = heartLabel(item.name);
  if (!isMember)
    return (
      <a
        className={look}
        href={signInHref(item, location.pathname + location.search)}
        aria-label={label}
        rel="nofollow"
        onClick={() => keepIntent(item)}
      >
        <HeartIcon size={size} />
      </a>
    );
  return (
    <button
      ref={button}
      className={look}
      type="button"
      aria-label={label}
      aria-pressed={isFavorite}
      onClick={() => favorites.change(item, !isFavorite, announces)}
    >
      <HeartIcon size={size} />
    </button>
  );
}

function HeartIcon({ size }: Pick<Props, 'size'>): ReactNode {
  return (
    <>
      <svg className="lucide" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
        <path d={HEART_PATH} />
      </svg>
      {size === 'head' && <span className="heart-word">Favorite</span>}
    </>
  );
}
