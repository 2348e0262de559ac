import { daysBetween } from '#kit/time/days.ts';
import type { StatementRow as Row } from '../../rows.ts';
import { marksOf, withhold } from '../../withhold.ts';

/** Counts of a quarter and of those beside it; apart by more, shares were issued or bought back between them. */
const [NEAR_DAYS, ALIKE] = [100, 1.25];
/** Less a share is known too roughly. */
const LEAST_EPS = 0.1;
/** Earnings a share that are better than the net income over the shares by so much are not of them. */
const BETTER = 1.3;
const SOURCE = 'yahoo-quarters';

/**
 * Rows without the earnings a share of Yahoo's quarters that are better than its net income over the shares: of a last quarter it takes those of three from
 * those of the year, which are over other shares (PENN: a loss of $73.0M over 133 million shares, and $0.36 a share). What preferred holders get makes earnings
 * a share worse, and options do.
 */
export function withoutBetterEarnings<R extends Row>(rows: R[], sharesToday: number | null): R[] {
  return rows.map((row) => {
    const { kind, currency, net_income: income, eps_diluted: eps } = row;
    if (kind !== 'quarter' || currency !== 'USD' || !income || eps === null || income * eps < 0) return row;
    const marks = marksOf(row);
    const isYahoos =
      (marks.eps_diluted?.source ?? row.source) === SOURCE &&
      (marks.net_income?.source ?? row.source) === SOURCE;
    if (!isYahoos || Math.abs(eps) < LEAST_EPS) return row;
    const counts = countsBeside(row, rows);
    const all = sharesToday === null ? counts : [...counts, sharesToday];
    const [least, most] = [Math.min(...all), Math.max(...all)];
    if (counts.length === 0 || most > least * ALIKE) return row;
    const isBetter = income > 0 ? eps * least > income * BETTER : eps * most * BETTER > income;
    return isBetter ? withhold(row, ['eps_diluted']) : row;
  });
}

const countsBeside = ({ period_end: end }: Row, rows: readonly Row[]): number[] =>
  rows.flatMap(({ shares_outstanding: count, period_end }) =>
    count !== null && Math.abs(daysBetween(period_end, end)) <= NEAR_DAYS ? [count] : [],
  );
