import type { Fundamentals } from '#contract/financials.ts';
import type { CheckedRows, StatementRow as Row } from './rows.ts';
import { doubtOf, withhold } from './withhold.ts';

/** What was published of the same sales is less by this factor where depreciation is taken off. */
const MORE = 1.5;
/** Rents less what the houses cost leave this part of them, or more; what is written off once is in the published alone (BDN: $27M of $484M, and $17M). */
const LEAST_PART = 0.55;
/** Sales are of the same year within this part. */
const SAME_SALES = 0.03;
/** Published amounts come in whole millions. */
const LEAST = 5e6;
const DECISION = 'not shown: half as much again as was published of the same sales, as before depreciation';

/**
 * Rows of a landlord without operating income where that of a year is more than half of its revenue, and half as much again as what was published beside the same sales: some extracts have what
 * is left of the rents before depreciation under its name (HIW: $545M of $806M, and $201M).
 */
export function withoutBeforeDepreciation(
  rows: Row[],
  published: Fundamentals | null,
  isLandlord: boolean,
): CheckedRows {
  const none = { periods: rows, doubts: [] };
  const { sales = null, operating_income: after = null } = published ?? {};
  if (!isLandlord || sales === null || after === null || after < LEAST) return none;
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
  if (!isOver) return none;
  const wrong = rows.filter(({ operating_income }) => operating_income !== null);
  return {
    periods: rows.map((row) => (row.operating_income === null ? row : withhold(row, ['operating_income']))),
    doubts: wrong.map((row) => doubtOf(row, 'operating_income', DECISION)),
  };
}
