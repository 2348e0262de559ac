import type { EpsFigure } from '#contract/company-figures.ts';
import type { FinancialPeriod } from '#contract/financials.ts';
import { formatDate } from '../../time/dates.ts';
import { isYearBefore } from '../spans.ts';
import { daysBetween } from '../../time/days.ts';
import { amountOf, fourQuarters, isFresh, newestFirst, sumOfFour, TWELVE_MONTHS_FRESH } from './dated.ts';
import { twelveMonthsTo } from './twelve-months.ts';

/** Net income over shares bears an EPS out within this share. */
const AGREES = 0.1;
/** Three quarters before the last one end within so many days. */
const FOUR_QUARTERS_DAYS = 300;
/** Four quarters that are off by this factor span a split. */
const SPLIT_FACTOR = 2;

/** What is known of a company's shares today: `count` in shares as traded, null for unknown. */
export interface SharesToday {
  count: number | null;
}

/**
 * Diluted earnings per share over twelve months: of four consecutive quarters of statements, or those that one source
 * publishes, not older than 15 months, where net income over diluted shares agrees within a tenth: the later of the two, so that
 * no table beside them has a newer one (NUTX: $18.49 to September, $10.48 to December). null where neither is.
 */
export function epsOf(
  periods: readonly FinancialPeriod[],
  asOf: string,
  shares: SharesToday,
): EpsFigure | null {
  const quarters = fromQuarters(periods, asOf, shares);
  const published = publishedEps(periods, asOf, shares);
  return quarters && (!published || published.period_end <= quarters.period_end) ? quarters : published;
}

function fromQuarters(
  periods: readonly FinancialPeriod[],
  asOf: string,
  { count }: SharesToday,
): EpsFigure | null {
  const quarters = newestFirst(periods, 'quarter');
  const last = quarters.find((quarter) => quarter.eps_diluted !== null);
  const four =
    last && isFresh(last.period_end, asOf, TWELVE_MONTHS_FRESH) ? fourQuarters(quarters, last) : undefined;
  const sum = four ? sumOfFour(four, 'eps_diluted') : null;
  if (sum === null) return null;
  const income = twelveMonthsTo(periods, sum.period_end, 'net_income');
  if (income && count) {
    const now = income.value / count;
    const factor = Math.abs(now / sum.value);
    if (now < 0 !== sum.value < 0 || factor > SPLIT_FACTOR || factor < 1 / SPLIT_FACTOR) {
      // Near zero a rounded cent is a large factor.
      if (Math.abs(now - sum.value) > 0.05) return null;
    }
  }
  return { ...sum, value: Number(sum.value.toFixed(4)), basis: 'four quarters' };
}

/** Those that one source publishes for twelve months; null where net income over shares does not bear them out. */
export function publishedEps(
  periods: readonly FinancialPeriod[],
  asOf: string,
  { count }: SharesToday,
): EpsFigure | null {
  for (const period of newestFirst(periods, 'twelve_months')) {
    const eps = amountOf(period, 'eps_diluted');
    if (!eps || !isFresh(period.period_end, asOf, TWELVE_MONTHS_FRESH)) continue;
    const income = amountOf(period, 'net_income');
    const shares = dilutedSharesTo(periods, period.period_end) ?? count;
    if (!income || !shares || eps.value === 0) return null;
    const stated = twelveMonthsTo(periods, period.period_end, 'net_income');
    // Earnings that the page's own statements do not bear out would contradict them.
    if (stated && Math.abs(stated.value - income.value) > AGREES * Math.abs(income.value)) return null;
    const perShare = income.value / shares;
    const quarterly = sharesOfQuarters(periods, period.period_end);
    const isBorneOut =
      (quarterly !== null &&
        Math.abs(income.value / quarterly - eps.value) <= AGREES * Math.abs(eps.value)) ||
      Math.abs(perShare - eps.value) <= AGREES * Math.abs(eps.value) ||
      [countsOfYear(periods, period.period_end), countsAround(periods, period.period_end, count)].some(
        (counts) => isMeanOfCounts(income.value / eps.value, counts),
      );
    return isBorneOut ? { ...eps, basis: 'twelve months' } : null;
  }
  return null;
}

/** Earnings a share of less are known too roughly. */
const LEAST_EPS = 0.05;
const LEAST_QUARTERS = 2;

/** The mean of the shares that the earnings of quarters of the twelve months are over (ONIT: 8.4 million trade, 9.0 with what is diluted); null where fewer than two tell, or a later quarter has been filed. */
function sharesOfQuarters(periods: readonly FinancialPeriod[], end: string): number | null {
  const counts = newestFirst(periods, 'quarter').flatMap(
    ({ period_end, net_income: income, eps_diluted: eps }) => {
      const isWithin = period_end <= end && daysBetween(period_end, end) < FOUR_QUARTERS_DAYS;
      const isTold = isWithin && income !== null && eps !== null && Math.abs(eps) >= LEAST_EPS;
      return isTold && income * eps > 0 ? [income / eps] : [];
    },
  );
  return counts.length < LEAST_QUARTERS
    ? null
    : counts.reduce((sum, count) => sum + count, 0) / counts.length;
}

/** Days of the twelve months, with the count before them. */
const YEAR_DAYS = 460;
/** Counts of a year that are apart by more bear nothing out. */
const MOST_APART = 2;

/** The counts of shares of twelve months, and the last one before. */
const countsOfYear = (periods: readonly FinancialPeriod[], end: string): number[] =>
  periods
    .filter(({ period_end }) => period_end <= end && daysBetween(period_end, end) <= YEAR_DAYS)
    .flatMap(({ shares_outstanding: count }) => (count ? [count] : []));

/** Those, and where none is of the end itself the shares that trade, which were counted after it (ABOS: 60.6 million in December, and 72.2 million). */
function countsAround(
  periods: readonly FinancialPeriod[],
  end: string,
  sharesToday: number | null,
): number[] {
  const counts = countsOfYear(periods, end);
  const isCounted = periods.some((row) => row.period_end === end && row.shares_outstanding !== null);
  return isCounted || counts.length === 0 || !sharesToday ? counts : [...counts, sharesToday];
}

/** Whether so many shares may be the mean of a year with these counts: ALT issued a fifth of its shares in twelve months. */
function isMeanOfCounts(shares: number, counts: readonly number[]): boolean {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return counts.length > 1 && most <= least * MOST_APART && shares >= least && shares <= most;
}

/** The mean of the diluted shares of four quarters to a day, else of the shares outstanding; null without all four. */
function dilutedSharesTo(periods: readonly FinancialPeriod[], end: string): number | null {
  const quarters = newestFirst(periods, 'quarter');
  const last = quarters.find(({ period_end }) => period_end === end);
  const four = (last && fourQuarters(quarters, last)) ?? [];
  const mean = (counts: (number | null)[]) => {
    const known = counts.flatMap((count) => (count !== null && count > 0 ? [count] : []));
    return known.length === 4 ? known.reduce((sum, count) => sum + count, 0) / 4 : null;
  };
  return mean(four.map((q) => q.diluted_shares)) ?? mean(four.map((q) => q.shares_outstanding));
}

/** A quarter that makes so much of a profit of twelve months is no quarter of many. */
const MOST_OF_YEAR = 2 / 3;

interface DatedEps {
  value: number;
  period_end: string;
}
/** The same quarter ends within so many days a year before. */
const SEASON_SLACK = 10;
/** A year of which fewer quarters are on record says nothing of its season. */
const LEAST_OF_SEASON = 3;
/** And one of so many times as much is no season (DAN: $9.89, and $0.17). */
const MOST_OF_SEASON = 3;

/** The known quarters of the four to a day, newest first, or to about that day a year before. */
const ofYearTo = (quarters: readonly DatedEps[], end: string, yearsBefore: 0 | 1): DatedEps[] =>
  quarters.filter((quarter) => {
    const days = daysBetween(quarter.period_end, end) - yearsBefore * 365;
    return days >= -SEASON_SLACK && days < FOUR_QUARTERS_DAYS;
  });

/** What the same quarter earned a year before, where it made most of that year too: a season, and nothing that came once (KNF: $2.52, and $2.60). */
function ofSeason(quarters: readonly DatedEps[], most: DatedEps, end: string): number | undefined {
  const year = ofYearTo(quarters, end, 1);
  const same = year.find(({ period_end }) => isYearBefore(period_end, most.period_end, SEASON_SLACK));
  const sum = year.reduce((total, { value }) => total + value, 0);
  if (!same || year.length < LEAST_OF_SEASON || same.value < MOST_OF_YEAR * sum) return undefined;
  const [less, more] = [same.value, most.value].sort((a, b) => a - b) as [number, number];
  return less > 0 && more <= less * MOST_OF_SEASON ? same.value : undefined;
}

/** EPS with the quarter that made two thirds of it or more, where one did: a price over them is of what that quarter earned (DAN: $9.89 of $10.29). */
export function withOneQuarter(eps: EpsFigure | null, periods: readonly FinancialPeriod[]): EpsFigure | null {
  if (!eps || eps.value <= 0) return eps;
  const quarters = newestFirst(periods, 'quarter')
    .filter(({ currency, period_end: end }) => currency === eps.currency && end <= eps.period_end)
    .flatMap(({ period_end, eps_diluted: value }) => (value === null ? [] : [{ value, period_end }]));
  const most = ofYearTo(quarters, eps.period_end, 0).reduce<DatedEps | undefined>(
    (a, b) => (a && a.value >= b.value ? a : b),
    undefined,
  );
  if (!most || most.value < MOST_OF_YEAR * eps.value) return eps;
  const before = ofSeason(quarters, most, eps.period_end);
  return { ...eps, one_quarter: { ...most, ...(before !== undefined && { year_before: before }) } };
}

/** What is said of an EPS that one quarter made; empty of every other. `amount` writes what it earned. */
export function oneQuarterInWords(
  { value, one_quarter: most }: EpsFigure,
  amount: (eps: number) => string,
): string {
  if (!most) return '';
  const part =
    most.value >= value ? 'all of it and more' : `${Math.round((most.value / value) * 100)}% of it`;
  const before =
    most.year_before === undefined ? '' : `, as the same one did a year before: ${amount(most.year_before)}`;
  return `One quarter, to ${formatDate(most.period_end)}, made ${part}: ${amount(most.value)} a share${before}.`;
}

/** Price over diluted earnings of twelve months; null for a loss, unknown earnings, or earnings in another currency. */
export const priceEarnings = (
  price: number | null,
  eps: Pick<EpsFigure, 'value' | 'currency'> | null,
): number | null =>
  price === null || eps === null || eps.value <= 0 || eps.currency !== 'USD' ? null : price / eps.value;
