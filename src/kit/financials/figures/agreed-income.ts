import type { DatedAmount } from '#contract/company-figures.ts';
import type { FinancialPeriod, Fundamentals } from '#contract/financials.ts';
import { differ, type FigureDoubt, near, type Said } from '../agreement.ts';
import { isYearBefore } from '../spans.ts';
import { daysBetween } from '../../time/days.ts';
import { LEAST_PUBLISHED } from './agreed.ts';
import { allTwelve, isOfOtherMonths, SAME_END_DAYS, type Twelve } from './other-months.ts';

interface Beside {
  periods: readonly FinancialPeriod[];
  fundamentals: Fundamentals | null;
  sharesToday: number | null;
}

/** The last equity of a day less that of a year before; undefined where one is not on record. */
function changeOfEquity(periods: readonly FinancialPeriod[], end: string): number | undefined {
  const at = (isDay: (day: string) => boolean) =>
    periods.find(({ equity, period_end }) => equity !== null && isDay(period_end))?.equity;
  const last = at((day) => Math.abs(daysBetween(day, end)) <= SAME_END_DAYS);
  const before = at((day) => isYearBefore(day, end, SAME_END_DAYS));
  return typeof last === 'number' && typeof before === 'number' ? last - before : undefined;
}

/** What else on record tells the net income of the same months: another source, EPS, operating income, the change of equity. */
function thirds(
  found: DatedAmount,
  twelve: readonly Twelve[],
  operating: DatedAmount | null,
  { periods, sharesToday }: Beside,
): Said[] {
  const isThen = (day: string) => Math.abs(daysBetween(day, found.period_end)) <= SAME_END_DAYS;
  const same = twelve.filter(({ end }) => isThen(end));
  const ofDay = periods.filter(({ period_end }) => isThen(period_end));
  const shares =
    ofDay.find(({ diluted_shares: count }) => count)?.diluted_shares ??
    ofDay.find(({ shares_outstanding: count }) => count)?.shares_outstanding ??
    sharesToday;
  const change = changeOfEquity(periods, found.period_end);
  return [
    ...same.flatMap(({ source, value }) => (source === found.source ? [] : { source, value })),
    ...same.flatMap(({ eps }) => (eps && shares ? { source: 'EPS times shares', value: eps * shares } : [])),
    ...(operating && isThen(operating.period_end)
      ? [{ source: 'operating income', value: operating.value }]
      : []),
    ...(change === undefined ? [] : [{ source: 'change of equity', value: change }]),
  ];
}

/** A year ends so many days after twelve months that are of an earlier quarter. */
const LATER_DAYS = 60;
/** Published amounts come in whole millions; an operating income of fewer than some is that of many years, and sales are told apart by a hundredth. */
const PUBLISHED = { rounded: 0.6e6, least: 5e6, sales: 0.01 };

/** Whether what was published is of a year on record that ended since, as its operating income and its sales say. */
function isOfLaterYear({ period_end: end }: DatedAmount, { periods, fundamentals }: Beside): boolean {
  const { operating_income: operating = null, sales = null } = fundamentals ?? {};
  if (operating === null || Math.abs(operating) < PUBLISHED.least) return false;
  return periods.some(({ kind, period_end, currency, operating_income, revenue }) => {
    const isLater = kind === 'year' && currency === 'USD' && daysBetween(end, period_end) >= LATER_DAYS;
    if (!isLater || operating_income === null || revenue === null || sales === null) return false;
    const areItsSales = Math.abs(revenue - sales) <= Math.max(PUBLISHED.rounded, PUBLISHED.sales * sales);
    return areItsSales && Math.abs(operating_income - operating) <= PUBLISHED.rounded;
  });
}

/**
 * Net income of twelve months, unless what was published with the quotes has another sign, or differs by three times, and nothing
 * else on record bears the statements out, or the published one is of a fiscal year since (SRI: $32M lost to September, and $103M in the year to
 * December). What was published of other twelve months on record, mostly the last fiscal year, is no contradiction.
 */
export function agreedIncome(
  found: DatedAmount | null,
  operating: DatedAmount | null,
  beside: Beside,
  doubts: FigureDoubt[],
): DatedAmount | null {
  const published = beside.fundamentals?.net_income ?? 0;
  if (found?.currency !== 'USD' || !differ(found.value, published)) return found;
  const { value, source, period_end } = found;
  if (Math.abs(published) < LEAST_PUBLISHED && Math.abs(value) < LEAST_PUBLISHED) return found;
  const twelve = allTwelve(beside.periods, 'net_income');
  const said = thirds(found, twelve, operating, beside);
  const ours = said.find((third) => near(third.value, value));
  if (ours && isOfLaterYear(found, beside)) {
    const since = { source: 'published since', value: published };
    const decision = 'not shown: what was published is of a fiscal year since, and stands';
    doubts.push({
      figure: 'net_income',
      period_end,
      found: [{ source, value }, since],
      shown: since,
      decision,
    });
    return null;
  }
  if (isOfOtherMonths(twelve, found, published)) return found;
  const theirs = said.find((third) => near(third.value, published));
  const [own, snapshot] = [
    { source, value },
    { source: 'snapshot', value: published },
  ];
  const third = ours ?? theirs;
  doubts.push({
    figure: 'net_income',
    period_end,
    found: [own, snapshot, ...(third ? [third] : said)],
    shown: ours ? own : theirs ? snapshot : undefined,
  });
  return ours ? found : null;
}
