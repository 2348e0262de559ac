import type { Fundamentals } from '#contract/financials.ts';
import { daysBetween } from '#kit/time/days.ts';
import type { FinancialPeriodsTable } from '#server/db/financial-tables.ts';

type Row = Pick<FinancialPeriodsTable, 'kind' | 'period_end' | 'assets'> &
  Partial<Pick<FinancialPeriodsTable, 'liabilities' | 'equity' | 'revenue'>>;
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

/** Revenue that leaps so is of another company, where the assets leap as well. */
const SALES_LEAP = 2.5;
/** The quarter before ends no more days before one; the same quarter of the year before within so many of a year. */
const [BEFORE_DAYS, YEAR_DAYS, YEAR_SLACK] = [120, 365, 12];

/**
 * From which quarter on reports are those of another company, which bought this one in all but name: its sales and its assets leap there, and the report tells a quarter of the year before of which
 * the sales leap as well, up and down again, among quarters that are this company's own (FUBO: $402M, $391M, $386M, $1,106M, $416M, $380M, $377M, $1,549M).
 */
function retoldSince(rows: readonly Row[]): string | null {
  const quarters = rows
    .flatMap(({ kind, period_end: end, revenue = null, assets }) =>
      kind === 'quarter' && revenue !== null && revenue > 0 ? [{ end, revenue, assets }] : [],
    )
    .toSorted((a, b) => (a.end < b.end ? -1 : 1));
  const isOver = (i: number, other: number): boolean => {
    const [one, two] = [quarters[i], quarters[other]];
    if (!one || !two || Math.abs(daysBetween(one.end, two.end)) > BEFORE_DAYS) return false;
    return one.revenue >= SALES_LEAP * two.revenue;
  };
  const found = quarters.findLast(({ end, assets }, i) => {
    const before = quarters[i - 1];
    if (!before?.assets || !assets || assets < LEAP * before.assets || !isOver(i, i - 1)) return false;
    const yearBefore = quarters.findIndex(
      (each) => Math.abs(daysBetween(each.end, end) - YEAR_DAYS) <= YEAR_SLACK,
    );
    return isOver(yearBefore, yearBefore - 1) && isOver(yearBefore, yearBefore + 1);
  });
  return found?.end ?? null;
}

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
    retoldSince(rows),
  ].filter((day) => day !== null);
  return since.sort().at(-1) ?? null;
}

/** Published amounts come in whole millions, and smaller ones are alike by chance. */
const [ROUNDED, LEAST_PUBLISHED] = [0.6e6, 5e6];

/**
 * Whether what was published with the quotes is of before the record is of one company: it has the assets of an earlier balance, with its liabilities or the sales of an earlier year, and of none since
 * (FUBO: assets of $1,077M and sales of $1,623M, of 2024, and assets of $4.1 billion since Hulu is in it).
 */
export function isPublishedOfOther(
  published: Pick<Fundamentals, 'assets' | 'liabilities' | 'sales'> | null,
  before: readonly Row[],
  since: readonly Row[],
): boolean {
  const { assets, liabilities, sales } = published ?? { assets: null, liabilities: null, sales: null };
  if (assets === null || assets < LEAST_PUBLISHED) return false;
  const isAlike = (said: number | null, stated: number | null | undefined) =>
    said !== null && typeof stated === 'number' && Math.abs(said - stated) <= ROUNDED;
  const isOfYear = before.some(({ kind, revenue }) => kind === 'year' && isAlike(sales, revenue));
  const has = (rows: readonly Row[]) => rows.filter((row) => isAlike(assets, row.assets));
  return (
    has(since).length === 0 && has(before).some((row) => isOfYear || isAlike(liabilities, row.liabilities))
  );
}

/** The periods without those of before the record is of one company, and since when it is. */
export function withoutOtherCompany<Period extends Row>(
  rows: readonly Period[],
): { periods: Period[]; since: string | null } {
  const since = ofOneCompanySince(rows);
  return { periods: rows.filter(({ period_end: end }) => since === null || end >= since), since };
}
