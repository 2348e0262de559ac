import * as z from 'zod/mini';
import { callTo } from './call.ts';
import { PAGE_MAX, SEARCH_QUERY_MAX } from './bounds.ts';
import { whole } from './paging.ts';
import { NumberOrNull, TextOrNull } from './text.ts';

/** What a search of the whole site can find, in the order in which it is shown. */
export const resultKinds = ['company', 'page', 'news', 'event', 'video', 'newsletter'] as const;
export type ResultKind = (typeof resultKinds)[number];

/** Results of one group that can be reached, page by page; who wants others adds a word. */
export const RESULTS_MAX = 500;
const LIMIT_MAX = 20;

export const SiteSearchQuerySchema = z.strictObject({
  query: z._default(
    z
      .string('must be text')
      .check(z.maxLength(SEARCH_QUERY_MAX, `must be at most ${SEARCH_QUERY_MAX} characters`)),
    '',
  ),
  kind: z
    .optional(z.enum(resultKinds, `must be one of ${resultKinds.join(', ')}`))
    .check(z.describe('Every kind, when absent.')),
  page: z._default(whole(1, PAGE_MAX), 1).check(z.describe('Page of each group, counted from 1.')),
  limit: z
    ._default(whole(1, LIMIT_MAX), 5)
    .check(z.describe(`Results of each group on a page, 1 to ${LIMIT_MAX}.`)),
});
export type SiteSearchQuery = z.output<typeof SiteSearchQuerySchema>;

/** A text in pieces, in order; `marked` are the words that were found. Never HTML. */
const MarkedTextSchema = z.array(z.object({ text: z.string(), marked: z.optional(z.literal(true)) }));
export type MarkedText = z.infer<typeof MarkedTextSchema>;

/** A path of the site, not of another one. */
const OwnPathSchema = z.string().check(z.regex(/^\/(?![/\\])/));

const resultCells = {
  title: MarkedTextSchema,
  snippet: MarkedTextSchema.check(
    z.describe(
      'Where the words stand in its text, of a page what it is in a sentence; empty when only in the title.',
    ),
  ),
  symbol: TextOrNull,
  date: TextOrNull.check(z.describe('A day or a time; null where there is none.')),
  label: TextOrNull.check(z.describe('What it is, in a word or two: an exchange, a type of video.')),
  quote: z
    .optional(
      z.object({
        last_sale: NumberOrNull,
        change_pre: NumberOrNull,
        market_cap: NumberOrNull,
        quote_date: TextOrNull,
      }),
    )
    .check(
      z.describe(
        'Of companies: price and market value in US dollars, change of the session in percent, and its day.',
      ),
    ),
  automated: z.optional(z.boolean()).check(z.describe('Composed by the product from filed facts.')),
  sample: z.optional(z.boolean()),
};

/** One result: pages have a path, everything else the id (companies: the symbol) that its page is found by. */
export const SearchResultSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), path: OwnPathSchema, ...resultCells }),
  z.object({
    kind: z.enum(['company', 'news', 'event', 'video', 'newsletter']),
    id: z.string(),
    ...resultCells,
  }),
]);
export type SearchResult = z.infer<typeof SearchResultSchema>;

/** The best results of each kind that has any, in the order of the kinds; `total` is how many there are. */
export const SiteSearchAnswerSchema = z.object({
  groups: z.array(
    z.object({ kind: z.enum(resultKinds), total: z.number(), results: z.array(SearchResultSchema) }),
  ),
});
export type SearchGroup = z.infer<typeof SiteSearchAnswerSchema>['groups'][number];

/** Calls: the search of the whole site. */
// prettier-ignore
export const siteSearchCalls = {
  'search.all': callTo('data', 'GET /search', 'public',
    'Search of companies, pages, news, events, videos and newsletters, in groups',
    { query: SiteSearchQuerySchema, answer: SiteSearchAnswerSchema, costly: 'search' }),
} as const;
