import * as z from 'zod/mini';
import { callTo } from './call.ts';
import { NumberColumn, TextColumn } from './column.ts';
import { NumberOrNull } from './text.ts';

/** One line: levels from 100 on, one for each of the answer's dates; changes in percent. */
export const MarketIndexSchema = z.object({
  name: z.string(),
  members: z.number(),
  levels: NumberColumn,
  change_session: NumberOrNull,
  change_period: NumberOrNull,
});

/** Three lines over the last sessions, and how many companies rose and fell in each session of half a year. */
export const MarketIndicesSchema = z.object({
  dates: TextColumn,
  indices: z.array(MarketIndexSchema),
  breadth: z.object({
    dates: TextColumn,
    up: NumberColumn,
    down: NumberColumn,
    unchanged: NumberColumn,
  }),
  method: z.string(),
});
export type MarketIndices = z.infer<typeof MarketIndicesSchema>;

/** Calls: indices. */
// prettier-ignore
export const marketIndexCalls = {
  'stock.indices': callTo('data', 'GET /stock/indices', 'public',
    'Three lines of small caps, and how many rose and fell in each session',
    { answer: MarketIndicesSchema }),
} as const;
