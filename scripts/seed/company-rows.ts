import { foldText } from '#kit/fold.ts';
import { sectorOfSic, uncategorized } from '#kit/sectors.ts';
import type { CompaniesTable, SicCodesTable } from '#server/db/schema.ts';
import type { Bar } from '#server/fill/seed/format.ts';
import { round } from './sources.ts';
import { quoteDate } from './snapshot.ts';
import type { Member } from './universe.ts';

/** What other sources say of one company. */
export interface CompanyFacts {
  sic: SicCodesTable | undefined;
  sharesOutstanding: number | null;
  priceTarget: number | null;
  week52low: number | null;
  week52high: number | null;
  ratings: Ratings | undefined;
  lastBar: Bar | undefined;
  phases: string | null;
}

export interface Ratings {
  mean: number;
  high: number;
  low: number;
  buy: number;
  hold: number;
  sell: number;
}

/** The row of a company; what no source gives is null. Columns that follow from bars are left to the fill. */
export function companyRow(
  member: Member,
  facts: CompanyFacts,
): Omit<
  CompaniesTable,
  'volume_avg' | 'latest_rsi' | 'latest_ema' | 'latest_sma' | 'latest_macd' | 'spark' | 'quote_live'
> {
  const { ratings, sic } = facts;
  const session = facts.lastBar?.date === quoteDate ? facts.lastBar : undefined;
  const target = ratings?.mean ?? facts.priceTarget;
  return {
    symbol: member.symbol,
    name: member.name,
    listed_name: member.listedName,
    search_key: foldText(`${member.symbol} ${member.name}`),
    security_kind: member.kind,
    market: member.market,
    country: member.country,
    cik: member.cik,
    sic: sic?.sic ?? null,
    industry: sic?.title ?? null,
    sector_name: sic ? sectorOfSic(sic.sic, sic.office) : uncategorized,
    ipo_year: member.ipoYear,
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
    float_shares: null,
    free_float: null,
    week52low: facts.week52low,
    week52high: facts.week52high,
    institutional_buying: null,
    institutional_ownership: null,
    insider_ownership_percent: null,
    insider_transactions: null,
    year_over_year_revenue: null,
    quarter_over_quarter_revenue: null,
    bio_phase_pipelines: facts.phases,
    price_target: target,
    high_price_target: ratings?.high ?? null,
    low_price_target: ratings?.low ?? null,
    price_target_upside: target && member.lastSale ? round((target / member.lastSale - 1) * 100, 2) : null,
    buy_ratings: ratings?.buy ?? null,
    hold_ratings: ratings?.hold ?? null,
    sell_ratings: ratings?.sell ?? null,
    total_analysts: ratings ? ratings.buy + ratings.hold + ratings.sell : null,
  };
}
