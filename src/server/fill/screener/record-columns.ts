import { daysBetween } from '#kit/time/days.ts';
import { dividendYield } from '#kit/financials/dividends.ts';
import { multiplesOf } from '#kit/financials/figures/multiples.ts';
import { yearRange } from '#kit/company/company-figures.ts';
import { isLender, moneyTradeOf } from '#kit/financials/money-trade.ts';
import type { CompaniesTable } from '#server/db/company-tables.ts';
import { type RecordColumns, recordColumns } from '#server/db/screener-tables.ts';
import type { DatedShares } from '#kit/financials/earning-shares.ts';
import { MOST_MORE_SHARES } from '#kit/financials/money-since.ts';
import { ownMost } from '#kit/financials/other-owners.ts';
import type { CompanyRecord, OtherBusiness } from './company-record.ts';

/** What of a company's row these columns are made of. */
// prettier-ignore
export const quotedColumns = [
  'symbol', 'name', 'sic', 'company_type', 'ipo_year', 'quote_date', 'last_sale', 'pre_close', 'net_change', 'volume', 'volume_avg', 'market_cap', 'shares_outstanding',
  'week52low', 'week52high', 'latest_sma', 'revenue', 'equity', 'ebitda', 'debt', 'cash_held', 'eps_ttm',
  'statements_to',
] as const satisfies (keyof CompaniesTable)[];

export type QuotedRow = Pick<CompaniesTable, (typeof quotedColumns)[number]>;

const daysTo = (from: string | null, to: string | null | undefined): number | null =>
  from === null || !to ? null : daysBetween(from, to);
const ahead = (days: number | null): number | null => (days !== null && days >= 0 ? days : null);
const over = (part: number | null, whole: number | null): number | null =>
  part === null || !whole ? null : (part / whole - 1) * 100;

/** The columns that were read as they are; those that are computed overwrite them. */
const asRead = (record: CompanyRecord) =>
  Object.fromEntries(recordColumns.map((column) => [column, record[column] ?? null])) as RecordColumns;

/** The columns of one company on the day of its quote; null is unknown. */
export function recordColumnsOf(row: QuotedRow, record: CompanyRecord): RecordColumns {
  const { last_sale: price, quote_date: day, market_cap, volume, volume_avg, latest_sma } = row;
  const { low, high } = yearRange(row);
  return {
    ...asRead(record),
    above_low: over(price, low),
    below_high: price === null || !high ? null : (1 - price / high) * 100,
    dollar_volume: price === null || volume === null ? null : Math.round(price * volume),
    relative_volume: volume === null || !volume_avg ? null : volume / volume_avg,
    above_sma: over(price, latest_sma),
    ...multiplesOf({
      isBookOfFewer:
        record.equity_is_of_part === true ||
        record.equity_holds_preferred === true ||
        record.is_before_split === true ||
        record.equity_raised === true ||
        isOfFewer(row, record.equity_shares) ||
        hasBoughtBank(row, record) ||
        isOfBeforeListing(row, record, record.equity_shares?.date),
      isOfOtherBusiness: otherBusinessOf(row, record) !== null,
      // So are cash and debt of what others own.
      isCashOfFewer:
        otherBusinessOf(row, record) === 'owned by others' ||
        isCashOfFewer(row, record) ||
        record.is_before_split === true ||
        otherDebtOf(row, record) !== undefined ||
        isOfBeforeListing(row, record, record.cash_shares?.date),
      others: record.other_owners,
      price,
      marketValue: market_cap,
      eps: record.eps_makes_none ? null : row.eps_ttm,
      revenue: isBeforeInterest(row, record) ? null : row.revenue,
      equity: row.equity,
      ebitda: row.ebitda,
      debt: row.debt,
      cash: row.cash_held,
      isFinancial: moneyTradeOf(row) !== null,
    }),
    dividend_yield: record.dividend ? dividendYield(record.dividend, price) : null,
    days_since_13d: ahead(daysTo(record.last_13d ?? null, day)),
    estimate_change: estimateChange(record),
    revisions: record.raised === undefined ? null : (record.raised ?? 0) - (record.lowered ?? 0),
    report_days: ahead(daysTo(day, record.next_report)),
    catalyst_days: ahead(daysTo(day, record.next_catalyst)),
    stock_index: indexOf(record.indices),
    listed_years: listedYears(row, record.first_trade ?? null),
  };
}

/** Why the sales of a company are not compared with its market value; null if they are. A lender’s business counts as others’ only if they own most of it. */
export function otherBusinessOf(
  row: Pick<QuotedRow, 'sic' | 'name' | 'company_type' | 'market_cap' | 'shares_outstanding'>,
  {
    other_business: why,
    other_owners: others,
    bank_shares,
  }: Pick<CompanyRecord, 'other_business' | 'other_owners' | 'bank_shares'>,
): OtherBusiness | null {
  if (hasBoughtBank(row, { bank_shares })) return 'merged';
  if (why === undefined) return null;
  const isLenders = moneyTradeOf(row) !== null && !ownMost(others, row.market_cap);
  return why === 'owned by others' && isLenders ? null : why;
}

/** The published sales of a bank are usually before the interest it pays, and no statement says so: they get no price to sales (TCBK: $539M). */
const isBeforeInterest = (row: QuotedRow, { sales_are_published: arePublished }: CompanyRecord): boolean =>
  arePublished === true && isLender(row);

/** A balance published without a date is of a quarter that ended at least this many days before the quotes. */
const LAST_QUARTER_DAYS = 93;

/** Whether the company was listed after the day of a balance, which lacks the money it raised then (AVEX: $27M of March, listed in April). */
function isOfBeforeListing(
  { quote_date }: QuotedRow,
  { listed_on }: CompanyRecord,
  day: string | undefined,
): boolean {
  if (!listed_on) return false;
  return day === undefined
    ? (daysTo(listed_on, quote_date) ?? Infinity) < LAST_QUARTER_DAYS
    : listed_on > day;
}

/** A bank with this many times its former shares has bought another with them, and its sales and equity too (CVBF: 134 million to March, and 176 million trade; HBT; PRK: 16.1 and 18.1 million). */
const MORE_OF_BANKS = 1.1;

const hasBoughtBank = (
  { shares_outstanding: shares }: Pick<QuotedRow, 'shares_outstanding'>,
  { bank_shares: then }: Pick<CompanyRecord, 'bank_shares'>,
): boolean => shares !== null && then !== undefined && shares > MORE_OF_BANKS * then;

const isOfFewer = (
  { shares_outstanding: shares }: QuotedRow,
  counted: DatedShares | undefined,
): counted is DatedShares & { shares: number } =>
  shares !== null && !!counted?.shares && shares > MOST_MORE_SHARES * counted.shares;

/** If cash is a smaller part of the market value than this, money raised since hardly moves a multiple (RDW). */
const LEAST_CASH = 0.05;

/** Whether the cash is of a day with far fewer shares (and not those of one class of several), or of a time before new ones raised half as much (SNOA: $2.4M, and 4.8 million shares for 1.7). */
const isCashOfFewer = (
  row: QuotedRow,
  {
    cash_shares: counted,
    is_cash_of_before: isOfBefore = false,
    is_cash_alone: isAlone = false,
  }: CompanyRecord,
): boolean =>
  isAlone ||
  (isOfBefore && (row.cash_held ?? 0) >= LEAST_CASH * (row.market_cap ?? Infinity)) ||
  (isOfFewer(row, counted) && !counted.isOfPart);

/** If the published debt raises the enterprise value by this much, the statement’s debt is only a part of what is owed, or no longer owed. */
const MORE_OWED = 0.25;
/** Published amounts come in whole millions. */
const LEAST_MORE_OWED = 3e6;

/**
 * The published debt, if the statement’s debt gives no net cash: it is that much higher (BXC: $297M of notes, and $618M with what it owes for its warehouses, of an
 * enterprise value of $353M), or the statement’s debt is of an earlier quarter than the cash, and the published one that much higher or lower
 * (VERI: $117M of September beside the cash of December, which paid for most of it).
 */
function otherDebtOf(row: QuotedRow, record: CompanyRecord): number | undefined {
  const { market_cap, debt, cash_held: cash } = row;
  if (market_cap === null || debt === null || cash === null) return undefined;
  const enterprise = Math.abs(market_cap + debt - cash);
  const isFar = (more: number) => more >= LEAST_MORE_OWED && more >= MORE_OWED * enterprise;
  const { published_debt: published, debt_published_since: since } = record;
  if (published !== undefined && isFar(published - debt)) return published;
  return since !== undefined && isFar(Math.abs(since - debt)) ? since : undefined;
}

/** A ratio to the market value that is not shown, because half as many shares again were issued after its balance, or belong to other classes. */
interface OlderBalance {
  figure: 'price_book' | 'net_cash';
  date: string;
  counted: number | null;
  /** The equity, or the cash. */
  amount: number;
  /** It belongs to one class of several, and that class has the smaller part of the company. */
  isOfPart: boolean;
  /** It includes preferred shares, whose holders are paid first. */
  holdsPreferred: boolean;
  /** The published debt, if the statement’s debt gives no net cash. */
  publishedDebt?: number;
  /** The closes jump after its day as at a split, and nobody counted the shares of that day. */
  isBeforeSplit?: boolean;
}

/** The balances of a company that are not compared with its market value, for staff. */
export function olderBalances(row: QuotedRow, record: CompanyRecord): OlderBalance[] {
  const { equity_shares, equity_is_of_part, equity_holds_preferred, cash_shares } = record;
  const { equity, cash_held: cash, debt, market_cap } = row;
  if (market_cap === null) return [];
  const publishedDebt = otherDebtOf(row, record);
  const hasNetCash = cash !== null && debt !== null && moneyTradeOf(row) === null;
  const isOlderCash = isCashOfFewer(row, record) || record.is_before_split === true;
  const isBeforeSplit = record.is_before_split === true;
  const isOfOthers =
    isBeforeSplit ||
    record.equity_raised === true ||
    equity_is_of_part === true ||
    equity_holds_preferred === true ||
    hasBoughtBank(row, record) ||
    isOfFewer(row, equity_shares);
  return [
    ...(isOfOthers && equity !== null && equity > 0
      ? [
          {
            figure: 'price_book' as const,
            date: equity_shares?.date ?? row.statements_to ?? '',
            counted: (hasBoughtBank(row, record) ? record.bank_shares : equity_shares?.shares) ?? null,
            amount: equity,
            isOfPart: equity_is_of_part === true,
            holdsPreferred: equity_holds_preferred === true,
            isBeforeSplit,
          },
        ]
      : []),
    ...(isOlderCash && cash_shares && hasNetCash
      ? [
          {
            figure: 'net_cash' as const,
            date: cash_shares.date,
            counted: cash_shares.shares,
            amount: cash,
            isOfPart: false,
            holdsPreferred: false,
            isBeforeSplit: record.is_before_split === true,
          },
        ]
      : []),
    ...(publishedDebt !== undefined && hasNetCash && !isOlderCash
      ? [
          {
            figure: 'net_cash' as const,
            date: row.statements_to ?? '',
            counted: null,
            amount: debt,
            isOfPart: false,
            holdsPreferred: false,
            publishedDebt,
          },
        ]
      : []),
  ];
}

/** Of a smaller estimate a percent says nothing. */
const LEAST_ESTIMATE = 0.05;

const estimateChange = ({ this_year: now, this_year_90d: before }: CompanyRecord): number | null =>
  now === undefined ||
  now === null ||
  before === undefined ||
  before === null ||
  Math.abs(before) < LEAST_ESTIMATE
    ? null
    : ((now - before) / Math.abs(before)) * 100;

/** The Russell 3000 holds both other Russell indices: that it is in one of them says more. */
const indexOf = (indices: string | null | undefined): string | null =>
  indices
    ?.split('; ')
    .filter((name) => name !== 'Russell 3000')
    .join(' and ') || null;

function listedYears({ quote_date, ipo_year }: QuotedRow, firstTrade: string | null): number | null {
  const days = daysTo(firstTrade, quote_date);
  if (days !== null && days >= 0) return Number((days / 365.25).toFixed(1));
  return quote_date === null || ipo_year === null ? null : Number(quote_date.slice(0, 4)) - ipo_year;
}
