import type { FigureMark, FinancialPeriod, StatementFigure } from '#contract/financials.ts';
import { daysBetween } from '../time/days.ts';

/** A split that is on record: `factor` new shares for an old one, from the open of `date` on. */
export interface KnownSplit {
  date: string;
  factor: number;
}

/** By how much shares may grow from one count to the next: by a few offerings, and hardly ever less. */
interface Bounds {
  least: number;
  most: number;
}
/** Of two readings that could both be, the one nearer to a little growth. */
const USUAL_GROWTH = 1.1;
/** The mean of a period lies near the count at its end, mostly below it. */
const MEAN: Bounds = { least: 0.6, most: 2.5 };
const COUNT: Bounds = { least: 0.7, most: 6 };
/** Where neither can be, a count does not fall to a third; offerings before and after a reverse split may make many times of it (ASTI: 34,000, and 307,000 half a year later). */
const [FALLEN, MULTIPLIED] = [1 / 3, 30];
/** Under this a rounded cent makes the shares that earnings imply say little; a large split shows all the same. */
const LEAST_EPS = 0.04;
const LEAST_EPS_OF_LARGE = 0.015;
const LARGE = 3;
/** A report of the weeks after a split may still count the shares of before it. */
const STILL_OLD_DAYS = 120;

const perShare = ['eps_basic', 'eps_diluted'] as const;

/**
 * Counts of shares and earnings a share of before a known split, in the shares of after it, each marked. Whether a source
 * restated a figure itself is read from the figure: what would be no growth that shares have is of the other shares. Where
 * neither reading can be, the figure stays as it was reported.
 */
export function restateForSplit(
  periods: readonly FinancialPeriod[],
  split: KnownSplit | undefined,
  sharesToday: number | null,
): FinancialPeriod[] {
  if (!split || !(split.factor > 0) || split.factor === 1) return [...periods];
  const counts = readCounts(periods, split, sharesToday);
  const old = new Set(counts.flatMap(({ date, isOld }) => (isOld ? [date] : [])));
  return periods.map((period) =>
    period.period_end < split.date || old.has(period.period_end) ? restated(period, split, counts) : period,
  );
}

interface Reading {
  date: string;
  /** In the shares of after the split. */
  shares: number;
  /** Whether the report counted the shares of before it. */
  isOld: boolean;
}

/** Which of two readings of a count fits the count after it; undefined where neither does. */
function fits(reported: number, factor: number, later: number, { least, most }: Bounds): boolean | undefined {
  const asReported = later / reported;
  const asOld = later / (reported * factor);
  const can = (growth: number) => growth >= least && growth <= most;
  if (can(asOld) && can(asReported))
    return Math.abs(Math.log(asOld / USUAL_GROWTH)) < Math.abs(Math.log(asReported / USUAL_GROWTH));
  if (can(asOld)) return true;
  if (can(asReported)) return false;
  return factor < 1 && asReported < FALLEN && asOld > 1 && asOld < MULTIPLIED ? true : undefined;
}

/** The counts on record, newest first, each read against the one after it, the newest against today's. */
function readCounts(
  periods: readonly FinancialPeriod[],
  { date, factor }: KnownSplit,
  sharesToday: number | null,
): Reading[] {
  const byDay = new Map<string, number>();
  for (const { kind, period_end, shares_outstanding } of periods)
    if (shares_outstanding && (kind === 'quarter' || !byDay.has(period_end)))
      byDay.set(period_end, shares_outstanding);
  const readings: Reading[] = [];
  let later = sharesToday;
  for (const [day, shares] of [...byDay].sort(([a], [b]) => (a < b ? 1 : -1))) {
    const read = later === null ? undefined : fits(shares, factor, later, COUNT);
    const isOld = day >= date ? read === true && daysBetween(date, day) <= STILL_OLD_DAYS : read;
    if (isOld === undefined) break;
    later = isOld ? shares * factor : shares;
    readings.push({ date: day, shares: later, isOld });
  }
  return readings;
}

function restated(period: FinancialPeriod, split: KnownSplit, counts: readonly Reading[]): FinancialPeriod {
  const { factor } = split;
  const own = counts.find(({ date }) => date === period.period_end);
  const next = own ?? counts.findLast(({ date }) => date > period.period_end);
  const values: Partial<Record<StatementFigure, number>> = {};
  const restate = (figure: StatementFigure, by: number) => {
    const value = period[figure];
    if (value !== null) values[figure] = value * by;
  };
  if (own?.isOld) restate('shares_outstanding', factor);
  const ofOldShares = next && meanIsOld(period, split, next);
  if (ofOldShares) {
    restate('diluted_shares', factor);
    for (const figure of perShare) restate(figure, 1 / factor);
  }
  const names = Object.keys(values);
  if (names.length === 0) return period;
  const marks: Record<string, FigureMark> = { ...period.marks };
  for (const name of names) marks[name] = { ...marks[name], split: factor };
  const rounded = Object.entries(values).map(([name, value]) => [
    name,
    name.startsWith('eps') ? Number(value.toFixed(4)) : Math.round(value),
  ]);
  return { ...period, ...(Object.fromEntries(rounded) as Partial<FinancialPeriod>), marks };
}

/** Whether the earnings a share of a period are of the old shares; undefined where they do not say. */
function meanIsOld(period: FinancialPeriod, split: KnownSplit, next: Reading): boolean | undefined {
  const { factor } = split;
  const { diluted_shares: diluted, net_income: income, eps_diluted, eps_basic } = period;
  const eps = eps_diluted ?? eps_basic;
  const least = factor >= LARGE || factor <= 1 / LARGE ? LEAST_EPS_OF_LARGE : LEAST_EPS;
  const implied =
    diluted ?? (income !== null && eps !== null && Math.abs(eps) >= least ? Math.abs(income / eps) : null);
  if (implied && implied > 0)
    return fits(implied, factor, next.shares, next.date === period.period_end ? MEAN : COUNT);
  if (next.date !== period.period_end) return undefined;
  return operationsSayOld(period, split, next) ?? next.isOld;
}

/** What operations earn is the net income within this, which tells one split from none where it is as large. */
const NEAR_INCOME = 3;
/** The report of a year later tells a quarter once more; it comes so many days after the quarter, at the earliest. */
const REPEATED_DAYS = 395;

/**
 * The same of a quarter of which no net income is on record, by what operations earned: a later report may have restated its earnings a share and not its count
 * (MKZR: $7.4M lost in operations and $6.10 a share, beside 13.4 million shares of before one for ten). undefined where that says neither.
 */
export function operationsSayOld(
  {
    period_end: end,
    operating_income: operating,
    net_income: income,
    eps_diluted: eps,
  }: Pick<FinancialPeriod, 'period_end' | 'operating_income' | 'net_income' | 'eps_diluted'>,
  { factor, date }: KnownSplit,
  { shares }: Pick<Reading, 'shares'>,
): boolean | undefined {
  if (income !== null || !operating || !eps || operating * eps < 0 || Math.abs(eps) < LEAST_EPS)
    return undefined;
  const isNear = (count: number) => count < NEAR_INCOME * shares && shares < NEAR_INCOME * count;
  const [asNew, asOld] = [operating / eps, (operating / eps) * factor].map(isNear);
  if (asNew === asOld || (asNew && daysBetween(end, date) > REPEATED_DAYS)) return undefined;
  return asOld;
}
