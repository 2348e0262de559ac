import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FavoriteThing, favoriteKinds, keyOf } from './thing.ts';
import { createFavourites } from './favorites.ts';
import { FavouritesFailure, type FavouritesServer } from './server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const abeo: FavoriteThing = { kind: 'company', id: 'ABEO', name: 'ABEO' };
const other: FavoriteThing = { kind: 'news', id: 'n1', name: 'A headline' };

/** A server with a memory, whose answers come when they are let go. */
function slowServer(kept: Iterable<string> = []) {
  const favorites = new Set(kept);
  const calls: string[] = [];
  const waiting: { answer(): void; fail(reason: 'signed-out' | 'refused' | 'unknown'): void }[] = [];
  const wait = () =>
    new Promise<void>((resolve, reject) =>
      waiting.push({ answer: resolve, fail: (reason) => reject(new FavouritesFailure(reason)) }),
    );
  const server: FavouritesServer = {
    async set(thing, favorite) {
      calls.push(`${keyOf(thing)} ${favorite}`);
      await wait();
      if (favorite) favorites.add(keyOf(thing));
      else favorites.delete(keyOf(thing));
      return favorite;
    },
    async read(things) {
      calls.push(`read ${things.map(keyOf).join()}`);
      const seen = new Set(things.map(keyOf).filter((key) => favorites.has(key)));
      await wait();
      return seen;
    },
  };
  const next = async (reason?: 'signed-out' | 'refused' | 'unknown', at = 0) => {
    const [call] = waiting.splice(at, 1);
    if (!call) throw new Error('nobody waits for an answer');
    if (reason) call.fail(reason);
    else call.answer();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { server, calls, favorites, next };
}

const open = (kept: string[] = []) => {
  const fake = slowServer(kept);
  const confirmed: string[] = [];
  const favourites = createFavourites(fake.server, (key, favorite) => confirmed.push(`${key} ${favorite}`));
  const shown = (thing: FavoriteThing) => favourites.$favourites.get()[keyOf(thing)];
  const toast = () => favourites.$toast.get()?.text;
  return { ...fake, favourites, confirmed, shown, toast };
};

describe('hearts', () => {
  it('of one page are asked about in one question, each thing once', async () => {
    const { favourites, calls, next, shown } = open(['company A7']);
    for (let i = 0; i < 100; i++) favourites.watch({ kind: 'company', id: `A${i % 50}`, name: '' });
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.split(',')).toHaveLength(50);
    await next();
    expect([shown({ kind: 'company', id: 'A7', name: '' }), shown({ kind: 'company', id: 'A8', name: '' })]).toEqual([true, false]); // prettier-ignore
  });

  it('that a page knows are not asked about', async () => {
    const { favourites, calls, shown } = open();
    favourites.watch(abeo, true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([calls, shown(abeo)]).toEqual([[], true]);
  });

  it('flip at once and keep the answer', async () => {
    const { favourites, calls, next, shown, confirmed } = open();
    favourites.watch(abeo, false);
    favourites.wish(abeo, true);
    expect(shown(abeo)).toBe(true);
    await next();
    expect([shown(abeo), calls, confirmed]).toEqual([true, ['company ABEO true'], ['company ABEO true']]);
  });

  it('of an event and of a webinar are the same', async () => {
    const { favourites, shown, next } = open();
    favourites.watch({ kind: 'event', id: 'e1', name: '' }, false);
    favourites.wish({ kind: 'webinar', id: 'e1', name: '' }, true);
    await next();
    expect(shown({ kind: 'event', id: 'e1', name: '' })).toBe(true);
  });

  it('collapse quick taps to the last wish', async () => {
    const { favourites, calls, next, shown } = open();
    favourites.watch(abeo, false);
    for (const wished of [true, false, true, false, true, false]) favourites.wish(abeo, wished);
    await next();
    await next();
    expect([calls, shown(abeo)]).toEqual([['company ABEO true', 'company ABEO false'], false]);
    for (const wished of [true, false, true]) favourites.wish(abeo, wished);
    await next();
    expect([calls.slice(2), shown(abeo)]).toEqual([['company ABEO true'], true]);
  });

  it.each(favoriteKinds)(
    'of a %s revert and say so for six seconds when the call is refused',
    async (kind) => {
      const { favourites, next, shown, toast, calls } = open();
      const thing = { kind, id: 'x', name: 'A thing' };
      favourites.watch(thing, false);
      favourites.wish(thing, true);
      await next('refused');
      expect(shown(thing)).toBe(false);
      expect(toast()).toBe('A thing could not be added to favorites. Please try again.');
      await vi.advanceTimersByTimeAsync(5_999);
      expect(toast()).toBeDefined();
      await vi.advanceTimersByTimeAsync(1);
      expect(toast()).toBeUndefined();
      expect(calls).toHaveLength(1);
    },
  );

  it('show what the server holds after a call of which nobody knows whether it was carried out', async () => {
    const { favourites, favorites, next, shown, toast } = open();
    favourites.watch(abeo, false);
    favourites.wish(abeo, true);
    favorites.add('company ABEO');
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

  it('do not believe an answer that was asked for before the last wish', async () => {
    const { favourites, next, shown } = open();
    favourites.watch(abeo);
    await vi.advanceTimersByTimeAsync(0);
    favourites.wish(abeo, true);
    await next(undefined, 1);
    await next();
    expect(shown(abeo)).toBe(true);
  });

  it('do not believe an answer that was asked for while a wish was on its way', async () => {
    const { favourites, next, shown } = open();
    favourites.watch(abeo, false);
    favourites.wish(abeo, true);
    favourites.refresh();
    await vi.advanceTimersByTimeAsync(0);
    await next();
    await next();
    expect(shown(abeo)).toBe(true);
  });

  it('say nothing of a failed wish that another has replaced, and send that one', async () => {
    const { favourites, favorites, next, shown, toast, calls } = open();
    favourites.watch(abeo, false);
    favourites.wish(abeo, true);
    favourites.wish(abeo, false);
    favorites.add('company ABEO');
    await next('unknown');
    expect([shown(abeo), toast()]).toEqual([false, undefined]);
    await next();
    expect(calls).toEqual(['company ABEO true', 'company ABEO false']);
    expect([...favorites]).toEqual([]);
  });

  it('become links when the session has ended, and work again after signing in elsewhere', async () => {
    const { favourites, next, shown, toast } = open(['company ABEO']);
    favourites.watch(abeo, false);
    favourites.wish(abeo, true);
    await next('signed-out');
    expect([favourites.$isMember.get(), shown(abeo)]).toEqual([false, false]);
    expect(toast()).toBe('Your session has ended. Log in to keep favorites.');
    await vi.advanceTimersByTimeAsync(1_000);
    await next('signed-out');
    favourites.refresh();
    await vi.advanceTimersByTimeAsync(0);
    await next();
    expect([favourites.$isMember.get(), shown(abeo)]).toEqual([true, true]);
  });

  it('follow another tab, but not against a wish of their own', async () => {
    const { favourites, next, shown } = open();
    favourites.watch(abeo, false);
    favourites.watch(other, false);
    favourites.follow('company ABEO', true);
    favourites.wish(other, true);
    favourites.follow('news n1', false);
    favourites.follow('video nobody-watches', true);
    await next();
    expect([shown(abeo), shown(other)]).toEqual([true, true]);
  });

  it('are asked about again when the page is looked at again, those that are still on it', async () => {
    const { favourites, favorites, calls, next, shown } = open();
    favourites.watch(abeo, false);
    favourites.watch(other, false)();
    favorites.add('company ABEO');
    favourites.refresh();
    await vi.advanceTimersByTimeAsync(0);
    await next();
    expect([calls, shown(abeo)]).toEqual([['read company ABEO'], true]);
  });

  it('offer the way back where the row goes away', async () => {
    const { favourites, next, shown, toast, calls } = open(['company ABEO']);
    favourites.watch(abeo, true);
    favourites.wish(abeo, false, 'changed');
    expect(toast()).toBe('ABEO removed from favorites');
    await next();
    favourites.$toast.get()?.undo?.();
    expect([shown(abeo), toast()]).toEqual([true, undefined]);
    await next();
    expect(calls).toEqual(['company ABEO false', 'company ABEO true']);
  });

  it('send what waits when the page goes', async () => {
    const { favourites, calls } = open();
    favourites.watch(abeo, false);
    favourites.wish(abeo, true);
    favourites.wish(abeo, false);
    favourites.flush();
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
    const favorites = new Set<string>();
    const delay = () => new Promise((resolve) => setTimeout(resolve, random() * 2_000));
    const faulty = async <T>(carryOut: () => T): Promise<T> => {
      await delay();
      const fails = random() < 0.2;
      // Half of what fails was carried out, and only its answer got lost.
      if (fails && random() < 0.5) throw new FavouritesFailure(random() < 0.5 ? 'refused' : 'unknown');
      const answer = carryOut();
      await delay();
      if (fails) throw new FavouritesFailure('unknown');
      return answer;
    };
    const server: FavouritesServer = {
      set: (thing, favorite) =>
        faulty(() => {
          if (favorite) favorites.add(keyOf(thing));
          else favorites.delete(keyOf(thing));
          return favorite;
        }),
      read: (things) => faulty(() => new Set(things.map(keyOf).filter((key) => favorites.has(key)))),
    };
    const things = (['company', 'event', 'news', 'video'] as const).flatMap((kind) =>
      ['a', 'b', 'c'].map((id): FavoriteThing => ({ kind, id, name: id })),
    );
    const page = createFavourites(server);
    for (const thing of things) page.watch(thing);
    for (let tap = 0; tap < 500; tap++) {
      const thing = things[Math.floor(random() * things.length)] ?? abeo;
      page.wish(thing, !page.$favourites.get()[keyOf(thing)]);
      await vi.advanceTimersByTimeAsync(random() * 300);
    }
    await vi.advanceTimersByTimeAsync(600_000);
    const reloaded = createFavourites(server);
    for (const thing of things) reloaded.watch(thing);
    await vi.advanceTimersByTimeAsync(600_000);
    const held = Object.fromEntries(things.map((thing) => [keyOf(thing), favorites.has(keyOf(thing))]));
    expect(page.$favourites.get()).toEqual(held);
    expect(reloaded.$favourites.get()).toEqual(held);
  },
);
