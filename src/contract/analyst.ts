import * as z from 'zod/mini';
import { SymbolParamsSchema, SymbolQuerySchema } from './symbol.ts';
import { callTo } from './call.ts';
import { PageQuerySchema, totalOf } from './paging.ts';
import { NumberOrNull, TextOrNull } from './text.ts';

/** One recommendation; `successRate` in percent, rank 1 is the best. */
export const AnalystRecordSchema = z.object({
  companySymbol: z.string(),
  analystName: TextOrNull,
  firmName: TextOrNull,
  recommendation: TextOrNull,
  recommendationDate: TextOrNull,
  analystRank: NumberOrNull,
  successRate: NumberOrNull,
});
export type AnalystRecord = z.infer<typeof AnalystRecordSchema>;

/** Best rank first. */
export const AnalystListSchema = totalOf(AnalystRecordSchema);

/** Addresses of the analyst widgets' frames. */
export const AnalystWidgetsSchema = z.object({ urls: z.array(z.string()) });

/** Calls: analysts. */
// prettier-ignore
export const analystCalls = {
  'stock.analysts': callTo('data', 'GET /stock/analyst_details/:symbol', 'private',
    'Analyst recommendations, best rank first',
    { params: SymbolParamsSchema, query: PageQuerySchema, answer: AnalystListSchema, errors: ['not_found'] }),
  'tipranks.get': callTo('data', 'GET /api/tipranks', 'private', 'Addresses of the analyst widgets of a company',
    { query: SymbolQuerySchema, answer: AnalystWidgetsSchema }),
} as const;
