import { afterAll, beforeEach, expect, test } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { claimEntries, postponeEntry, queueEntry, removeEntry } from './outbox.ts';

const start = new Date('2026-11-21T12:00:00.000Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1_000);

forEachEngine('the outbox', (openFresh) => {
  let store: OpenStore | undefined;
  const db = () => {
    if (!store) throw new Error('no store');
    return store.db;
  };
  beforeEach(async () => {
    await store?.close();
    store = await openFresh();
  });
  afterAll(() => store?.close());

  const queue = (kind: string, seconds = 0) =>
    queueEntry(db(), { kind, email: 'Ann@Mail.example', lifetimeMs: 60_000 }, later(seconds));
  const claim = (seconds: number, kinds = ['a', 'b']) =>
    claimEntries(db(), kinds, { max: 10, leaseMs: 30_000, now: later(seconds) });

  test('entries come oldest first, of the kinds one can handle, with the address folded', async () => {
    await queue('b', 1);
    await queue('a', 0);
    await queue('unknown', 0);
    expect((await claim(2)).map(({ kind, email, attempts }) => [kind, email, attempts])).toEqual([
      ['a', 'ann@mail.example', 1],
      ['b', 'ann@mail.example', 1],
    ]);
  });

  test('what is out of date soonest comes first: a code does not wait behind a notice to thousands', async () => {
    for (let n = 0; n < 12; n += 1)
      await queueEntry(db(), { kind: 'a', email: `p${n}@mail.example`, lifetimeMs: 3_600_000 }, later(n));
    await queue('b', 20);
    expect((await claim(30)).map(({ kind }) => kind)).toContain('b');
  });

  test('two processes never get the same entry; one that died gives it back by itself', async () => {
    await queue('a');
    const claims = await Promise.all([claim(0), claim(0)]);
    expect(claims.flat()).toHaveLength(1);
    expect(await claim(29)).toEqual([]);
    expect((await claim(30)).map(({ attempts }) => attempts)).toEqual([2]);
  });

  test('what a clock queued, took or put off that was a year ahead, and went back, is sent, and to one process', async () => {
    const year = 365 * 24 * 3_600;
    await queue('a', year);
    await queue('b');
    expect(await claim(year)).toHaveLength(2);
    const claims = await Promise.all([claim(10), claim(10)]);
    expect(claims.flat().map(({ kind }) => kind)).toEqual(['b', 'a']);
    expect(await claim(20)).toEqual([]);
  });

  test('what waits for the end of a night is not taken for that', async () => {
    await queue('a');
    const [entry] = await claim(0);
    if (!entry) throw new Error('nothing claimed');
    await postponeEntry(db(), entry.id, later(12 * 3_600));
    expect(await claim(1)).toEqual([]);
  });

  test('what is postponed waits, what is removed is gone', async () => {
    await queue('a');
    const [entry] = await claim(0);
    if (!entry) throw new Error('nothing claimed');
    await postponeEntry(db(), entry.id, later(100));
    expect([await claim(99), (await claim(100)).length]).toEqual([[], 1]);
    await removeEntry(db(), entry.id);
    expect(await claim(1_000)).toEqual([]);
  });
});
