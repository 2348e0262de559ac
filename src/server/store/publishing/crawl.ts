import { type AliasedExpression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { companyTabs, type CrawledTab } from '#contract/company-tabs.ts';
import {
  CRAWL_SHARD_SIZE,
  type CrawlEntry,
  type CrawlKind,
  crawlKinds,
  type CrawlShard,
} from '#contract/crawl.ts';
import type { Paged } from '#contract/paging.ts';
import type { Db } from '#server/db/open.ts';
import { publishedFigures, type TablesOfPage, tablesOfPages } from '../companies/company-tabs.ts';
import type { ContentKind } from '../content/content-kinds.ts';
import type { Figure, KeptFigures } from '../content/kept-figures.ts';

/** Where an entry stands among those of its kind; equals are in order of their keys. */
interface Place {
  place: string;
  key: string;
}

type Row = CrawlEntry & Place;

/** The entries from one on, to the one before another, or to the last. */
interface Stretch {
  from: Place;
  before: Place | undefined;
}

/** A shard with its first entry, from which on it is read. */
interface PlacedShard extends CrawlShard {
  from: Place;
  entries: number;
}

type Entries = (db: Db, stretch?: Stretch) => AliasedExpression<Row, 'entries'>;

/** Tabs of which crawlers are told where a company has something behind them. */
const tabsBehind = companyTabs.flatMap(({ slug, crawl }) => {
  const tables = tablesOfPages[slug];
  return crawl && tables ? [{ kind: crawl, tables }] : [];
});
const ofTabs = <T>(make: (tables: TablesOfPage) => T) =>
  Object.fromEntries(tabsBehind.map(({ kind, tables }) => [kind, make(tables)])) as Record<CrawledTab, T>;

/** Samples are not among them, nor what was deleted. Older entries come first, so that only the last shard changes. */
const entriesOf: Record<CrawlKind, Entries> = {
  ...ofTabs<Entries>((tables) => (db, stretch) => behindTab(db, tables, stretch)),
  companies: (db, stretch) =>
    db
      .selectFrom('companies')
      .where('is_sample', '=', 0)
      .where(isWithin('symbol', 'symbol', stretch))
      .select(['symbol as key', 'quote_date as changed', 'symbol as place'])
      .as('entries'),
  clients: (db, stretch) =>
    db
      .selectFrom('companies')
      .innerJoin('clients', 'clients.company_symbol', 'companies.symbol')
      .where('companies.is_client', '=', 1)
      .where('companies.is_sample', '=', 0)
      .where(isWithin('companies.symbol', 'companies.symbol', stretch))
      .select(['companies.symbol as key', 'clients.updated_at as changed', 'companies.symbol as place'])
      .as('entries'),
  companynews: (db, stretch) =>
    db
      .selectFrom('news')
      .innerJoin('companies', 'companies.symbol', 'news.company_symbol')
      .where('companies.is_sample', '=', 0)
      .where('news.deleted_at', 'is', null)
      .where('news.rc_newsletter', '=', 0)
      .where(isWithin('companies.symbol', 'companies.symbol', stretch))
      .groupBy('companies.symbol')
      .select((eb) => [
        'companies.symbol as key',
        eb.fn.max<string | null>('news.published_at').as('changed'),
        'companies.symbol as place',
      ])
      .as('entries'),
  news: (db, stretch) => newsOf(db, 0, stretch),
  newsletters: (db, stretch) => newsOf(db, 1, stretch),
  videos: (db, stretch) =>
    db
      .selectFrom('videos')
      .where('deleted_at', 'is', null)
      .where('disabled', '=', 0)
      .where('is_sample', '=', 0)
      .where(isWithin(sql`coalesce(published, '')`, 'id', stretch))
      .select(['id as key', 'updated_at as changed', sql<string>`coalesce(published, '')`.as('place')])
      .as('entries'),
};

/** Companies with something behind a tab, by the tables that decide whether it is offered. */
function behindTab(
  db: Db,
  { symbol = {}, company = {}, published }: TablesOfPage,
  stretch: Stretch | undefined,
) {
  const rowsOf = (tables: Readonly<Record<string, string | null>>, column: string) =>
    Object.entries(tables).map(
      ([table, day]) =>
        sql`select ${sql.ref(column)} as symbol, ${day === null ? sql`null` : sql.ref(day)} as day from ${sql.table(table)}
        where ${isWithin(column, column, stretch)}`,
    );
  const parts = [
    ...rowsOf(symbol, 'symbol'),
    ...rowsOf(company, 'company_symbol'),
    ...(published ? [publishedOf(stretch)] : []),
  ];
  return db
    .selectFrom(
      sql<{ symbol: string; day: string | null }>`(${sql.join(parts, sql` union all `)})`.as('behind'),
    )
    .innerJoin('companies', 'companies.symbol', 'behind.symbol')
    .where('companies.is_sample', '=', 0)
    .groupBy('companies.symbol')
    .select((eb) => [
      'companies.symbol as key',
      eb.fn.max<string | null>('behind.day').as('changed'),
      'companies.symbol as place',
    ])
    .as('entries');
}

/** Companies of which something was published that a page shows. */
const publishedOf = (stretch: Stretch | undefined) =>
  sql`select symbol, as_of as day from fundamentals where ${isWithin('symbol', 'symbol', stretch)}
      and coalesce(${sql.join(publishedFigures.map((figure) => sql.ref(figure)))}) is not null`;

/** A composed item changed when it was published: filling a store again changes nothing of it. */
const newsOf = (db: Db, isLetter: 0 | 1, stretch: Stretch | undefined) =>
  db
    .selectFrom('news')
    .where('deleted_at', 'is', null)
    .where('is_sample', '=', 0)
    .where('rc_newsletter', '=', isLetter)
    .where(isWithin('published_at', 'id', stretch))
    .select([
      'id as key',
      sql<string>`case when origin = 'seed' then published_at else updated_at end`.as('changed'),
      'published_at as place',
    ])
    .as('entries');

/** Said first by the place alone, so that an index of places leads there. */
function isWithin(
  placeColumn: string | RawBuilder<unknown>,
  keyColumn: string,
  stretch: Stretch | undefined,
): RawBuilder<SqlBool> {
  if (!stretch) return sql`1 = 1`;
  const [place, key] = [
    typeof placeColumn === 'string' ? sql.ref(placeColumn) : placeColumn,
    sql.ref(keyColumn),
  ];
  const { from, before } = stretch;
  const begun = sql`${place} >= ${from.place} and (${place} > ${from.place} or ${key} >= ${from.key})`;
  if (!before) return sql`${begun}`;
  return sql`${begun} and ${place} <= ${before.place} and (${place} < ${before.place} or ${key} < ${before.key})`;
}

/** What the entries of a kind are drawn from. */
const drawnFrom: Record<CrawlKind, readonly ContentKind[]> = {
  ...ofTabs<readonly ContentKind[]>(({ changesWith = 'filings' }) => ['companies', changesWith]),
  companies: ['companies'],
  clients: ['companies', 'clients'],
  companynews: ['companies', 'news'],
  news: ['news'],
  newsletters: ['news'],
  videos: ['videos'],
};

const shardsOfKind = (kind: CrawlKind): Figure<PlacedShard[]> => ({
  name: `crawl-${kind}`,
  version: 2,
  of: drawnFrom[kind],
  make: ({ db }) => shardsOf(db, kind),
});

const shardFigures = Object.fromEntries(crawlKinds.map((kind) => [kind, shardsOfKind(kind)])) as Record<
  CrawlKind,
  Figure<PlacedShard[]>
>;

/** Every shard that has entries, each kind for itself: an item of news changes none of the companies'. */
export const crawlShards: readonly Figure<PlacedShard[]>[] = Object.values(shardFigures);

async function shardsOf(db: Db, kind: CrawlKind): Promise<PlacedShard[]> {
  const firstOnly = (column: 'place' | 'key') =>
    sql<string>`max(case when at % ${sql.lit(CRAWL_SHARD_SIZE)} = 0 then ${sql.ref(column)} end)`;
  const rows = await db
    .selectFrom(
      db
        .selectFrom(entriesOf[kind](db))
        .select(['changed', 'place', 'key'])
        .select(sql<number>`row_number() over (order by place, key) - 1`.as('at'))
        .as('numbered'),
    )
    .select([
      sql<number>`at / ${sql.lit(CRAWL_SHARD_SIZE)} + 1`.as('page'),
      sql<string | null>`max(changed)`.as('changed'),
      sql<number>`count(*)`.as('entries'),
      firstOnly('place').as('place'),
      firstOnly('key').as('key'),
    ])
    .groupBy('page')
    .orderBy('page')
    .execute();
  return rows.map(({ page, changed, entries, place, key }) => ({
    kind,
    page,
    changed,
    entries,
    from: { place, key },
  }));
}

/** Every shard that has entries, with its latest change. */
export const listShards = async (kept: KeptFigures): Promise<CrawlShard[]> =>
  (await Promise.all(crawlShards.map((figure) => kept(figure))))
    .flat()
    .map(({ kind, page, changed }) => ({ kind, page, changed }));

/** The entries of one shard, and how many the kind has in all. */
export async function readShard(
  db: Db,
  kept: KeptFigures,
  kind: CrawlKind,
  page: number,
): Promise<Paged<CrawlEntry>> {
  const shards = await kept(shardFigures[kind]);
  const total = shards.reduce((sum, { entries }) => sum + entries, 0);
  const from = shards[page - 1]?.from;
  if (!from) return { data: [], total };
  const data = await db
    .selectFrom(entriesOf[kind](db, { from, before: shards[page]?.from }))
    .select(['key', 'changed'])
    .orderBy('place')
    .orderBy('key')
    .execute();
  return { data, total };
}
