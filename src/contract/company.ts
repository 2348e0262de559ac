import * as z from 'zod/mini';
import { CompanyFiguresSchema } from './company-figures.ts';
import { FavoriteAnswerSchema, FavoriteCompanySchema } from './favorite.ts';
import { SymbolParamsSchema } from './symbol.ts';
import { callTo } from './call.ts';
import { tabFlags } from './company-tabs.ts';
import { CompanyTypeSchema } from './company-type.ts';
import { InsiderRecordSchema } from './insider.ts';
import { listOf, pageOf } from './paging.ts';
import {
  furtherCells,
  ScreenerRowSchema,
  AskedDirectionSchema,
  SortFieldSchema,
  specifiedCells,
} from './screener.ts';
import { NumberOrNull as number, TextOrNull as text } from './text.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A server may list the favorites of the caller instead of saying `isFavorite`. */
const foldFavorite = (card: unknown): unknown =>
  isRecord(card) && Array.isArray(card['Favorite_Company'])
    ? { isFavorite: card['Favorite_Company'].length > 0, ...card }
    : card;

const cardFields = {
  symbol: z.string(),
  name: z.string(),
  company_name: z.optional(text),
  logo: z.optional(text),
  last_sale: z.optional(number),
  change_pre: z.optional(number),
  net_change: z.optional(number),
  volume: z.optional(number),
  volume_avg: z.optional(number),
  market_cap: z.optional(number),
  gap: z
    .optional(number)
    .check(z.describe('The open against the close before, in percent; in lists of moves.')),
  market: z.optional(text),
  sector_name: z.optional(text),
  isFavorite: z.optional(z.boolean()),
  isClient: z.optional(z.boolean()),
  podcast_link: z.optional(text),
  quote_date: z.optional(text),
};

/** A company in lists and cards; `change_pre` in percent, `last_sale` in dollars. */
export const CompanyCardSchema = z.pipe(z.transform(foldFavorite), z.object(cardFields));
export type CompanyCard = z.infer<typeof CompanyCardSchema>;

/** A favorite company: a card, and what else a row of the screener shows of it. */
export const FavoriteCompanyRowSchema = z.pipe(
  z.transform(foldFavorite),
  z.extend(ScreenerRowSchema, { ...cardFields, sample: z.optional(z.boolean()) }),
);
export type FavoriteCompanyRow = z.infer<typeof FavoriteCompanyRowSchema>;
export const FavoriteCompanyListSchema = listOf(FavoriteCompanyRowSchema);
export const FavoriteCompanyQuerySchema = z.strictObject({
  ...pageOf(),
  sortField: z.optional(SortFieldSchema).check(z.describe('Without it the last added comes first.')),
  sortDirection: z.optional(AskedDirectionSchema),
});
export type FavoriteCompanyQuery = z.output<typeof FavoriteCompanyQuerySchema>;

/** The last announced quarter, not older than 18 months: earnings per share in dollars. */
export const EarningsSchema = z.object({ date: z.string(), epsActual: number, epsEstimate: number });

/** Everything known of one company, flat; null is unknown. Money in dollars, dates as YYYY-MM-DD. */
export const CompanySchema = z.object({
  ...specifiedCells,
  ...furtherCells,
  symbol: z.string(),
  name: z.string(),
  sector_name: text,
  daylow: number,
  dayhigh: number,
  quote_date: text,
  description: text,
  cik: text,
  sic: text,
  listed_preferred: z
    .optional(text)
    .check(
      z.describe(
        'Tickers of its preferred shares that are listed too, joined by "; "; they are in the equity, and no source has their amount.',
      ),
    ),
  /** The days of float, of owners and of targets. */
  float_as_of: z.optional(text),
  ownership_as_of: z.optional(text),
  target_as_of: z.optional(text),
  isClient: z.boolean(),
  sample: z.optional(z.boolean()),
  ...tabFlags,
  /** Whether analysts' ratings or their consensus are known. */
  hasAnalysts: z.optional(z.boolean()),
  company_type: z.optional(z.nullable(CompanyTypeSchema)),
  isFavorite: z.optional(z.boolean()),
  logo: z.optional(text),
  eps_ttm: number.check(
    z.describe(
      'Diluted, of twelve months, in US dollars; figures.eps says of which, or it is as published with the quotes.',
    ),
  ),
  cash: number.check(
    z.describe('With short-term investments, in US dollars; figures.cash says of which day.'),
  ),
  equity: z
    .optional(number)
    .check(z.describe('In US dollars; where no statement has it, as published with the quotes.')),
  operating_income: number.check(
    z.describe('Of twelve months, in US dollars; where no statement has it, as published with the quotes.'),
  ),
  last_earnings: z.nullable(EarningsSchema),
  figures: z.optional(z.nullable(CompanyFiguresSchema)),
  insiderOwnershipRecords: z.array(InsiderRecordSchema),
});
export type Company = z.infer<typeof CompanySchema>;

/** The day's breadth over all companies with a change. */
export const BreadthSchema = z.object({
  companies: z.number(),
  up: z.number(),
  down: z.number(),
  unchanged: z.number(),
  quoteDate: text,
  /** Who published the quotes of that day, where it is not the seed's source. */
  quoteSource: z.optional(text),
});
export type Breadth = z.infer<typeof BreadthSchema>;

/** Volume of a session against the average of the 63 before; `ratio` 2 is twice as much. */
export const UnusualVolumeSchema = z.object({
  data: z.array(
    z.object({
      symbol: z.string(),
      name: z.string(),
      volume: z.number(),
      ratio: z.number(),
      change_pre: number,
      quote_date: text,
    }),
  ),
});
export type UnusualVolume = z.infer<typeof UnusualVolumeSchema>['data'][number];

/** Calls: companies. */
// prettier-ignore
export const companyCalls = {
  'stock.details': callTo('data', 'GET /stock/details/:symbol', 'public', 'One company with every known field',
    { params: SymbolParamsSchema, answer: CompanySchema, errors: ['not_found'] }),
  'stock.unusualVolume': callTo('data', 'GET /stock/unusualVolume', 'public',
    'Companies by the volume of the session against their usual one, highest first',
    { answer: UnusualVolumeSchema }),
  'stock.summary': callTo('data', 'GET /stock/summary', 'public', 'How many companies rose, fell or stood still',
    { answer: BreadthSchema }),
  'stock.favorites': callTo('data', 'GET /stock/favorites', 'private', 'Favorite companies',
    { query: FavoriteCompanyQuerySchema, answer: FavoriteCompanyListSchema }),
  'stock.setFavorite': callTo('data', 'PATCH /stock/favorites', 'private', 'Make or unmake a company a favorite',
    { body: FavoriteCompanySchema, answer: FavoriteAnswerSchema, errors: ['not_found'] }),
} as const;
