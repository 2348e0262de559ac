import { sql } from 'kysely';
import type { Ipo } from '#contract/ipo.ts';
import type { Db } from '#server/db/open.ts';

/** One page of the offerings, newest first, those without a date last, and how many there are. */
export async function findIpos(
  db: Db,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ data: Ipo[]; total: number }> {
  const [data, { total }] = await Promise.all([
    db
      .selectFrom('ipos')
      .select(['company_name', 'symbol', 'date', 'status', 'market', 'price', 'shares', 'amount', 'form'])
      .select(['raw_text_link', 'source'])
      .orderBy('date', (order) => order.desc().nullsLast())
      .orderBy('id')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    db
      .selectFrom('ipos')
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { data, total };
}
