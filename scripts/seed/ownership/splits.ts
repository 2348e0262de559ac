import type { Sources } from '../sources.ts';

export const splitsFile = 'record/splits/last_split_yahoo.csv.gz';

/** The last split of companies, for figures that stand before and after it. */
export interface Splits {
  /** Whether shares changed their size after `from` and up to `to`. */
  isBetween(symbol: string, from: string, to: string): boolean;
  /** New shares for one share of the day `date`. */
  factorSince(symbol: string, date: string): number;
}

/** Reads the last split of each company; factors are written new:old. */
export function readSplits(sources: Sources): Splits {
  const splits = new Map(
    sources.records(splitsFile).map((row) => {
      const [fresh = 1, old = 1] = (row['split_factor_new_to_old'] ?? '').split(':').map(Number);
      return [row['symbol'] ?? '', { date: row['split_date'] ?? '', factor: fresh / old }];
    }),
  );
  return {
    isBetween: (symbol, from, to) => {
      const date = splits.get(symbol)?.date;
      return date !== undefined && date > from && date <= to;
    },
    factorSince: (symbol, date) => {
      const split = splits.get(symbol);
      return split && split.date > date ? split.factor : 1;
    },
  };
}
