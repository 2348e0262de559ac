import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { CompanyCard, LeadersQuerySchema } from '#contract/company.ts';
import type { Db, Engine } from '#server/db/open.ts';
import { byBytes } from './collation.ts';
import { cardColumns, toCard } from './company-card.ts';
import type { VersionedCache } from './content-version.ts';
import { listedCompanies } from './listed.ts';

export type MoversRequest = z.output<typeof LeadersQuerySchema>;

/** Companies by change of the session; one without a change, or outside a given floor or ceiling, is left out. */
export async function findMovers(
  db: Db,
  engine: Engine,
  counted: VersionedCache,
  { page, pageSize, order, ...floors }: MoversRequest,
): Promise<{ data: CompanyCard[]; total: number }> {
  const { minPrice, minVolume, maxMarketCap } = floors;
  let movers = listedCompanies(db).where('change_pre', 'is not', null);
  if (minPrice !== undefined) movers = movers.where('last_sale', '>=', minPrice);
  if (minVolume !== undefined) movers = movers.where('volume', '>=', minVolume);
  if (maxMarketCap !== undefined) movers = movers.where('market_cap', '<=', maxMarketCap);
  const [rows, total] = await Promise.all([
    movers
      .select([...cardColumns, 'volume_avg'])
      .orderBy('change_pre', order)
      .orderBy(byBytes(engine, sql.ref('symbol')))
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    counted(`movers ${JSON.stringify([minPrice, minVolume, maxMarketCap])}`, async () => {
      const counts = await movers.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
      return counts.total;
    }),
  ]);
  return { data: rows.map(toCard), total };
}
