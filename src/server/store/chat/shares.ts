import type { SharedChat } from '#contract/chat.ts';
import type { ChatAnswer } from '#contract/chat-answer.ts';
import { ApiError } from '#contract/errors.ts';
import type { Db } from '#server/db/open.ts';
import { newId } from '../tokens.ts';
import { type ChatOwner, findThread } from './threads.ts';

/**
 * Makes a frozen copy of a conversation as it stands, and answers its id. As long as nothing was asked since, that is the
 * copy that there is already. Undefined where the conversation is not its owner's.
 * @throws ApiError conflict: nothing in it is answered yet
 */
export async function shareThread(
  db: Db,
  owner: ChatOwner,
  threadId: string,
  now: Date,
): Promise<string | undefined> {
  const thread = await findThread(db, owner, threadId);
  if (!thread) return undefined;
  const answered = await db
    .selectFrom('chat_messages')
    .select(['question', 'answer'])
    .where('thread_id', '=', threadId)
    .where('answer', 'is not', null)
    .orderBy('position')
    .execute();
  if (answered.length === 0) throw new ApiError('conflict', 'There is no answer to share yet.');
  const { symbol, company_name } = thread;
  const copied = {
    symbol,
    company_name,
    // A name that somebody wrote may say what was meant for nobody else.
    chat_title: answered[0]?.question ?? null,
    exchanges: answered.map(({ question, answer }) => ({
      question,
      answer: JSON.parse(answer ?? 'null') as ChatAnswer,
    })),
  };
  const content = JSON.stringify(copied);
  const same = await db
    .selectFrom('chat_shares')
    .select('id')
    .where('thread_id', '=', threadId)
    .where('content', '=', content)
    .executeTakeFirst();
  if (same) return same.id;
  const id = newId();
  await db
    .insertInto('chat_shares')
    .values({ id, thread_id: threadId, content, created_at: now.toISOString() })
    .execute();
  return id;
}

/** The public copies of a conversation, newest first; whose it is has been looked at before. */
export async function listShares(
  db: Db,
  threadId: string,
): Promise<{ share_id: string; shared_at: string }[]> {
  return db
    .selectFrom('chat_shares')
    .select(['id as share_id', 'created_at as shared_at'])
    .where('thread_id', '=', threadId)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Takes back every public copy of a conversation; false where it is not its owner's. */
export async function unshareThread(db: Db, owner: ChatOwner, threadId: string): Promise<boolean> {
  if (!(await findThread(db, owner, threadId))) return false;
  await db.deleteFrom('chat_shares').where('thread_id', '=', threadId).execute();
  return true;
}

/** A public copy; undefined where there is none, or none any more. */
export async function findShare(db: Db, id: string): Promise<SharedChat | undefined> {
  const row = await db.selectFrom('chat_shares').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  return { ...(JSON.parse(row.content) as Omit<SharedChat, 'shared_at'>), shared_at: row.created_at };
}
