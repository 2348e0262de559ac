import type { DatedAmount } from '#contract/company-figures.ts';
import type { FinancialPeriod, StatementFigure } from '#contract/financials.ts';
import { isQuarterBefore } from '../spans.ts';
import { monthsBefore } from '../../time/days.ts';

/** A figure of a headline is not older than this, on the day of the record. */
const FRESH_MONTHS = 18;
/** Twelve months of a source that may not be checked against quarters are younger. */
export const TWELVE_MONTHS_FRESH = 15;
/** First fresh days that are remembered. */
const DAYS_KEPT = 100;

const earliest = new Map<number, Map<string, string>>();

/** The first fresh day as of the day of the record, of which there are few: it is asked for with every figure. */
function freshFrom(asOf: string, months: number): string {
  let days = earliest.get(months);
  if (!days) earliest.set(months, (days = new Map<string, string>()));
  let day = days.get(asOf);
  if (day === undefined) {
    if (days.size >= DAYS_KEPT) days.clear();
    days.set(asOf, (day = monthsBefore(asOf, months)));
  }
  return day;
}

/** Whether a day is not after the day of the record, nor more than some months before it. */
export const isFresh = (date: string, asOf: string, months = FRESH_MONTHS): boolean =>
  date <= asOf && date >= freshFrom(asOf, months);

/** The source of one figure of a period. */
export const sourceOf = (period: FinancialPeriod, figure: StatementFigure): string =>
  period.marks[figure]?.source ?? period.source;

/** One figure of a period with its day, source and rounding; null where the period has none. */
export function amountOf(period: FinancialPeriod, figure: StatementFigure): DatedAmount | null {
  const value = period[figure];
  if (value === null) return null;
  const rounded = period.marks[figure]?.rounded_to;
  return {
    value,
    currency: period.currency,
    period_end: period.period_end,
    source: sourceOf(period, figure),
    ...(rounded !== undefined && { rounded_to: rounded }),
  };
}

/** The periods of a kind, newest first. */
export const newestFirst = (
  periods: readonly FinancialPeriod[],
  ...kinds: FinancialPeriod['kind'][]
): FinancialPeriod[] =>
  periods
    .filter(({ kind }) => kinds.includes(kind))
    .sort((a, b) => (a.period_end < b.period_end ? 1 : a.period_end > b.period_end ? -1 : 0));

/** Four quarters in a row that end with `last`, newest first; undefined where one is missing. */
export function fourQuarters(
  quarters: readonly FinancialPeriod[],
  last: FinancialPeriod,
): FinancialPeriod[] | undefined {
  const found = [last];
  for (const quarter of quarters) {
    const earliest = found.at(-1);
    if (found.length === 4 || !earliest) break;
    if (
      quarter.currency === last.currency &&
      quarter.cik === last.cik &&
      isQuarterBefore(quarter.period_end, earliest.period_end)
    )
      found.push(quarter);
  }
  return found.length === 4 ? found : undefined;
}

/** The ids of several sources, each once. */
export const joinSources = (ids: readonly string[]): string => [...new Set(ids)].join(' + ');

/**
 * A flow over the twelve months to a quarter's end: of four quarters that all stand, else null. Rounding is that of the
 * coarsest part.
 */
export function sumOfFour(quarters: readonly FinancialPeriod[], figure: StatementFigure): DatedAmount | null {
  // Quarters of before and after a restatement make no year.
  if (quarters.some(({ marks }) => marks[figure]?.other_total)) return null;
  const parts = quarters.flatMap((quarter) => amountOf(quarter, figure) ?? []);
  const [last] = parts;
  if (parts.length !== 4 || !last) return null;
  const rounded = Math.max(...parts.map(({ rounded_to }) => rounded_to ?? 0));
  return {
    value: parts.reduce((sum, { value }) => sum + value, 0),
    currency: last.currency,
    period_end: last.period_end,
    source: joinSources(parts.map(({ source }) => source)),
    ...(rounded > 0 && { rounded_to: rounded }),
  };
}

/** The newest balance of a line, of the kind of period that knows it best. */
export function latestBalance(
  periods: readonly FinancialPeriod[],
  figure: StatementFigure,
): DatedAmount | null {
  const found = newestFirst(periods, 'quarter', 'year', 'twelve_months').flatMap(
    (p) => amountOf(p, figure) ?? [],
  );
  const [newest] = found;
  const same = found.filter(({ period_end }) => period_end === newest?.period_end);
  return same.find(({ rounded_to }) => rounded_to === undefined) ?? newest ?? null;
}
