/**
 * The 38 fields of a screener row: one owner for their names, meaning and kind.
 * Grid, filters, GraphQL type, SQL columns, CSV and the API document are all made from this table.
 */

/** What a value is, which decides how it is compared, shown and aligned. */
export type FieldKind =
  | 'text'
  | 'year'
  | 'money'
  | 'price'
  | 'count'
  | 'percent'
  | 'signedPercent'
  | 'signedPrice'
  | 'number'
  | 'phases';

/** The heading under which a field stands in the filter dialog. */
export type Classification =
  'Overview' | 'Valuation and shares' | 'Technical' | 'Ownership' | 'Analysts' | 'Pipeline' | 'Growth';

export interface ScreenerField {
  /** Name in the API, exactly as specified. */
  name: ScreenerFieldName;
  /** Column of the `companies` table. */
  column: string;
  label: string;
  kind: FieldKind;
  classification: Classification;
  /** One sentence: unit, period, source. Shown as help and in the API document. */
  meaning: string;
  /** How it may be filtered: by a list of values, by number ranges, or not at all. */
  filter: 'list' | 'range' | 'none';
  /** Active in the filter panel from the start. */
  active?: true;
  /** A column of the grid from the start. */
  shown?: true;
}

// prettier-ignore
export const screenerFieldNames = [
  'symbol', 'name', 'last_sale', 'ipo_year', 'market_cap', 'volume', 'week52low', 'week52high',
  'shares_outstanding', 'pre_close', 'volume_avg', 'open', 'market', 'country', 'industry', 'change_pre',
  'net_change', 'latest_rsi', 'latest_ema', 'latest_sma', 'latest_macd', 'institutionalBuying',
  'institutionalOwnership', 'yearOverYearRevenue', 'quarterOverQuarterRevenue', 'bioPhasePipelines',
  'Insider_Ownership_Percent', 'Insider_Transactions', 'priceTarget', 'buyRatings', 'highPriceTarget',
  'lowPriceTarget', 'priceTargetUpside', 'sellRatings', 'totalAnalysts', 'holdRatings', 'float_shares',
  'free_float',
] as const;

export type ScreenerFieldName = (typeof screenerFieldNames)[number];

const field = (
  name: ScreenerFieldName,
  column: string,
  label: string,
  kind: FieldKind,
  classification: Classification,
  meaning: string,
  more: Partial<Pick<ScreenerField, 'filter' | 'active' | 'shown'>> = {},
): ScreenerField => ({ name, column, label, kind, classification, meaning, filter: 'range', ...more });

/** In the order of the specification. */
// prettier-ignore
export const screenerFields: readonly ScreenerField[] = [
  field('symbol', 'symbol', 'Symbol', 'text', 'Overview', 'Ticker; "/" of a share class is written "-".', { filter: 'none', shown: true }),
  field('name', 'name', 'Name', 'text', 'Overview', 'Company name without the listing suffix.', { filter: 'none', shown: true }),
  field('last_sale', 'last_sale', 'Last Price', 'price', 'Overview', 'Latest price in dollars, of the quote date.', { shown: true }),
  field('ipo_year', 'ipo_year', 'IPO Year', 'year', 'Overview', 'Year of the first listing.', { shown: true }),
  field('market_cap', 'market_cap', 'Market Cap', 'money', 'Overview', 'Market value of the listed shares in dollars.', { active: true, shown: true }),
  field('volume', 'volume', 'Volume', 'count', 'Overview', 'Shares traded in the session of the quote date.', { active: true, shown: true }),
  field('week52low', 'week52low', '52-Week Low', 'price', 'Technical', 'Lowest price of the last 52 weeks in dollars, split-adjusted.'),
  field('week52high', 'week52high', '52-Week High', 'price', 'Technical', 'Highest price of the last 52 weeks in dollars, split-adjusted.'),
  field('shares_outstanding', 'shares_outstanding', 'Shares Outstanding', 'count', 'Valuation and shares', 'Shares issued and held by anyone.', { active: true }),
  field('pre_close', 'pre_close', 'Previous Close', 'price', 'Overview', 'Close of the session before the quote date, in dollars.'),
  field('volume_avg', 'volume_avg', 'Average Volume', 'count', 'Technical', 'Mean volume of the last 63 sessions (three months).'),
  field('open', 'open', 'Open', 'price', 'Overview', 'First price of the session of the quote date, in dollars.'),
  field('market', 'market', 'Market', 'text', 'Overview', 'Exchange of the listing.', { filter: 'list' }),
  field('country', 'country', 'Country', 'text', 'Overview', 'Country of the company; US for the United States.', { filter: 'list' }),
  field('industry', 'industry', 'Industry', 'text', 'Overview', 'Title of the SIC code.', { filter: 'list' }),
  field('change_pre', 'change_pre', 'Change %', 'signedPercent', 'Overview', 'Change against the previous close, in percent.', { shown: true }),
  field('net_change', 'net_change', 'Change', 'signedPrice', 'Overview', 'Change against the previous close, in dollars.'),
  field('latest_rsi', 'latest_rsi', 'RSI (14)', 'number', 'Technical', 'Relative strength index over 14 sessions, Wilder smoothing, 0 to 100.'),
  field('latest_ema', 'latest_ema', 'EMA (20)', 'price', 'Technical', 'Exponential moving average of the close over 20 sessions, in dollars.'),
  field('latest_sma', 'latest_sma', 'SMA (50)', 'price', 'Technical', 'Simple moving average of the close over 50 sessions, in dollars.'),
  field('latest_macd', 'latest_macd', 'MACD (12, 26)', 'number', 'Technical', 'EMA 12 minus EMA 26 of the close, in dollars (the MACD line).'),
  field('institutionalBuying', 'institutional_buying', 'Institutional Buying', 'signedPercent', 'Ownership', 'Change of shares held by 13F filers over the last quarter, in percent.'),
  field('institutionalOwnership', 'institutional_ownership', 'Institutional Ownership', 'percent', 'Ownership', 'Share of the company held by 13F filers, in percent.'),
  field('yearOverYearRevenue', 'year_over_year_revenue', 'Revenue Growth YoY', 'signedPercent', 'Growth', 'Revenue of the latest quarter against the same quarter a year before, in percent.'),
  field('quarterOverQuarterRevenue', 'quarter_over_quarter_revenue', 'Revenue Growth QoQ', 'signedPercent', 'Growth', 'Revenue of the latest quarter against the quarter before, in percent.'),
  field('bioPhasePipelines', 'bio_phase_pipelines', 'Bio Phase', 'phases', 'Pipeline', 'Phases of the registered clinical trials of the company.', { filter: 'list', active: true }),
  field('Insider_Ownership_Percent', 'insider_ownership_percent', 'Insider Ownership', 'percent', 'Ownership', 'Share of the company held by insiders, in percent.'),
  field('Insider_Transactions', 'insider_transactions', 'Insider Transactions', 'signedPercent', 'Ownership', 'Net shares bought by insiders over six months, in percent of their holding.'),
  field('priceTarget', 'price_target', 'Price Target', 'price', 'Analysts', 'Mean analyst price target in dollars.'),
  field('buyRatings', 'buy_ratings', 'Buy Ratings', 'number', 'Analysts', 'Analysts who rate the share buy or strong buy.'),
  field('highPriceTarget', 'high_price_target', 'High Target', 'price', 'Analysts', 'Highest analyst price target in dollars.'),
  field('lowPriceTarget', 'low_price_target', 'Low Target', 'price', 'Analysts', 'Lowest analyst price target in dollars.'),
  field('priceTargetUpside', 'price_target_upside', 'Target Upside', 'signedPercent', 'Analysts', 'Mean price target against the latest price, in percent.'),
  field('sellRatings', 'sell_ratings', 'Sell Ratings', 'number', 'Analysts', 'Analysts who rate the share sell.'),
  field('totalAnalysts', 'total_analysts', 'Analysts', 'number', 'Analysts', 'Analysts who rate the share.'),
  field('holdRatings', 'hold_ratings', 'Hold Ratings', 'number', 'Analysts', 'Analysts who rate the share hold.'),
  field('float_shares', 'float_shares', 'Float', 'count', 'Valuation and shares', 'Shares that trade freely.'),
  field('free_float', 'free_float', 'Free Float', 'percent', 'Valuation and shares', 'Float in percent of the shares outstanding.'),
];

/** Look-up by API name; undefined for a name that is not a screener field. */
export const screenerField = (name: string): ScreenerField | undefined =>
  screenerFields.find((f) => f.name === name);
