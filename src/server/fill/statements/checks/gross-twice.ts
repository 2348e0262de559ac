import type { StatementRow as Row } from '../rows.ts';
import { marksOf, withhold } from '../withhold.ts';

/** Of a gross profit that is so many times what an amount is known to, the same amount is no chance. */
const LEAST_OF_ROUNDING = 10;
/** Two amounts that are so near are the same where neither is rounded. */
const SAME = 0.001;

/** Whether a year has its gross profit once more as its operating income, and lost money: nothing is left for what the offices cost. */
function isGrossTwice(row: Row): boolean {
  const { kind, gross_profit: gross, operating_income: operating, net_income: net } = row;
  if (kind === 'quarter' || gross === null || operating === null || (net ?? 0) >= 0) return false;
  const rounded = marksOf(row).operating_income?.rounded_to ?? 0;
  const off = Math.abs(gross - operating);
  return gross >= LEAST_OF_ROUNDING * rounded && gross > 0 && off <= Math.max(rounded / 2, SAME * gross);
}

/** Rows without the operating income of a year that is its gross profit, of a company that lost money (ABTS: $3.7M of $9.1M, beside a loss of $2.9M). */
export const withoutGrossTwice = (rows: Row[]): Row[] =>
  rows.map((row) => (isGrossTwice(row) ? withhold(row, ['operating_income']) : row));
