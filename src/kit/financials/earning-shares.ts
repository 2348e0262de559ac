import { type Earned, preferredShareOf } from './preferred.ts';
import { daysBetween } from '../time/days.ts';

/** What of a statement says over how many shares its net income is. */
export interface EarningRow {
  kind: string;
  period_end: string;
  currency: string;
  net_income: number | null;
  eps_diluted: number | null;
  equity: number | null;
}

/** A quarter this near to the balance is of its shares. */
const NEAR_DAYS = 100;
/** Earnings a share of less are known too roughly. */
const LEAST_EPS = 0.05;
/** Two quarters are over the same shares within this factor: of what was issued between them, hardly anything. */
const ALIKE = 1.3;
/** Preferred holders who would be paid more than half of a quarter are none: shares were bought back while less was earned (TBBK). */
const MOSTLY_PREFERRED = 2;
/** An equity that has grown by more since the quarter holds what new shares brought in. */
const GROWN = 1.25;

/**
 * The shares that the net income of the newest two quarters before the balance of `day` is over, of a company whose statements count none; null where the
 * two differ, or the equity has grown since (RUM: 271 million to September, and 436 million trade since it bought another company).
 */
export function earningShares(rows: readonly EarningRow[], day: string): number | null {
  const quarters = rows
    .filter(({ kind, currency, period_end }) => kind === 'quarter' && currency === 'USD' && period_end <= day)
    .flatMap(({ period_end, net_income, eps_diluted: eps }) => {
      const shares = net_income !== null && eps !== null && Math.abs(eps) >= LEAST_EPS ? net_income / eps : 0;
      return shares > 0 ? [{ period_end, shares }] : [];
    })
    .sort((a, b) => (a.period_end < b.period_end ? 1 : -1));
  const [last, before] = quarters;
  const preferred = preferredShareOf(earnedIn(rows, day));
  const isOfRest = preferred && last && preferred.shares * MOSTLY_PREFERRED >= last.shares;
  if (isOfRest && daysBetween(last.period_end, day) <= NEAR_DAYS) return preferred.shares;
  if (!last || !before || daysBetween(last.period_end, day) > NEAR_DAYS) return null;
  if (Math.max(last.shares / before.shares, before.shares / last.shares) > ALIKE) return null;
  const [then, now] = [last.period_end, day].map((end) => equityOn(rows, end));
  return then && now && now <= then * GROWN ? last.shares : null;
}

/** Quarters of two years, which are over about the same shares. */
const TWO_YEARS_DAYS = 740;

/** Net income and earnings a share of the quarters of the two years to a day. */
const earnedIn = (rows: readonly EarningRow[], day: string): Earned[] =>
  rows.flatMap(({ kind, currency, period_end: end, net_income: income, eps_diluted: eps }) =>
    kind === 'quarter' &&
    currency === 'USD' &&
    end <= day &&
    daysBetween(end, day) < TWO_YEARS_DAYS &&
    income !== null &&
    eps !== null
      ? [{ income, eps }]
      : [],
  );

const equityOn = (rows: readonly EarningRow[], day: string): number | null =>
  rows.find(({ period_end, equity }) => period_end === day && equity !== null)?.equity ?? null;

/** A row that may count the shares as well. */
export interface CountedRow extends EarningRow {
  shares_outstanding: number | null;
  assets: number | null;
  liabilities: number | null;
}

/** Shares as they were counted on a day, or else as earnings are over them; or none. */
export interface DatedShares {
  date: string;
  shares: number | null;
  isCounted: boolean;
  /** Not counted, and a part of what the company has is not in the equity: other classes may have it, and trade as well. */
  isOfPart: boolean;
}

/** Assets less liabilities of so many times the equity are of others too (MRVI: $373M beside $212M, and 142 of 258 million shares). */
const ALSO_OTHERS = 1.25;

const hasOtherOwners = (rows: readonly CountedRow[], day: string): boolean =>
  rows.some(
    ({ period_end, equity, assets, liabilities }) =>
      period_end === day &&
      equity !== null &&
      assets !== null &&
      liabilities !== null &&
      assets - liabilities > ALSO_OTHERS * equity,
  );

/** Counts are of all classes where the earnings of a quarter are over no more shares, give or take what its mean differs. */
const OF_ALL = 1.15;

const isCountOfAll = ({
  shares_outstanding: count,
  net_income: income,
  eps_diluted: eps,
}: CountedRow): boolean =>
  count !== null &&
  income !== null &&
  eps !== null &&
  Math.abs(eps) >= LEAST_EPS &&
  income * eps > 0 &&
  income / eps <= count * OF_ALL;

/** Quarters that tell over how many shares a company earns today. */
const NEWEST = 4;

/** Whether a quarter of the newest four is over about as many shares as trade, give or take what its mean and its cent differ. */
export const isEarnedOverAll = (rows: readonly EarningRow[], sharesToday: number | null): boolean =>
  rows
    .filter(({ kind, currency }) => kind === 'quarter' && currency === 'USD')
    .toSorted((a, b) => (a.period_end < b.period_end ? 1 : -1))
    .slice(0, NEWEST)
    .some(({ net_income: income, eps_diluted: eps }) => {
      if (income === null || eps === null || Math.abs(eps) < LEAST_EPS || !sharesToday) return false;
      const over = income / eps / sharesToday;
      return over <= OF_ALL && over * OF_ALL >= 1;
    });

/**
 * The count of the quarter before the balance of `day`, where the equity has not grown since and earnings say that all classes are in it; else null. What was issued
 * after the day is in neither (CECO: 35.6 million in September, $318M in December, and 58.4 million since it bought another company).
 */
function sharesBefore(rows: readonly CountedRow[], day: string): number | null {
  const now = equityOn(rows, day);
  const quarters = rows.filter(({ kind, period_end }) => kind === 'quarter' && period_end < day);
  if (!quarters.some(isCountOfAll)) return null;
  const last = quarters
    .filter((row) => row.shares_outstanding !== null && daysBetween(row.period_end, day) <= NEAR_DAYS)
    .reduce<CountedRow | undefined>((a, b) => (a && a.period_end >= b.period_end ? a : b), undefined);
  const then = last && equityOn(rows, last.period_end);
  return then && now && then > 0 && now <= then * GROWN ? last.shares_outstanding : null;
}

/** A mean of the year that is each count in it, within this, says that hardly any were issued up to its end. */
const AS_COUNTED = 0.02;
/** Quarters that end in so many days before the end of a year are of it. */
const YEAR_DAYS = 290;

/**
 * The count of the quarter before the end of twelve months, where it is that of the quarters before too, and their net income is over as many in the mean: what was issued since came after
 * that day, since it would have raised the mean (KRRO: 9.4 million in each quarter to September and in the mean of the year, and 14.4 million trade).
 */
function sharesOfYear(rows: readonly CountedRow[], day: string): number | null {
  const counted = rows
    .filter(
      ({ kind, period_end: end }) => kind === 'quarter' && end < day && daysBetween(end, day) < YEAR_DAYS,
    )
    .flatMap(({ period_end: end, shares_outstanding: count }) => (count === null ? [] : [{ end, count }]))
    .toSorted((a, b) => (a.end < b.end ? 1 : -1));
  const [last, ...before] = counted;
  if (!last || before.length === 0 || daysBetween(last.end, day) > NEAR_DAYS) return null;
  const means = rows.flatMap(({ kind, period_end, currency, net_income: income, eps_diluted: eps }) =>
    kind !== 'quarter' && period_end === day && currency === 'USD' && income !== null && eps
      ? [income / eps]
      : [],
  );
  const isAlike = (shares: number) => Math.abs(shares / last.count - 1) <= AS_COUNTED;
  return means.length > 0 && [...means, ...before.map(({ count }) => count)].every(isAlike)
    ? last.count
    : null;
}

/**
 * The largest count of a day, or of one that lies no further from it than `slack` days; where there is none, the shares that earnings are over, or that were
 * counted a quarter before.
 */
export function sharesAt(rows: readonly CountedRow[], date: string, slack: number): DatedShares {
  const counts = rows.flatMap(({ period_end, shares_outstanding: shares }) =>
    shares !== null && Math.abs(daysBetween(period_end, date)) <= slack ? [shares] : [],
  );
  const isCounted = counts.length > 0;
  return {
    date,
    isCounted,
    isOfPart: !isCounted && hasOtherOwners(rows, date),
    shares: isCounted
      ? Math.max(...counts)
      : (earningShares(rows, date) ?? sharesBefore(rows, date) ?? sharesOfYear(rows, date)),
  };
}
