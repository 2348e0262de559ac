/** Tables of who a company is. Dates are `YYYY-MM-DD`; null is unknown. */
type Num = number | null;
type Text = string | null;

/** Facts of a company, each group with the day on which its source was read. */
export interface CompanyFactsTable {
  symbol: string;
  /** The SEC's filer record. */
  registered_on: Text;
  registered_name: Text;
  /** Of the business address. */
  city: Text;
  /** A state of the United States, or a country, by name. */
  place: Text;
  state_of_incorporation: Text;
  /** Month and day as `MM-DD`. */
  fiscal_year_end: Text;
  /** As the SEC writes them, joined by '; '. */
  filer_categories: Text;
  /** The profile at Yahoo Finance. */
  profile_on: Text;
  website: Text;
  employees: Num;
  first_trade: Text;
  /** Membership of indices: names joined by '; '; null where the lists do not have the company. */
  index_on: Text;
  indices: Text;
}

/** Names a company had at the SEC before its present one, newest first. */
export interface FormerNamesTable {
  symbol: string;
  position: number;
  name: string;
  used_from: Text;
  used_to: Text;
}

/** Officers, in the order of their source. */
export interface OfficersTable {
  symbol: string;
  position: number;
  name: string;
  title: Text;
  /** Total pay of the fiscal year, in whole units of `currency`. */
  pay: Num;
  pay_year: Num;
  currency: Text;
  as_of: string;
}

/** A split: `new_shares` for `old_shares`, effective with the open of `date`. */
export interface SplitsTable {
  symbol: string;
  date: string;
  new_shares: number;
  old_shares: number;
  source: string;
  /** The day on which the source was read: later splits are not in it. */
  fetched: Text;
}

/** A ticker that people look for and no company here has. */
export interface UncoveredTickersTable {
  ticker: string;
  name: string;
  /** Delisted on `date`; of a company above the limit of size on `date`; or renamed to `symbol` by `date`. */
  reason: 'delisted' | 'too_large' | 'renamed';
  market: Text;
  date: Text;
  symbol: Text;
}
