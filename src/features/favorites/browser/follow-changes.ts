import { formatCount } from '#kit/format.ts';
import { type FavoriteChange, CHANGE_EVENT, CONFIRMED_EVENT } from '#islands/favorites/change-events.ts';
import { type FavoriteKind, keyOf } from '#islands/favorites/favorite-item.ts';

const ROW = 'tr, li, article';

/**
 * Keeps a list of favorites in step with their hearts: the row of an item that is none any more is hidden, counts
 * follow, and the last one leaves the sentence of an empty list. Returns the end.
 */
export function followChanges(list: HTMLElement): () => void {
  let hasMore = false;
  const onChange = (event: Event) => {
    const { key, isFavorite } = (event as CustomEvent<FavoriteChange>).detail;
    const row = rowOf(list, key);
    if (!row || row.hidden === !isFavorite) return;
    if (!isFavorite && row.contains(document.activeElement)) moveFocus(list, row);
    row.hidden = !isFavorite;
    const count = list.querySelector(`[data-count="${list.dataset['kind']}"]`);
    const counted = Number(count?.textContent.replace(/\D/g, '')) + (isFavorite ? 1 : -1);
    // None is said by the list itself.
    count?.replaceChildren(counted > 0 ? formatCount(counted) : '');
    const isEmpty = isEmptied(list);
    list.querySelector<HTMLElement>('[data-rows]')?.toggleAttribute('hidden', isEmpty);
    // Of a longer list the other pages are still there.
    list.querySelector<HTMLElement>('[data-empty]')?.toggleAttribute('hidden', !isEmpty || counted > 0);
    hasMore = counted > 0;
  };
  const onConfirmed = () => {
    if (hasMore && isEmptied(list)) location.reload();
  };
  document.addEventListener(CHANGE_EVENT, onChange);
  document.addEventListener(CONFIRMED_EVENT, onConfirmed);
  return () => {
    document.removeEventListener(CHANGE_EVENT, onChange);
    document.removeEventListener(CONFIRMED_EVENT, onConfirmed);
  };
}

const isEmptied = (list: HTMLElement) => rowsOf(list).every(({ hidden }) => hidden);

const heartsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('favorite-heart')];

const rowsOf = (list: HTMLElement): HTMLElement[] =>
  heartsOf(list).flatMap((heart) => heart.closest<HTMLElement>(ROW) ?? []);

const rowOf = (list: HTMLElement, key: string): HTMLElement | null | undefined =>
  heartsOf(list)
    .find(({ dataset }) => keyOf({ kind: dataset['kind'] as FavoriteKind, id: dataset['id'] ?? '' }) === key)
    ?.closest<HTMLElement>(ROW);

/** To the heart of the next row, else of the one before, else to the page itself. */
function moveFocus(list: HTMLElement, row: HTMLElement): void {
  const rows = rowsOf(list).filter((other) => other === row || !other.hidden);
  const at = rows.indexOf(row);
  const target =
    (rows[at + 1] ?? rows[at - 1])?.querySelector<HTMLElement>('favorite-heart button') ??
    document.querySelector<HTMLElement>('main');
  target?.focus({ preventScroll: true });
}
