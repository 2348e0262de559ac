import * as z from 'zod/mini';
import { SymbolParamsSchema } from './symbol.ts';
import { callTo } from './call.ts';
import { NumberOrNull as number, TextOrNull as text } from './text.ts';

/** The next report as a source expected it on `asOf`; that day may have passed since. */
export const NextReportSchema = z.object({
  date: z.string(),
  isEstimate: z.boolean().check(z.describe('The source guessed the day; the company has not confirmed it.')),
  asOf: z.string(),
  source: z.string(),
});
export type NextReport = z.infer<typeof NextReportSchema>;

/** Adjusted earnings a share in dollars that analysts expect of a fiscal year, and what they expected before. */
export const EpsEstimateSchema = z.object({
  yearEnd: text.check(z.describe('Last day of the fiscal year; null where the source is unclear.')),
  eps: number,
  eps30DaysAgo: number,
  eps90DaysAgo: number,
});
export type EpsEstimate = z.infer<typeof EpsEstimateSchema>;

export const EpsEstimatesSchema = z.object({
  asOf: z.string(),
  thisYear: EpsEstimateSchema,
  nextYear: EpsEstimateSchema,
  raised30Days: number,
  lowered30Days: number,
  analysts: number,
  source: z.string(),
});

/** Dividends in dollars a share, percentages in percent. */
export const DividendsSchema = z.object({
  asOf: z.string(),
  rate: number.check(
    z.describe('A year at the present rate; null where the payments on record contradict it.'),
  ),
  yieldPercent: number.check(z.describe('The rate over the last price, that of `priceDate`.')),
  priceDate: text,
  fiveYearYieldPercent: number,
  payoutPercent: number,
  exDate: text,
  lastAmount: number,
  lastDate: text,
  source: z.string(),
});
export type Dividends = z.infer<typeof DividendsSchema>;

export const OutlookSchema = z.object({
  symbol: z.string(),
  next: z.nullable(NextReportSchema),
  estimates: z.nullable(EpsEstimatesSchema),
  dividends: z.nullable(DividendsSchema),
});
export type Outlook = z.infer<typeof OutlookSchema>;

/** What analysts whom one source follows expected on a day: targets in dollars, mean 1 (strong buy) to 5 (sell). */
export const ConsensusSchema = z.object({
  asOf: z.string(),
  analysts: number,
  recommendation: text,
  recommendationMean: number,
  targetMean: number,
  targetMedian: number,
  targetHigh: number,
  targetLow: number,
  source: z.string(),
});
export type Consensus = z.infer<typeof ConsensusSchema>;

export const ConsensusListSchema = z.object({
  symbol: z.string(),
  data: z.array(ConsensusSchema).check(z.describe('Newest first.')),
});

/** Calls: what is expected of a company's results. */
// prettier-ignore
export const expectationCalls = {
  'stock.outlook': callTo('data', 'GET /stock/earnings/:symbol/outlook', 'public',
    'Next report, estimated earnings with their revisions, and dividends of a company',
    { params: SymbolParamsSchema, answer: OutlookSchema, errors: ['not_found'] }),
  'stock.consensus': callTo('data', 'GET /stock/consensus/:symbol', 'private',
    'Analysts’ recommendation and price targets for a company, newest first',
    { params: SymbolParamsSchema, answer: ConsensusListSchema, errors: ['not_found'] }),
} as const;
