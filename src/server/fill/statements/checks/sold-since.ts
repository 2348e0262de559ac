import { statementFigures } from '#contract/financials.ts';
import { daysBetween } from '#kit/time/days.ts';
import type { CompanyContext } from '../read-context.ts';
import type { CheckedRows, Doubt, StatementRow as Row } from '../rows.ts';
import { doubtOf, marksOf, withhold } from '../withhold.ts';

/** A last quarter of less than this part of each quarter beside it is of fewer sales than they are. */
const PART = 0.6;
/** That of another year is of the season, where it is under this part of those beside it. */
const SEASON = 0.85;
/** Quarters of less revenue differ as much by what is delivered in them (VTSI). */
const LEAST = 20e6;
/** Three quarters before it end so many days before, at most, and the one after it so many days later. */
const [BEFORE_DAYS, AFTER_DAYS] = [290, 110];
/** Twelve months that end a quarter after the year, give or take what quarters differ. */
const NEXT = { least: 70, most: 110 };
/** What twelve months say of the next quarter is that of the last one within this factor. */
const ALIKE = 1.5;

type Known = Row & { revenue: number };

const hasRevenue = (row: Row): row is Known => row.revenue !== null;

/** The least revenue of the three quarters before, and of the one after where it is on record, over which that of a quarter is; null without two before. */
function partOf(row: Known, quarters: readonly Known[]): number | null {
  const beside = quarters.filter(({ period_end: end, currency }) => {
    const days = daysBetween(row.period_end, end);
    return currency === row.currency && days !== 0 && days >= -BEFORE_DAYS && days <= AFTER_DAYS;
  });
  if (beside.filter(({ period_end: end }) => end < row.period_end).length < 2) return null;
  const least = Math.min(...beside.map(({ revenue }) => revenue));
  return least >= LEAST ? row.revenue / least : null;
}

/** Whether the same quarter of another year is low as well. */
const isOfSeason = (row: Known, quarters: readonly Known[]): boolean =>
  quarters.some(
    (other) =>
      other !== row &&
      other.period_end.slice(5, 7) === row.period_end.slice(5, 7) &&
      (partOf(other, quarters) ?? Infinity) < SEASON,
  );

/** The quarter after a year that its twelve months make, of the year and of the same quarter in it: ASPN’s is $38M, after $41M. */
function nextOf(row: Known, rows: readonly Row[], quarters: readonly Known[]): number | null {
  const year = rows.find(({ kind, period_end: end }) => kind === 'year' && end === row.period_end);
  const later = rows.find(({ kind, period_end: end, currency }) => {
    const days = daysBetween(row.period_end, end);
    return kind === 'twelve_months' && currency === row.currency && days >= NEXT.least && days <= NEXT.most;
  });
  const first = quarters.find(({ period_end: end }) => {
    const days = daysBetween(end, row.period_end);
    return days > BEFORE_DAYS - AFTER_DAYS && days <= BEFORE_DAYS;
  });
  return year?.revenue && later?.revenue && first ? later.revenue - year.revenue + first.revenue : null;
}

/** Whether the quarter after it is on record. */
const hasNext = (row: Known, quarters: readonly Known[]): boolean =>
  quarters.some(({ period_end: end, currency }) => {
    const days = daysBetween(row.period_end, end);
    return currency === row.currency && days > 0 && days <= AFTER_DAYS;
  });

/** Yahoo Finance computes last quarters as well, and does not say so (AZTA: $59M between $166M and $142M); of these the next one has to tell. */
function isOfOtherSales(row: Known, rows: readonly Row[], quarters: readonly Known[]): boolean {
  const { derivation, source = row.source } = marksOf(row).revenue ?? {};
  const isYahoos = source === 'yahoo-quarters' && hasNext(row, quarters);
  if (derivation === undefined && !isYahoos) return false;
  const part = partOf(row, quarters);
  if (part === null || part >= PART || isOfSeason(row, quarters)) return false;
  const next = nextOf(row, rows, quarters);
  return next === null || next > row.revenue * ALIKE;
}

/** The year before it too has quarters with what was sold since, and some that were told anew: their days lie so many before that of the last quarter. */
const TWO_YEARS_DAYS = 650;

/** The year of a last quarter, and the quarters of it and of the year before: which of them a later report told without what was sold since nobody says. */
const besides = (last: Row, rows: readonly Row[]): Row[] =>
  rows.filter(({ kind, period_end: end, currency, revenue }) => {
    const days = daysBetween(end, last.period_end);
    if (currency !== last.currency || revenue === null) return false;
    return kind === 'year' ? days === 0 : kind === 'quarter' && days > 0 && days <= TWO_YEARS_DAYS;
  });

function inNoGrowth(row: Row): Row {
  const marks = marksOf(row);
  return {
    ...row,
    marks: JSON.stringify({ ...marks, revenue: { ...marks.revenue, other_total: true } }),
  };
}

/**
 * Rows without what was computed for a last quarter of less than three fifths of the revenue of each quarter beside it, where the season does not say so: the
 * year leaves out what was sold since, and its quarters do not (DRVN: $260M after $516M, $551M and $536M; SRTA; SABR, whose year was told anew two years later). Of
 * makers of medicines nothing is asked, whose partners pay for milestones, nor where twelve months to the next quarter bear it out. The other quarters of the
 * year and of the one before stand in no growth (SRTA: $36.1M of September 2024 after $67.9M of all that it sold then).
 */
export function withoutSoldSince(
  rows: Row[],
  { hasMilestones }: Pick<CompanyContext, 'hasMilestones'>,
): CheckedRows {
  if (hasMilestones) return { periods: rows, doubts: [] };
  const quarters = rows.filter(({ kind }) => kind === 'quarter').filter(hasRevenue);
  const wrong = new Set<Row>(quarters.filter((row) => isOfOtherSales(row, rows, quarters)));
  const doubts: Doubt[] = [...wrong].map((row) =>
    doubtOf(
      row,
      'revenue',
      'not shown: computed of a year without what was sold since, and of quarters with it',
    ),
  );
  const computed = (row: Row) =>
    statementFigures.filter(
      (figure) =>
        row[figure] !== null && (figure === 'revenue' || marksOf(row)[figure]?.derivation !== undefined),
    );
  const others = new Set<Row>([...wrong].flatMap((last) => besides(last, rows)));
  const periods = rows.map((row) => {
    if (wrong.has(row)) return withhold(row, computed(row));
    return others.has(row) ? inNoGrowth(row) : row;
  });
  return { periods, doubts };
}
