import type { DatedShares } from '#kit/financials/earning-shares.ts';
import type { OtherOwners } from '#kit/financials/other-owners.ts';
import type { RecordColumns } from '#server/db/screener-tables.ts';

/** Why sales of twelve months are not set against the market value. */
export type OtherBusiness = 'merged' | 'owned by others' | 'coins sold';

/**
 * What the record knows of one company besides its row; what is not known is absent. A property with the name of a column is
 * that column as it was read; other columns are computed from the rest.
 */
export interface CompanyRecord extends Partial<RecordColumns> {
  dividend?: { rate: number | null; lastAmount: number | null };
  last_13d?: string | null;
  this_year?: number | null;
  this_year_90d?: number | null;
  raised?: number | null;
  lowered?: number | null;
  next_catalyst?: string | null;
  /** The shares that were counted on the day of the newest equity. */
  equity_shares?: DatedShares;
  /** The shares of a bank on the day of its newest equity: as counted, or as implied by its earnings per share of that day or later. */
  bank_shares?: number;
  /** The newest equity belongs to one class of shares, while most of the company belongs to others. */
  equity_is_of_part?: boolean;
  /** The newest equity includes preferred shares, which the market value does not. */
  equity_holds_preferred?: boolean;
  /** The shares issued since the newest equity are worth at least half of it. */
  equity_raised?: boolean;
  /** The earnings of twelve months give no multiple: operations made a loss, or one quarter brought nearly all of them. */
  eps_makes_none?: boolean;
  /** The first day on which the shares traded, if that is recent. */
  listed_on?: string | null;
  /** The shares counted on, or some days from, the date of the cash shown at the head of the page. */
  cash_shares?: DatedShares;
  /** It burns cash, its closes jump after the date of that cash as at a split, and nobody counted the shares before: new ones may have raised more. */
  is_before_split?: boolean;
  /** It burns cash, and most of its money may be in securities that no record has. */
  is_cash_alone?: boolean;
  /** It burns cash, and has raised more since the date of that cash, with new shares or its listing. */
  is_cash_of_before?: boolean;
  /** What was published as debt with the quotes, beside a debt of another source. */
  published_debt?: number;
  /** The same from any source, if the other debt is of an earlier quarter than the cash. */
  debt_published_since?: number;
  /** What belongs to owners whose shares the market value does not count. */
  other_owners?: OtherOwners;
  /** No statement has the sales; those in the row were published with the quotes. */
  sales_are_published?: boolean;
  /** Why the sales of twelve months are not those of the business that the market values. */
  other_business?: OtherBusiness;
  indices?: string | null;
  first_trade?: string | null;
}

/** Puts the rows of a query into the records of their companies. */
export type Take = <Row extends { symbol: string }>(
  rows: Promise<Row[]>,
  put: (record: CompanyRecord, row: Row) => void,
) => Promise<void>;
