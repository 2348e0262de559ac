import type { ExpressionBuilder } from 'kysely';
import { companyTabs, type TabFlag } from '#contract/company-tabs.ts';
import { keptQuery } from '#server/db/kept-query.ts';
import type { Db } from '#server/db/open.ts';
import type { Database } from '#server/db/schema.ts';
import type { ContentKind } from '../content/content-kinds.ts';

/** Tables that name their company `symbol`, and those that name it `company_symbol`. */
type OfSymbol = {
  [T in keyof Database]: Database[T] extends { symbol: unknown } ? T : never;
}[keyof Database];
type OfCompany = {
  [T in keyof Database]: Database[T] extends { company_symbol: unknown } ? T : never;
}[keyof Database];
/** Tables, each with its column that says of when a row is, where it has one. */
export interface TablesOfPage {
  symbol?: { readonly [T in OfSymbol]?: keyof Database[T] | null };
  company?: { readonly [T in OfCompany]?: keyof Database[T] | null };
  /** Published figures that a page shows count as well. */
  published?: true;
  /** Stories that were not taken down. */
  news?: true;
  /** With what it changes, beside the companies: filings, where nothing is said. */
  changesWith?: ContentKind;
}

/** What a page of a company is made of: one row in any of its tables is something to show. Analysts’ ratings are no tab, but a page that a section leads to. */
export const tablesOfPages: Readonly<Record<string, TablesOfPage>> = {
  financials: { symbol: { financial_periods: 'filed_on', earnings: 'date' }, published: true },
  earnings: { symbol: { earnings: 'date', eps_estimates: 'as_of', report_dates: 'as_of', dividends: 'as_of' } },
  ownership: {
    symbol: { ownership_snapshots: 'as_of', short_interest: 'settlement', stakes: 'filed_on', insider_trades: 'filed_on' },
    company: { holdings: 'filing_date' },
  },
  news: { news: true },
  team: { symbol: { officers: 'as_of' }, company: { leaders: 'updated_at' }, changesWith: 'clients' },
  secfilings: { symbol: { filings: 'filed_on' } },
  bio: { symbol: { bio_phases: 'as_of' } },
  analysts: { symbol: { analyst_consensus: 'as_of' }, company: { analyst_records: null, analyst_widgets: null } },
}; // prettier-ignore

type Flag = TabFlag | 'hasAnalysts';
type Behind = Record<Flag, boolean>;

/** What says of a company whether there is something behind a page. */
const flags: readonly { flag: Flag; page: string }[] = [
  ...companyTabs.flatMap(({ slug, has }) => (has ? [{ flag: has, page: slug }] : [])),
  { flag: 'hasAnalysts', page: 'analysts' },
];

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

const newsOf = (eb: ExpressionBuilder<Database, 'companies'>, symbol: string) =>
  eb
    .selectFrom('news')
    .select('id')
    .where('company_symbol', '=', symbol)
    .where('deleted_at', 'is', null)
    .where('rc_newsletter', '=', 0);

const namesOf = <T extends object>(tables: T) => Object.keys(tables) as (keyof T)[];

/** One query, each table by its index. */
const behindOf = keptQuery((db: Db, { symbol }: { symbol: string }) =>
  db
    .selectFrom('companies')
    .where('companies.symbol', '=', symbol)
    .select((eb) =>
      flags.map(({ flag, page }) => {
        const { symbol: bySymbol = {}, company = {}, published, news } = tablesOfPages[page] ?? {};
        return eb
          .or([
            ...namesOf(bySymbol).map((table) =>
              eb.exists(eb.selectFrom(table).select('symbol').where('symbol', '=', symbol)),
            ),
            ...namesOf(company).map((table) =>
              eb.exists(eb.selectFrom(table).select('company_symbol').where('company_symbol', '=', symbol)),
            ),
            ...(published ? [eb.exists(publishedOf(eb, symbol))] : []),
            ...(news ? [eb.exists(newsOf(eb, symbol))] : []),
          ])
          .as(flag);
      }),
    ),
);

/** Which tabs of a company have something behind them. */
export async function whatIsBehind(db: Db, symbol: string): Promise<Behind> {
  const [row] = await behindOf(db, { symbol });
  const found = (row ?? {}) as Partial<Record<Flag, unknown>>;
  return Object.fromEntries(flags.map(({ flag }) => [flag, Boolean(found[flag])])) as Behind;
}
