import { type FavoriteState, type StoredKind, storedKinds } from '#contract/favorite.ts';
import type { Db } from '#server/db/open.ts';
import type { PersonalDataKeeper } from '../accounts/personal-data.ts';

/** Things of one kind, by id. */
export interface Favorite {
  kind: StoredKind;
  id: string;
}

/**
 * Makes something a favorite of a person (`wanted` is true), or no longer one (false); undefined switches the state. Answers the
 * state afterwards, undefined when what was named does not exist. A repeat changes nothing.
 */
export async function setFavorite(
  db: Db,
  userId: string,
  favorite: Favorite,
  wanted: boolean | undefined,
  now: Date,
): Promise<boolean | undefined> {
  if (wanted === true) return (await add(db, userId, favorite, now)) ? true : undefined;
  if (wanted === false)
    // What is gone can still be put away.
    return (await remove(db, userId, favorite)) || (await exists(db, favorite)) ? false : undefined;
  return db.transaction().execute(async (tx) => {
    if (await remove(tx, userId, favorite)) return false;
    return (await add(tx, userId, favorite, now)) ? true : undefined;
  });
}

async function add(db: Db, userId: string, favorite: Favorite, now: Date): Promise<boolean> {
  if (!(await exists(db, favorite))) return false;
  await db
    .insertInto('favorites')
    .values({ user_id: userId, kind: favorite.kind, object_id: favorite.id, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'object_id']).doNothing())
    .execute();
  return true;
}

async function remove(db: Db, userId: string, { kind, id }: Favorite): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('favorites')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('object_id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Whether people can see such a thing. */
async function exists(db: Db, { kind, id }: Favorite): Promise<boolean> {
  const found =
    kind === 'company'
      ? db.selectFrom('companies').select('symbol').where('symbol', '=', id)
      : kind === 'news'
        ? db.selectFrom('news').select('id').where('id', '=', id).where('deleted_at', 'is', null)
        : kind === 'event'
          ? db.selectFrom('events').select('id').where('id', '=', id).where('deleted_at', 'is', null)
          : db
              .selectFrom('videos')
              .select('id')
              .where('id', '=', id)
              .where('deleted_at', 'is', null)
              .where('disabled', '=', 0);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Those of the named things that are favorites of a person. */
export async function readFavorites(
  db: Db,
  userId: string,
  asked: Partial<Record<StoredKind, readonly string[] | undefined>>,
): Promise<FavoriteState> {
  const found: FavoriteState = { company: [], event: [], news: [], video: [] };
  const named = storedKinds.flatMap((kind) => {
    const ids = asked[kind] ?? [];
    return ids.length > 0 ? [{ kind, ids }] : [];
  });
  if (named.length === 0) return found;
  const rows = await db
    .selectFrom('favorites')
    .select(['kind', 'object_id'])
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or(named.map(({ kind, ids }) => eb.and([eb('kind', '=', kind), eb('object_id', 'in', ids)]))),
    )
    .execute();
  for (const { kind, object_id } of rows) found[kind].push(object_id);
  return found;
}

/**
 * The rows with `isFavorite` for who asks; for nobody they stay as they are. Companies are known by their symbol,
 * everything else by its id.
 */
export async function withFavorites<Row extends { symbol: string } | { id: string }>(
  db: Db,
  userId: string | null,
  kind: StoredKind,
  rows: readonly Row[],
): Promise<(Row & { isFavorite?: boolean })[]> {
  if (userId === null || rows.length === 0) return [...rows];
  const idOf = (row: Row) => ('symbol' in row ? row.symbol : row.id);
  const found = new Set((await readFavorites(db, userId, { [kind]: rows.map(idOf) }))[kind]);
  return rows.map((row) => ({ ...row, isFavorite: found.has(idOf(row)) }));
}

/** What an account takes along when it is exported, or leaves nothing of when it is deleted. */
export const favoritesKeeper: PersonalDataKeeper = {
  name: 'favorites',
  exportOf: async (db, userId) => {
    const rows = await db
      .selectFrom('favorites')
      .select(['kind', 'object_id', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('object_id')
      .execute();
    return rows.map(({ kind, object_id, created_at }) => ({ kind, id: object_id, createdAt: created_at }));
  },
  deleteOf: async (db, userId) => {
    await db.deleteFrom('favorites').where('user_id', '=', userId).execute();
  },
};
