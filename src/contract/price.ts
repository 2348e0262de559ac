import * as z from 'zod/mini';
import { SymbolParamsSchema } from './symbol.ts';
import { callTo } from './call.ts';
import { NumberColumn, NumberOrNullColumn, TextColumn } from './column.ts';

export const priceRanges = ['1M', '3M', '6M', '1Y', 'Max'] as const;
export type PriceRange = (typeof priceRanges)[number];

export const PriceQuerySchema = z.strictObject({
  range: z._default(z.enum(priceRanges, `must be one of ${priceRanges.join(', ')}`), '1Y'),
});

/** Daily bars by column, oldest first, all columns of one length; only a close is certain on every day. */
export const PriceBarsSchema = z.object({
  date: TextColumn,
  open: NumberOrNullColumn,
  high: NumberOrNullColumn,
  low: NumberOrNullColumn,
  close: NumberColumn,
  volume: NumberOrNullColumn,
});

/** Daily prices of one company in dollars; `adjusted` tells whether splits are taken out. */
export const PriceHistorySchema = z.object({
  symbol: z.string(),
  range: z.enum(priceRanges),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  source: z.nullable(z.string()),
  adjusted: z.boolean(),
  /**
   * Closes before this session are adjusted by an estimated split, or not at all; null where all are known to be on the
   * scale of the newest.
   */
  unsureBefore: z.optional(z.nullable(z.string())),
  /** The last session whose close is doubtful: indicators begin after it. null for none. */
  doubtfulUntil: z.optional(z.nullable(z.string())),
  /** Sessions of these bars, from `unsureBefore` on, whose own close is doubtful, as one taken before the close; absent where a source tells none apart. */
  doubtful: z.optional(TextColumn),
  bars: PriceBarsSchema,
});
export type PriceHistory = z.infer<typeof PriceHistorySchema>;

/** Calls: prices. */
// prettier-ignore
export const priceCalls = {
  'stock.prices': callTo('data', 'GET /stock/prices/:symbol', 'public', 'Daily prices of one company',
    { params: SymbolParamsSchema, query: PriceQuerySchema, answer: PriceHistorySchema, errors: ['not_found'] }),
} as const;
