import { type Fundamentals, fundamentalFigures } from '#contract/financials.ts';
import type { FigureParts } from '#kit/financials/figures/company.ts';
import type { KnownSplit } from '#kit/financials/split-restated.ts';
import { isFinancialSic } from '#kit/money-trade.ts';
import type { Db } from '#server/db/open.ts';
import { withoutEmptyGross } from './contradictions.ts';

/** What the figures of a company need beside its statements. */
export interface CompanyContext extends Omit<FigureParts, 'periods'> {
  symbol: string;
  /** Of its seat; US for the United States. */
  country: string | null;
  cik: number | null;
  /** The last price in dollars. */
  price: number | null;
  /** The last split on record. */
  split: KnownSplit | undefined;
}

/** What was published as the sales of a bank, an insurer or a landlord that earned more than that is a part of them. */
const withWholeSales = (published: Fundamentals | null, financial: boolean): Fundamentals | null =>
  financial && published !== null && Math.abs(published.net_income ?? 0) > (published.sales ?? Infinity)
    ? { ...published, sales: null, gross_profit: null }
    : published;

/** Without a gross profit that is the whole of the sales. */
function withGross(published: Fundamentals | null): Fundamentals | null {
  if (published === null) return null;
  const values = { gross_profit: published.gross_profit, revenue: published.sales };
  withoutEmptyGross(values);
  return { ...published, gross_profit: values.gross_profit };
}

/** Every company, in order of symbol, with what was published of it on the day of the quotes. */
export async function readContext(db: Db): Promise<CompanyContext[]> {
  const companies = await db
    .selectFrom('companies')
    .select(['symbol', 'cik', 'sic', 'country', 'quote_date', 'market_cap', 'last_sale'])
    .where('is_sample', '=', 0)
    .orderBy('symbol')
    .execute();
  const fundamentals = new Map<string, Fundamentals>(
    (
      await db
        .selectFrom('fundamentals')
        .select(['symbol', 'as_of', ...fundamentalFigures])
        .execute()
    ).map(({ symbol, ...row }) => [symbol, row]),
  );
  const reports = new Map(
    (
      await db
        .selectFrom('earnings')
        .select(['symbol', 'date', 'eps_actual', 'eps_estimate'])
        .where('eps_actual', 'is not', null)
        .where('date', '=', (eb) =>
          eb
            .selectFrom('earnings as later')
            .select((latest) => latest.fn.max('later.date').as('date'))
            .whereRef('later.symbol', '=', 'earnings.symbol')
            .where('later.eps_actual', 'is not', null),
        )
        .execute()
    ).map((row) => [row.symbol, row]),
  );
  const splits = new Map(
    (
      await db
        .selectFrom('splits')
        .select(['symbol', 'date', 'new_shares', 'old_shares'])
        .orderBy('date')
        .execute()
    ).map(({ symbol, date, new_shares, old_shares }) => [symbol, { date, factor: new_shares / old_shares }]),
  );
  return companies.map(({ symbol, cik, sic, country, quote_date, market_cap, last_sale }) => {
    const report = reports.get(symbol);
    return {
      symbol,
      cik,
      country,
      price: last_sale,
      split: splits.get(symbol),
      asOf: quote_date ?? '',
      fundamentals: withGross(withWholeSales(fundamentals.get(symbol) ?? null, isFinancialSic(sic))),
      lastReport: report
        ? { date: report.date, epsActual: report.eps_actual, epsEstimate: report.eps_estimate }
        : null,
      sharesToday: market_cap !== null && last_sale ? market_cap / last_sale : null,
      isFinancial: isFinancialSic(sic),
    };
  });
}
