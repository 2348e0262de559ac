import { bulkUpdate } from '#server/db/bulk.ts';
import type { Db, Engine } from '#server/db/open.ts';

/** An address whose story is gone: what it was about. */
export interface GoneNews {
  topic: string | null;
  company_symbol: string | null;
  published_at: string;
}

/** Where the story of an old address stands now, or what it was about; undefined for an address that never had one. */
export async function findMoved(db: Db, id: string): Promise<{ leadsTo: string } | GoneNews | undefined> {
  const row = await db.selectFrom('moved_news').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { leads_to, topic, company_symbol, published_at } = row;
  return leads_to === null ? { topic, company_symbol, published_at } : { leadsTo: leads_to };
}

/** Notes the addresses of all composed stories before they are taken out, so that none of them is forgotten. */
export async function keepAddresses(db: Db): Promise<void> {
  await db
    .insertInto('moved_news')
    .columns(['id', 'topic', 'company_symbol', 'published_at'])
    .expression(
      db
        .selectFrom('news')
        .select(['id', 'topic', 'company_symbol', 'published_at'])
        .where('origin', '=', 'seed')
        .where('kind', '=', 'brief')
        .where('deleted_at', 'is', null),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Where stories went: under the id of a part, the whole; under a class of shares, the one that all are told under. */
export interface Folded {
  covered: ReadonlyMap<string, string>;
  leads: ReadonlyMap<string, string>;
}

/**
 * After stories were composed anew: those that stand again are no longer noted, those that became part of another one lead to it,
 * and favorites go along. A favorite of what is gone goes with it.
 */
export async function followMoved(db: Db, engine: Engine, { covered, leads }: Folded): Promise<void> {
  await db
    .deleteFrom('moved_news')
    .where('id', 'in', db.selectFrom('news').select('id').where('deleted_at', 'is', null))
    .execute();
  const noted = await db.selectFrom('moved_news').select(['id', 'leads_to', 'company_symbol']).execute();
  if (noted.length === 0) return;
  const briefs = await db.selectFrom('news').select('id').where('kind', '=', 'brief').execute();
  const standing = new Set(briefs.map(({ id }) => id));
  const rows = noted.flatMap(({ id, leads_to, company_symbol: symbol }): [string, string | null][] => {
    const lead = symbol === null ? undefined : leads.get(symbol);
    const candidates = [
      lastOf(covered, id),
      lead && id.replace(`b-${symbol}-`, `b-${lead}-`),
      leads_to && lastOf(covered, leads_to),
      leads_to,
    ];
    const to =
      candidates.find((candidate) => typeof candidate === 'string' && standing.has(candidate)) ?? null;
    return to === leads_to ? [] : [[id, to]];
  });
  await bulkUpdate(db, engine, 'moved_news', 'id', ['leads_to'], rows);
  await moveFavorites(db);
}

/** The story at the end of a way from part to whole. */
function lastOf(covered: ReadonlyMap<string, string>, id: string): string | undefined {
  let to = covered.get(id);
  for (let steps = 0; steps < 5; steps += 1) {
    const further = to === undefined ? undefined : covered.get(to);
    if (further === undefined) break;
    to = further;
  }
  return to;
}

async function moveFavorites(db: Db): Promise<void> {
  const moved = await db
    .selectFrom('favorites')
    .innerJoin('moved_news', 'moved_news.id', 'favorites.object_id')
    .select(['user_id', 'object_id', 'leads_to', 'created_at'])
    .where('kind', '=', 'news')
    .execute();
  for (const { user_id, object_id, leads_to, created_at } of moved) {
    if (leads_to !== null)
      await db
        .insertInto('favorites')
        .values({ user_id, kind: 'news', object_id: leads_to, created_at })
        .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'object_id']).doNothing())
        .execute();
    await db
      .deleteFrom('favorites')
      .where('user_id', '=', user_id)
      .where('kind', '=', 'news')
      .where('object_id', '=', object_id)
      .execute();
  }
}
