import { daysBetween, monthsBefore } from '#kit/time/days.ts';
import type { Db } from '#server/db/open.ts';

/** Years of 52 or 53 weeks end some days from the day that was registered. */
const NEAR_DAYS = 10;

/** Whether a month and day, as 12-31, is the last of its month, in leap years or in others. */
const isMonthEnd = (monthDay: string): boolean =>
  [2024, 2025].some((year) => {
    const [month = 1, day = 1] = monthDay.split('-').map(Number);
    return new Date(Date.UTC(year, month, 0)).getUTCDate() === day;
  });

/** Days from a day to the nearest such month and day, of whatever year. */
function daysToNearest(monthDay: string, day: string): number {
  const year = Number(day.slice(0, 4));
  return Math.min(
    ...[year - 1, year, year + 1].map((each) => Math.abs(daysBetween(day, `${each}-${monthDay}`))),
  );
}

/**
 * Whether the day on which a company’s year is registered to end is a slip: its newest year ended on another one, and no month ends then. Who changed
 * the year registers the last day of a month. DAIO: December 11, and years to December 31.
 */
export const isSlip = (registered: string, newestYear: string): boolean =>
  !isMonthEnd(registered) && daysToNearest(registered, newestYear) > NEAR_DAYS;

/**
 * The same of a company without a year on record, of the newest period there is: a quarter ends three, six or nine months after a year. BTGO: January 23,
 * and twelve months to March 31.
 */
export const isSlipOfQuarters = (registered: string, newest: string): boolean =>
  [0, 3, 6, 9].every((months) => isSlip(registered, monthsBefore(newest, months)));

/** Withholds ends of fiscal years that are slips. */
export async function withholdYearEnds(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('company_facts')
    .innerJoin('financial_periods', 'financial_periods.symbol', 'company_facts.symbol')
    .select((eb) => ['company_facts.symbol', 'fiscal_year_end', 'kind', eb.fn.max('period_end').as('newest')])
    .where('fiscal_year_end', 'is not', null)
    .groupBy(['company_facts.symbol', 'fiscal_year_end', 'kind'])
    .execute();
  const slips = [...Map.groupBy(rows, ({ symbol }) => symbol).values()].flatMap((periods) => {
    const year = periods.find(({ kind }) => kind === 'year');
    const { symbol, fiscal_year_end: registered, newest } = year ?? periods[0] ?? {};
    if (!symbol || !registered || !newest) return [];
    return (year ? isSlip : isSlipOfQuarters)(registered, newest) ? [{ symbol }] : [];
  });
  if (slips.length === 0) return;
  await db
    .updateTable('company_facts')
    .set({ fiscal_year_end: null })
    .where(
      'symbol',
      'in',
      slips.map(({ symbol }) => symbol),
    )
    .execute();
}
