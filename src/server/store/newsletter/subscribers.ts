import { DAY_MS } from '#kit/time/days.ts';
import { createHmac } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Frequency } from '#contract/newsletter.ts';
import type { Db } from '#server/db/open.ts';
import type { SubscribersTable } from '#server/db/personal-tables.ts';
import { emailKey } from '../accounts/email-key.ts';
import { hashToken, newId } from '../tokens.ts';

export type SubscriberRow = Selectable<SubscribersTable>;

/** What a form brings: an address, what the person told beside it, and to what they agreed from where. */
export interface Asking {
  email: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
  source: SubscribersTable['source'];
  consentVersion: string;
  consentAddress: string;
}

const CONFIRM_LIFETIME_MS = 7 * DAY_MS;
/** How long an address that nobody confirmed is kept. */
const UNCONFIRMED_KEPT_MS = 30 * DAY_MS;

/**
 * The secrets of mailed links. They are made from what the row says and the site's secret, so that every mail can carry
 * one and the store keeps only its hash.
 */
const tokenOf = (secret: string, purpose: 'confirm' | 'manage', key: string, issue = ''): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['newsletter', purpose, key, issue]))
    .digest('base64url');

export const confirmTokenOf = (secret: string, { email_key, issue }: SubscriberRow): string =>
  tokenOf(secret, 'confirm', email_key, issue);
export const manageTokenOf = (secret: string, { email_key }: Pick<SubscriberRow, 'email_key'>): string =>
  tokenOf(secret, 'manage', email_key);

/**
 * Notes that somebody asked for the newsletter under an address: one statement, whatever is known of it. A confirmed
 * subscriber stays as they are, because anybody may write their address into a form; one who left is asked again.
 */
export async function noteAsking(db: Db, secret: string, asking: Asking, now: Date): Promise<void> {
  const email_key = emailKey(asking.email);
  const issue = newId();
  const at = now.toISOString();
  /** A link that still works keeps working. */
  const isOpen = sql<boolean>`subscribers.state = 'confirmed' or (subscribers.state = 'pending' and subscribers.confirm_expires_at > ${at})`;
  const isConfirmed = sql<boolean>`subscribers.state = 'confirmed'`;
  const unlessConfirmed = <T>(column: keyof SubscribersTable) =>
    sql<T>`case when ${isConfirmed} then subscribers.${sql.ref(column)} else excluded.${sql.ref(column)} end`;
  const unlessOpen = <T>(column: keyof SubscribersTable) =>
    sql<T>`case when ${isOpen} then subscribers.${sql.ref(column)} else excluded.${sql.ref(column)} end`;
  const orKept = (column: keyof SubscribersTable) =>
    sql<string>`case when ${isConfirmed} then subscribers.${sql.ref(column)} else coalesce(excluded.${sql.ref(column)}, subscribers.${sql.ref(column)}) end`;
  await db
    .insertInto('subscribers')
    .values({
      id: newId(),
      email: asking.email,
      email_key,
      first_name: asking.firstName ?? null,
      last_name: asking.lastName ?? null,
      phone: asking.phone ?? null,
      state: 'pending',
      frequency: 'weekly',
      topics: '[]',
      source: asking.source,
      consented_at: at,
      consent_version: asking.consentVersion,
      consent_address: asking.consentAddress,
      issue,
      confirm_hash: hashToken(tokenOf(secret, 'confirm', email_key, issue)),
      confirm_expires_at: new Date(now.getTime() + CONFIRM_LIFETIME_MS).toISOString(),
      manage_hash: hashToken(tokenOf(secret, 'manage', email_key)),
      confirmed_at: null,
      unsubscribed_at: null,
      created_at: at,
    })
    .onConflict((conflict) =>
      conflict.column('email_key').doUpdateSet({
        issue: unlessOpen('issue'),
        confirm_hash: unlessOpen('confirm_hash'),
        state: unlessConfirmed('state'),
        confirm_expires_at: unlessConfirmed('confirm_expires_at'),
        first_name: orKept('first_name'),
        last_name: orKept('last_name'),
        phone: orKept('phone'),
        source: unlessConfirmed('source'),
        consented_at: unlessConfirmed('consented_at'),
        consent_version: unlessConfirmed('consent_version'),
        consent_address: unlessConfirmed('consent_address'),
        unsubscribed_at: unlessConfirmed('unsubscribed_at'),
      }),
    )
    .execute();
}

export const findSubscriber = (db: Db, email: string): Promise<SubscriberRow | undefined> =>
  db.selectFrom('subscribers').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();

/** Who may change what they get by this token; undefined when nobody may. */
export const findByManageToken = (db: Db, token: string): Promise<SubscriberRow | undefined> =>
  db.selectFrom('subscribers').selectAll().where('manage_hash', '=', hashToken(token)).executeTakeFirst();

/** Confirms the address that a token was mailed to; a repeat changes nothing. Undefined for a token that is none, or old. */
export async function confirmSubscriber(
  db: Db,
  token: string,
  now: Date,
): Promise<SubscriberRow | undefined> {
  const at = now.toISOString();
  return db
    .updateTable('subscribers')
    .set({
      state: 'confirmed',
      confirmed_at: sql<string>`case when state = 'confirmed' then confirmed_at else ${at} end`,
    })
    .where('confirm_hash', '=', hashToken(token))
    .where((eb) => eb.or([eb('confirm_expires_at', '>', at), eb('state', '=', 'confirmed')]))
    .returningAll()
    .executeTakeFirst();
}

/** Answers the row as it then is; undefined for an unknown token, and for who has left. */
export async function setPreferences(
  db: Db,
  token: string,
  { frequency, topics }: { frequency: Frequency; topics: readonly string[] },
): Promise<SubscriberRow | undefined> {
  return db
    .updateTable('subscribers')
    .set({ frequency, topics: JSON.stringify([...new Set(topics)]) })
    .where('manage_hash', '=', hashToken(token))
    .where('state', '!=', 'unsubscribed')
    .returningAll()
    .executeTakeFirst();
}

/**
 * Ends a subscription. What the person told of themselves goes; the address and the consent stay, to show that mails
 * were wanted and are no more. Answers whether there is such a subscription.
 */
export async function unsubscribe(db: Db, token: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscribers')
    .set({
      state: 'unsubscribed',
      unsubscribed_at: sql<string>`coalesce(unsubscribed_at, ${now.toISOString()})`,
      confirm_hash: null,
      first_name: null,
      last_name: null,
      phone: null,
    })
    .where('manage_hash', '=', hashToken(token))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes addresses that nobody confirmed in a month. */
export async function forgetUnconfirmed(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('subscribers')
    .where('state', '=', 'pending')
    .where('consented_at', '<', new Date(now.getTime() - UNCONFIRMED_KEPT_MS).toISOString())
    .execute();
}
