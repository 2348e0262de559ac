import { daysBetween } from '#kit/financials/spans.ts';
import { impliedCount } from './before-leap.ts';
import type { StatementRow as Row } from './rows.ts';
import type { CompanyContext } from './read-context.ts';
import { withhold } from './withhold.ts';

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

/** The most shares that were counted in the twelve months to a day, that earnings of their quarters are over, or that trade. */
function mostShares(rows: readonly Row[], end: string, today: number): number {
  const counts = rows.flatMap((row) => {
    const days = daysBetween(row.period_end, end);
    const implied = row.kind === 'quarter' ? impliedCount(row) : null;
    return days <= COUNTED.before && days >= -COUNTED.after
      ? [row.shares_outstanding ?? 0, implied ?? 0]
      : [];
  });
  return Math.max(today, ...counts);
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
 * rounds (MTA: a loss of $4.2M, $0.03 a share, and 93 million trade): both are not of the same months, or not of the same shareholders. Those that
 * four reports bear out stand: shares that are paid for and not issued yet are in them (TCRX).
 */
export function withoutEarningsOverMore<R extends Row>(
  rows: R[],
  { sharesToday, reports, isReceipt }: Pick<CompanyContext, 'sharesToday' | 'reports' | 'isReceipt'>,
): R[] {
  if (sharesToday === null || isReceipt) return rows;
  return rows.map((row) => {
    const { kind, period_end: end, net_income: income, eps_diluted: eps } = row;
    if (kind !== 'twelve_months' || !income || !eps || income * eps < 0) return row;
    const least = Math.abs(income) / (Math.abs(eps) + CENT);
    const most = mostShares(rows, end, sharesToday) * (eps < 0 ? MORE.ofLoss : MORE.ofProfit);
    return least <= most || isAnnounced(eps, end, reports) ? row : withhold(row, ['eps_diluted']);
  });
}
