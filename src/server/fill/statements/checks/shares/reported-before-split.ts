import { daysBetween } from '#kit/time/days.ts';
import { impliedCount } from '../../before-leap.ts';
import { reportOf } from '../../announced-splits.ts';
import { type KnownSplit, operationsSayOld } from '#kit/financials/split-restated.ts';
import type { StatementRow as Row } from '../../rows.ts';
import type { CompanyContext } from '../../read-context.ts';
import { marksOf } from '../../withhold.ts';

/** A quarter is reported so many days after its end: a split that comes later is in no report of it. */
const REPORTED_DAYS = 45;
/** Until then no later report has the quarter once more, restated, beside that of the year after. */
const REPEATED_DAYS = 460;
/** Of a quarter that ended so long before a split no later report has the count once more. */
const NEVER_REPEATED_DAYS = 460;
/** A count of the same shares follows another within this; one that was restated is a part of it. */
const FOLLOWS = { least: 0.7, most: 3 };
/** Many are issued in a quarter, but its earnings are over the shares counted at its end within this; else one of the two is of others. */
const SAME_SHARES = 5;
/** What was announced in the shares of today is what was filed within this. */
const SAME_EARNINGS = 1.3;
/** Under this a rounded cent of many shares says nothing of few. */
const LEAST_EPS = 0.04;
/** A mean that was restated already is of the count within this; else the count is left out. */
const SAME_MEAN = 3;
/** Hardly any company buys back more before a reverse split: another one lies between. */
const MOST_BOUGHT = 1.05;
/** By how much shares may grow from one count to the next. */
const GROWTH = { least: 0.7, most: 6 };

type Company = Pick<CompanyContext, 'split' | 'asOf' | 'isReceipt' | 'reports'>;
type Figure = 'shares_outstanding' | 'diluted_shares' | 'eps_basic' | 'eps_diluted';

const times = (a: number, b: number): number => (a * b > 0 ? Math.max(a / b, b / a) : Infinity);

/**
 * Whether a quarter was reported before the last split, and by nobody since: what nothing restated in it is of the old shares. The end of a
 * fiscal year is in the reports of all of the next one. Yahoo restates what it has for splits.
 */
export function isReportedBefore(
  row: Pick<Row, 'kind' | 'period_end' | 'source' | 'filed_on'>,
  { split, asOf, isReceipt }: Pick<Company, 'split' | 'asOf' | 'isReceipt'>,
  yearEnds: ReadonlySet<string>,
): boolean {
  const { kind, period_end: end, source, filed_on: filed } = row;
  if (!split || isReceipt || kind !== 'quarter' || yearEnds.has(end) || !source.startsWith('sec-'))
    return false;
  if (filed !== null && filed >= split.date) return false;
  return daysBetween(end, split.date) >= REPORTED_DAYS && daysBetween(end, asOf) <= REPEATED_DAYS;
}

/** The days on which a fiscal year ended. */
export const yearEndsOf = (rows: readonly Row[]): Set<string> =>
  new Set(rows.flatMap(({ kind, period_end }) => (kind === 'year' ? [period_end] : [])));

/**
 * Whether what was announced, which its source restates, says that the earnings a share are of the new shares already, or what operations earned over `count` of them, where no net income is on record
 * (MKZR).
 */
function areNew(row: Row, count: number, company: CompanyContext): boolean {
  if (company.split && operationsSayOld(row, company.split, { shares: count }) === false) return true;
  const announced = reportOf(row, company)?.eps_actual ?? null;
  return announced !== null && row.eps_diluted !== null && times(announced, row.eps_diluted) <= SAME_EARNINGS;
}

/** Whether a figure was restated for the split already; Yahoo has it so. */
function isRestated(row: Row, figure: Figure): boolean {
  const { split, source = row.source } = marksOf(row)[figure] ?? {};
  return split !== undefined || !source.startsWith('sec-');
}

/** Whether the earnings of a quarter are over far other shares than were counted at its end, both as they were reported. */
function areOverOthers(row: Row, factor: number): boolean {
  const implied = impliedCount(row);
  if (implied === null || row.shares_outstanding === null) return false;
  const over = isRestated(row, 'eps_diluted') ? implied / factor : implied;
  const count = isRestated(row, 'shares_outstanding')
    ? row.shares_outstanding / factor
    : row.shares_outstanding;
  return times(over, count) > SAME_SHARES;
}

/** A row with its count, and what is divided by it, in the shares of after the split; what a cent does not tell, or earnings contradict, is left out. */
function inNewShares(row: Row, factor: number, company: CompanyContext): Row {
  const marks: Record<string, object> = { ...marksOf(row) };
  const values: Partial<Record<Figure, number | null>> = {};
  const restate = (figure: Figure, value: number | null) => {
    if (row[figure] === null || isRestated(row, figure)) return;
    values[figure] = value;
    marks[figure] = value === null ? { withheld: true } : { ...marks[figure], split: factor };
  };
  const count = Math.round((row.shares_outstanding ?? 0) * factor);
  const mean = isRestated(row, 'eps_diluted') ? impliedCount(row) : null;
  restate('shares_outstanding', mean !== null && times(mean, count) > SAME_MEAN ? null : count);
  const newCount = isRestated(row, 'shares_outstanding') ? (row.shares_outstanding ?? 0) : count;
  if (!areNew(row, newCount, company)) {
    restate('diluted_shares', Math.round((row.diluted_shares ?? 0) * factor));
    for (const figure of ['eps_basic', 'eps_diluted'] as const) {
      const eps = row[figure] ?? 0;
      restate(figure, Math.abs(eps) >= LEAST_EPS ? Number((eps / factor).toFixed(4)) : null);
    }
  }
  return Object.keys(values).length === 0 ? row : { ...row, ...values, marks: JSON.stringify(marks) };
}

/**
 * Quarters whose counts are of the old shares since those long before the split are, and each follows the one before (GYRE: 31.4 million in 2021, and 38.0 in June 2023, one
 * of fifteen since October; a merger made 76 million of the two and a half that they are).
 */
function countedOn(rows: readonly Row[], { date, factor }: KnownSplit): ReadonlySet<Row> {
  const counted = new Set<Row>();
  let before: number | null = null;
  for (const row of rows.toReversed()) {
    const days = daysBetween(row.period_end, date);
    const shares = row.shares_outstanding ?? 0;
    const isNext =
      before === null
        ? days > NEVER_REPEATED_DAYS
        : shares >= FOLLOWS.least * before && shares <= FOLLOWS.most * before;
    if (
      !isNext ||
      days < REPORTED_DAYS ||
      isRestated(row, 'shares_outstanding') ||
      areOverOthers(row, factor)
    )
      break;
    counted.add(row);
    before = shares;
  }
  return counted;
}

const isGrowth = (growth: number): boolean => growth >= GROWTH.least && growth <= GROWTH.most;

/** Whether a count may lie before the one after it, `later`, if it is of the old shares, and not otherwise. */
const isBeforeOld = (shares: number, factor: number, later: number): boolean =>
  isGrowth(later / (shares * factor)) && !isGrowth(later / shares);

/**
 * Rows of quarters that were reported before the last split on record, in the shares of after it, each marked: EDBL’s 5.1 million of
 * September, one of ten since February, are half a million, however many were issued since. That no growth of shares tells: 9.6 million
 * trade, and few would be issued beside the five. So are those before them, as far as the counts go on.
 */
export function afterReported(rows: Row[], company: CompanyContext): Row[] {
  const { split } = company;
  if (!split || split.factor >= 1) return rows;
  const { factor, date } = split;
  const yearEnds = yearEndsOf(rows);
  const counts = newestCounts(rows, date);
  const follow = company.isReceipt ? new Set<Row>() : countedOn(counts, split);
  const made = new Map<Row, Row>();
  let later: number | null = null;
  let isChain = false;
  for (const row of counts) {
    const count = row.shares_outstanding ?? 0;
    const isDone = isRestated(row, 'shares_outstanding');
    const shares: number = isDone ? count : count * factor;
    if (later !== null && shares > later * MOST_BOUGHT) break;
    const isSure = isReportedBefore(row, company, yearEnds) || follow.has(row);
    const isOld: boolean =
      isSure || (isChain && later !== null && (isDone || isBeforeOld(count, factor, later)));
    isChain = isOld && !areOverOthers(row, factor);
    later = isChain || isDone ? shares : null;
    if (isChain) made.set(row, inNewShares(row, factor, company));
  }
  return rows.map((row) => made.get(row) ?? row);
}

/** Quarters with a count that ended before a day, the newest first. */
const newestCounts = (rows: readonly Row[], day: string): Row[] =>
  rows
    .filter((row) => row.kind === 'quarter' && row.period_end < day && row.shares_outstanding)
    .toSorted((a, b) => (a.period_end < b.period_end ? 1 : -1));
