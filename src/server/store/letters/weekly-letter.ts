import { DAY_MS } from '#kit/time/days.ts';
import type { Db } from '#server/db/open.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { queueEntry } from '../accounts/outbox.ts';

/** A letter older than this is not mailed any more: it tells of another week. */
const FRESH_MS = 4 * DAY_MS;
const LIFETIME_MS = 3 * DAY_MS;
/** Under which name the store notes the letter that was mailed last: a repeat mails nothing. */
const MAILED = 'letter_mailed';

/** Whether this is the letter of a week, composed from the record. */
export const isComposed = (id: string): boolean => id.startsWith('letter-');

/** A letter of the archive; undefined where there is none, or no longer. */
export async function findLetter(db: Db, id: string) {
  return db
    .selectFrom('news')
    .select(['id', 'title', 'summary', 'description as html'])
    .where('id', '=', id)
    .where('rc_newsletter', '=', 1)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The letter of the week that has just ended: composed from the record, not older than some days. */
async function newestLetter(db: Db, now: Date): Promise<string | undefined> {
  const newest = await db
    .selectFrom('news')
    .select('id')
    .where('id', 'like', 'letter-%')
    .where('deleted_at', 'is', null)
    .where('published_at', '<=', now.toISOString())
    .where('published_at', '>', new Date(now.getTime() - FRESH_MS).toISOString())
    .orderBy('published_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.id;
}

/** Whether a Sunday is the first of its month, on which those who chose to hear monthly hear. */
const isFirstOfMonth = (letterId: string): boolean => Number(letterId.slice(-2)) <= 7;

/**
 * Puts the letter of the week that has just ended into the outbox for everybody who confirmed and wants it now: all of them or,
 * where the process dies, nobody. Answers how many; none where the record is old and has no such letter.
 */
export async function queueWeeklyLetter(db: Db, now: Date): Promise<number> {
  const letter = await newestLetter(db, now);
  if (letter === undefined) return 0;
  return inTransaction(db, async (tx) => {
    const mailed = await tx.selectFrom('meta').select('value').where('key', '=', MAILED).executeTakeFirst();
    if (mailed?.value === letter) return 0;
    await tx
      .insertInto('meta')
      .values({ key: MAILED, value: letter })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: letter }))
      .execute();
    const readers = await tx
      .selectFrom('subscribers')
      .select('email')
      .where('state', '=', 'confirmed')
      .$if(!isFirstOfMonth(letter), (query) => query.where('frequency', '=', 'weekly'))
      .orderBy('id')
      .execute();
    for (const { email } of readers)
      await queueEntry(
        tx,
        { kind: 'newsletter-weekly', email, detail: letter, lifetimeMs: LIFETIME_MS },
        now,
      );
    return readers.length;
  });
}
