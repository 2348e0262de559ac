/** Tables of what companies reported in their financial statements. */
type Num = number | null;

/**
 * One reported period of one issuer, in US dollars (`eps_*` in dollars for each share), as last reported: a figure that
 * a later report restated is the later one.
 */
export interface FinancialPeriodsTable {
  symbol: string;
  /** The issuer that reported it: periods of two issuers are never compared. */
  cik: number;
  kind: 'quarter' | 'year';
  period_start: string;
  period_end: string;
  /** 1 for a fourth quarter, which no report has: the year less its first nine months. */
  is_derived: number;
  /** 1 where an earlier report gave another figure: growth against other periods is then of two kinds of figures. */
  is_restated: number;
  revenue: Num;
  cost_of_revenue: Num;
  gross_profit: Num;
  research: Num;
  selling_general: Num;
  operating_income: Num;
  net_income: Num;
  eps_basic: Num;
  eps_diluted: Num;
  diluted_shares: Num;
  operating_cash_flow: Num;
  investing_cash_flow: Num;
  financing_cash_flow: Num;
  cash: Num;
  current_assets: Num;
  assets: Num;
  current_liabilities: Num;
  liabilities: Num;
  equity: Num;
  /** The report that its net income stands in. */
  form: string;
  filed_on: string;
  accession_key: string;
}
