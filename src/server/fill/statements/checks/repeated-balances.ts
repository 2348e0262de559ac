import type { StatementFigure } from '#contract/financials.ts';
import { daysBetween } from '#kit/time/days.ts';
import type { CheckedRows, Doubt, StatementRow as Row } from '../rows.ts';
import { doubtOf, withhold } from '../withhold.ts';

/** Amounts that no two statements have alike. A debt may stand still for years, and so may what is owed within one. */
const balances = [
  'cash', 'short_term_investments', 'current_assets', 'assets', 'liabilities', 'equity',
] as const satisfies readonly StatementFigure[]; // prettier-ignore

/** Amounts with fewer digits than this, zeros at their end left out, may be alike by chance. */
const LEAST_DIGITS = 5;
/** One statement may stand under two days, of which one is that of a calendar. */
const LEAST_DAYS = 45;

const digitsOf = (value: number): number => String(Math.abs(value)).replace(/0+$/, '').length;

const DECISION = 'not shown: to the dollar what another day has, as a column of comparison would be';

/** The days whose amount of `figure` another day has too, but for the one end of a fiscal year among them. */
function daysOfOthers(
  rows: readonly Row[],
  figure: StatementFigure,
  yearEnds: ReadonlySet<string>,
): Set<string> {
  const daysOf = new Map<number, Set<string>>();
  for (const { period_end: end, [figure]: value } of rows) {
    if (value === null || digitsOf(value) < LEAST_DIGITS) continue;
    daysOf.set(value, (daysOf.get(value) ?? new Set()).add(end));
  }
  const wrong = [...daysOf.values()].flatMap((days) => {
    const [first, ...later] = [...days].sort();
    if (first === undefined || !later.some((day) => daysBetween(first, day) >= LEAST_DAYS)) return [];
    const ends = [...days].filter((day) => yearEnds.has(day));
    return [...days].filter((day) => ends.length !== 1 || day !== ends[0]);
  });
  return new Set(wrong);
}

/**
 * Rows without balances that are to the dollar those of another day: a report has last year’s end, or last year’s quarter, in its second
 * column, and sources take that for the quarter’s own (AMTX: total assets of $259.3M in four quarters of 2024). What stands at the end of
 * a fiscal year is its own, for that is the column which the quarters after it repeat; of other days nobody knows which is right.
 */
export function withoutRepeatedBalances(rows: readonly Row[]): CheckedRows {
  const yearEnds = new Set(rows.filter(({ kind }) => kind === 'year').map(({ period_end: end }) => end));
  const wrongDays = balances.map((figure) => ({ figure, days: daysOfOthers(rows, figure, yearEnds) }));
  const doubts: Doubt[] = [];
  const periods = rows.map((row) => {
    const wrong = wrongDays.filter(({ figure, days }) => row[figure] !== null && days.has(row.period_end));
    doubts.push(...wrong.map(({ figure }) => doubtOf(row, figure, DECISION)));
    return withhold(
      row,
      wrong.map(({ figure }) => figure),
    );
  });
  return { periods, doubts };
}
