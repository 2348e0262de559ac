/**
 * Columns of `companies` that the screener alone needs, made when data arrives; null is unknown. A new one is named here: a store that
 * lacks it gets it when the program starts (`screener-columns.ts`).
 */

/** Of the statements, flows of twelve months; amounts in dollars, null in another currency. Margins and growth are percent. */
// prettier-ignore
export const statementColumns = [
  'statements_to', 'revenue', 'revenue_growth', 'revenue_growth_3y', 'gross_margin', 'operating_margin', 'net_margin',
  'operating_income', 'net_income', 'profitable', 'profitable_quarters', 'return_on_equity', 'return_on_capital',
  'operating_cash_flow', 'free_cash_flow', 'cash_held', 'debt', 'equity', 'runway', 'debt_equity', 'current_ratio',
  'shares_change', 'eps_ttm', 'ebitda',
] as const;

/** Of the prices of the last sessions, in percent. */
export const priceColumns = ['change_5', 'change_20', 'change_60', 'change_250', 'volatility'] as const;

/** Of price and statements together, and of what else is on record on the day of the quotes. */
// prettier-ignore
export const recordColumns = [
  'above_low', 'below_high', 'dollar_volume', 'relative_volume', 'above_sma', 'price_earnings', 'price_sales', 'price_book',
  'ev_sales', 'ev_ebitda', 'dividend_yield', 'net_cash', 'short_float', 'days_to_cover', 'short_change', 'holders',
  'insider_purchases', 'insider_bought_90', 'insider_bought_30', 'days_since_13d', 'estimate_change', 'revisions', 'report_days', 'next_report', 'catalyst_days',
  'stock_index', 'employees', 'listed_years',
] as const;

/** Those that hold words or days; the others hold numbers. `profitable` is `12 months` or `No`. */
export const wordColumns = ['statements_to', 'profitable', 'next_report', 'stock_index'] as const;

type Values<Column extends string> = {
  [Name in Column]: Name extends (typeof wordColumns)[number] ? string | null : number | null;
};
export type StatementColumns = Values<(typeof statementColumns)[number]>;
export type PriceColumns = Values<(typeof priceColumns)[number]>;
export type RecordColumns = Values<(typeof recordColumns)[number]>;

export interface ScreenerColumns extends StatementColumns, PriceColumns, RecordColumns {}
