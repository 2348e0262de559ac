import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { Database } from '#server/db/schema.ts';

/** Which page of what is known of a company; pages count from 1. */
export interface CompanyPage {
  symbol: string;
  page: number;
  pageSize: number;
}

/** Whether a company of this symbol is kept, samples included. */
export const isKnownCompany = async (db: Db, symbol: string): Promise<boolean> =>
  (await db.selectFrom('companies').select('symbol').where('symbol', '=', symbol).executeTakeFirst()) !==
  undefined;

/** One page of `rows`, an ordered query without a limit, and how many there are; undefined for an unknown symbol. */
export async function pageOfCompany<Table extends keyof Database, Row>(
  db: Db,
  { symbol, page, pageSize }: CompanyPage,
  rows: SelectQueryBuilder<Database, Table, Row>,
): Promise<{ data: Row[]; total: number } | undefined> {
  const [isKnown, { total }, data] = await Promise.all([
    isKnownCompany(db, symbol),
    rows
      .clearSelect()
      .clearOrderBy()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    rows
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ]);
  return isKnown ? { data, total } : undefined;
}
