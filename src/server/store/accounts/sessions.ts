import { DAY_MS } from '#kit/time/days.ts';
import { isOutage } from '#server/db/failures.ts';
import type { Db } from '#server/db/open.ts';
import { hashToken, newId, newToken } from '../tokens.ts';
import type { UserRow } from './users.ts';

/** As long as the cookie lives. */
const LIFETIME_MS = 90 * DAY_MS;
/** How exactly "last seen" is known; keeps reads from writing each time. */
const SEEN_STEP_MS = 5 * 60_000;
/** How far the clocks of two processes may differ. */
const SKEW_MS = 60_000;

const at = (now: Date, offsetMs = 0): string => new Date(now.getTime() + offsetMs).toISOString();

/** Signs a person in: a new token, of which only a hash is kept. */
export async function openSession(db: Db, userId: string, device: string, now: Date): Promise<string> {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      id: newId(),
      token_hash: hashToken(token),
      user_id: userId,
      device,
      created_at: at(now),
      last_seen_at: at(now),
      expires_at: at(now, LIFETIME_MS),
    })
    .execute();
  return token;
}

/** A person and the session that speaks for them. */
export interface SignedIn {
  sessionId: string;
  user: UserRow;
}

/**
 * Who a token speaks for. A session that is seen after its end, or before its beginning because the clock went back,
 * is removed, so that no later clock brings it to life again. A store that cannot be written to answers all the same.
 */
export async function findSession(db: Db, token: string, now: Date): Promise<SignedIn | undefined> {
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select([
      'sessions.id as session_id',
      'sessions.created_at as opened_at',
      'sessions.last_seen_at',
      'sessions.expires_at',
    ])
    .where('sessions.token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!found) return undefined;
  const { session_id: sessionId, opened_at, last_seen_at, expires_at, ...user } = found;
  if (expires_at <= at(now) || opened_at > at(now, SKEW_MS)) {
    await db.deleteFrom('sessions').where('id', '=', sessionId).execute().catch(unlessOutage);
    return undefined;
  }
  if (last_seen_at <= at(now, -SEEN_STEP_MS))
    // Not waited for: a store that another process holds locked would keep who reads waiting for it.
    void db
      .updateTable('sessions')
      .set({ last_seen_at: at(now) })
      .where('id', '=', sessionId)
      .execute()
      .catch(() => undefined);
  return { sessionId, user };
}

/** What is written down beside an answer can be missed: a full disk signs nobody out. */
function unlessOutage(error: unknown): void {
  if (!isOutage(error)) throw error;
}

/** Ends the session of a token; nothing happens when there is none. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}

/** Ends every session of a person, all but `keep` when one is named. */
export async function endSessions(db: Db, userId: string, keep?: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keep !== undefined, (query) => query.where('id', '!=', keep ?? ''))
    .execute();
}

const openSessionsOf = (db: Db, userId: string, now: Date) =>
  db.selectFrom('sessions').where('user_id', '=', userId).where('expires_at', '>', at(now));

/** Where a person is signed in, last seen first. */
export const listSessions = (db: Db, userId: string, now: Date) =>
  openSessionsOf(db, userId, now)
    .select(['id', 'device', 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
