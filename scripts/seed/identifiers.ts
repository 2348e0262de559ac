import { z } from 'zod';
import type { EarlierHolder } from './passed-tickers.ts';
import type { Sources } from './sources.ts';

const TickersSchema = z.record(z.string(), z.object({ cik_str: z.number(), ticker: z.string() }));
const ExchangeSchema = z.object({
  data: z.array(z.tuple([z.number(), z.string(), z.string(), z.string().nullable()])),
});

/** CIK of each ticker; the newer of the SEC's two lists wins. Classes are written `BF-B` in both. */
export function readCiks(sources: Sources): Map<string, number> {
  const older = readOlder(sources);
  const newer = TickersSchema.parse(sources.json('sec/company_tickers.json.gz'));
  return new Map([
    ...older.map(([cik, , ticker]): [string, number] => [ticker, cik]),
    ...Object.values(newer).map(({ ticker, cik_str }): [string, number] => [ticker, cik_str]),
  ]);
}

/** Tickers of December 2025, as the product writes them, with their issuers. */
export const readEarlierTickers = (sources: Sources): EarlierHolder[] =>
  readOlder(sources).map(([cik, name, ticker]) => ({ ticker, cik, name }));

/** CIKs that had a ticker in December 2025. */
export const readEarlierCiks = (sources: Sources): Set<number> =>
  new Set(readOlder(sources).map(([cik]) => cik));

const readOlder = (sources: Sources) =>
  ExchangeSchema.parse(sources.json('sec/company_tickers_exchange.json.gz')).data;

/** SIC code of each CIK. */
export const readSics = (sources: Sources): Map<number, string> =>
  new Map(sources.records('sec/cik_sic.csv.gz').map(({ cik, sic = '' }) => [Number(cik), sic]));
