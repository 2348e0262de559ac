import * as z from 'zod/mini';
import { IdSchema } from './id.ts';
import { listOf, pageOf } from './paging.ts';
import { SectorNameSchema } from './sector.ts';
import { SymbolSchema } from './symbol.ts';
import { MomentSchema, optionalFlag, optionalText, optionalUrl, requiredText, TextOrNull } from './text.ts';

/** A video; `published` as an ISO time or date. Disabled videos are not listed to visitors. */
export const VideoSchema = z.object({
  id: IdSchema,
  name: z.string(),
  description: z.optional(TextOrNull),
  type: z.optional(TextOrNull),
  published: z.optional(TextOrNull),
  thumbnail_url: z.optional(TextOrNull),
  youtubeId: z.optional(TextOrNull),
  company_symbol: z.optional(TextOrNull),
  exclusive: z.optional(z.boolean()),
  disabled: z.optional(z.boolean()),
  thirtysecs: z.optional(z.boolean()),
  videoFeatured: z.optional(z.boolean()),
  sample: z.optional(z.boolean()),
  isFavorite: z.optional(z.boolean()),
  Company: z.optional(
    z.nullable(
      z.object({
        name: z.optional(TextOrNull),
        sic_code: z.optional(TextOrNull),
        sector_name: z.optional(TextOrNull),
      }),
    ),
  ),
});
export type Video = z.infer<typeof VideoSchema>;
export const VideoListSchema = listOf(VideoSchema);

export const VideoQuerySchema = z.strictObject({ ...pageOf(), sector: z.optional(SectorNameSchema) });

export const VideoInputSchema = z.strictObject({
  name: requiredText('Title', 300),
  company_symbol: SymbolSchema,
  description: optionalText(5000),
  type: optionalText(40),
  published: z.optional(z.nullable(MomentSchema)),
  thumbnail_url: optionalUrl,
  youtubeId: z.optional(
    z.nullable(
      z
        .string('must be text')
        .check(z.regex(/^([A-Za-z0-9_-]{11})?$/, 'must be the 11 characters of a video id')),
    ),
  ),
  exclusive: optionalFlag,
  disabled: optionalFlag,
  thirtysecs: optionalFlag,
  videoFeatured: optionalFlag,
});
export const VideoUpdateSchema = z.partial(VideoInputSchema);
