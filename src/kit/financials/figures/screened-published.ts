import type { CompanyFigures, DatedAmount } from '#contract/company-figures.ts';
import type { FinancialPeriod, Fundamentals } from '#contract/financials.ts';
import { daysBetween } from '../../time/days.ts';
import type { FourReports } from './announced-diluted.ts';
import { fourQuarters, isFresh, newestFirst, sumOfFour, TWELVE_MONTHS_FRESH } from './dated.ts';
import { isIncomeOvertaken } from './overtaken-income.ts';

export interface ScreenedParts {
  asOf: string;
  periods: readonly FinancialPeriod[];
  figures: CompanyFigures;
  /** As published on the day of the quotes; what is in doubt is not filled from here. */
  fundamentals: Fundamentals | null;
  /** What was published is in dollars: of a company abroad nobody says so. */
  publishedInDollars: boolean;
  doubted: ReadonlySet<string>;
  /** EBITDA of twelve months as a source publishes it. */
  ebitda: DatedAmount | null;
  /** Market value over price: shares as traded. */
  sharesToday: number | null;
  /** The last price in dollars. */
  price: number | null;
  /** The diluted EPS of the newest four reports, of a company that announces what it files. */
  announced?: number | null;
  /** What the newest four reports add up to, as announced and as filed. */
  reports?: FourReports | null;
}

/** Sales that are known to the nearest million, of months that nobody names, are shown and have ratios from fifty on. */
export const LEAST_PUBLISHED = 50e6;

export type Amount = Pick<DatedAmount, 'value' | 'currency' | 'period_end'> &
  Pick<Partial<DatedAmount>, 'rounded_to'>;

/** An amount in dollars; null of another currency. */
export const dollars = (amount: Amount | null): number | null =>
  amount?.currency === 'USD' ? amount.value : null;

/** What was published of a figure with the quotes; null where that is in doubt. */
export type Published = (figure: string, name: keyof Fundamentals) => number | null;

/** What was published of a company with its quotes, where nothing contradicts it: none beside statements in another currency, nor a net income of another year. */
export function publishedOf(parts: ScreenedParts): Published {
  const { periods, fundamentals, doubted, asOf } = parts;
  const income = fundamentals?.net_income ?? null;
  const isForeign = periods.some(({ currency }) => currency !== 'USD');
  const isOld = isOfOtherQuarters(parts, income) || isIncomeOvertaken(periods, income, asOf);
  return (figure, name) =>
    isForeign || doubted.has(figure) || (name === 'net_income' && isOld)
      ? null
      : ((fundamentals?.[name] ?? null) as number | null);
}

/** Equity known to the nearest million is shown and makes a ratio from ten on. */
export const LEAST_PUBLISHED_EQUITY = 10e6;

/** Half of the million to which published amounts are known. */
const ROUNDED = 0.51e6;

/** Whether the sales that were published are those of the statements, and so what was published beside them is of the same months. */
export const isOfSameMonths = (
  { figures: { revenue }, publishedInDollars }: ScreenedParts,
  published: Published,
): boolean => {
  const sales = published('revenue', 'sales') ?? 0;
  if (revenue?.currency !== 'USD' || !publishedInDollars || sales < LEAST_PUBLISHED) return false;
  return Math.abs(sales - revenue.value) <= ROUNDED + (revenue.rounded_to ?? 0) / 2;
};

/** A net income in whole millions is known to a tenth from here on. */
const LEAST_PUBLISHED_INCOME = 5e6;
const AGREES = 0.1;
/** Published and announced earnings a share of a year are apart by this share, and by these cents, where they are of other shares or other years. */
const OTHER = { share: 0.25, dollars: 0.05 };

/** Earnings a share of less are known too roughly. */
const LEAST_EPS = 0.05;
/** Over fewer more they are over those of before shares were bought back. */
const DILUTED = 1.05;
/** Two quarters of these years say over how many shares a company’s earnings are. */
const [NEWEST_QUARTERS, QUARTERS_MONTHS] = [2, 24];

/**
 * Over how many times the shares that trade the earnings a share of both newest quarters are, at least once: options are diluted in them, or preferred
 * shares come first (MFA: a fourth of its net income).
 */
function timesTheShares({ periods, asOf }: ScreenedParts, sharesToday: number): number {
  const times = newestFirst(periods, 'quarter').flatMap(
    ({ period_end, currency, net_income: income, eps_diluted: eps }) =>
      currency === 'USD' &&
      isFresh(period_end, asOf, QUARTERS_MONTHS) &&
      income !== null &&
      eps !== null &&
      Math.abs(eps) >= LEAST_EPS &&
      income * eps > 0
        ? [income / eps / sharesToday]
        : [],
  );
  const newest = times.slice(0, NEWEST_QUARTERS);
  return newest.length < NEWEST_QUARTERS
    ? 1
    : Math.max(1, ...(Math.min(...newest) > DILUTED ? [Math.min(...newest)] : []));
}

/** What was announced of four quarters is the same within this; shares that were issued since may be as many again. */
const ANNOUNCED = 0.05;
const AS_MANY_AGAIN = 2;

/** Whether the EPS is that of the newest four reports, over the fewer shares of their quarters (FCCO: $2.80 of 7.7 million, and 9.4 million trade since a merger). */
const isAnnouncedOfFewer = (eps: number, announced: number | null, overToday: number): boolean =>
  announced !== null &&
  eps > 0 &&
  Math.abs(announced - eps) <= ANNOUNCED * eps &&
  overToday < eps &&
  overToday * AS_MANY_AGAIN > eps;

/** An EPS is what was announced within this, and another than what was filed from this part of it on. */
const SUM = { cents: 0.021, other: 0.05 };

/** Whether an EPS is the sum of four announced ones of which one is adjusted, as the statement of its quarter says (GBFH: $1.60 with $0.44, and $0.30 filed). */
const isSumOfAdjusted = (eps: number, reports: FourReports | null): boolean =>
  reports !== null &&
  Math.abs(reports.announced - eps) <= SUM.cents &&
  Math.abs(reports.filed - eps) > Math.max(SUM.cents, SUM.other * Math.abs(eps));

/** Whether the tables have another diluted EPS: twelve months of about the same net income (LIVE: $4.75 beside $7.36), or four quarters (FBRT: $0.51 beside $0.68). */
function isOtherInTables({ periods, asOf }: ScreenedParts, eps: number, income: number): boolean {
  const isOff = (other: number) => Math.abs(other - eps) > AGREES * Math.abs(eps);
  const [quarters, years] = [
    newestFirst(periods, 'quarter'),
    newestFirst(periods, 'twelve_months', 'year'),
  ].map((rows) =>
    rows.filter(
      ({ period_end, eps_diluted }) => eps_diluted !== null && isFresh(period_end, asOf, TWELVE_MONTHS_FRESH),
    ),
  ) as [FinancialPeriod[], FinancialPeriod[]];
  const [last] = quarters;
  const four = last && fourQuarters(newestFirst(periods, 'quarter'), last);
  const sum = four ? sumOfFour(four, 'eps_diluted') : null;
  if (sum !== null && isOff(sum.value)) return true;
  const [row] = years;
  const isSame =
    row?.net_income !== undefined &&
    row.net_income !== null &&
    Math.abs(row.net_income - income) <= AGREES * Math.abs(income);
  // ETOR: $2.40 of the months to March, and $2.78 published of others.
  const isNewest = row !== undefined && daysBetween(row.period_end, asOf) <= NEWEST_DAYS;
  return (isSame || isNewest) && isOff(row.eps_diluted ?? 0);
}
/** Twelve months that ended in these days are the newest there are. */
const NEWEST_DAYS = 130;

/**
 * The EPS that was published with the quotes, or that the price over the published P/E makes where there is none, where the net income beside it
 * over the shares that trade agrees within a tenth, and so does the one of the statements: mostly it is adjusted (EE: $1.45, of which net income
 * makes $0.34). A year that earned more than the whole price is of gains, or in another currency; one that is a quarter off what was
 * announced, of a company that announces what it files, is of other shares or years (OPHC: $1.39 over the common shares, and $0.88 with those that preferred ones become).
 * Nor is one that is the whole net income over the shares that trade, where quarters have less for a share (MFA: $1.74, before its preferred shares),
 * or the tables another of the same income. A profit of a year in which operations lost is of gains beside the trade, in months that nobody names (AIRT: $78M, and $11M
 * lost in operations, for a share that costs as much).
 */
export function publishedEarnings(parts: ScreenedParts, published: Published): number | null {
  const { figures, doubted, sharesToday, price, publishedInDollars, announced = null } = parts;
  const multiple = published('eps_diluted', 'price_earnings');
  const eps = published('eps_diluted', 'eps_ttm') ?? (price && multiple ? price / multiple : null);
  if (price !== null && (eps ?? 0) > price) return null;
  const off = announced === null ? 0 : Math.abs(announced - (eps ?? 0));
  if (off > Math.max(OTHER.dollars, OTHER.share * Math.max(Math.abs(announced ?? 0), Math.abs(eps ?? 0))))
    return null;
  const income = published('net_income', 'net_income');
  if (!eps || !income || !sharesToday || !publishedInDollars || doubted.has('eps_diluted')) return null;
  if (isOtherInTables(parts, eps, income) || isSumOfAdjusted(eps, parts.reports ?? null)) return null;
  const operating = dollars(figures.operating_income) ?? published('operating_income', 'operating_income');
  if (eps > 0 && (operating ?? 0) < 0) return null;
  const agree = (a: number, b: number) => Math.abs(a - b) <= AGREES * Math.abs(b);
  const stated = figures.net_income;
  const isSame = stated === null || agree(income, stated.value);
  const isBorneOut =
    Math.abs(income) >= LEAST_PUBLISHED_INCOME &&
    (agree(income / (sharesToday * timesTheShares(parts, sharesToday)), eps) ||
      isAnnouncedOfFewer(eps, announced, income / sharesToday));
  return isSame && isBorneOut ? eps : null;
}

/** A net income, and what earnings a share make of the shares, that are apart by this factor are of other years. */
const APART = 3;
const QUARTERS = 4;

/** The days in which three quarters end, of the four of a year. */
const THREE_QUARTERS_DAYS = 290;
/** A quarter that nobody has on record is no more than so many times the largest of the three others. */
const MOST_OF_OTHERS = 3;
const HALF = 0.5;

/** A quarter ends so many days after the one before it, at most. */
const NEXT_QUARTER_DAYS = 102;

/** The equity at the end of a quarter less that of the one before; null where one of the two is not on record. */
function changeAfter(periods: readonly FinancialPeriod[], day: string): number | null {
  const known = newestFirst(periods, 'quarter').filter(({ equity }) => equity !== null);
  const before = known.find(({ period_end }) => period_end === day);
  const next = known.find(({ period_end: end }) => end > day && daysBetween(day, end) <= NEXT_QUARTER_DAYS);
  return before && next ? (next.equity ?? 0) - (before.equity ?? 0) : null;
}

/**
 * Whether the fourth quarter, which nobody has on record, must have earned three times what any of the others did, on the other side of nothing, and the equity
 * says that it did not (BHM: $0.94 of a year beside -$2.27 of nine months).
 */
function isBeyondThird(
  periods: readonly FinancialPeriod[],
  quarters: readonly FinancialPeriod[],
  income: number,
  shares: number,
): boolean {
  const [last] = quarters;
  if (!last) return false;
  const three = quarters.filter(
    ({ period_end: end }) => daysBetween(end, last.period_end) < THREE_QUARTERS_DAYS,
  );
  const change = changeAfter(periods, last.period_end);
  if (three.length !== QUARTERS - 1 || change === null) return false;
  const known = three.map(({ eps_diluted: eps }) => eps ?? 0);
  const sum = known.reduce((a, b) => a + b, 0);
  const missing = income - sum * shares;
  const most = MOST_OF_OTHERS * shares * Math.max(...known.map((eps) => Math.abs(eps)));
  return sum * income < 0 && Math.abs(missing) > most && change / missing < HALF;
}

/**
 * Whether a published net income is of another year than the newest four quarters, whose diluted earnings a share make a loss of the shares that trade, or a
 * third, or three times as much (SAM: $108M beside -$6.15 a share), or than the three that are on record of a year.
 */
export function isOfOtherQuarters(
  { periods, asOf, sharesToday }: Pick<ScreenedParts, 'periods' | 'asOf' | 'sharesToday'>,
  income: number | null,
): boolean {
  const quarters = newestFirst(periods, 'quarter').filter(
    ({ eps_diluted: eps, currency }) => eps !== null && currency === 'USD',
  );
  const [last] = quarters;
  if (!last || !income || !sharesToday || !isFresh(last.period_end, asOf, TWELVE_MONTHS_FRESH)) return false;
  const four = fourQuarters(quarters, last);
  if (!four)
    return (
      Math.abs(income) >= LEAST_PUBLISHED_INCOME && isBeyondThird(periods, quarters, income, sharesToday)
    );
  const made = four.reduce((sum, { eps_diluted: eps }) => sum + (eps ?? 0), 0) * sharesToday;
  if (Math.max(Math.abs(made), Math.abs(income)) < LEAST_PUBLISHED_INCOME) return false;
  return made * income <= 0 || made / income > APART || income / made > APART;
}
