import type { Db } from '#server/db/open.ts';
import { type NoticeWay, passOn } from './pass-on.ts';

/**
 * Who gets text messages: who agreed to them, of a number that is still the one of the profile and has not refused one. The account is
 * confirmed, as for every notice.
 */
export const wantingTexts = (db: Db) =>
  db
    .selectFrom('text_subscriptions as texts')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'texts.user_id').onRef('users.phone', '=', 'texts.phone'),
    )
    .where('texts.ended_at', 'is', null)
    .where('texts.refused_at', 'is', null)
    .where('users.verified_at', 'is not', null);

const texts: NoticeWay<{ id: string; phone: string }> = {
  kind: 'broadcast-text',
  cursor: 'text_cursor',
  many: 'texts',
  doneAt: 'texted_at',
  set: ({ cursor, many, doneAt }) => ({ text_cursor: cursor, texts: many, texted_at: doneAt }),
  next: (db, sentAt, after, limit) =>
    wantingTexts(db)
      // Who agreed later did not ask for what came before.
      .where('texts.agreed_at', '<=', sentAt)
      .select(['users.id', 'texts.phone'])
      .$if(after !== null, (query) => query.where('users.id', '>', after))
      .orderBy('users.id')
      .limit(limit)
      .execute(),
  address: ({ phone }) => ({ phone }),
};

/** Puts the next text messages of what was sent into the outbox, each once; answers whether there may be more. */
export const queueTexts = (db: Db, now: Date): Promise<boolean> => passOn(db, texts, now);

/** What a text message of a notice is made of; undefined where it is not wanted any more, or nobody is there. */
export const findText = (db: Db, notificationId: string, userId: string) =>
  wantingTexts(db)
    .innerJoin('notifications', (join) => join.on('notifications.id', '=', notificationId))
    .where('users.id', '=', userId)
    .whereRef('texts.agreed_at', '<=', 'notifications.created_at')
    .select(['texts.phone', 'notifications.message'])
    .select(['notifications.object_type', 'notifications.object_id'])
    .executeTakeFirst();

/** Notes that a text message never arrived; a repeat changes nothing. */
export async function noteTextFailure(
  db: Db,
  failed: { notificationId: string; userId: string; reason: 'refused' | 'given up' },
  now: Date,
): Promise<void> {
  const { notificationId: notification_id, userId: user_id, reason } = failed;
  await db
    .insertInto('notification_text_failures')
    .values({ notification_id, user_id, reason, at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['notification_id', 'user_id']).doNothing())
    .execute();
}

/** How many text messages of each of these notices never arrived, of those with any. */
export async function countTextFailures(
  db: Db,
  notices: readonly { id: string }[],
): Promise<Map<string, number>> {
  if (notices.length === 0) return new Map();
  const ids = notices.map(({ id }) => id);
  const rows = await db
    .selectFrom('notification_text_failures')
    .select((eb) => ['notification_id', eb.fn.countAll<number>().as('many')])
    .where('notification_id', 'in', ids)
    .groupBy('notification_id')
    .execute();
  return new Map(rows.map(({ notification_id, many }) => [notification_id, many]));
}
