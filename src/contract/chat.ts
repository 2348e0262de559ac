import * as z from 'zod/mini';
import { callTo } from './call.ts';
import { IdInputSchema, IdSchema } from './id.ts';
import { pageLimitOf } from './paging.ts';
import { requiredText, TextOrNull } from './text.ts';

export const CHAT_HISTORY_SIZE = 18;

/** One conversation of the signed-in person. */
export const ChatThreadSchema = z.object({
  thread_id: IdSchema,
  symbol: TextOrNull,
  company_name: TextOrNull,
  chat_title: TextOrNull,
  created_at: TextOrNull,
});

export const ChatHistoryQuerySchema = z.strictObject(pageLimitOf(CHAT_HISTORY_SIZE));
export const ChatHistorySchema = z.object({ data: z.array(ChatThreadSchema) });
export const ThreadParamsSchema = z.strictObject({ threadId: IdInputSchema });
export const ChatTitleBodySchema = z.strictObject({ title: requiredText('Title', 200) });
export const ChatTitleSchema = z.object({ title: z.string() });

/** Calls: conversations. */
// prettier-ignore
export const chatCalls = {
  'chat.history': callTo('chat', 'GET /chat/history', 'private', 'Own conversations, newest first',
    { query: ChatHistoryQuerySchema, answer: ChatHistorySchema, planned: true }),
  'chat.setTitle': callTo('chat', 'POST /chat/history/:threadId/title', 'private', 'Rename a conversation',
    { params: ThreadParamsSchema, body: ChatTitleBodySchema, answer: ChatTitleSchema, errors: ['not_found'],
      planned: true }),
} as const;
