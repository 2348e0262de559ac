import { daysBetween } from '#kit/time/days.ts';
import type { CompaniesTable } from '#server/db/company-tables.ts';
import { newestCount, type OtherCounts, PRESENT_DAYS } from '../newest-count.ts';
import { LOW_PRICE, type SharesSeen } from '../traded-shares.ts';
import { LEAST_PERCENT } from './owners.ts';

/** A float that excludes insiders, and the insiders, are together not more than all shares; both have days of their own. */
const MOST_PERCENT = 115;
/** Of one day and source they are of one count of shares, which Nasdaq's is nearly. */
const MOST_PERCENT_OF_DAY = 105;
/** Institutions hold what trades freely: more than all shares beside a float of less than this of them is of another count. */
const LEAST_FLOAT = 50;
/** Shares that were lent and sold short count twice, but no more than this of all with the insiders'. */
const MOST_OWNED_PERCENT = 150;
/** More than this part of all shares, or of those that trade freely, changes hands on half of the sessions of no company. */
const MOST_TRADED = 1.5;
/** Two counts of the same shares are apart by less. */
const SAME_COUNT = 0.2;
/** A depositary share that represents so many: a count of what it represents is far from one of its own. */
const MANY_REPRESENTED = 10;

/** What of a company's row is corrected or withheld. */
export const soundColumns = [
  'market_cap', 'shares_outstanding', 'week52low', 'week52high', 'float_shares', 'free_float', 'float_as_of',
  'insider_ownership_percent', 'institutional_ownership',
] as const; // prettier-ignore
/** What its quote is checked by. */
export const quoteColumns = [
  ...soundColumns, 'symbol', 'listed_name', 'security_kind', 'quote_date', 'last_sale', 'daylow', 'dayhigh', 'ownership_as_of',
] as const; // prettier-ignore
/** What of a company's row its quote is checked by. */
export type Quote = Pick<CompaniesTable, (typeof quoteColumns)[number]>;

/**
 * The columns of a company, where they contradict each other corrected or withheld: the count of shares is the market value
 * over the price, unless it is not of the shares that trade, and none without a market value; the range of 52 weeks holds the prices of
 * the day and the closes of the year; the float is of the shares there are.
 */
export function soundQuote(quote: Quote, seen: SharesSeen): Pick<Quote, (typeof soundColumns)[number]> {
  const { market_cap, last_sale, daylow, dayhigh } = quote;
  // A count without a market value is of whole millions, mostly of the few shares that come without a unit: CLBR’s one million.
  const listed = market_cap !== null && last_sale ? Math.round(market_cap / last_sale) : null;
  const newest = listed === null ? null : newestCount(listed, countsOf(quote, seen), quote.quote_date ?? '');
  const counted = newest ?? listed;
  const isKnown = newest !== null && isCountTraded(quote, newest, seen) && !isCountOld(quote, newest, seen);
  const shares = isKnown ? newest : null;
  const prices = (...more: (number | null)[]) => more.filter((price) => price !== null);
  const value = shares === null || shares === listed ? shares && market_cap : valueOf(quote, shares);
  const { low, high } = isRangeFar(quote, seen) ? noRange : { low: quote.week52low, high: quote.week52high };
  return {
    market_cap: value,
    // Of the value in whole dollars, as it is read the next time.
    shares_outstanding: value !== null && last_sale ? Math.round(value / last_sale) : null,
    week52low: low === null ? null : Math.min(low, ...prices(last_sale, daylow, seen.closes?.low ?? null)),
    week52high:
      high === null ? null : Math.max(high, ...prices(last_sale, dayhigh, seen.closes?.high ?? null)),
    insider_ownership_percent: isNobody(quote.insider_ownership_percent)
      ? null
      : quote.insider_ownership_percent,
    institutional_ownership:
      isNobody(quote.institutional_ownership) || isOwnedTwice(quote) ? null : quote.institutional_ownership,
    ...(isSoundFloat(quote, counted) && !isFloatOfBefore(quote, shares, seen) && !isFloatTraded(quote, seen)
      ? { float_shares: quote.float_shares, free_float: quote.free_float, float_as_of: quote.float_as_of }
      : { float_shares: null, free_float: null, float_as_of: null }),
  };
}

/**
 * A high of so many prices, and of so many times the highest close that is sure, is of before splits that nobody has all on record. Of a
 * thousand prices it wants a close that bears it out (HKIT: $627 beside $0.17, after a close of $622.50).
 */
const FAR_HIGH = { prices: 100, closes: 10, whatever: 1_000, borneOut: 2 };
const noRange = { low: null, high: null };

/** Within a session a price leaves the closes of its whole year by no more: KELYB's one trade at $125 beside closes up to $37.96. */
const FAR_FROM_CLOSES = { high: 3, low: 0.5 };

/** RUBI: $393,529.41 beside a price of $5.10, and closes up to $6.65 since the last leap. */
const isHighFar = ({ week52high: high, last_sale }: Quote, { closes }: SharesSeen): boolean =>
  high !== null &&
  last_sale !== null &&
  ((high > last_sale * FAR_HIGH.whatever && high > (closes?.high ?? last_sale) * FAR_HIGH.borneOut) ||
    (high > last_sale * FAR_HIGH.prices && high > (closes?.high ?? last_sale) * FAR_HIGH.closes));

/** ILLR: a low of $0.01 beside a year of closes from $0.26: one of the two is of other shares. */
const isRangeFar = (quote: Quote, seen: SharesSeen): boolean =>
  isHighFar(quote, seen) ||
  (seen.drawn !== null &&
    ((quote.week52high ?? 0) > seen.drawn.high * FAR_FROM_CLOSES.high ||
      (quote.week52low ?? Infinity) < seen.drawn.low * FAR_FROM_CLOSES.low));

/** The value of more shares than were counted, at the last price; null where none was published. */
const valueOf = ({ market_cap, last_sale }: Quote, shares: number): number | null =>
  market_cap !== null && last_sale ? Math.round(shares * last_sale) : null;

/** Statements count the shares that depositary shares represent, as floats may: neither decides about those. */
const countsOf = (
  { security_kind }: Quote,
  { counted, reported }: Pick<SharesSeen, 'counted' | 'reported'>,
): OtherCounts =>
  security_kind === 'ads'
    ? { counted: counted && { ...counted, float: null }, reported: null }
    : { counted, reported };

/**
 * Whether a count is of the shares that trade: not where far more change hands each day and no other source of these weeks counts
 * as many, nor where the shares that are listed each represent many and it counts those.
 */
function isCountTraded(quote: Quote, shares: number, { volume, counted }: SharesSeen): boolean {
  if (countsRepresented(quote, shares)) return false;
  const isBorneOut =
    counted !== null &&
    daysBetween(counted.date, quote.quote_date ?? '') <= PRESENT_DAYS &&
    Math.abs(counted.shares / shares - 1) <= SAME_COUNT;
  return volume === null || volume <= shares * MOST_TRADED || isBorneOut;
}

/** A count, a float and a report of these days bear out that of today; one of more days does where today's is larger, and so is later. */
const BEARS_OUT = { days: 120, reportDays: 270, olderDays: 460, most: 1.25, later: 1.02 };

/** GV: the 5.6 million of March 2025, at $0.19 after $4.18, and 12 million traded a day: no count since then bears them out. */
function isCountOld(quote: Quote, shares: number, { counted, reported, annual }: SharesSeen): boolean {
  if ((quote.last_sale ?? LOW_PRICE) >= LOW_PRICE) return false;
  const age = (day: string) => daysBetween(day, quote.quote_date ?? '');
  if (counted && age(counted.date) <= BEARS_OUT.days) return false;
  if (quote.float_shares !== null && quote.float_as_of && age(quote.float_as_of) <= BEARS_OUT.days)
    return false;
  const reports = [reported, annual].filter((report) => report !== null);
  const isOver = reports.some(
    (report) => age(report.date) <= BEARS_OUT.reportDays && report.shares > shares * BEARS_OUT.most,
  );
  return (
    isOver ||
    !reports.some(
      ({ date, shares: then }) =>
        age(date) <= BEARS_OUT.reportDays ||
        (age(date) <= BEARS_OUT.olderDays && shares > then * BEARS_OUT.later),
    )
  );
}

/** CMCM: a depositary share of fifty, a count of 779 million, a float of 7: the count is of the shares that are deposited. */
function countsRepresented({ listed_name, float_shares }: Quote, counted: number): boolean {
  const represented = /represent\w* (?:\w+ )?\((\d+)\)/i.exec(listed_name)?.[1];
  if (represented === undefined || float_shares === null) return false;
  return Number(represented) >= MANY_REPRESENTED && counted / Number(represented) > float_shares;
}

/** A float of all shares says that its source knows of nobody who holds on: CION, and most funds. */
export const WHOLE_FLOAT = 99.95;

const isSoundFloat = (
  { float_shares, free_float, float_as_of, insider_ownership_percent, ownership_as_of }: Quote,
  counted: number | null,
) =>
  (free_float ?? 0) < WHOLE_FLOAT &&
  (float_shares === null || counted === null || float_shares <= counted) &&
  (free_float ?? 0) + (insider_ownership_percent ?? 0) <=
    (float_as_of === ownership_as_of ? MOST_PERCENT_OF_DAY : MOST_PERCENT);

/** Holders of far more than all shares: of another class, or counted before a split. */
const isOwnedTwice = ({
  institutional_ownership: institutions,
  insider_ownership_percent: insiders,
  free_float,
}: Quote): boolean =>
  institutions !== null &&
  (institutions + (insiders ?? 0) > MOST_OWNED_PERCENT ||
    (institutions > 100 && free_float !== null && free_float < LEAST_FLOAT));

/** A source that knows of nobody's shares says none; so few that it would be read as none say no more. */
const isNobody = (percent: number | null): boolean => percent !== null && percent < LEAST_PERCENT;

/** RDGT: a float of 34,283, and 1.4 million traded on half of the sessions: it is of before new shares, or of a split. */
export const isFloatTraded = (
  { float_shares: float }: Pick<Quote, 'float_shares'>,
  { volume }: Pick<SharesSeen, 'volume'>,
): boolean => float !== null && volume !== null && volume > float * MOST_TRADED;

/** A float of this part of an older count up to all of it, beside half as many shares again today, is of before the others were issued. */
const BEFORE = { least: 2 / 3, most: 1.05, issued: 1.5, days: 460 };

/** SNOA: 1.72 million of the 1.73 million of December, beside 4.79 million shares today, of which insiders hold 1%. */
export function isFloatOfBefore(
  quote: Quote,
  shares: number | null,
  seen: Pick<SharesSeen, 'counted' | 'reported'>,
): boolean {
  const { reported } = countsOf(quote, seen);
  const float = quote.float_shares;
  if (!reported || float === null || shares === null) return false;
  if (daysBetween(reported.date, quote.quote_date ?? '') > BEFORE.days) return false;
  const part = float / reported.shares;
  return part >= BEFORE.least && part <= BEFORE.most && shares > reported.shares * BEFORE.issued;
}
