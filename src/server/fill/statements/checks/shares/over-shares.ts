import { daysBetween } from '#kit/time/days.ts';
import { impliedCount } from '../../before-leap.ts';
import type { StatementRow as Row } from '../../rows.ts';
import type { CompanyContext } from '../../read-context.ts';
import { withhold } from '../../withhold.ts';

/** Of a loss diluted shares are those that are out, of a profit those that options, warrants and notes may become as well. */
const MORE = { ofLoss: 1.15, ofProfit: 1.9 };
/** Earnings come in cents. */
const CENT = 0.0051;
/** Four announced quarters bear twelve months out within this. */
const NEAR = 0.15;
const QUARTERS = 4;
/** The four quarters of twelve months ended within these days; a report comes 10 to 103 days after its quarter. */
const MONTHS = { days: 280, soonest: 10, latest: 103 };
/** Counts of these months and of soon after. */
const COUNTED = { before: 400, after: 60 };

/** Quarters that say over how many shares the earnings of these months are, of which a fifth fewer were never there. */
const FEWER = { least: 0.8, quarters: 2 };
const EVENED = 2;

/** The rows of the quarters of these months, and of soon after. */
const ofMonths = (rows: readonly Row[], end: string): Row[] =>
  rows.filter(({ period_end }) => {
    const days = daysBetween(period_end, end);
    return days <= COUNTED.before && days >= -COUNTED.after;
  });

/** The shares that were counted in the twelve months to a day, and those that earnings of their quarters are over. */
const sharesOf = (rows: readonly Row[], end: string): number[] =>
  ofMonths(rows, end).flatMap((row) =>
    [row.shares_outstanding ?? [], (row.kind === 'quarter' ? impliedCount(row) : null) ?? []].flat(),
  );

/**
 * The fewest of these shares; none where fewer than two quarters tell both, or one of them has a net income and no earnings a share: notes that may become
 * shares take gains out of what is diluted (REAL); nor where a quarter earned or lost twice as much a share, which another one evened out, but over other
 * shares (SCHL).
 */
function fewestShares(rows: readonly Row[], end: string, eps: number): number {
  const quarters = ofMonths(rows, end).filter((row) => row.kind === 'quarter' && row.net_income !== null);
  const told = quarters.filter((row) => impliedCount(row) !== null);
  const isTold = told.length === quarters.length && told.length >= FEWER.quarters;
  const isEven = told.some((row) => Math.abs(row.eps_diluted ?? 0) > EVENED * Math.abs(eps));
  return isTold && !isEven ? Math.min(...sharesOf(rows, end)) : 0;
}

/** Whether the four reports of the quarters to a day add up to about as much. */
function isAnnounced(eps: number, end: string, reports: CompanyContext['reports']): boolean {
  const ofYear = reports.filter(({ date }) => {
    const days = daysBetween(end, date);
    return days <= MONTHS.latest && days >= MONTHS.soonest - MONTHS.days;
  });
  const sum = ofYear.reduce((total, { eps_actual: announced }) => total + (announced ?? 0), 0);
  return ofYear.length === QUARTERS && Math.abs(sum - eps) <= NEAR * Math.abs(eps);
}

/**
 * Rows without the earnings a share of twelve months that the net income beside them is of more shares than there ever were, beyond what a cent
 * rounds (MTA: a loss of $4.2M, $0.03 a share, and 93 million trade), or of a fifth fewer (HAE: $97.3M, $3.63 a share, and 46.5 million at least): both
 * are not of the same months, or not of the same shareholders. Those that four reports bear out stand: shares that are paid for and not issued yet
 * are in them (TCRX).
 */
export function withoutEarningsOverOthers<R extends Row>(
  rows: R[],
  { sharesToday, reports, isReceipt }: Pick<CompanyContext, 'sharesToday' | 'reports' | 'isReceipt'>,
): R[] {
  if (sharesToday === null || isReceipt) return rows;
  return rows.map((row) => {
    const { kind, period_end: end, net_income: income, eps_diluted: eps } = row;
    if (kind !== 'twelve_months' || !income || !eps || income * eps < 0) return row;
    const least = Math.abs(income) / (Math.abs(eps) + CENT);
    const most = Math.max(sharesToday, ...sharesOf(rows, end)) * (eps < 0 ? MORE.ofLoss : MORE.ofProfit);
    const isOfFewer = Math.abs(income) < (Math.abs(eps) - CENT) * fewestShares(rows, end, eps) * FEWER.least;
    return (least <= most && !isOfFewer) || isAnnounced(eps, end, reports)
      ? row
      : withhold(row, ['eps_diluted']);
  });
}
