import type { SelectQueryBuilder } from 'kysely';
import type { Paged, PageQuery } from '#contract/paging.ts';
import { keptQuery } from '#server/db/kept-query.ts';
import type { Db } from '#server/db/open.ts';
import type { Database } from '#server/db/schema.ts';

/** Which page of what is known of a company; pages count from 1. */
export interface CompanyPage extends PageQuery {
  symbol: string;
}

const keptSymbol = keptQuery((db: Db, { symbol }: { symbol: string }) =>
  db.selectFrom('companies').select('symbol').where('symbol', '=', symbol),
);

/** Whether a company of this symbol is kept, samples included. */
export const isKnownCompany = async (db: Db, symbol: string): Promise<boolean> =>
  (await keptSymbol(db, { symbol })).length > 0;

/** What a list of a company is chosen by, besides the company. */
type Choice = Readonly<Record<string, string | undefined>>;

/**
 * Pages of a list of a company: one page of `rows`, an ordered query without a limit, and how many there are; undefined for an
 * unknown symbol. `rows` is a kept query (`db/kept-query.ts`): it takes its values as they are.
 */
export function pageOfCompany<Table extends keyof Database, Row, C extends Choice = { symbol?: string }>(
  rows: (db: Db, choice: C & { symbol: string }) => SelectQueryBuilder<Database, Table, Row>,
): (db: Db, asked: CompanyPage & C) => Promise<Paged<Row> | undefined> {
  type Bound = C & { symbol: string };
  const known = keptQuery((db: Db, choice: Bound) =>
    db
      .selectFrom('companies')
      .where('companies.symbol', '=', choice.symbol)
      .select(() =>
        rows(db, choice)
          .clearSelect()
          .clearOrderBy()
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .as('total'),
      ),
  );
  const page = keptQuery((db: Db, { limit, offset, ...choice }: Bound & { limit: number; offset: number }) =>
    rows(db, choice as unknown as Bound)
      .limit(limit)
      .offset(offset),
  );
  return async (db, { page: number, pageSize, ...choice }) => {
    const bound = choice as unknown as Bound;
    const [[counted], data] = await Promise.all([
      known(db, bound),
      page(db, { ...bound, limit: pageSize, offset: (number - 1) * pageSize }),
    ]);
    return counted && { data, total: counted.total ?? 0 };
  };
}
