import * as z from 'zod/mini';
import { callTo, EDITOR_LIMIT_BYTES } from './call.ts';
import { deskInput, DeskListQuerySchema, DeskSchema } from './desk.ts';
import { IdInputSchema, IdParamsSchema, IdSchema } from './id.ts';
import { DoneSchema, listOf, whole } from './paging.ts';
import { optionalText, optionalPicture, requiredText, TextOrNull } from './text.ts';
import { EmailSchema } from './user.ts';

/** What a letter is written in. */
export const letterFormats = ['markdown', 'html'] as const;
export type LetterFormat = (typeof letterFormats)[number];

const written = {
  title: requiredText('Title', 300),
  summary: optionalText(1000),
  thumbnail: optionalPicture,
  format: z.optional(z.enum(letterFormats, `must be one of ${letterFormats.join(', ')}`)),
  body: optionalText(200_000),
};

/** A newsletter as staff write it. */
export const LetterInputSchema = z.strictObject({ ...written, ...deskInput });
export const LetterUpdateSchema = z.partial(LetterInputSchema);

/**
 * How far a letter is: `people` get it, of whom `queued` wait for their mail, `sent` were taken by the mail server, `failed` never
 * were, and `left` unsubscribed before their turn, or the letter was taken away before. `handedOver` is whether everybody has been reached for.
 */
export const LetterSendingSchema = z.object({
  at: z.string(),
  by: TextOrNull,
  version: z.number(),
  people: z.number(),
  queued: z.number(),
  sent: z.number(),
  failed: z.number(),
  left: z.number(),
  handedOver: z.boolean(),
});
export type LetterSending = z.infer<typeof LetterSendingSchema>;

/** A newsletter as staff see it; `sending` is null until it is sent. */
export const DeskLetterSchema = z.object({
  id: IdSchema,
  title: z.string(),
  summary: z.optional(TextOrNull),
  thumbnail: z.optional(TextOrNull),
  format: z.optional(z.nullable(z.enum(letterFormats))),
  body: z.optional(TextOrNull),
  desk: DeskSchema,
  sending: z.optional(z.nullable(LetterSendingSchema)),
});

/** Whom a letter reaches: who confirmed, by how often they want to hear. */
export const LetterAudienceSchema = z.object({ weekly: z.number(), monthly: z.number() });
export type LetterAudience = z.infer<typeof LetterAudienceSchema>;

/**
 * When a letter is to be sent, in which version. It is not where it was `changed` since, or its time was `missed` by more than a day.
 */
export const LetterPlanSchema = z.object({
  at: z.string(),
  version: z.number(),
  monthly: z.boolean(),
  by: TextOrNull,
  changed: z.boolean(),
  missed: z.boolean(),
});
export type LetterPlan = z.infer<typeof LetterPlanSchema>;

/** What stands where a letter can be sent from. */
const SendingStateSchema = z.object({
  audience: LetterAudienceSchema,
  sending: z.nullable(LetterSendingSchema),
  plan: z.nullable(LetterPlanSchema),
});

const PlanInputSchema = z.strictObject({
  /** The version that was looked at: it is published then, and sent as it is. */
  version: whole(1, 1_000_000),
  /** Also to who chose one letter a month. */
  monthly: z.optional(z.boolean('must be true or false')),
  at: z.iso.datetime({ offset: true, error: 'must be a time with its zone (ISO 8601)' }),
});

const SendSchema = z.strictObject({
  /** The version that was looked at: it is published, and sent as it is. */
  version: whole(1, 1_000_000),
  /** Also to who chose one letter a month. */
  monthly: z.optional(z.boolean('must be true or false')),
  /** Names this sending: asked again under it, nothing is sent twice. */
  key: IdInputSchema,
});

/** A letter in the forms in which it is read: a mail as HTML and as text, and the body of its page. */
export const LetterPreviewSchema = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  page: z.string(),
});

/** What can be put into a letter. */
export const pieceKinds = ['news', 'event', 'video', 'screen'] as const;
export type PieceKind = (typeof pieceKinds)[number];

export const PieceSchema = z.object({
  kind: z.enum(pieceKinds),
  id: z.string(),
  title: z.string(),
  /** A sentence about it, where there is one. */
  summary: TextOrNull,
  /** A day or an instant. */
  date: TextOrNull,
  /** Its page on this site. */
  href: z.string(),
});
export type Piece = z.infer<typeof PieceSchema>;

const PieceQuerySchema = z.strictObject({
  kind: z.enum(pieceKinds, `must be one of ${pieceKinds.join(', ')}`),
  text: z.optional(z.string().check(z.trim(), z.maxLength(200, 'must be at most 200 characters'))),
});

/** What staff edit: newsletters. */
// prettier-ignore
export const letterToolsCalls = {
  'toolsNewsletters.list': callTo('tools', 'GET /tools/newsletters', 'staff', 'Newsletters to edit',
    { query: DeskListQuerySchema, answer: listOf(DeskLetterSchema) }),
  'toolsNewsletters.create': callTo('tools', 'POST /tools/newsletters', 'staff', 'Publish a newsletter; no mail is sent',
    { body: LetterInputSchema, answer: DeskLetterSchema, errors: ['conflict'], limitBytes: EDITOR_LIMIT_BYTES }),
  'toolsNewsletters.pieces': callTo('tools', 'GET /tools/newsletters/pieces', 'staff',
    'What can be put into a newsletter, by words of its title; newest first without',
    { query: PieceQuerySchema, answer: z.object({ data: z.array(PieceSchema) }) }),
  'toolsNewsletters.preview': callTo('tools', 'POST /tools/newsletters/preview', 'staff',
    'What is typed, as a mail and as a page; nothing is saved',
    { body: z.strictObject({ ...written, id: z.optional(IdInputSchema) }), answer: LetterPreviewSchema,
      limitBytes: EDITOR_LIMIT_BYTES }),
  'toolsNewsletters.update': callTo('tools', 'PUT /tools/newsletters/:id', 'staff', 'Change a newsletter',
    { params: IdParamsSchema, body: LetterUpdateSchema, answer: DeskLetterSchema, errors: ['not_found', 'conflict'],
      limitBytes: EDITOR_LIMIT_BYTES }),
  'toolsNewsletters.delete': callTo('tools', 'DELETE /tools/newsletters/:id', 'staff', 'Delete a newsletter',
    { params: IdParamsSchema, answer: DoneSchema, errors: ['not_found', 'conflict'] }),
  'toolsNewsletters.test': callTo('tools', 'POST /tools/newsletters/:id/test', 'staff',
    'Send its working copy to yourself, or to the address of another member of staff',
    { params: IdParamsSchema, body: z.strictObject({ to: z.optional(EmailSchema) }), answer: z.extend(DoneSchema, { to: z.string() }),
      errors: ['not_found'] }),
  'toolsNewsletters.sending': callTo('tools', 'GET /tools/newsletters/:id/sending', 'staff',
    'Whom it would reach, and how far it is once it is sent',
    { params: IdParamsSchema, answer: SendingStateSchema, errors: ['not_found'] }),
  'toolsNewsletters.send': callTo('tools', 'POST /tools/newsletters/:id/sending', 'staff',
    'Publish it and send it to its subscribers, once',
    { params: IdParamsSchema, body: SendSchema, answer: LetterSendingSchema, errors: ['not_found', 'conflict'] }),
  'toolsNewsletters.plan': callTo('tools', 'PUT /tools/newsletters/:id/plan', 'staff',
    'Send it at a time, once, in place of an earlier plan',
    { params: IdParamsSchema, body: PlanInputSchema, answer: LetterPlanSchema, errors: ['not_found', 'conflict'] }),
  'toolsNewsletters.unplan': callTo('tools', 'DELETE /tools/newsletters/:id/plan', 'staff', 'Do not send it as planned',
    { params: IdParamsSchema, answer: DoneSchema, errors: ['not_found'] }),
} as const;
