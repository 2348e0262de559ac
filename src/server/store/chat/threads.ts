import type { Selectable } from 'kysely';
import type { ChatThread } from '#contract/chat.ts';
import { foldText } from '#kit/text/fold.ts';
import type { ChatThreadsTable } from '#server/db/chat-tables.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Db } from '#server/db/open.ts';

/** Whose conversations they are: a person's, or those of a browser whose person has not signed in. */
export type ChatOwner = { userId: string } | { guestKey: string };

/** The columns that hold the owner, with what must stand in them. */
export const ownedBy = (owner: ChatOwner) =>
  'userId' in owner
    ? ({ column: 'user_id', value: owner.userId } as const)
    : ({ column: 'guest_key', value: owner.guestKey } as const);

type Row = Selectable<ChatThreadsTable>;

/** What its owner sees of a conversation. */
export const toThread = (row: Row): ChatThread => ({
  thread_id: row.id,
  symbol: row.symbol,
  company_name: row.company_name,
  chat_title: row.title,
  created_at: row.created_at,
});

/** A text may be looked for in as many conversations as this, the newest. */
const SEARCHED = 2_000;

/** One page (counted from 1) of somebody's conversations, those that were asked something last first. */
export async function listThreads(
  db: Db,
  owner: ChatOwner,
  { page, limit, search = '' }: { page: number; limit: number; search?: string | undefined },
): Promise<ChatThread[]> {
  const { column, value } = ownedBy(owner);
  const newest = db
    .selectFrom('chat_threads')
    .selectAll()
    .where(column, '=', value)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc');
  const start = (page - 1) * limit;
  const wanted = foldText(search.trim());
  if (wanted === '') return (await newest.limit(limit).offset(start).execute()).map(toThread);
  // Few rows of one person: what a letter is to each engine's own case folding does not matter here.
  const rows = await newest.limit(SEARCHED).execute();
  return rows
    .filter(({ title, company_name, symbol }) =>
      foldText(`${title} ${company_name ?? ''} ${symbol ?? ''}`).includes(wanted),
    )
    .slice(start, start + limit)
    .map(toThread);
}

/** Whether a browser has a conversation that began before a time. */
export async function isKnownGuest(db: Db, guestKey: string, before: Date): Promise<boolean> {
  const row = await db
    .selectFrom('chat_threads')
    .select('id')
    .where('guest_key', '=', guestKey)
    .where('created_at', '<', before.toISOString())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Somebody's conversation; undefined where it is not theirs, or is none. */
export async function findThread(db: Db, owner: ChatOwner, id: string): Promise<ChatThread | undefined> {
  const { column, value } = ownedBy(owner);
  const row = await db
    .selectFrom('chat_threads')
    .selectAll()
    .where('id', '=', id)
    .where(column, '=', value)
    .executeTakeFirst();
  return row && toThread(row);
}

/** Gives a conversation the name that its owner wrote; false where it is not theirs. */
export async function renameThread(db: Db, owner: ChatOwner, id: string, title: string): Promise<boolean> {
  const { column, value } = ownedBy(owner);
  const { numUpdatedRows } = await db
    .updateTable('chat_threads')
    .set({ title, title_is_own: 1 })
    .where('id', '=', id)
    .where(column, '=', value)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives a conversation the name that follows from its first answer, unless its owner has written one. */
export async function titleThread(db: Db, id: string, title: string): Promise<void> {
  await db
    .updateTable('chat_threads')
    .set({ title })
    .where('id', '=', id)
    .where('title_is_own', '=', 0)
    .execute();
}

/** Removes a conversation with its answers and public copies; false where it is not its owner who asks. */
export const deleteThread = (db: Db, owner: ChatOwner, id: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const { column, value } = ownedBy(owner);
    const { numDeletedRows } = await tx
      .deleteFrom('chat_threads')
      .where('id', '=', id)
      .where(column, '=', value)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await tx.deleteFrom('chat_messages').where('thread_id', '=', id).execute();
    await tx.deleteFrom('chat_shares').where('thread_id', '=', id).execute();
    return true;
  });

/** Hands the conversations of a browser to the person who has signed in there. */
export async function claimThreads(db: Db, guestKey: string, userId: string): Promise<void> {
  await db
    .updateTable('chat_threads')
    .set({ user_id: userId, guest_key: null })
    .where('guest_key', '=', guestKey)
    .execute();
}

/** Whether a browser has conversations that nobody has taken over. */
export async function hasGuestThreads(db: Db, guestKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat_threads')
    .select('id')
    .where('guest_key', '=', guestKey)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The stock that a conversation may be about; undefined for an unknown symbol. */
export const findStock = (db: Db, symbol: string): Promise<{ symbol: string; name: string } | undefined> =>
  db
    .selectFrom('companies')
    .select(['symbol', 'name'])
    .where('symbol', '=', symbol.toUpperCase().replace('/', '-'))
    .executeTakeFirst();
