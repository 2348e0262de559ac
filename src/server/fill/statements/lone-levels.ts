import type { StatementFigure } from '#contract/financials.ts';
import { statementFigures } from '#contract/financials.ts';
import { daysBetween } from '#kit/financials/spans.ts';
import type { FigureDoubtsTable, FinancialPeriodsTable } from '#server/db/financial-tables.ts';
import { doubtOf, marksOf, withhold } from './withhold.ts';

type Period = Omit<FinancialPeriodsTable, 'symbol' | 'cik'>;
type Doubt = Omit<FigureDoubtsTable, 'symbol'>;

/** A level that is this many times under both its neighbours, or over both, is of something else. */
const TIMES = 4;
/** Neighbours are the quarters before and after, or the next but one where one is missing. */
const NEIGHBOUR_DAYS = 290;
/** Debt under this part of the assets comes and goes. */
const LEAST_DEBT = 0.1;
/** Revenue of less comes in milestones. */
const LEAST_REVENUE = 10e6;

/** The quarters that stand alone between two others: each with its value and those beside it. */
function lone(rows: readonly Period[], figure: StatementFigure) {
  const known = rows
    .flatMap((row) => {
      const value = row[figure];
      return row.kind === 'quarter' && value !== null && value >= 0 ? [{ row, value }] : [];
    })
    .sort((a, b) => (a.row.period_end < b.row.period_end ? -1 : 1));
  return known.flatMap(({ row, value }, i) => {
    const [before, after] = [known[i - 1], known[i + 1]];
    if (!before || !after) return [];
    if (daysBetween(before.row.period_end, row.period_end) > NEIGHBOUR_DAYS) return [];
    if (daysBetween(row.period_end, after.row.period_end) > NEIGHBOUR_DAYS) return [];
    const beside = { least: Math.min(before.value, after.value), most: Math.max(before.value, after.value) };
    return [{ row, value, ...beside }];
  });
}

/** Days whose long-term debt is one note of several, or all that is owed, and not what the quarters around them count. */
const daysOfOtherDebt = (rows: readonly Period[]): Set<string> =>
  new Set(
    lone(rows, 'long_term_debt').flatMap(({ row, value, least, most }) => {
      const isOther = value * TIMES < least || value > TIMES * most;
      return isOther && Math.max(value, most) > LEAST_DEBT * (row.assets ?? Infinity) ? [row.period_end] : [];
    }),
  );

/** Quarters with less than a fourth of the revenue beside them, of those that `isOfOther` says may count other sales. */
const dipsOf = (dips: readonly Period[], isOfOther: (row: Period) => boolean): Set<string> =>
  new Set(dips.filter(isOfOther).map(({ period_end: end }) => end));

/** Fourth quarters that are a year without what was sold since, less nine months with it. */
const isOfOtherYear = (row: Period): boolean => marksOf(row).revenue?.derivation !== undefined;

/** Quarters of a source without days of filing that has the revenue of a part: CARG’s $7.3M between $219M and $187M. */
const isOfPart = (row: Period): boolean => (marksOf(row).revenue?.source ?? row.source) === 'yahoo-quarters';

/** Rows of a company without levels that the quarters before and after contradict, and what of it staff look at. */
export function withoutLoneLevels(rows: readonly Period[]): { periods: Period[]; doubts: Doubt[] } {
  const debts = daysOfOtherDebt(rows);
  const dips = lone(rows, 'revenue').flatMap(({ row, value, least }) =>
    least >= LEAST_REVENUE && value * TIMES < least ? [row] : [],
  );
  const [years, parts] = [dipsOf(dips, isOfOtherYear), dipsOf(dips, isOfPart)];
  const doubts: Doubt[] = [];
  const periods = rows.map((row) => {
    const wrong: StatementFigure[] = [];
    if (row.long_term_debt !== null && debts.has(row.period_end)) {
      wrong.push('long_term_debt');
      doubts.push(
        doubtOf(row, 'long_term_debt', 'not shown: a fourth of the debt before and after, or four times it'),
      );
    }
    if (row.kind === 'quarter' && years.has(row.period_end)) {
      const marks = marksOf(row);
      wrong.push(
        ...statementFigures.filter(
          (figure) => row[figure] !== null && marks[figure]?.derivation !== undefined,
        ),
      );
      doubts.push(
        doubtOf(row, 'revenue', 'not shown: computed of a year and of nine months that count other sales'),
      );
    } else if (row.kind === 'quarter' && row.revenue !== null && parts.has(row.period_end)) {
      wrong.push('revenue');
      doubts.push(
        doubtOf(
          row,
          'revenue',
          'not shown: less than a fourth of the quarters before and after, as of a part',
        ),
      );
    }
    return withhold(row, wrong);
  });
  return { periods, doubts };
}
