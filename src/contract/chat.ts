import * as z from 'zod/mini';
import { callTo } from './call.ts';
import { ChatAnswerSchema, ChatPartSchema } from './chat-answer.ts';
import { IdInputSchema, IdSchema } from './id.ts';
import { DoneSchema, pageLimitOf } from './paging.ts';
import { optionalText, requiredText, TextOrNull } from './text.ts';

export const CHAT_HISTORY_SIZE = 18;
/** The longest question. */
export const CHAT_QUESTION_MAX = 500;
/** Questions in a day: of a guest, counted by cookie and by network address, and of who has signed in. */
export const GUEST_QUESTIONS = 10;
/** Questions a day of all browsers together that are new at one network address, so that nobody gains by throwing cookies away. */
export const NEWCOMER_QUESTIONS = 30;
/** Questions a day of all guests at one network address, which may be a carrier's for many. */
export const ADDRESS_QUESTIONS = 100;
export const PERSON_QUESTIONS = 200;
/** How long a chat-only token lasts. */
export const CHAT_TOKEN_MS = 5 * 60_000;

/** One conversation of a person, or of a browser whose person has not signed in. */
export const ChatThreadSchema = z.object({
  thread_id: IdSchema,
  symbol: TextOrNull,
  company_name: TextOrNull,
  chat_title: TextOrNull,
  created_at: TextOrNull,
});

/** How far an answer is: a stopped one keeps the parts it had, a failed one could not be composed. */
export const ChatMessageStateSchema = z.enum(['running', 'done', 'stopped', 'failed']);

/** A question with its answer, or with what of it is there so far. */
export const ChatMessageSchema = z.object({
  message_id: IdSchema,
  question: z.string(),
  asked_at: z.string(),
  state: ChatMessageStateSchema,
  understood: TextOrNull,
  parts: z.array(ChatPartSchema),
  /** Words of a part that is not finished. */
  words: z.string(),
  /** The whole answer, once it is done. */
  answer: z.nullable(ChatAnswerSchema),
  vote: z.nullable(z.enum(['up', 'down'])),
});

export const ChatConversationSchema = z.object({
  thread: ChatThreadSchema,
  messages: z.array(ChatMessageSchema),
  /** The public copies of it that were asked for, newest first. */
  shares: z.array(z.object({ share_id: IdSchema, shared_at: z.string() })),
});

/** A frozen copy of a conversation: nothing in it says whose it was. */
export const SharedChatSchema = z.object({
  symbol: TextOrNull,
  company_name: TextOrNull,
  chat_title: TextOrNull,
  shared_at: z.string(),
  exchanges: z.array(z.object({ question: z.string(), answer: ChatAnswerSchema })),
});

export const ChatHistoryQuerySchema = z.strictObject(pageLimitOf(CHAT_HISTORY_SIZE));
export const ChatHistorySchema = z.object({ data: z.array(ChatThreadSchema) });
export const ThreadParamsSchema = z.strictObject({ threadId: IdInputSchema });
export const ChatTitleBodySchema = z.strictObject({ title: requiredText('Title', 200) });
export const ChatTitleSchema = z.object({ title: z.string() });

const MessageParamsSchema = z.strictObject({ messageId: IdInputSchema });
const ShareParamsSchema = z.strictObject({ shareId: IdInputSchema });
const ThreadsQuerySchema = z.strictObject({
  ...pageLimitOf(CHAT_HISTORY_SIZE),
  search: z.optional(
    z
      .string('must be text')
      .check(
        z.trim(),
        z.maxLength(100, 'must be at most 100 characters'),
        z.describe('Part of a title, a company name or a symbol.'),
      ),
  ),
});

export const AskBodySchema = z.strictObject({
  question: requiredText('Question', CHAT_QUESTION_MAX),
  /** The conversation that goes on; without it a new one begins. */
  thread_id: z.optional(z.nullable(IdInputSchema)),
  /** The stock of a new conversation. */
  symbol: optionalText(20),
  /** Answers once the answer is there, or after some seconds with what is there so far: for pages without a script. */
  wait: z.optional(z.boolean('must be true or false')),
});
const AskedSchema = z.object({
  thread: ChatThreadSchema,
  message: ChatMessageSchema,
  /** What a browser without an account is known by from now on; the gateway makes it a cookie. */
  guest: z.optional(z.string()),
});
const VoteBodySchema = z.strictObject({ vote: z.nullable(z.enum(['up', 'down'], 'must be up or down')) });
const TokenSchema = z.object({ token: z.string(), expires_at: z.string() });

/**
 * Server-sent events: `so-far` {html}, what is there when somebody begins to listen; `understood` {html}; `words`
 * {words}, to be put behind the finished parts; `part` {html}, which takes the place of the words; at the end `answer`
 * {state, html, followUps}, which takes the place of all.
 */
const ChatEventsSchema = z.string();

/** Calls: conversations. Those that are `public` are for guests too: whose conversation it is is known by their cookie. */
// prettier-ignore
export const chatCalls = {
  'chat.history': callTo('chat', 'GET /chat/history', 'private', 'Own conversations, newest first',
    { query: ChatHistoryQuerySchema, answer: ChatHistorySchema }),
  'chat.setTitle': callTo('chat', 'POST /chat/history/:threadId/title', 'private', 'Rename a conversation',
    { params: ThreadParamsSchema, body: ChatTitleBodySchema, answer: ChatTitleSchema, errors: ['not_found'] }),
  'chat.threads': callTo('chat', 'GET /chat/threads', 'public', 'Own conversations, also those of a guest, newest first; searched by text',
    { query: ThreadsQuerySchema, answer: ChatHistorySchema, personal: true, costly: 'chat' }),
  'chat.thread': callTo('chat', 'GET /chat/threads/:threadId', 'public', 'An own conversation, whole',
    { params: ThreadParamsSchema, answer: ChatConversationSchema, errors: ['not_found'], personal: true }),
  'chat.rename': callTo('chat', 'POST /chat/threads/:threadId/title', 'public', 'Rename an own conversation, also that of a guest',
    { params: ThreadParamsSchema, body: ChatTitleBodySchema, answer: ChatTitleSchema, errors: ['not_found'], personal: true }),
  'chat.delete': callTo('chat', 'DELETE /chat/threads/:threadId', 'public', 'Delete an own conversation, with its public copies',
    { params: ThreadParamsSchema, answer: DoneSchema, errors: ['not_found'], personal: true }),
  'chat.ask': callTo('chat', 'POST /chat/questions', 'public', 'Ask a question, in a conversation or to begin one',
    { body: AskBodySchema, answer: AskedSchema, gatewayAnswer: z.omit(AskedSchema, { guest: true }),
      errors: ['not_found', 'conflict', 'too_many_requests'], personal: true, costly: 'chat' }),
  'chat.message': callTo('chat', 'GET /chat/messages/:messageId', 'public', 'A question and its answer so far',
    { params: MessageParamsSchema, answer: ChatMessageSchema, errors: ['not_found'], personal: true }),
  'chat.events': callTo('chat', 'GET /chat/messages/:messageId/events', 'public', 'An answer as it is written',
    { params: MessageParamsSchema, answer: ChatEventsSchema, stream: 'text/event-stream', errors: ['not_found'], personal: true, costly: 'chat' }),
  'chat.stop': callTo('chat', 'POST /chat/messages/:messageId/stop', 'public', 'Stop an answer; what is there stays',
    { params: MessageParamsSchema, answer: ChatMessageSchema, errors: ['not_found'], personal: true }),
  'chat.regenerate': callTo('chat', 'POST /chat/messages/:messageId/answer', 'public', 'Compose the last answer of a conversation anew',
    { params: MessageParamsSchema, answer: ChatMessageSchema, errors: ['not_found', 'conflict', 'too_many_requests'], personal: true, costly: 'chat' }),
  'chat.vote': callTo('chat', 'POST /chat/messages/:messageId/vote', 'public', 'Say whether an answer was good',
    { params: MessageParamsSchema, body: VoteBodySchema, answer: VoteBodySchema, errors: ['not_found'], personal: true }),
  'chat.share': callTo('chat', 'POST /chat/threads/:threadId/share', 'public', 'Make a frozen public copy of an own conversation',
    { params: ThreadParamsSchema, answer: z.object({ share_id: IdSchema }), errors: ['not_found', 'conflict'], personal: true }),
  'chat.unshare': callTo('chat', 'DELETE /chat/threads/:threadId/share', 'public', 'Take back every public copy of an own conversation',
    { params: ThreadParamsSchema, answer: DoneSchema, errors: ['not_found'], personal: true }),
  'chat.shared': callTo('chat', 'GET /chat/shared/:shareId', 'public', 'The public copy of a conversation',
    { params: ShareParamsSchema, answer: SharedChatSchema, errors: ['not_found'], personal: true }),
  'chat.token': callTo('chat', 'POST /chat/token', 'private', 'A token for the framed chat app: good for the chat alone, for five minutes',
    { answer: TokenSchema }),
  'chat.tokenOwner': callTo('chat', 'POST /chat/token/owner', 'public', 'Whose chat-only token it is, for the server of a hosted chat app',
    { body: z.strictObject({ token: requiredText('Token', 2_000) }), safe: true, personal: true,
      answer: z.object({ user_id: z.string(), name: TextOrNull, expires_at: z.string() }), errors: ['not_found'] }),
} as const;

export type ChatThread = z.infer<typeof ChatThreadSchema>;
export type ChatMessage = z.infer<typeof ChatMessageSchema>;
export type ChatConversation = z.infer<typeof ChatConversationSchema>;
export type SharedChat = z.infer<typeof SharedChatSchema>;
