/**
 * Tables of who owns, shorts, follows and awaits a company. Each row names its `source` (an id of `contract/source.ts`)
 * and its day: shares are units, amounts dollars, percentages percent of 100, dates `YYYY-MM-DD`.
 */
type Num = number | null;
type Text = string | null;

/** How many shares there are, trade freely, and lie with insiders and institutions, as known on a day. */
export interface OwnershipSnapshotsTable {
  symbol: string;
  as_of: string;
  shares_outstanding: Num;
  float_shares: Num;
  insiders_percent: Num;
  /** Above 100 where shares that were sold short count for the lender and the buyer. */
  institutions_percent: Num;
  source: string;
}

/** Shares sold short and not yet bought back on a settlement day. */
export interface ShortInterestTable {
  symbol: string;
  settlement: string;
  shares_short: number;
  /** Against the settlement before on record; null across a split, or where there is none. */
  change_percent: Num;
  percent_of_float: Num;
  /** What the source itself says, of a float that it does not give. */
  published_percent: Num;
  days_to_cover: Num;
  /** 1 where the average volume of the 20 sessions to the settlement divides, 0 as published. */
  is_days_computed: number;
  /** 1 where the float on record divides, 0 as published. */
  is_float_computed: number;
  /** The largest since 2021 up to this settlement, where the source says it. */
  highest: Num;
  source: string;
}

/** One schedule 13D or 13G: who holds over 5 % of a class of shares. */
export interface StakesTable {
  symbol: string;
  accession_key: string;
  /** `13D`, `13D/A`, `13G` or `13G/A`. */
  form: string;
  holder: string;
  filed_on: string;
  raw_text_link: string;
}

/** What analysts that one source follows expect of the price. */
export interface AnalystConsensusTable {
  symbol: string;
  as_of: string;
  analysts: Num;
  /** `strong_buy`, `buy`, `hold`, `underperform`, `sell`; null where the source gives none. */
  recommendation: Text;
  /** 1 strong buy to 5 sell. */
  recommendation_mean: Num;
  target_mean: Num;
  target_median: Num;
  target_high: Num;
  target_low: Num;
  source: string;
}

/** Adjusted earnings a share that analysts expect of this fiscal year and the next, and what they expected before. */
export interface EpsEstimatesTable {
  symbol: string;
  as_of: string;
  /** Last day of `this_year`; null where the day of the source lies between its end and its report. */
  year_end: Text;
  this_year: Num;
  this_year_30d: Num;
  this_year_90d: Num;
  next_year: Num;
  next_year_90d: Num;
  raised_30d: Num;
  lowered_30d: Num;
  analysts: Num;
  source: string;
}

/** The next report of a company that a source expected on a day. */
export interface ReportDatesTable {
  symbol: string;
  date: string;
  /** 1 where the source guessed the day. */
  is_estimate: number;
  as_of: string;
  source: string;
}

/** Dividends in dollars a share. */
export interface DividendsTable {
  symbol: string;
  as_of: string;
  /** A year at the present rate. */
  rate: Num;
  /** As the source had it, of the price of its day; what is shown is of the last price (`companies.dividend_yield`). */
  yield_percent: Num;
  five_year_yield_percent: Num;
  payout_percent: Num;
  ex_date: Text;
  last_amount: Num;
  last_date: Text;
  source: string;
}

/** One dated event that may move a company: a decision, a readout, an approval, a corporate step. */
export interface CatalystsTable {
  id: string;
  symbol: string;
  /** The day it was expected on, or on which it happened. */
  date: string;
  kind: string;
  /** A drug, or what is said of the event. */
  subject: Text;
  indication: Text;
  phase: Text;
  /** null while the record knows of none. */
  outcome: Text;
  outcome_date: Text;
  raw_text_link: Text;
  as_of: string;
  source: string;
}
