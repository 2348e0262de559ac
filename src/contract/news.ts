import * as z from 'zod/mini';
import { IdSchema } from './id.ts';
import { listOf, pageLimitOf, pageOf, PAGE_MAX, whole } from './paging.ts';
import { SectorNameSchema } from './sector.ts';
import { SymbolSchema } from './symbol.ts';
import {
  DaySchema,
  MomentSchema,
  optionalFlag,
  optionalHtml,
  optionalText,
  optionalUrl,
  requiredText,
  TextOrNull,
} from './text.ts';

/** A news item or, with `rc_newsletter`, a newsletter; `description` is sanitized HTML, `published_at` an ISO time. */
export const NewsSchema = z.object({
  id: IdSchema,
  title: z.string(),
  heading: z.optional(TextOrNull),
  summary: z.optional(TextOrNull),
  description: z.optional(TextOrNull),
  thumbnail: z.optional(TextOrNull),
  image: z.optional(TextOrNull),
  published_at: z.optional(TextOrNull),
  company_symbol: z.optional(TextOrNull),
  category: z.optional(TextOrNull),
  source: z.optional(TextOrNull),
  url: z.optional(TextOrNull),
  newsLetterURL: z.optional(TextOrNull),
  rc_newsletter: z.optional(z.boolean()),
  automated: z.optional(z.boolean()).check(z.describe('Composed by the product from filed facts.')),
  sample: z.optional(z.boolean()),
  isFavorite: z.optional(z.boolean()),
  Company: z.optional(
    z.nullable(z.object({ name: z.optional(TextOrNull), sector_name: z.optional(TextOrNull) })),
  ),
});
export type News = z.infer<typeof NewsSchema>;

export const NewsListSchema = listOf(NewsSchema);
export const TopNewsSchema = z.object({ news: z.array(NewsSchema) });
export const NewsBySymbolSchema = z.object({
  data: z.array(NewsSchema),
  currentPage: z.number(),
  totalPages: z.number(),
});
/** The newest items of each sector that has any. */
export const NewsBySectorSchema = z.object({
  data: z.array(z.object({ sector_name: z.string(), news: z.array(NewsSchema) })),
});

export const NewsQuerySchema = z.strictObject(pageLimitOf());
export const NewsTopQuerySchema = z.strictObject(pageLimitOf(4));
export const NewsSectorQuerySchema = z.strictObject({ ...pageLimitOf(), sector: SectorNameSchema });
export const NewsPageQuerySchema = z.strictObject({ page: z._default(whole(1, PAGE_MAX), 1) });
export const NewsletterQuerySchema = z.strictObject({
  ...pageOf(),
  since: z.optional(DaySchema).check(z.describe('Published on this day or later.')),
});

export const NewsInputSchema = z.strictObject({
  title: requiredText('Title', 300),
  company_symbol: SymbolSchema,
  published_at: z.optional(z.nullable(MomentSchema)),
  newsLetterURL: optionalUrl,
  thumbnail: optionalUrl,
  heading: optionalText(300),
  summary: optionalText(1000),
  description: optionalHtml,
  category: optionalText(100),
  source: optionalText(200),
  url: optionalUrl,
  rc_newsletter: optionalFlag,
});
export const NewsUpdateSchema = z.partial(NewsInputSchema);
