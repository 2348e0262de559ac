import type { Selectable } from 'kysely';
import type { ChatMessage, ChatThread } from '#contract/chat.ts';
import type { ChatAnswer, ChatPart } from '#contract/chat-answer.ts';
import { ApiError } from '#contract/errors.ts';
import type { ChatMessagesTable } from '#server/db/chat-tables.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Db } from '#server/db/open.ts';
import { newId } from '../tokens.ts';
import { isUniqueViolation } from '../unique.ts';
import { type ChatOwner, ownedBy, toThread } from './threads.ts';

/** What is there of an answer that is not done. */
export interface SoFar {
  understood: string | null;
  parts: ChatPart[];
  words: string;
}

export const NOTHING_YET: SoFar = { understood: null, parts: [], words: '' };

/** A question that an answer is to be composed for, and the right to write it. */
export interface Run {
  threadId: string;
  messageId: string;
  runId: string;
}

/** Who composes an answer is heard of at least every ten seconds; after this time its process is gone. */
const LOST_MS = 40_000;
const TITLE_MAX = 200;

type Row = Selectable<ChatMessagesTable>;

const toMessage = (row: Row, now: Date): ChatMessage => {
  const soFar = JSON.parse(row.so_far) as SoFar;
  const answer = row.answer === null ? null : (JSON.parse(row.answer) as ChatAnswer);
  return {
    message_id: row.id,
    question: row.question,
    asked_at: row.asked_at,
    state: isLost(row, now) ? 'failed' : row.state,
    understood: answer?.understood ?? soFar.understood,
    parts: answer?.parts ?? soFar.parts,
    words: answer ? '' : soFar.words,
    answer,
    vote: row.vote,
  };
};

/** What was heard of at a time that is yet to come was written by a clock that was ahead and has gone back: by nobody any more. */
const isLost = ({ state, touched_at }: Row, now: Date): boolean =>
  state === 'running' && Math.abs(now.getTime() - Date.parse(touched_at)) > LOST_MS;

/** The questions of a conversation with their answers, oldest first. Whose it is has been looked at before. */
export async function listMessages(db: Db, threadId: string, now: Date): Promise<ChatMessage[]> {
  const rows = await db
    .selectFrom('chat_messages')
    .selectAll()
    .where('thread_id', '=', threadId)
    .orderBy('position')
    .execute();
  return rows.map((row) => toMessage(row, now));
}

/** Somebody's question with its answer, and its conversation; undefined where it is not theirs, or is none. */
export async function findMessage(
  db: Db,
  owner: ChatOwner,
  id: string,
  now: Date,
): Promise<{ threadId: string; message: ChatMessage } | undefined> {
  const { column, value } = ownedBy(owner);
  const row = await db
    .selectFrom('chat_messages')
    .innerJoin('chat_threads', 'chat_threads.id', 'chat_messages.thread_id')
    .selectAll('chat_messages')
    .where('chat_messages.id', '=', id)
    .where(`chat_threads.${column}`, '=', value)
    .executeTakeFirst();
  return row && { threadId: row.thread_id, message: toMessage(row, now) };
}

/** What a question begins with. */
interface Asked {
  question: string;
  /** The conversation that goes on; null begins one. */
  threadId: string | null;
  /** The stock of one that begins. */
  company: { symbol: string; name: string } | null;
}

/**
 * Writes a question down, at the end of a conversation or as the first of a new one; undefined where the conversation is
 * not its owner's.
 * @throws ApiError conflict: the answer before it is still being written
 */
export async function askQuestion(
  db: Db,
  owner: ChatOwner,
  asked: Asked,
  now: Date,
): Promise<{ thread: ChatThread; message: ChatMessage; run: Run } | undefined> {
  try {
    return await inTransaction(db, (tx) => writeQuestion(tx, owner, asked, now));
  } catch (error) {
    // Two questions at once: the place was taken between looking and writing.
    if (isUniqueViolation(error)) throw stillWriting();
    throw error;
  }
}

const stillWriting = () => new ApiError('conflict', 'The answer before is still being written.');

async function writeQuestion(db: Db, owner: ChatOwner, asked: Asked, now: Date) {
  const thread = asked.threadId
    ? await continueThread(db, owner, asked.threadId, now)
    : await beginThread(db, owner, asked, now);
  if (!thread) return undefined;
  const last = await db
    .selectFrom('chat_messages')
    .selectAll()
    .where('thread_id', '=', thread.thread_id)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.state === 'running' && !isLost(last, now)) throw stillWriting();
  const at = now.toISOString();
  const row: Row = {
    id: newId(),
    thread_id: thread.thread_id,
    position: (last?.position ?? -1) + 1,
    question: asked.question,
    state: 'running',
    run_id: newId(),
    so_far: JSON.stringify(NOTHING_YET),
    answer: null,
    vote: null,
    asked_at: at,
    touched_at: at,
  };
  await db.insertInto('chat_messages').values(row).execute();
  const run = { threadId: row.thread_id, messageId: row.id, runId: row.run_id };
  return { thread, message: toMessage(row, now), run };
}

/** Written before anything is read: a transaction that reads first could not write after another process did. */
async function continueThread(db: Db, owner: ChatOwner, id: string, now: Date) {
  const { column, value } = ownedBy(owner);
  const row = await db
    .updateTable('chat_threads')
    .set({ updated_at: now.toISOString() })
    .where('id', '=', id)
    .where(column, '=', value)
    .returningAll()
    .executeTakeFirst();
  return row && toThread(row);
}

async function beginThread(db: Db, owner: ChatOwner, { question, company }: Asked, now: Date) {
  const row = {
    id: newId(),
    user_id: 'userId' in owner ? owner.userId : null,
    guest_key: 'guestKey' in owner ? owner.guestKey : null,
    symbol: company?.symbol ?? null,
    company_name: company?.name ?? null,
    title: question.slice(0, TITLE_MAX),
    title_is_own: 0,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
  await db.insertInto('chat_threads').values(row).execute();
  return toThread(row);
}

/**
 * Begins the answer to a conversation's last question anew; undefined where there is no such question of this owner.
 * @throws ApiError conflict: it is not the last one, or is still being written
 */
export const restartAnswer = (
  db: Db,
  owner: ChatOwner,
  id: string,
  now: Date,
): Promise<{ message: ChatMessage; run: Run } | undefined> =>
  inTransaction(db, async (tx) => {
    const found = await findMessage(tx, owner, id, now);
    if (!found) return undefined;
    if (found.message.state === 'running') throw stillWriting();
    const at = now.toISOString();
    const row = await tx
      .updateTable('chat_messages')
      .set({
        state: 'running',
        run_id: newId(),
        so_far: JSON.stringify(NOTHING_YET),
        answer: null,
        vote: null,
        touched_at: at,
      })
      .where('id', '=', id)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('chat_messages as later')
              .select('later.id')
              .whereRef('later.thread_id', '=', 'chat_messages.thread_id')
              .whereRef('later.position', '>', 'chat_messages.position'),
          ),
        ),
      )
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new ApiError('conflict', 'Only the last answer can be composed anew.');
    const run = { threadId: row.thread_id, messageId: row.id, runId: row.run_id };
    return { message: toMessage(row, now), run };
  });

/** Keeps what is there of an answer, and that it is still worked on. False where the run may not write any more. */
export const saveSoFar = (db: Db, run: Run, soFar: SoFar, now: Date): Promise<boolean> =>
  write(db, run, { so_far: JSON.stringify(soFar), touched_at: now.toISOString() });

/** Ends a run with its whole answer, or without one. False where it had been ended before. */
export const endRun = (
  db: Db,
  run: Run,
  end: { state: 'done'; answer: ChatAnswer } | { state: 'failed' | 'stopped'; soFar: SoFar },
  now: Date,
): Promise<boolean> =>
  write(db, run, {
    state: end.state,
    touched_at: now.toISOString(),
    ...('answer' in end
      ? { answer: JSON.stringify(end.answer), so_far: JSON.stringify(NOTHING_YET) }
      : { so_far: JSON.stringify(end.soFar) }),
  });

async function write(db: Db, run: Run, values: Partial<Row>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chat_messages')
    .set(values)
    .where('id', '=', run.messageId)
    .where('run_id', '=', run.runId)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Stops an answer wherever it is composed: its process may not write any more. What is there stays. */
export async function stopAnswer(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('chat_messages')
    .set({ state: 'stopped', touched_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

/** Keeps what somebody thinks of an answer of theirs; whose it is has been looked at before. */
export async function voteOn(db: Db, id: string, vote: 'up' | 'down' | null): Promise<void> {
  await db.updateTable('chat_messages').set({ vote }).where('id', '=', id).execute();
}
