import * as z from 'zod/mini';
import { briefTopics } from './brief-topics.ts';
import { FavoriteAnswerSchema, FavoriteListQuerySchema, FavoriteNewsSchema } from './favorite.ts';
import { deskInput, DeskListQuerySchema, DeskSchema } from './desk.ts';
import { callTo, EDITOR_LIMIT_BYTES } from './call.ts';
import { IdParamsSchema, IdSchema } from './id.ts';
import { PAGE_MAX } from './bounds.ts';
import { DoneSchema, listOf, pageLimitOf, pageOf, whole } from './paging.ts';
import { SectorNameSchema } from './sector.ts';
import { SymbolParamsSchema, SymbolSchema } from './symbol.ts';
import {
  DaySchema,
  MomentSchema,
  NumberOrNull,
  optionalFlag,
  optionalHtml,
  optionalText,
  optionalPicture,
  optionalUrl,
  requiredText,
  TextOrNull,
} from './text.ts';

/** What an item is: composed by us from facts, given out by a company, filed, of the press, our own, a letter. */
export const newsKinds = ['brief', 'release', 'filing', 'media', 'own', 'newsletter'] as const;
export type NewsKind = (typeof newsKinds)[number];

const topicMessage = `must be one of ${briefTopics.join(', ')}`;

/** How the value of a fact is to be read: dollars, dollars a share, a form of the regulator, an ISO date. */
export const factUnits = [
  'text', 'date', 'form', 'count', 'shares', 'usd', 'price', 'percent', 'ratio',
] as const; // prettier-ignore

/** One figure that an item rests on; facts of one `group` stand in one row. null is unknown. */
export const FactSchema = z.object({
  label: z.string(),
  value: z.union([z.string(), z.number(), z.null()]),
  unit: z.enum(factUnits),
  group: z.optional(z.string()),
  url: z.optional(TextOrNull),
});
export type Fact = z.infer<typeof FactSchema>;

/** The price since an item: closes of the session at or before it and of the last one, and the change in percent. */
export const SinceSchema = z.object({
  from_date: z.string(),
  from_close: z.number(),
  to_date: z.string(),
  to_close: z.number(),
  change: z.number(),
});
export type Since = z.infer<typeof SinceSchema>;

/** The company of an item; `change_pre` in percent is that of the session of `quote_date`. */
const NewsCompanySchema = z.object({
  name: z.optional(TextOrNull),
  sector_name: z.optional(TextOrNull),
  change_pre: z.optional(NumberOrNull),
  quote_date: z.optional(TextOrNull),
});

/**
 * A news item or, with `rc_newsletter`, a newsletter. `description` is sanitized HTML; `published_at` an ISO time, or a
 * day where the fact has no time. `facts` and `since` come with one item, not in lists.
 */
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
  kind: z.optional(z.enum(newsKinds)),
  topic: z.optional(z.nullable(z.enum(briefTopics))),
  category: z.optional(TextOrNull),
  source: z.optional(TextOrNull),
  url: z.optional(TextOrNull),
  newsLetterURL: z.optional(TextOrNull),
  rc_newsletter: z.optional(z.boolean()),
  automated: z.optional(z.boolean()).check(z.describe('Composed by the product from filed facts.')),
  sample: z.optional(z.boolean()),
  isFavorite: z.optional(z.boolean()),
  Company: z.optional(z.nullable(NewsCompanySchema)),
  facts: z.optional(z.nullable(z.array(FactSchema))),
  since: z.optional(z.nullable(SinceSchema)),
});
export type News = z.infer<typeof NewsSchema>;

export const NewsListSchema = listOf(NewsSchema);
/** A list with the number of its items on each New York day that the page shows. */
export const NewsDaysListSchema = z.extend(NewsListSchema, {
  days: z.optional(z.record(z.string(), z.number())),
  /** How many moves of those days the list leaves out, where it was asked for the greatest alone. */
  leftOut: z.optional(z.record(z.string(), z.number())),
});
export const TopNewsSchema = z.object({ news: z.array(NewsSchema) });
export const NewsBySymbolSchema = z.object({
  data: z.array(NewsSchema),
  currentPage: z.number(),
  totalPages: z.number(),
});
/** The stories of a day, the greatest first, each with the figures it rests on. */
export const NewsOfDaySchema = z.object({ day: TextOrNull, data: z.array(NewsSchema) });
/**
 * What matters most of a topic within some days of its newest story, the greatest first; `ended` is each kind of the topic that the
 * record holds only to a day before these, the latest first.
 */
export const NewsRankedSchema = z.object({
  from: TextOrNull,
  to: TextOrNull,
  data: z.array(NewsSchema),
  ended: z.array(z.object({ category: z.string(), to: z.string() })),
});
export type NewsRanked = z.infer<typeof NewsRankedSchema>;
/** The newest items of each sector that has any. */
export const NewsBySectorSchema = z.object({
  data: z.array(z.object({ sector_name: z.string(), news: z.array(NewsSchema) })),
});

const topic = z.optional(z.enum(briefTopics, topicMessage)).check(z.describe('Automated briefs about this.'));
const moves = z
  .optional(whole(1, 100))
  .check(z.describe('At most so many moves of a day, those that matter most; all, unless said.'));
export const NewsQuerySchema = z.strictObject({ ...pageLimitOf(), topic, moves });
export const NewsTopQuerySchema = z.strictObject(pageLimitOf(4));
export const NewsSectorQuerySchema = z.strictObject({
  ...pageLimitOf(),
  sector: SectorNameSchema,
  topic,
  moves,
});
export const NewsDayQuerySchema = z.strictObject({
  day: z
    .optional(DaySchema)
    .check(z.describe('A day in New York; the newest that has any news, unless said.')),
  limit: z._default(whole(1, 50), 8),
});
export const NewsRankedQuerySchema = z.strictObject({
  topic: z.enum(briefTopics, topicMessage).check(z.describe('Automated briefs about this.')),
  days: z._default(whole(1, 90), 14).check(z.describe('Days back from the newest story of the topic.')),
  limit: z._default(whole(1, 50), 10),
});
/** Cards of a sector, and as many more as may stand on the page already. */
export const NewsBySectorQuerySchema = z.strictObject({ limit: z._default(whole(1, 12), 2) });
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
  thumbnail: optionalPicture,
  heading: optionalText(300),
  summary: optionalText(1000),
  description: optionalHtml,
  category: optionalText(100),
  source: optionalText(200),
  url: optionalUrl,
  rc_newsletter: optionalFlag,
  ...deskInput,
});
export const NewsUpdateSchema = z.partial(NewsInputSchema);

/** As staff see it: with how it stands at the desk. */
export const DeskNewsSchema = z.extend(NewsSchema, { desk: DeskSchema });
export const DeskNewsListSchema = listOf(DeskNewsSchema);

/** Calls: news. */
// prettier-ignore
export const newsCalls = {
  'news.topClients': callTo('data', 'GET /news/top/clients', 'public', 'Latest news of client companies',
    { query: NewsTopQuerySchema, answer: TopNewsSchema }),
  'news.all': callTo('data', 'GET /news/all', 'public', 'All news, newest first, those of one instant by how much they matter',
    { query: NewsQuerySchema, answer: NewsDaysListSchema }),
  'news.bySector': callTo('data', 'GET /news/bySector', 'public', 'News of each sector: what was told and what moved, by turns, the newest first',
    { query: NewsBySectorQuerySchema, answer: NewsBySectorSchema }),
  'news.sector': callTo('data', 'GET /news/sector', 'public', 'News of one sector, newest first',
    { query: NewsSectorQuerySchema, answer: NewsDaysListSchema }),
  'news.bySymbol': callTo('data', 'GET /news/by/:symbol', 'public', 'News of a company, newest first',
    { params: SymbolParamsSchema, query: NewsPageQuerySchema, answer: NewsBySymbolSchema }),
  'news.day': callTo('data', 'GET /news/day', 'public', 'The top of a day: its stories by how much they matter',
    { query: NewsDayQuerySchema, answer: NewsOfDaySchema }),
  'news.ranked': callTo('data', 'GET /news/ranked', 'public', 'What matters most of a topic in its last days, the greatest first',
    { query: NewsRankedQuerySchema, answer: NewsRankedSchema }),
  'news.newsLetters': callTo('data', 'GET /news/newsLetters', 'public', 'Newsletters, newest first',
    { query: NewsletterQuerySchema, answer: NewsListSchema }),
  'news.favorites': callTo('data', 'GET /news/favorites', 'private', 'Favorite news',
    { query: FavoriteListQuerySchema, answer: NewsListSchema }),
  'news.setFavorite': callTo('data', 'PATCH /news/favorites', 'private', 'Make or unmake a news item a favorite',
    { body: FavoriteNewsSchema, answer: FavoriteAnswerSchema, errors: ['not_found'] }),
  'news.details': callTo('data', 'GET /news/:id', 'public',
    'One news item with its text and figures; the one that stands in its place, by its own id; 410 when there is none any more',
    { params: IdParamsSchema, answer: NewsSchema, errors: ['not_found', 'gone'] }),
} as const;

/** What staff edit: news. */
// prettier-ignore
export const newsToolsCalls = {
  'toolsNews.list': callTo('tools', 'GET /tools/news', 'staff', 'News to edit',
    { query: DeskListQuerySchema, answer: DeskNewsListSchema }),
  'toolsNews.create': callTo('tools', 'POST /tools/news', 'staff', 'Publish a news item',
    { body: NewsInputSchema, answer: DeskNewsSchema, errors: ['conflict'], limitBytes: EDITOR_LIMIT_BYTES }),
  'toolsNews.update': callTo('tools', 'PUT /tools/news/:id', 'staff', 'Change a news item',
    { params: IdParamsSchema, body: NewsUpdateSchema, answer: DeskNewsSchema, errors: ['not_found', 'conflict'],
      limitBytes: EDITOR_LIMIT_BYTES }),
  'toolsNews.delete': callTo('tools', 'DELETE /tools/news/:id', 'staff', 'Delete a news item',
    { params: IdParamsSchema, answer: DoneSchema, errors: ['not_found', 'conflict'] }),
} as const;
