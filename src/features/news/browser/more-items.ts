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

/** What a fetched page brought: the items that were new, and how many it has in all. */
export interface AppendedPage {
  added: Element[];
  size: number;
}

/** Puts the items of a fetched page behind those of a list, each once. Days that go on are joined under one head. */
export function appendPage(list: Element, page: Document): AppendedPage {
  const target = Array.from(list.querySelectorAll('[data-items]')).at(-1);
  if (!target) return { added: [], size: 0 };
  const size = page.querySelectorAll('more-items [data-items] [data-news]').length;
  const known = new Set(Array.from(list.querySelectorAll('[data-news]'), idOf));
  const added: Element[] = [];
  for (const part of Array.from(page.querySelectorAll('more-items [data-items] > *'))) {
    for (const item of itemsOf(part)) {
      if (known.has(idOf(item))) item.remove();
      else added.push(item);
    }
    const last = target.lastElementChild;
    const day = part.getAttribute('data-day');
    if (last && day !== null && day === last.getAttribute('data-day'))
      last.querySelector('ol')?.append(...itemsOf(part));
    else if (itemsOf(part).length > 0) target.append(part);
  }
  return { added, size };
}

const idOf = (item: Element): string | null => item.getAttribute('data-news');

const itemsOf = (part: Element): Element[] =>
  part.matches('[data-news]') ? [part] : Array.from(part.querySelectorAll('[data-news]'));
