import type { AnnouncedEps, CompanyFigures } from '#contract/company-figures.ts';
import type { FinancialPeriod, Fundamentals } from '#contract/financials.ts';
import { daysBetween } from '../../time/days.ts';
import { quarterReported, SOONEST_DAYS } from '../earnings.ts';
import { announcesFiled, announcesOther } from './announced-diluted.ts';
import { isFresh, newestFirst } from './dated.ts';
import { epsOf } from './eps.ts';
import type { LastReport } from './last-report.ts';
import { latestTwelveMonths } from './twelve-months.ts';

/** What says of which currency and share announced earnings are. */
export interface AnnouncedParts {
  asOf: string;
  periods: readonly FinancialPeriod[];
  fundamentals: Fundamentals | null;
  sharesToday: number | null;
  /** The last price in dollars. */
  price: number | null;
  lastReport: LastReport | null;
  /** Not of the United States, as far as is known. */
  isAbroad: boolean;
  /** What trades is a receipt, often for several shares. */
  isReceipt: boolean;
  /** The last day whose close is not known to be on today’s scale, as before a split that nobody has on record. */
  leap?: string | undefined;
}

const SAME_CENT = 0.011;
/** From so much on two amounts read otherwise. */
const HALF_A_CENT = 0.0049;
/** What was announced is so much better, in times and in dollars, than the net income over the shares: something is left out of it. */
const [BETTER, LEAST_BETTER] = [1.5, 0.05];
/** A published net income comes in whole millions. */
const LEAST_INCOME = 5e6;
/** Earnings a share of a year that are apart by this factor are of another currency, or of another share. */
const APART = 3;
/** Of less a share, in dollars, no factor says anything. */
const LEAST_APART = 0.1;
const QUARTERS = 4;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Whether two earnings a share of a year have another sign, or are apart by three times. */
const areApart = (a: number, b: number): boolean =>
  Math.abs(a - b) > LEAST_APART &&
  (a * b <= 0 || Math.abs(a) >= Math.abs(b) * APART || Math.abs(b) >= Math.abs(a) * APART);

/** XXII: a quarter of more than a share costs, and of three times a year’s net income over the shares there are: of the few of before. */
const isOfFewerShares = (eps: number, yearly: number, price: number | null): boolean =>
  price !== null && Math.abs(eps) > price && Math.abs(eps) >= yearly * APART;

/** A receipt stands for two shares or more; earnings a share of all of them are the net income within this part of it. */
const [STANDS_FOR, SAME_INCOME] = [1.9, 0.2];

/**
 * Whether what was announced is of the ordinary shares, of which a receipt stands for several: a quarter times the shares of its statement is its net income
 * (GPCR: $0.37 of 182 million, and 71 million receipts).
 */
function isOfOrdinary({ isReceipt, sharesToday, periods, lastReport }: AnnouncedParts): boolean {
  if (!isReceipt || !sharesToday || !lastReport) return false;
  const quarters = newestFirst(periods, 'quarter');
  return lastReport.reports.some(({ date, eps }) => {
    const { net_income: income, shares_outstanding: shares } = quarterReported(date, quarters) ?? {};
    if (!income || !shares || shares < STANDS_FOR * sharesToday) return false;
    return Math.abs(eps * shares - income) <= SAME_INCOME * Math.abs(income);
  });
}

/** Whether statements are in another currency than dollars, in which announced earnings may be as well, however old. */
const isOtherCurrency = (periods: readonly FinancialPeriod[]): boolean =>
  periods.some(({ currency }) => currency !== 'USD');

/**
 * Whether nobody says in which currency a company’s earnings a share are announced and expected: its statements are in another one than dollars, or a company
 * abroad has none on record. The calendar has some of these companies in dollars and some in their own (GOOS and NOA, both with statements in Canadian dollars),
 * and one so near to the dollar that no amount tells (VET).
 */
export const isCurrencyUnnamed = ({
  periods,
  isAbroad,
}: Pick<AnnouncedParts, 'periods' | 'isAbroad'>): boolean =>
  isOtherCurrency(periods) || (isAbroad && periods.length === 0);

/**
 * Whether announced earnings may be of another currency than dollars, or of another share than those that trade: where
 * nobody names their currency; where a quarter is more than the price and no part of a year; and, of a receipt, where net income is
 * three times as much.
 */
function isOfOtherUnit(newest: readonly number[], parts: AnnouncedParts): boolean {
  const { asOf, periods, fundamentals, sharesToday, isReceipt, price } = parts;
  if (isCurrencyUnnamed(parts) || isOfOrdinary(parts)) return true;
  const income = latestTwelveMonths(periods, 'net_income', asOf)?.value ?? fundamentals?.net_income ?? 0;
  if (!sharesToday || income === 0) return false;
  const yearly = Math.abs(income / sharesToday);
  if (isOfFewerShares(newest[0] ?? 0, yearly, price)) return true;
  if (!isReceipt) return false;
  const hasOtherSign = newest.slice(0, 2).some((eps) => eps * income < 0);
  const announced = median(newest.map(Math.abs)) * QUARTERS;
  if (hasOtherSign || Math.abs(yearly - announced) <= LEAST_APART) return false;
  return yearly >= announced * APART;
}

/**
 * That nobody says of which currency earnings a share are, where none that was announced is new enough for a headline to say so (HEPS: lira of 2022; STKH, of
 * which the calendar has estimates alone).
 */
export const oldUnit = (parts: AnnouncedParts): Pick<CompanyFigures, 'old_eps_unit'> =>
  isCurrencyUnnamed(parts) && !(parts.lastReport && isFresh(parts.lastReport.date, parts.asOf))
    ? { old_eps_unit: 'unnamed' }
    : {};

/**
 * Whether announced earnings are not the diluted ones of the statement of their quarter, or, where it has none, far from its net income over the shares; null where neither says so.
 */
export function isAdjusted(
  announced: number,
  {
    eps_diluted: diluted,
    net_income: income,
    diluted_shares,
    shares_outstanding,
  }: Pick<FinancialPeriod, 'eps_diluted' | 'net_income' | 'diluted_shares' | 'shares_outstanding'>,
  sharesToday: number | null,
): boolean | null {
  if (diluted !== null) return Math.abs(diluted - announced) > SAME_CENT;
  const shares = diluted_shares ?? shares_outstanding ?? sharesToday;
  if (income === null || !shares) return null;
  const isOther =
    areApart(announced, income / shares) || isBetter(announced, income / shares, shares === sharesToday);
  return isOther ? true : null;
}

/** Whether what was announced is half as good again as the net income over the shares of its day (EBS: a loss of $0.43, and $54.6M over 52.1 million shares). Others may trade by now. */
const isBetter = (announced: number, filed: number, isOfToday: boolean): boolean =>
  !isOfToday &&
  announced - filed >= LEAST_BETTER &&
  (filed <= 0 ? announced > filed / BETTER : announced > filed * BETTER);

/** A year of what was announced is better than the filed one by this part, and by so many dollars, which four roundings do not make. */
const [YEAR_BETTER, LEAST_OF_YEAR] = [0.15, 0.03];

/**
 * Whether four reports in a row add up to more than the earnings a share of the same twelve months, of a company of whose quarters no statement says that it announces
 * what it files (CRGO: a loss of $0.20, and of $0.39). Shares that were issued within them make a loss of four reports larger, not smaller; of losses and profits they make either.
 */
function isYearBetter(
  last: LastReport,
  periods: readonly FinancialPeriod[],
  count: number | null,
  asOf: string,
): boolean {
  const eps = epsOf(periods, asOf, { count });
  if (!eps || eps.currency !== 'USD' || last.year === null || announcesFiled(last, periods)) return false;
  const isOfYear = quarterReported(last.date, [eps]) !== undefined;
  const isOfOneSign =
    last.newest.every((quarter) => quarter <= 0) || last.newest.every((quarter) => quarter >= 0);
  return (
    isOfYear &&
    isOfOneSign &&
    last.year - eps.value >= Math.max(LEAST_OF_YEAR, YEAR_BETTER * Math.abs(eps.value))
  );
}

/**
 * Whether what was announced last is adjusted, as others of its reports are, or as its year is far from the net income over the shares (FVRR: $2.94, and $0.58);
 * null where nothing says so.
 */
function isAdjustedAsOthers({
  lastReport,
  periods,
  fundamentals,
  sharesToday,
  asOf,
}: AnnouncedParts): true | null {
  if (!lastReport) return null;
  if (announcesOther(lastReport, periods) || isYearBetter(lastReport, periods, sharesToday, asOf))
    return true;
  const income = latestTwelveMonths(periods, 'net_income', asOf)?.value ?? fundamentals?.net_income ?? 0;
  const isKnown = periods.length > 0 && Math.abs(income) >= LEAST_INCOME && sharesToday;
  return isKnown && lastReport.year !== null && areApart(lastReport.year, income / sharesToday) ? true : null;
}

/**
 * Whether a later quarter is on record, or a year or twelve months that end with one, of which nothing announced is: the newest that was is not the last (KFY: of March, and the quarter to April; FEAM, of whose
 * quarter to March no statement has the earnings a share, but what it lost; CSBR: of December, and twelve months to January).
 */
const isOvertaken = (date: string, periods: readonly FinancialPeriod[]): boolean =>
  newestFirst(periods, 'quarter', 'year', 'twelve_months').some(
    ({ period_end, eps_diluted: eps, net_income: income }) =>
      (eps !== null || income !== null) && daysBetween(period_end, date) < SOONEST_DAYS,
  );

/**
 * The announced EPS, unless it is older than 18 months; without an amount where nobody says of which currency or share it is. Adjusted
 * means that the diluted EPS of its quarter is another figure, or its net income over the shares one of another size; without a
 * statement of the quarter other reports and the year say so, or nobody. GAIN: a loss of $0.16 a share beside $65.9M of net income, since funds announce their net investment income.
 */
export function announcedEps(parts: AnnouncedParts): AnnouncedEps | null {
  const { lastReport: report, periods, asOf } = parts;
  if (!report || !isFresh(report.date, asOf)) return null;
  const { date, epsActual, epsEstimate, newest } = report;
  if (isOfOtherUnit(newest, parts)) return { date, epsActual: null, epsEstimate: null, adjusted: null };
  // Before a leap of the closes nobody says of which shares it is (RMTI: a loss of $0.04, and $5.54 a share).
  if (parts.leap !== undefined && date <= parts.leap) return null;
  const quarters = newestFirst(periods, 'quarter');
  const quarter = quarterReported(date, quarters);
  const stated = quarter?.currency === 'USD' ? quarter : null;
  const own = stated && epsActual !== null ? isAdjusted(epsActual, stated, parts.sharesToday) : null;
  const adjusted = own ?? (epsActual === null ? null : isAdjustedAsOthers(parts));
  const filed = stated?.eps_diluted ?? null;
  const isOtherCent = filed !== null && epsActual !== null && Math.abs(filed - epsActual) >= HALF_A_CENT;
  return {
    date,
    epsActual,
    epsEstimate,
    adjusted,
    ...(isOtherCent && { filed }),
    ...(isOvertaken(date, periods) && { overtaken: true }),
  };
}
