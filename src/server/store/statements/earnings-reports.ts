import { daysBefore } from '#kit/time/days.ts';
import { quarterEndAfter, quarterReported } from '#kit/financials/earnings.ts';
import { type Growing, growthOf } from '#kit/financials/growth.ts';
import { reactionTo } from '#kit/financials/reaction.ts';
import type { FinancialPeriodsTable } from '#server/db/financial-tables.ts';
import type { Db } from '#server/db/open.ts';
import { findEarnings, type ReportsOnRecord } from './financials.ts';
import type { CompanyPage } from '../page-of-company.ts';

/** A quarter as its statements have it, as far as a report shows it. */
export type Quarter = Pick<FinancialPeriodsTable, (typeof quarterColumns)[number]>;
export const quarterColumns = [
  'kind',
  'cik',
  'currency',
  'period_end',
  'eps_diluted',
  'revenue',
  'is_derived',
  'is_restated',
  'marks',
] as const;

/** Sessions before the oldest report of a page, in days. */
const DAYS_BEFORE = 14;

/**
 * One page of a company's reports with the quarter they are of, as its statements have it, and what the price did;
 * undefined for an unknown symbol.
 */
export async function findReports(db: Db, asked: CompanyPage): Promise<ReportsOnRecord | undefined> {
  const found = await findEarnings(db, asked);
  const oldest = found?.data.at(-1);
  if (!found || !oldest) return found;
  const [quarters, sessions] = await Promise.all([
    readQuarters(db, asked.symbol),
    db
      .selectFrom('price_bars')
      .select(['date', 'close', 'doubtful'])
      .where('symbol', '=', asked.symbol)
      .where('date', '>=', daysBefore(oldest.date, DAYS_BEFORE))
      .orderBy('date')
      .execute(),
  ]);
  const data = found.data.map((report, i) => {
    const quarter = ofQuarter(report.date, quarters);
    const later = found.data[i - 1];
    // Of two reports after one quarter the later is of it, the earlier a late one of the quarter before.
    const isTaken =
      later &&
      quarter.quarterEnd !== null &&
      ofQuarter(later.date, quarters).quarterEnd === quarter.quarterEnd;
    return { ...report, ...(isTaken ? noQuarter : quarter), ...reactionTo(report.date, sessions) };
  });
  return { ...found, data };
}

const readQuarters = (db: Db, symbol: string): Promise<Quarter[]> =>
  db
    .selectFrom('financial_periods')
    .select(quarterColumns)
    .where('symbol', '=', symbol)
    .where('kind', '=', 'quarter')
    .orderBy('period_end', 'desc')
    .execute();

const noQuarter = {
  quarterEnd: null as string | null,
  epsDiluted: null,
  quarterDerived: false,
  revenue: null,
  revenueGrowth: null,
};

/** The quarter that a report is of, with its revenue against the year before, as the statements have it. */
export function ofQuarter(day: string, quarters: readonly Quarter[]) {
  const quarter = quarterReported(day, quarters);
  if (!quarter) return { ...noQuarter, quarterEnd: quarterEndAfter(day, quarters) };
  return {
    quarterEnd: quarter.period_end,
    epsDiluted: quarter.eps_diluted,
    ...(quarter.currency !== 'USD' && { currency: quarter.currency }),
    quarterDerived: quarter.is_derived === 1,
    revenue: quarter.revenue,
    revenueGrowth: growthOf(growing(quarter), quarters.map(growing), 'revenue', 'year'),
  };
}

const growing = ({ marks, is_restated, cik, ...quarter }: Quarter): Growing => ({
  ...quarter,
  cik: String(cik),
  restated: is_restated === 1,
  // Those of other lines change nothing.
  marks: marks?.includes('"revenue"') ? (JSON.parse(marks) as Growing['marks']) : {},
});
