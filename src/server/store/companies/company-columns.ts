import type { CompaniesTable } from '#server/db/company-tables.ts';
import type { Db } from '#server/db/open.ts';

/** Columns of a company's row, where an answer needs no more of it; undefined for an unknown symbol. */
export const readCompanyColumns = <Column extends keyof CompaniesTable>(
  db: Db,
  symbol: string,
  columns: readonly Column[],
): Promise<Pick<CompaniesTable, Column> | undefined> =>
  db
    .selectFrom('companies')
    .select<keyof CompaniesTable>(columns)
    .where('symbol', '=', symbol)
    .executeTakeFirst();
