/** Columns of `companies` that the screener alone needs, made when data arrives; null is unknown. */
type Num = number | null;
type Text = string | null;

/** Of the statements, flows of twelve months; amounts in dollars, null in another currency. Margins and growth are percent. */
export interface StatementColumns {
  statements_to: Text;
  revenue: Num;
  revenue_growth: Num;
  revenue_growth_3y: Num;
  gross_margin: Num;
  operating_margin: Num;
  net_margin: Num;
  operating_income: Num;
  net_income: Num;
  /** `12 months` or `No`. */
  profitable: Text;
  profitable_quarters: Num;
  return_on_equity: Num;
  return_on_capital: Num;
  operating_cash_flow: Num;
  free_cash_flow: Num;
  cash_held: Num;
  debt: Num;
  equity: Num;
  runway: Num;
  debt_equity: Num;
  current_ratio: Num;
  shares_change: Num;
  eps_ttm: Num;
  ebitda: Num;
}

/** Of the prices of the last sessions, in percent. */
export interface PriceColumns {
  change_5: Num;
  change_20: Num;
  change_60: Num;
  change_250: Num;
  volatility: Num;
}

/** Of price and statements together, and of what else is on record on the day of the quotes. */
export interface RecordColumns {
  above_low: Num;
  below_high: Num;
  dollar_volume: Num;
  relative_volume: Num;
  above_sma: Num;
  price_earnings: Num;
  price_sales: Num;
  price_book: Num;
  ev_sales: Num;
  ev_ebitda: Num;
  dividend_yield: Num;
  net_cash: Num;
  short_float: Num;
  days_to_cover: Num;
  short_change: Num;
  holders: Num;
  insider_purchases: Num;
  insider_bought_90: Num;
  insider_bought_30: Num;
  days_since_13d: Num;
  estimate_change: Num;
  revisions: Num;
  report_days: Num;
  next_report: Text;
  catalyst_days: Num;
  stock_index: Text;
  employees: Num;
  listed_years: Num;
}

export interface ScreenerColumns extends StatementColumns, PriceColumns, RecordColumns {}
