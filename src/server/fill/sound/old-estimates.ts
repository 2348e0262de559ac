import { daysBetween } from '#kit/time/days.ts';
import type { Db } from '#server/db/open.ts';
import { lastLeaps } from '../traded-shares.ts';

/** With fewer old shares for a new one, the difference may as well be a surprise. */
const LEAST_OLD_SHARES = 3;
/** How many times the expected earnings the announced ones are: at a split on record, and at one whose ratio nobody knows. */
const [RESTATED, RESTATED_UNKNOWN] = [3, 5];
/** Per old share, the announced earnings are the expected ones within this factor. */
const SAME_SHARES = 2.5;
/** For this many days after a split, estimates may be per old share. */
const DAYS_AFTER = 130;
/** Values nearer to each other than this differ by less than a split makes. */
const LEAST_APART = 0.1;

interface Report {
  symbol: string;
  date: string;
  eps_actual: number;
  eps_estimate: number;
}

/** Whether the announced earnings are at least `times` the expected ones, with the same sign. */
const isTimes = ({ eps_actual: actual, eps_estimate: expected }: Report, times: number): boolean =>
  expected !== 0 && actual / expected >= times && Math.abs(actual - expected) > LEAST_APART;

/** Whether an estimate is per share before a reverse split of `times` old shares for a new one, while the announced earnings were restated for it. */
export function isOfOldShares(report: Report, split: { date: string; times: number }): boolean {
  if (split.times < LEAST_OLD_SHARES || !isTimes(report, RESTATED)) return false;
  if (report.date > split.date && daysBetween(split.date, report.date) > DAYS_AFTER) return false;
  const over = report.eps_actual / split.times / report.eps_estimate;
  return over <= SAME_SHARES && over * SAME_SHARES >= 1;
}

/** The same, before closes whose scale is not sure, as at a split that is not on record. */
export const isOfUnknownShares = (report: Report, leap: string): boolean =>
  report.date <= leap && isTimes(report, RESTATED_UNKNOWN);

/** An expected loss this many times the announced one, and this many dollars from it, is over fewer shares: near a split, and `anyway`. */
const FEWER = { times: 5, apart: 0.5, anyway: 20, apartAnyway: 1 };
/** Splits that may leave estimates old lie this many days before or after a report, since not every earlier estimate was restated. */
const FEWER_DAYS = { before: 400, after: 1100 };
/** A reverse split of fewer old shares does not make an estimate five times as large. */
const LEAST_OLD = 2;
/** Losses this many times the announced one, within this many days before, show that they were over fewer shares. */
const [LARGER, YEAR_DAYS] = [3, 400];

/**
 * Whether an expected loss is over the fewer shares of an earlier time: five times the announced one, near a reverse split or before closes whose scale is not sure
 * (PAVM: $40.20 beside $6.00; IXHL), or twenty times, if losses of the year before were three times as large (TNXP: $736 beside $25.56, after $464.22; TRAW).
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
 * Withholds estimates per share before a reverse split, if their source has restated the announced earnings beside them (NAKA: a loss of $15.20 in May, beside
 * an estimate of $0.20 from before the split two weeks later; ASST).
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
