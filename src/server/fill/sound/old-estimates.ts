import { daysBetween } from '#kit/time/days.ts';
import type { Db } from '#server/db/open.ts';
import { lastLeaps } from '../traded-shares.ts';

/** A reverse split of fewer old shares for a new one may be a surprise as well. */
const LEAST_OLD_SHARES = 3;
/** What was announced over what was expected: as of a split on record, and of one of which nobody says by how much. */
const [RESTATED, RESTATED_UNKNOWN] = [3, 5];
/** In the old shares what was announced is what was expected, give or take so many times. */
const SAME_SHARES = 2.5;
/** Estimates of the old shares stand for so many days after a split. */
const DAYS_AFTER = 130;
/** Nearer ones differ by less than a split makes. */
const LEAST_APART = 0.1;

interface Report {
  symbol: string;
  date: string;
  eps_actual: number;
  eps_estimate: number;
}

/** Whether what was announced is so many times what was expected, of the same sign. */
const isTimes = ({ eps_actual: actual, eps_estimate: expected }: Report, times: number): boolean =>
  expected !== 0 && actual / expected >= times && Math.abs(actual - expected) > LEAST_APART;

/** Whether an estimate is of the shares of before a split, of so many old ones for a new one, for which what was announced was restated. */
export function isOfOldShares(report: Report, split: { date: string; times: number }): boolean {
  if (split.times < LEAST_OLD_SHARES || !isTimes(report, RESTATED)) return false;
  if (report.date > split.date && daysBetween(split.date, report.date) > DAYS_AFTER) return false;
  const over = report.eps_actual / split.times / report.eps_estimate;
  return over <= SAME_SHARES && over * SAME_SHARES >= 1;
}

/** Whether it is of the shares of before closes whose scale is not sure, as at a split that is not on record. */
export const isOfUnknownShares = (report: Report, leap: string): boolean =>
  report.date <= leap && isTimes(report, RESTATED_UNKNOWN);

/**
 * Withholds what was expected of shares of before a reverse split, beside what was announced, which its source restates (NAKA: a loss of $15.20 in May, beside
 * an expected $0.20 of before the split two weeks later; ASST).
 */
export async function withholdEstimatesOfOldShares(db: Db): Promise<void> {
  const leaps = await lastLeaps(db);
  const splits = Map.groupBy(
    await db.selectFrom('splits').select(['symbol', 'date', 'new_shares', 'old_shares']).execute(),
    ({ symbol }) => symbol,
  );
  const rows = await db
    .selectFrom('earnings')
    .select(['symbol', 'date', 'eps_actual', 'eps_estimate'])
    .where('eps_actual', 'is not', null)
    .where('eps_estimate', 'is not', null)
    .$narrowType<{ eps_actual: number; eps_estimate: number }>()
    .execute();
  for (const report of rows) {
    const leap = leaps.get(report.symbol);
    const isOld =
      (leap !== undefined && isOfUnknownShares(report, leap)) ||
      (splits.get(report.symbol) ?? []).some(({ date, new_shares, old_shares }) =>
        isOfOldShares(report, { date, times: old_shares / new_shares }),
      );
    if (isOld)
      await db
        .updateTable('earnings')
        .set({ eps_estimate: null, surprise_percent: null })
        .where('symbol', '=', report.symbol)
        .where('date', '=', report.date)
        .execute();
  }
}
