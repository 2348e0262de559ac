import type { EarningsReport } from '#contract/financials.ts';
import type { CompanyFigures } from '#contract/company-figures.ts';
import type { Dividends, EpsEstimate, NextReport, Outlook } from '#contract/expectations.ts';
import { formatEarningsMultiple, formatPercent, formatPrice, formatQuote } from '#kit/format.ts';
import { formatDate } from '#kit/time/dates.ts';
import { areDollarsAShare, surpriseOf } from '#kit/financials/earnings.ts';
import { notBoundless } from '#kit/financials/growth.ts';
import { daysBetween, isMonthEnd } from '#kit/time/days.ts';

/** `, and fell after 5 of the 8 beats`; nothing without a beat. */
function fallsInWords(beats: number, fell: number): string {
  if (beats === 0) return '';
  if (beats === 1)
    return fell === 1 ? ', and fell after the one beat' : ', and did not fall after the one beat';
  return `, and fell after ${fell === 0 ? 'none' : fell} of the ${beats} beats`;
}

/**
 * `The price rose over the two sessions in 3 of 12, and fell after 5 of the 8 beats.` null where no move is known. Results that
 * are held against no estimate, for want of a unit, are no beats.
 */
export function movesInWords(reports: readonly EarningsReport[], isHeldAgainst: boolean): string | null {
  const moved = reports.filter(({ over2Percent }) => typeof over2Percent === 'number');
  if (moved.length === 0) return null;
  const rose = moved.filter(({ over2Percent }) => (over2Percent ?? 0) > 0).length;
  const beats = isHeldAgainst ? moved.filter((report) => (surpriseOf(report) ?? 0) > 0) : [];
  const fell = beats.filter(({ over2Percent }) => (over2Percent ?? 0) < 0).length;
  return `The price rose over the two sessions in ${rose} of ${moved.length}${fallsInWords(beats.length, fell)}.`;
}

/** The revenue of a fourth quarter is what the year leaves; its earnings a share are never subtracted. */
export const isRevenueComputed = ({ quarterDerived, revenue }: EarningsReport): boolean =>
  quarterDerived === true && revenue !== null;

/** What is missing of a company without reports: of a class, that those of its issuer stand with another (LBTYK, with LBTYA). */
export const missingReports = (ticker: string, reportedAs: string | undefined): string =>
  reportedAs
    ? `past reports under ${ticker} (those of its issuer stand with the class ${reportedAs})`
    : 'past reports';

/** What is missing of the estimates: what was published in a currency that nobody names is not shown. */
export const missingEstimates = (
  estimates: Outlook['estimates'],
  figures: CompanyFigures | null | undefined,
): string =>
  estimates && !areDollarsAShare(figures)
    ? 'estimates of coming quarters in a currency that is named'
    : 'estimates of coming quarters';

/** Who has published nothing in so long has quarters that are not on record. */
const OLD_DAYS = 730;

/** The first page of a company's reports. */
interface FirstReports {
  data: readonly Pick<EarningsReport, 'date'>[];
  page: number;
}

/**
 * `No report since Feb 12, 2019 is on record.` of reports whose newest is two years older than the quotes: a table of them would
 * look like one of today. null of others, and on later pages, which do not have the newest.
 */
export function oldReportsInWords({ data, page }: FirstReports, quoteDate: string | null): string | null {
  const newest = data[0]?.date;
  return newest && page === 1 && quoteDate && daysBetween(newest, quoteDate) > OLD_DAYS
    ? `No report since ${formatDate(newest)} is on record.`
    : null;
}

/**
 * What is said of the next report on `today` (YYYY-MM-DD in New York): a day that has passed was expected, and is not
 * called next any more.
 */
export function nextInWords(
  { date, isEstimate, asOf }: NextReport,
  today: string,
): { title: string; text: string } {
  const day = isEstimate ? 'Estimated day' : 'Day as published';
  const confirmed = isEstimate ? '; not confirmed by the company' : '';
  return today > date
    ? {
        title: 'Report',
        text: `was expected on ${formatDate(date)} (${lower(day)}, as of ${formatDate(asOf)}${confirmed}).`,
      }
    : { title: 'Next report', text: `${day}, as of ${formatDate(asOf)}${confirmed}.` };
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * `Year 2026` for a calendar year, `Year to Jan 31, 2027` for another, `Year to about Dec 28, 2026` where it ends with a week and the source has the day of
 * the year before (ENVX: of Jan 3, 2027); which one, where the source is unclear.
 */
export const yearLabel = ({ yearEnd }: EpsEstimate, which: 'This' | 'Next'): string =>
  yearEnd === null
    ? `${which} fiscal year`
    : yearEnd.endsWith('-12-31')
      ? `Year ${yearEnd.slice(0, 4)}`
      : `Year to ${isMonthEnd(yearEnd) ? '' : 'about '}${formatDate(yearEnd)}`;

/** How many times what is expected of each year the last price is; empty where losses are, or no price is known. */
export function forwardInWords(
  price: number | null,
  { thisYear, nextYear }: NonNullable<Outlook['estimates']>,
): string {
  const over = (eps: number | null): string =>
    price !== null && eps !== null && eps > 0 ? formatEarningsMultiple(price / eps) : '';
  const said = [
    over(thisYear.eps) && `${over(thisYear.eps)} times the EPS expected of this year`,
    over(nextYear.eps) && `${over(nextYear.eps)} times that of the next`,
  ].filter(Boolean);
  return said.length > 0 ? `The last price, ${formatQuote(price)}, is ${said.join(' and ')}.` : '';
}

/** The change of an estimate in 90 days, in percent of its size; null across zero, and beyond ten times, from hardly anything (METC: from −$0.05 to −$0.74). */
export function revisionPercent({ eps, eps90DaysAgo }: EpsEstimate): number | null {
  if (eps === null || eps90DaysAgo === null || eps90DaysAgo === 0) return null;
  if (eps < 0 !== eps90DaysAgo < 0) return null;
  const percent = notBoundless(((eps - eps90DaysAgo) / Math.abs(eps90DaysAgo)) * 100);
  return percent === null ? null : Number(percent.toFixed(1));
}

/** What is known of the dividends, each as a part of a sentence; a row on record may have nothing to say. */
export const paidInWords = ({
  rate,
  yieldPercent,
  priceDate,
  payoutPercent,
  lastAmount,
  lastDate,
}: Dividends): string[] =>
  [
    rate !== null && `${formatPrice(rate)} a year`,
    yieldPercent !== null &&
      `a yield of ${formatPercent(yieldPercent)} at the price of ${formatDate(priceDate)}`,
    payoutPercent !== null && `${formatPercent(payoutPercent)} of earnings`,
    lastAmount !== null && `last paid ${formatPrice(lastAmount)} on ${formatDate(lastDate)}`,
  ].filter((part) => part !== false);

/** What of an outlook has something to show: a part without a figure is as good as none. */
export function shownOfOutlook({ next, estimates, dividends }: Outlook) {
  const years = estimates ? [estimates.thisYear, estimates.nextYear] : [];
  return {
    next: next !== null,
    estimates: years.some(({ eps }) => eps !== null),
    dividends: dividends !== null && paidInWords(dividends).length > 0,
  };
}
