import type { Sources } from '../sources.ts';

export const filersFile = 'record/identifiers/sec_filer_metadata_2026-07-03.csv.gz';
/** The day on which the SEC's records were read. */
export const filersDate = '2026-07-03';

/** What the SEC's filer records say of a company; blank cells are null. */
export interface Filer {
  symbol: string;
  cik: number;
  name: string;
  sic: string | null;
  /** The office that reviews it, as `Finance`; null where the SEC names none. */
  office: string | null;
  /** Parts as the SEC writes them: `Accelerated filer`, `Smaller reporting company`, `Emerging growth company`. */
  categories: string[];
  /** Month and day, as `1231`. */
  fiscalYearEnd: string | null;
  /** The SEC's code of a state or country, as `DE` or `E9`. */
  stateOfIncorporation: string | null;
  city: string | null;
  /** The SEC's code, of the same kind. */
  place: string | null;
  /** The postal code of the address. */
  postalCode: string | null;
}

const orNull = (cell: string | undefined): string | null => cell?.trim() || null;

/** Records by the symbols of the product. */
export const readFilers = (sources: Sources): Map<string, Filer> =>
  new Map(
    sources.records(filersFile).map((row) => [
      row['symbol'] ?? '',
      {
        symbol: row['symbol'] ?? '',
        cik: Number(row['cik']),
        name: row['sec_name'] ?? '',
        sic: orNull(row['sic']),
        office: orNull(row['sec_office']?.replace(/^\d\d /, '')),
        categories: (row['filer_category'] ?? '').split('<br>').filter(Boolean),
        fiscalYearEnd: orNull(row['fiscal_year_end_mmdd']),
        stateOfIncorporation: orNull(row['state_of_incorporation']),
        city: orNull(row['city']),
        place: orNull(row['state_or_country']),
        postalCode: orNull(row['zip']),
      },
    ]),
  );

/** The office that reviews most filers of each code: newer than the SEC's published list of codes. */
export function officesOf(filers: Iterable<Filer>): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { sic, office } of filers) {
    if (!sic || !office) continue;
    const ofCode = counts.get(sic) ?? new Map<string, number>();
    ofCode.set(office, (ofCode.get(office) ?? 0) + 1);
    counts.set(sic, ofCode);
  }
  return new Map(
    Array.from(counts, ([sic, ofCode]) => {
      const most = [...ofCode].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
      return [sic, most[0]?.[0] ?? ''];
    }),
  );
}
