import * as z from 'zod/mini';
import { DoneSchema } from './paging.ts';
import { callTo } from './call.ts';
import { requiredText } from './text.ts';

/** A notice to everybody about one object; the type decides where its link leads. */
export const NotificationInputSchema = z.strictObject({
  message: requiredText('Message', 500),
  objectId: requiredText('Object id', 64),
  objectType: requiredText('Object type', 40),
});

/** Calls: notices. */
// prettier-ignore
export const notificationCalls = {
  'notifications.broadcast': callTo('tools', 'POST /notifications/notifications', 'staff', 'Send a notice to everybody',
    { body: NotificationInputSchema, answer: DoneSchema, planned: true }),
} as const;
