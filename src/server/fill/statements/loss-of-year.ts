import { daysBetween } from '#kit/time/days.ts';
import { quarterReported } from '#kit/financials/earnings.ts';
import type { StatementRow as Row } from './rows.ts';

/** The first three quarters of a year end no more days before it. */
const OF_YEAR_DAYS = 300;
const QUARTERS = 3;
/** Of less a share a rounded cent says little of a count. */
const LEAST_EPS = 0.05;
/** What the last quarter lost over so few of the shares of the quarter before it is no loss of that quarter. */
const FEWER = 0.5;
/** The shares of a year lie between those of its quarters; those of the last one, which nobody counts, may be some more. */
const BESIDE = { least: 0.9, most: 1.15 };

/** The shares that a loss of a quarter is over. */
const sharesOf = ({ net_income: income, eps_diluted: eps }: Row): number | null =>
  income !== null && eps !== null && eps <= -LEAST_EPS && income < 0 ? income / eps : null;

/**
 * Whether a loss that was announced of a last quarter is that of the whole year: the net income of the year over it makes a number of shares between those of the
 * quarters, and what the other three leave of it half of the shares of the third and fewer (GRI: $116.61, of a year that lost $11.96M over 102,530 shares, and
 * the last quarter $2.66M, of 93,722 and more).
 */
export function isLossOfYear(date: string, eps: number, rows: readonly Row[]): boolean {
  if (eps > -LEAST_EPS) return false;
  const dollars = rows.filter(({ currency }) => currency === 'USD');
  return dollars.some((year) => {
    const { kind, period_end: end, net_income: income } = year;
    if (kind === 'quarter' || income === null || income >= 0 || !quarterReported(date, [year])) return false;
    const others = dollars
      .filter(
        (row) =>
          row.kind === 'quarter' && row.period_end < end && daysBetween(row.period_end, end) <= OF_YEAR_DAYS,
      )
      .toSorted((a, b) => (a.period_end < b.period_end ? 1 : -1));
    const counts = others.flatMap((row) => sharesOf(row) ?? []);
    const [third] = counts;
    if (others.length !== QUARTERS || counts.length !== QUARTERS || third === undefined) return false;
    const rest = income - others.reduce((sum, row) => sum + (row.net_income ?? 0), 0);
    const ofYear = income / eps;
    return (
      rest / eps <= FEWER * third &&
      ofYear >= BESIDE.least * Math.min(...counts) &&
      ofYear <= BESIDE.most * Math.max(...counts)
    );
  });
}
