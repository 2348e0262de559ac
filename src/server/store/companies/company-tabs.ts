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
/** Tables, each with the column that dates its rows, or null if it has none. */
export interface TablesOfPage {
  symbol?: { readonly [T in OfSymbol]?: keyof Database[T] | null };
  company?: { readonly [T in OfCompany]?: keyof Database[T] | null };
  /** The page also shows published figures (`publishedFigures`). */
  published?: true;
  /** The page shows news. */
  news?: true;
  /** The kind of content whose changes change the page, besides companies; filings by default. */
  changesWith?: ContentKind;
}

/** What each page of a company is made of: one row in any of its tables is something to show. Analysts’ ratings are not a tab, but a page that a section links to. */
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

/** The fields of `Company` that say whether a page has something to show. */
const flags: readonly { flag: Flag; page: string }[] = [
  ...companyTabs.flatMap(({ slug, has }) => (has ? [{ flag: has, page: slug }] : [])),
  { flag: 'hasAnalysts', page: 'analysts' },
];

/** The published figures that a page shows. A row may have none of them, and only the estimate of a quarter. */
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

/** One query for all flags; each table is looked up by its index. */
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

/** Which pages of a company have something to show. */
export async function whatIsBehind(db: Db, symbol: string): Promise<Behind> {
  const [row] = await behindOf(db, { symbol });
  const found = (row ?? {}) as Partial<Record<Flag, unknown>>;
  return Object.fromEntries(flags.map(({ flag }) => [flag, Boolean(found[flag])])) as Behind;
}
