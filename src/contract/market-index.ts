import * as z from 'zod/mini';
import { callTo } from './call.ts';
import { NumberOrNull } from './text.ts';

/** One line: levels from 100 on, one for each of the answer's dates; changes in percent. */
export const MarketIndexSchema = z.object({
  name: z.string(),
  members: z.number(),
  levels: z.array(z.number()),
  change_session: NumberOrNull,
  change_period: NumberOrNull,
});

/** Three lines over the last sessions, and how many companies rose and fell in each session of half a year. */
export const MarketIndicesSchema = z.object({
  dates: z.array(z.string()),
  indices: z.array(MarketIndexSchema),
  breadth: z.object({
    dates: z.array(z.string()),
    up: z.array(z.number()),
    down: z.array(z.number()),
    unchanged: z.array(z.number()),
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
