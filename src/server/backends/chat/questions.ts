import type { Context } from 'hono';
import type { ChatThread } from '#contract/chat.ts';
import {
  askQuestion,
  findMessage,
  listMessages,
  restartAnswer,
  type Run,
  stopAnswer,
  voteOn,
} from '#server/store/chat/messages.ts';
import { type ChatOwner, findStock, findThread, titleThread } from '#server/store/chat/threads.ts';
import { hashToken, newToken } from '#server/store/tokens.ts';
import type { ChatQuestion } from './answerer.ts';
import { askerOf, type Asker } from './asker.ts';
import type { ChatContext, ChatOn } from './context.ts';
import { streamAnswer } from './events.ts';
import { countQuestion } from './question-limits.ts';
import { present } from './threads.ts';
import { titleOf } from './title.ts';

/** How long a page without a script is kept waiting for an answer, of the ten seconds that it has. */
const WAIT_MS = 6_000;
/** What was said before: enough for "and last year?". */
const BEFORE_MAX = 20;

/** Questions and their answers. */
export function answerQuestions(on: ChatOn, context: ChatContext): void {
  const { db, now, runs, limits } = context;

  /** The message of whoever asks. */
  const messageOf = async (id: string, c: Context) => {
    const asker = await askerOf(context, c);
    const found = asker.owner && (await findMessage(db, asker.owner, id, now()));
    return { asker, owner: asker.owner as ChatOwner, ...present(found, 'Message') };
  };

  on('chat.ask', async ({ body }, c) => {
    const asker = await askerOf(context, c);
    const threadId = body.thread_id ?? null;
    if (threadId) present(asker.owner && (await findThread(db, asker.owner, threadId)));
    const company = threadId || !body.symbol ? null : present(await findStock(db, body.symbol), 'Company');
    const guest = asker.owner ? undefined : newToken();
    const owner = asker.owner ?? { guestKey: hashToken(guest ?? '') };
    const takeBack = await countQuestion(limits, db, { ...asker, owner }, now());
    const asked = { question: body.question, threadId, company };
    const { thread, message, run } = present(
      await askQuestion(db, owner, asked, now()).catch(async (error: unknown) => {
        await takeBack();
        throw error;
      }),
    );
    await compose(context, asker, thread, run, takeBack);
    if (!body.wait) return { thread, message, ...(guest && { guest }) };
    await runs.wait(message.message_id, WAIT_MS);
    const found = await findMessage(db, owner, message.message_id, now());
    return { thread, message: found?.message ?? message, ...(guest && { guest }) };
  });

  on('chat.regenerate', async ({ params }, c) => {
    const { asker, owner, threadId } = await messageOf(params.messageId, c);
    const takeBack = await countQuestion(limits, db, asker, now());
    const { message, run } = present(
      await restartAnswer(db, owner, params.messageId, now()).catch(async (error: unknown) => {
        await takeBack();
        throw error;
      }),
      'Message',
    );
    await compose(context, asker, present(await findThread(db, owner, threadId)), run, takeBack);
    return message;
  });

  on('chat.message', async ({ params }, c) => (await messageOf(params.messageId, c)).message);
  on('chat.events', async ({ params }, c) => {
    const { owner, message } = await messageOf(params.messageId, c);
    const readAgain = async () => (await findMessage(db, owner, params.messageId, now()))?.message;
    return streamAnswer(c, { message, runs, readAgain });
  });
  on('chat.stop', async ({ params }, c) => {
    const { owner } = await messageOf(params.messageId, c);
    if (!(await runs.stop(params.messageId))) await stopAnswer(db, params.messageId, now());
    return present(await findMessage(db, owner, params.messageId, now()), 'Message').message;
  });
  on('chat.vote', async ({ params, body }, c) => {
    await messageOf(params.messageId, c);
    await voteOn(db, params.messageId, body.vote);
    return body;
  });
}

/** Begins to compose an answer from what was asked and answered before it. */
async function compose(
  { db, now, runs }: ChatContext,
  { person }: Asker,
  thread: ChatThread,
  run: Run,
  takeBack: () => Promise<void>,
): Promise<void> {
  const messages = await listMessages(db, run.threadId, now());
  const last = messages.at(-1);
  const before = messages.flatMap(({ question, answer }) => (answer ? [{ question, answer }] : []));
  const question: ChatQuestion = {
    text: last?.question ?? '',
    symbol: thread.symbol,
    before: before.slice(-BEFORE_MAX),
    isSignedIn: person?.verified === true,
  };
  runs.start(run, question, {
    onFailed: takeBack,
    onDone: async (understood) => {
      if (messages.length === 1)
        await titleThread(db, run.threadId, titleOf(question.text, understood, thread.symbol));
    },
  });
}
