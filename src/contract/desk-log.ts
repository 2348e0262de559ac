import * as z from 'zod/mini';
import { callTo } from './call.ts';
import { deskKinds } from './desk.ts';
import { listOf, pageOf } from './paging.ts';
import { DaySchema, TextOrNull } from './text.ts';

/** What the log of the desk tells of: entries of each kind, and what else staff do. */
export const deskLogKinds = [...deskKinds, 'notice', 'import', 'data', 'upload'] as const;
export type DeskLogKind = (typeof deskLogKinds)[number];

/** One thing that somebody did. */
export const DeskLogEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  by: TextOrNull,
  kind: z.enum(deskLogKinds),
  objectId: z.string(),
  action: z.string(),
  title: z.string(),
  detail: TextOrNull,
});
export type DeskLogEntry = z.infer<typeof DeskLogEntrySchema>;

export const DeskLogQuerySchema = z.strictObject({
  ...pageOf(1, 50),
  person: z.optional(z.string().check(z.maxLength(200, 'must be at most 200 characters'))),
  kind: z.optional(z.enum(deskLogKinds, `must be one of ${deskLogKinds.join(', ')}`)),
  day: z.optional(DaySchema).check(z.describe('A day in New York.')),
});
export type DeskLogQuery = z.output<typeof DeskLogQuerySchema>;

/** Calls: the log of what staff did. */
// prettier-ignore
export const deskLogCalls = {
  'desk.log': callTo('tools', 'GET /tools/log', 'staff', 'What staff did, newest first',
    { query: DeskLogQuerySchema,
      answer: z.extend(listOf(DeskLogEntrySchema), { people: z.array(z.string()) }) }),
} as const;
