/** Told to the document about every change of a heart. */
export const CHANGE_EVENT = 'favorite-change';

/** Told to the document about every change that the server has confirmed. */
export const CONFIRMED_EVENT = 'favorite-confirmed';

export interface FavoriteChange {
  /** As `keyOf` makes it. */
  key: string;
  isFavorite: boolean;
}
