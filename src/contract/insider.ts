import * as z from 'zod/mini';
import { SymbolParamsSchema } from './symbol.ts';
import { callTo } from './call.ts';
import { pageOf, totalOf } from './paging.ts';
import { DaySchema, NumberOrNull, TextOrNull } from './text.ts';

/** One insider trade of a form 4: `amount_purchased` in shares, `price` in dollars a share, `value` in dollars. */
export const InsiderRecordSchema = z.object({
  company_symbol: z.string(),
  purchaser: z.string(),
  date_of_purchase: z.nullable(z.string()),
  is_buy: z.boolean(),
  amount_purchased: z.nullable(z.number()),
  price: z.optional(z.nullable(z.number())),
  value: z.optional(z.nullable(z.number())),
  role: z.optional(z.nullable(z.string())),
  /** Transaction code of the form: P purchase, S sale, A award, M exercise. */
  code: z.optional(z.nullable(z.string())),
  filing_url: z.optional(z.nullable(z.string())),
});
export type InsiderRecord = z.infer<typeof InsiderRecordSchema>;

/** A row of the insider list: with what was held afterwards, in shares, and the day of filing. */
export const InsiderTransactionSchema = z.extend(InsiderRecordSchema, {
  held_after: NumberOrNull,
  filed_on: TextOrNull,
  /** Where it comes from, if not from the form itself: such a list is a selection. */
  source: z.optional(TextOrNull),
});
export type InsiderTransaction = z.infer<typeof InsiderTransactionSchema>;

export const insiderSides = ['buy', 'sell'] as const;
export type InsiderSide = (typeof insiderSides)[number];

export const InsiderQuerySchema = z.strictObject({
  ...pageOf(1, 5),
  side: z
    .optional(z.enum(insiderSides, `must be one of ${insiderSides.join(', ')}`))
    .check(z.describe('Purchases (code P) or sales (code S) only.')),
  person: z
    .optional(z.string('must be text').check(z.maxLength(200, 'must be at most 200 characters')))
    .check(z.describe('The name of one person, as the list writes it.')),
  date_from: z.optional(DaySchema).check(z.describe('First day of trading, included.')),
  date_to: z.optional(DaySchema).check(z.describe('Last day of trading, included.')),
});
export type InsiderQuery = z.output<typeof InsiderQuerySchema>;

/**
 * A page of insider trades, newest first. `people` are all who traded, and `filedFrom` and `filedTo` the days that the
 * forms on record were filed, whatever the filter; rows of a `source` count in neither.
 */
export const InsiderListSchema = z.extend(totalOf(InsiderTransactionSchema), {
  people: z.array(z.string()),
  filedFrom: TextOrNull,
  filedTo: TextOrNull,
});

/** Calls: insider trades. */
// prettier-ignore
export const insiderCalls = {
  'stock.insiders': callTo('data', 'GET /stock/insiders/:symbol', 'public', 'Insider trades of a company, newest first',
    { params: SymbolParamsSchema, query: InsiderQuerySchema, answer: InsiderListSchema, errors: ['not_found'] }),
} as const;
