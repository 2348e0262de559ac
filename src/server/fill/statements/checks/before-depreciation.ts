import type { Fundamentals } from '#contract/financials.ts';
import type { CheckedRows, StatementRow as Row } from '../rows.ts';
import { doubtOf, withhold } from '../withhold.ts';

/** What was published of the same sales is less by this factor where depreciation is taken off. */
const MORE = 1.5;
/** Rents less what the houses cost leave this part of them, or more; what is written off once is in the published alone (BDN: $27M of $484M, and $17M). */
const LEAST_PART = 0.55;
/** Sales are of the same year within this part. */
const SAME_SALES = 0.03;
/** Published amounts come in whole millions. */
const LEAST = 5e6;
/** More of the rents than this is left of nobody’s, unless as much was published, within this part of it. */
const [MOST_PART, SAME] = [0.7, 0.1];
/** So many of the quarters have it, where no year does. */
const HALF = 0.5;
const DECISION = 'not shown: half as much again as was published of the same sales, as before depreciation';
const OVER_RENTS = 'not shown: over seven tenths of the rents, which nothing published bears out';

/** Whether an operating income is more of the rents than is left of any. */
const isMost = ({ revenue, operating_income: operating }: Row): boolean =>
  revenue !== null && operating !== null && operating >= MOST_PART * revenue;

/**
 * Whether a landlord’s operating income has what houses were sold for in it, or not what they cost: more than seven tenths of a year’s rents, or of most quarters’ (LTC:
 * $205M of $263M, and 38 to 96% of its quarters; SQFT). MRP’s was published as well.
 */
function isOfOtherThings(rows: readonly Row[], published: number | null): boolean {
  const asked = rows.filter(
    ({ revenue, operating_income: operating }) => revenue !== null && operating !== null,
  );
  const years = asked.filter(({ kind }) => kind === 'year').filter(isMost);
  const quarters = asked.filter(({ kind }) => kind === 'quarter');
  const most = quarters.filter(isMost);
  const isBorneOut = years.some(
    ({ operating_income: operating }) =>
      published !== null && operating !== null && Math.abs(published - operating) <= SAME * operating,
  );
  return !isBorneOut && (years.length > 0 || (most.length > 1 && most.length > HALF * quarters.length));
}

/** Rows without any operating income, with the doubts of each. */
function without(rows: Row[], decision: string): CheckedRows {
  const wrong = rows.filter(({ operating_income }) => operating_income !== null);
  return {
    periods: rows.map((row) => (row.operating_income === null ? row : withhold(row, ['operating_income']))),
    doubts: wrong.map((row) => doubtOf(row, 'operating_income', decision)),
  };
}

/**
 * Rows of a landlord without operating income where that of a year is more than half of its revenue, and half as much again as what was published beside the same sales: some extracts have what
 * is left of the rents before depreciation under its name (HIW: $545M of $806M, and $201M).
 */
export function withoutBeforeDepreciation(
  rows: Row[],
  published: Fundamentals | null,
  isLandlord: boolean,
): CheckedRows & { none?: readonly string[] } {
  const none = { periods: rows, doubts: [] };
  const { sales = null, operating_income: after = null } = published ?? {};
  if (!isLandlord) return none;
  // Nor does what was published stand, which is nearer to nothing (AIV: a loss of $170M, beside $118M).
  if (isOfOtherThings(rows, after)) return { ...without(rows, OVER_RENTS), none: ['operating_income'] };
  if (sales === null || after === null || after < LEAST) return none;
  const isOver = rows.some(
    ({ kind, currency, revenue, operating_income: operating }) =>
      kind === 'year' &&
      currency === 'USD' &&
      revenue !== null &&
      operating !== null &&
      Math.abs(revenue - sales) <= SAME_SALES * sales &&
      operating >= LEAST_PART * revenue &&
      operating >= MORE * after,
  );
  return isOver ? without(rows, DECISION) : none;
}
