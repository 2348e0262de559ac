import * as z from 'zod/mini';
import { SymbolParamsSchema } from './symbol.ts';
import { callTo } from './call.ts';
import { IdSchema } from './id.ts';
import { pageLimitOf, totalItemsOf } from './paging.ts';
import { NumberOrNull, TextOrNull } from './text.ts';

/** Shares of one institution: `sharesHeldPercentage` of the company, `marketValue` in dollars. */
export const HoldingSchema = z.object({
  id: IdSchema,
  institutionName: z.string(),
  sharesHeldPercentage: NumberOrNull,
  sharesHeld: NumberOrNull,
  marketValue: NumberOrNull,
  filingDate: TextOrNull,
  /** The filing with the regulator. */
  raw_text_link: z.optional(TextOrNull),
});
export type Holding = z.infer<typeof HoldingSchema>;

export const HoldingQuerySchema = z.strictObject(pageLimitOf(25));
export const HoldingListSchema = totalItemsOf(HoldingSchema);

/** Calls: institutional holders. */
// prettier-ignore
export const holdingCalls = {
  'holdings.bySymbol': callTo('data', 'GET /landingPage/institutional-ownership/:symbol', 'public',
    'Institutional holders of a company, largest first',
    { params: SymbolParamsSchema, query: HoldingQuerySchema, answer: HoldingListSchema, errors: ['not_found'] }),
} as const;
