import type { DatedAmount } from '#contract/company-figures.ts';
import type { FinancialPeriod, Fundamentals } from '#contract/financials.ts';
import { daysBetween } from '../../time/days.ts';
import { isOfEarlierDay } from './published-balances.ts';

/** Where so much of an equity was lost since, what is left makes another ratio; so does what as much was earned to. */
const LOST = 0.5;
/** What was published since, and lies within this of an equity, says that more came in; what is the same to the million may be of its own day. */
const [ALIKE, ROUNDED] = [4 / 3, 0.6e6];
/** A year that ends later holds quarters of before an equity and of after it. */
const [YEAR_DAYS, QUARTER_DAYS, QUARTERS] = [350, 91.3, 4];

type Line = 'net_income' | 'operating_income';

interface Beside {
  periods: readonly FinancialPeriod[];
  fundamentals: Fundamentals | null;
}

/** What a later year has of after an equity: the year less its quarters to that day; null where one of these is not on record. */
function restOf(
  year: FinancialPeriod,
  known: readonly FinancialPeriod[],
  line: Line,
  day: string,
): number | null {
  const left = Math.round(daysBetween(day, year.period_end) / QUARTER_DAYS);
  const before = known.filter(
    ({ kind, period_end: end }) =>
      kind === 'quarter' && end <= day && daysBetween(end, year.period_end) < YEAR_DAYS,
  );
  if (left < 1 || left >= QUARTERS || before.length !== QUARTERS - left) return null;
  return before.reduce((rest, quarter) => rest - (quarter[line] ?? 0), year[line] ?? 0);
}

/** The most that a line tells was lost since a day, under zero: of later quarters, or of a later year without those of before; null where it tells nothing. */
function lostIn(
  line: Line,
  { currency, period_end: day }: DatedAmount,
  periods: readonly FinancialPeriod[],
): number | null {
  const known = periods.filter((period) => period.currency === currency && period[line] !== null);
  const later = known.filter(({ period_end: end }) => end > day);
  const quarters = later.filter(({ kind }) => kind === 'quarter');
  const sums = later.flatMap((year) =>
    year.kind === 'quarter' ? [] : (restOf(year, known, line, day) ?? []),
  );
  if (quarters.length > 0) sums.push(quarters.reduce((sum, quarter) => sum + (quarter[line] ?? 0), 0));
  return sums.length > 0 ? Math.min(...sums) : null;
}

/** What later quarters earned. */
const earnedIn = ({ currency, period_end: day }: DatedAmount, periods: readonly FinancialPeriod[]): number =>
  periods.reduce(
    (sum, { kind, period_end, currency: own, net_income: income }) =>
      kind === 'quarter' && own === currency && period_end > day ? sum + (income ?? 0) : sum,
    0,
  );

/**
 * What was lost, or earned, since the day of an equity, where that is half of it and more: nothing says what is left (SLND: $75M of September, and $210M lost in the
 * quarter after it, the year less three quarters). Net income tells it, else what operations lost. Null where another equity was published since that is
 * about as much, as money came in (OPEN: $811M, a loss of $1.3 billion, and $1.0 billion). DAN earned $1,087M by the sale of a trade, after $840M; TNET earned more
 * in a quarter than its $54M, which had bought shares back.
 */
export function lostSince(equity: DatedAmount | null, { periods, fundamentals }: Beside): number | null {
  if (!equity || equity.value <= 0) return null;
  const lost = lostIn('net_income', equity, periods) ?? lostIn('operating_income', equity, periods);
  const earned = earnedIn(equity, periods);
  const changed = lost !== null && lost <= -LOST * equity.value ? lost : earned;
  if (Math.abs(changed) < LOST * equity.value || (changed < 0 && changed !== lost)) return null;
  const published = equity.currency === 'USD' ? (fundamentals?.equity ?? 0) : 0;
  const times = published / equity.value;
  const isAlike =
    times <= ALIKE &&
    times >= 1 / ALIKE &&
    Math.abs(published - equity.value) > ROUNDED &&
    !isOfEarlierDay(periods, 'equity', published);
  return isAlike ? null : changed;
}
