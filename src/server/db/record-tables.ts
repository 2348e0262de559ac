import type { Generated } from 'kysely';
/**
 * Amounts are dollars, shares are units, percentages are percent (12.5 = 12.5 %), dates are `YYYY-MM-DD`, instants are ISO 8601
 * in UTC, booleans are 0 or 1 (SQLite has none). null means unknown, and is shown as N/A.
 */
type Num = number | null;
type Text = string | null;

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
  /** 0 where nobody says in which currency the amounts are, or of which share. */
  is_unit_known: Generated<number>;
}

export interface FilingsTable {
  accession_key: string;
  symbol: string;
  cik: number;
  filing_type: string;
  filed_on: string;
  raw_text_link: string;
  /** Item codes of a form 8-K, such as `5.02 9.01`. */
  items: Text;
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
  /** null: the form itself, as filed. */
  source: Text;
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
  /** When the last patient is to be, or was, measured for the main question. */
  date: Text;
  completion: Text;
  results_posted: Text;
  /** The registry's last change of the record. */
  last_update: Text;
  as_of: Text;
  raw_text_link: Text;
}

/** A trial that only its sponsor tells whose it is; the fields are those of `bio_phases`. */
export interface SponsorTrialsTable {
  nct: string;
  /** As the registry has it. */
  sponsor: string;
  /** The company that the name means by rule. */
  matched: Text;
  stage: string;
  stage_group: string;
  drug_name: Text;
  condition: Text;
  status: Text;
  date: Text;
  as_of: Text;
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
