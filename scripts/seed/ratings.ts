import { z } from 'zod';
import type { Ratings } from './company-rows.ts';

const ConsensusSchema = z.record(
  z.string(),
  z
    .object({
      buy: z.number(),
      hold: z.number(),
      sell: z.number(),
      target_mean: z.number(),
      target_high: z.number(),
      target_low: z.number(),
    })
    .or(z.string()),
);

/** Analyst consensus by symbol; two keys of the file are notes. `buy` includes strong buys. */
export function readRatings(file: unknown): Map<string, Ratings> {
  return new Map(
    Object.entries(ConsensusSchema.parse(file)).flatMap(([symbol, entry]) =>
      typeof entry === 'string'
        ? []
        : [
            [
              symbol,
              {
                buy: entry.buy,
                hold: entry.hold,
                sell: entry.sell,
                mean: entry.target_mean,
                high: entry.target_high,
                low: entry.target_low,
              },
            ],
          ],
    ),
  );
}
