import { daysBetween } from '#kit/financials/spans.ts';
import type { FinancialPeriodsTable } from '#server/db/financial-tables.ts';

type Row = Pick<FinancialPeriodsTable, 'kind' | 'period_end' | 'assets'>;
type Balance = Row & { assets: number };

/** No company has three times the assets, or less than a third of them, for one balance alone. */
const LEAP = 3;
/** Balances further apart say nothing of what lay between them. */
const NEIGHBOUR_DAYS = 200;
/** A shell without assets multiplies them by a loan. */
const LEAST_ASSETS = 20e6;
/** A balance that is told anew is the last of a fiscal year, in the reports of the year after it: within that year was the merger. */
const RETOLD_DAYS = 370;

/** Above zero where the assets leap up, under it where they leap down, else zero. */
function leap(from: Balance, to: Balance): number {
  if (daysBetween(from.period_end, to.period_end) > NEIGHBOUR_DAYS) return 0;
  if (Math.max(from.assets, to.assets) < LEAST_ASSETS) return 0;
  if (to.assets >= LEAP * from.assets) return 1;
  return from.assets >= LEAP * to.assets ? -1 : 0;
}

/**
 * From which balance on the record is of one company; null where it always was. After a merger of which the company that files is not
 * the acquirer, as with a blank check, reports tell the past of the other company, while the reports of before tell its own:
 * the record then goes back and forth between two companies, and every growth across them would be false.
 */
export function ofOneCompanySince(rows: readonly Row[]): string | null {
  const balances = rows
    .filter((row): row is Balance => row.kind === 'quarter' && row.assets !== null && row.assets > 0)
    .sort((a, b) => (a.period_end < b.period_end ? -1 : 1));
  const leaps = balances.map((balance, i) => {
    const before = balances[i - 1];
    return before ? leap(before, balance) : 0;
  });
  const strange = leaps.findLastIndex((direction, i) => direction !== 0 && leaps[i + 1] === -direction);
  const last = balances[strange];
  if (!last) return null;
  const since = balances.findLast(
    ({ period_end: end }, i) => leaps[i] !== 0 && daysBetween(last.period_end, end) <= RETOLD_DAYS,
  );
  return since?.period_end ?? null;
}

/** The periods without those of before the record is of one company, and since when it is. */
export function withoutOtherCompany<Period extends Row>(
  rows: readonly Period[],
): { periods: Period[]; since: string | null } {
  const since = ofOneCompanySince(rows);
  return { periods: rows.filter(({ period_end: end }) => since === null || end >= since), since };
}
