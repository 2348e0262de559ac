import { cellNumber, type Sources } from '../sources.ts';
import { quoteDate } from '../snapshot.ts';

export const profilesFile = 'record/profiles/profiles_yahoo.csv.gz';

/** What Yahoo Finance says of a company, with the day on which it was read. */
export interface Profile {
  fetched: string;
  city: string | null;
  /** As the list of companies writes it. */
  country: string | null;
  website: string | null;
  employees: number | null;
  firstTrade: string | null;
  currency: string | null;
  industry: string | null;
}

/** Profiles by symbol; those read after the day of the quotes are left out. */
export const readProfiles = (sources: Sources): Map<string, Profile> =>
  new Map(
    sources.records(profilesFile).flatMap((row): [string, Profile][] => {
      const fetched = row['fetched'] ?? '';
      if (fetched === '' || fetched > quoteDate) return [];
      return [
        [
          row['symbol'] ?? '',
          {
            fetched,
            city: row['city'] || null,
            country: row['country'] === 'United States' ? 'US' : row['country'] || null,
            website: webAddress(row['website']),
            employees: cellNumber(row['employees']) || null,
            firstTrade: row['first_trade'] || null,
            currency: row['financial_currency'] || null,
            industry: row['industry_yahoo'] || null,
          },
        ],
      ];
    }),
  );

/** A plain address of the web; null for anything else. */
export function webAddress(text: string | undefined): string | null {
  if (!text || !URL.canParse(text)) return null;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && !url.username ? url.href.replace(/\/$/, '') : null;
}
