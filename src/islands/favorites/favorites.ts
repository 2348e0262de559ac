import { atom, type MapStore, type ReadableAtom, type WritableAtom } from 'nanostores';
import { type BatchedRead, createBatchedRead } from './batched-read.ts';
import { createEntries, type Entries, type Entry } from './entries.ts';
import { isSignedOut } from './failures.ts';
import { type FavoriteItem, keyOf } from './favorite-item.ts';
import { createSender } from './sender.ts';
import type { FavoritesServer } from './server.ts';
import { createToasts, type Toast } from './toasts.ts';

/** A state that is in doubt is asked for after so long. */
const READ_AGAIN_MS = 1_000;

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

/** Asks the server about entries with hearts on the page; an answer that a change has overtaken is left out. */
const createReads = (
  server: FavoritesServer,
  entries: Entries,
  $isMember: WritableAtom<boolean>,
): BatchedRead =>
  createBatchedRead(async (keys) => {
    const asked = keys.flatMap((key): [string, Entry, number][] => {
      const entry = entries.all.get(key);
      return entry && entry.hearts > 0 ? [[key, entry, entry.version]] : [];
    });
    try {
      const found = await server.read(asked.map(([, { item }]) => item));
      $isMember.set(true);
      for (const [key, entry, version] of asked)
        if (entry.version === version && !entry.sending) entries.confirm(entry, found.has(key));
    } catch (failure) {
      if (!isSignedOut(failure)) throw failure;
      $isMember.set(false);
      return false;
    }
    return true;
  });

interface Listeners {
  /** Told every change that the server confirmed, for other tabs. */
  onConfirmed?: (key: string, favorite: boolean) => void;
  /** Told a change that failed because nobody is signed in any more. */
  onSignedOut?: (item: FavoriteItem, favorite: boolean) => void;
}
const ignore = () => undefined;

/** The favorites of one page. */
export function createFavorites(
  server: FavoritesServer,
  { onConfirmed = ignore, onSignedOut = ignore }: Listeners = {},
): Favorites {
  const $isMember = atom(true);
  const toasts = createToasts();
  const entries = createEntries();
  const reads = createReads(server, entries, $isMember);
  const send = createSender({
    server,
    entries,
    onConfirmed,
    onFailed(item, favorite, failure) {
      const hasEnded = isSignedOut(failure);
      if (hasEnded) {
        $isMember.set(false);
        onSignedOut(item, favorite);
      }
      toasts.show({ about: hasEnded ? 'signed-out' : 'failed', item, favorite });
    },
    onInDoubt: (key) => reads.add([key], READ_AGAIN_MS),
  });

  const change = (item: FavoriteItem, favorite: boolean, announce = false) => {
    const entry = entries.of(item);
    entry.pending = favorite;
    entry.version += 1;
    entries.show(entry);
    if (announce) toasts.show({ about: 'changed', item, favorite, undo: () => change(item, !favorite) });
    if (!entry.sending) void send(entry);
  };

  return {
    $favorites: entries.$favorites,
    $isMember,
    $toast: toasts.$toast,
    holdToast: toasts.hold,
    change,

    watch(item, known) {
      const entry = entries.of(item);
      entry.hearts += 1;
      if (known !== undefined && entry.confirmed === undefined) entries.confirm(entry, known);
      if (entry.confirmed === undefined) reads.add([keyOf(item)]);
      return () => {
        entry.hearts -= 1;
      };
    },

    follow(key, favorite) {
      const entry = entries.all.get(key);
      if (!entry || entry.pending !== undefined) return;
      entry.version += 1;
      entries.confirm(entry, favorite);
    },

    refresh() {
      reads.restart([...entries.all].flatMap(([key, { hearts }]) => (hearts > 0 ? [key] : [])));
    },

    flush() {
      for (const { item, sending, pending } of entries.all.values())
        if (sending && pending !== undefined) void server.set(item, pending).catch(() => undefined);
    },
  };
}
