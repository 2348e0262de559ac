import type { Leader } from '#contract/leader.ts';
import type { Db } from '#server/db/open.ts';
import { isKnownCompany } from './known-company.ts';

export interface PageOfCompany {
  symbol: string;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** One page of a company's management in its own order, and how many there are; undefined for an unknown symbol. */
export async function findLeaders(
  db: Db,
  { symbol, page, pageSize }: PageOfCompany,
): Promise<{ data: Leader[]; total: number; page: number; pageSize: number } | undefined> {
  const ofCompany = db.selectFrom('leaders').where('company_symbol', '=', symbol);
  const [isKnown, { total }, data] = await Promise.all([
    isKnownCompany(db, symbol),
    ofCompany.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ofCompany
      .select(['id', 'company_symbol', 'name', 'title', 'description', 'headshot_url'])
      .orderBy('position')
      .orderBy('id')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ]);
  return isKnown ? { data, total, page, pageSize } : undefined;
}
