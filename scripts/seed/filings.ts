import type { FilingsTable } from '#server/db/record-tables.ts';
import { accessionOf, type IndexedFiling } from './master-index.ts';
import type { Member } from './universe.ts';

/** Rows of the filings table: one for each filing and each symbol of its filer, in order. */
export function filingRows(
  filings: readonly IndexedFiling[],
  members: readonly Pick<Member, 'symbol' | 'cik'>[],
): FilingsTable[] {
  const symbolsOf = Map.groupBy(members, (member) => member.cik);
  const rows = filings.flatMap(({ cik, form, filedOn, path }) =>
    (symbolsOf.get(cik) ?? []).map(({ symbol }) => ({
      accession_key: accessionOf(path),
      symbol,
      cik,
      filing_type: form,
      filed_on: filedOn,
      raw_text_link: `https://www.sec.gov/Archives/${path}`,
      items: null as string | null,
    })),
  );
  // The index names a filing once for each role its filer has in it.
  return distinctFilings(rows);
}

/** Each filing of a company once, in the order of the table's key; what comes first stands. */
export const distinctFilings = (rows: readonly FilingsTable[]): FilingsTable[] =>
  [...new Map(rows.toReversed().map((row) => [`${row.symbol} ${row.accession_key}`, row])).values()].sort(
    (a, b) => compare(a.symbol, b.symbol) || compare(a.accession_key, b.accession_key),
  );

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
