import * as z from 'zod/mini';
import { callTo } from './call.ts';
import { IdInputSchema } from './id.ts';
import { pageOf, whole } from './paging.ts';
import { TextOrNull } from './text.ts';

/** Where the working copy of an entry stands. */
export const deskStates = ['draft', 'scheduled', 'published', 'archived'] as const;
export type DeskState = (typeof deskStates)[number];

/** What entries staff edit. */
export const deskKinds = ['news', 'event', 'video', 'newsletter', 'client', 'leader'] as const;
export type DeskKind = (typeof deskKinds)[number];

export const deskActions = [
  'imported',
  'created',
  'changed',
  'published',
  'archived',
  'deleted',
  'restored',
] as const;

/**
 * What a write says of the entry itself. Without a state it publishes, as the specification has it. `version` is the one
 * that was edited: a save over a newer one is refused with 409, and without it nothing is compared.
 */
export const deskInput = {
  state: z.optional(z.enum(deskStates, `must be one of ${deskStates.join(', ')}`)),
  publish_at: z
    .optional(z.nullable(z.iso.datetime({ offset: true, error: 'must be a time with its zone (ISO 8601)' })))
    .check(z.describe('When a scheduled entry is published.')),
  version: z.optional(whole(1, 1_000_000)),
  /** Names an entry that is made: sent again, because its answer was lost, it is saved and not made twice. */
  key: z.optional(z.guid('must be a UUID')),
};

/** How an entry stands: its newest version, the one that the public sees, and who saved it when. */
export const DeskSchema = z.object({
  state: z.enum(deskStates),
  version: z.number(),
  publishedVersion: z.nullable(z.number()),
  publish_at: TextOrNull,
  updated_at: z.string(),
  updated_by: TextOrNull,
});
export type Desk = z.infer<typeof DeskSchema>;

/** How long what is searched for among the entries may be. */
export const DESK_SEARCH_MAX = 100;

const DeskDataSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export type DeskData = z.infer<typeof DeskDataSchema>;

/** One version of an entry: who made it, when, by what, and the fields as they were then. */
export const DeskVersionSchema = z.object({
  version: z.number(),
  at: z.string(),
  by: TextOrNull,
  action: z.enum(deskActions),
  state: z.enum(deskStates),
  data: DeskDataSchema,
});
export type DeskVersion = z.infer<typeof DeskVersionSchema>;

/** One entry as staff edit it: its fields by the names of its kind, and how it stands. */
export const DeskEntrySchema = z.object({ id: z.string(), data: DeskDataSchema, desk: DeskSchema });
export type DeskEntry = z.infer<typeof DeskEntrySchema>;

/** A page of what staff can edit, or of what has these words. */
export const DeskListQuerySchema = z.strictObject({
  ...pageOf(),
  search: z
    .optional(
      z
        .string()
        .check(z.trim(), z.maxLength(DESK_SEARCH_MAX, `must be at most ${DESK_SEARCH_MAX} characters`)),
    )
    .check(z.describe('Words of the title, or a company symbol.')),
});
export type DeskListQuery = z.output<typeof DeskListQuerySchema>;

export const DeskPlaceSchema = z.strictObject({
  kind: z.enum(deskKinds, `must be one of ${deskKinds.join(', ')}`),
  id: IdInputSchema,
});

/** Calls: one entry that staff edit, and its history. */
// prettier-ignore
export const deskCalls = {
  'desk.entry': callTo('tools', 'GET /tools/entries/:kind/:id', 'staff', 'One entry with all that staff edit of it',
    { params: DeskPlaceSchema, answer: DeskEntrySchema, errors: ['not_found'] }),
  'desk.history': callTo('tools', 'GET /tools/history/:kind/:id', 'staff', 'Every version of an entry, newest first',
    { params: DeskPlaceSchema, answer: z.object({ data: z.array(DeskVersionSchema) }), errors: ['not_found'] }),
  'desk.restore': callTo('tools', 'POST /tools/history/:kind/:id', 'staff',
    'Bring a version back: a deleted entry as it was, another as a draft',
    { params: DeskPlaceSchema, body: z.strictObject({ version: whole(1, 1_000_000) }), answer: DeskSchema,
      errors: ['not_found', 'conflict'] }),
} as const;
