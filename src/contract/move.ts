import * as z from 'zod/mini';
import { callTo } from './call.ts';
import { TextOrNull } from './text.ts';

/** What can stand beside a move. */
export const moveFactKinds = [
  'earnings',
  'filing',
  'offering',
  'catalyst',
  'purchase',
  'split',
  'stake',
] as const;

/** One thing of one day that is on record, in words, with the way to it. That it stands beside a move does not make it the reason. */
export const MoveFactSchema = z.object({
  kind: z.enum(moveFactKinds),
  words: z.string(),
  day: z.string(),
  /** An https address, or a path of this site. */
  url: z.string(),
});
export type MoveFact = z.infer<typeof MoveFactSchema>;

/** A move as large as this, in percent, on as many dollars traded, is asked what else happened that day. */
export const LEAST_MOVE = { percent: 10, dollars: 250_000 } as const;

/** A move that is as large at least. */
export const MoveSchema = z.object({
  symbol: z.string(),
  name: z.string(),
  /** In percent. */
  change: z.number(),
  last: z.nullable(z.number()),
  /** Last price times volume, in dollars. */
  dollarVolume: z.number(),
  marketCap: z.nullable(z.number()),
  onRecord: z
    .array(MoveFactSchema)
    .check(z.describe('Of that day and the evening before, the weightiest first.')),
  lastOnRecord: z
    .nullable(MoveFactSchema)
    .check(z.describe('The last thing on record before, where nothing is on record that day.')),
});
export type Move = z.infer<typeof MoveSchema>;

/** The moves of the newest session, the largest first. */
export const MovesOfDaySchema = z.object({
  date: TextOrNull,
  /** The last day of the filings on record: what was filed later is not known. */
  filingsTo: TextOrNull,
  data: z.array(MoveSchema),
});
export type MovesOfDay = z.infer<typeof MovesOfDaySchema>;

/** Calls: large moves. */
// prettier-ignore
export const moveCalls = {
  'stock.moves': callTo('data', 'GET /stock/moves', 'public',
    'Moves of 10% and more of the newest session, with what else is on record for that day and the evening before',
    { answer: MovesOfDaySchema }),
} as const;
