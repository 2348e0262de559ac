import { daysBetween } from '#kit/time/days.ts';
import { quarterReported } from '#kit/financials/earnings.ts';
import { isLossOfYear } from './loss-of-year.ts';
import type { CompanyContext } from './read-context.ts';
import type { Doubt, StatementRow as Row } from './rows.ts';
import { marksOf } from './withhold.ts';

type Company = Pick<
  CompanyContext,
  'reports' | 'splits' | 'sharesToday' | 'isFinancial' | 'isReceipt' | 'fundamentals' | 'nameEnds'
>;
/** What was announced a share, and what was expected. */
interface Told {
  eps: number;
  expected: number | null;
}
/** All periods of a company, and its quarters, newest first. */
interface Filed {
  rows: readonly Row[];
  quarters: readonly Row[];
}

/** No adjustment leaves so much of all that was sold as a profit of a quarter that lost, where so many times less was expected. */
const [MOST_KEPT, EXPECTED] = [2 / 3, 3];
/** Earnings a share of so many times both what was filed and what was expected are of other shares, or of more than a quarter. */
const TIMES = 4;
/** Under this, in dollars, so many times say little. */
const LEAST_APART = 0.25;
/** Quarters that end so many days before or after one without a statement say what it can have been; a report comes so many days after its quarter. */
const [BESIDE_DAYS, REPORT_DAYS] = [240, 60];
/** Whether a split so many days after a report, or before it, lies in the year that it ends, or in the next one. */
const isOfYear = (days: number): boolean => Math.abs(days) <= 400;
/** Reports of one year of which one is so many times another are of two counts of shares. */
const CHANGED = 4;
const QUARTERS = 4;
/** The first quarters of a year end no more days before it; what they leave of it is near to what was announced up to so many times. */
const [OF_YEAR_DAYS, NEAR] = [300, 1.5];
/** Under this a rounded cent says little of a count. */
const LEAST_EPS = 0.05;

const byNewest = (a: Row, b: Row): number => (a.period_end < b.period_end ? 1 : -1);

/** Whether nobody knows of anything that a company ever sold. */
const sellsNothing = (rows: readonly Row[], { fundamentals }: Company): boolean =>
  !fundamentals?.sales && rows.every((row) => !row.revenue && marksOf(row).revenue === undefined);

/** The shares of the day of a row, as it counts them or its earnings are over. */
const sharesOf = ({ shares_outstanding, diluted_shares, net_income, eps_diluted: eps }: Row): number | null =>
  shares_outstanding ??
  diluted_shares ??
  (net_income !== null && eps !== null && Math.abs(eps) >= LEAST_EPS && net_income * eps > 0
    ? net_income / eps
    : null);

/** The rows of which something is filed, the least shares that any of them counts, and the most that any of them sold. */
function extentOf(rows: readonly Row[], none: number | null): { shares: number | null; sold: number | null } {
  const counts = rows.flatMap((row) => sharesOf(row) ?? []);
  const sales = rows.flatMap((row) => row.revenue ?? []);
  return {
    shares: counts.length > 0 ? Math.min(...counts) : null,
    sold: sales.length > 0 ? Math.max(...sales) : none,
  };
}

/** What a profit for all shares has to be of, if nothing was expected of such a size: all that was sold, or two thirds of it. */
const partOf = (eps: number, expected: number | null): number =>
  expected !== null && eps >= EXPECTED * expected ? MOST_KEPT : 1;

/** A profit of a quarter that lost: of nearly all, or more, that was sold in it (CBUS: $2.92 for each of 23.7 million shares, of $1.1M sold and a loss of $217M). */
function isOverSales({ eps, expected }: Told, quarter: Row, rows: readonly Row[], company: Company): boolean {
  if (eps <= 0 || (quarter.net_income ?? 0) >= 0) return false;
  const nothing = sellsNothing(rows, company) ? 0 : null;
  // Who has a part of another company earns in operations without sales (CTGO, of a mine).
  const sold = quarter.revenue ?? ((quarter.operating_income ?? 0) > 0 ? null : nothing);
  const shares = quarter.shares_outstanding ?? quarter.diluted_shares ?? company.sharesToday;
  return sold !== null && !!shares && eps * shares > sold * partOf(eps, expected);
}

/** What was filed of a quarter a share: its own earnings, or its net income over the fewest shares that it, or the quarter before it, counts. */
function filedOf(quarter: Row, before: Row | undefined): number | null {
  if (quarter.eps_diluted !== null) return quarter.eps_diluted;
  const { shares } = extentOf(before ? [quarter, before] : [quarter], null);
  return shares && quarter.net_income !== null ? quarter.net_income / shares : null;
}

const isTimes = (eps: number, other: number): boolean =>
  eps * other <= 0 || Math.abs(eps) >= TIMES * Math.abs(other);

/**
 * Whether a loss is four times what was filed and what was expected (AVD: $3.22, beside $0.30 filed and $0.20 that was to be earned), or a profit so many times
 * both and more than all that was sold and earned.
 */
function isOverBoth({ eps, expected }: Told, quarter: Row, filed: number): boolean {
  if (expected === null || eps * filed <= 0) return false;
  const others = [filed, expected];
  if (!others.every((other) => isTimes(eps, other) && Math.abs(eps - other) > LEAST_APART)) return false;
  if (eps < 0) return true;
  const { shares, sold } = extentOf([quarter], null);
  return shares !== null && sold !== null && eps * shares > Math.max(sold, quarter.net_income ?? 0);
}

/**
 * Whether the shares became others within the year that ends with a report: by a split on record, or as the three reports before it say, of which one is of far
 * fewer shares than another. The calendar takes a last quarter from the year’s earnings a share and leaves what no quarter earned.
 */
function changedShares(at: number, { reports, splits }: Company): boolean {
  const date = reports[at]?.date ?? '';
  if (splits.some((split) => isOfYear(daysBetween(date, split.date)))) return true;
  const before = reports
    .slice(at + 1, at + QUARTERS)
    .flatMap(({ eps_actual: eps }) => (eps ? [Math.abs(eps)] : []));
  return before.length === QUARTERS - 1 && Math.max(...before) >= CHANGED * Math.min(...before);
}

/** Whether what was announced, for all shares, is what the other three quarters leave of a year’s net income (LONA: −$18.92, after a charge in the last of them). */
function isRestOfYear(eps: number, years: readonly Row[], { quarters }: Filed, shares: number): boolean {
  return years.some(({ period_end, net_income: income }) => {
    const others = quarters
      .filter((row) => row.period_end < period_end && daysBetween(row.period_end, period_end) <= OF_YEAR_DAYS)
      .flatMap((row) => row.net_income ?? []);
    if (income === null || others.length !== QUARTERS - 1) return false;
    const times = (eps * shares) / (income - others.reduce((sum, each) => sum + each, 0));
    return times >= 1 / NEAR && times <= NEAR;
  });
}

/**
 * What was announced of a quarter without a statement, in a year in which the shares became others, between quarters that all lost: a profit that nobody
 * expected, of nearly all, or more, that any of them sold (NDRA: $25.20 beside losses of a dollar or two), or a loss of four times what was expected and of more
 * than all assets.
 */
function isOfTwoCounts(at: number, { eps, expected }: Told, filed: Filed, company: Company): boolean {
  const { rows, quarters } = filed;
  const { date } = company.reports[at] ?? { date: '' };
  if (expected === null || expected >= 0 || !changedShares(at, company)) return false;
  const near = quarters.filter(
    ({ period_end }) => Math.abs(daysBetween(period_end, date) - REPORT_DAYS) <= BESIDE_DAYS,
  );
  const beside = near.flatMap(({ net_income }) => net_income ?? []);
  const years = rows.filter(
    ({ kind, period_end }) => kind !== 'quarter' && quarterReported(date, [{ period_end }]),
  );
  if (
    beside.length < 2 ||
    [...beside, ...years.map((row) => row.net_income ?? -1)].some((income) => income >= 0)
  )
    return false;
  const { shares, sold } = extentOf(near, company.fundamentals?.sales ? null : 0);
  const least = shares ?? company.sharesToday;
  if (least === null || isRestOfYear(eps, years, filed, least)) return false;
  const had = Math.max(...near.map(({ assets }) => assets ?? Infinity));
  if (eps < 0) return isTimes(eps, expected) && -eps * least > had;
  return sold !== null && eps * least > sold * MOST_KEPT;
}

/** A report so many days after a name went is of a quarter of before. */
const OF_BEFORE_DAYS = 25;

/** Whether a report is of a quarter in which the company had the name of a blank check, of whose income nothing is shown (CDIO: $0.60, beside a loss of $19.80 that was expected). */
const isOfShell = (date: string, rows: readonly Row[], { nameEnds }: Company): boolean =>
  (nameEnds?.shells ?? []).some(
    (end) =>
      daysBetween(end, date) <= OF_BEFORE_DAYS &&
      rows.every(({ period_end, net_income: income }) => period_end >= end || income === null),
  );

/** Why what was announced cannot be; null where it can. */
function whyNot(at: number, filed: Filed, company: Company): string | null {
  const { rows, quarters } = filed;
  const {
    date,
    eps_actual: eps,
    eps_estimate: expected = null,
  } = company.reports[at] ?? { date: '', eps_actual: null };
  if (!eps) return null;
  const told = { eps, expected };
  if (isOfShell(date, rows, company))
    return 'not shown: of a quarter of before the name of the blank check went, or of its shares';
  const own = quarterReported(date, quarters);
  if (own && own.currency !== 'USD') return null;
  if (!own?.eps_diluted && isLossOfYear(date, eps, rows))
    return 'not shown: the loss of the whole year, told as that of its last quarter';
  if (!own || own.net_income === null)
    return isOfTwoCounts(at, told, filed, company)
      ? 'not shown: between quarters that lost, of a year in which the shares became others, and of the size of none of them'
      : null;
  if (isOverSales(told, own, rows, company))
    return 'not shown: a profit of nearly all that was sold, or more, in a quarter that lost';
  const ofQuarter = filedOf(
    own,
    quarters.find(({ period_end }) => period_end < own.period_end),
  );
  return ofQuarter !== null && isOverBoth(told, own, ofQuarter)
    ? 'not shown: four times and more of what was filed and of what was expected'
    : null;
}

/**
 * The announced earnings that the statements contradict, in sign or size. Money as a trade earns beside what it sells, and a receipt is of other shares than
 * those that are counted: they are not asked.
 */
export function contradictedReports(rows: readonly Row[], company: Company): Doubt[] {
  if (company.isFinancial || company.isReceipt) return [];
  const quarters = rows.filter(({ kind }) => kind === 'quarter').toSorted(byNewest);
  return company.reports.flatMap((report, at) => {
    const decision = whyNot(at, { rows, quarters }, company);
    if (decision === null) return [];
    const own = quarterReported(report.date, quarters);
    const found = {
      announced: report.eps_actual,
      expected: report.eps_estimate ?? null,
      filed: own?.eps_diluted ?? null,
      net_income: own?.net_income ?? null,
      revenue: own?.revenue ?? null,
    };
    return {
      figure: 'eps_announced',
      // Of a row of the seed, which comes in anew before these are asked again.
      kind: 'quote',
      period_end: report.date,
      found: JSON.stringify(Object.entries(found).map(([source, value]) => ({ source, value }))),
      decision,
    };
  });
}
