import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FavoriteItem, favoriteKinds, keyOf } from './favorite-item.ts';
import { createFavorites } from './favorites.ts';
import { ApiError } from '#contract/errors.ts';
import type { FavoritesServer } from './server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const abeo: FavoriteItem = { kind: 'company', id: 'ABEO', name: 'ABEO' };
const other: FavoriteItem = { kind: 'news', id: 'n1', name: 'A headline' };

type Reason = 'signed-out' | 'refused' | 'unknown';

const failureOf = (reason: Reason): Error => {
  if (reason === 'unknown') return new TypeError('no answer');
  return new ApiError(reason === 'refused' ? 'not_found' : 'unauthenticated', reason);
};

/** A server with a memory, whose answers come when they are let go. */
function slowServer(kept: Iterable<string> = []) {
  const stored = new Set(kept);
  const calls: string[] = [];
  const waiting: { answer(): void; fail(reason: Reason): void }[] = [];
  const wait = () =>
    new Promise<void>((resolve, reject) =>
      waiting.push({ answer: resolve, fail: (reason) => reject(failureOf(reason)) }),
    );
  const server: FavoritesServer = {
    async set(item, favorite) {
      calls.push(`${keyOf(item)} ${favorite}`);
      await wait();
      if (favorite) stored.add(keyOf(item));
      else stored.delete(keyOf(item));
      return favorite;
    },
    async read(items) {
      calls.push(`read ${items.map(keyOf).join()}`);
      const seen = new Set(items.map(keyOf).filter((key) => stored.has(key)));
      await wait();
      return seen;
    },
  };
  const next = async (reason?: Reason, at = 0) => {
    const [call] = waiting.splice(at, 1);
    if (!call) throw new Error('nobody waits for an answer');
    if (reason) call.fail(reason);
    else call.answer();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { server, calls, stored, next };
}

const open = (kept: string[] = []) => {
  const fake = slowServer(kept);
  const confirmed: string[] = [];
  const signedOut: [FavoriteItem, boolean][] = [];
  const favorites = createFavorites(fake.server, {
    onConfirmed: (key, favorite) => confirmed.push(`${key} ${favorite}`),
    onSignedOut: (item, favorite) => signedOut.push([item, favorite]),
  });
  const shown = (item: FavoriteItem) => favorites.$favorites.get()[keyOf(item)];
  const toast = () => favorites.$toast.get()?.text;
  return { ...fake, favorites, confirmed, signedOut, shown, toast };
};

describe('hearts', () => {
  it('of one page are asked about in one question, each item once', async () => {
    const { favorites, calls, next, shown } = open(['company A7']);
    for (let i = 0; i < 100; i++) favorites.watch({ kind: 'company', id: `A${i % 50}`, name: '' });
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.split(',')).toHaveLength(50);
    await next();
    expect([shown({ kind: 'company', id: 'A7', name: '' }), shown({ kind: 'company', id: 'A8', name: '' })]).toEqual([true, false]); // prettier-ignore
  });

  it('that a page knows are not asked about', async () => {
    const { favorites, calls, shown } = open();
    favorites.watch(abeo, true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([calls, shown(abeo)]).toEqual([[], true]);
  });

  it('change at once and keep the answer', async () => {
    const { favorites, calls, next, shown, confirmed } = open();
    favorites.watch(abeo, false);
    favorites.change(abeo, true);
    expect(shown(abeo)).toBe(true);
    await next();
    expect([shown(abeo), calls, confirmed]).toEqual([true, ['company ABEO true'], ['company ABEO true']]);
  });

  it('of an event and of a webinar are the same', async () => {
    const { favorites, shown, next } = open();
    favorites.watch({ kind: 'event', id: 'e1', name: '' }, false);
    favorites.change({ kind: 'webinar', id: 'e1', name: '' }, true);
    await next();
    expect(shown({ kind: 'event', id: 'e1', name: '' })).toBe(true);
  });

  it('collapse quick taps to the last change', async () => {
    const { favorites, calls, next, shown } = open();
    favorites.watch(abeo, false);
    for (const favorite of [true, false, true, false, true, false]) favorites.change(abeo, favorite);
    await next();
    await next();
    expect([calls, shown(abeo)]).toEqual([['company ABEO true', 'company ABEO false'], false]);
    for (const favorite of [true, false, true]) favorites.change(abeo, favorite);
    await next();
    expect([calls.slice(2), shown(abeo)]).toEqual([['company ABEO true'], true]);
  });

  it.each(favoriteKinds)(
    'of a %s revert and say so for six seconds when the call is refused',
    async (kind) => {
      const { favorites, next, shown, toast, calls } = open();
      const item = { kind, id: 'x', name: 'An item' };
      favorites.watch(item, false);
      favorites.change(item, true);
      await next('refused');
      expect(shown(item)).toBe(false);
      expect(toast()).toBe('An item could not be added to favorites. Please try again.');
      await vi.advanceTimersByTimeAsync(5_999);
      expect(toast()).toBeDefined();
      await vi.advanceTimersByTimeAsync(1);
      expect(toast()).toBeUndefined();
      expect(calls).toHaveLength(1);
    },
  );

  it('show what the server holds after a call of which nobody knows whether it was carried out', async () => {
    const { favorites, stored, next, shown, toast } = open();
    favorites.watch(abeo, false);
    favorites.change(abeo, true);
    stored.add('company ABEO');
    await next('unknown');
    expect([shown(abeo), toast()]).toEqual([
      false,
      'ABEO could not be added to favorites. Please try again.',
    ]);
    await vi.advanceTimersByTimeAsync(1_000);
    await next('unknown');
    await vi.advanceTimersByTimeAsync(1_000);
    await next();
    expect(shown(abeo)).toBe(true);
  });

  it('do not believe an answer that was asked for before the last change', async () => {
    const { favorites, next, shown } = open();
    favorites.watch(abeo);
    await vi.advanceTimersByTimeAsync(0);
    favorites.change(abeo, true);
    await next(undefined, 1);
    await next();
    expect(shown(abeo)).toBe(true);
  });

  it('do not believe an answer that was asked for while a change was on its way', async () => {
    const { favorites, next, shown } = open();
    favorites.watch(abeo, false);
    favorites.change(abeo, true);
    favorites.refresh();
    await vi.advanceTimersByTimeAsync(0);
    await next();
    await next();
    expect(shown(abeo)).toBe(true);
  });

  it('say nothing of a failed change that another has replaced, and send that one', async () => {
    const { favorites, stored, next, shown, toast, calls } = open();
    favorites.watch(abeo, false);
    favorites.change(abeo, true);
    favorites.change(abeo, false);
    stored.add('company ABEO');
    await next('unknown');
    expect([shown(abeo), toast()]).toEqual([false, undefined]);
    await next();
    expect(calls).toEqual(['company ABEO true', 'company ABEO false']);
    expect([...stored]).toEqual([]);
  });

  it('become links when the session has ended, and work again after signing in elsewhere', async () => {
    const { favorites, next, shown, toast, signedOut } = open(['company ABEO']);
    favorites.watch(abeo, false);
    favorites.change(abeo, true);
    await next('signed-out');
    expect([favorites.$isMember.get(), shown(abeo)]).toEqual([false, false]);
    expect(toast()).toBe('Your session has ended. Log in to keep favorites.');
    expect(signedOut).toEqual([[abeo, true]]);
    await vi.advanceTimersByTimeAsync(1_000);
    await next('signed-out');
    favorites.refresh();
    await vi.advanceTimersByTimeAsync(0);
    await next();
    expect([favorites.$isMember.get(), shown(abeo)]).toEqual([true, true]);
  });

  it('follow another tab, but not against a change of their own', async () => {
    const { favorites, next, shown } = open();
    favorites.watch(abeo, false);
    favorites.watch(other, false);
    favorites.follow('company ABEO', true);
    favorites.change(other, true);
    favorites.follow('news n1', false);
    favorites.follow('video nobody-watches', true);
    await next();
    expect([shown(abeo), shown(other)]).toEqual([true, true]);
  });

  it('are asked about again when the page is looked at again, those that are still on it', async () => {
    const { favorites, stored, calls, next, shown } = open();
    favorites.watch(abeo, false);
    favorites.watch(other, false)();
    stored.add('company ABEO');
    favorites.refresh();
    await vi.advanceTimersByTimeAsync(0);
    await next();
    expect([calls, shown(abeo)]).toEqual([['read company ABEO'], true]);
  });

  it('offer the way back where the row goes away', async () => {
    const { favorites, next, shown, toast, calls } = open(['company ABEO']);
    favorites.watch(abeo, true);
    favorites.change(abeo, false, true);
    expect(toast()).toBe('ABEO removed from favorites');
    await next();
    favorites.$toast.get()?.undo?.();
    expect([shown(abeo), toast()]).toEqual([true, undefined]);
    await next();
    expect(calls).toEqual(['company ABEO false', 'company ABEO true']);
  });

  it('send what waits when the page goes', async () => {
    const { favorites, calls } = open();
    favorites.watch(abeo, false);
    favorites.change(abeo, true);
    favorites.change(abeo, false);
    favorites.flush();
    expect(calls).toEqual(['company ABEO true', 'company ABEO false']);
    await vi.advanceTimersByTimeAsync(0);
  });
});

/** The same numbers for the same seed. */
const randomFrom = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

it.each(Array.from({ length: 20 }, (_, seed) => seed))(
  '500 random taps with a fifth of the calls failing end with screen, reload and server equal (run %i)',
  async (seed) => {
    const random = randomFrom(seed + 1);
    const stored = new Set<string>();
    const delay = () => new Promise((resolve) => setTimeout(resolve, random() * 2_000));
    const faulty = async <T>(carryOut: () => T): Promise<T> => {
      await delay();
      const fails = random() < 0.2;
      // Half of what fails was carried out, and only its answer got lost.
      if (fails && random() < 0.5) throw failureOf(random() < 0.5 ? 'refused' : 'unknown');
      const answer = carryOut();
      await delay();
      if (fails) throw failureOf('unknown');
      return answer;
    };
    const server: FavoritesServer = {
      set: (item, favorite) =>
        faulty(() => {
          if (favorite) stored.add(keyOf(item));
          else stored.delete(keyOf(item));
          return favorite;
        }),
      read: (items) => faulty(() => new Set(items.map(keyOf).filter((key) => stored.has(key)))),
    };
    const items = (['company', 'event', 'news', 'video'] as const).flatMap((kind) =>
      ['a', 'b', 'c'].map((id): FavoriteItem => ({ kind, id, name: id })),
    );
    const page = createFavorites(server);
    for (const item of items) page.watch(item);
    for (let tap = 0; tap < 500; tap++) {
      const item = items[Math.floor(random() * items.length)] ?? abeo;
      page.change(item, !page.$favorites.get()[keyOf(item)]);
      await vi.advanceTimersByTimeAsync(random() * 300);
    }
    await vi.advanceTimersByTimeAsync(600_000);
    const reloaded = createFavorites(server);
    for (const item of items) reloaded.watch(item);
    await vi.advanceTimersByTimeAsync(600_000);
    const kept = Object.fromEntries(items.map((item) => [keyOf(item), stored.has(keyOf(item))]));
    expect(page.$favorites.get()).toEqual(kept);
    expect(reloaded.$favorites.get()).toEqual(kept);
  },
);
