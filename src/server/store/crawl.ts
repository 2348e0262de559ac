import { type AliasedExpression, sql } from 'kysely';
import {
  CRAWL_SHARD_SIZE,
  type CrawlEntry,
  type CrawlKind,
  crawlKinds,
  type CrawlShard,
} from '#contract/crawl.ts';
import type { Db } from '#server/db/open.ts';

interface Row extends CrawlEntry {
  /** What the entries of a kind are ordered by. */
  place: string;
}

/** Samples are not among them, nor what was deleted. Older entries come first, so that only the last shard changes. */
const entriesOf: Record<CrawlKind, (db: Db) => AliasedExpression<Row, 'entries'>> = {
  companies,
  clients: (db) =>
    db
      .selectFrom('companies')
      .innerJoin('clients', 'clients.company_symbol', 'companies.symbol')
      .where('companies.is_client', '=', 1)
      .where('companies.is_sample', '=', 0)
      .select(['companies.symbol as key', 'clients.updated_at as changed', 'companies.symbol as place'])
      .as('entries'),
  filings: (db) =>
    db
      .selectFrom('filings')
      .innerJoin('companies', 'companies.symbol', 'filings.symbol')
      .where('companies.is_sample', '=', 0)
      .groupBy('companies.symbol')
      .select((eb) => [
        'companies.symbol as key',
        eb.fn.max<string | null>('filings.filed_on').as('changed'),
        'companies.symbol as place',
      ])
      .as('entries'),
  financials: (db) =>
    db
      .selectFrom((eb) =>
        eb
          .selectFrom('fundamentals')
          .select(['symbol', 'as_of as day'])
          .unionAll(eb.selectFrom('earnings').select(['symbol', 'date as day']))
          .as('figures'),
      )
      .innerJoin('companies', 'companies.symbol', 'figures.symbol')
      .where('companies.is_sample', '=', 0)
      .groupBy('companies.symbol')
      .select((eb) => [
        'companies.symbol as key',
        eb.fn.max<string | null>('figures.day').as('changed'),
        'companies.symbol as place',
      ])
      .as('entries'),
  news: (db) => newsOf(db, 0),
  newsletters: (db) => newsOf(db, 1),
  videos: (db) =>
    db
      .selectFrom('videos')
      .where('deleted_at', 'is', null)
      .where('disabled', '=', 0)
      .where('is_sample', '=', 0)
      .select(['id as key', 'updated_at as changed', sql<string>`coalesce(published, '')`.as('place')])
      .as('entries'),
};

function companies(db: Db) {
  return db
    .selectFrom('companies')
    .where('is_sample', '=', 0)
    .select(['symbol as key', 'quote_date as changed', 'symbol as place'])
    .as('entries');
}

/** A composed item changed when it was published: filling a store again changes nothing of it. */
const newsOf = (db: Db, isLetter: 0 | 1) =>
  db
    .selectFrom('news')
    .where('deleted_at', 'is', null)
    .where('is_sample', '=', 0)
    .where('rc_newsletter', '=', isLetter)
    .select([
      'id as key',
      sql<string>`case when origin = 'seed' then published_at else updated_at end`.as('changed'),
      'published_at as place',
    ])
    .as('entries');

/** Every shard that has entries, with its latest change. */
export async function listShards(db: Db): Promise<CrawlShard[]> {
  const shards = await Promise.all(
    crawlKinds.map(async (kind): Promise<CrawlShard[]> => {
      const rows = await db
        .selectFrom(
          db
            .selectFrom(entriesOf[kind](db))
            .select(['changed', sql<number>`row_number() over (order by place, key) - 1`.as('at')])
            .as('numbered'),
        )
        .select([
          sql<number>`at / ${sql.lit(CRAWL_SHARD_SIZE)} + 1`.as('page'),
          sql<string | null>`max(changed)`.as('changed'),
        ])
        .groupBy('page')
        .orderBy('page')
        .execute();
      return rows.map(({ page, changed }) => ({ kind, page, changed }));
    }),
  );
  return shards.flat();
}

/** The entries of one shard, and how many the kind has in all. */
export async function readShard(
  db: Db,
  kind: CrawlKind,
  page: number,
): Promise<{ data: CrawlEntry[]; total: number }> {
  const entries = db.selectFrom(entriesOf[kind](db));
  const [{ total }, data] = await Promise.all([
    entries.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    entries
      .select(['key', 'changed'])
      .orderBy('place')
      .orderBy('key')
      .limit(CRAWL_SHARD_SIZE)
      .offset((page - 1) * CRAWL_SHARD_SIZE)
      .execute(),
  ]);
  return { data, total };
}
