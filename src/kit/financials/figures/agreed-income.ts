import type { DatedAmount } from '#contract/company-figures.ts';
import type { FinancialPeriod, Fundamentals } from '#contract/financials.ts';
import { differ, type FigureDoubt, near, type Said } from '../agreement.ts';
import { daysBetween, isYearBefore } from '../spans.ts';
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

/**
 * Net income of twelve months, unless what was published with the quotes has another sign, or differs by three times, and nothing
 * else on record bears the statements out. What was published of other twelve months on record, mostly the last fiscal year, is no
 * contradiction.
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
  if (isOfOtherMonths(twelve, found, published)) return found;
  const said = thirds(found, twelve, operating, beside);
  const ours = said.find((third) => near(third.value, value));
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
