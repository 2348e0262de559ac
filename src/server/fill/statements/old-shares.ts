import type { StatementFigure } from '#contract/financials.ts';
import { isRestatedForSplit, reportOf } from './announced-splits.ts';
import { impliedCount } from './before-leap.ts';
import { isReportedBefore, yearEndsOf } from './checks/shares/reported-before-split.ts';
import type { CheckedRows, Doubt, StatementRow as Row } from './rows.ts';
import type { CompanyContext } from './read-context.ts';
import { doubtOf, marksOf, withhold } from './withhold.ts';

/** A count of so many times what the announced loss is over is of other shares, in so many quarters that follow each other. */
const ANNOUNCED = { times: 3, quarters: 2 };
/** A count falls so far where two shares become one and a fourth more are issued, and hardly ever where some are bought back. */
const FALL = 1.6;
/** More are issued in no quarter: the count before was restated. */
const MOST_ISSUED = 8;
/** Where nothing is counted, two quarters each of whose earnings are over so many times all the shares that follow. */
const IMPLIED = { times: 4, quarters: 2 };
/** A count of so many times what the filed earnings are over, by about the same factor in the quarter before. */
const RESTATED = { times: 3, apart: 1.35 };
/** Shares and earnings a share are of one scale within this. */
const SAME = 1.5;
/** What was announced of the shares of today is what was filed, but for what is adjusted. */
const AGREED = 1.3;
/** Under this a rounded cent says little. */
const LEAST_EPS = 0.04;
/** What staff read of what it takes away. */
export const OLD_SHARES =
  'not shown: of before a split that is not on record, as the counts since or the announced loss a share say';

type Company = CompanyContext;
/** The last end of a quarter in old shares, that of the last one before them that was restated, and how many new shares there were then or at the next count. */
interface OldShares {
  until: string;
  since?: string | undefined;
  count: number;
  /** Of two splits, one of them on record: what nothing restated for that one is of before it, too. */
  isSplitTwice?: boolean;
}

const times = (a: number, b: number): number => (a * b > 0 ? Math.max(a / b, b / a) : Infinity);

/** What was announced of a quarter, which its source restates for every split since. */
function announcedOf(row: Row, company: Company): number | null {
  const announced = row.kind === 'quarter' ? (reportOf(row, company)?.eps_actual ?? null) : null;
  return announced !== null && Math.abs(announced) >= LEAST_EPS ? announced : null;
}

/** What a quarter tells of its count: how many shares of today its announced earnings are of, and whether the count is of old ones. */
interface Told {
  until: string;
  count: number;
  isOld: boolean;
}

/** Whether an announced loss is no split away from the filed one, which is over the shares that are counted (GPMT: $0.94, and $0.35). */
function isAdjusted(row: Row, announced: number): boolean {
  const implied = impliedCount(row);
  const isOverCount = implied !== null && times(implied, row.shares_outstanding ?? 0) <= SAME;
  return isOverCount && announced / (row.eps_diluted ?? 0) < ANNOUNCED.times;
}

/**
 * What the announced earnings of a quarter say of its count; undefined where they leave it open, as much is adjusted in a profit. The mean shares of a
 * quarter in which many were issued are those of its beginning, so that the smaller of the counts before and after is asked.
 */
function toldBy(row: Row, before: number | null, company: Company): Told | undefined {
  const announced = announcedOf(row, company);
  const { period_end: until, net_income: income, shares_outstanding: shares } = row;
  if (announced === null || !income || !shares || income * announced < 0) return undefined;
  const count = income / announced;
  const atBeginning = before !== null && shares < before * MOST_ISSUED ? before : shares;
  const ratio = Math.min(shares, atBeginning) / count;
  const isOld = income < 0 && ratio >= ANNOUNCED.times && !isAdjusted(row, announced);
  return isOld || times(ratio, 1) <= SAME ? { until, count, isOld } : undefined;
}

/** The newest quarter whose count is of far more shares than its announced loss (OLB: 15.2 million, of a loss over 1.5). */
function asAnnounced(quarters: readonly Row[], company: Company): OldShares | undefined {
  const counted = quarters.filter((row) => row.shares_outstanding);
  const told = counted.flatMap(
    (row, i) => toldBy(row, counted[i + 1]?.shares_outstanding ?? null, company) ?? [],
  );
  const at = told.findIndex(({ isOld }) => isOld);
  if (at < 0) return undefined;
  const end = told.findIndex(({ isOld }, i) => i > at && !isOld);
  const old = told.slice(at, end < 0 ? undefined : end);
  const [newest] = old;
  return newest && old.length >= ANNOUNCED.quarters ? { ...newest, since: told[end]?.until } : undefined;
}

/** Whether the newest quarter with about so many shares of which both are known was announced as it was filed, over as many. */
function areTodays(shares: number, quarters: readonly Row[], company: Company): boolean {
  for (const row of quarters) {
    const [announced, implied] = [announcedOf(row, company), impliedCount(row)];
    if (announced === null || implied === null || times(row.shares_outstanding ?? 0, shares) > SAME) continue;
    return times(announced, row.eps_diluted ?? 0) <= AGREED && times(implied, shares) <= SAME;
  }
  return false;
}

/** The newest count of twice the next one, and of what trades (LXP: 295.8 million, and 59.1). */
function asCounted(quarters: readonly Row[], company: Company): OldShares | undefined {
  const { sharesToday } = company;
  const counts = quarters.flatMap(({ period_end: until, shares_outstanding: shares }) =>
    shares ? [{ until, shares }] : [],
  );
  for (const [i, { until, shares }] of counts.entries()) {
    const count = counts[i - 1]?.shares ?? sharesToday ?? Infinity;
    if (shares < FALL * count || shares < FALL * (sharesToday ?? Infinity)) continue;
    const before = quarters.filter(({ period_end }) => period_end <= until);
    return areTodays(shares, before, company) ? undefined : { until, count };
  }
  return undefined;
}

/** The newest two quarters whose net income over the earnings a share is of far more shares than any since (UONE: 47.2 and 44.8 million, and 4.5 trade). */
function asImplied(quarters: readonly Row[], { sharesToday }: Company): OldShares | undefined {
  const counts = quarters.flatMap((row) => {
    const shares = row.shares_outstanding ?? impliedCount(row);
    return shares ? [{ until: row.period_end, shares }] : [];
  });
  let most = sharesToday ?? Infinity;
  for (const [i, { until, shares }] of counts.entries()) {
    const both = counts.slice(i, i + IMPLIED.quarters);
    const isMore = both.every((each) => each.shares >= most * IMPLIED.times);
    if (both.length === IMPLIED.quarters && isMore) return { until, count: most };
    most = Math.max(most, shares);
  }
  return undefined;
}

/**
 * The newest quarter whose earnings a share a later report restated, while the count is as it was (AIHS: 11.1 million, earnings over 1.1, and 3.2 next):
 * many times what those are over, as often in the quarter before it, and as many again as the next count, however many were issued since.
 */
function asRestated(quarters: readonly Row[]): OldShares | undefined {
  const counts = quarters.flatMap((row) => {
    const { period_end: until, shares_outstanding: shares } = row;
    return shares ? [{ until, shares, over: shares / (impliedCount(row) ?? Infinity) }] : [];
  });
  for (const [i, { until, shares, over }] of counts.entries()) {
    const count = counts[i - 1]?.shares;
    const before = counts.slice(i + 1).find((each) => each.over > 0);
    if (count === undefined || shares < FALL * count || over < RESTATED.times) continue;
    if (before && times(over, before.over) <= RESTATED.apart) return { until, count };
  }
  return undefined;
}

/**
 * The newest count that falls before the reverse split on record, among those of after it of which the first was reported before it (KITT: 42.3 million of June
 * and 13.7 of September 2025, each one of eight since): another split lies between, and of what came before only what was announced so is of the shares of today.
 */
function asReported(quarters: readonly Row[], company: Company, made: readonly Row[]): OldShares | undefined {
  if ((company.split?.factor ?? 1) >= 1) return undefined;
  const yearEnds = yearEndsOf(made);
  let next: number | undefined;
  for (const row of quarters) {
    const shares = row.shares_outstanding;
    if (!shares) continue;
    if (next !== undefined && shares >= FALL * next)
      return { until: row.period_end, count: next, isSplitTwice: true };
    const isRestated = marksOf(row).shares_outstanding?.split !== undefined;
    const isOf = next !== undefined || isReportedBefore(row, company, yearEnds);
    next = isRestated && isOf ? shares : undefined;
  }
  return undefined;
}

/** Whether the earnings a share of a row are of the old shares; where nothing says, they may be. */
function areOldEarnings(row: Row, { count, isSplitTwice }: OldShares, company: Company): boolean {
  const announced = announcedOf(row, company);
  const filed = row.eps_diluted ?? row.eps_basic ?? 0;
  if (announced !== null && announced * filed > 0 && Math.abs(filed) >= LEAST_EPS)
    return announced / filed >= SAME;
  if (isSplitTwice === true && !isRestatedForSplit(row)) return true;
  const implied = impliedCount(row);
  return implied === null || implied >= count * SAME;
}

function oldFigures(row: Row, old: OldShares, company: Company): StatementFigure[] {
  const { until, since = '', count } = old;
  if (row.period_end > until || row.period_end <= since) return [];
  const figures: StatementFigure[] = ['shares_outstanding'];
  if ((row.diluted_shares ?? 0) >= count * SAME) figures.push('diluted_shares');
  if (areOldEarnings(row, old, company)) figures.push('eps_basic', 'eps_diluted');
  return figures.filter((figure) => row[figure] !== null);
}

/**
 * Rows without the counts of before a split that nobody has on record, and without the earnings a share of them that were not restated for it
 * (PRPO’s were: $1.88 a share filed, $1.80 announced, beside 27.6 million shares where 1.4 follow). Five things tell of one: a loss
 * announced over far fewer shares than were counted, a count of much more than the next one, earnings over far more shares than any since,
 * earnings that were restated beside a count that was not, and a count that falls before a split on record. A count that its quarter was announced over fell because
 * shares were bought back (KROS: 40.6 million, a loss of $0.18 filed and announced, and 19.8 million trade).
 */
export function withoutOldShares(made: Row[], company: Company): CheckedRows {
  const quarters = made
    .filter(({ kind }) => kind === 'quarter')
    .toSorted((a, b) => (a.period_end < b.period_end ? 1 : -1));
  // What was announced says as well what was restated, and comes first of two of one day.
  const last = [asAnnounced, asReported, asCounted, asImplied, asRestated]
    .flatMap((says) => says(quarters, company, made) ?? [])
    .reduce<OldShares | undefined>(
      (newest, old) => (newest && newest.until >= old.until ? newest : old),
      undefined,
    );
  if (company.isReceipt || !last) return { periods: made, doubts: [] };
  const doubts: Doubt[] = [];
  const periods = made.map((row) => {
    const wrong = oldFigures(row, last, company);
    doubts.push(...wrong.map((figure) => doubtOf(row, figure, OLD_SHARES)));
    return withhold(row, wrong);
  });
  return { periods, doubts };
}
