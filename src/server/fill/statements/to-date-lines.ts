import { DAY_MS, dayNumber } from '#kit/time/days.ts';
import type { CheckedRows, Doubt, StatementRow as Row } from './rows.ts';
import { doubtOf, marksOf, withhold } from './withhold.ts';

/** Lines that extracts give from the beginning of the year under the name of a quarter. */
const LINES = ['gross_profit', 'operating_income'] as const;
type Line = (typeof LINES)[number];

/** A second quarter that holds the first one too has this much more of its revenue at least. */
const LEAST_TIMES = 1.5;
/** And is what two quarters at the margin of the first would be, but for this part; the third likewise. */
const SLACK = 0.25;
/** So many second quarters, and this part of them and of the third ones, say that it is no season. */
const [LEAST_SEEN, LEAST_PART] = [3, 0.7];
/** Where no third quarter is on record to tell, all second ones say so, and so many. */
const LEAST_ALONE = 4;

/** Sources that say from which day to which each fact is. */
const DATED = new Set(['sec-reports', 'sec-facts']);

const [SHORTEST, LONGEST] = [80, 100];
/** A calendar of weeks may end some days into the next month. */
const DAYS_OF_NEXT_MONTH = 15;

const monthOf = (end: string): number =>
  new Date((dayNumber(end) - DAYS_OF_NEXT_MONTH) * DAY_MS).getUTCMonth() + 1;

interface Quarter {
  row: Row;
  revenue: number;
  value: number;
}

const isAbout = (value: number, expected: number): boolean => Math.abs(value - expected) <= SLACK * expected;

/** Whether a second quarter holds the first, at about its margin. */
function holdsFirst(first: Quarter, second: Quarter): boolean {
  const margin = first.value / first.revenue;
  return (
    second.value / second.revenue >= margin * LEAST_TIMES &&
    isAbout(second.value, margin * (first.revenue + second.revenue))
  );
}

/** Whether a third quarter goes on from the second. */
const holdsBoth = (first: Quarter, second: Quarter, third: Quarter): boolean =>
  isAbout(
    third.value,
    (second.value / (first.revenue + second.revenue)) * (first.revenue + second.revenue + third.revenue),
  );

/** Whether a line is counted from the first day of years whose first quarter ends in `month`. */
function isToDate(quarters: readonly Quarter[], month: number): boolean {
  const after = (quarter: Quarter): Quarter | undefined =>
    quarters.find(({ row }) => {
      const days = dayNumber(row.period_end) - dayNumber(quarter.row.period_end);
      return days >= SHORTEST && days <= LONGEST;
    });
  const seconds: boolean[] = [];
  const thirds: boolean[] = [];
  for (const first of quarters.filter(({ row }) => monthOf(row.period_end) === month)) {
    const second = after(first);
    const third = second && after(second);
    if (!second || first.value <= 0 || second.value <= 0) continue;
    seconds.push(holdsFirst(first, second));
    if (third) thirds.push(holdsBoth(first, second, third));
  }
  const part = (seen: readonly boolean[]) => seen.filter(Boolean).length / seen.length;
  if (thirds.length === 0) return seconds.length >= LEAST_ALONE && part(seconds) === 1;
  return (
    seconds.filter(Boolean).length >= LEAST_SEEN && part(seconds) >= LEAST_PART && part(thirds) >= LEAST_PART
  );
}

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
    return isUndated && value !== null && revenue !== null && revenue > 0 ? [{ row, revenue, value }] : [];
  });

const DECISION = 'not shown: its source counts the quarters of a year together from the second on';

/**
 * Rows without gross profit or operating income that holds the quarters before it: some extracts give the year to date for a quarter (MKTX:
 * operating income of 42%, 82% and 127% of the revenue, year after year), and then of both. First quarters stand.
 */
export function withoutToDate(rows: Row[]): CheckedRows {
  const doubts: Doubt[] = [];
  const first = firstMonthOf(rows);
  if (first === undefined || !LINES.some((line) => isToDate(quartersOf(rows, line), first)))
    return { periods: rows, doubts };
  const periods = rows.map((row) => {
    if (row.kind !== 'quarter' || monthOf(row.period_end) === first) return row;
    const wrong = LINES.filter(
      (line) => row[line] !== null && !DATED.has(marksOf(row)[line]?.source ?? row.source),
    );
    doubts.push(...wrong.map((line) => doubtOf(row, line, DECISION)));
    return withhold(row, wrong);
  });
  return { periods, doubts };
}
