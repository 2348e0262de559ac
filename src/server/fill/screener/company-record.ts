import type { DatedShares } from '#kit/financials/earning-shares.ts';
import type { OtherOwners } from '#kit/financials/other-owners.ts';
import type { RecordColumns } from '#server/db/screener-tables.ts';

/** Why sales of twelve months are not set against the market value. */
export type OtherBusiness = 'merged' | 'owned by others' | 'coins sold';

/**
 * What the record has of one company beside its row; a part that it has nothing of is absent. What has the name of a column is
 * that column as it was read; the rest is what others are computed of.
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
  /** The shares of a bank on the day of its newest equity, counted or as its earnings of then or later are over. */
  bank_shares?: number;
  /** The newest equity is that of one class, and most of what the company has is that of others. */
  equity_is_of_part?: boolean;
  /** The newest equity holds preferred shares too, of which the market value has none. */
  equity_holds_preferred?: boolean;
  /** The shares that were issued since the newest equity are worth half of it and more. */
  equity_raised?: boolean;
  /** No multiple is made of the earnings of twelve months: operations lost, or one quarter made nearly all of them. */
  eps_makes_none?: boolean;
  /** The first day on which the shares traded, where that is of these years. */
  listed_on?: string | null;
  /** The shares that were counted on the day of the cash at the head of the page, or some days from it. */
  cash_shares?: DatedShares;
  /** It uses up cash, the closes leap after the day of it as at a split, and nobody counted the shares of before: new ones may have brought in more. */
  is_before_split?: boolean;
  /** It uses up cash, and the securities in which most of it may be are on no record. */
  is_cash_alone?: boolean;
  /** It uses up cash, and more has come in since the day of it: new shares, or those with which it came to market. */
  is_cash_of_before?: boolean;
  /** What was published as debt with the quotes, beside a debt of another source. */
  published_debt?: number;
  /** The same, of any source, where that debt is of an earlier quarter than the cash. */
  debt_published_since?: number;
  /** What belongs to others than those whose shares the market value counts. */
  other_owners?: OtherOwners;
  /** No statement has the sales: those that stand were published with the quotes. */
  sales_are_published?: boolean;
  /** Why sales of twelve months are not those of what the market values. */
  other_business?: OtherBusiness;
  indices?: string | null;
  first_trade?: string | null;
}

/** Puts what a query answers into the record of each company. */
export type Take = <Row extends { symbol: string }>(
  rows: Promise<Row[]>,
  put: (record: CompanyRecord, row: Row) => void,
) => Promise<void>;
