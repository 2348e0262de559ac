import { foldText } from '#kit/text/fold.ts';
import { moneyTradeOf } from '#kit/financials/money-trade.ts';
import type { CompanyType } from '#contract/company-type-names.ts';
import { type SectorLabel, uncategorized } from '#kit/company/sectors.ts';
import type { AnalystConsensusTable, OwnershipSnapshotsTable } from '#server/db/ownership-tables.ts';
import type { CompaniesTable, SicCodesTable } from '#server/db/company-tables.ts';
import type { ScreenerColumns } from '#server/db/screener-tables.ts';
import type { Bar } from '#server/fill/seed/format.ts';
import { plausibleTarget } from './plausible.ts';
import { round } from './sources.ts';
import { quoteDate } from './snapshot.ts';
import type { Member } from './universe.ts';

/** What other sources say of one company. */
export interface CompanyFacts {
  sic: SicCodesTable | undefined;
  type: CompanyType;
  /** Listed among the companies of crypto assets. */
  isCrypto: boolean;
  country: string | null;
  ipoYear: number | null;
  isLeadClass: boolean;
  /** Tickers of its preferred shares that are listed too. */
  preferred: readonly string[];
  sharesOutstanding: number | null;
  week52low: number | null;
  week52high: number | null;
  /** The latest float, what insiders and institutions hold, and the latest consensus. */
  float: OwnershipSnapshotsTable | undefined;
  owners: OwnershipSnapshotsTable | undefined;
  consensus: AnalystConsensusTable | undefined;
  lastBar: Bar | undefined;
  phases: string | null;
}

/** The row of a company; what no source gives is null. Columns that follow from bars are left to the fill. */
export function companyRow(
  member: Member,
  facts: CompanyFacts,
): Omit<
  CompaniesTable,
  | 'volume_avg'
  | 'latest_rsi'
  | 'latest_ema'
  | 'latest_sma'
  | 'latest_macd'
  | 'spark'
  | 'quote_live'
  | keyof ScreenerColumns
> {
  const { sic } = facts;
  const session = facts.lastBar?.date === quoteDate ? facts.lastBar : undefined;
  return {
    symbol: member.symbol,
    name: member.name,
    listed_name: member.listedName,
    search_key: foldText(`${member.symbol} ${member.name}`),
    security_kind: member.kind,
    market: member.market,
    country: facts.country,
    cik: member.cik,
    sic: sic?.sic ?? null,
    industry: sic?.title ?? null,
    sector_name: sectorOf(member, facts),
    company_type: facts.type,
    is_lead_class: facts.isLeadClass ? 1 : 0,
    listed_preferred: facts.preferred.join('; ') || null,
    ipo_year: facts.ipoYear,
    is_client: 0,
    is_sample: 0,
    quote_date: quoteDate,
    last_sale: member.lastSale,
    net_change: member.netChange,
    change_pre: member.changePercent,
    pre_close: member.previousClose,
    open: session?.open ?? null,
    daylow: session?.low ?? null,
    dayhigh: session?.high ?? null,
    volume: member.volume,
    market_cap: member.marketCap,
    shares_outstanding: facts.sharesOutstanding,
    ...ownedBy(facts),
    week52low: facts.week52low,
    week52high: facts.week52high,
    institutional_buying: null,
    insider_transactions: null,
    year_over_year_revenue: null,
    quarter_over_quarter_revenue: null,
    bio_phase_pipelines: facts.phases,
    ...expected(facts.consensus, member.lastSale),
  };
}

/** The one sector of a company: of the reviewed list, else of its code; of those without one, funds and banks are known by type and name. */
function sectorOf({ name }: Member, { sic, type, isCrypto }: CompanyFacts): SectorLabel {
  if (isCrypto) return 'Crypto Assets';
  if (sic) return sic.sector_name as SectorLabel;
  return moneyTradeOf({ name, sic: null, company_type: type }) === null ? uncategorized : 'Finance';
}

/** Float and ownership, each with its day. */
const ownedBy = ({ float, owners, sharesOutstanding }: CompanyFacts) => ({
  float_shares: float?.float_shares ?? null,
  free_float: freeFloat(float, sharesOutstanding),
  float_as_of: float?.as_of ?? null,
  institutional_ownership: owners?.institutions_percent ?? null,
  insider_ownership_percent: owners?.insiders_percent ?? null,
  ownership_as_of: owners?.as_of ?? null,
});

/** What analysts expect, with its day; a target of before a split takes the others along. */
function expected(consensus: AnalystConsensusTable | undefined, lastSale: number | null) {
  const target = plausibleTarget(consensus?.target_mean, lastSale);
  const known = target === null ? undefined : consensus;
  return {
    price_target: target,
    high_price_target: known?.target_high ?? null,
    low_price_target: known?.target_low ?? null,
    price_target_upside: target && lastSale ? round((target / lastSale - 1) * 100, 2) : null,
    target_as_of: known?.as_of ?? null,
    // No source of the quotes' day counts the ratings.
    buy_ratings: null,
    hold_ratings: null,
    sell_ratings: null,
    total_analysts: consensus?.analysts ?? null,
  };
}

/** The float in percent of the shares of its own day, else of the quotes'. */
const freeFloat = (float: OwnershipSnapshotsTable | undefined, outstanding: number | null): number | null => {
  const shares = float?.shares_outstanding ?? outstanding;
  return float?.float_shares && shares ? Math.min(100, round((float.float_shares / shares) * 100, 2)) : null;
};
