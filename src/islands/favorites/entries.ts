import { map, type MapStore } from 'nanostores';
import { type FavoriteItem, keyOf } from './favorite-item.ts';

/** What is known of one item. Its hearts show what is intended, else what the server said last. */
export interface Entry {
  item: FavoriteItem;
  /** What the server said last; undefined before it said anything. */
  confirmed: boolean | undefined;
  /** Whether the server may hold something else: a call failed, and nobody knows whether it had been carried out. */
  inDoubt: boolean;
  /** The state last asked for on this page, while it is not confirmed. */
  pending: boolean | undefined;
  sending: boolean;
  /** Counts changes and what came of them: an answer that was asked for before the last of them is out of date. */
  version: number;
  /** Hearts of it on the page. */
  hearts: number;
}

/** The items whose hearts are or were on the page, each with what is known of it. */
export interface Entries {
  /** What hearts show, by `keyOf`; an item not yet known is absent. */
  $favorites: MapStore<Record<string, boolean>>;
  /** By `keyOf`. */
  all: ReadonlyMap<string, Entry>;
  /** The entry of an item, made when it is missing. */
  of(item: FavoriteItem): Entry;
  /** Lets the hearts show what the entry says. */
  show(entry: Entry): void;
  /** Takes up what the server said. */
  confirm(entry: Entry, favorite: boolean): void;
}

/** The entries of one page; none at first. */
export function createEntries(): Entries {
  const $favorites = map<Record<string, boolean>>({});
  const all = new Map<string, Entry>();

  const show = ({ item, pending, confirmed }: Entry) => {
    const key = keyOf(item);
    const shown = pending ?? confirmed;
    if (shown !== undefined && $favorites.get()[key] !== shown) $favorites.setKey(key, shown);
  };

  return {
    $favorites,
    all,
    show,

    of(item) {
      const key = keyOf(item);
      const known = all.get(key);
      if (known) return known;
      const entry: Entry = {
        item,
        confirmed: undefined,
        inDoubt: false,
        pending: undefined,
        sending: false,
        version: 0,
        hearts: 0,
      };
      all.set(key, entry);
      return entry;
    },

    confirm(entry, favorite) {
      entry.confirmed = favorite;
      entry.inDoubt = false;
      show(entry);
    },
  };
}
