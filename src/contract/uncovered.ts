import * as z from 'zod/mini';
import { callTo } from './call.ts';
import { SymbolParamsSchema } from './symbol.ts';
import { TextOrNull as text } from './text.ts';

/** Why a ticker has no company here. */
export const uncoveredReasons = ['delisted', 'too_large', 'renamed'] as const;

/** A ticker that people look for and no company here has. */
export const UncoveredSchema = z.object({
  ticker: z.string(),
  name: z.string(),
  reason: z.enum(uncoveredReasons),
  market: text,
  date: text.check(z.describe('Delisted on it, too large on it, or renamed by it.')),
  symbol: text.check(z.describe('The ticker that the company has now, where it was renamed.')),
});
export type Uncovered = z.infer<typeof UncoveredSchema>;

/** Calls: tickers that are not covered. */
// prettier-ignore
export const uncoveredCalls = {
  'stock.uncovered': callTo('data', 'GET /stock/uncovered/:symbol', 'public',
    'What is known of a ticker without a company here: delisted, too large, renamed',
    { params: SymbolParamsSchema, answer: UncoveredSchema, errors: ['not_found'] }),
} as const;
