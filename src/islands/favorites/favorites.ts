import { atom, map, type MapStore, type ReadableAtom } from 'nanostores';
import { isApiError } from '#contract/api-error.ts';
import { createBatchedRead } from './batched-read.ts';
import { type FavoriteItem, keyOf } from './favorite-item.ts';
import type { FavoritesServer } from './server.ts';
import { createToasts, type Toast } from './toasts.ts';

/** A state that is in doubt is asked for after so long. */
const READ_AGAIN_MS = 1_000;

/** What is known of one item. Its hearts show what is intended, else what the server said last. */
interface Entry {
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

export interface Favorites {
  /** Whether an item is a favorite as hearts show it, by `keyOf`; an item not yet known is absent. */
  $favorites: MapStore<Record<string, boolean>>;
  /** Whether hearts work; without a session they are links to sign in. */
  $isMember: ReadableAtom<boolean>;
  $toast: ReadableAtom<Toast | null>;
  /** Keeps a toast while it is looked at, or lets its time go on. */
  holdToast(isHeld: boolean): void;
  /** A heart of an item is on the page, until the returned function is called. `known` spares the server a question. */
  watch(item: FavoriteItem, known?: boolean): () => void;
  /**
   * An optimistic change: shown at once, then confirmed by the server, or taken back with a toast that says so. The last
   * of several counts. With `announce` a toast says what was done, with a way back.
   */
  change(item: FavoriteItem, favorite: boolean, announce?: boolean): void;
  /** Takes up what another tab has confirmed. */
  follow(key: string, favorite: boolean): void;
  /** Asks the server again about every heart on the page. */
  refresh(): void;
  /** Sends at once what still waits: the page is about to go. */
  flush(): void;
}

const isSignedOut = (failure: unknown): boolean =>
  isApiError(failure) && (failure.status === 401 || failure.status === 403);

/** Whether a call was certainly not carried out, for what it asked. */
const isRefused = (failure: unknown): boolean =>
  isApiError(failure) && failure.status < 500 && !isSignedOut(failure);

/** The favorites of one page; `onConfirmed` is told every change that the server confirmed, for other tabs. */
export function createFavorites(
  server: FavoritesServer,
  onConfirmed: (key: string, favorite: boolean) => void = () => undefined,
): Favorites {
  const $favorites = map<Record<string, boolean>>({});
  const $isMember = atom(true);
  const toasts = createToasts();
  const entries = new Map<string, Entry>();

  const entryOf = (item: FavoriteItem): Entry => {
    const key = keyOf(item);
    const known = entries.get(key);
    if (known) return known;
    const entry: Entry = { item, confirmed: undefined, inDoubt: false, pending: undefined, sending: false, version: 0, hearts: 0 }; // prettier-ignore
    entries.set(key, entry);
    return entry;
  };
  const show = (key: string, { pending, confirmed }: Entry) => {
    const shown = pending ?? confirmed;
    if (shown !== undefined && $favorites.get()[key] !== shown) $favorites.setKey(key, shown);
  };
  const confirm = (key: string, entry: Entry, favorite: boolean) => {
    entry.confirmed = favorite;
    entry.inDoubt = false;
    show(key, entry);
  };

  const reads = createBatchedRead(async (keys) => {
    const asked = keys.flatMap((key): [string, Entry, number][] => {
      const entry = entries.get(key);
      return entry && entry.hearts > 0 ? [[key, entry, entry.version]] : [];
    });
    try {
      const found = await server.read(asked.map(([, { item }]) => item));
      $isMember.set(true);
      for (const [key, entry, version] of asked)
        if (entry.version === version && !entry.sending) confirm(key, entry, found.has(key));
    } catch (failure) {
      if (!isSignedOut(failure)) throw failure;
      $isMember.set(false);
      return false;
    }
    return true;
  });

  const send = async (key: string, entry: Entry) => {
    entry.sending = true;
    while (entry.pending !== undefined && (entry.inDoubt || entry.pending !== entry.confirmed)) {
      const intended = entry.pending;
      try {
        confirm(key, entry, await server.set(entry.item, intended));
        onConfirmed(key, intended);
      } catch (failure) {
        entry.inDoubt ||= !isRefused(failure);
        if (entry.pending !== intended) continue;
        entry.pending = undefined;
        fail(entry.item, intended, failure);
      }
      if (entry.pending === intended) entry.pending = undefined;
    }
    entry.pending = undefined;
    entry.sending = false;
    entry.version += 1;
    // An item that was never known is shown as no favorite again.
    entry.confirmed ??= false;
    show(key, entry);
    if (entry.inDoubt) reads.add([key], READ_AGAIN_MS);
  };
  const fail = (item: FavoriteItem, favorite: boolean, failure: unknown) => {
    const hasEnded = isSignedOut(failure);
    if (hasEnded) $isMember.set(false);
    toasts.show({ about: hasEnded ? 'signed-out' : 'failed', item, favorite });
  };

  const change = (item: FavoriteItem, favorite: boolean, announce = false) => {
    const key = keyOf(item);
    const entry = entryOf(item);
    entry.pending = favorite;
    entry.version += 1;
    show(key, entry);
    if (announce) toasts.show({ about: 'changed', item, favorite, undo: () => change(item, !favorite) });
    if (!entry.sending) void send(key, entry);
  };

  return {
    $favorites,
    $isMember,
    $toast: toasts.$toast,
    holdToast: toasts.hold,
    change,

    watch(item, known) {
      const key = keyOf(item);
      const entry = entryOf(item);
      entry.hearts += 1;
      if (known !== undefined && entry.confirmed === undefined) confirm(key, entry, known);
      if (entry.confirmed === undefined) reads.add([key]);
      return () => {
        entry.hearts -= 1;
      };
    },

    follow(key, favorite) {
      const entry = entries.get(key);
      if (!entry || entry.pending !== undefined) return;
      entry.version += 1;
      confirm(key, entry, favorite);
    },

    refresh() {
      reads.restart([...entries].flatMap(([key, { hearts }]) => (hearts > 0 ? [key] : [])));
    },

    flush() {
      for (const { item, sending, pending } of entries.values())
        if (sending && pending !== undefined) void server.set(item, pending).catch(() => undefined);
    },
  };
}
