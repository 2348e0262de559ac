import { useStore } from '@nanostores/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { keepWish } from './keep-wish.ts';
import { type FavoriteThing, HEART_PATH, heartLabel, keyOf, signInHref } from './thing.ts';
import type { Favourites } from './favorites.ts';

interface Props {
  favourites: Favourites;
  thing: FavoriteThing;
  size: 'row' | 'head';
  /** Says what it did, with a way back: its row goes away with it. */
  says?: boolean;
  /** What stood here before had the focus. */
  focused?: boolean;
}

/** The heart of one thing: a switch for who has signed in, a link to sign in for everybody else. */
export function Heart({ favourites, thing, size, says = false, focused = false }: Props): ReactNode {
  const key = keyOf(thing);
  const isFavorite = useStore(favourites.$favourites, { keys: [key] })[key] ?? false;
  const isMember = useStore(favourites.$isMember);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (focused) button.current?.focus({ preventScroll: true });
  }, [focused]);

  const look = size === 'head' ? 'button button-secondary heart-button' : 'heart';
  const label = heartLabel(thing.name);
  if (!isMember)
    return (
      <a
        className={look}
        href={signInHref(thing, location.pathname + location.search)}
        aria-label={label}
        rel="nofollow"
        onClick={() => keepWish(thing)}
      >
        <Drawing size={size} />
      </a>
    );
  return (
    <button
      ref={button}
      className={look}
      type="button"
      aria-label={label}
      aria-pressed={isFavorite}
      onClick={() => favourites.wish(thing, !isFavorite, says ? 'changed' : undefined)}
    >
      <Drawing size={size} />
    </button>
  );
}

function Drawing({ size }: Pick<Props, 'size'>): ReactNode {
  return (
    <>
      <svg className="lucide" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
        <path d={HEART_PATH} />
      </svg>
      {size === 'head' && <span className="heart-word">Favorite</span>}
    </>
  );
}
