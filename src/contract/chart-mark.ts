import * as z from 'zod/mini';
import { SymbolParamsSchema } from './symbol.ts';
import { callTo } from './call.ts';
import { TextOrNull } from './text.ts';

/** What can be marked on the time line of a price chart. */
export const markKinds = ['move', 'earnings', 'buy', 'sell', 'filing', 'news'] as const;
export type MarkKind = (typeof markKinds)[number];

/** One thing of one day, in words, with the way to its document. */
export const ChartMarkSchema = z.object({
  date: z.string(),
  kind: z.enum(markKinds),
  words: z.string(),
  url: TextOrNull,
});
export type ChartMark = z.infer<typeof ChartMarkSchema>;

/** In order of date. */
export const ChartMarkListSchema = z.object({ data: z.array(ChartMarkSchema) });

/** Calls: marks on a price chart. */
// prettier-ignore
export const chartMarkCalls = {
  'stock.marks': callTo('data', 'GET /stock/marks/:symbol', 'public',
    'Large moves with something on record, earnings, insider trades and filings of a company, by day, since its first price',
    { params: SymbolParamsSchema, answer: ChartMarkListSchema, errors: ['not_found'] }),
} as const;
