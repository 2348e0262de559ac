import type { AnalystRecord } from '#contract/analyst.ts';
import type { Db } from '#server/db/open.ts';
import { isKnownCompany } from './known-company.ts';
import type { PageOfCompany } from './leaders.ts';

/** One page of the recommendations on a company, best rank first, unranked last; undefined for an unknown symbol. */
export async function findAnalysts(
  db: Db,
  { symbol, page, pageSize }: PageOfCompany,
): Promise<{ data: AnalystRecord[]; total: number } | undefined> {
  const ofCompany = db.selectFrom('analyst_records').where('company_symbol', '=', symbol);
  const [isKnown, { total }, data] = await Promise.all([
    isKnownCompany(db, symbol),
    ofCompany.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ofCompany
      .select([
        'company_symbol as companySymbol',
        'analyst_name as analystName',
        'firm_name as firmName',
        'recommendation',
        'recommendation_date as recommendationDate',
        'analyst_rank as analystRank',
        'success_rate as successRate',
      ])
      .orderBy('analyst_rank', (order) => order.asc().nullsLast())
      .orderBy('id')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ]);
  return isKnown ? { data, total } : undefined;
}

/** Addresses of a company's analyst widgets, in their order; none for an unknown symbol. */
export async function readAnalystWidgets(db: Db, symbol: string): Promise<string[]> {
  const rows = await db
    .selectFrom('analyst_widgets')
    .select('url')
    .where('company_symbol', '=', symbol)
    .orderBy('position')
    .execute();
  return rows.map(({ url }) => url);
}
