import type { FinancialPeriod, StatementFigure } from '#contract/financials.ts';
import { isQuarterBefore, isYearBefore } from './spans.ts';
import { daysBetween, monthsBefore } from '../time/days.ts';

/** A current growth figure rests on periods that ended within these months; an older one is history. */
const COVERED_MONTHS = 18;
/** Days by which fiscal quarters and years end earlier or later than those of the calendar. */
const YEAR_SLACK_DAYS = 10;

/** Whether a period is recent enough to be compared with today, on the day of the record. */
export const isCovered = (end: string, asOf: string): boolean =>
  daysBetween(monthsBefore(asOf, COVERED_MONTHS), end) >= -YEAR_SLACK_DAYS;

/** Growth in percent; null where a figure is unknown, or where growth from it means nothing: from zero or a loss. */
export function growthPercent(now: number | null, before: number | null): number | null {
  return now === null || before === null || before <= 0 ? null : (now / before - 1) * 100;
}

/** Beyond ten times the whole, a percentage says only that hardly any whole is there. */
export const MOST_PERCENT = 1_000;

/** Growth from hardly anything, or a fall from it into a great loss, says only that; null beyond ten times, either way. */
export const notBoundless = (percent: number | null): number | null =>
  percent !== null && Math.abs(percent) > MOST_PERCENT ? null : percent;

/** A part of a whole, as of revenue or equity, in percent; null without a whole, or of one that is hardly there. */
export function marginPercent(part: number | null, whole: number | null): number | null {
  if (part === null || whole === null || whole <= 0) return null;
  const percent = (part / whole) * 100;
  return Math.abs(percent) > MOST_PERCENT ? null : percent;
}

export type Against = 'year' | 'quarter';

/** What growth asks of a period. */
export type Growing = Pick<
  FinancialPeriod,
  'kind' | 'cik' | 'currency' | 'period_end' | 'restated' | 'marks'
> &
  Partial<Record<StatementFigure, number | null>>;

/** The period that one is compared with: of the same kind and issuer, a year or a quarter earlier. */
export function periodBefore<Period extends Growing>(
  period: Growing,
  periods: readonly Period[],
  against: Against,
): Period | undefined {
  if (against === 'quarter' && period.kind === 'year') return undefined;
  return periods.find(
    (other) =>
      other.kind === period.kind &&
      other.cik === period.cik &&
      other.currency === period.currency &&
      (against === 'year'
        ? isYearBefore(other.period_end, period.period_end, YEAR_SLACK_DAYS)
        : isQuarterBefore(other.period_end, period.period_end)),
  );
}

/** Whether one of two periods is of another version than the other, so that both stand there and nothing is computed of them. */
const areOfTwoVersions = (
  period: Growing,
  before: Growing,
  figure: StatementFigure,
  against: Against,
): boolean =>
  period.restated ||
  (against === 'quarter' && before.restated) ||
  [period, before].some(({ marks }) => marks[figure]?.other_total);

/**
 * Growth of a figure in percent. A restated period is compared with nothing: a year before, the old figures stand, as its
 * own report compared them; of two quarters in a row neither may be restated.
 */
export function growthOf(
  period: Growing,
  periods: readonly Growing[],
  figure: StatementFigure,
  against: Against,
): number | null {
  const before = periodBefore(period, periods, against);
  if (!before || areOfTwoVersions(period, before, figure, against)) return null;
  if (isCoarse(period, figure) || isCoarse(before, figure) || isTiny(before, figure)) return null;
  return notBoundless(growthPercent(period[figure] ?? null, before[figure] ?? null));
}

/** Whether a growth that a reader could compute is none because a later report changed one of its two periods. */
export function isGrowthOfTwoVersions(
  period: Growing,
  periods: readonly Growing[],
  figure: StatementFigure,
  against: Against,
): boolean {
  const before = periodBefore(period, periods, against);
  return (
    before !== undefined &&
    areOfTwoVersions(period, before, figure, against) &&
    growthPercent(period[figure] ?? null, before[figure] ?? null) !== null
  );
}

/** From less than a million a year growth is of a base that says nothing. */
export const LEAST_YEAR = 1e6;
const QUARTERS = 4;

const isTiny = ({ kind, ...period }: Growing, figure: StatementFigure): boolean =>
  Math.abs(period[figure] ?? 0) < (kind === 'quarter' ? LEAST_YEAR / QUARTERS : LEAST_YEAR);

/** A figure that is known to a fiftieth or worse has no growth worth two digits. */
const isCoarse = (period: Growing, figure: StatementFigure): boolean =>
  (period.marks[figure]?.rounded_to ?? 0) * 50 > Math.abs(period[figure] ?? 0);

export interface CurrentGrowth {
  percent: number;
  period: FinancialPeriod;
}

/** Growth of the newest period of a kind as of a day; null unless both its periods ended in the months before it. */
export function currentGrowth(
  periods: readonly FinancialPeriod[],
  kind: FinancialPeriod['kind'],
  figure: StatementFigure,
  against: Against,
  asOf: string | null,
): CurrentGrowth | null {
  const period = periods
    .filter((candidate) => candidate.kind === kind)
    .reduce<FinancialPeriod | undefined>(
      (newest, candidate) => (newest && newest.period_end >= candidate.period_end ? newest : candidate),
      undefined,
    );
  const before = period && periodBefore(period, periods, against);
  if (!before || asOf === null) return null;
  const covered = isCovered(before.period_end, asOf) && period.period_end <= asOf;
  const percent = covered ? growthOf(period, periods, figure, against) : null;
  return percent === null ? null : { percent, period };
}
