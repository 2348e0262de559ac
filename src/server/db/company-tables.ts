import type { ScreenerColumns } from './screener-tables.ts';

/**
 * Amounts are dollars, shares are units, percentages are percent (12.5 = 12.5 %), dates are `YYYY-MM-DD`, instants are ISO 8601
 * in UTC, booleans are 0 or 1 (SQLite has none). null means unknown, and is shown as N/A.
 */
type Num = number | null;
type Text = string | null;

export interface CompaniesTable extends ScreenerColumns {
  /** Upper case, `/` of a share class as `-`. */
  symbol: string;
  name: string;
  /** The name as the exchange lists it. */
  listed_name: string;
  /** Symbol and name folded to lower case without marks, for case-insensitive look-up on every engine. */
  search_key: string;
  security_kind: 'common' | 'ads' | 'unit';
  market: string;
  country: Text;
  cik: Num;
  sic: Text;
  industry: Text;
  /** Exactly one of the nine sectors, or 'Uncategorized'. */
  sector_name: string;
  /** One of the contract's types; null for samples. */
  company_type: Text;
  /** 1 for the one class of an issuer that counts in medians, breadth and indices: the one with most dollars traded. */
  is_lead_class: number;
  /** Tickers of its preferred shares that are listed too, joined by '; '; no source has their amount. */
  listed_preferred: Text;
  ipo_year: Num;
  is_client: number;
  is_sample: number;
  /** Date of last_sale, change and volume. */
  quote_date: Text;
  /** 1 where the quote was ingested live: its change and volume last until the next session. */
  quote_live: number;
  last_sale: Num;
  net_change: Num;
  change_pre: Num;
  pre_close: Num;
  open: Num;
  daylow: Num;
  dayhigh: Num;
  volume: Num;
  volume_avg: Num;
  market_cap: Num;
  shares_outstanding: Num;
  float_shares: Num;
  free_float: Num;
  /** The days of the float, of what insiders and institutions hold, and of the price target. */
  float_as_of: Text;
  ownership_as_of: Text;
  target_as_of: Text;
  week52low: Num;
  week52high: Num;
  latest_rsi: Num;
  latest_ema: Num;
  latest_sma: Num;
  latest_macd: Num;
  institutional_buying: Num;
  institutional_ownership: Num;
  insider_ownership_percent: Num;
  insider_transactions: Num;
  year_over_year_revenue: Num;
  quarter_over_quarter_revenue: Num;
  /** Distinct phases, joined by ', ', in order of phase. */
  bio_phase_pipelines: Text;
  price_target: Num;
  high_price_target: Num;
  low_price_target: Num;
  price_target_upside: Num;
  buy_ratings: Num;
  hold_ratings: Num;
  sell_ratings: Num;
  total_analysts: Num;
  /** The last 60 closes as a JSON array of numbers, for the sparkline of a row. */
  spark: Text;
}

/** One phase of one company's pipeline: what the Bio Phase filter looks through. */
export interface CompanyPhasesTable {
  symbol: string;
  phase: string;
}

export interface SicCodesTable {
  sic: string;
  office: string;
  title: string;
  sector_name: string;
  /** SIC major group title. */
  subdivision: string;
}
