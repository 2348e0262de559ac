import { z } from 'zod';
import { cellNumber, round, type Sources } from './sources.ts';

const RowSchema = z.object({
  symbol: z.string(),
  name: z.string(),
  lastsale: z.string(),
  netchange: z.string(),
  pctchange: z.string(),
  volume: z.string(),
  marketCap: z.string(),
  country: z.string(),
  ipoyear: z.string(),
});

export const quoteDate = '2026-07-02';

/** The three exchange files and the market each stands for. */
const markets = { nasdaq: 'NASDAQ', nyse: 'NYSE', amex: 'NYSE American' };

/** A row of the exchange snapshot; figures as published, blanks and zero market values as null. */
export interface ListedRow {
  symbol: string;
  listedName: string;
  market: string;
  country: string | null;
  ipoYear: number | null;
  lastSale: number | null;
  netChange: number | null;
  changePercent: number | null;
  previousClose: number | null;
  volume: number | null;
  marketCap: number | null;
}

/** Every row of the snapshot, whatever kind of security. */
export function readSnapshot(sources: Sources): ListedRow[] {
  return Object.entries(markets).flatMap(([exchange, market]) =>
    z
      .array(RowSchema)
      .parse(sources.json(`universe/${exchange}_full_tickers_${quoteDate}.json.gz`))
      .map((row) => listedRow(row, market)),
  );
}

function listedRow(row: z.infer<typeof RowSchema>, market: string): ListedRow {
  const lastSale = cellNumber(row.lastsale);
  const netChange = cellNumber(row.netchange);
  const country = row.country.trim();
  return {
    symbol: canonicalSymbol(row.symbol),
    listedName: row.name.replace(/\s+/g, ' ').trim(),
    market,
    country: country === 'United States' ? 'US' : country || null,
    ipoYear: cellNumber(row.ipoyear),
    lastSale,
    netChange,
    changePercent: cellNumber(row.pctchange),
    previousClose: previousClose(lastSale, netChange),
    volume: cellNumber(row.volume),
    marketCap: cellNumber(row.marketCap) || null,
  };
}

/** null on a share's first day, when the whole price counts as change. */
const previousClose = (lastSale: number | null, netChange: number | null): number | null =>
  lastSale === null || netChange === null || lastSale - netChange <= 0
    ? null
    : round(lastSale - netChange, 4);

/** Upper case, without blanks, a share class after `-`. */
export const canonicalSymbol = (symbol: string): string => symbol.trim().toUpperCase().replace('/', '-');
