import { daysBetween } from '../time/days.ts';

/** What a source knows of a company's dividends, in dollars a share, on the day it was asked. */
export interface KnownDividend {
  asOf: string;
  /** A year at the present rate. */
  rate: number;
  /** The rate in percent of the price of that day. */
  yieldPercent: number | null;
  exDate: string | null;
  lastAmount: number | null;
  lastDate: string | null;
}

/** How many payments a year has, and how many days at most lie between the last ex-date and a day on which it is still paid. */
const SCHEDULES = [
  { payments: 1, days: 400 },
  { payments: 2, days: 280 },
  { payments: 4, days: 190 },
  { payments: 12, days: 45 },
] as const;
const LONGEST_DAYS = SCHEDULES[0].days;
/** A source may be a payment behind, but not by years. */
const STALE_DAYS = 2 * LONGEST_DAYS;
/** The rate is the last payment, so many times a year, within this part: a raise, but not a cut. */
const SAME_RATE = 0.15;
/** Payments come in tenths of a cent, rates in cents. */
const ROUNDING = { payment: 0.0005, rate: 0.005 };
/** The price moves, but not by a split. */
const SAME_PRICE = 3;

/**
 * Why a rate is not what is paid in a year, in words for staff; null where the record has nothing against it. `price` is the
 * last one, `split` the day of the last split.
 */
export function rateDoubt(
  known: KnownDividend,
  { price, split }: { price: number | null; split: string | null },
): string | null {
  const { asOf, rate, yieldPercent, exDate, lastAmount, lastDate } = known;
  if (split !== null && split > asOf) return 'of shares of before a split';
  const newest = [exDate, lastDate].reduce((later, day) => ((day ?? '') > (later ?? '') ? day : later), null);
  const since = newest === null ? 0 : daysBetween(newest, asOf);
  // TGS: an ex-date of last year, and a last payment of six years before.
  const isOld = lastDate !== null && daysBetween(lastDate, asOf) > STALE_DAYS;
  if (since > LONGEST_DAYS || isOld) return 'nothing was paid for over a year';
  const isPaid = (payments: number) =>
    Math.abs(rate - payments * (lastAmount ?? 0)) <=
    SAME_RATE * payments * (lastAmount ?? 0) + payments * ROUNDING.payment + ROUNDING.rate;
  if (lastAmount && !SCHEDULES.some(({ payments, days }) => since <= days && isPaid(payments)))
    return 'not what the last payment makes in a year';
  const now = price ? (rate / price) * 100 : null;
  const off = now && yieldPercent ? yieldPercent / now : 1;
  return off > SAME_PRICE || off < 1 / SAME_PRICE ? 'of another price, of before a split' : null;
}

/** No share yields more year after year. */
export const MOST_PERCENT = 25;
/** A year's only payment of more than this was paid once. */
const MOST_AT_ONCE_PERCENT = 10;

type Rate = Pick<KnownDividend, 'lastAmount'> & { rate: number | null };

/** Whether a year's only payment is so much of the price that it was paid once, and is no rate of a year. */
export const isPaidOnce = ({ rate, lastAmount }: Rate, price: number | null): boolean =>
  rate !== null &&
  !!price &&
  lastAmount !== null &&
  rate < lastAmount * (1 + SAME_RATE) &&
  (rate / price) * 100 > MOST_AT_ONCE_PERCENT;

/** A year's dividends at the present rate over the last price, in percent; null without them, or where it was evidently paid once. */
export function dividendYield(known: Rate, price: number | null): number | null {
  if (known.rate === null || !price || isPaidOnce(known, price)) return null;
  const percent = (known.rate / price) * 100;
  return percent > MOST_PERCENT ? null : percent;
}
