import type {
  AuditLogTable,
  CodesTable,
  GoogleFlowsTable,
  OutboxTable,
  RateLimitsTable,
  SessionsTable,
  UsersTable,
} from './account-tables.ts';
import type {
  AnalystRecordsTable,
  AnalystWidgetsTable,
  ClientsTable,
  CompanySignupsTable,
  HoldingsTable,
  LandingPagesTable,
  LeadersTable,
} from './client-tables.ts';
import type { EventsTable, NewsTable, SearchDocumentsTable, VideosTable } from './content-tables.ts';
import type { FinancialPeriodsTable } from './financial-tables.ts';
import type { FavoritesTable, ScreensTable, SubscribersTable, VideoUnlocksTable } from './personal-tables.ts';

/**
 * The tables as Kysely sees them. Amounts are dollars, shares are units, percentages are percent (12.5 = 12.5 %),
 * dates are `YYYY-MM-DD`, instants are ISO 8601 in UTC, booleans are 0 or 1 (SQLite has none).
 * null means unknown, and is shown as N/A.
 */
type Num = number | null;
type Text = string | null;

export interface CompaniesTable {
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

export interface PriceBarsTable {
  symbol: string;
  date: string;
  open: Num;
  high: Num;
  low: Num;
  close: number;
  volume: Num;
  /** 1 where the published close may belong to another session or split: drawn, never computed with. */
  doubtful: number;
}

/** Latest fundamentals of a company, in dollars. */
export interface FundamentalsTable {
  symbol: string;
  as_of: string;
  sales: Num;
  net_income: Num;
  gross_profit: Num;
  operating_income: Num;
  cash: Num;
  assets: Num;
  liabilities: Num;
  equity: Num;
  debt: Num;
  current_ratio: Num;
  quick_ratio: Num;
  profit_margin: Num;
  return_on_equity: Num;
  eps_ttm: Num;
  eps_next_year: Num;
  eps_next_quarter: Num;
  price_earnings: Num;
  forward_price_earnings: Num;
  price_sales: Num;
  price_book: Num;
  debt_equity: Num;
  dividend_yield: Num;
}

export interface EarningsTable {
  symbol: string;
  date: string;
  eps_actual: Num;
  eps_estimate: Num;
  surprise_percent: Num;
}

export interface FilingsTable {
  accession_key: string;
  symbol: string;
  cik: number;
  filing_type: string;
  filed_on: string;
  raw_text_link: string;
}

export interface InsiderTradesTable {
  id: string;
  symbol: string;
  purchaser: string;
  role: Text;
  /** Form 4 transaction code: P purchase, S sale, A award, M exercise ... */
  code: string;
  is_buy: number;
  amount_purchased: Num;
  price: Num;
  value: Num;
  held_after: Num;
  date_of_purchase: string;
  filed_on: string;
  raw_text_link: Text;
}

export interface BioPhasesTable {
  id: string;
  symbol: string;
  /** Raw label of the phase, such as 'Phase 1/2'. */
  stage: string;
  /** Phase 1, Phase 2, Phase 3, Failed, Completed or Regulatory. */
  stage_group: string;
  drug_name: Text;
  condition: Text;
  status: Text;
  date: Text;
  raw_text_link: Text;
}

export interface IposTable {
  id: string;
  company_name: string;
  symbol: Text;
  /** priced, filed, withdrawn */
  status: string;
  market: Text;
  price: Text;
  shares: Num;
  amount: Num;
  date: Text;
  form: Text;
  raw_text_link: Text;
  source: string;
}

/** Facts about the store itself: seed version, quote date, content version. */
export interface MetaTable {
  key: string;
  value: string;
}

/** The last time each job was due, and who has it. */
export interface JobsTable {
  name: string;
  due_at: string;
  /** Until then nobody else takes the same run. */
  leased_until: string;
  done_at: string | null;
}

export interface Database {
  companies: CompaniesTable;
  company_phases: CompanyPhasesTable;
  sic_codes: SicCodesTable;
  price_bars: PriceBarsTable;
  fundamentals: FundamentalsTable;
  earnings: EarningsTable;
  financial_periods: FinancialPeriodsTable;
  filings: FilingsTable;
  insider_trades: InsiderTradesTable;
  bio_phases: BioPhasesTable;
  ipos: IposTable;
  meta: MetaTable;
  users: UsersTable;
  sessions: SessionsTable;
  codes: CodesTable;
  google_flows: GoogleFlowsTable;
  rate_limits: RateLimitsTable;
  outbox: OutboxTable;
  audit_log: AuditLogTable;
  screens: ScreensTable;
  jobs: JobsTable;
  favorites: FavoritesTable;
  news: NewsTable;
  events: EventsTable;
  videos: VideosTable;
  video_unlocks: VideoUnlocksTable;
  clients: ClientsTable;
  landing_pages: LandingPagesTable;
  leaders: LeadersTable;
  analyst_records: AnalystRecordsTable;
  analyst_widgets: AnalystWidgetsTable;
  holdings: HoldingsTable;
  company_signups: CompanySignupsTable;
  subscribers: SubscribersTable;
  search_documents: SearchDocumentsTable;
}
