import * as z from 'zod/mini';
import { requiredText } from './text.ts';

/** A notice to everybody about one object; the type decides where its link leads. */
export const NotificationInputSchema = z.strictObject({
  message: requiredText('Message', 500),
  objectId: requiredText('Object id', 64),
  objectType: requiredText('Object type', 40),
});
export type NotificationInput = z.infer<typeof NotificationInputSchema>;
