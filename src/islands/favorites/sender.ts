import type { Entries, Entry } from './entries.ts';
import { type FavoriteItem, keyOf } from './favorite-item.ts';
import { isRefused } from './failures.ts';
import type { FavoritesServer } from './server.ts';

interface Options {
  server: Pick<FavoritesServer, 'set'>;
  entries: Pick<Entries, 'show' | 'confirm'>;
  /** Told every change that the server confirmed. */
  onConfirmed: (key: string, favorite: boolean) => void;
  /** Told the change that was taken back, with what the call failed with. */
  onFailed: (item: FavoriteItem, favorite: boolean, failure: unknown) => void;
  /** Told that the server may hold something else than what was confirmed. */
  onInDoubt: (key: string) => void;
}

/**
 * Sends what is intended of an entry, one call after the other, until nothing is pending; an entry that is being sent
 * already must not be given again. Never rejects.
 */
export function createSender({ server, entries, onConfirmed, onFailed, onInDoubt }: Options) {
  return async (entry: Entry): Promise<void> => {
    const key = keyOf(entry.item);
    entry.sending = true;
    while (entry.pending !== undefined && (entry.inDoubt || entry.pending !== entry.confirmed)) {
      const intended = entry.pending;
      try {
        entries.confirm(entry, await server.set(entry.item, intended));
        onConfirmed(key, intended);
      } catch (failure) {
        entry.inDoubt ||= !isRefused(failure);
        if (entry.pending !== intended) continue;
        entry.pending = undefined;
        onFailed(entry.item, intended, failure);
      }
      if (entry.pending === intended) entry.pending = undefined;
    }
    entry.pending = undefined;
    entry.sending = false;
    entry.version += 1;
    // An item that was never known is shown as no favorite again.
    entry.confirmed ??= false;
    entries.show(entry);
    if (entry.inDoubt) onInDoubt(key);
  };
}
