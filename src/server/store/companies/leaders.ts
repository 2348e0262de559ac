import type { Leader } from '#contract/leader.ts';
import type { Paged, PageQuery } from '#contract/paging.ts';
import type { Db } from '#server/db/open.ts';
import { type CompanyPage, pageOfCompany } from '../page-of-company.ts';

const leaders = pageOfCompany((db, { symbol }) =>
  db
    .selectFrom('leaders')
    .select(['id', 'company_symbol', 'name', 'title', 'description', 'headshot_url'])
    .where('company_symbol', '=', symbol)
    .orderBy('position')
    .orderBy('id'),
);

/** One page of a company's management in its own order, and how many there are; undefined for an unknown symbol. */
export async function findLeaders(
  db: Db,
  asked: CompanyPage,
): Promise<(Paged<Leader> & PageQuery) | undefined> {
  const { page, pageSize } = asked;
  const found = await leaders(db, asked);
  return found && { ...found, page, pageSize };
}
