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

/** An expected loss of so many times the announced one, and so far from it, is over fewer shares; so many times, whatever was split. */
const FEWER = { times: 5, apart: 0.5, anyway: 20, apartAnyway: 1 };
/** Splits that make estimates old: so many days before a report, and after it, since not every estimate of before was restated. */
const FEWER_DAYS = { before: 400, after: 1100 };
/** A reverse split of fewer shares makes nobody’s estimate five times as much. */
const LEAST_OLD = 2;
/** Losses so many times the announced one, in the year before, say over how many fewer shares they were. */
const [LARGER, YEAR_DAYS] = [3, 400];

/**
 * Whether an expected loss is over the fewer shares of before: five times what was announced, about a reverse split or before closes whose scale is not sure (PAVM: $40.20 beside
 * $6.00; IXHL), or twenty times, where the year before has losses of three times as much (TNXP: $736 beside $25.56, after $464.22; TRAW).
 */
export function isOfFewerShares(
  report: Report,
  {
    splits,
    leap,
    losses,
  }: {
    splits: readonly { date: string; times: number }[];
    leap?: string | undefined;
    losses: readonly { date: string; eps_actual: number }[];
  },
): boolean {
  const { date, eps_actual: actual, eps_estimate: expected } = report;
  if (actual >= 0 || expected >= 0) return false;
  const times = expected / actual;
  const apart = actual - expected;
  if (times < FEWER.times || apart < FEWER.apart) return false;
  const isAboutSplit = splits.some((split) => {
    const days = daysBetween(split.date, date);
    return split.times >= LEAST_OLD && days <= FEWER_DAYS.before && days >= -FEWER_DAYS.after;
  });
  if (isAboutSplit || (leap !== undefined && date <= leap)) return true;
  return (
    times >= FEWER.anyway &&
    apart >= FEWER.apartAnyway &&
    losses.some((loss) => {
      const days = daysBetween(loss.date, date);
      return days > 0 && days <= YEAR_DAYS && loss.eps_actual <= LARGER * actual;
    })
  );
}

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
  const losses = Map.groupBy(await readLosses(db), ({ symbol }) => symbol);
  for (const report of rows) {
    const { symbol } = report;
    const leap = leaps.get(symbol);
    const ofCompany = (splits.get(symbol) ?? []).map(({ date, new_shares, old_shares }) => ({
      date,
      times: old_shares / new_shares,
    }));
    const isOld =
      (leap !== undefined && isOfUnknownShares(report, leap)) ||
      ofCompany.some((split) => isOfOldShares(report, split)) ||
      isOfFewerShares(report, { splits: ofCompany, leap, losses: losses.get(symbol) ?? [] });
    if (isOld)
      await db
        .updateTable('earnings')
        .set({ eps_estimate: null, surprise_percent: null })
        .where('symbol', '=', report.symbol)
        .where('date', '=', report.date)
        .execute();
  }
}

/** The announced losses of every company. */
const readLosses = (db: Db) =>
  db
    .selectFrom('earnings')
    .select(['symbol', 'date', 'eps_actual'])
    .where('eps_actual', '<', 0)
    .$narrowType<{ eps_actual: number }>()
    .execute();
