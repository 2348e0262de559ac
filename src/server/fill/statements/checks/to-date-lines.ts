import { DAY_MS, dayNumber } from '#kit/time/days.ts';
import type { CheckedRows, Doubt, StatementRow as Row } from '../rows.ts';
import { doubtOf, marksOf, withhold } from '../withhold.ts';

/** Lines that extracts give from the beginning of the year under the name of a quarter: where one of them is, so is free cash flow. */
const LINES = ['gross_profit', 'operating_income'] as const;
const ALL_LINES = [...LINES, 'free_cash_flow'] as const;
type Line = (typeof ALL_LINES)[number];

/** A second quarter that holds the first one too has this much more of its revenue at least. */
const LEAST_TIMES = 1.5;
/** And is what two quarters at the margin of the first would be, but for this part; the third likewise. */
const SLACK = 0.25;
/** So many second quarters, and this part of them and of the third ones, say that it is no season. */
const [LEAST_SEEN, LEAST_PART] = [3, 0.7];
/** Where no third quarter is on record to tell, all second ones say so, and so many. */
const LEAST_ALONE = 4;

/** Losses, and free cash flow, of the year to date grow from quarter to quarter by these times at least. */
const LEAST_GROWTH = { loss: [1.5, 1.25], flow: [1.3, 1.15] } as const;
/** What two quarters add to such a loss is nearer to their net income than the losses themselves, by this part at least. */
const NEARER = 0.6;

/** Sources that say from which day to which each fact is. */
const DATED = new Set(['sec-reports', 'sec-facts']);

const [SHORTEST, LONGEST] = [80, 100];
/** A calendar of weeks may end some days into the next month. */
const DAYS_OF_NEXT_MONTH = 15;

const monthOf = (end: string): number =>
  new Date((dayNumber(end) - DAYS_OF_NEXT_MONTH) * DAY_MS).getUTCMonth() + 1;

interface Quarter {
  row: Row;
  /** None where nothing was sold. */
  revenue: number | null;
  value: number;
}

type Sold = Quarter & { revenue: number };

const isAbout = (value: number, expected: number): boolean => Math.abs(value - expected) <= SLACK * expected;

/** Whether a second quarter holds the first, at about its margin. */
function holdsFirst(first: Sold, second: Sold): boolean {
  const margin = first.value / first.revenue;
  return (
    second.value / second.revenue >= margin * LEAST_TIMES &&
    isAbout(second.value, margin * (first.revenue + second.revenue))
  );
}

/** Whether a third quarter goes on from the second. */
const holdsBoth = (first: Sold, second: Sold, third: Sold): boolean =>
  isAbout(
    third.value,
    (second.value / (first.revenue + second.revenue)) * (first.revenue + second.revenue + third.revenue),
  );

/** The quarter that follows another. */
const after = <Each extends Quarter>(quarters: readonly Each[], { row }: Each): Each | undefined =>
  quarters.find(({ row: later }) => {
    const days = dayNumber(later.period_end) - dayNumber(row.period_end);
    return days >= SHORTEST && days <= LONGEST;
  });

const partOf = (seen: readonly boolean[]) => seen.filter(Boolean).length / seen.length;

const isMost = (seen: readonly boolean[]): boolean =>
  seen.filter(Boolean).length >= LEAST_SEEN && partOf(seen) >= LEAST_PART;

/** Whether a profit is counted from the first day of years whose first quarter ends in `month`: it then grows in step with the revenue. */
function isProfitToDate(quarters: readonly Quarter[], month: number): boolean {
  const sold = quarters.filter((each): each is Sold => each.revenue !== null);
  const seconds: boolean[] = [];
  const thirds: boolean[] = [];
  for (const first of sold.filter(({ row }) => monthOf(row.period_end) === month)) {
    const second = after(sold, first);
    const third = second && after(sold, second);
    if (!second || first.value <= 0 || second.value <= 0) continue;
    seconds.push(holdsFirst(first, second));
    if (third) thirds.push(holdsBoth(first, second, third));
  }
  if (thirds.length === 0) return seconds.length >= LEAST_ALONE && partOf(seconds) === 1;
  return isMost(seconds) && partOf(thirds) >= LEAST_PART;
}

/** The three quarters of each year on record, the first of which ends in `month`, where all are above or all below zero. */
const yearsOf = (quarters: readonly Quarter[], month: number): [Quarter, Quarter, Quarter][] =>
  quarters.flatMap((first): [Quarter, Quarter, Quarter][] => {
    const second = monthOf(first.row.period_end) === month ? after(quarters, first) : undefined;
    const third = second && after(quarters, second);
    return third && first.value * second.value > 0 && second.value * third.value > 0
      ? [[first, second, third]]
      : [];
  });

const grows = ([first, second, third]: readonly Quarter[], [once, again]: readonly [number, number]) =>
  first !== undefined &&
  second !== undefined &&
  third !== undefined &&
  Math.abs(second.value) >= once * Math.abs(first.value) &&
  Math.abs(third.value) >= again * Math.abs(second.value);

/** Whether what the second and third quarter add to what stands before them is nearer to their net income than they are. */
function addsItsIncome([first, second, third]: readonly [Quarter, Quarter, Quarter]): boolean {
  const { net_income: of } = second.row;
  const { net_income: next } = third.row;
  if (of === null || next === null) return false;
  const far = (a: number, b: number) => Math.abs(a - of) + Math.abs(b - next);
  return (
    far(second.value - first.value, third.value - second.value) < NEARER * far(second.value, third.value)
  );
}

/** Whether a loss is counted from the first day of the year: no season makes each year's losses grow so, and their net income does not. */
const isLossToDate = (quarters: readonly Quarter[], month: number): boolean =>
  isMost(
    yearsOf(
      quarters.filter(({ value }) => value < 0),
      month,
    ).map((year) => grows(year, LEAST_GROWTH.loss) && addsItsIncome(year)),
  );

/** Whether free cash flow is: reports give it of the year to date. */
const isFlowToDate = (quarters: readonly Quarter[], month: number): boolean =>
  isMost(yearsOf(quarters, month).map((year) => grows(year, LEAST_GROWTH.flow)));

/** The month in which first quarters end, as the newest year on record has it. */
function firstMonthOf(rows: readonly Row[]): number | undefined {
  const years = rows.flatMap(({ kind, period_end: end }) => (kind === 'year' ? [end] : [])).sort();
  const last = years.at(-1);
  return last === undefined ? undefined : ((monthOf(last) + 2) % 12) + 1;
}

/** The quarters that a source without days has of a line. */
const quartersOf = (rows: readonly Row[], line: Line): Quarter[] =>
  rows.flatMap((row) => {
    const { kind, revenue, [line]: value } = row;
    const mark = marksOf(row)[line];
    const isUndated =
      kind === 'quarter' && !DATED.has(mark?.source ?? row.source) && mark?.derivation === undefined;
    return isUndated && value !== null
      ? [{ row, revenue: revenue !== null && revenue > 0 ? revenue : null, value }]
      : [];
  });

/** The lines that are counted from the first day of the year. */
function linesToDate(rows: readonly Row[], month: number): readonly Line[] {
  const isToDate = (line: Line) => {
    const quarters = quartersOf(rows, line);
    return isProfitToDate(quarters, month) || isLossToDate(quarters, month);
  };
  if (LINES.some(isToDate)) return ALL_LINES;
  return isFlowToDate(quartersOf(rows, 'free_cash_flow'), month) ? ['free_cash_flow'] : [];
}

const DECISION = 'not shown: its source counts the quarters of a year together from the second on';

/**
 * Rows without gross profit, operating income or free cash flow that holds the quarters before it: some extracts give the year to date for a quarter (MKTX:
 * operating income of 42%, 82% and 127% of the revenue, PLUG: losses of 178, 355 and 704 million, year after year), and then of all of them. First quarters stand.
 */
export function withoutToDate(rows: Row[]): CheckedRows {
  const doubts: Doubt[] = [];
  const first = firstMonthOf(rows);
  const lines = first === undefined ? [] : linesToDate(rows, first);
  if (lines.length === 0) return { periods: rows, doubts };
  const periods = rows.map((row) => {
    if (row.kind !== 'quarter' || monthOf(row.period_end) === first) return row;
    const wrong = lines.filter(
      (line) => row[line] !== null && !DATED.has(marksOf(row)[line]?.source ?? row.source),
    );
    doubts.push(...wrong.map((line) => doubtOf(row, line, DECISION)));
    return withhold(row, wrong);
  });
  return { periods, doubts };
}
