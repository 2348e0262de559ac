/** A move of 10 % or more of one session on at least $250,000 traded, remade whenever prices or filings arrive. */
export interface MovesTable {
  symbol: string;
  date: string;
  /** The session before: what came after its open may have been known only in the evening. */
  date_before: string;
  change_percent: number;
  dollar_volume: number;
  /** JSON, the contract's `MoveFact[]`: what is on record from `date_before` to `date`; null for nothing. */
  on_record: string | null;
  /** JSON, one `MoveFact`: the last thing on record before; looked for only where nothing is on record that day. */
  last_on_record: string | null;
}
