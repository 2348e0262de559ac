import type { CompanyFigures } from '#contract/company-figures.ts';
import type { EarningsReport } from '#contract/financials.ts';
import { type Figure, formatNumber, formatPrice } from '../format.ts';
import { upperFirst } from '../text/sentence.ts';
import { isYearBefore } from './spans.ts';
import { daysBetween, lastOfMonth, monthsBefore } from '../time/days.ts';

/** Reports that a year may hold beyond a page, so that its last row still knows the year before. */
export const YEAR_OF_REPORTS = 8;
/** A report may come five weeks earlier or later than a year ago. */
const SLACK_DAYS = 35;

/** Nobody reports sooner after the end of a quarter. */
export const SOONEST_DAYS = 10;
/** The next quarter's report may come after these days: a later one may be of either. */
const LATEST_DAYS = 103;

/** The quarter that a report of `day` is of, among quarters, newest first; undefined where it may be another, not on record. */
export function quarterReported<Quarter extends { period_end: string }>(
  day: string,
  quarters: readonly Quarter[],
): Quarter | undefined {
  const quarter = quarters.find(({ period_end }) => daysBetween(period_end, day) >= SOONEST_DAYS);
  return quarter && daysBetween(quarter.period_end, day) <= LATEST_DAYS ? quarter : undefined;
}

/** Without a statement the end of a quarter is told by the day of its report in this span: outside of it the report may be of the quarter before or after. */
const SURE = { soonest: 25, latest: 92 };
/** So many quarters after the last statement they still end as its own did. */
const QUARTERS_ON = 3;

/**
 * The end of the quarter that a report of `day` is of, where its statement is not on record: the quarters of the last one on record
 * go on, if it ended with a month. null where the report may be of another.
 */
export function quarterEndAfter(day: string, quarters: readonly { period_end: string }[]): string | null {
  const last = quarters.find(({ period_end }) => period_end < day)?.period_end;
  if (!last || lastOfMonth(last) !== last) return null;
  const ends = Array.from({ length: QUARTERS_ON }, (_, i) => lastOfMonth(monthsBefore(last, -3 * (i + 1))));
  return (
    ends.find((end) => {
      const days = daysBetween(end, day);
      return days >= SURE.soonest && days <= SURE.latest;
    }) ?? null
  );
}

/** Gives each report, newest first, the earnings of the report that is nearest to a year before. */
export function withYearBefore(reports: readonly Omit<EarningsReport, 'epsYearBefore'>[]): EarningsReport[] {
  return reports.map((report, i) => {
    const offBy = ({ date }: { date: string }) => Math.abs(daysBetween(date, report.date) - 365);
    const [before] = reports
      .slice(i + 1, i + 1 + YEAR_OF_REPORTS)
      .filter(({ date }) => isYearBefore(date, report.date, SLACK_DAYS))
      .sort((a, b) => offBy(a) - offBy(b));
    return { ...report, epsYearBefore: before?.epsActual ?? null };
  });
}

/** Earnings less estimate in dollars, without binary noise; null where one is unknown. */
export function surpriseOf({
  epsActual,
  epsEstimate,
}: Pick<EarningsReport, 'epsActual' | 'epsEstimate'>): number | null {
  return epsActual === null || epsEstimate === null ? null : Number((epsActual - epsEstimate).toFixed(4));
}

export interface EstimateRecord {
  beat: number;
  met: number;
  missed: number;
}

/** How often the estimate was beaten, met and missed; reports without an estimate are in none. */
export function recordOf(reports: readonly EarningsReport[]): EstimateRecord {
  const record = { beat: 0, met: 0, missed: 0 };
  for (const report of reports) {
    const surprise = surpriseOf(report);
    if (surprise === null) continue;
    record[surprise > 0 ? 'beat' : surprise < 0 ? 'missed' : 'met'] += 1;
  }
  return record;
}

/** `Beat the estimate in 7 of 12 reports, met it in 2, missed it in 3.`, `Missed the estimate in all 3 reports.` null where nobody estimated. */
export function recordInWords(reports: readonly EarningsReport[]): string | null {
  const record = recordOf(reports);
  const all = record.beat + record.met + record.missed;
  if (all === 0) return null;
  const outcomes = (['beat', 'met', 'missed'] as const).filter((outcome) => record[outcome] > 0);
  const of = all === 1 ? 'the one report' : outcomes.length === 1 ? `all ${all} reports` : null;
  const words = outcomes.map((outcome, i) =>
    i > 0
      ? `${outcome} it in ${record[outcome]}`
      : `${upperFirst(outcome)} the estimate in ${of ?? `${record[outcome]} of ${all} reports`}`,
  );
  return `${words.join(', ')}.`;
}

/** Whether announced earnings are dollars of the share that trades, as far as the record says: else its head shows none. */
export const areDollarsAShare = (figures: CompanyFigures | null | undefined): boolean =>
  figures?.old_eps_unit === undefined && (!figures?.last_eps || figures.last_eps.epsActual !== null);

/** An announced amount: `$0.45`; without a currency where nobody names it. */
export const announcedText = (amount: Figure, inDollars: boolean): string =>
  inDollars ? formatPrice(amount) : formatNumber(amount);

/** What is said of amounts that are without one. */
export const UNNAMED_UNIT =
  'The calendar does not say in which currency its amounts are, or of which share: they are as it has them, and held against no estimate.';
