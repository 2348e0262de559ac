import type { CompanyFile, Peer } from '#contract/company-facts.ts';
import type { Db } from '#server/db/open.ts';
import { findOfficers } from '#server/store/companies/company-facts.ts';
import { findPeers } from '#server/store/companies/peers.ts';
import type { CsvRow } from './csv.ts';
import { ofCompany } from './present.ts';

interface Table {
  head: readonly string[];
  chunks: CsvRow[][];
}

const rounded = (value: number | null): number | null => (value === null ? null : Number(value.toFixed(2)));

/** The last day of the months of a margin: those of the row, unless they are others. */
const marginEnd = (peer: Peer, margin: 'gross_margin' | 'operating_margin'): string | null =>
  peer[margin] === null ? null : (peer.margins_to?.[margin] ?? peer.period_end);

/** What the files about a company hold; an unknown symbol is refused. */
export const companyTables: Readonly<Record<CompanyFile, (db: Db, symbol: string) => Promise<Table>>> = {
  officers: async (db, symbol) => ({
    head: ['Name', 'Title', 'Pay', 'Currency', 'Fiscal year of the pay', 'As of'],
    chunks: [
      ofCompany(await findOfficers(db, symbol)).data.map(({ name, title, pay, currency, pay_year, as_of }) => [
        name, title, pay, currency, pay_year, as_of,
      ]), // prettier-ignore
    ],
  }),
  peers: async (db, symbol) => ({
    head: [
      'Symbol', 'Company', 'Market cap (USD)', 'Price (USD)', 'Change (%)', 'Change over a year (%)', 'Revenue, 12 months (USD)',
      'Growth (%)', 'Gross margin (%)', 'Operating margin (%)', 'Price to sales', 'EV to sales', 'Cash (USD)',
      'Cash less debt (USD)', 'Short of float (%)', 'Runway (quarters)', 'Period to', 'Gross margin to', 'Operating margin to',
      'Cash of', 'Runway of',
    ], // prettier-ignore
    chunks: [
      ofCompany(await findPeers(db, symbol)).data.map((peer) => [
        peer.symbol, peer.name, peer.market_cap, peer.last_sale, peer.change_pre, rounded(peer.change_year), peer.revenue,
        rounded(peer.growth), rounded(peer.gross_margin), rounded(peer.operating_margin), rounded(peer.price_sales),
        rounded(peer.enterprise_sales), peer.cash, peer.net_cash, peer.short_percent, rounded(peer.runway_quarters),
        peer.period_end, marginEnd(peer, 'gross_margin'), marginEnd(peer, 'operating_margin'), peer.cash_end ?? null,
        peer.runway_end ?? null,
      ]), // prettier-ignore
    ],
  }),
};
