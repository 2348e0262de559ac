import type { FigureMark, StatementFigure } from '#contract/financials.ts';
import { daysBetween } from '#kit/time/days.ts';
import type { CheckedRows, Doubt, StatementRow as Row } from '../rows.ts';
import { marksOf } from '../withhold.ts';

type Marks = Partial<Record<StatementFigure, FigureMark>>;

/** Lines of which four quarters make the year. */
const summed = [
  'revenue',
  'cost_of_revenue',
  'gross_profit',
  'research',
  'selling_general',
  'operating_expenses',
  'operating_income',
  'net_income',
  'operating_cash_flow',
] as const satisfies readonly StatementFigure[];
type Summed = (typeof summed)[number];
/** Of other twelve months that a source publishes only sales tell: it has them of the day of its quarters, the rest of its own making. */
const ofTwelve = ['revenue'] as const satisfies readonly Summed[];

/** A year is the sum of its quarters within this share of its revenue, and this amount. */
const SAME = 0.02;
const SAME_AMOUNT = 3e5;
/** Three quarters are over their year from this share of it on. */
const ROUNDED = 0.001;
/** A year that is off by this factor is of something else than its quarters. */
const APART = 3;
const QUARTER_DAYS = 91.3;
const SLACK_DAYS = 9;

/** The quarters of a year, the fourth first; undefined where one is not on record. */
const quartersOf = (year: Row, rows: readonly Row[]): (Row | undefined)[] =>
  [0, 1, 2, 3].map((before) =>
    rows.find(
      ({ kind, period_end }) =>
        kind === 'quarter' &&
        Math.abs(daysBetween(period_end, year.period_end) - before * QUARTER_DAYS) <= SLACK_DAYS,
    ),
  );

/** What the quarters of a year add up to, where that is not the year. */
function otherTotal(year: Row, quarters: readonly (Row | undefined)[], figure: Summed): number | undefined {
  const whole = year[figure];
  if (whole === null) return undefined;
  const known = quarters.flatMap((quarter) => quarter?.[figure] ?? []);
  const sum = known.reduce((total, value) => total + value, 0);
  const scale = Math.max(Math.abs(whole), year.revenue ?? 0);
  const rounding = marksOf(year)[figure]?.rounded_to ?? 0;
  const most = scale * SAME + SAME_AMOUNT + rounding;
  // Three quarters of sales are never more than four, by however little (AIV: $140.3M of a year of $138.5M, after houses were sold).
  const isOver = figure === 'revenue' && sum - whole > (known.length < 4 ? scale * ROUNDED + rounding : most);
  return (known.length === 4 && Math.abs(sum - whole) > most) || isOver ? sum : undefined;
}

/** Whether the revenue of a year is not that of its quarters at all, as an extract has it that took one line for the whole. */
const isOfOtherThan = (year: Row, sum: number, isFinancial: boolean): boolean => {
  const whole = year.revenue ?? 0;
  const isRough = marksOf(year).revenue?.rounded_to !== undefined;
  const isFar = Math.abs(sum - whole) > whole * SAME;
  return sum > whole * APART || sum * APART < whole || (isFinancial && isRough && isFar);
};

const doubtOf = (year: Row, figure: Summed, sum: number, isOther: boolean): Doubt => ({
  figure,
  kind: year.kind,
  period_end: year.period_end,
  found: JSON.stringify([
    { source: year.source, value: year[figure] ?? 0 },
    { source: 'sum of quarters', value: sum },
  ]),
  decision: isOther
    ? 'not shown: the revenue of its quarters is another'
    : 'no sum or growth of its quarters: they are not the year',
});

/**
 * Rows in which a year and its quarters that do not add up are told apart: some were reported before a later report changed
 * them. A fourth quarter that was computed of both is not shown; all are marked, and stand in no sum of quarters and no growth. A
 * year of a third of its quarters, or of three times as much, is not shown itself. So are told apart twelve months and the quarters to
 * their day (GFF: one of them without what was sold since). Each is listed for staff.
 */
export function withoutOtherVersions(rows: Row[], isFinancial: boolean): CheckedRows {
  const changed = new Map<Row, Marks>();
  const doubts: Doubt[] = [];
  const mark = (row: Row | undefined, figure: Summed | 'eps_diluted', more: FigureMark) => {
    if (!row || (row[figure] === null && !more.withheld)) return;
    const marks = changed.get(row) ?? marksOf(row);
    changed.set(row, { ...marks, [figure]: more.withheld ? more : { ...marks[figure], ...more } });
  };
  for (const year of rows.filter(({ kind }) => kind !== 'quarter')) {
    const isYear = year.kind === 'year';
    const quarters = quartersOf(year, rows);
    for (const figure of isYear ? summed : ofTwelve) {
      const sum = otherTotal(year, quarters, figure);
      if (sum === undefined) continue;
      const isOther = isYear && figure === 'revenue' && isOfOtherThan(year, sum, isFinancial);
      const [fourth] = quarters;
      const isComputed = isYear && fourth && marksOf(fourth)[figure]?.derivation?.startsWith('year less');
      for (const row of isOther ? [] : [year, ...quarters]) mark(row, figure, { other_total: true });
      if (isOther) mark(year, figure, { withheld: true });
      if (isComputed) mark(fourth, figure, { withheld: true });
      doubts.push(doubtOf(year, figure, sum, isOther));
    }
  }
  for (const twelve of rows.filter(({ kind }) => kind === 'twelve_months')) {
    const last = lastOfOtherEarnings(twelve, quartersOf(twelve, rows));
    if (last && !changed.get(last)?.revenue?.other_total) continue;
    for (const row of last ? [twelve, last] : []) mark(row, 'eps_diluted', { other_total: true });
  }
  return { periods: rows.map((row) => withMarks(row, changed.get(row))), doubts };
}

/** Earnings a share of twelve months are those of their quarters within this share, and this many dollars. */
const SAME_EPS = { share: 0.25, dollars: 0.05 };

/**
 * The last quarter of twelve months whose earnings a share are not those of their quarters, where it is of another source. Where the revenue says so too,
 * it leaves out what was sold since (GFF: $1.02 of the twelve months, $0.22 of quarters to $0.42).
 */
function lastOfOtherEarnings(twelve: Row, [last, ...before]: (Row | undefined)[]): Row | undefined {
  const whole = twelve.eps_diluted;
  const known = [last, ...before].flatMap((quarter) => quarter?.eps_diluted ?? []);
  if (whole === null || !last || known.length < 4 || before.every((one) => one?.source === last.source))
    return undefined;
  const apart = Math.abs(known.reduce((sum, eps) => sum + eps, 0) - whole);
  return apart > Math.max(SAME_EPS.dollars, Math.abs(whole) * SAME_EPS.share) ? last : undefined;
}

function withMarks(row: Row, marks: Marks | undefined): Row {
  if (!marks) return row;
  const none = Object.fromEntries(
    Object.entries(marks).flatMap(([figure, each]) => (each.withheld ? [[figure, null]] : [])),
  );
  return { ...row, ...none, marks: JSON.stringify(marks) };
}
