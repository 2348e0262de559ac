import type { SplitsTable } from '#server/db/identity-tables.ts';
import { quoteDate } from '../snapshot.ts';
import type { Sources } from '../sources.ts';

export const splitsFile = 'record/splits/last_split_yahoo.csv.gz';

/** The last split of each company that had one, as Yahoo Finance knew it on the day of `fetched`. */
export const readSplits = (sources: Sources, fetchedOn: ReadonlyMap<string, string>): SplitsTable[] =>
  sources
    .records(splitsFile)
    .flatMap(({ symbol = '', split_date: date = '', split_factor_new_to_old: factor = '' }) => {
      const [newShares = 0, oldShares = 0] = factor.split(':').map(Number);
      if (date === '' || date > quoteDate) return [];
      if (!(newShares > 0) || !(oldShares > 0) || newShares === oldShares) return [];
      return {
        symbol,
        date,
        new_shares: newShares,
        old_shares: oldShares,
        source: 'Yahoo Finance',
        fetched: fetchedOn.get(symbol) ?? null,
      };
    });
