import type { Db } from '#server/db/open.ts';
import { readDetailsOf } from '#server/store/companies/company-details.ts';
import { readInsiderRecordsOf } from '#server/store/filings/insider-trades.ts';
import type { PageRow } from './screener-page.ts';

/**
 * Rows that know what lies beyond the screener, as functions that graphql-js calls where such a field is asked for: of
 * all rows of a page together, and of none where nobody asks.
 */
export function withDetails(db: Db, rows: readonly PageRow[]): object[] {
  const symbols = rows.map(({ symbol }) => String(symbol));
  const details = once(() => readDetailsOf(db, symbols));
  const insiders = once(() => readInsiderRecordsOf(db, symbols));
  return rows.map((row) => {
    const symbol = String(row['symbol']);
    const detail = (name: 'sector_name' | 'daylow' | 'dayhigh' | 'description') => async () =>
      (await details()).get(symbol)?.[name] ?? null;
    return {
      ...row,
      sector_name: detail('sector_name'),
      daylow: detail('daylow'),
      dayhigh: detail('dayhigh'),
      description: detail('description'),
      insiderOwnershipRecords: async () => (await insiders()).get(symbol) ?? [],
    };
  });
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => (reading ??= read());
}
