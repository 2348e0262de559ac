import type { CompanyFigures } from '#contract/company-figures.ts';
import {
  type EarningsReport,
  type FinancialPeriod,
  type Financials,
  fundamentalFigures,
} from '#contract/financials.ts';
import type { Paged } from '#contract/paging.ts';
import { rollingTwelveMonths } from '#kit/financials/figures/twelve-months.ts';
import { withOlderCountsMarked } from '#kit/financials/shares.ts';
import { withYearBefore, YEAR_OF_REPORTS } from '#kit/financials/earnings.ts';
import { keptQuery } from '#server/db/kept-query.ts';
import type { Db } from '#server/db/open.ts';
import { toPeriod } from './financial-periods.ts';
import type { CompanyPage } from '../page-of-company.ts';

const companyOf = (db: Db, symbol: string) =>
  db.selectFrom('companies').select(['symbol', 'quote_date']).where('symbol', '=', symbol).executeTakeFirst();

/** Latest fundamentals and every reported period, newest first; undefined for an unknown symbol. */
export async function findFinancials(db: Db, symbol: string): Promise<Financials | undefined> {
  const [company, fundamentals, periods, figures, split] = await Promise.all([
    companyOf(db, symbol),
    db
      .selectFrom('fundamentals')
      .select(['as_of', ...fundamentalFigures])
      .where('symbol', '=', symbol)
      .executeTakeFirst(),
    db.selectFrom('financial_periods').selectAll().where('symbol', '=', symbol).execute(),
    db.selectFrom('company_figures').select('figures').where('symbol', '=', symbol).executeTakeFirst(),
    db
      .selectFrom('splits')
      .select(['date', 'new_shares', 'old_shares'])
      .where('symbol', '=', symbol)
      .orderBy('date', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  if (!company) return undefined;
  const made = withOlderCountsMarked(periods.map(toPeriod));
  const shown = figures ? (JSON.parse(figures.figures) as CompanyFigures) : null;
  const stated = made.filter(({ kind }) => kind !== 'twelve_months');
  return {
    symbol,
    quote_date: company.quote_date,
    split: split ? { date: split.date, newShares: split.new_shares, oldShares: split.old_shares } : null,
    fundamentals: fundamentals ?? null,
    figures: shown,
    periods: [...stated, ...rollingTwelveMonths(made, shown?.withheld)].sort(newestFirst),
  };
}

const newestFirst = (a: FinancialPeriod, b: FinancialPeriod): number =>
  a.period_end === b.period_end ? (a.kind < b.kind ? 1 : -1) : a.period_end < b.period_end ? 1 : -1;

/** Reports of a company; of a share class without any, the class of its issuer that has them. */
export type ReportsOnRecord = Paged<EarningsReport> & { reported_as?: string; eps_unit?: 'unnamed' };

/** One page of a company's earnings reports, newest first, and how many there are; undefined for an unknown symbol. */
export async function findEarnings(
  db: Db,
  { symbol, page, pageSize }: CompanyPage,
): Promise<ReportsOnRecord | undefined> {
  const ofCompany = db.selectFrom('earnings').where('symbol', '=', symbol);
  const [company, count, rows] = await Promise.all([
    companyOf(db, symbol),
    ofCompany.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ofCompany
      .select(['date', 'eps_actual', 'eps_estimate', 'surprise_percent', 'is_unit_known'])
      .orderBy('date', 'desc')
      .limit(pageSize + YEAR_OF_REPORTS)
      .offset((page - 1) * pageSize)
      .execute(),
  ]);
  if (!company) return undefined;
  const reports = rows.map((row) => ({
    date: row.date,
    epsActual: row.eps_actual,
    epsEstimate: row.eps_estimate,
    surprisePercent: row.surprise_percent,
  }));
  const data = withYearBefore(reports).slice(0, pageSize);
  const isUnnamed = rows.some(({ is_unit_known: isKnown }) => isKnown === 0);
  if (count.total > 0) return { data, total: count.total, ...(isUnnamed && { eps_unit: 'unnamed' }) };
  const [other] = await classWithReports(db, { symbol });
  return { data, total: 0, ...(other && { reported_as: other.symbol }) };
}

/** The share class of the same issuer that has the most reports on record (LBTYA, of LBTYK). */
const classWithReports = keptQuery((db: Db, { symbol }: { symbol: string }) =>
  db
    .selectFrom('companies as own')
    .innerJoin('companies as other', 'other.cik', 'own.cik')
    .innerJoin('earnings', 'earnings.symbol', 'other.symbol')
    .select('other.symbol')
    .where('own.symbol', '=', symbol)
    .where('other.is_sample', '=', 0)
    .groupBy('other.symbol')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('other.symbol')
    .limit(1),
);
