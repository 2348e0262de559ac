import * as z from 'zod/mini';
import { DoneSchema } from './paging.ts';
import { callTo } from './call.ts';
import { IdParamsSchema, IdSchema } from './id.ts';
import { SCREEN_NAME_MAX } from './bounds.ts';

const ScreenNameSchema = z.string('Name is required').check(
  z.trim(),
  z.normalize('NFC'),
  z.minLength(1, 'Name is required'),
  z.maxLength(SCREEN_NAME_MAX, `Name must be at most ${SCREEN_NAME_MAX} characters`),
  z.refine((text: string) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), 'Name must be one line'),
  z.describe('Unique among the screens of a person.'),
);

const ScreenQuerySchema = z.string('must be text').check(
  z.maxLength(4_000, 'must be at most 4000 characters'),
  z.regex(/^(?!\?)[\x21-\x7e]*$/, 'must be a query string, without its question mark'),
  z.refine((text: string) => !text.includes('#'), 'must be a query string, without a fragment'),
  z.describe('The query string of the screener, without `?`: filters, columns and sort.'),
);

const isDefault = z
  .optional(z.boolean('must be true or false'))
  .check(z.describe('The screen that opens first; at most one is.'));

/** A screen that a person keeps under a name. */
export const ScreenSchema = z.object({
  id: IdSchema,
  name: z.string(),
  query: z.string(),
  isDefault: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Screen = z.infer<typeof ScreenSchema>;
export const ScreenListSchema = z.object({ data: z.array(ScreenSchema) });

/** A screen that the site brings along; its address is `/stocks/screener/` and the slug. */
export const ReadyScreenSchema = z.object({
  slug: z.string(),
  title: z.string(),
  sentence: z.string(),
  query: z.string(),
  /** How many it holds. */
  companies: z.number(),
});
export const ReadyScreenListSchema = z.object({ data: z.array(ReadyScreenSchema) });

export const ScreenInputSchema = z.strictObject({
  name: ScreenNameSchema,
  query: ScreenQuerySchema,
  isDefault,
});
export type ScreenInput = z.infer<typeof ScreenInputSchema>;

/** What is left out stays as it is. */
export const ScreenUpdateSchema = z
  .strictObject({ name: z.optional(ScreenNameSchema), query: z.optional(ScreenQuerySchema), isDefault })
  .check(z.refine((body) => Object.keys(body).length > 0, 'needs a change'));
export type ScreenUpdate = z.infer<typeof ScreenUpdateSchema>;

/** Calls: saved and ready-made screens. */
// prettier-ignore
export const screenCalls = {
  'stock.readyScreens': callTo('data', 'GET /stock/readyScreens', 'public',
    'Ready-made screens with how many companies each holds',
    { answer: ReadyScreenListSchema }),
  'screens.list': callTo('data', 'GET /screens', 'private', 'Own saved screens by name',
    { answer: ScreenListSchema }),
  'screens.create': callTo('data', 'POST /screens', 'private', 'Save a screen under a new name',
    { body: ScreenInputSchema, answer: ScreenSchema, errors: ['conflict'] }),
  'screens.update': callTo('data', 'PATCH /screens/:id', 'private',
    'Rename a saved screen, change it, or make it the default',
    { params: IdParamsSchema, body: ScreenUpdateSchema, answer: ScreenSchema, errors: ['not_found', 'conflict'] }),
  'screens.delete': callTo('data', 'DELETE /screens/:id', 'private', 'Delete a saved screen',
    { params: IdParamsSchema, answer: DoneSchema, errors: ['not_found'] }),
} as const;
