import type { Fundamentals, StatementFigure } from '#contract/financials.ts';
import { daysBetween } from '#kit/time/days.ts';
import type { CheckedRows, Doubt, StatementRow as Row } from '../rows.ts';
import { ANNUAL_ROUNDING } from '../periods/undated-periods.ts';
import { doubtOf, marksOf, withhold } from '../withhold.ts';

/** The extract of whole years, which may have read the column beside the year’s own. */
const SOURCE = 'sec-annual';
/** What of it may be of the column of comparison, and what another source calls the same, in the year before. */
const lines = {
  debt: ['debt', 'long_term_debt'],
  cash: ['cash', 'cash_and_investments'],
  cash_and_investments: ['cash', 'cash_and_investments'],
  research: ['research'],
} as const satisfies Partial<Record<StatementFigure, readonly StatementFigure[]>>;
type Line = keyof typeof lines;

/** Of less, two years are alike by chance. */
const LEAST = 5e6;
/** Days from one end of a fiscal year to the next. */
const YEAR = { least: 358, most: 374 };
/** What was published, in whole millions, bears an amount out within this share. */
const PUBLISHED = { rounded: 0.6e6, share: 0.02 };
const DECISION = 'not shown: that of the year before, as a column of comparison would be';

const sourceOf = (row: Row, figure: StatementFigure): string => marksOf(row)[figure]?.source ?? row.source;

/** Whether another source has an amount, to the rounding, for the end of the year before. */
function isOfYearBefore(row: Row, figure: Line, rows: readonly Row[]): boolean {
  const value = row[figure] ?? 0;
  return rows.some((other) => {
    const days = daysBetween(other.period_end, row.period_end);
    if (days < YEAR.least || days > YEAR.most || other.currency !== row.currency) return false;
    return lines[figure].some(
      (line) =>
        other[line] !== null &&
        sourceOf(other, line) !== SOURCE &&
        Math.abs((other[line] ?? 0) - value) <= ANNUAL_ROUNDING * 0.51,
    );
  });
}

/**
 * Rows of years without a debt, cash or research of the extract that is, to its rounding, what another source has for the end of the year before, unless it was
 * published as well: a debt may stand still (CBU: $990.2M of 2024 under 2025, beside $690M published; BCAX: $63.6M of research in 2024 and in 2025, of which three quarters are $92.1M). Each is listed for staff.
 */
export function withoutLastYears(
  rows: Row[],
  published: Pick<Fundamentals, 'debt' | 'cash'> | null,
): CheckedRows {
  const doubts: Doubt[] = [];
  const periods = rows.map((row) => {
    if (row.kind !== 'year') return row;
    const wrong = (Object.keys(lines) as Line[]).filter((figure) => {
      const value = row[figure];
      if (value === null || value < LEAST || sourceOf(row, figure) !== SOURCE) return false;
      const said = (figure === 'research' ? 0 : figure === 'debt' ? published?.debt : published?.cash) ?? 0;
      const isBorneOut = Math.abs(value - said) <= Math.max(PUBLISHED.rounded, said * PUBLISHED.share);
      return !isBorneOut && isOfYearBefore(row, figure, rows);
    });
    doubts.push(...wrong.map((figure) => doubtOf(row, figure, DECISION)));
    return withhold(row, wrong);
  });
  return { periods, doubts };
}
