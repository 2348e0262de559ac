import { QUARTER_DAYS } from '#kit/financials/spans.ts';
import { dayNumber } from '#kit/time/days.ts';
import type { FinancialPeriodsTable } from '#server/db/financial-tables.ts';

type Row = Pick<FinancialPeriodsTable, 'kind' | 'period_end' | 'revenue' | 'net_income' | 'eps_diluted'>;

/** No two quarters of one company end so few days apart: the shortest have twelve weeks. */
const TOO_CLOSE_DAYS = 45;
/** Of the days between the ends of two quarters, what is left of whole quarters is no more than this. */
const SLACK_DAYS = 8;

const daysBetween = (a: Row, b: Row): number => Math.abs(dayNumber(a.period_end) - dayNumber(b.period_end));

const isOfOneCalendar = (a: Row, b: Row): boolean => {
  const left = daysBetween(a, b) % QUARTER_DAYS;
  return Math.min(left, QUARTER_DAYS - left) <= SLACK_DAYS;
};

const income = ['net_income', 'revenue', 'eps_diluted'] as const;

const hasIncome = ({ revenue, net_income }: Row): boolean => revenue !== null || net_income !== null;

/** Whether `row` says nothing of a quarter's business that `other` does not say as well. */
function repeats(row: Row, other: Row): boolean {
  if (!hasIncome(row)) return row.eps_diluted === null || row.eps_diluted === other.eps_diluted;
  return income.some((figure) => row[figure] !== null && row[figure] === other[figure]);
}

const figuresIn = (row: Row): number =>
  Object.values(row).filter((value) => typeof value === 'number').length;

/**
 * The rows without quarters that are none: some sources date a quarter once by the company's own calendar and once by the month, and put
 * the count of a cover page under the day of that count. Of two ends that are too close, the one stands that has income, then the
 * one that keeps the calendar of the other quarters; the other goes where it repeats it or has none.
 */
export function withoutStrayQuarters<Period extends Row>(rows: readonly Period[]): Period[] {
  const quarters: Row[] = rows.filter(({ kind }) => kind === 'quarter');
  const weightOf = (row: Row): number[] => [
    Number(hasIncome(row)),
    quarters.filter((each) => isOfOneCalendar(row, each)).length,
    figuresIn(row),
    -quarters.indexOf(row),
  ];
  const stands = (a: Row, b: Row): boolean => {
    const [ofA, ofB] = [weightOf(a), weightOf(b)];
    const at = ofA.findIndex((weight, i) => weight !== ofB[i]);
    return (ofA[at] ?? 0) > (ofB[at] ?? 0);
  };
  const isStray = (row: Row): boolean =>
    quarters.some(
      (each) =>
        each !== row && daysBetween(row, each) < TOO_CLOSE_DAYS && stands(each, row) && repeats(row, each),
    );
  return rows.filter((row) => row.kind !== 'quarter' || !isStray(row));
}
