/** Where a reader was in a list that grew: kept in the history, so that coming back finds the same place. */
export interface PlaceInList {
  pages: number;
  top: number;
}

/** More pages than this are not read again at once. */
const PAGES_MAX = 40;

/** The place that a history entry remembers; null where it is none of ours. */
export function readPlace(state: unknown): PlaceInList | null {
  if (typeof state !== 'object' || state === null || !('moreItems' in state)) return null;
  const { moreItems: place } = state;
  if (typeof place !== 'object' || place === null || !('pages' in place) || !('top' in place)) return null;
  const { pages, top } = place;
  if (!Number.isInteger(pages) || typeof pages !== 'number' || typeof top !== 'number' || !(top >= 0))
    return null;
  return { pages: Math.min(pages, PAGES_MAX), top };
}
