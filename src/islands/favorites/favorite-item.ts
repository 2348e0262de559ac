import type { StoredKind } from '#contract/favorite.ts';
import { toQueryString } from '#kit/href/paths.ts';

/** What may be a favorite. A webinar is an event under another name: both spell the same favorite. */
export const favoriteKinds = ['company', 'event', 'webinar', 'news', 'video'] as const;
export type FavoriteKind = (typeof favoriteKinds)[number];

/** Something that carries a heart: a company by its symbol, everything else by its id. */
export interface FavoriteItem {
  kind: FavoriteKind;
  id: string;
  /** As people call it. */
  name: string;
}

/** The page on which a heart is set without JavaScript. */
export const SET_PATH = '/favorites/set';

/** Whether a text names a kind. */
export const isFavoriteKind = (text: string): text is FavoriteKind =>
  (favoriteKinds as readonly string[]).includes(text);

/** What the server keeps a kind as. */
export const storedKind = (kind: FavoriteKind): StoredKind => (kind === 'webinar' ? 'event' : kind);

/** The same for all hearts of one item: `company ABEO`. */
export const keyOf = ({ kind, id }: Pick<FavoriteItem, 'kind' | 'id'>): string => `${storedKind(kind)} ${id}`;

/** What a heart is called, for those who hear it; whether it is one says `aria-pressed`. */
export const heartLabel = (name: string): string => `Favorite: ${name}`;

/** Where a heart is set by a form; `next` is the page to come back to. */
export const setHref = ({ kind, id }: Pick<FavoriteItem, 'kind' | 'id'>, next: string): string =>
  SET_PATH + toQueryString({ kind, id, next });

/**
 * Where the heart of a guest leads: to sign in, and then to where it is set. Who is signed in already passes through;
 * nothing is changed by following the link.
 */
export const signInHref = (item: Pick<FavoriteItem, 'kind' | 'id'>, next: string): string =>
  `/login${toQueryString({ next: setHref(item, next) })}`;

/** Path of the Lucide icon `heart` (ISC licence), on its grid of 24. */
export const HEART_PATH =
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5';
