/** Tables of what companies reported in their financial statements. */
type Num = number | null;
type Text = string | null;

/**
 * All facts of one issuer, packed (`store/statements/packed-facts.ts`): they are only ever read together, and as rows
 * they would be two thirds of a million.
 */
export interface StatementFactsTable {
  symbol: string;
  packed: string;
}

/**
 * One period of one issuer, made of its facts, in the issuer's currency (`eps_*` for each share), as last reported: a
 * figure that a later report restated is the later one.
 */
export interface FinancialPeriodsTable {
  symbol: string;
  /** The issuer that reported it: periods of two issuers are never compared. */
  cik: number;
  kind: 'quarter' | 'year' | 'twelve_months';
  period_start: Text;
  period_end: string;
  currency: string;
  /** Of every figure without a mark of its own. */
  source: string;
  /** 1 for a fourth quarter, which no report has: the year less its first nine months. */
  is_derived: number;
  /** 1 where an earlier report gave another figure: growth against other periods is then of two kinds of figures. */
  is_restated: number;
  /** Marks of single figures as JSON (`FigureMark` by figure); null for none. */
  marks: Text;
  /** The report that its main figure stands in, where the source says. */
  form: Text;
  filed_on: Text;
  accession_key: Text;
  revenue: Num;
  cost_of_revenue: Num;
  gross_profit: Num;
  research: Num;
  selling_general: Num;
  operating_expenses: Num;
  operating_income: Num;
  net_income: Num;
  eps_basic: Num;
  eps_diluted: Num;
  diluted_shares: Num;
  operating_cash_flow: Num;
  investing_cash_flow: Num;
  financing_cash_flow: Num;
  capital_spending: Num;
  free_cash_flow: Num;
  cash: Num;
  short_term_investments: Num;
  cash_and_investments: Num;
  current_assets: Num;
  assets: Num;
  current_liabilities: Num;
  long_term_debt: Num;
  debt: Num;
  liabilities: Num;
  equity: Num;
  shares_outstanding: Num;
}

/** The figures that headlines show of a company, each with its period and source, as JSON (`CompanyFigures`). */
export interface CompanyFiguresTable {
  symbol: string;
  figures: string;
}

/** A figure about which sources disagree, or that cannot be: a list for staff. */
export interface FigureDoubtsTable {
  symbol: string;
  figure: string;
  /** The day the figure belongs to. */
  period_end: string;
  kind: string;
  /** `[{source, value}]` as JSON. */
  found: string;
  /** What is shown, and why. */
  decision: string;
}
