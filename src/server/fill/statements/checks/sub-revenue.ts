import { daysBetween } from '#kit/time/days.ts';
import type { StatementRow as Row } from '../rows.ts';
import type { CompanyContext } from '../read-context.ts';
import { marksOf, withhold } from '../withhold.ts';

/** The newest periods of a source say whether its revenue is the whole. */
const NEWEST = 4;
const QUARTERS_A_YEAR = 4;
/** Apart by this factor, what a source calls revenue is another line than what was published. */
const APART = 1.67;
/** So many of the newest quarters in which income is more than revenue. */
const LEAST_OVER = 2;

const sourceOfRevenue = (row: Row): string => marksOf(row)['revenue']?.source ?? row.source;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** A few millions in whole ones are known too roughly (SBET: $1M for $0.7M). */
const isCoarse = ({ revenue }: Row): boolean => revenue !== null && revenue <= FEW && revenue % WHOLE === 0;
const [FEW, WHOLE] = [5e6, 1e6];

/** The newest year is the published one within this part of it: then older ones sold more, or less (LPRO: $93.2M, after $117.5M and $179.6M). */
const SAME_YEAR = 0.1;

const isNewestYear = ({ kind, revenue }: Row, sales: number): boolean =>
  kind === 'year' && revenue !== null && Math.abs(revenue - sales) <= SAME_YEAR * sales;

/**
 * Whether the revenue of one source is a part of that of the company: newest periods first. Nothing follows from the income of who holds crypto assets, which
 * earn more in some quarters than is sold, and lose more in others (BTCS: $65.6M on $4.9M).
 */
function isPart(rows: readonly Row[], sales: number | null, holdsCrypto: boolean): boolean {
  const newest = rows.slice(0, NEWEST);
  if (sales !== null && sales > 0 && newest[0]?.currency === 'USD') {
    const yearly = newest.map(
      ({ kind, revenue }) => (revenue ?? 0) * (kind === 'quarter' ? QUARTERS_A_YEAR : 1),
    );
    if (isNewestYear(newest[0], sales)) return false;
    const ratio = median(yearly) / sales;
    return ratio > APART || ratio < 1 / APART;
  }
  if (holdsCrypto && !newest.some(isCoarse)) return false;
  const over = rows
    .slice(0, 2 * NEWEST)
    .filter(({ kind, revenue, net_income: income }) => kind === 'quarter' && (income ?? 0) > (revenue ?? 0));
  return over.length >= LEAST_OVER;
}

/** Quarters of a year so far say, all three together, whether one tag is left of its revenue. */
const THREE = 3;

/** The newest three quarters of a landlord, where all together are far under what was published: AHRT, $23M, $32M and $47M beside $285M, after $114M and $117M. */
function newestParts(known: readonly Row[], sales: number | null): Row[] {
  const [last, ...before] = known.filter(({ kind }) => kind === 'quarter').slice(0, THREE);
  if (!last || before.length < THREE - 1 || sales === null || last.currency !== 'USD') return [];
  const three = [last, ...before];
  if (three.some(({ period_end: end }) => daysBetween(end, last.period_end) > THREE_QUARTERS_DAYS)) return [];
  const mean = three.reduce((sum, { revenue }) => sum + (revenue ?? 0), 0) / THREE;
  return mean * QUARTERS_A_YEAR < sales / APART ? three : [];
}
const THREE_QUARTERS_DAYS = 190;

const YEAR_DAYS = 356;

/** Whether a year sold less than its quarters on record earned, all of a profit: FUNC, $18.4M beside $18.7M of nine months. */
function isUnderIncome({ kind, period_end: end, revenue }: Row, rows: readonly Row[]): boolean {
  if (kind !== 'year' || revenue === null) return false;
  const incomes = rows.flatMap((row) => {
    const days = daysBetween(row.period_end, end);
    return row.kind === 'quarter' && days >= 0 && days < YEAR_DAYS ? (row.net_income ?? []) : [];
  });
  return (
    incomes.length >= LEAST_OVER &&
    incomes.every((income) => income > 0) &&
    revenue < incomes.reduce((sum, income) => sum + income, 0)
  );
}

/** A quarter of a tenth of the one before it and of half of its own income. */
const ALONE = { least: 0.1, income: 2 };

/** Whether the newest quarter of a source has a part of the revenue that the one before it has: MNSB, $0.6M after $32.8M. */
function isLonePart(row: Row, known: readonly Row[]): boolean {
  const [newest, before] = known.filter(({ kind }) => kind === 'quarter');
  const { revenue, net_income: income } = row;
  if (row !== newest || revenue === null || revenue <= 0 || !before?.revenue) return false;
  return revenue < before.revenue * ALONE.least && (income ?? 0) > revenue * ALONE.income;
}

/**
 * Banks, insurers and landlords have no single tag for revenue, and an extract may take fees alone for it. The revenue of a
 * source that is far from what was published, or less than the income in several quarters, is withheld in every period, and so is a year’s of
 * less than its quarters earned, and that of three quarters of a landlord which together are far under it.
 */
export function withoutSubRevenue(
  rows: Row[],
  {
    isFinancial,
    isLandlord = false,
    holdsCrypto = false,
    fundamentals,
  }: Pick<CompanyContext, 'isFinancial' | 'isLandlord' | 'holdsCrypto' | 'fundamentals'>,
): Row[] {
  if (!isFinancial) return rows;
  const known = rows
    .filter(({ revenue }) => revenue !== null)
    .toSorted((a, b) => (a.period_end < b.period_end ? 1 : -1));
  const parts = new Set<string>();
  for (const [key, ofSource] of Map.groupBy(known, (row) => `${row.kind}/${sourceOfRevenue(row)}`))
    if (isPart(ofSource, fundamentals?.sales ?? null, holdsCrypto)) parts.add(key);
  const newest = isLandlord ? newestParts(known, fundamentals?.sales ?? null) : [];
  return rows.map((row) =>
    newest.includes(row) ||
    (row.revenue !== null && parts.has(`${row.kind}/${sourceOfRevenue(row)}`)) ||
    isLonePart(row, known) ||
    isUnderIncome(row, rows)
      ? withhold(row, ['revenue'])
      : row,
  );
}
