import * as z from 'zod/mini';
import { callTo } from './call.ts';
import { IdInputSchema } from './id.ts';
import { pageOf } from './paging.ts';
import { SymbolSchema } from './symbol.ts';

const favorite = z
  .optional(z.boolean('must be true or false'))
  .check(z.describe('The wanted state; without it the favorite is switched.'));

export const FavoriteCompanySchema = z.strictObject({ symbol: SymbolSchema, favorite });
export const FavoriteNewsSchema = z.strictObject({ newsId: IdInputSchema, favorite });
export const FavoriteVideoSchema = z.strictObject({ videoId: IdInputSchema, favorite });

/** An event or a webinar, whichever of the two is named. */
export const FavoriteEventSchema = z
  .strictObject({ eventId: z.optional(IdInputSchema), webinarId: z.optional(IdInputSchema), favorite })
  .check(
    z.refine(
      (body) => (body.eventId === undefined) !== (body.webinarId === undefined),
      'needs eventId or webinarId',
    ),
  );

/** The orders of favorite news, events and videos: last added first, newest date first, by title. */
export const favoriteOrders = ['added', 'date', 'title'] as const;
export type FavoriteOrder = (typeof favoriteOrders)[number];
export const FavoriteListQuerySchema = z.strictObject({
  ...pageOf(),
  order: z._default(z.enum(favoriteOrders, `must be one of ${favoriteOrders.join(', ')}`), 'added'),
});
export type FavoriteListQuery = z.output<typeof FavoriteListQuerySchema>;

/** The state after the call. */
export const FavoriteAnswerSchema = z.object({ isFavorite: z.boolean() });

/** What is kept as a favorite; a webinar is an event. */
export const storedKinds = ['company', 'event', 'news', 'video'] as const;
export type StoredKind = (typeof storedKinds)[number];

/** So many things of each kind may be asked about at once. */
export const FAVORITES_ASKED_MAX = 500;

const asked = <S extends z.ZodMiniType>(id: S) =>
  z.optional(
    z
      .array(id, 'must be a list')
      .check(z.maxLength(FAVORITES_ASKED_MAX, `must be at most ${FAVORITES_ASKED_MAX}`)),
  );

/** The things whose hearts a page shows: companies by symbol, the rest by id. */
export const FavoriteStateBodySchema = z.strictObject({
  company: asked(SymbolSchema),
  event: asked(IdInputSchema),
  news: asked(IdInputSchema),
  video: asked(IdInputSchema),
});
export type FavoriteStateBody = z.input<typeof FavoriteStateBodySchema>;

const found = z.array(z.string());
/** Those of the asked things that are favorites. */
export const FavoriteStateSchema = z.object({ company: found, event: found, news: found, video: found });
export type FavoriteState = z.infer<typeof FavoriteStateSchema>;

/** Calls: favorites of every kind. */
// prettier-ignore
export const favoriteCalls = {
  'favorites.state': callTo('data', 'POST /favorites/state', 'private', 'Which of the named things are favorites',
    { body: FavoriteStateBodySchema, answer: FavoriteStateSchema, safe: true }),
} as const;
