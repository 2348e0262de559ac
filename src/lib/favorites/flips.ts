/** Told to the document about every heart that flips. */
export const FLIP_EVENT = 'favorite-flip';

export interface Flip {
  /** As `keyOf` makes it. */
  key: string;
  isFavorite: boolean;
}
