import { DAY_MS } from '#kit/time/days.ts';
import type { Updateable } from 'kysely';
import type { NotificationsTable } from '#server/db/notification-tables.ts';
import type { Db } from '#server/db/open.ts';
import { handOver } from '../hand-over.ts';
import { type NewEntry, queueEntry } from '../accounts/outbox.ts';

/** After this nobody wants to know any more: a night that no text is sent in is no more than a part of it. */
const LIFETIME_MS = 3 * DAY_MS;

/** How far one notice has gone on a way. */
interface Mark {
  cursor: string | null;
  many: number;
  doneAt: string | null;
}

/** A way on which notices reach people besides the site, and the columns that say how far each has gone. */
export interface NoticeWay<Person extends { id: string }> {
  kind: string;
  cursor: 'mail_cursor' | 'text_cursor';
  many: 'mails' | 'texts';
  doneAt: 'mailed_at' | 'texted_at';
  /** The mark as the columns have it. */
  set(mark: Mark): Updateable<NotificationsTable>;
  /** The next who get it, in the order of their ids: of those only who wanted it when it was sent. */
  next(db: Db, sentAt: string, after: string | null, limit: number): Promise<Person[]>;
  /** Where it goes. */
  address(person: Person): Pick<NewEntry, 'email' | 'phone'>;
}

/** Puts the next messages of the oldest notice that is on its way into the outbox, each once; answers whether there may be more. */
export const passOn = <Person extends { id: string }>(
  db: Db,
  way: NoticeWay<Person>,
  now: Date,
): Promise<boolean> =>
  handOver(db, async (tx) => {
    const open = await tx
      .selectFrom('notifications')
      .select(['id', 'created_at', way.cursor, way.many])
      .where(way.doneAt, 'is', null)
      .orderBy('seq')
      .limit(1)
      .executeTakeFirst();
    if (!open) return undefined;
    const { id, [way.cursor]: cursor = null, [way.many]: many = 0 } = open;
    return {
      cursor,
      next: (limit) => way.next(tx, open.created_at, cursor, limit),
      async move(to) {
        const doneAt = to.isEnd ? now.toISOString() : null;
        const { numUpdatedRows } = await tx
          .updateTable('notifications')
          .set(way.set({ cursor: to.cursor, many: many + to.many, doneAt }))
          .where('id', '=', id)
          .where(way.doneAt, 'is', null)
          .where(way.cursor, cursor === null ? 'is' : '=', cursor)
          .executeTakeFirst();
        return numUpdatedRows === 1n;
      },
      put: (person) =>
        queueEntry(
          tx,
          {
            kind: way.kind,
            ...way.address(person),
            detail: JSON.stringify({ notification: id, user: person.id }),
            lifetimeMs: LIFETIME_MS,
          },
          now,
        ),
    };
  });
