import type { AnalystRecord } from '#contract/analyst.ts';
import type { Paged } from '#contract/paging.ts';
import type { Db } from '#server/db/open.ts';
import { type CompanyPage, pageOfCompany } from '../page-of-company.ts';

const records = pageOfCompany((db, { symbol }) =>
  db
    .selectFrom('analyst_records')
    .select([
      'company_symbol as companySymbol',
      'analyst_name as analystName',
      'firm_name as firmName',
      'recommendation',
      'recommendation_date as recommendationDate',
      'analyst_rank as analystRank',
      'success_rate as successRate',
    ])
    .where('company_symbol', '=', symbol)
    .orderBy('analyst_rank', (order) => order.asc().nullsLast())
    .orderBy('id'),
);

/** One page of the recommendations on a company, best rank first, unranked last; undefined for an unknown symbol. */
export const findAnalysts = (db: Db, asked: CompanyPage): Promise<Paged<AnalystRecord> | undefined> =>
  records(db, asked);

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
