import * as z from 'zod/mini';
import { heatMapSpans } from './bounds.ts';
import { callTo } from './call.ts';

export const HeatMapQuerySchema = z.strictObject({
  filters: z.optional(z.string('must be JSON text').check(z.describe('As in the screener.'))),
  over: z.optional(
    z.string('must be text').check(
      z.refine(
        (text) => heatMapSpans.some((span) => String(span) === text),
        `must be one of ${heatMapSpans.join(', ')}`,
      ),
      z.describe('Sessions of the change; 1, the day of the quotes, when absent.'),
    ),
  ),
});

const numberOrNull = z.nullable(z.number());

/** A company that moved far, on at least $250,000 traded. */
const HeatMoveSchema = z.object({ symbol: z.string(), name: z.string(), change: z.number() });
export type HeatMove = z.infer<typeof HeatMoveSchema>;

/** What a group of companies came to; where an issuer has several classes of shares, its figures count once. */
const figures = {
  companies: z.number().check(z.describe('All of the group.')),
  counted: z.number().check(z.describe('Issuers with a market value and a change.')),
  market_value: z.number().check(z.describe('Of those counted, in dollars.')),
  value_before: z.number().check(z.describe('The same before the change: what the change is weighted by.')),
  dollar_volume: z.number(),
  change: numberOrNull.check(z.describe('Weighted by the value before, in percent.')),
  median: numberOrNull,
  up: z.number(),
  down: z.number(),
  unchanged: z.number(),
  median_5: numberOrNull.check(z.describe('Median change over 5 sessions.')),
  median_60: numberOrNull.check(z.describe('Median change over 60 sessions.')),
  rose: z.array(HeatMoveSchema),
  fell: z.array(HeatMoveSchema),
} as const;

export const HeatFiguresSchema = z.object(figures);
export type HeatFigures = z.infer<typeof HeatFiguresSchema>;

const HeatIndustrySchema = z.object({
  ...figures,
  sic: z.nullable(z.string()),
  industry: z.nullable(z.string()),
});
export type HeatIndustry = z.infer<typeof HeatIndustrySchema>;

const HeatSectorSchema = z.object({
  ...figures,
  sector_name: z.nullable(z.string()).check(z.describe('null: companies without a sector.')),
  industries: z.array(HeatIndustrySchema),
});
export type HeatSector = z.infer<typeof HeatSectorSchema>;

/** Sectors and their industries, the largest first. */
export const HeatMapSchema = z.object({ all: HeatFiguresSchema, sectors: z.array(HeatSectorSchema) });
export type HeatMap = z.infer<typeof HeatMapSchema>;

/** Calls: sectors and industries at once. */
// prettier-ignore
export const heatMapCalls = {
  'stock.heatMap': callTo('data', 'GET /stock/heatMap', 'public',
    'Sectors and industries of the companies that pass a filter: value, change, what rose and fell most',
    { query: HeatMapQuerySchema, answer: HeatMapSchema, costly: 'query' }),
  'stock.heatMapExport': callTo('data', 'GET /stock/heatMap/export', 'public', 'The same as CSV, a line for each industry',
    { query: HeatMapQuerySchema, answer: z.string(), stream: 'text/csv', costly: 'file' }),
} as const;
