import type { AnnouncedEps } from '#contract/company-figures.ts';
import type { FinancialPeriod, Fundamentals } from '#contract/financials.ts';
import { quarterReported } from '../earnings.ts';
import { isFresh, newestFirst } from './dated.ts';
import { latestTwelveMonths } from './twelve-months.ts';

/** The newest report with earnings a share, and the earnings of the newest four, itself first. */
export interface LastReport {
  date: string;
  epsActual: number | null;
  epsEstimate: number | null;
  newest: readonly number[];
}

/** What says of which currency and share announced earnings are. */
export interface AnnouncedParts {
  asOf: string;
  periods: readonly FinancialPeriod[];
  fundamentals: Fundamentals | null;
  sharesToday: number | null;
  lastReport: LastReport | null;
  /** Not of the United States, as far as is known. */
  isAbroad: boolean;
  /** What trades is a receipt, often for several shares. */
  isReceipt: boolean;
}

const SAME_CENT = 0.011;
/** Earnings a share of a year that are apart by this factor are of another currency, or of another share. */
const APART = 3;
/** Of less a share, in dollars, no factor says anything. */
const LEAST_APART = 0.1;
const QUARTERS = 4;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/**
 * Whether announced earnings may be of another currency than dollars, or of another share than the one that trades: where
 * statements are in another currency; where they are three times the published net income over the shares, of a company abroad without
 * statements; and where net income is three times as much for a receipt.
 */
function isOfOtherUnit(
  newest: readonly number[],
  { asOf, periods, fundamentals, sharesToday, isAbroad, isReceipt }: AnnouncedParts,
): boolean {
  if (periods.some(({ currency }) => currency !== 'USD')) return true;
  if ((!isAbroad && !isReceipt) || !sharesToday) return false;
  const income = latestTwelveMonths(periods, 'net_income', asOf)?.value ?? fundamentals?.net_income ?? 0;
  const hasOtherSign = newest.slice(0, 2).some((eps) => eps * income < 0);
  const yearly = Math.abs(income / sharesToday);
  const announced = median(newest.map(Math.abs)) * QUARTERS;
  if (hasOtherSign || income === 0 || Math.abs(yearly - announced) <= LEAST_APART) return false;
  return isReceipt && yearly >= announced * APART
    ? true
    : periods.length === 0 && announced >= yearly * APART;
}

/**
 * The announced EPS, unless it is older than 18 months; without an amount where nobody says of which currency or share it is. Adjusted
 * means that the diluted EPS of its quarter is another figure; unknown without a statement.
 */
export function announcedEps(parts: AnnouncedParts): AnnouncedEps | null {
  const { lastReport: report, periods, asOf } = parts;
  if (!report || !isFresh(report.date, asOf)) return null;
  const { date, epsActual, epsEstimate, newest } = report;
  if (isOfOtherUnit(newest, parts)) return { date, epsActual: null, epsEstimate: null, adjusted: null };
  const quarter = quarterReported(date, newestFirst(periods, 'quarter'));
  const diluted = quarter?.currency === 'USD' ? quarter.eps_diluted : null;
  const adjusted = diluted === null || epsActual === null ? null : Math.abs(diluted - epsActual) > SAME_CENT;
  return { date, epsActual, epsEstimate, adjusted };
}
