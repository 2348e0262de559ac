import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqliteStore } from '#tests/support/store.ts';
import type { OpenStore } from '#server/db/open.ts';
import { NotYet, NumberRefused } from './message.ts';
import { createOutboxWorker } from './outbox-worker.ts';
import { queueEntry } from '#server/store/accounts/outbox.ts';

let store: OpenStore;
let time: number;
const log = pino({ level: 'silent' });
const now = () => new Date(time);

beforeEach(async () => {
  store = await openSqliteStore();
  time = Date.parse('2026-11-21T12:00:00.000Z');
});
afterEach(() => store.close());

const queue = (email: string, lifetimeMs = 60 * 60_000) =>
  queueEntry(store.db, { kind: 'note', email, lifetimeMs }, now());
const left = () => store.db.selectFrom('outbox').selectAll().execute();

it('sends each entry once, also when several workers look at once', async () => {
  const sent: (string | null)[] = [];
  const handlers = { note: ({ email }: { email: string | null }) => Promise.resolve(void sent.push(email)) };
  const workers = Array.from({ length: 4 }, () => createOutboxWorker({ db: store.db, log, handlers, now }));
  for (let n = 0; n < 30; n++) await queue(`p${n}@example.com`);
  await Promise.all(workers.map((worker) => worker.drain()));
  expect(sent.toSorted()).toEqual(Array.from({ length: 30 }, (_, n) => `p${n}@example.com`).toSorted());
  expect(await left()).toEqual([]);
});

it('keeps what was not taken and tries again, ever more rarely, until it is out of date', async () => {
  const attempts: number[] = [];
  const note = () => {
    attempts.push(time);
    return Promise.reject(new Error('no route'));
  };
  const worker = createOutboxWorker({ db: store.db, log, handlers: { note }, now });
  await queue('a@example.com', 60_000);
  const start = time;
  for (; time < start + 80_000; time += 1_000) await worker.drain();
  expect(attempts.map((at) => (at - start) / 1000)).toEqual([0, 5, 15, 35]);
  expect(await left()).toEqual([]);
});

it('one message that fails does not hold up the others', async () => {
  const sent: (string | null)[] = [];
  const note = ({ email }: { email: string | null }) =>
    email === 'bad@example.com' ? Promise.reject(new Error('no')) : Promise.resolve(void sent.push(email));
  await queue('bad@example.com');
  await queue('good@example.com');
  await createOutboxWorker({ db: store.db, log, handlers: { note }, now }).drain();
  expect(sent).toEqual(['good@example.com']);
  expect(await left()).toHaveLength(1);
});

it('what a dead process was sending comes back', async () => {
  const dead = createOutboxWorker({
    db: store.db,
    log,
    handlers: { note: () => new Promise<never>(() => undefined) },
    now,
  });
  await queue('a@example.com');
  dead.nudge();
  await expect.poll(async () => (await left())[0]?.attempts).toBe(1);
  const sent: unknown[] = [];
  const worker = createOutboxWorker({
    db: store.db,
    log,
    handlers: { note: (entry) => Promise.resolve(void sent.push(entry)) },
    now,
  });
  await worker.drain();
  expect(sent).toEqual([]);
  time += 3 * 60_000;
  await worker.drain();
  expect(sent).toHaveLength(1);
});

it('leaves entries that others handle, and all of them once it is stopped', async () => {
  const worker = createOutboxWorker({ db: store.db, log, handlers: { other: () => Promise.resolve() }, now });
  await queue('a@example.com');
  await worker.drain();
  await worker.stop();
  await worker.drain();
  expect(await left()).toHaveLength(1);
});

it('a number that takes no messages is tried once; what may not go yet waits until it may', async () => {
  const attempts: string[] = [];
  const note = ({ email }: { email: string | null }) => {
    attempts.push(`${email} at ${new Date(time).toISOString().slice(11, 16)}`);
    if (email === 'refused@example.com') return Promise.reject(new NumberRefused('no such number'));
    if (time < Date.parse('2026-11-21T13:00:00.000Z'))
      return Promise.reject(new NotYet(new Date('2026-11-21T13:00:00.000Z')));
    return Promise.resolve();
  };
  const worker = createOutboxWorker({ db: store.db, log, handlers: { note }, now });
  await queue('refused@example.com', 3 * 60 * 60_000);
  await queue('early@example.com', 3 * 60 * 60_000);
  for (let n = 0; n < 70; n += 1) {
    await worker.drain();
    time += 60_000;
  }
  expect(attempts.toSorted()).toEqual([
    'early@example.com at 12:00',
    'early@example.com at 13:00',
    'refused@example.com at 12:00',
  ]);
  expect(await left()).toEqual([]);
});
