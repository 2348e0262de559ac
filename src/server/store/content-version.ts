import type { Db } from '#server/db/open.ts';
import { newId } from './tokens.ts';

/** Changes whenever an ingest or a seed changed the content; '' before the first. */
export async function contentVersion(db: Db): Promise<string> {
  const row = await db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', 'content_version')
    .executeTakeFirst();
  return row?.value ?? '';
}

/** Tells every process that the content changed. */
export async function bumpContentVersion(db: Db): Promise<void> {
  const value = newId();
  await db
    .insertInto('meta')
    .values({ key: 'content_version', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Keeps what `load` made for as long as the content stays the same; a failed load is not kept. */
export type VersionedCache = <T>(key: string, load: () => Promise<T>) => Promise<T>;

/** A cache of figures drawn from the whole store, checked against its version at every use. */
export function createVersionedCache(db: Db): VersionedCache {
  const kept = new Map<string, { version: string; value: Promise<unknown> }>();
  return async <T>(key: string, load: () => Promise<T>): Promise<T> => {
    const version = await contentVersion(db);
    const held = kept.get(key);
    if (held?.version === version) return held.value as Promise<T>;
    const value = load();
    kept.set(key, { version, value });
    value.catch(() => kept.delete(key));
    return value;
  };
}
