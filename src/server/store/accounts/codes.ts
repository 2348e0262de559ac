import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { CodesTable } from '#server/db/account-tables.ts';
import type { Db } from '#server/db/open.ts';
import { newId } from '../tokens.ts';

export const CODE_LIFETIME_MS = 10 * 60_000;
const CHECKS = 5;
/** How far the clocks of two processes may differ. */
const SKEW_MS = 60_000;

type CodeRow = Selectable<CodesTable>;
export type Purpose = CodeRow['purpose'];

const iso = (now: Date, offsetMs = 0): string => new Date(now.getTime() + offsetMs).toISOString();

/** Six digits can be searched in a moment: the digest needs the site's secret, and holds for one issue only. */
const digestOf = (
  secret: string,
  row: Pick<CodeRow, 'user_id' | 'purpose' | 'issue'>,
  code: string,
): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['code', row.user_id, row.purpose, row.issue, code]))
    .digest('base64url');

/** Makes a code of six digits, the only one that holds for this account and purpose from now on. */
export async function issueCode(
  db: Db,
  secret: string,
  given: Pick<CodeRow, 'user_id' | 'purpose' | 'channel'>,
  now: Date,
): Promise<string> {
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const row = { ...given, issue: newId() };
  const fresh = {
    issue: row.issue,
    digest: digestOf(secret, row, code),
    channel: given.channel,
    checks_left: CHECKS,
    issued_at: iso(now),
    expires_at: iso(now, CODE_LIFETIME_MS),
  };
  await db
    .insertInto('codes')
    .values({ ...given, ...fresh })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(fresh))
    .execute();
  return code;
}

/** Whether a code of this purpose could still be entered. */
export async function hasLiveCode(db: Db, userId: string, purpose: Purpose, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('codes')
    .select('issue')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('checks_left', '>', 0)
    .where('expires_at', '>', iso(now))
    .executeTakeFirst();
  return row !== undefined;
}

/** The right to one comparison with a live code. */
export type Check = CodeRow;

/**
 * Takes one of the five checks of a code, in one statement, so that parallel guesses cannot take a sixth. A code seen
 * after its time, or before it because the clock went back, loses all its checks. Undefined: nothing to compare.
 */
export async function takeCheck(
  db: Db,
  userId: string,
  purpose: Purpose,
  now: Date,
): Promise<Check | undefined> {
  const alive = sql<boolean>`issued_at <= ${iso(now, SKEW_MS)} and expires_at > ${iso(now)}`;
  const row = await db
    .updateTable('codes')
    .set({ checks_left: sql<number>`case when ${alive} then checks_left - 1 else 0 end` })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('checks_left', '>', 0)
    .returningAll()
    .executeTakeFirst();
  return row && row.issued_at <= iso(now, SKEW_MS) && row.expires_at > iso(now) ? row : undefined;
}

/** Compares in constant time. */
export function isRightCode(secret: string, check: Check, code: string): boolean {
  return timingSafeEqual(Buffer.from(check.digest), Buffer.from(digestOf(secret, check, code)));
}

/** Uses a code up; false when somebody else just did, or a newer one took its place. */
export async function consumeCode(db: Db, check: Check): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('codes').where('issue', '=', check.issue).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Voids every code of an account. */
export async function voidCodes(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('codes').where('user_id', '=', userId).execute();
}
