import { daysBetween } from '#kit/time/days.ts';
import type { FinancialPeriodsTable } from '#server/db/financial-tables.ts';

type Row = Pick<FinancialPeriodsTable, 'kind' | 'period_end' | 'assets'> &
  Partial<Pick<FinancialPeriodsTable, 'liabilities' | 'equity'>>;
/** What a company had on a day, of one measure. */
interface Balance {
  period_end: string;
  had: number;
}

/** No company has three times the assets, or less than a third of them, for one balance alone. */
const LEAP = 3;
/** Balances further apart say nothing of what lay between them. */
const NEIGHBOUR_DAYS = 200;
/** Of equity those are left out that do not balance, so that the next may be a quarter further. */
const EQUITY_DAYS = 290;
/** A shell without assets multiplies them by a loan. */
const LEAST_ASSETS = 20e6;
/** A balance that is told anew is the last of a fiscal year, in the reports of the year after it: within that year was the merger. */
const RETOLD_DAYS = 370;

/** Above zero where it leaps up, under it where it leaps down, else zero. */
function leap(from: Balance, to: Balance, days: number): number {
  if (daysBetween(from.period_end, to.period_end) > days) return 0;
  if (Math.max(from.had, to.had) < LEAST_ASSETS) return 0;
  if (to.had >= LEAP * from.had) return 1;
  return from.had >= LEAP * to.had ? -1 : 0;
}

/** From which balance on a measure no longer goes back and forth. */
function steadySince(given: readonly Balance[], days: number): string | null {
  const balances = given.toSorted((a, b) => (a.period_end < b.period_end ? -1 : 1));
  const leaps = balances.map((balance, i) => {
    const before = balances[i - 1];
    return before ? leap(before, balance, days) : 0;
  });
  const strange = leaps.findLastIndex((direction, i) => direction !== 0 && leaps[i + 1] === -direction);
  const last = balances[strange];
  if (!last) return null;
  const since = balances.findLast(
    ({ period_end: end }, i) => leaps[i] !== 0 && daysBetween(last.period_end, end) <= RETOLD_DAYS,
  );
  return since?.period_end ?? null;
}

/** Equity that leaps so often goes back and forth; a company may raise it and spend it once. */
const LEAST_LEAPS = 3;

/** Equities of balances that balance to the hundredth: another line than equity does not. */
const ofEquity = (rows: readonly Row[]): Balance[] =>
  rows.flatMap(({ kind, period_end, assets, liabilities = null, equity = null }) =>
    kind === 'quarter' &&
    assets !== null &&
    liabilities !== null &&
    equity !== null &&
    equity > 0 &&
    Math.abs(assets - liabilities - equity) <= assets * 0.01
      ? [{ period_end, had: equity }]
      : [],
  );

/**
 * From which balance on the record is of one company; null where it always was. After a merger of which the company that files is not
 * the acquirer, as with a blank check, reports tell the past of the other company, while the reports of before tell its own:
 * the record then goes back and forth between two companies, and every growth across them would be false. Of two banks of about one size the
 * equity tells (MCHB: $527M, $2.30B, $401M, $2.77B).
 */
export function ofOneCompanySince(rows: readonly Row[]): string | null {
  const ofAssets = rows.flatMap(({ kind, period_end, assets }) =>
    kind === 'quarter' && assets !== null && assets > 0 ? [{ period_end, had: assets }] : [],
  );
  const equities = ofEquity(rows).sort((a, b) => (a.period_end < b.period_end ? -1 : 1));
  const leaps = equities.filter((each, i) => {
    const before = equities[i - 1];
    return before !== undefined && leap(before, each, EQUITY_DAYS) !== 0;
  });
  const since = [
    steadySince(ofAssets, NEIGHBOUR_DAYS),
    leaps.length >= LEAST_LEAPS ? steadySince(equities, EQUITY_DAYS) : null,
  ].filter((day) => day !== null);
  return since.sort().at(-1) ?? null;
}

/** The periods without those of before the record is of one company, and since when it is. */
export function withoutOtherCompany<Period extends Row>(
  rows: readonly Period[],
): { periods: Period[]; since: string | null } {
  const since = ofOneCompanySince(rows);
  return { periods: rows.filter(({ period_end: end }) => since === null || end >= since), since };
}
