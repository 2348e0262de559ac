import * as z from 'zod/mini';
import { totalOf } from './paging.ts';
import { SymbolSchema } from './symbol.ts';
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
export const SymbolQuerySchema = z.strictObject({ symbol: SymbolSchema });
