import type { Kysely } from 'kysely';

const texts = ['statements_to', 'profitable', 'next_report', 'stock_index'];

// prettier-ignore
const numbers = [
  'revenue', 'revenue_growth', 'revenue_growth_3y', 'gross_margin', 'operating_margin', 'net_margin', 'operating_income',
  'net_income', 'profitable_quarters', 'return_on_equity', 'return_on_capital', 'operating_cash_flow', 'free_cash_flow',
  'cash_held', 'debt', 'equity', 'runway', 'debt_equity', 'current_ratio', 'shares_change', 'eps_ttm', 'ebitda',
  'change_5', 'change_20', 'change_60', 'change_250', 'volatility',
  'above_low', 'below_high', 'dollar_volume', 'relative_volume', 'above_sma', 'price_earnings', 'price_sales', 'price_book',
  'ev_sales', 'ev_ebitda', 'dividend_yield', 'net_cash', 'short_float', 'days_to_cover', 'short_change', 'holders',
  'insider_purchases', 'days_since_13d', 'estimate_change', 'revisions', 'report_days', 'catalyst_days', 'employees',
  'listed_years',
];

/**
 * What the screener asks of statements, prices and the record, beside the quote. Without indexes: a scan of some thousand
 * rows sorts in a few milliseconds, and each index would cost every fill and ingest.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const add = (column: string, type: 'text' | 'double precision') =>
    db.schema.alterTable('companies').addColumn(column, type).execute();
  for (const column of texts) await add(column, 'text');
  for (const column of numbers) await add(column, 'double precision');
}
