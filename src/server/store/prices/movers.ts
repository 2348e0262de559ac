import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { CompanyCard } from '#contract/company.ts';
import { sizeOf } from '#contract/company-size.ts';
import type { LeadersFileQuerySchema, LeadersQuerySchema, MoverSort } from '#contract/leaders.ts';
import type { Paged } from '#contract/paging.ts';
import type { Db, Engine } from '#server/db/open.ts';
import { byBytes } from '../collation.ts';
import { cardColumns, toCard } from '../companies/company-card.ts';
import type { VersionedCache } from '../content/content-version.ts';
import { listedCompanies } from '../listed.ts';

/** Which companies, in what order; `symbols` are those with something on record, where only these are wanted. */
export type MoversChoice = Omit<z.output<typeof LeadersFileQuerySchema>, 'onRecord'> & {
  symbols?: readonly string[] | undefined;
};
export type MoversRequest = MoversChoice & Pick<z.output<typeof LeadersQuerySchema>, 'page' | 'pageSize'>;

const gap = sql<number | null>`(open - pre_close) * 100.0 / nullif(pre_close, 0)`;
const keys: Readonly<Record<MoverSort, RawBuilder<unknown>>> = {
  change: sql.ref('change_pre'),
  gap,
  dollarVolume: sql`last_sale * volume`,
  volume: sql.ref('volume'),
  relativeVolume: sql`volume * 1.0 / nullif(volume_avg, 0)`,
  last: sql.ref('last_sale'),
  marketCap: sql.ref('market_cap'),
};

/** Companies of the session in the asked order; one without a change, or outside of what is asked for, is left out. */
export async function findMovers(
  db: Db,
  engine: Engine,
  counted: VersionedCache,
  { page, pageSize, ...choice }: MoversRequest,
): Promise<Paged<CompanyCard>> {
  const { order: _, ...wanted } = choice;
  const [rows, total] = await Promise.all([
    inOrder(db, engine, choice)
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    counted(`movers ${JSON.stringify(wanted)}`, async () => {
      const counts = await moversOf(db, choice)
        .select(sql<number>`count(*)`.as('total'))
        .executeTakeFirstOrThrow();
      return counts.total;
    }),
  ]);
  return { data: rows.map(toCard), total };
}

/** All of them, for a file. */
export async function listMovers(db: Db, engine: Engine, choice: MoversChoice): Promise<CompanyCard[]> {
  return (await inOrder(db, engine, choice).execute()).map(toCard);
}

const inOrder = (db: Db, engine: Engine, choice: MoversChoice) =>
  moversOf(db, choice)
    .select([...cardColumns, 'volume_avg', gap.as('gap')])
    .orderBy(keys[choice.sort], choice.order)
    .orderBy(byBytes(engine, sql.ref('symbol')));

function moversOf(db: Db, choice: MoversChoice) {
  const { sort, moved, minPrice, minVolume, maxMarketCap, sector, symbols } = choice;
  const size = choice.size && sizeOf(choice.size);
  let movers = listedCompanies(db).where('change_pre', 'is not', null);
  if (sort !== 'change') movers = movers.where(keys[sort], 'is not', null);
  if (moved !== undefined) movers = movers.where('change_pre', moved === 'up' ? '>' : '<', 0);
  if (minPrice !== undefined) movers = movers.where('last_sale', '>=', minPrice);
  if (minVolume !== undefined) movers = movers.where('volume', '>=', minVolume);
  if (maxMarketCap !== undefined) movers = movers.where('market_cap', '<=', maxMarketCap);
  if (sector !== undefined) movers = movers.where('sector_name', '=', sector);
  if (size) movers = movers.where('market_cap', '>=', size.min);
  if (typeof size?.max === 'number') movers = movers.where('market_cap', '<', size.max);
  return symbols ? movers.where('symbol', 'in', symbols.length > 0 ? symbols : ['']) : movers;
}
