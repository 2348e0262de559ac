import { isDistribution } from '../distributions.ts';
import type { Sources } from '../sources.ts';

export const splitsFile = 'record/splits/last_split_yahoo.csv.gz';

/** The last split of companies, for figures that stand before and after it. */
export interface Splits {
  /** Whether shares changed their size after `from` and up to `to`. */
  isBetween(symbol: string, from: string, to: string): boolean;
  /** New shares for one share of the day `date`. */
  factorSince(symbol: string, date: string): number;
  /** What a close of the day `date` was, over that close as adjusted for what was distributed since. */
  distributedSince(symbol: string, date: string): number;
}

/** Reads the last split of each company; factors are written new:old. */
export function readSplits(sources: Sources): Splits {
  const splits = new Map(
    sources.records(splitsFile).map((row) => {
      const [fresh = 1, old = 1] = (row['split_factor_new_to_old'] ?? '').split(':').map(Number);
      const isOther = isDistribution(fresh, old);
      return [row['symbol'] ?? '', { date: row['split_date'] ?? '', factor: fresh / old, isOther }];
    }),
  );
  return {
    isBetween: (symbol, from, to) => {
      const split = splits.get(symbol);
      return split !== undefined && !split.isOther && split.date > from && split.date <= to;
    },
    factorSince: (symbol, date) => {
      const split = splits.get(symbol);
      return split && !split.isOther && split.date > date ? split.factor : 1;
    },
    distributedSince: (symbol, date) => {
      const split = splits.get(symbol);
      return split?.isOther && split.date > date ? split.factor : 1;
    },
  };
}
