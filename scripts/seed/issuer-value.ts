import { z } from 'zod';
import large from '../../data/large-issuers.json' with { type: 'json' };
import { fundamentalsFile, symbolOf } from './fundamentals.ts';
import type { SecurityKind } from './security.ts';
import { type ListedRow, quoteDate } from './snapshot.ts';
import { cellNumber, type Sources } from './sources.ts';

/** Shares of all classes of an issuer, and the day they were counted. */
interface Count {
  date: string;
  shares: number;
}

/** What other sources know of an issuer's size. */
export interface IssuerSizes {
  /** The newest count of shares, by symbol. */
  counts: ReadonlyMap<string, Count>;
  /** Market values in dollars of a second list, by symbol. */
  published: ReadonlyMap<string, number>;
  /** The day of the last split, by symbol. */
  splits: ReadonlyMap<string, string>;
}

const ListSchema = z.object({
  reviewed: z.iso.date(),
  companies: z.array(z.object({ symbol: z.string(), cik: z.number(), reason: z.string().min(40) })),
});
const reviewed = new Set(ListSchema.parse(large).companies.map(({ cik }) => cik));

/** Whether an issuer is on the reviewed list of those whose listed class is a small part of them. */
export const isReviewedAsLarge = (cik: number | null): boolean => cik !== null && reviewed.has(cik);

/** Fewer shares than this beyond those listed are no other class. */
const LEAST_MORE = 1.15;
/** More than this many times the listed shares is a split or another unit, and says nothing. */
const MOST_MORE = 3;

/**
 * The market value of an issuer: as the exchange gives it for what is listed, unless a newer count of all its shares is
 * larger; as a second list gives it where the exchange gives none. Counts of depositary shares are of another unit.
 */
export function issuerValue(row: ListedRow, kind: SecurityKind, sizes: IssuerSizes): number | null {
  const { symbol, marketCap, lastSale } = row;
  if (marketCap === null) return sizes.published.get(symbol) ?? null;
  const count = sizes.counts.get(symbol);
  if (!count || !lastSale || kind === 'ads' || (sizes.splits.get(symbol) ?? '') >= count.date)
    return marketCap;
  const value = count.shares * lastSale;
  const more = value / marketCap;
  return more >= LEAST_MORE && more <= MOST_MORE ? value : marketCap;
}

/** Reads the counts of statements, of annual reports and of the share data, the newest of each company. */
export function readIssuerSizes(
  sources: Sources,
  splits: readonly { symbol: string; date: string }[],
): IssuerSizes {
  const counts = new Map<string, Count>();
  const add = (symbol = '', date = '', shares: number | null = null) => {
    if (!shares || date > quoteDate || date <= (counts.get(symbol)?.date ?? '')) return;
    counts.set(symbol, { date, shares });
  };
  for (const row of sources.records('record/statements/quarterly_2021-2026.csv.gz'))
    add(row['symbol'], row['period_end'], cellNumber(row['shares_outstanding']));
  for (const row of sources.records('record/annual/annual_latest.csv.gz'))
    add(row['symbol'], row['fiscal_year_end'], (cellNumber(row['shares_m']) ?? 0) * 1e6);
  for (const row of sources.records('record/holders/float_ownership_yahoo.csv.gz'))
    add(row['symbol'], row['fetched'], cellNumber(row['shares_outstanding']));
  return {
    counts,
    published: new Map(
      sources
        .records(fundamentalsFile)
        .map((row) => [symbolOf(row), (cellNumber(row['marketCapB']) ?? 0) * 1e9]),
    ),
    splits: new Map(splits.map(({ symbol, date }) => [symbol, date])),
  };
}
