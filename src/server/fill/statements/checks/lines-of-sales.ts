import { isFresh } from '#kit/financials/figures/dated.ts';
import { daysBetween } from '#kit/time/days.ts';
import type { CompanyContext } from '../read-context.ts';
import type { StatementRow as Row } from '../rows.ts';
import { marksOf, withhold } from '../withhold.ts';

/** Under so much nothing is said: a product is launched, a stake is sold. */
const LEAST_SALES = 10e6;
/** Newest periods of which each is so many times under what was published are of one line. */
const FAR = 5;
/** Older ones that are about as small are of the same line; larger ones are of the whole. */
const ALIKE = 1.5;
const A_YEAR = { quarter: 4, year: 1 } as const;

type Company = Pick<CompanyContext, 'fundamentals' | 'asOf' | 'hasMilestones' | 'isFinancial'>;

/** Of a landlord or a bank that lost more than was published as its sales, which are none then, another source’s newest twelve months. */
const newestTwelve = (rows: readonly Row[]): number =>
  rows
    .filter(
      ({ kind, revenue, currency }) => kind === 'twelve_months' && revenue !== null && currency === 'USD',
    )
    .toSorted((a, b) => (a.period_end < b.period_end ? 1 : -1))[0]?.revenue ?? 0;

/**
 * Quarters and years that are far from the sales published with the quotes, while no newer one is near them: HY’s nothing of $3,769M, GOLD’s
 * $148M of $10,979M. What milestones bring comes in one quarter, and says nothing of the others.
 */
function farFromPublished(rows: readonly Row[], company: Company): Row[] {
  const sales = company.fundamentals?.sales ?? (company.isFinancial ? newestTwelve(rows) : 0);
  if (sales < LEAST_SALES || company.hasMilestones) return [];
  const lines: Row[] = [];
  let most = -Infinity;
  for (const kind of ['quarter', 'year'] as const) {
    const known = rows.flatMap((row) =>
      row.kind === kind && row.revenue !== null && row.currency === 'USD'
        ? [{ row, isNew: isFresh(row.period_end, company.asOf), yearly: row.revenue * A_YEAR[kind] }]
        : [],
    );
    const newest = known.flatMap(({ isNew, yearly }) => (isNew ? yearly : []));
    // Of a year that is old the quarters say whether it is of the same line.
    if (newest.length > 0) most = Math.max(...newest);
    if (most * FAR >= sales) return lines;
    const isLine = ({ isNew, yearly }: (typeof known)[number]) =>
      isNew || (yearly <= most * ALIKE && yearly * FAR < sales);
    lines.push(...known.filter(isLine).map(({ row }) => row));
  }
  return lines;
}

/** So many times under what was published is a quarter of which a gross profit of more than the revenue is on record, and not shown. */
const UNDER_GROSS = 2;

/** WETH's $4.0M of $45M: its gross profit was more. */
const underOwnGross = (rows: readonly Row[], { fundamentals }: Company): Row[] =>
  rows.filter((row) => {
    const { kind, currency, revenue } = row;
    const sales = fundamentals?.sales ?? 0;
    const isOver = marksOf(row).gross_profit?.withheld === true && sales >= LEAST_SALES;
    return (
      isOver &&
      kind === 'quarter' &&
      currency === 'USD' &&
      revenue !== null &&
      revenue * A_YEAR.quarter * UNDER_GROSS < sales
    );
  });

const sourceOf = (row: Row): string => marksOf(row).revenue?.source ?? row.source;

/** Quarters of these years bear witness of each other. */
const NEAR_DAYS = 740;
const LEAST_WITNESSES = 2;
const MORE = 1.2;

/** Whether more was earned in operations than sold, and other quarters have a gross profit of more than that: MGRC’s $16.8M beside $66M and more. */
function isUnderGross(row: Row, rows: readonly Row[]): boolean {
  const { revenue, operating_income: earned, period_end: end } = row;
  if (revenue === null || earned === null || earned <= revenue || row.gross_profit !== null) return false;
  const above = rows.filter(
    (other) =>
      other.kind === 'quarter' &&
      (other.gross_profit ?? 0) > revenue * MORE &&
      Math.abs(daysBetween(other.period_end, end)) < NEAR_DAYS,
  );
  return above.length >= LEAST_WITNESSES;
}

/** Quarters of a source that took one line for the revenue, of which some say so; those with a gross profit of their own are of the whole. */
function linesOfSource(rows: readonly Row[]): Row[] {
  const known = rows.filter(
    ({ kind, revenue, gross_profit: gross }) => kind === 'quarter' && revenue !== null && gross === null,
  );
  return [...Map.groupBy(known, sourceOf).values()]
    .filter((ofSource) => ofSource.filter((row) => isUnderGross(row, rows)).length >= LEAST_WITNESSES)
    .flat();
}

/** Twelve months of so many times the year, and as published within this share, or the rounding of whole millions. */
const [UNDER, SAME, ROUNDED] = [1.5, 0.05, 0.6e6];
/** They end on the day of the year, or up to two quarters before: later ones may have grown. */
const TWELVE_DAYS = 190;
/** Of what was published less than half was sold in the year, where more than all of it was earned. */
const HALF = 2;

/**
 * Years of an extract, known to hundreds of thousands, of which another source has half as much again in the twelve months to about their day and so has
 * what was published (ICON’s $1.7M of $11.3M), or of less than what was earned in operations: of a landlord, as NEN’s $0.8M, or where
 * twice as much was published, as HERE’s $91.4M. Of a bank, an insurer or a landlord the other source
 * is enough where nothing was published, since extracts often have one tag of theirs.
 */
const roughYears = (rows: readonly Row[], { fundamentals, isFinancial }: Company): Row[] =>
  rows.filter((year) => {
    const { kind, revenue, operating_income: earned } = year;
    if (kind !== 'year' || revenue === null || marksOf(year).revenue?.rounded_to === undefined) return false;
    const sales = fundamentals?.sales ?? null;
    if ((earned ?? 0) > revenue && (isFinancial || (sales ?? 0) > revenue * HALF)) return true;
    const isPublished = (whole: number) =>
      sales === null ? isFinancial : Math.abs(whole - sales) <= Math.max(ROUNDED, sales * SAME);
    if ((sales ?? Infinity) < LEAST_SALES) return false;
    return rows.some(
      (other) =>
        other.kind === 'twelve_months' &&
        other.currency === year.currency &&
        other.period_end <= year.period_end &&
        daysBetween(other.period_end, year.period_end) <= TWELVE_DAYS &&
        (other.revenue ?? 0) > revenue * UNDER &&
        isPublished(other.revenue ?? 0),
    );
  });

/** What was published is an amount within its rounding, or this share; an amount that is off by more than these is another. */
const PUBLISHED = { share: 0.001, otherShare: 0.01, otherAmount: 1.2e6 };

/**
 * Of a year known to hundreds of thousands and another source's twelve months to the same day, which are apart, the one that was not published: LNSR’s $51.7M of $58.4M, or PGY’s $1,301M of $1,261M.
 */
function otherOfDay(rows: readonly Row[], { fundamentals }: Company): Row[] {
  const sales = fundamentals?.sales ?? 0;
  if (sales <= 0) return [];
  const off = (value: number) => Math.abs(value - sales);
  const isPublished = (value: number) => off(value) <= Math.max(ROUNDED, sales * PUBLISHED.share);
  const isOther = (value: number) =>
    off(value) > Math.max(PUBLISHED.otherAmount, sales * PUBLISHED.otherShare);
  return rows.flatMap((year) => {
    if (year.kind !== 'year' || marksOf(year).revenue?.rounded_to === undefined) return [];
    const ofDay = rows.filter((row) => row.period_end === year.period_end && row.revenue !== null);
    const twelve = ofDay.find(({ kind }) => kind === 'twelve_months');
    if (!twelve?.revenue || !year.revenue || twelve.currency !== 'USD' || year.currency !== 'USD') return [];
    if (isPublished(year.revenue) && isOther(twelve.revenue)) return [twelve];
    if (!isPublished(twelve.revenue) || !isOther(year.revenue)) return [];
    return [year];
  });
}

/** Rows without a revenue that is one line of it, as an extract has it that knows one tag: rents, royalties, or what is left of several. */
export function withoutLinesOfSales(rows: Row[], company: Company): Row[] {
  const lines = new Set([
    ...farFromPublished(rows, company),
    ...underOwnGross(rows, company),
    ...linesOfSource(rows),
    ...roughYears(rows, company),
    ...otherOfDay(rows, company),
  ]);
  if (lines.size === 0) return rows;
  const years = new Set([...lines].flatMap(({ kind, period_end: end }) => (kind === 'year' ? end : [])));
  // The last quarter that was computed of such a year goes with it.
  const isOfYear = (row: Row) => years.has(row.period_end) && marksOf(row).revenue?.derivation !== undefined;
  return rows.map((row) => (lines.has(row) || isOfYear(row) ? withhold(row, ['revenue']) : row));
}
