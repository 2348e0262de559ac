import type { Selectable } from 'kysely';
import type { Broadcast } from '#contract/notification.ts';
import type { Paged, PageQuery } from '#contract/paging.ts';
import type { NotificationsTable } from '#server/db/notification-tables.ts';
import type { Db } from '#server/db/open.ts';
import { type Deed, recordDeed } from '../desk/log.ts';
import { newId } from '../tokens.ts';
import { type NoticeWay, passOn } from './pass-on.ts';
import { countTextFailures, wantingTexts } from './texts.ts';
import { onePage } from '../one-page.ts';

export type NotificationRow = Selectable<NotificationsTable>;

/** What is sent to everybody, and by whom. */
export interface NewBroadcast {
  message: string;
  objectId: string;
  objectType: string;
  key: string | undefined;
  by: { id: string; name: string };
}

/** How many people a notice reaches now: everybody whose account is confirmed, and of them who wants mail, or text messages. */
export async function audienceOf(db: Db): Promise<{ people: number; byMail: number; byText: number }> {
  const { people } = await db
    .selectFrom('users')
    .where('verified_at', 'is not', null)
    .select((eb) => eb.fn.countAll<number>().as('people'))
    .executeTakeFirstOrThrow();
  const { byMail } = await wantingMail(db)
    .select((eb) => eb.fn.countAll<number>().as('byMail'))
    .executeTakeFirstOrThrow();
  const { byText } = await wantingTexts(db)
    .select((eb) => eb.fn.countAll<number>().as('byText'))
    .executeTakeFirstOrThrow();
  return { people, byMail, byText };
}

/** Who gets mail: who switched it on, and has proved to read what is sent to the address. */
const wantingMail = (db: Db) =>
  db
    .selectFrom('notification_mail')
    .innerJoin('users', 'users.id', 'notification_mail.user_id')
    .where('users.verified_at', 'is not', null)
    .where('users.email_proved_at', 'is not', null);

/** Sends a notice to everybody: one row, so that it reaches all or nobody. Under a key that was used it is the one of then. */
export async function broadcast(db: Db, sent: NewBroadcast, now: Date): Promise<NotificationRow> {
  const { people } = await audienceOf(db);
  for (;;) {
    const row = await db.transaction().execute(async (tx) => {
      const known =
        sent.key === undefined
          ? undefined
          : await tx.selectFrom('notifications').selectAll().where('key', '=', sent.key).executeTakeFirst();
      if (known) return known;
      const last = await tx
        .selectFrom('notifications')
        .select((eb) => eb.fn.max<number | null>('seq').as('seq'))
        .executeTakeFirst();
      const row = await tx
        .insertInto('notifications')
        .values({
          id: newId(),
          seq: (last?.seq ?? 0) + 1,
          key: sent.key ?? null,
          message: sent.message,
          object_id: sent.objectId,
          object_type: sent.objectType,
          created_at: now.toISOString(),
          by_id: sent.by.id,
          by_name: sent.by.name,
          people,
          mail_cursor: null,
          mails: 0,
          mailed_at: null,
          text_cursor: null,
          texted_at: null,
        })
        // Somebody else sent one in the same moment, or this one twice: looked at anew.
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      if (row) await recordDeed(tx, deedOf(row, sent.by));
      return row;
    });
    if (row) return row;
  }
}

const deedOf = (
  { id, message, created_at, people, object_type, object_id }: NotificationRow,
  by: Deed['by'],
): Deed => ({
  kind: 'notice',
  objectId: id,
  action: 'sent',
  title: message,
  detail: `to ${people} people, about ${object_type} ${object_id}`,
  by,
  at: created_at,
});

/** What was sent, newest first. */
export async function listBroadcasts(db: Db, asked: PageQuery): Promise<Paged<Broadcast>> {
  const ordered = db.selectFrom('notifications').selectAll().orderBy('seq', 'desc');
  const { data: rows, total } = await onePage(ordered, asked);
  const failures = await countTextFailures(db, rows);
  const data = rows.map((row) => ({
    id: row.id,
    message: row.message,
    objectId: row.object_id,
    objectType: row.object_type,
    created_at: row.created_at,
    by: row.by_name,
    people: row.people,
    mails: row.mails,
    mailed: row.mailed_at !== null,
    texts: row.texts,
    textsFailed: failures.get(row.id) ?? 0,
    texted: row.texted_at !== null,
  }));
  return { data, total };
}

const mails: NoticeWay<{ id: string; email: string }> = {
  kind: 'broadcast',
  cursor: 'mail_cursor',
  many: 'mails',
  doneAt: 'mailed_at',
  set: ({ cursor, many, doneAt }) => ({ mail_cursor: cursor, mails: many, mailed_at: doneAt }),
  next: (db, sentAt, after, limit) =>
    wantingMail(db)
      // Who switched it on later did not ask for what came before.
      .where('notification_mail.wanted_at', '<=', sentAt)
      .select(['users.id', 'users.email'])
      .$if(after !== null, (query) => query.where('users.id', '>', after))
      .orderBy('users.id')
      .limit(limit)
      .execute(),
  address: ({ email }) => ({ email }),
};

/** Puts the next mails of what was sent into the outbox, each once; answers whether there may be more. */
export const queueMails = (db: Db, now: Date): Promise<boolean> => passOn(db, mails, now);
