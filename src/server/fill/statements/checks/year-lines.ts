import { daysBetween } from '#kit/time/days.ts';
import type { CheckedRows, Doubt, StatementRow as Row } from '../rows.ts';
import { doubtOf, withhold } from '../withhold.ts';

/** The source that gives quarters their last day alone: at the end of a fiscal year some of its amounts are of the year. */
const UNDATED = 'sec-quarters';
const SOLD = ['revenue', 'gross_profit'] as const;
const EARNED = ['operating_income', 'net_income'] as const;
/** What else of such a row is of the year. */
const OF_YEAR = [...SOLD, ...EARNED, 'cost_of_revenue', 'eps_diluted', 'free_cash_flow'] as const;
type Line = (typeof SOLD)[number] | (typeof EARNED)[number];

/** Of a smaller amount two are alike by chance. */
const LEAST = 1e5;
/** So many times the most of the quarters before; what these leave of it is a quarter, within these factors of their mean. */
const MORE = 2.5;
const [LEAST_REST, MOST_REST] = [1 / 3, 2];
const [SHORTEST, LONGEST] = [60, 300];

/** What the quarters of a year before a day have of a line, or of the year after it. */
const beside = (rows: readonly Row[], end: string, line: Line, side: 'before' | 'after'): number[] =>
  rows.flatMap(({ kind, period_end, [line]: amount }) => {
    const days = daysBetween(period_end, end) * (side === 'before' ? 1 : -1);
    return kind === 'quarter' && amount !== null && days >= SHORTEST && days <= LONGEST ? [amount] : [];
  });

const areOneSign = (amounts: readonly number[], sign: number): boolean =>
  amounts.every((amount) => amount * sign > 0);

/** Whether an amount is that of a year of which three quarters are on record. */
function isSumOf(amount: number, quarters: readonly number[]): boolean {
  if (quarters.length !== 3 || Math.abs(amount) < LEAST || !areOneSign(quarters, amount)) return false;
  const sum = quarters.reduce((total, each) => total + each, 0);
  const rest = (amount - sum) / (sum / quarters.length);
  const most = Math.max(...quarters.map(Math.abs));
  return Math.abs(amount) >= MORE * most && rest >= LEAST_REST && rest <= MOST_REST;
}

/** Whether an amount is so many times each of the three quarters after it. */
const isOver = (amount: number, quarters: readonly number[]): boolean =>
  quarters.length === 3 &&
  Math.abs(amount) >= LEAST &&
  areOneSign(quarters, amount) &&
  Math.abs(amount) >= MORE * Math.max(...quarters.map(Math.abs));

/**
 * Whether a quarter has the amounts of its year: what was sold, or the gross profit, and what was earned of it, are each the three quarters before it and a
 * fourth like them (IQST: $64.7M in December 2021, after $14.2M, $16.1M and $16.5M, and an operating loss of $3.0M after three of $2.3M); or, of the first one on record, all four are two and a half times those of
 * the three quarters after it (AMSC: the year to March 2021).
 */
function isOfYear(row: Row, rows: readonly Row[]): boolean {
  if (row.kind !== 'quarter' || row.source !== UNDATED) return false;
  const end = row.period_end;
  const lines = (names: readonly Line[]) => names.filter((name) => row[name] !== null);
  const isSum = (name: Line) => isSumOf(row[name] ?? 0, beside(rows, end, name, 'before'));
  if (SOLD.some(isSum) && EARNED.some(isSum)) return true;
  const isFirst = rows.every(({ kind, period_end }) => kind !== 'quarter' || period_end >= end);
  const [sold, earned] = [lines(SOLD), lines(EARNED)];
  return (
    isFirst &&
    sold.length > 0 &&
    earned.length === EARNED.length &&
    [...sold, ...earned].every((name) => isOver(row[name] ?? 0, beside(rows, end, name, 'after')))
  );
}

/** Revenue of so many times that of each quarter beside it, with a gross profit like theirs. */
const [TIMES, LIKE] = [3.5, 1.25];

/**
 * Whether the revenue of a quarter is of more than its gross profit: three and a half times that of each quarter before and after it, of which the gross profit is alike (WRAP: $7.7M, the sales of
 * 2021, beside a gross profit of $0.7M; ACH: $2.6 billion, of before a part was sold).
 */
function isOfMore(
  { kind, revenue, gross_profit: gross, period_end: end }: Row,
  rows: readonly Row[],
): boolean {
  if (kind !== 'quarter' || revenue === null || gross === null || gross <= 0) return false;
  const of = (line: Line) => (['before', 'after'] as const).map((side) => beside(rows, end, line, side));
  const [sales, profits] = [of('revenue'), of('gross_profit')];
  if ([...sales, ...profits].some((side) => side.length === 0)) return false;
  const [others, theirs] = [sales.flat(), profits.flat()];
  if (Math.min(...others, ...theirs) <= 0 || others.length < 3) return false;
  return revenue >= TIMES * Math.max(...others) && gross <= LIKE * Math.max(...theirs);
}

/** Rows without what is of a year in the place of a quarter. */
export function withoutYearLines(rows: Row[]): CheckedRows {
  const doubts: Doubt[] = [];
  const periods = rows.map((row) => {
    const isWhole = isOfYear(row, rows);
    const wrong = isWhole
      ? OF_YEAR.filter((line) => row[line] !== null)
      : isOfMore(row, rows)
        ? (['revenue'] as const)
        : [];
    const decision = isWhole
      ? 'not shown: the amounts of the year, to which the quarters before it add theirs'
      : 'not shown: of more sales than the gross profit beside it';
    doubts.push(...wrong.map((line) => doubtOf(row, line, decision)));
    return withhold(row, wrong);
  });
  return { periods, doubts };
}
