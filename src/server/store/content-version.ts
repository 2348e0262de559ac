import { LRUCache } from 'lru-cache';
import { weigh } from '#kit/weigh.ts';
import type { Db } from '#server/db/open.ts';
import { forgetPageStamps } from './page-stamps.ts';
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

/** The key of `meta` that says: public content has changed, and is not published yet. */
const CHANGED = 'content_changed';

/** To be called in the transaction that changes public content; `publishContent` then tells every process. */
export const noteChange = (db: Db): Promise<void> => write(db, CHANGED, newId());

/** The last change of public content that is not published yet; undefined when all are. */
export async function readChange(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', CHANGED).executeTakeFirst();
  return row?.value;
}

/** Tells every process of the content up to `change`; in the transaction that writes what is drawn from it. */
export async function setContentVersion(db: Db, version: string, change: string | undefined): Promise<void> {
  await write(db, 'content_version', version);
  await forgetPageStamps(db);
  if (change !== undefined)
    await db.deleteFrom('meta').where('key', '=', CHANGED).where('value', '=', change).execute();
}

async function write(db: Db, key: string, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Keeps what `load` made for as long as the content stays the same; a failed load is not kept. */
export type VersionedCache = <T>(key: string, load: () => Promise<T>) => Promise<T>;

/** Values kept unless said otherwise: each may be drawn from a whole table. */
const VALUES = 200;
/** What they may weigh together. */
const MAX_BYTES = 16 * 1024 * 1024;
/** What one counts for while it is made. */
const UNKNOWN_BYTES = 1_024;

/** A cache of at most `max` values drawn from the store, checked against its version at every use. */
export function createVersionedCache(db: Db, max = VALUES): VersionedCache {
  const kept = new LRUCache<string, { version: string; value: Promise<unknown> }>({
    max,
    maxSize: MAX_BYTES,
  });
  return async <T>(key: string, load: () => Promise<T>): Promise<T> => {
    const version = await contentVersion(db);
    const held = kept.get(key);
    if (held?.version === version) return held.value as Promise<T>;
    const value = load();
    const holding = { version, value };
    kept.set(key, holding, { size: UNKNOWN_BYTES });
    value.then(
      // Known only now, and by now it may have made room for others.
      (made) => kept.peek(key) === holding && kept.set(key, holding, { size: weigh(made) }),
      () => kept.peek(key) === holding && kept.delete(key),
    );
    return value;
  };
}
