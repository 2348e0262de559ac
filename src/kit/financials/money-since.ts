import { type CountedRow, sharesAt } from './earning-shares.ts';
import { daysBetween } from '../time/days.ts';

/** With half as many shares again as on the day of a balance, what they brought in is not in it. SNDA: a merger, and a P/B of 67. */
export const MOST_MORE_SHARES = 1.5;
/** A count of the cover of a report is of its balance when it is no further from it. */
export const SAME_DAY = 20;

/** New shares that are worth this part of the cash, at the lowest price since, are as much of what the company lives of. */
const PART_OF_CASH = 0.5;
/** Fewer may be pay, or another count. */
const LEAST_MORE_SHARES = 1.02;

/**
 * What has brought in money since a day: the company came to market, issued half as many shares again, or some that were worth half of its cash
 * (PHAT: $130M in December, and 8.3 million shares since, at $9.24 and more). After a likely split nobody counted what there was before it, and so what was issued
 * (XXII: $4.8M in September, 7.0 million shares by November, and 516,328 trade). What was published since may say so as well (`published-since.ts`).
 */
export type MoneySince = 'listed' | 'issued' | 'raised' | 'split' | 'published';

/** Shares as the source of owners counted them on a day, which no statement need have. */
export interface SeenCount {
  date: string;
  shares: number;
}

/** What may have brought in money since a day. */
export interface Since {
  periods: readonly CountedRow[];
  /** What the source of owners counted last. */
  seen?: SeenCount | null | undefined;
  /** The shares that trade. */
  sharesToday: number | null;
  /** The first day on which they traded; null where that is long ago, or unknown. */
  listedOn?: string | null | undefined;
  /** The lowest close after a day, in dollars; null where a scale is not sure, or nothing is on record. */
  lowAfter?: ((day: string) => number | null) | undefined;
  /** The last day whose close is not known to be on today’s scale. */
  leap?: string | undefined;
}

/** The cash of a day, in dollars; null in another currency. */
interface Held {
  period_end: string;
  dollars: number | null;
}

/** Whether a count on record is of about as many as trade, so that no split lies between (FEMY: 2.9 million in September, and 3.0 million). */
const hasTodaysCount = (periods: readonly CountedRow[], sharesToday: number | null): boolean =>
  periods.some(
    ({ shares_outstanding: count }) =>
      count !== null &&
      sharesToday !== null &&
      sharesToday <= MOST_MORE_SHARES * count &&
      count <= MOST_MORE_SHARES * sharesToday,
  );

/** Whether the closes leap after a day as at a split, and no count on record is of the shares that trade. */
export const isSplitSince = (
  { periods, sharesToday, leap }: Pick<Since, 'periods' | 'sharesToday' | 'leap'>,
  day: string,
): boolean => leap !== undefined && leap > day && !hasTodaysCount(periods, sharesToday);

/** From so many more shares on than the source of owners counted, some were issued since. */
const MORE_THAN_SEEN = 1.05;

/**
 * Whether shares that were issued since the source of owners counted, on the day of an amount or later, are half as many again, or worth half of it at the lowest
 * price since (SPIR: 33.1 million in March, and 40.2 million trade, beside $97M of September; no statement counts them). A count of fewer than a statement had, or than
 * earnings are over, is of one class (AMRC).
 */
export function issuedSinceSeen(
  { seen, sharesToday, periods, lowAfter }: Pick<Since, 'seen' | 'sharesToday' | 'periods' | 'lowAfter'>,
  { period_end: day, dollars }: Held,
): 'issued' | 'raised' | null {
  if (!seen || seen.date < day || sharesToday === null) return null;
  const limit = MORE_THAN_SEEN * seen.shares;
  const isOfClass = periods.some(
    ({ shares_outstanding: count, net_income: income, eps_diluted: eps, period_end: end }) =>
      end <= seen.date &&
      daysBetween(end, seen.date) < YEAR_DAYS &&
      ((count !== null && count > limit) ||
        (income !== null && eps !== null && Math.abs(eps) >= LEAST_EPS && income / eps > limit)),
  );
  if (isOfClass || sharesToday < limit) return null;
  if (sharesToday > MOST_MORE_SHARES * seen.shares) return 'issued';
  const low = lowAfter?.(seen.date) ?? null;
  const worth = low === null ? 0 : (sharesToday - seen.shares) * low;
  return dollars !== null && worth >= PART_OF_CASH * dollars ? 'raised' : null;
}
const YEAR_DAYS = 366;
/** Earnings a share of less are known too roughly. */
const LEAST_EPS = 0.05;

/** What has brought in money since the day of this cash, so that it is not that of today; null where nothing is known to have. */
export function moneySince(parts: Since, held: Held): MoneySince | null {
  return sinceCounted(parts, held) ?? issuedSinceSeen(parts, held);
}

function sinceCounted(
  { periods, sharesToday, listedOn, lowAfter, leap }: Since,
  { period_end: day, dollars }: Held,
): MoneySince | null {
  if (listedOn && listedOn > day) return 'listed';
  const { shares, isOfPart, isCounted } = sharesAt(periods, day, SAME_DAY);
  if (shares === null && isSplitSince({ periods, sharesToday, leap }, day)) return 'split';
  if (sharesToday === null || shares === null || isOfPart) return null;
  if (sharesToday > MOST_MORE_SHARES * shares) return 'issued';
  const low = isCounted && sharesToday > LEAST_MORE_SHARES * shares ? (lowAfter?.(day) ?? null) : null;
  return low !== null && dollars !== null && (sharesToday - shares) * low >= PART_OF_CASH * dollars
    ? 'raised'
    : null;
}

/** A count of so many days before is of the half year to the cash. */
const HALF_YEAR_DAYS = 200;
/** From a tenth more on, new shares may have brought in what tells. */
const TOLD_MORE = 1.1;

/**
 * How many times as many shares trade as were counted last in the half year to a day; undefined of less than a tenth more. Some may have been sold after that
 * day, for money that is not in its cash (IPSC: 87 million counted in September, and 180 million trade, beside the cash of December).
 */
export function moreShares(
  { periods, sharesToday }: Pick<Since, 'periods' | 'sharesToday'>,
  day: string,
): { times: number; since: string } | undefined {
  const last = periods
    .filter(
      ({ shares_outstanding: count, period_end: end }) =>
        count !== null && daysBetween(end, day) <= HALF_YEAR_DAYS && daysBetween(day, end) <= SAME_DAY,
    )
    .reduce<CountedRow | undefined>((a, b) => (a && a.period_end >= b.period_end ? a : b), undefined);
  if (!last?.shares_outstanding || sharesToday === null) return undefined;
  const { shares } = sharesAt(periods, last.period_end, 0);
  // Where the earnings to the day are over as many as trade, none came after it.
  const atDay = sharesAt(periods, day, SAME_DAY);
  if (shares === null || (atDay.shares !== null && sharesToday < TOLD_MORE * atDay.shares)) return undefined;
  const times = sharesToday / shares;
  return times >= TOLD_MORE ? { times, since: last.period_end } : undefined;
}
