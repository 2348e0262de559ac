import * as z from 'zod/mini';
import { callTo, EDITOR_LIMIT_BYTES } from './call.ts';
import { DeskPlaceSchema } from './desk.ts';
import { DoneSchema, whole } from './paging.ts';
import { TextOrNull } from './text.ts';

const TypedSchema = z
  .record(z.string().check(z.maxLength(64)), z.string('must be text').check(z.maxLength(200_000)))
  .check(z.describe('The fields of a form by name, as they were typed: nothing of it has to be valid yet.'));

/** What one person has typed over an entry and not saved; `version` is the one they began with, null for a new entry. */
const DeskCopySchema = z.object({
  typed: z.record(z.string(), z.string()),
  version: z.nullable(z.number()),
  at: z.string(),
});
export type DeskCopy = z.infer<typeof DeskCopySchema>;

/**
 * A person's copy, null where there is none. `revision` counts what was kept and forgotten, so that a second window does not
 * write over the first, and a browser knows whether what it holds was saved meanwhile.
 */
export const DeskCopyAnswerSchema = z.object({ copy: z.nullable(DeskCopySchema), revision: z.number() });
export type DeskCopyAnswer = z.infer<typeof DeskCopyAnswerSchema>;

/** Who else has an entry open, since when, and when they last typed what is not saved. */
const DeskOtherSchema = z.object({ by: TextOrNull, since: z.string(), typed_at: TextOrNull });

/** Who else is at an entry, and its newest version; null where it has none. */
export const DeskPresenceSchema = z.object({
  others: z.array(DeskOtherSchema),
  newest: z.nullable(z.object({ version: z.number(), at: z.string(), by: TextOrNull })),
});
export type DeskPresence = z.infer<typeof DeskPresenceSchema>;

const DeskCopyInputSchema = z.strictObject({
  typed: TypedSchema,
  version: z.optional(z.nullable(whole(1, 1_000_000))),
  revision: whole(0, 1_000_000_000).check(
    z.describe('Of the copy that is written over, 0 for none: a newer one is refused with 409.'),
  ),
});

/** Calls: what staff type, before they save it. An entry that is not made yet has the id `new`. */
// prettier-ignore
export const deskCopyCalls = {
  'deskCopy.get': callTo('tools', 'GET /tools/copies/:kind/:id', 'staff', 'What one typed over an entry and did not save',
    { params: DeskPlaceSchema, answer: DeskCopyAnswerSchema }),
  'deskCopy.keep': callTo('tools', 'PUT /tools/copies/:kind/:id', 'staff',
    'Keep what one types; the entry stays as it is, for the public and for staff',
    { params: DeskPlaceSchema, body: DeskCopyInputSchema, answer: z.object({ revision: z.number(), at: z.string() }),
      errors: ['conflict'], limitBytes: EDITOR_LIMIT_BYTES }),
  'deskCopy.drop': callTo('tools', 'DELETE /tools/copies/:kind/:id', 'staff', 'Forget what one typed and did not save',
    { params: DeskPlaceSchema, answer: DoneSchema }),
  'desk.attend': callTo('tools', 'POST /tools/presence/:kind/:id', 'staff',
    'Say that one has an entry open; answers who else has',
    { params: DeskPlaceSchema, answer: DeskPresenceSchema }),
} as const;
