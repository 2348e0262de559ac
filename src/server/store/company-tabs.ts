import type { ExpressionBuilder } from 'kysely';
import type { Company } from '#contract/company.ts';
import { keptQuery } from '#server/db/kept-query.ts';
import type { Db } from '#server/db/open.ts';
import type { Database } from '#server/db/schema.ts';

export type Behind = Required<
  Pick<Company, 'hasBioPhases' | 'hasLeaders' | 'hasEarnings' | 'hasOwners' | 'hasFinancials' | 'hasAnalysts'>
>;

/** Tables that name their company `symbol`, and those that name it `company_symbol`. */
type OfSymbol = {
  [T in keyof Database]: Database[T] extends { symbol: unknown } ? T : never;
}[keyof Database];
type OfCompany = {
  [T in keyof Database]: Database[T] extends { company_symbol: unknown } ? T : never;
}[keyof Database];

/** What each tab of a company is made of: one row in any of its tables is something to show. */
export const tablesOfTabs: Readonly<
  Record<keyof Behind, { symbol?: readonly OfSymbol[]; company?: readonly OfCompany[] }>
> = {
  hasBioPhases: { symbol: ['bio_phases'] },
  hasLeaders: { symbol: ['officers'], company: ['leaders'] },
  hasEarnings: { symbol: ['earnings', 'eps_estimates', 'report_dates', 'dividends'] },
  hasOwners: {
    symbol: ['ownership_snapshots', 'short_interest', 'stakes', 'insider_trades'],
    company: ['holdings'],
  },
  hasFinancials: { symbol: ['financial_periods', 'earnings'] },
  hasAnalysts: { symbol: ['analyst_consensus'], company: ['analyst_records', 'analyst_widgets'] },
};

/** What of the published figures a page shows: a row may know nothing but the estimate of a quarter. */
export const publishedFigures = [
  'sales', 'gross_profit', 'operating_income', 'net_income', 'cash', 'assets', 'liabilities', 'equity', 'debt', 'current_ratio', 'quick_ratio',
] as const; // prettier-ignore

const publishedOf = (eb: ExpressionBuilder<Database, 'companies'>, symbol: string) =>
  eb
    .selectFrom('fundamentals')
    .select('symbol')
    .where('symbol', '=', symbol)
    .where((of) => of.or(publishedFigures.map((column) => of(column, 'is not', null))));

/** One query, each table by its index. */
const behindOf = keptQuery((db: Db, { symbol }: { symbol: string }) =>
  db
    .selectFrom('companies')
    .where('companies.symbol', '=', symbol)
    .select((eb) =>
      Object.entries(tablesOfTabs).map(([name, { symbol: bySymbol = [], company = [] }]) =>
        eb
          .or([
            ...bySymbol.map((table) =>
              eb.exists(eb.selectFrom(table).select('symbol').where('symbol', '=', symbol)),
            ),
            ...company.map((table) =>
              eb.exists(eb.selectFrom(table).select('company_symbol').where('company_symbol', '=', symbol)),
            ),
            ...(name === 'hasFinancials' ? [eb.exists(publishedOf(eb, symbol))] : []),
          ])
          .as(name),
      ),
    ),
);

/** Which tabs of a company have something behind them. */
export async function whatIsBehind(db: Db, symbol: string): Promise<Behind> {
  const [row] = await behindOf(db, { symbol });
  const found = (row ?? {}) as Partial<Record<keyof Behind, unknown>>;
  return Object.fromEntries(
    Object.keys(tablesOfTabs).map((name) => [name, Boolean(found[name as keyof Behind])]),
  ) as Behind;
}
