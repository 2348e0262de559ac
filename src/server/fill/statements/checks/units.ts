import { statementFigures, type StatementFigure } from '#contract/financials.ts';
import { flowFigures } from '#kit/financials/figures/twelve-months.ts';
import { daysBetween } from '#kit/time/days.ts';
import type { CheckedRows, StatementRow as Row } from '../rows.ts';
import { doubtOf, marksOf, withhold } from '../withhold.ts';

const DECISION = 'not shown: it is of another unit, as thousands, than the periods around it';

/** Units that filers and extracts mistake for one another: dollars, thousands and millions. */
const UNITS = [1, 1e3, 1e6];
/** Quarters around one are alike within this factor, and what lies between them is off by a unit within it. */
const SLACK = 4;

/** The last unit that a figure is a whole number of: what is reported in thousands ends with three zeros. */
const unitOf = (value: number): number => UNITS.findLastIndex((unit) => value % unit === 0);

const ratioOf = (a: number, b: number): number => Math.max(Math.abs(a / b), Math.abs(b / a));
const isUnitApart = (ratio: number): boolean =>
  UNITS.some((unit) => unit > 1 && ratio > unit / SLACK && ratio < unit * SLACK);

/** Whether a figure is a thousand times those before and after it, or one of a thousand, and its zeros say the same. */
function isOfOtherUnit(value: number, others: readonly number[]): boolean {
  if (!others.every((other) => isUnitApart(ratioOf(value, other)))) return false;
  const units = others.map(unitOf);
  return Math.abs(value) > Math.abs(others[0] ?? 0)
    ? unitOf(value) > Math.max(...units)
    : unitOf(value) < Math.min(...units);
}

/** A quarter in which one figure is of another unit; whether none before it says so too, and it is the greater. */
interface OtherUnit {
  row: Row;
  figure: StatementFigure;
  isOldest?: boolean;
  isUp?: boolean;
}

/**
 * The quarters in which one figure is of another unit: from the newest, whose figures are held against what was published, back,
 * each against the nearest after and before it that are not. Several in a row may be of one wrong unit.
 */
function quartersOfOtherUnits(newestFirst: readonly Row[], figure: StatementFigure): OtherUnit[] {
  const known = newestFirst.flatMap((row) => (row[figure] ? [{ row, value: row[figure] }] : []));
  const wrong: OtherUnit[] = [];
  let after: number | undefined;
  known.forEach(({ row, value }, i) => {
    const next = after;
    if (next === undefined || !isUnitApart(ratioOf(value, next))) {
      after = value;
      return;
    }
    // A fourth quarter that was computed may have taken the wrong unit in.
    const before = known
      .slice(i + 1)
      .find((other) => other.row.is_derived === 0 && ratioOf(other.value, next) <= SLACK)?.value;
    if (isOfOtherUnit(value, before === undefined ? [next] : [next, before]))
      wrong.push({ row, figure, isOldest: before === undefined, isUp: Math.abs(value) > Math.abs(next) });
    else after = value;
  });
  return wrong;
}

/** Where no quarter before says so too, so many lines of one quarter must: a blank check’s first cash is of thousands. */
const LEAST_LINES = 3;

/** Between two balances, one of so small a part of both is that of a shell or a slip. */
const NOTHING = 1e4;

function nextToNothing(quarters: readonly Row[], figure: 'assets' | 'liabilities'): OtherUnit[] {
  const known = quarters.filter((row) => row[figure]);
  return known.flatMap((row, i) => {
    const around = [known[i - 1], known[i + 1]].map((other) => other?.[figure] ?? 0);
    return around.every((other) => other > (row[figure] ?? 0) * NOTHING) ? { row, figure } : [];
  });
}

function otherUnits(quarters: readonly Row[]): OtherUnit[] {
  const found = statementFigures
    .filter((figure) => figure !== 'eps_basic' && figure !== 'eps_diluted')
    .flatMap((figure) => quartersOfOtherUnits(quarters, figure));
  const lines = Map.groupBy(found, ({ row }) => row);
  return [
    ...found.filter(({ row, isOldest }) => !isOldest || (lines.get(row)?.length ?? 0) >= LEAST_LINES),
    ...nextToNothing(quarters, 'assets'),
    ...nextToNothing(quarters, 'liabilities'),
  ];
}

/** A quarter takes in no more than this many times all the assets that the company ever had. */
const MOST_OF_ASSETS = 50;
const flows: ReadonlySet<StatementFigure> = new Set(flowFigures.filter((figure) => figure !== 'eps_diluted'));

/** All the assets that the company ever had; 0 where none are known. */
function mostAssets(rows: readonly Row[], wrong: readonly OtherUnit[]): number {
  const isWrong = (row: Row) => wrong.some((other) => other.row === row && other.figure === 'assets');
  return Math.max(0, ...rows.map((row) => (isWrong(row) ? 0 : (row.assets ?? 0))));
}

/** What is of another unit than the assets: a single large sale between small ones is none, where assets can bear it. */
function withAssets(rows: readonly Row[], apart: readonly OtherUnit[]): OtherUnit[] {
  const assets = mostAssets(rows, apart);
  if (assets === 0) return [...apart];
  const over = rows.flatMap((row) =>
    [...flows].flatMap((figure) =>
      Math.abs(row[figure] ?? 0) > assets * MOST_OF_ASSETS ? { row, figure } : [],
    ),
  );
  const likely = apart.filter(
    ({ row, figure, isUp }) => !isUp || !flows.has(figure) || Math.abs(row[figure] ?? 0) > assets,
  );
  return [...likely, ...over];
}

/** Revenue of so many times another that stands for nearly the same months, or of so small a part of it. */
const APART = 100;
/** What was published bears a figure out within this factor. */
const NEAR = 1.5;
/** Of less, in the months beside it, nothing follows. */
const LEAST = 1e6;
const QUARTERS = 4;
const DAYS_OF_YEAR = 380;
const HALF_YEAR = 190;

/** Revenue of about the months of a year or of twelve months, as other periods have it. */
function revenueOfSameMonths(row: Row, rows: readonly Row[]): number[] {
  const before = rows.filter(({ period_end, revenue }) => {
    const days = daysBetween(period_end, row.period_end);
    return revenue !== null && days >= 0 && days < DAYS_OF_YEAR;
  });
  const quarters = before.flatMap(({ kind, revenue }) => (kind === 'quarter' && revenue ? [revenue] : []));
  const years = rows.filter(
    (other) =>
      other.kind !== 'quarter' &&
      other.kind !== row.kind &&
      Math.abs(daysBetween(other.period_end, row.period_end)) < HALF_YEAR,
  );
  const sum = quarters.reduce((total, revenue) => total + revenue, 0);
  return [
    // A year known to hundreds of thousands may round to none, and hardly any says nothing of a year.
    ...years.flatMap(({ revenue }) => (revenue && revenue >= LEAST ? revenue : [])),
    ...(quarters.length > 1 ? [(sum / quarters.length) * QUARTERS] : []),
  ];
}

/** Whether the revenue of a year, or of twelve months, is nowhere near that of the same months elsewhere, nor what was published in dollars. */
function isOtherYear(row: Row, rows: readonly Row[], publishedSales: number | null): boolean {
  const { kind, revenue, currency } = row;
  const published = currency === 'USD' ? publishedSales : null;
  if (kind === 'quarter' || !revenue) return false;
  if (published && ratioOf(published, revenue) < NEAR) return false;
  if (published && revenue > published * APART) return true;
  return revenueOfSameMonths(row, rows).some(
    (other) => revenue > other * APART || (kind === 'twelve_months' && revenue * APART < other),
  );
}

/** The amounts of a row that come with its revenue: an extract that takes one of them for another unit takes all. */
function ofSameSource(row: Row): StatementFigure[] {
  const marks = marksOf(row);
  const sourceOf = (figure: StatementFigure) => marks[figure]?.source ?? row.source;
  const isOne = sourceOf('revenue') === 'sec-annual';
  return statementFigures.filter(
    (figure) =>
      figure === 'revenue' || (isOne && row[figure] !== null && sourceOf(figure) === sourceOf('revenue')),
  );
}

/**
 * Rows without figures that are in thousands or millions of those around them: a report or an extract that took one unit for
 * another. Each is listed for staff.
 */
export function withoutOtherUnits(rows: Row[], publishedSales: number | null): CheckedRows {
  const wrong = new Map<Row, Set<StatementFigure>>();
  const add = (row: Row, figure: StatementFigure) =>
    wrong.set(row, (wrong.get(row) ?? new Set()).add(figure));
  const quarters = rows
    .filter(({ kind }) => kind === 'quarter')
    .toSorted((a, b) => (a.period_end < b.period_end ? 1 : -1));
  const apart = otherUnits(quarters);
  for (const { row, figure } of withAssets(rows, apart)) add(row, figure);
  const sound = rows.filter((row) => !wrong.get(row)?.has('revenue'));
  for (const row of sound)
    if (isOtherYear(row, sound, publishedSales)) for (const figure of ofSameSource(row)) add(row, figure);
  return {
    periods: rows.map((row) => withhold(row, [...(wrong.get(row) ?? [])])),
    doubts: [...wrong].flatMap(([row, figures]) =>
      [...figures].map((figure) => doubtOf(row, figure, DECISION)),
    ),
  };
}
