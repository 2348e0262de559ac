import * as z from 'zod/mini';
import { IdInputSchema } from './id.ts';
import { SymbolSchema } from './symbol.ts';

const favorite = z
  .optional(z.boolean('must be true or false'))
  .check(z.describe('The wanted state; without it the favourite is switched.'));

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

/** The state after the call. */
export const FavoriteAnswerSchema = z.object({ isFavorite: z.boolean() });
