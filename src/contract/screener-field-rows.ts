/**
 * The rows of the table of screener fields. The specified ones keep their names and order; the others are named as their
 * column in `companies`. Imports nothing, so that it stays light in a browser.
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

/** What a value is drawn from: source and days are told for each of these (`server/store/field-sources.ts`). */
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
  /** Words that people look for it by, beside its label. */
  words?: string;
}

export type FieldRow = readonly [
  column: string,
  label: string,
  kind: FieldKind,
  classification: Classification,
  origin: FieldOrigin,
  /** One sentence: unit, period, what has none. */
  meaning: string,
  more?: More,
];

const list = { filter: 'list' } as const;

// prettier-ignore
export const specifiedRows = {
  symbol: ['symbol', 'Symbol', 'text', 'Overview', 'quotes', 'Ticker; "/" of a share class is written "-".', { filter: 'none', shown: true }],
  name: ['name', 'Name', 'text', 'Overview', 'quotes', 'Company name without the listing suffix.', { filter: 'none', shown: true }],
  last_sale: ['last_sale', 'Last Price', 'price', 'Overview', 'quotes', 'Last price in dollars, of the quote date.', { shown: true, words: 'penny stock cheap' }],
  ipo_year: ['ipo_year', 'IPO Year', 'year', 'Overview', 'listing', 'Year of the first listing.', { shown: true, words: 'new listing' }],
  market_cap: ['market_cap', 'Market Cap', 'money', 'Overview', 'quotes', 'Market value of the listed shares in dollars.', { active: true, shown: true, words: 'size small micro nano' }],
  volume: ['volume', 'Volume', 'count', 'Overview', 'quotes', 'Shares traded in the session of the quote date.', { active: true, shown: true, words: 'liquid active' }],
  week52low: ['week52low', '52-Week Low', 'price', 'Performance', 'prices', 'Lowest price of the last 52 weeks in dollars, split-adjusted.'],
  week52high: ['week52high', '52-Week High', 'price', 'Performance', 'prices', 'Highest price of the last 52 weeks in dollars, split-adjusted.'],
  shares_outstanding: ['shares_outstanding', 'Shares Outstanding', 'count', 'Dilution and short', 'quotes', 'Shares issued and held by anyone.', { active: true, words: 'dilution' }],
  pre_close: ['pre_close', 'Previous Close', 'price', 'Performance', 'quotes', 'Close of the session before the quote date, in dollars.'],
  volume_avg: ['volume_avg', 'Average Volume', 'count', 'Performance', 'prices', 'Mean volume of the last 63 sessions (three months).', { words: 'liquid' }],
  open: ['open', 'Open', 'price', 'Performance', 'quotes', 'First price of the session of the quote date, in dollars.'],
  market: ['market', 'Market', 'text', 'Overview', 'listing', 'Exchange of the listing.', { ...list, words: 'exchange nasdaq nyse' }],
  country: ['country', 'Country', 'text', 'Overview', 'listing', 'Country of the company; US for the United States.', { ...list, words: 'foreign china israel' }],
  industry: ['industry', 'Industry', 'text', 'Overview', 'listing', 'Title of the SIC code.', { ...list, words: 'sector biotech bank' }],
  change_pre: ['change_pre', 'Change %', 'signedPercent', 'Performance', 'quotes', 'Change against the previous close, in percent.', { shown: true, words: 'gainers losers movers' }],
  net_change: ['net_change', 'Change', 'signedPrice', 'Performance', 'quotes', 'Change against the previous close, in dollars.'],
  latest_rsi: ['latest_rsi', 'RSI (14)', 'number', 'Performance', 'prices', 'Relative strength index over 14 sessions, Wilder smoothing, 0 to 100.', { words: 'oversold overbought momentum' }],
  latest_ema: ['latest_ema', 'EMA (20)', 'price', 'Performance', 'prices', 'Exponential moving average of the close over 20 sessions, in dollars.'],
  latest_sma: ['latest_sma', 'SMA (50)', 'price', 'Performance', 'prices', 'Simple moving average of the close over 50 sessions, in dollars.'],
  latest_macd: ['latest_macd', 'MACD (12, 26)', 'number', 'Performance', 'prices', 'EMA 12 minus EMA 26 of the close, in dollars (the MACD line).', { words: 'momentum' }],
  institutionalBuying: ['institutional_buying', 'Institutional Buying', 'signedPercent', 'Ownership', 'managers', 'Change of shares held by 13F filers over the last quarter, in percent.'],
  institutionalOwnership: ['institutional_ownership', 'Institutional Ownership', 'percent', 'Ownership', 'owners', 'Share of the company held by 13F filers, in percent.', { words: 'funds smart money' }],
  yearOverYearRevenue: ['year_over_year_revenue', 'Revenue Growth YoY', 'signedPercent', 'Growth and margins', 'statements', 'Revenue of the latest quarter against the same quarter a year before, in percent.', { words: 'growing sales' }],
  quarterOverQuarterRevenue: ['quarter_over_quarter_revenue', 'Revenue Growth QoQ', 'signedPercent', 'Growth and margins', 'statements', 'Revenue of the latest quarter against the quarter before, in percent.', { words: 'growing sales' }],
  bioPhasePipelines: ['bio_phase_pipelines', 'Bio Phase', 'phases', 'Pipeline', 'trials', 'Phases of the registered clinical trials of the company.', { ...list, active: true, words: 'biotech drug trial' }],
  Insider_Ownership_Percent: ['insider_ownership_percent', 'Insider Ownership', 'percent', 'Ownership', 'owners', 'Share of the company held by insiders, in percent.', { words: 'founder skin in the game' }],
  Insider_Transactions: ['insider_transactions', 'Insider Transactions', 'signedPercent', 'Ownership', 'insiders', 'Net shares bought by insiders over six months, in percent of their holding.'],
  priceTarget: ['price_target', 'Price Target', 'price', 'Analysts and earnings', 'analysts', 'Mean analyst price target in dollars.'],
  buyRatings: ['buy_ratings', 'Buy Ratings', 'count', 'Analysts and earnings', 'analysts', 'Analysts who rate the share buy or strong buy.'],
  highPriceTarget: ['high_price_target', 'High Target', 'price', 'Analysts and earnings', 'analysts', 'Highest analyst price target in dollars.'],
  lowPriceTarget: ['low_price_target', 'Low Target', 'price', 'Analysts and earnings', 'analysts', 'Lowest analyst price target in dollars.'],
  priceTargetUpside: ['price_target_upside', 'Target Upside', 'signedPercent', 'Analysts and earnings', 'analysts', 'Mean price target against the last price, in percent.', { words: 'undervalued' }],
  sellRatings: ['sell_ratings', 'Sell Ratings', 'count', 'Analysts and earnings', 'analysts', 'Analysts who rate the share sell.'],
  totalAnalysts: ['total_analysts', 'Analysts', 'count', 'Analysts and earnings', 'analysts', 'Analysts who rate the share.', { words: 'coverage' }],
  holdRatings: ['hold_ratings', 'Hold Ratings', 'count', 'Analysts and earnings', 'analysts', 'Analysts who rate the share hold.'],
  float_shares: ['float_shares', 'Float', 'count', 'Dilution and short', 'float', 'Shares that trade freely.', { words: 'low float squeeze' }],
  free_float: ['free_float', 'Free Float', 'percent', 'Dilution and short', 'float', 'Float in percent of the shares outstanding.', { words: 'squeeze' }],
} as const satisfies Record<string, FieldRow>;

// prettier-ignore
export const furtherRows = {
  size: ['market_cap', 'Size', 'money', 'Overview', 'quotes', 'Market cap in the bands people use: below $50M, to $300M, to $1B, to $2B, to $5B.', { words: 'nano micro small cap' }],
  company_type: ['company_type', 'Company Type', 'text', 'Overview', 'listing', 'Operating company, blank check (SPAC), REIT, fund, or royalty trust and partnership.', { ...list, words: 'spac shell reit exclude' }],
  stock_index: ['stock_index', 'Index', 'text', 'Overview', 'indices', 'Membership of the Russell indices and the S&P 1500.', { ...list, words: 'russell s&p' }],
  employees: ['employees', 'Employees', 'count', 'Overview', 'profile', 'People employed, as its profile says.'],
  listed_years: ['listed_years', 'Years Listed', 'number', 'Overview', 'profile', 'Years since the first trade on record, else since the year of the IPO.', { words: 'age old new' }],
  above_low: ['above_low', 'Above Low', 'percent', 'Performance', 'prices', 'Last price over the lowest of 52 weeks, in percent; 0% is at the low.', { words: 'near low 52-week bottom cheap beaten down' }],
  below_high: ['below_high', 'Below High', 'percent', 'Performance', 'prices', 'Last price under the highest of 52 weeks, in percent; 0% is at the high.', { words: 'near high 52-week breakout momentum fallen beaten down' }],
  change_5: ['change_5', 'Change, 5 Sessions', 'signedPercent', 'Performance', 'prices', 'Close against that of 5 sessions before, in percent; split-adjusted.', { words: 'week return performance' }],
  change_20: ['change_20', 'Change, 20 Sessions', 'signedPercent', 'Performance', 'prices', 'Close against that of 20 sessions before, in percent; split-adjusted.', { words: 'month return performance' }],
  change_60: ['change_60', 'Change, 60 Sessions', 'signedPercent', 'Performance', 'prices', 'Close against that of 60 sessions before, in percent; split-adjusted.', { words: 'quarter return performance' }],
  change_250: ['change_250', 'Change, 250 Sessions', 'signedPercent', 'Performance', 'prices', 'Close against that of 250 sessions before, in percent; split-adjusted.', { words: 'year return performance momentum' }],
  volatility: ['volatility', 'Volatility', 'percent', 'Performance', 'prices', 'Deviation of the daily moves of 60 sessions, as a yearly percent.', { words: 'risk calm wild' }],
  dollar_volume: ['dollar_volume', 'Dollar Volume', 'money', 'Performance', 'quotes', 'Last price times the shares traded in the session.', { words: 'liquid liquidity traded' }],
  relative_volume: ['relative_volume', 'Relative Volume', 'number', 'Performance', 'prices', 'Volume of the session over its average of 63 sessions.', { words: 'unusual volume spike' }],
  above_sma: ['above_sma', 'Above SMA (50)', 'signedPercent', 'Performance', 'prices', 'Last price against its average of 50 sessions, in percent.', { words: 'trend uptrend moving average' }],
  price_earnings: ['price_earnings', 'P/E', 'number', 'Valuation', 'statements', 'Price over earnings of twelve months, diluted a share where known. None for a loss.', { words: 'cheap value earnings pe multiple' }],
  price_sales: ['price_sales', 'P/S', 'number', 'Valuation', 'statements', 'Market value over revenue of twelve months. None under $1M of revenue.', { words: 'cheap value sales ps multiple' }],
  price_book: ['price_book', 'P/B', 'number', 'Valuation', 'statements', 'Market value over equity. None where equity is negative.', { words: 'cheap value book pb multiple' }],
  ev_sales: ['ev_sales', 'EV/S', 'number', 'Valuation', 'statements', 'Market value plus debt less cash, over revenue. None for banks and property.', { words: 'cheap value enterprise' }],
  ev_ebitda: ['ev_ebitda', 'EV/EBITDA', 'number', 'Valuation', 'statements', 'Market value plus debt less cash, over EBITDA. Only where that is positive.', { words: 'cheap value enterprise' }],
  dividend_yield: ['dividend_yield', 'Dividend Yield', 'percent', 'Valuation', 'dividends', 'A year’s dividend at the present rate, in percent of the price. Payers only.', { words: 'income payout' }],
  revenue: ['revenue', 'Revenue', 'money', 'Growth and margins', 'statements', 'Of twelve months. Dollar statements only.', { words: 'sales turnover' }],
  revenue_growth: ['revenue_growth', 'Revenue Growth, Year', 'signedPercent', 'Growth and margins', 'statements', 'Revenue of twelve months against the twelve before, in percent.', { words: 'growing sales fast' }],
  revenue_growth_3y: ['revenue_growth_3y', 'Revenue Growth, 3 Years', 'signedPercent', 'Growth and margins', 'statements', 'Revenue of twelve months against three years before, a year, in percent.', { words: 'growing sales compound' }],
  gross_margin: ['gross_margin', 'Gross Margin', 'percent', 'Growth and margins', 'statements', 'Gross profit in percent of revenue, twelve months.'],
  operating_margin: ['operating_margin', 'Operating Margin', 'percent', 'Growth and margins', 'statements', 'Operating income in percent of revenue, twelve months.', { words: 'profitable' }],
  net_margin: ['net_margin', 'Net Margin', 'percent', 'Growth and margins', 'statements', 'Net income in percent of revenue, twelve months.', { words: 'profitable profit' }],
  operating_income: ['operating_income', 'Operating Income', 'money', 'Growth and margins', 'statements', 'Of twelve months. Dollar statements only.', { words: 'profitable ebit' }],
  net_income: ['net_income', 'Net Income', 'money', 'Growth and margins', 'statements', 'Of twelve months. Dollar statements only.', { words: 'profitable profit earnings loss' }],
  profitable: ['profitable', 'Profitable', 'text', 'Growth and margins', 'statements', 'Whether the net income of twelve months is above zero, in any currency.', { ...list, words: 'profit earnings makes money' }],
  profitable_quarters: ['profitable_quarters', 'Profitable Quarters', 'count', 'Growth and margins', 'statements', 'Of the last four quarters, those with net income above zero.', { words: 'profitable profit every quarter consistent' }],
  return_on_equity: ['return_on_equity', 'ROE', 'percent', 'Growth and margins', 'statements', 'Net income of twelve months in percent of equity. None where equity is negative.', { words: 'profitable quality return' }],
  return_on_capital: ['return_on_capital', 'ROIC', 'percent', 'Growth and margins', 'statements', 'Operating income before tax, twelve months, in percent of equity and debt.', { words: 'profitable quality return' }],
  operating_cash_flow: ['operating_cash_flow', 'Cash From Operations', 'money', 'Balance and cash', 'statements', 'Of twelve months; under zero is cash used. Dollar statements only.', { words: 'burn' }],
  free_cash_flow: ['free_cash_flow', 'Free Cash Flow', 'money', 'Balance and cash', 'statements', 'Cash from operations less capital spending, twelve months. Dollar statements only.', { words: 'fcf burn' }],
  cash_held: ['cash_held', 'Cash', 'money', 'Balance and cash', 'statements', 'Of the last balance, with short-term investments where they are on record. Dollar statements only.', { words: 'money rich' }],
  debt: ['debt', 'Debt', 'money', 'Balance and cash', 'statements', 'Borrowings of the last balance. Dollar statements only.', { words: 'leverage' }],
  net_cash: ['net_cash', 'Net Cash', 'percent', 'Balance and cash', 'statements', 'Cash less debt, as a share of market value. Above 100%: more cash than the company costs.', { words: 'cheap value net net below cash' }],
  runway: ['runway', 'Runway', 'number', 'Balance and cash', 'statements', 'Quarters that cash lasts at the pace of the last four. None where operations bring cash.', { words: 'burn cash out' }],
  debt_equity: ['debt_equity', 'Debt to Equity', 'number', 'Balance and cash', 'statements', 'Debt over equity. None where equity is negative.', { words: 'leverage debt free' }],
  current_ratio: ['current_ratio', 'Current Ratio', 'number', 'Balance and cash', 'statements', 'Current assets over current liabilities, of the last balance.', { words: 'liquidity solvent' }],
  statements_to: ['statements_to', 'Statements To', 'day', 'Balance and cash', 'statements', 'Last day of the twelve months behind these figures.', { filter: 'none' }],
  shares_change: ['shares_change', 'Share Count, 1 Year', 'signedPercent', 'Dilution and short', 'statements', 'Shares outstanding against a year before, in percent. None across a split.', { words: 'dilution diluting offering buyback' }],
  short_float: ['short_float', 'Short of Float', 'percent', 'Dilution and short', 'short', 'Shares sold short in percent of the float, at the last settlement.', { words: 'short squeeze interest shorted bears' }],
  days_to_cover: ['days_to_cover', 'Days to Cover', 'number', 'Dilution and short', 'short', 'Shares sold short over the usual volume of a session.', { words: 'short squeeze interest' }],
  short_change: ['short_change', 'Short Change', 'signedPercent', 'Dilution and short', 'short', 'Shares sold short against the settlement before, in percent.', { words: 'short squeeze interest' }],
  holders: ['holders', 'Managers', 'count', 'Ownership', 'managers', 'Managers on record who hold the share, of their last 13F reports.', { words: 'funds institutions holders 13f' }],
  insider_purchases: ['insider_purchases', 'Insider Purchases', 'money', 'Ownership', 'insiders', 'Open-market purchases by insiders on record, twelve months to the quotes.', { words: 'insider buying buys' }],
  days_since_13d: ['days_since_13d', 'Days Since 13D', 'count', 'Ownership', 'stakes', 'Days from the last schedule 13D on record to the quotes.', { words: 'activist 13d stake' }],
  estimate_change: ['estimate_change', 'Estimate, 90 Days', 'signedPercent', 'Analysts and earnings', 'estimates', 'Earnings expected of this year against 90 days before, in percent of their size.', { words: 'revisions raised' }],
  revisions: ['revisions', 'Revisions, 30 Days', 'number', 'Analysts and earnings', 'estimates', 'Estimates raised less those lowered in 30 days.', { words: 'upgrades raised lowered' }],
  report_days: ['report_days', 'Days to Report', 'count', 'Analysts and earnings', 'reports', 'Days from the quotes to the next report, firm or estimated.', { words: 'next earnings date calendar soon' }],
  next_report: ['next_report', 'Next Report', 'day', 'Analysts and earnings', 'reports', 'Day the next report was expected on.', { filter: 'none' }],
  catalyst_days: ['catalyst_days', 'Days to Catalyst', 'count', 'Pipeline', 'catalysts', 'Days from the quotes to the next decision, readout or lock-up end on record.', { words: 'pdufa fda readout soon' }],
} as const satisfies Record<string, FieldRow>;
