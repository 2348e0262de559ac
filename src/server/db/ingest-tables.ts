/** Tables of quotes and prices that an operator brought in, kept apart from the seed's. */
type Num = number | null;

/** The newest quote brought in for a company; figures as in `companies`. */
export interface IngestedQuotesTable {
  symbol: string;
  quote_date: string;
  last_sale: number;
  net_change: Num;
  change_pre: Num;
  pre_close: Num;
  open: Num;
  daylow: Num;
  dayhigh: Num;
  volume: Num;
  market_cap: Num;
  /** 1 where change and volume last until the next session only. */
  is_live: number;
  /** Who published it, as pages name it. */
  source: string;
  ingested_at: string;
}

/** A daily bar brought in: it stands over the seed's of that day. */
export interface IngestedBarsTable {
  symbol: string;
  date: string;
  open: Num;
  high: Num;
  low: Num;
  close: number;
  volume: Num;
  source: string;
  ingested_at: string;
}
