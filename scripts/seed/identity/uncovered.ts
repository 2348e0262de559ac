import type { UncoveredTickersTable } from '#server/db/identity-tables.ts';
import { companyName } from '../company-name.ts';
import { canonicalSymbol, quoteDate } from '../snapshot.ts';
import type { Member, Universe } from '../universe.ts';

export const delistedFile = 'record/identifiers/delisted_2024-2026.csv.gz';

const marketOf: Readonly<Record<string, string>> = { XNAS: 'NASDAQ', XNYS: 'NYSE', XASE: 'NYSE American' };

/** A ticker of December 2025 and the issuer that had it. */
export interface EarlierTicker {
  ticker: string;
  cik: number;
}

/**
 * Tickers that people look for and no company here has: of companies above the limit of size, delisted ones, and those
 * that a company had before it took another. A ticker that lives is none of these.
 */
export function uncoveredRows(
  { members, excluded }: Universe,
  delisted: readonly Record<string, string>[],
  earlier: readonly EarlierTicker[],
  listed: ReadonlySet<string>,
): UncoveredTickersTable[] {
  const rows = new Map<string, UncoveredTickersTable>();
  const taken = new Set(members.map(({ symbol }) => symbol));
  const add = (row: UncoveredTickersTable) => {
    if (!taken.has(row.ticker) && !rows.has(row.ticker)) rows.set(row.ticker, row);
  };
  for (const { row, reason } of excluded)
    if (reason === 'large company')
      add({
        ticker: row.symbol,
        name: companyName(row.listedName),
        reason: 'too_large',
        market: row.market,
        date: quoteDate,
        symbol: null,
      });
  for (const { ticker, to } of renamed(members, earlier))
    if (!listed.has(ticker))
      add({ ticker, name: to.name, reason: 'renamed', market: null, date: quoteDate, symbol: to.symbol });
  for (const { ticker = '', name = '', exchange = '', delisted: date = '' } of delisted) {
    const symbol = canonicalSymbol(ticker.replace('.', '-'));
    if (!listed.has(symbol))
      add({
        ticker: symbol,
        name,
        reason: 'delisted',
        market: marketOf[exchange] ?? null,
        date: date || null,
        symbol: null,
      });
  }
  return [...rows.values()].sort((a, b) => (a.ticker < b.ticker ? -1 : 1));
}

/** Tickers of issuers that have one company here, under another ticker now. */
function renamed(
  members: readonly Member[],
  earlier: readonly EarlierTicker[],
): { ticker: string; to: Member }[] {
  const byCik = Map.groupBy(members, ({ cik }) => cik ?? 0);
  const tickersOf = Map.groupBy(earlier, ({ cik }) => cik);
  return [...tickersOf].flatMap(([cik, tickers]) => {
    const [to, ...others] = byCik.get(cik) ?? [];
    // An issuer lists warrants and units beside its shares: only a lone ticker is surely that of the shares.
    if (!to || others.length > 0 || tickers.length !== 1) return [];
    return tickers.flatMap(({ ticker }) => (ticker === to.symbol ? [] : { ticker, to }));
  });
}
