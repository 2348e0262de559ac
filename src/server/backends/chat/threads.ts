import { ApiError } from '#contract/errors.ts';
import { listMessages } from '#server/store/chat/messages.ts';
import { findShare, listShares, shareThread, unshareThread } from '#server/store/chat/shares.ts';
import { deleteThread, findThread, listThreads, renameThread } from '#server/store/chat/threads.ts';
import { askerOf } from './asker.ts';
import type { ChatContext, ChatOn } from './context.ts';

/** Conversations of others look as if there were none. */
export function present<Value>(value: Value | undefined | false, what = 'Conversation'): Value {
  if (value === undefined || value === false) throw new ApiError('not_found', `${what} not found`);
  return value;
}

/** Conversations of whoever asks: lists, names, copies, and their end. */
export function answerThreads(on: ChatOn, context: ChatContext): void {
  const { db, now } = context;

  on('chat.history', async ({ query }, { userId }, c) => {
    // What was asked before signing in is in it too.
    await askerOf(context, c);
    return { data: await listThreads(db, { userId }, query) };
  });
  on('chat.setTitle', async ({ params, body: { title } }, { userId }) => {
    present(await renameThread(db, { userId }, params.threadId, title));
    return { title };
  });

  on('chat.threads', async ({ query }, c) => {
    context.prepare();
    const { owner } = await askerOf(context, c);
    return { data: owner ? await listThreads(db, owner, query) : [] };
  });
  on('chat.thread', async ({ params }, c) => {
    const { owner } = await askerOf(context, c);
    const thread = present(owner && (await findThread(db, owner, params.threadId)));
    const [messages, shares] = await Promise.all([
      listMessages(db, thread.thread_id, now()),
      listShares(db, thread.thread_id),
    ]);
    return { thread, messages, shares };
  });
  on('chat.rename', async ({ params, body: { title } }, c) => {
    const { owner } = await askerOf(context, c);
    present(owner && (await renameThread(db, owner, params.threadId, title)));
    return { title };
  });
  on('chat.delete', async ({ params }, c) => {
    const { owner } = await askerOf(context, c);
    present(owner && (await deleteThread(db, owner, params.threadId)));
    return { success: true };
  });

  on('chat.share', async ({ params }, c) => {
    const { owner } = await askerOf(context, c);
    return { share_id: present(owner && (await shareThread(db, owner, params.threadId, now()))) };
  });
  on('chat.unshare', async ({ params }, c) => {
    const { owner } = await askerOf(context, c);
    present(owner && (await unshareThread(db, owner, params.threadId)));
    return { success: true };
  });
  on('chat.shared', async ({ params }) =>
    present(await findShare(db, params.shareId), 'Shared conversation'),
  );
}
