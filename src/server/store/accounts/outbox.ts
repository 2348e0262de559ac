import type { ExpressionBuilder, Selectable } from 'kysely';
import type { OutboxTable } from '#server/db/account-tables.ts';
import type { Db } from '#server/db/open.ts';
import type { Database } from '#server/db/schema.ts';
import { emailKey } from './email-key.ts';
import { newId } from '../tokens.ts';
import type { UserRow } from './users.ts';

/** Something that happened and that somebody is to be told of. */
export type Entry = Selectable<OutboxTable>;

export interface NewEntry<Kind extends string = string> {
  kind: Kind;
  /** Whom to tell; kept folded. */
  email?: string | null | undefined;
  phone?: string | null | undefined;
  detail?: string | undefined;
  /** After this nobody wants to know any more. */
  lifetimeMs: number;
}

/** The name of the message that an entry becomes: the same whenever it is tried, and in the order of entries. */
export const messageKeyOf = ({ id, queued_at }: Pick<Entry, 'id' | 'queued_at'>): string =>
  `${queued_at.replaceAll(/[:.]/g, '-')}-${id}`;

const iso = (now: Date, offsetMs = 0): string => new Date(now.getTime() + offsetMs).toISOString();

/** Queues a message. Inside the transaction of what happened, neither can be lost without the other. */
export async function queueEntry(db: Db, entry: NewEntry, now: Date): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      id: newId(),
      kind: entry.kind,
      email: entry.email ? emailKey(entry.email) : null,
      phone: entry.phone || null,
      detail: entry.detail ?? null,
      attempts: 0,
      queued_at: iso(now),
      next_at: iso(now),
      expires_at: iso(now, entry.lifetimeMs),
    })
    .execute();
}

/** Nothing waits for longer before it is tried: a night of texts is twelve hours. */
const LONGEST_WAIT_MS = 13 * 60 * 60_000;

/** An entry that would wait for longer was written by a clock that was ahead and has gone back. */
const isDue = (now: Date) => (eb: ExpressionBuilder<Database, 'outbox'>) =>
  eb.or([eb('next_at', '<=', iso(now)), eb('next_at', '>', iso(now, LONGEST_WAIT_MS))]);

/**
 * Takes up to `max` due entries of the given kinds for `leaseMs`, those first that are out of date soonest: a code does not wait behind
 * a notice to thousands. Until then no other process gets them, and if this one dies they come back by themselves.
 */
export async function claimEntries(
  db: Db,
  kinds: readonly string[],
  { max, leaseMs, now }: { max: number; leaseMs: number; now: Date },
): Promise<Entry[]> {
  const ids = await dueIds(db, kinds, { max, now });
  if (ids.length === 0) return [];
  const claimed = await db
    .updateTable('outbox')
    .set((eb) => ({ next_at: iso(now, leaseMs), attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', ids)
    .where(isDue(now))
    .returningAll()
    .execute();
  return claimed.sort((a, b) => (a.queued_at < b.queued_at ? -1 : 1));
}

/** Each time by its index, which none of two conditions in one question would have. */
async function dueIds(
  db: Db,
  kinds: readonly string[],
  { max, now }: { max: number; now: Date },
): Promise<string[]> {
  const found = db
    .selectFrom('outbox')
    .select('id')
    .where('kind', 'in', kinds)
    .orderBy('expires_at')
    .orderBy('queued_at');
  const due = await found.where('next_at', '<=', iso(now)).limit(max).execute();
  const left = max - due.length;
  const ofWrongClock =
    left > 0 ? await found.where('next_at', '>', iso(now, LONGEST_WAIT_MS)).limit(left).execute() : [];
  return [...due, ...ofWrongClock].map(({ id }) => id);
}

export async function removeEntry(db: Db, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Puts a claimed entry back until `at`. */
export async function postponeEntry(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('outbox').set({ next_at: at.toISOString() }).where('id', '=', id).execute();
}

/** Drops what waits for a person. */
export async function removeEntriesOf(db: Db, user: UserRow): Promise<void> {
  await db.deleteFrom('outbox').where('email', '=', user.email_key).execute();
  if (user.phone !== null) await db.deleteFrom('outbox').where('phone', '=', user.phone).execute();
}
