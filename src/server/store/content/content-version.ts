import { LRUCache } from 'lru-cache';
import { weigh } from '#kit/weigh.ts';
import type { Db } from '#server/db/open.ts';
import { type ContentKind, contentKinds } from './content-kinds.ts';
import { forgetPageStamps, type ListSubject, listSubjects, versionOfLists } from './page-stamps.ts';
import { newId } from '../tokens.ts';

/** Changes whenever an ingest or a seed changed the content; '' before the first. */
export async function contentVersion(db: Db): Promise<string> {
  const row = await db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', 'content_version')
    .executeTakeFirst();
  return row?.value ?? '';
}

/** Rows of `meta` that say: public content of this kind has changed, and is not published yet. */
const CHANGED = 'content_changed';
const keyOf = (kind: ContentKind) => `${CHANGED}:${kind}`;

/** To be called in the transaction that changes public content; `publishChange` then tells every process. */
export const noteChange = (db: Db, kind: ContentKind): Promise<void> => write(db, keyOf(kind), newId());

/** Changes that are not published yet: the last of each kind, by its key. */
export type Waiting = ReadonlyMap<string, string>;

/** The changes of public content that are not published yet. */
export async function readWaiting(db: Db): Promise<Waiting> {
  const rows = await db
    .selectFrom('meta')
    .select(['key', 'value'])
    .where('key', 'in', [CHANGED, ...contentKinds.map(keyOf)])
    .orderBy('key')
    .execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** The kinds that wait; a change of which nobody wrote down the kind may be of any. */
export const kindsOf = (waiting: Waiting): readonly ContentKind[] =>
  waiting.has(CHANGED) ? contentKinds : contentKinds.filter((kind) => waiting.has(keyOf(kind)));

/**
 * Takes the notes of changes away that are published now; false where one of them is no longer as it was read, since somebody
 * else has changed or published something of the kind meanwhile.
 */
export async function forgetWaiting(db: Db, waiting: Waiting): Promise<boolean> {
  let isAsRead = true;
  for (const [key, value] of waiting) {
    const { numDeletedRows } = await db
      .deleteFrom('meta')
      .where('key', '=', key)
      .where('value', '=', value)
      .executeTakeFirst();
    isAsRead &&= numDeletedRows > 0n;
  }
  return isAsRead;
}

/** Tells every process of new content; in the transaction that writes what is drawn from it. */
export async function setContentVersion(db: Db, version: string): Promise<void> {
  await write(db, 'content_version', version);
  await forgetPageStamps(db);
}

async function write(db: Db, key: string, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/**
 * Keeps what `load` made for as long as the content stays the same; a failed load is not kept. `lists` are those of news, events and
 * videos that it is drawn from: all of them, unless said.
 */
export type VersionedCache = <T>(
  key: string,
  load: () => Promise<T>,
  lists?: readonly ListSubject[],
) => Promise<T>;

/** Values kept unless said otherwise: each may be drawn from a whole table. */
const VALUES = 200;
/** What they may weigh together. */
const MAX_BYTES = 12 * 1024 * 1024;
/** What one counts for while it is made. */
const UNKNOWN_BYTES = 1_024;

/** A cache of at most `max` values drawn from the store, checked against its version at every use. */
export function createVersionedCache(db: Db, max = VALUES): VersionedCache {
  const kept = new LRUCache<string, { version: string; value: Promise<unknown> }>({
    max,
    maxSize: MAX_BYTES,
  });
  return async <T>(
    key: string,
    load: () => Promise<T>,
    lists: readonly ListSubject[] = listSubjects,
  ): Promise<T> => {
    const version = await versionOfLists(db, lists);
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
