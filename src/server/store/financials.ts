import {
  type EarningsReport,
  type FinancialPeriod,
  type Financials,
  fundamentalFigures,
  type StatementFigure,
  statementFigures,
} from '#contract/financials.ts';
import { withYearBefore, YEAR_OF_REPORTS } from '#kit/financials/earnings.ts';
import type { Db } from '#server/db/open.ts';
import type { FinancialPeriodsTable } from '#server/db/financial-tables.ts';

const companyOf = (db: Db, symbol: string) =>
  db.selectFrom('companies').select(['symbol', 'quote_date']).where('symbol', '=', symbol).executeTakeFirst();

/** Latest fundamentals and every reported period, newest first; undefined for an unknown symbol. */
export async function findFinancials(db: Db, symbol: string): Promise<Financials | undefined> {
  const [company, fundamentals, periods] = await Promise.all([
    companyOf(db, symbol),
    db
      .selectFrom('fundamentals')
      .select(['as_of', ...fundamentalFigures])
      .where('symbol', '=', symbol)
      .executeTakeFirst(),
    db
      .selectFrom('financial_periods')
      .selectAll()
      .where('symbol', '=', symbol)
      .orderBy('period_end', 'desc')
      .orderBy('kind', 'desc')
      .execute(),
  ]);
  if (!company) return undefined;
  return {
    symbol,
    quote_date: company.quote_date,
    fundamentals: fundamentals ?? null,
    periods: periods.map(toPeriod),
  };
}

/** One page of a company's earnings reports, newest first, and how many there are; undefined for an unknown symbol. */
export async function findEarnings(
  db: Db,
  { symbol, page, pageSize }: { symbol: string; page: number; pageSize: number },
): Promise<{ data: EarningsReport[]; total: number } | undefined> {
  const ofCompany = db.selectFrom('earnings').where('symbol', '=', symbol);
  const [company, count, rows] = await Promise.all([
    companyOf(db, symbol),
    ofCompany.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ofCompany
      .select(['date', 'eps_actual', 'eps_estimate', 'surprise_percent'])
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
  return { data: withYearBefore(reports).slice(0, pageSize), total: count.total };
}

const toPeriod = (row: FinancialPeriodsTable): FinancialPeriod => ({
  kind: row.kind,
  cik: String(row.cik),
  period_start: row.period_start,
  period_end: row.period_end,
  derived: row.is_derived === 1,
  restated: row.is_restated === 1,
  ...(Object.fromEntries(statementFigures.map((name) => [name, row[name]])) as Record<
    StatementFigure,
    number | null
  >),
  form: row.form,
  filed_on: row.filed_on,
  raw_text_link: filingIndex(row.cik, row.accession_key),
});

/** The regulator's page of one report with its documents. */
const filingIndex = (cik: number, accession: string): string =>
  `https://www.sec.gov/Archives/edgar/data/${cik}/${accession.replaceAll('-', '')}/${accession}-index.htm`;
