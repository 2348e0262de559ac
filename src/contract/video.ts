import * as z from 'zod/mini';
import { FavoriteAnswerSchema, FavoriteListQuerySchema, FavoriteVideoSchema } from './favorite.ts';
import { deskInput, DeskListQuerySchema, DeskSchema } from './desk.ts';
import { callTo } from './call.ts';
import { IdParamsSchema, IdSchema } from './id.ts';
import { DoneSchema, listOf, pageOf, PageQuerySchema } from './paging.ts';
import { sectorNames } from './bounds.ts';
import { SymbolParamsSchema, SymbolSchema } from './symbol.ts';
import {
  MomentSchema,
  NumberOrNull,
  optionalFlag,
  optionalText,
  optionalPicture,
  requiredText,
  TextOrNull,
} from './text.ts';

/**
 * A video; `published` as an ISO time or date. Disabled videos are not listed to visitors. What plays an exclusive one
 * (`youtubeId`, `file_url`) is null here: a person who submitted gets it from the call for access.
 */
export const VideoSchema = z.object({
  id: IdSchema,
  name: z.string(),
  description: z.optional(TextOrNull),
  type: z.optional(TextOrNull),
  published: z.optional(TextOrNull),
  thumbnail_url: z.optional(TextOrNull),
  youtubeId: z.optional(TextOrNull),
  /** A file of this site, where there is no `youtubeId`. */
  file_url: z.optional(TextOrNull),
  duration_seconds: z.optional(NumberOrNull),
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

/** What the library can be narrowed to: a sector, or the videos of companies whose industry code names none. */
export const videoSectors = [...sectorNames, 'Uncategorized'] as const;

export const videoSorts = ['featured', 'recent'] as const;

export const VideoQuerySchema = z.strictObject({
  ...pageOf(),
  sector: z.optional(z.enum(videoSectors, `must be one of ${videoSectors.join(', ')}`)),
  query: z
    .optional(z.string('must be text').check(z.maxLength(100, 'must be at most 100 characters')))
    .check(z.describe('Part of the name, in any case, or the ticker of the company.')),
  sort: z
    .optional(z.enum(videoSorts, `must be one of ${videoSorts.join(', ')}`))
    .check(z.describe('Featured first (as it is when absent), or newest first.')),
});
export type VideoQuery = z.output<typeof VideoQuerySchema>;

/** What plays an exclusive video, once the person has asked for it in this session; null until then. */
export const VideoAccessSchema = z.object({
  unlocked: z.boolean(),
  youtubeId: TextOrNull,
  file_url: TextOrNull,
});
export type VideoAccess = z.infer<typeof VideoAccessSchema>;

export const VideoInputSchema = z.strictObject({
  name: requiredText('Title', 300),
  company_symbol: SymbolSchema,
  description: optionalText(5000),
  type: optionalText(40),
  published: z.optional(z.nullable(MomentSchema)),
  thumbnail_url: optionalPicture,
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
  ...deskInput,
});
export const VideoUpdateSchema = z.partial(VideoInputSchema);

/** As staff see it: with how it stands at the desk. */
export const DeskVideoSchema = z.extend(VideoSchema, { desk: DeskSchema });
export const DeskVideoListSchema = listOf(DeskVideoSchema);

/** Calls: videos. */
// prettier-ignore
export const videoCalls = {
  'videos.all': callTo('data', 'GET /videos/all', 'public', 'Videos, featured first',
    { query: VideoQuerySchema, answer: VideoListSchema }),
  'videos.bySymbol': callTo('data', 'GET /videos/all/:symbol', 'public', 'Videos of a company; 404 when it has none',
    { params: SymbolParamsSchema, query: PageQuerySchema, answer: VideoListSchema, errors: ['not_found'] }),
  'videos.favorites': callTo('data', 'GET /videos/favorites', 'private', 'Favorite videos',
    { query: FavoriteListQuerySchema, answer: VideoListSchema }),
  'videos.setFavorite': callTo('data', 'PATCH /videos/favorites', 'private', 'Make or unmake a video a favorite',
    { body: FavoriteVideoSchema, answer: FavoriteAnswerSchema, errors: ['not_found'] }),
  'videos.details': callTo('data', 'GET /videos/:id', 'public', 'One video',
    { params: IdParamsSchema, answer: VideoSchema, errors: ['not_found', 'gone'] }),
  'videos.access': callTo('data', 'GET /videos/:id/access', 'private',
    'Whether an exclusive video is unlocked in this session, and then what plays it',
    { params: IdParamsSchema, answer: VideoAccessSchema, errors: ['not_found', 'gone'] }),
  'videos.unlock': callTo('data', 'PUT /videos/:id/access', 'private',
    'Unlock an exclusive video for this session; a repeat changes nothing',
    { params: IdParamsSchema, answer: VideoAccessSchema, errors: ['not_found', 'gone'] }),
} as const;

/** What staff edit: videos. */
// prettier-ignore
export const videoToolsCalls = {
  'toolsVideos.list': callTo('tools', 'GET /tools/videos', 'staff', 'Videos to edit',
    { query: DeskListQuerySchema, answer: DeskVideoListSchema }),
  'toolsVideos.create': callTo('tools', 'POST /tools/videos', 'staff', 'Publish a video',
    { body: VideoInputSchema, answer: DeskVideoSchema, errors: ['conflict'] }),
  'toolsVideos.update': callTo('tools', 'PUT /tools/videos/:id', 'staff', 'Change a video',
    { params: IdParamsSchema, body: VideoUpdateSchema, answer: DeskVideoSchema, errors: ['not_found', 'conflict'] }),
  'toolsVideos.delete': callTo('tools', 'DELETE /tools/videos/:id', 'staff', 'Delete a video',
    { params: IdParamsSchema, answer: DoneSchema, errors: ['not_found', 'conflict'] }),
} as const;
