/** Told to the document about every heart that flips. */
export const FLIP_EVENT = 'favorite-flip';

/** Told to the document about every wish that the server has made true. */
export const KEPT_EVENT = 'favorite-kept';

export interface Flip {
  /** As `keyOf` makes it. */
  key: string;
  isFavorite: boolean;
}
