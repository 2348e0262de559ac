import type { CompanyFigures } from '#contract/company-figures.ts';
import type { Peer, Peers } from '#contract/company-facts.ts';
import { keptQuery } from '#server/db/kept-query.ts';
import type { CompaniesTable } from '#server/db/company-tables.ts';
import type { Db } from '#server/db/open.ts';
import type { VersionedCache } from '../content/content-version.ts';
import { listedCompanies } from '../listed.ts';
import { median } from '../screener/quantiles.ts';
import { type Days, lastCloseOf, latestShortOf, yearBefore } from './peer-marks.ts';

/** Companies beside the one that is compared. */
const PEERS = 5;

const columns = [
  'companies.symbol',
  'companies.name',
  'companies.cik',
  'companies.sic',
  'companies.company_type',
  'companies.industry',
  'companies.quote_date',
  'companies.market_cap',
  'companies.last_sale',
  'companies.change_pre',
  'companies.revenue',
  'companies.revenue_growth',
  'companies.gross_margin',
  'companies.operating_margin',
  'companies.price_sales',
  'companies.ev_sales',
  'companies.net_cash',
] as const;

const ownRow = keptQuery((db: Db, { symbol }: { symbol: string }) =>
  db.selectFrom('companies').select(columns).where('symbol', '=', symbol),
);
/** What decides who is near, of a whole industry. */
const ofIndustry = keptQuery((db: Db, { sic }: { sic: string }) =>
  listedCompanies(db)
    .select(['symbol', 'cik', 'market_cap'])
    .where('sic', '=', sic)
    .where('is_lead_class', '=', 1)
    .where('market_cap', '>', 0),
);
/** What decides who is near, of the companies with one SIC code. */
export type IndustryOf = (sic: string) => ReturnType<typeof ofIndustry>;

/** Industries as they are asked for, each read once while the content stays the same: at most every company once. */
export const rememberedIndustries =
  (db: Db, cached: VersionedCache): IndustryOf =>
  async (sic) => {
    const read = await cached(
      'industries',
      () => Promise.resolve(new Map<string, ReturnType<IndustryOf>>()),
      [],
    );
    const known = read.get(sic);
    if (known) return known;
    const rows = ofIndustry(db, { sic });
    read.set(sic, rows);
    rows.catch(() => read.delete(sic));
    return rows;
  };

/** The companies of these symbols, which stand under names of their own, with their figures and what `peer-marks.ts` knows of them. */
const chosenRows = keptQuery((db: Db, { from, to, ...symbols }: Days & Record<string, string>) =>
  db
    .selectFrom('companies')
    .leftJoin('company_figures', 'company_figures.symbol', 'companies.symbol')
    .select([...columns, 'company_figures.figures'])
    .select((eb) => [
      lastCloseOf(eb, { from, to }).as('close_year_ago'),
      latestShortOf(eb).as('short_percent'),
    ])
    .where('companies.symbol', 'in', Object.values(symbols)),
);

type Row = Pick<
  Peer,
  | 'symbol'
  | 'name'
  | 'market_cap'
  | 'last_sale'
  | 'change_pre'
  | 'revenue'
  | 'gross_margin'
  | 'operating_margin'
  | 'price_sales'
> &
  Pick<CompaniesTable, 'ev_sales' | 'net_cash' | 'revenue_growth' | 'sic' | 'company_type'>;

/**
 * A company and the five of its SIC code nearest in market value (by ratio: half and double are equally far), one class of
 * each issuer. Nobody where the industry or the market value is unknown; undefined for an unknown symbol.
 */
export async function findPeers(
  db: Db,
  symbol: string,
  industryOf: IndustryOf = (sic) => ofIndustry(db, { sic }),
): Promise<Peers | undefined> {
  const [own] = await ownRow(db, { symbol });
  if (!own) return undefined;
  const { sic, industry, quote_date, market_cap } = own;
  const nobody = { sic, industry, quote_date, data: [], median: null };
  if (sic === null || !market_cap) return nobody;
  const others = (await industryOf(sic)).filter(
    (row) => row.symbol !== symbol && (row.cik === null || row.cik !== own.cik),
  );
  const peers = nearest(others, market_cap).sort((a, b) => (b.market_cap ?? 0) - (a.market_cap ?? 0));
  if (peers.length === 0) return nobody;
  const symbols = [symbol, ...peers.map((row) => row.symbol)];
  const rows = await readRows(db, symbols, quote_date);
  const data = rows.map(({ figures, close_year_ago, short_percent, ...row }) => ({
    ...peerOf(row, figures === null ? undefined : (JSON.parse(figures) as CompanyFigures)),
    change_year: changeOf(row.last_sale, close_year_ago),
    short_percent,
  }));
  return { sic, industry, quote_date, data, median: medianOf(data) };
}

type Lead = Awaited<ReturnType<typeof ofIndustry>>[number];

/** The few whose market value is nearest by ratio; an industry has hundreds, which are not all put in order for them. */
function nearest(rows: readonly Lead[], marketCap: number): Lead[] {
  const found: { row: Lead; distance: number }[] = [];
  for (const row of rows) {
    const distance = Math.abs(Math.log((row.market_cap ?? 1) / marketCap));
    const last = found[PEERS - 1];
    if (last && distance > last.distance) continue;
    found.push({ row, distance });
    found.sort((a, b) => a.distance - b.distance || (a.row.symbol < b.row.symbol ? -1 : 1));
    if (found.length > PEERS) found.pop();
  }
  return found.map(({ row }) => row);
}

/** The rows of these symbols, in their order; `day` is that of the quotes, which are held against those of a year before. */
async function readRows(db: Db, symbols: readonly string[], day: string | null) {
  const named = Object.fromEntries(symbols.map((symbol, i) => [`symbol${i}`, symbol]));
  const rows = await chosenRows(db, { ...named, ...yearBefore(day) });
  const bySymbol = new Map(rows.map((row) => [row.symbol, row]));
  return symbols.flatMap((symbol) => bySymbol.get(symbol) ?? []);
}

const changeOf = (now: number | null, before: number | null): number | null =>
  now === null || !before ? null : (now / before - 1) * 100;

/**
 * Amounts in dollars alone; revenue, its growth, margins and multiples as the screener has them. Margins stand beside a revenue, or are of
 * months that statements in another currency name: of what was published in a currency that nobody names there are none.
 */
function peerOf(
  { ev_sales, net_cash: percent, revenue_growth, ...row }: Row,
  figures?: CompanyFigures,
): Omit<Peer, 'change_year' | 'short_percent'> {
  const dollars = (amount: { value: number; currency: string } | null | undefined) =>
    amount?.currency === 'USD' ? amount.value : null;
  const { revenue, runway, cash, debt } = figures ?? {};
  const [held, owed] = [dollars(cash), dollars(debt)];
  const unnamed = cash ? null : publishedCash(figures);
  // As in the screener, which has none of banks, of cash from before new shares, or of what others own.
  const hasNetCash = percent !== null;
  // Sales that were published with the quotes have no period on record.
  const isPublished = !revenue && row.revenue !== null;
  const hasMargins = revenue || row.revenue !== null;
  return {
    symbol: row.symbol,
    name: row.name,
    market_cap: row.market_cap,
    last_sale: row.last_sale,
    change_pre: row.change_pre,
    revenue: row.revenue,
    growth: revenue_growth,
    gross_margin: hasMargins ? row.gross_margin : null,
    operating_margin: hasMargins ? row.operating_margin : null,
    ...(hasMargins && figures?.margins_to && { margins_to: shownMargins(figures.margins_to) }),
    price_sales: row.price_sales,
    enterprise_sales: ev_sales,
    cash: held ?? unnamed,
    cash_end: held === null ? null : (cash?.period_end ?? null),
    net_cash: hasNetCash && held !== null && owed !== null ? held - owed : null,
    runway_quarters: runway?.quarters ?? null,
    runway_needed: runway ? runway.state === 'known' : null,
    runway_end: runway?.state === 'known' ? runway.period_end : null,
    period_end: isPublished ? null : (revenue?.period_end ?? cash?.period_end ?? null),
    ...knownTo({
      revenue: isPublished ? PUBLISHED : revenue?.rounded_to,
      cash: unnamed === null ? cash?.rounded_to : PUBLISHED,
      net_cash: Math.max(cash?.rounded_to ?? 0, debt?.rounded_to ?? 0) || undefined,
    }),
  };
}

/** What is published with the quotes is known to a million. */
const PUBLISHED = 1e6;

/** To how many dollars amounts are known, of those that are not known to one. */
function knownTo(amounts: Record<keyof KnownTo, number | undefined>): Pick<Peer, 'known_to'> {
  const rounded = Object.entries(amounts).filter(([, amount]) => amount !== undefined);
  return rounded.length > 0 ? { known_to: Object.fromEntries(rounded) as KnownTo } : {};
}
type KnownTo = NonNullable<Peer['known_to']>;

/** Cash that was published with the quotes, without its day, which the company's own page shows as well. */
const publishedCash = (figures: CompanyFigures | undefined): number | null =>
  figures?.not_shown?.find(({ figure, in_doubt_of: day }) => figure === 'cash' && day === null)?.published ??
  null;

/** A net margin stands in no comparison. */
const shownMargins = ({ gross_margin, operating_margin }: NonNullable<CompanyFigures['margins_to']>) => ({
  ...(gross_margin && { gross_margin }),
  ...(operating_margin && { operating_margin }),
});

const medianColumns = [
  'market_cap', 'last_sale', 'change_pre', 'change_year', 'revenue', 'growth', 'gross_margin', 'operating_margin',
  'price_sales', 'enterprise_sales', 'cash', 'net_cash', 'short_percent', 'runway_quarters',
] as const satisfies (keyof Peer)[]; // prettier-ignore

/** Column by column, of what is known in at least three rows. */
function medianOf(data: readonly Peer[]): Peers['median'] {
  const entries = medianColumns.map((column) => {
    const known = data.flatMap((row) => row[column] ?? []).sort((a, b) => a - b);
    return [column, known.length < 3 ? null : median(known)];
  });
  return Object.fromEntries(entries) as Peers['median'];
}
