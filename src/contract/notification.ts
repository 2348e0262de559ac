import * as z from 'zod/mini';
import { callTo } from './call.ts';
import { IdInputSchema } from './id.ts';
import { DoneSchema, listOf, PageQuerySchema, whole } from './paging.ts';
import { requiredText, TextOrNull } from './text.ts';

/** What a notice may be about, so that it links there; any other type is shown without a link. */
export const objectTypes = ['news', 'event', 'webinar', 'video', 'newsletter', 'company'] as const;

/** A notice to everybody about one object; the type decides where its link leads. */
export const NotificationInputSchema = z.strictObject({
  message: requiredText('Message', 500),
  objectId: requiredText('Object id', 64),
  objectType: requiredText('Object type', 40),
  /** Names this broadcast: sent again under the same name it is not made twice. */
  key: z.optional(IdInputSchema),
});

/** A notice as somebody gets it. */
export const NotificationSchema = z.object({
  id: z.string(),
  /** Counts up: what a stream that broke off goes on from. */
  seq: z.number(),
  message: z.string(),
  objectId: z.string(),
  objectType: z.string(),
  /** Where it leads; null where its type is not known. */
  href: TextOrNull,
  created_at: z.string(),
  read: z.boolean(),
});
export type Notification = z.infer<typeof NotificationSchema>;
export const NotificationListSchema = z.extend(listOf(NotificationSchema), { unread: z.number() });

/** How many a broadcast reaches: in their drawers, and of them by mail and by text message. */
const AudienceSchema = z.object({ people: z.number(), byMail: z.number(), byText: z.number() });

/** A broadcast as staff see it. */
export const BroadcastSchema = z.object({
  id: z.string(),
  message: z.string(),
  objectId: z.string(),
  objectType: z.string(),
  created_at: z.string(),
  by: TextOrNull,
  people: z.number(),
  /** Mails that were handed over so far; `mailed` is whether that is all. */
  mails: z.number(),
  mailed: z.boolean(),
  /** Text messages that were handed over so far, and of them those that never arrived; `texted` is whether that is all. */
  texts: z.number(),
  textsFailed: z.number(),
  texted: z.boolean(),
});
export type Broadcast = z.infer<typeof BroadcastSchema>;

const UnreadSchema = z.object({ unread: z.number() });
const MailSchema = z.object({ mail: z.boolean('must be true or false') });

/** Calls: notices. */
// prettier-ignore
export const notificationCalls = {
  'notifications.broadcast': callTo('tools', 'POST /notifications/notifications', 'staff', 'Send a notice to everybody',
    { body: NotificationInputSchema, answer: z.extend(DoneSchema, { id: z.string(), people: z.number() }) }),
  'notifications.audience': callTo('tools', 'GET /notifications/audience', 'staff', 'How many people a notice reaches',
    { answer: AudienceSchema }),
  'notifications.sent': callTo('tools', 'GET /notifications/sent', 'staff', 'Notices that were sent, newest first',
    { query: PageQuerySchema, answer: listOf(BroadcastSchema) }),
  'notifications.list': callTo('tools', 'GET /notifications/notifications', 'private', 'Your notices, newest first',
    { query: PageQuerySchema, answer: NotificationListSchema, personal: true }),
  'notifications.read': callTo('tools', 'POST /notifications/read', 'private', 'Mark notices as read; all, without ids',
    { body: z.strictObject({ ids: z.optional(z.array(IdInputSchema).check(z.maxLength(100))) }),
      answer: UnreadSchema, personal: true }),
  'notifications.events': callTo('tools', 'GET /notifications/events', 'private',
    'Your notices as they come: `unread` with the count, then `notification` for each',
    { query: z.strictObject({ after: z.optional(whole(0, 1_000_000_000)) }), answer: z.unknown(),
      stream: 'text/event-stream', personal: true }),
  'notifications.preference': callTo('tools', 'GET /notifications/preference', 'private', 'Whether notices come by mail too',
    { answer: MailSchema, personal: true }),
  'notifications.setPreference': callTo('tools', 'PUT /notifications/preference', 'private', 'Have notices by mail, or not',
    { body: z.strictObject(MailSchema.shape), answer: MailSchema, personal: true }),
  'notifications.stop': callTo('tools', 'POST /notifications/stop', 'public', 'End notices by mail, by the link of one',
    { body: z.strictObject({ token: z.string('is required').check(z.regex(/^[\w-]{43}$/, 'is not valid')) }),
      answer: DoneSchema, errors: ['not_found'], personal: true }),
} as const;
