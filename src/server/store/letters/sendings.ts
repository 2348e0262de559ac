import { DAY_MS } from '#kit/time/days.ts';
import type { Selectable } from 'kysely';
import type { LetterAudience, LetterSending } from '#contract/letter.ts';
import type { LetterSendingsTable } from '#server/db/letter-tables.ts';
import type { Db } from '#server/db/open.ts';
import { bodyOf } from '../desk/newsletter-kind.ts';
import { type DeskData, text } from '../desk/kind.ts';
import { handOver } from '../hand-over.ts';
import { queueEntry } from '../accounts/outbox.ts';
import type { Editor } from '../desk/entry-rows.ts';

type SendingRow = Selectable<LetterSendingsTable>;

const confirmed = (db: Db) => db.selectFrom('subscribers').where('state', '=', 'confirmed');

/** Whom a letter would reach now, by how often they want to hear. */
export async function letterAudience(db: Db): Promise<LetterAudience> {
  const rows = await confirmed(db)
    .select((eb) => ['frequency', eb.fn.countAll<number>().as('many')])
    .groupBy('frequency')
    .execute();
  const of = (frequency: string) => rows.find((row) => row.frequency === frequency)?.many ?? 0;
  return { weekly: of('weekly'), monthly: of('monthly') };
}

/** What is sent, to whom, and by whom. */
export interface NewSending {
  letterId: string;
  version: number;
  data: DeskData;
  monthly: boolean;
  key: string;
  by: Editor;
}

/**
 * Sends a letter: one row, from which all its mails follow. False where it was sent already; under the key of then it is the
 * same sending, and true.
 */
export async function beginSending(db: Db, sent: NewSending, now: Date): Promise<boolean> {
  const { weekly, monthly } = await letterAudience(db);
  const row: LetterSendingsTable = {
    letter_id: sent.letterId,
    key: sent.key,
    version: sent.version,
    title: text(sent.data['title']) ?? '',
    summary: text(sent.data['summary']),
    html: bodyOf(sent.data),
    monthly: sent.monthly ? 1 : 0,
    by_id: sent.by.id,
    by_name: sent.by.name,
    people: weekly + (sent.monthly ? monthly : 0),
    created_at: now.toISOString(),
    mail_cursor: null,
    mailed_at: null,
  };
  await db
    .insertInto('letter_sendings')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const held = await findSending(db, sent.letterId);
  return held?.key === sent.key;
}

const findSending = (db: Db, letterId: string): Promise<SendingRow | undefined> =>
  db.selectFrom('letter_sendings').selectAll().where('letter_id', '=', letterId).executeTakeFirst();

/** How far each of these letters is; those that were not sent are left out. */
export async function sendingsOf(db: Db, ids: readonly string[]): Promise<Map<string, LetterSending>> {
  if (ids.length === 0) return new Map();
  const [rows, counts] = await Promise.all([
    db.selectFrom('letter_sendings').selectAll().where('letter_id', 'in', ids).execute(),
    db
      .selectFrom('letter_recipients')
      .select((eb) => ['letter_id', 'state', eb.fn.countAll<number>().as('many')])
      .where('letter_id', 'in', ids)
      .groupBy(['letter_id', 'state'])
      .execute(),
  ]);
  return new Map(
    rows.map((row) => {
      const of = (wanted: string) =>
        counts.find(({ letter_id, state }) => letter_id === row.letter_id && state === wanted)?.many ?? 0;
      const sending: LetterSending = {
        at: row.created_at,
        by: row.by_name,
        version: row.version,
        people: row.people,
        queued: of('queued'),
        sent: of('sent'),
        failed: of('failed'),
        left: of('left'),
        handedOver: row.mailed_at !== null,
      };
      return [row.letter_id, sending];
    }),
  );
}

/** After this a letter is not tried any more. */
const LIFETIME_MS = 3 * DAY_MS;

/** Puts the next mails of letters into the outbox, each once; answers whether there may be more. */
export const queueLetters = (db: Db, now: Date): Promise<boolean> =>
  handOver(db, async (tx) => {
    const open = await tx
      .selectFrom('letter_sendings')
      .select(['letter_id', 'monthly', 'mail_cursor', 'created_at'])
      .where('mailed_at', 'is', null)
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst();
    if (!open) return undefined;
    const { letter_id, mail_cursor: cursor } = open;
    const at = now.toISOString();
    return {
      cursor,
      next: (limit) =>
        confirmed(tx)
          // Who confirmed later did not ask for what came before.
          .where('confirmed_at', '<=', open.created_at)
          .$if(open.monthly === 0, (query) => query.where('frequency', '=', 'weekly'))
          .$if(cursor !== null, (query) => query.where('id', '>', cursor))
          .select('id')
          .orderBy('id')
          .limit(limit)
          .execute(),
      async move({ cursor: next, isEnd }) {
        const { numUpdatedRows } = await tx
          .updateTable('letter_sendings')
          .set({ mail_cursor: next, mailed_at: isEnd ? at : null })
          .where('letter_id', '=', letter_id)
          .where('mailed_at', 'is', null)
          .where('mail_cursor', cursor === null ? 'is' : '=', cursor)
          .executeTakeFirst();
        return numUpdatedRows === 1n;
      },
      async put({ id }) {
        await tx
          .insertInto('letter_recipients')
          .values({ letter_id, subscriber_id: id, state: 'queued', at })
          .execute();
        // Without the address: with it the entry would go when an account goes, and its row here would wait for ever.
        const detail = JSON.stringify({ letter: letter_id, subscriber: id });
        await queueEntry(tx, { kind: 'letter', detail, lifetimeMs: LIFETIME_MS }, now);
      },
    };
  });

/** What the mail of one subscriber is made of; undefined where it is not waited for any more. */
export const findLetterMail = (db: Db, letterId: string, subscriberId: string) =>
  db
    .selectFrom('letter_recipients as one')
    .innerJoin('letter_sendings as sending', 'sending.letter_id', 'one.letter_id')
    .leftJoin('subscribers', (join) =>
      join.onRef('subscribers.id', '=', 'one.subscriber_id').on('subscribers.state', '=', 'confirmed'),
    )
    .leftJoin('news', (join) => join.onRef('news.id', '=', 'one.letter_id').on('news.deleted_at', 'is', null))
    .select([
      'sending.title',
      'sending.summary',
      'sending.html',
      'subscribers.email',
      'subscribers.email_key',
      'news.id as publicId',
    ])
    .where('one.letter_id', '=', letterId)
    .where('one.subscriber_id', '=', subscriberId)
    .where('one.state', '=', 'queued')
    .executeTakeFirst();

/** Notes what became of the mail of one subscriber. */
export async function noteMail(
  db: Db,
  letterId: string,
  subscriberId: string,
  state: 'sent' | 'failed' | 'left',
  now: Date,
): Promise<void> {
  await db
    .updateTable('letter_recipients')
    .set({ state, at: now.toISOString() })
    .where('letter_id', '=', letterId)
    .where('subscriber_id', '=', subscriberId)
    .where('state', '=', 'queued')
    .execute();
}
