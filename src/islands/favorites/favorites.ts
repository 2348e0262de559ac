import { atom, map, type MapStore, type ReadableAtom } from 'nanostores';
import { type FavoriteThing, keyOf } from './thing.ts';
import { type FavouritesServer, isFailure } from './server.ts';
import { createToasts, type Toast } from './toasts.ts';

/** A read that failed is tried again after so long, and then each time after twice as long. */
const READ_AGAIN_MS = 1_000;
const READS_MAX = 6;

/** What is known of one thing. Its hearts show what is wished, else what the server said last. */
interface Held {
  thing: FavoriteThing;
  /** What the server said last; undefined before it said anything. */
  confirmed: boolean | undefined;
  /** Whether the server may hold something else: a call failed, and nobody knows whether it had been carried out. */
  unsure: boolean;
  /** The last wish, while it is not confirmed. */
  wished: boolean | undefined;
  sending: boolean;
  /** Counts wishes and what came of them: an answer that was asked for before the last of them is out of date. */
  turn: number;
  /** Hearts of it on the page. */
  hearts: number;
}

export interface Favourites {
  /** Whether a thing is a favourite as hearts show it, by `keyOf`; a thing not yet known is absent. */
  $favourites: MapStore<Record<string, boolean>>;
  /** Whether hearts work; without a session they are links to sign in. */
  $isMember: ReadableAtom<boolean>;
  $toast: ReadableAtom<Toast | null>;
  /** Keeps a toast while it is looked at, or lets its time go on. */
  holdToast(held: boolean): void;
  /** A heart of a thing is on the page, until the returned function is called. `known` spares the server a question. */
  watch(thing: FavoriteThing, known?: boolean): () => void;
  /** Shows the wish at once and sees that it comes true, or takes it back and says so. The last of several wishes counts. */
  wish(thing: FavoriteThing, wished: boolean, say?: 'changed'): void;
  /** Takes up what another tab made true. */
  follow(key: string, favorite: boolean): void;
  /** Asks the server again about every heart on the page. */
  refresh(): void;
  /** Sends at once what still waits: the page is about to go. */
  flush(): void;
}

/** The favourites of one page; `onConfirmed` is told what came true, for other tabs. */
export function createFavourites(
  server: FavouritesServer,
  onConfirmed: (key: string, favorite: boolean) => void = () => undefined,
): Favourites {
  const $favourites = map<Record<string, boolean>>({});
  const $isMember = atom(true);
  const toasts = createToasts();
  const holds = new Map<string, Held>();
  const toRead = new Set<string>();
  let reading: ReturnType<typeof setTimeout> | undefined;
  let failedReads = 0;

  const hold = (thing: FavoriteThing): Held => {
    const key = keyOf(thing);
    const known = holds.get(key);
    if (known) return known;
    const held: Held = { thing, confirmed: undefined, unsure: false, wished: undefined, sending: false, turn: 0, hearts: 0 }; // prettier-ignore
    holds.set(key, held);
    return held;
  };
  const show = (key: string, { wished, confirmed }: Held) => {
    const shown = wished ?? confirmed;
    if (shown !== undefined && $favourites.get()[key] !== shown) $favourites.setKey(key, shown);
  };
  const confirm = (key: string, held: Held, favorite: boolean) => {
    held.confirmed = favorite;
    held.unsure = false;
    show(key, held);
  };

  // Every heart of a page that appears in one task is in one question.
  const readSoon = (keys: Iterable<string>, afterMs = 0) => {
    for (const key of keys) toRead.add(key);
    if (toRead.size > 0) reading ??= setTimeout(() => void read(), afterMs);
  };
  const read = async () => {
    const asked = [...toRead].flatMap((key): [string, Held, number][] => {
      const held = holds.get(key);
      return held && held.hearts > 0 ? [[key, held, held.turn]] : [];
    });
    toRead.clear();
    try {
      const found = await server.read(asked.map(([, { thing }]) => thing));
      failedReads = 0;
      $isMember.set(true);
      for (const [key, held, turn] of asked)
        if (held.turn === turn && !held.sending) confirm(key, held, found.has(key));
    } catch (failure) {
      failedReads += 1;
      if (isFailure(failure, 'signed-out')) $isMember.set(false);
      else if (failedReads < READS_MAX) for (const [key] of asked) toRead.add(key);
    }
    reading = undefined;
    readSoon([], READ_AGAIN_MS * 2 ** (failedReads - 1));
  };

  const settle = async (key: string, held: Held) => {
    held.sending = true;
    while (held.wished !== undefined && (held.unsure || held.wished !== held.confirmed)) {
      const wished = held.wished;
      try {
        confirm(key, held, await server.set(held.thing, wished));
        onConfirmed(key, wished);
      } catch (failure) {
        held.unsure ||= !isFailure(failure, 'refused');
        if (held.wished !== wished) continue;
        held.wished = undefined;
        fail(held.thing, wished, failure);
      }
      if (held.wished === wished) held.wished = undefined;
    }
    held.wished = undefined;
    held.sending = false;
    held.turn += 1;
    // A thing that was never known is shown as no favourite again.
    held.confirmed ??= false;
    show(key, held);
    if (held.unsure) readSoon([key], READ_AGAIN_MS);
  };
  const fail = (thing: FavoriteThing, wished: boolean, failure: unknown) => {
    const isSignedOut = isFailure(failure, 'signed-out');
    if (isSignedOut) $isMember.set(false);
    toasts.say({ about: isSignedOut ? 'signed-out' : 'failed', thing, favorite: wished });
  };

  const favourites: Favourites = {
    $favourites,
    $isMember,
    $toast: toasts.$toast,
    holdToast: toasts.hold,

    watch(thing, known) {
      const key = keyOf(thing);
      const held = hold(thing);
      held.hearts += 1;
      if (known !== undefined && held.confirmed === undefined) confirm(key, held, known);
      if (held.confirmed === undefined) readSoon([key]);
      return () => {
        held.hearts -= 1;
      };
    },

    wish(thing, wished, say) {
      const key = keyOf(thing);
      const held = hold(thing);
      held.wished = wished;
      held.turn += 1;
      show(key, held);
      if (say)
        toasts.say({ about: say, thing, favorite: wished, undo: () => favourites.wish(thing, !wished) });
      if (!held.sending) void settle(key, held);
    },

    follow(key, favorite) {
      const held = holds.get(key);
      if (!held || held.wished !== undefined) return;
      held.turn += 1;
      confirm(key, held, favorite);
    },

    refresh() {
      failedReads = 0;
      clearTimeout(reading);
      reading = undefined;
      readSoon([...holds].flatMap(([key, { hearts }]) => (hearts > 0 ? [key] : [])));
    },

    flush() {
      for (const { thing, sending, wished } of holds.values())
        if (sending && wished !== undefined) void server.set(thing, wished).catch(() => undefined);
    },
  };
  return favourites;
}
