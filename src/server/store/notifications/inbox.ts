import { createHmac } from 'node:crypto';
import type { Paged, PageQuery } from '#contract/paging.ts';
import type { Db } from '#server/db/open.ts';
import type { PersonalDataKeeper } from '../accounts/personal-data.ts';
import { hashToken } from '../tokens.ts';
import type { NotificationRow } from './broadcasts.ts';
import { onePage } from '../one-page.ts';

/** A notice with whether this person has read it. */
export type InboxRow = NotificationRow & { isRead: boolean };

/** What was sent while the account was there; of an account on another server, all. */
const ofPerson = (db: Db, userId: string) =>
  db
    .selectFrom('notifications')
    .leftJoin('users', (join) => join.on('users.id', '=', userId))
    .where((eb) =>
      eb.or([
        eb('users.created_at', 'is', null),
        eb('notifications.created_at', '>=', eb.ref('users.created_at')),
      ]),
    );

/** One page of a person's notices, newest first, with how many there are and how many are unread. */
export async function listInbox(
  db: Db,
  userId: string,
  asked: PageQuery,
): Promise<Paged<InboxRow> & { unread: number }> {
  const ordered = ofPerson(db, userId)
    .leftJoin('notification_reads as reading', (join) =>
      join.onRef('reading.notification_id', '=', 'notifications.id').on('reading.user_id', '=', userId),
    )
    .selectAll('notifications')
    .select('reading.read_at')
    .orderBy('seq', 'desc');
  const { data: rows, total } = await onePage(ordered, asked);
  const data = rows.map(({ read_at, ...row }) => ({ ...row, isRead: read_at !== null }));
  return { data, total, unread: await countUnread(db, userId) };
}

/** How many notices a person has not read, of all or of those up to a number. */
export async function countUnread(db: Db, userId: string, upTo?: number): Promise<number> {
  let counted = unreadOf(db, userId);
  if (upTo !== undefined) counted = counted.where('notifications.seq', '<=', upTo);
  const { unread } = await counted
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow();
  return unread;
}

const unreadOf = (db: Db, userId: string) =>
  ofPerson(db, userId).where((eb) =>
    eb.not(
      eb.exists(
        eb
          .selectFrom('notification_reads as reading')
          .select('reading.user_id')
          .whereRef('reading.notification_id', '=', 'notifications.id')
          .where('reading.user_id', '=', userId),
      ),
    ),
  );

/** Marks notices as read, all without ids; a repeat changes nothing. Answers how many are unread then. */
export async function markRead(
  db: Db,
  userId: string,
  ids: readonly string[] | undefined,
  now: Date,
): Promise<number> {
  let unread = unreadOf(db, userId).select('notifications.id');
  if (ids !== undefined) unread = unread.where('notifications.id', 'in', ids.length > 0 ? ids : ['']);
  for (const { id } of await unread.execute())
    await db
      .insertInto('notification_reads')
      .values({ user_id: userId, notification_id: id, read_at: now.toISOString() })
      .onConflict((conflict) => conflict.columns(['user_id', 'notification_id']).doNothing())
      .execute();
  return countUnread(db, userId);
}

/** What was sent after a number, in order. */
export const sentAfter = (db: Db, seq: number): Promise<NotificationRow[]> =>
  db.selectFrom('notifications').selectAll().where('seq', '>', seq).orderBy('seq').limit(100).execute();

/** The number of what was sent last; 0 for nothing. */
export async function lastSent(db: Db): Promise<number> {
  const row = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.max<number | null>('seq').as('seq'))
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/** The secret of the link that ends a person's mails: made of the site's, so that every mail can carry it. */
export const stopTokenOf = (secret: string, userId: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['broadcast', 'stop', userId]))
    .digest('base64url');

export async function wantsMail(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('notification_mail')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Switches notices by mail on or off; when it was switched on first stays. */
export async function setWantsMail(
  db: Db,
  secret: string,
  userId: string,
  wants: boolean,
  now: Date,
): Promise<void> {
  if (!wants) {
    await db.deleteFrom('notification_mail').where('user_id', '=', userId).execute();
    return;
  }
  const stop_hash = hashToken(stopTokenOf(secret, userId));
  await db
    .insertInto('notification_mail')
    .values({ user_id: userId, wanted_at: now.toISOString(), stop_hash })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** Ends mails by the secret of a link; false where they had ended, or never begun. */
export async function stopMail(db: Db, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('notification_mail')
    .where('stop_hash', '=', hashToken(token))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** What a mail of a notice is made of; undefined where it is not wanted any more, or nobody is there. */
export async function findMail(db: Db, notificationId: string, userId: string) {
  return db
    .selectFrom('notifications')
    .innerJoin('users', (join) => join.on('users.id', '=', userId))
    .innerJoin('notification_mail', 'notification_mail.user_id', 'users.id')
    .where('notifications.id', '=', notificationId)
    .select(['users.email', 'users.name', 'notifications.message'])
    .select(['notifications.object_type', 'notifications.object_id'])
    .executeTakeFirst();
}

/** What an account takes along when it is exported, or leaves nothing of when it is deleted. */
export const notificationsKeeper: PersonalDataKeeper = {
  name: 'notifications',
  exportOf: async (db, userId) => ({
    byMail: await wantsMail(db, userId),
    read: await db
      .selectFrom('notification_reads')
      .select(['notification_id', 'read_at'])
      .where('user_id', '=', userId)
      .orderBy('read_at')
      .orderBy('notification_id')
      .execute(),
  }),
  deleteOf: async (db, userId) => {
    await db.deleteFrom('notification_reads').where('user_id', '=', userId).execute();
    await db.deleteFrom('notification_mail').where('user_id', '=', userId).execute();
  },
};
