import { createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { TextConsentsTable, TextSubscriptionsTable } from '#server/db/notification-tables.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Db } from '#server/db/open.ts';
import type { PersonalDataKeeper } from '../accounts/personal-data.ts';
import { hashToken, newId } from '../tokens.ts';

export type TextSubscription = Selectable<TextSubscriptionsTable>;
type EndedBy = Selectable<TextConsentsTable>['by'];

/** What somebody agrees to, with the number that they have just confirmed. */
export interface Agreement {
  userId: string;
  phone: string;
  number: string;
  version: number;
  wording: string;
  address: string | null;
}

/** Letters and digits that nobody takes for another one. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const STOP_CHARACTERS = 13;

/**
 * The secret of the link that ends a person's text messages: made of the site's, so that every message can carry it, and short,
 * because every message has to. 65 bits.
 */
export const textStopTokenOf = (secret: string, userId: string): string =>
  Array.from(
    createHmac('sha256', secret)
      .update(JSON.stringify(['texts', 'stop', userId]))
      .digest()
      .subarray(0, STOP_CHARACTERS),
    (byte) => ALPHABET[byte % ALPHABET.length],
  ).join('');

/** A person's text messages as they stand, ended ones too; undefined for who never agreed. */
export const findTexts = (db: Db, userId: string): Promise<TextSubscription | undefined> =>
  db.selectFrom('text_subscriptions').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** What a person agreed to last; undefined for who never did. */
export const lastAgreement = (db: Db, userId: string) =>
  db
    .selectFrom('text_consents')
    .select(['version', 'wording'])
    .where('user_id', '=', userId)
    .where('action', '=', 'agreed')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();

const record = (db: Db, row: Omit<Selectable<TextConsentsTable>, 'id' | 'at'>, now: Date) =>
  db
    .insertInto('text_consents')
    .values({ id: newId(), ...row, at: now.toISOString() })
    .execute();

/**
 * Switches a person's text messages on, within a transaction. Whoever had them at this number before has them no more: its owner
 * has just shown who that is.
 */
export async function agreeToTexts(
  db: Db,
  secret: string,
  { userId, phone, number, version, wording, address }: Agreement,
  now: Date,
): Promise<void> {
  const others = await db
    .selectFrom('text_subscriptions')
    .select('user_id')
    .where('number', '=', number)
    .where('user_id', '!=', userId)
    .where('ended_at', 'is', null)
    .execute();
  for (const other of others)
    await endTexts(db, other.user_id, { by: 'number of another', address: null }, now);
  const fresh = { phone, number, agreed_at: now.toISOString(), ended_at: null, refused_at: null };
  await db
    .insertInto('text_subscriptions')
    .values({ user_id: userId, ...fresh, stop_hash: hashToken(textStopTokenOf(secret, userId)) })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute();
  await record(
    db,
    { user_id: userId, number, action: 'agreed', by: 'profile', version, wording, address },
    now,
  );
}

/** Switches a person's text messages off, and writes it down; false where they were off. */
export const endTexts = (
  db: Db,
  userId: string,
  how: { by: EndedBy; address: string | null },
  now: Date,
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const ended = await tx
      .updateTable('text_subscriptions')
      .set({ ended_at: now.toISOString() })
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .returning('number')
      .executeTakeFirst();
    if (!ended) return false;
    const row = {
      user_id: userId,
      number: ended.number,
      action: 'ended',
      version: null,
      wording: null,
    } as const;
    await record(tx, { ...row, ...how }, now);
    return true;
  });

/** Ends text messages by the secret of a link; a repeat changes nothing. False for a link of nobody. */
export async function stopTextsByLink(
  db: Db,
  token: string,
  address: string | null,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('text_subscriptions')
    .select('user_id')
    .where('stop_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!row) return false;
  await endTexts(db, row.user_id, { by: 'link', address }, now);
  return true;
}

/** Ends text messages to a number, because it answered so; false where none were on. */
export async function stopTextsOfNumber(db: Db, number: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('text_subscriptions')
    .select('user_id')
    .where('number', '=', number)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined && endTexts(db, row.user_id, { by: 'reply', address: null }, now);
}

/**
 * Nothing more is sent to a number that refused a message for good, if it is still a person's: it is marked until its owner agrees
 * anew, or has ended the messages with the provider itself.
 */
export async function endRefusedTexts(
  db: Db,
  { userId, phone, isStopped }: { userId: string; phone: string; isStopped: boolean },
  now: Date,
): Promise<void> {
  const held = await findTexts(db, userId);
  if (held?.phone !== phone) return;
  if (isStopped) {
    await endTexts(db, userId, { by: 'provider', address: null }, now);
    return;
  }
  await db
    .updateTable('text_subscriptions')
    .set({ refused_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('phone', '=', phone)
    .where('ended_at', 'is', null)
    .execute();
}

/** What an account takes along when it is exported, or leaves nothing of when it is deleted. */
export const textsKeeper: PersonalDataKeeper = {
  name: 'textMessages',
  exportOf: (db, userId) =>
    db
      .selectFrom('text_consents')
      .select(['number', 'action', 'by', 'version', 'wording', 'address', 'at'])
      .where('user_id', '=', userId)
      .orderBy('at')
      .orderBy('id')
      .execute(),
  deleteOf: async (db, userId) => {
    for (const table of ['text_subscriptions', 'text_consents', 'notification_text_failures'] as const)
      await db.deleteFrom(table).where('user_id', '=', userId).execute();
  },
};
