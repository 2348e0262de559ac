/**
 * The rows of the table of screener fields. The specified ones keep their names and order; the others are named as their
 * column in `companies`. Imports nothing, so that it stays light in a browser; what they mean stands apart, in
 * `screener-field-words.ts`.
 */

/** What a value is, which decides how it is compared, shown and aligned. */
export type FieldKind =
  | 'text'
  | 'day'
  | 'year'
  | 'money'
  | 'price'
  | 'count'
  | 'percent'
  | 'signedPercent'
  | 'signedPrice'
  | 'number'
  | 'phases';

/** The headings under which fields stand in the filter dialog, in their order. */
export const classifications = [
  'Overview',
  'Performance',
  'Valuation',
  'Growth and margins',
  'Balance and cash',
  'Dilution and short',
  'Ownership',
  'Analysts and earnings',
  'Pipeline',
] as const;
export type Classification = (typeof classifications)[number];

/** What a value is drawn from: source and days are told for each of these (`server/store/screener/field-sources.ts`). */
export type FieldOrigin =
  | 'quotes'
  | 'prices'
  | 'listing'
  | 'statements'
  | 'dividends'
  | 'short'
  | 'float'
  | 'owners'
  | 'managers'
  | 'insiders'
  | 'stakes'
  | 'analysts'
  | 'estimates'
  | 'reports'
  | 'trials'
  | 'catalysts'
  | 'profile'
  | 'indices';

interface More {
  /** By a list of values, by number ranges, or not at all; by ranges unless said. */
  filter?: 'list' | 'range' | 'none';
  /** Active in the filter panel from the start. */
  active?: true;
  /** A column of the grid from the start. */
  shown?: true;
}

export type FieldRow = readonly [
  column: string,
  label: string,
  kind: FieldKind,
  classification: Classification,
  origin: FieldOrigin,
  more?: More,
];

const list = { filter: 'list' } as const;

// prettier-ignore
export const specifiedRows = {
  symbol: ['symbol', 'Symbol', 'text', 'Overview', 'quotes', { filter: 'none', shown: true }],
  name: ['name', 'Name', 'text', 'Overview', 'quotes', { filter: 'none', shown: true }],
  last_sale: ['last_sale', 'Last Price', 'price', 'Overview', 'quotes', { shown: true }],
  ipo_year: ['ipo_year', 'IPO Year', 'year', 'Overview', 'listing', { shown: true }],
  market_cap: ['market_cap', 'Market Cap', 'money', 'Overview', 'quotes', { active: true, shown: true }],
  volume: ['volume', 'Volume', 'count', 'Overview', 'quotes', { active: true, shown: true }],
  week52low: ['week52low', '52-Week Low', 'price', 'Performance', 'prices'],
  week52high: ['week52high', '52-Week High', 'price', 'Performance', 'prices'],
  shares_outstanding: ['shares_outstanding', 'Shares Outstanding', 'count', 'Dilution and short', 'quotes', { active: true }],
  pre_close: ['pre_close', 'Previous Close', 'price', 'Performance', 'quotes'],
  volume_avg: ['volume_avg', 'Average Volume', 'count', 'Performance', 'prices'],
  open: ['open', 'Open', 'price', 'Performance', 'quotes'],
  market: ['market', 'Market', 'text', 'Overview', 'listing', list],
  country: ['country', 'Country', 'text', 'Overview', 'listing', list],
  industry: ['industry', 'Industry', 'text', 'Overview', 'listing', list],
  change_pre: ['change_pre', 'Change %', 'signedPercent', 'Performance', 'quotes', { shown: true }],
  net_change: ['net_change', 'Change', 'signedPrice', 'Performance', 'quotes'],
  latest_rsi: ['latest_rsi', 'RSI (14)', 'number', 'Performance', 'prices'],
  latest_ema: ['latest_ema', 'EMA (20)', 'price', 'Performance', 'prices'],
  latest_sma: ['latest_sma', 'SMA (50)', 'price', 'Performance', 'prices'],
  latest_macd: ['latest_macd', 'MACD (12, 26)', 'number', 'Performance', 'prices'],
  institutionalBuying: ['institutional_buying', 'Institutional Buying', 'signedPercent', 'Ownership', 'managers'],
  institutionalOwnership: ['institutional_ownership', 'Institutional Ownership', 'percent', 'Ownership', 'owners'],
  yearOverYearRevenue: ['year_over_year_revenue', 'Revenue Growth YoY', 'signedPercent', 'Growth and margins', 'statements'],
  quarterOverQuarterRevenue: ['quarter_over_quarter_revenue', 'Revenue Growth QoQ', 'signedPercent', 'Growth and margins', 'statements'],
  bioPhasePipelines: ['bio_phase_pipelines', 'Bio Phase', 'phases', 'Pipeline', 'trials', { ...list, active: true }],
  Insider_Ownership_Percent: ['insider_ownership_percent', 'Insider Ownership', 'percent', 'Ownership', 'owners'],
  Insider_Transactions: ['insider_transactions', 'Insider Transactions', 'signedPercent', 'Ownership', 'insiders'],
  priceTarget: ['price_target', 'Price Target', 'price', 'Analysts and earnings', 'analysts'],
  buyRatings: ['buy_ratings', 'Buy Ratings', 'count', 'Analysts and earnings', 'analysts'],
  highPriceTarget: ['high_price_target', 'High Target', 'price', 'Analysts and earnings', 'analysts'],
  lowPriceTarget: ['low_price_target', 'Low Target', 'price', 'Analysts and earnings', 'analysts'],
  priceTargetUpside: ['price_target_upside', 'Target Upside', 'signedPercent', 'Analysts and earnings', 'analysts'],
  sellRatings: ['sell_ratings', 'Sell Ratings', 'count', 'Analysts and earnings', 'analysts'],
  totalAnalysts: ['total_analysts', 'Analysts', 'count', 'Analysts and earnings', 'analysts'],
  holdRatings: ['hold_ratings', 'Hold Ratings', 'count', 'Analysts and earnings', 'analysts'],
  float_shares: ['float_shares', 'Float', 'count', 'Dilution and short', 'float'],
  free_float: ['free_float', 'Free Float', 'percent', 'Dilution and short', 'float'],
} as const satisfies Record<string, FieldRow>;

// prettier-ignore
export const furtherRows = {
  size: ['market_cap', 'Size', 'money', 'Overview', 'quotes'],
  company_type: ['company_type', 'Company Type', 'text', 'Overview', 'listing', list],
  stock_index: ['stock_index', 'Index', 'text', 'Overview', 'indices', list],
  employees: ['employees', 'Employees', 'count', 'Overview', 'profile'],
  listed_years: ['listed_years', 'Years Listed', 'number', 'Overview', 'profile'],
  above_low: ['above_low', 'Above Low', 'percent', 'Performance', 'prices'],
  below_high: ['below_high', 'Below High', 'percent', 'Performance', 'prices'],
  change_5: ['change_5', 'Change, 5 Sessions', 'signedPercent', 'Performance', 'prices'],
  change_20: ['change_20', 'Change, 20 Sessions', 'signedPercent', 'Performance', 'prices'],
  change_60: ['change_60', 'Change, 60 Sessions', 'signedPercent', 'Performance', 'prices'],
  change_250: ['change_250', 'Change, 250 Sessions', 'signedPercent', 'Performance', 'prices'],
  volatility: ['volatility', 'Volatility', 'percent', 'Performance', 'prices'],
  dollar_volume: ['dollar_volume', 'Dollar Volume', 'money', 'Performance', 'quotes'],
  relative_volume: ['relative_volume', 'Relative Volume', 'number', 'Performance', 'prices'],
  above_sma: ['above_sma', 'Above SMA (50)', 'signedPercent', 'Performance', 'prices'],
  price_earnings: ['price_earnings', 'P/E', 'number', 'Valuation', 'statements'],
  price_sales: ['price_sales', 'P/S', 'number', 'Valuation', 'statements'],
  price_book: ['price_book', 'P/B', 'number', 'Valuation', 'statements'],
  ev_sales: ['ev_sales', 'EV/S', 'number', 'Valuation', 'statements'],
  ev_ebitda: ['ev_ebitda', 'EV/EBITDA', 'number', 'Valuation', 'statements'],
  dividend_yield: ['dividend_yield', 'Dividend Yield', 'percent', 'Valuation', 'dividends'],
  revenue: ['revenue', 'Revenue', 'money', 'Growth and margins', 'statements'],
  revenue_growth: ['revenue_growth', 'Revenue Growth, Year', 'signedPercent', 'Growth and margins', 'statements'],
  revenue_growth_3y: ['revenue_growth_3y', 'Revenue Growth, 3 Years', 'signedPercent', 'Growth and margins', 'statements'],
  gross_margin: ['gross_margin', 'Gross Margin', 'percent', 'Growth and margins', 'statements'],
  operating_margin: ['operating_margin', 'Operating Margin', 'percent', 'Growth and margins', 'statements'],
  net_margin: ['net_margin', 'Net Margin', 'percent', 'Growth and margins', 'statements'],
  operating_income: ['operating_income', 'Operating Income', 'money', 'Growth and margins', 'statements'],
  net_income: ['net_income', 'Net Income', 'money', 'Growth and margins', 'statements'],
  profitable: ['profitable', 'Profitable', 'text', 'Growth and margins', 'statements', list],
  profitable_quarters: ['profitable_quarters', 'Profitable Quarters', 'count', 'Growth and margins', 'statements'],
  return_on_equity: ['return_on_equity', 'ROE', 'percent', 'Growth and margins', 'statements'],
  return_on_capital: ['return_on_capital', 'ROIC', 'percent', 'Growth and margins', 'statements'],
  operating_cash_flow: ['operating_cash_flow', 'Cash From Operations', 'money', 'Balance and cash', 'statements'],
  free_cash_flow: ['free_cash_flow', 'Free Cash Flow', 'money', 'Balance and cash', 'statements'],
  cash_held: ['cash_held', 'Cash', 'money', 'Balance and cash', 'statements'],
  debt: ['debt', 'Debt', 'money', 'Balance and cash', 'statements'],
  net_cash: ['net_cash', 'Net Cash', 'percent', 'Balance and cash', 'statements'],
  runway: ['runway', 'Runway', 'number', 'Balance and cash', 'statements'],
  debt_equity: ['debt_equity', 'Debt to Equity', 'number', 'Balance and cash', 'statements'],
  current_ratio: ['current_ratio', 'Current Ratio', 'number', 'Balance and cash', 'statements'],
  statements_to: ['statements_to', 'Statements To', 'day', 'Balance and cash', 'statements', { filter: 'none' }],
  shares_change: ['shares_change', 'Share Count, 1 Year', 'signedPercent', 'Dilution and short', 'statements'],
  short_float: ['short_float', 'Short of Float', 'percent', 'Dilution and short', 'short'],
  days_to_cover: ['days_to_cover', 'Days to Cover', 'number', 'Dilution and short', 'short'],
  short_change: ['short_change', 'Short Change', 'signedPercent', 'Dilution and short', 'short'],
  holders: ['holders', 'Managers', 'count', 'Ownership', 'managers'],
  insider_purchases: ['insider_purchases', 'Insider Purchases', 'money', 'Ownership', 'insiders'],
  insider_bought_90: ['insider_bought_90', 'Insiders Bought, 90 Days', 'money', 'Ownership', 'insiders'],
  insider_bought_30: ['insider_bought_30', 'Insiders Bought, 30 Days', 'money', 'Ownership', 'insiders'],
  days_since_13d: ['days_since_13d', 'Days Since 13D', 'count', 'Ownership', 'stakes'],
  estimate_change: ['estimate_change', 'Estimate, 90 Days', 'signedPercent', 'Analysts and earnings', 'estimates'],
  revisions: ['revisions', 'Revisions, 30 Days', 'number', 'Analysts and earnings', 'estimates'],
  report_days: ['report_days', 'Days to Report', 'count', 'Analysts and earnings', 'reports'],
  next_report: ['next_report', 'Next Report', 'day', 'Analysts and earnings', 'reports', { filter: 'none' }],
  catalyst_days: ['catalyst_days', 'Days to Catalyst', 'count', 'Pipeline', 'catalysts'],
} as const satisfies Record<string, FieldRow>;
