import type { FavoriteCompanyQuery, FavoriteCompanyRow } from '#contract/company.ts';
import type { Paged } from '#contract/paging.ts';
import type { ScreenerRow } from '#contract/screener.ts';
import { screenerFieldNames } from '#contract/screener-fields.ts';
import type { Db, Engine } from '#server/db/open.ts';
import type { CompaniesTable } from '#server/db/company-tables.ts';
import { columnOf } from '../screener/screener-columns.ts';
import { orderOf, sortOf } from '../screener/screener-sort.ts';
import { onePage } from '../one-page.ts';

const companiesOf = (db: Db, userId: string) =>
  db
    .selectFrom('companies')
    .innerJoin('favorites', 'favorites.object_id', 'companies.symbol')
    .where('favorites.kind', '=', 'company')
    .where('favorites.user_id', '=', userId);

const ordered = (
  companies: ReturnType<typeof companiesOf>,
  engine: Engine,
  { sortField, sortDirection }: Pick<FavoriteCompanyQuery, 'sortField' | 'sortDirection'>,
) =>
  sortField
    ? companies.orderBy(orderOf(engine, sortOf({ sortField, sortDirection })))
    : companies.orderBy('favorites.created_at', 'desc').orderBy('companies.symbol');

/** One page of a person's companies, with what the screener shows of them; samples are among them. */
export async function findFavoriteCompanies(
  db: Db,
  engine: Engine,
  userId: string,
  { page, pageSize, ...sort }: FavoriteCompanyQuery,
): Promise<Paged<FavoriteCompanyRow>> {
  const companies = ordered(companiesOf(db, userId), engine, sort)
    .select(screenerFieldNames.map((field) => columnOf(field).as(field)))
    .select(['spark', 'sector_name', 'quote_date', 'is_client', 'is_sample'])
    .$castTo<
      ScreenerRow & Pick<CompaniesTable, 'spark' | 'sector_name' | 'quote_date' | 'is_client' | 'is_sample'>
    >();
  const { data: rows, total } = await onePage(companies, { page, pageSize });
  const data = rows.map(({ is_client, is_sample, spark, ...cells }) => ({
    ...cells,
    spark: spark === null ? null : (JSON.parse(spark) as number[]),
    isClient: is_client === 1,
    ...(is_sample === 1 && { sample: true }),
    isFavorite: true,
  }));
  return { data, total };
}

/** The symbols of all of a person's companies, in order. */
export async function findFavoriteSymbols(
  db: Db,
  engine: Engine,
  userId: string,
  sort: Pick<FavoriteCompanyQuery, 'sortField' | 'sortDirection'>,
): Promise<string[]> {
  const rows = await ordered(companiesOf(db, userId), engine, sort).select('symbol').execute();
  return rows.map(({ symbol }) => symbol);
}
