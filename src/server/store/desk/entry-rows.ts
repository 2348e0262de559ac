import type { Desk, DeskKind, DeskState, deskActions } from '#contract/desk.ts';
import type { DeskEntriesTable } from '#server/db/desk-tables.ts';
import type { Db } from '#server/db/open.ts';
import type { DeskData } from './kind.ts';
import { deskKindOf } from './kinds.ts';
import { recordDeed } from './log.ts';

/** Who edits, for the history. */
export interface Editor {
  id: string;
  name: string;
}

/** An entry with its working copy. */
export interface DeskEntry {
  id: string;
  data: DeskData;
  desk: Desk;
}

/** What was done to an entry, for the history. */
export type Action = (typeof deskActions)[number];

/** The company that an entry is about, if any. */
export const symbolOf = ({ company_symbol }: DeskData): string | null =>
  typeof company_symbol === 'string' ? company_symbol : null;

interface First {
  state: DeskState;
  publishAt?: string | null;
  at: Date;
  by: string | null;
}

/** The row of an entry at its first version. */
export const firstRow = (
  kind: DeskKind,
  id: string,
  data: DeskData,
  { state, publishAt = null, at, by }: First,
): DeskEntriesTable => ({
  kind,
  id,
  state,
  version: 1,
  published_version: state === 'published' ? 1 : null,
  title: deskKindOf[kind].titleOf(data),
  company_symbol: symbolOf(data),
  data: JSON.stringify(data),
  publish_at: publishAt,
  updated_at: at.toISOString(),
  updated_by: by,
  deleted_at: null,
});

const findEntry = (tx: Db, kind: DeskKind, id: string): Promise<DeskEntriesTable | undefined> =>
  tx.selectFrom('desk_entries').selectAll().where('kind', '=', kind).where('id', '=', id).executeTakeFirst();

/** The entry, taken over from what the public sees where staff never touched it. */
export async function openEntry(
  tx: Db,
  kind: DeskKind,
  id: string,
  now: Date,
): Promise<DeskEntriesTable | undefined> {
  const held = await findEntry(tx, kind, id);
  if (held) return held;
  const data = await deskKindOf[kind].read(tx, id);
  if (!data) return undefined;
  const row = firstRow(kind, id, data, { state: 'published', at: now, by: null });
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('desk_entries')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doNothing())
    .executeTakeFirst();
  // Somebody else took it over in the same moment.
  if (numInsertedOrUpdatedRows !== 1n) return findEntry(tx, kind, id);
  await addVersion(tx, row, 'imported', { id: '', name: '' });
  return row;
}

/** Writes over the version that was read, and no other. */
export async function replace(tx: Db, held: DeskEntriesTable, row: DeskEntriesTable): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('desk_entries')
    .set(row)
    .where('kind', '=', held.kind)
    .where('id', '=', held.id)
    .where('version', '=', held.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Keeps a version, for good. */
export async function addVersion(tx: Db, row: DeskEntriesTable, action: Action, by: Editor): Promise<void> {
  await tx
    .insertInto('desk_versions')
    .values({
      kind: row.kind,
      id: row.id,
      version: row.version,
      at: row.updated_at,
      by_id: by.id || null,
      by_name: by.name || null,
      action,
      state: row.state,
      data: row.data,
    })
    .execute();
  // What is merely taken over nobody did.
  if (by.name === '') return;
  const { kind, id: objectId, title, version, state, updated_at: at } = row;
  const detail = `version ${version}, ${state}`;
  await recordDeed(tx, { kind: kind as DeskKind, objectId, action, title, detail, by, at });
}

/** Writes what the public sees. */
export async function show(tx: Db, { kind, id, data, updated_at }: DeskEntriesTable): Promise<void> {
  await deskKindOf[kind as DeskKind].publish(tx, id, JSON.parse(data) as DeskData, updated_at);
}

/** Takes away what the public sees. */
export async function hide(tx: Db, { kind, id, data, updated_at }: DeskEntriesTable): Promise<void> {
  await deskKindOf[kind as DeskKind].withdraw(tx, id, updated_at, JSON.parse(data) as DeskData);
}

/** How an entry stands, of its row. */
export const toEntry = (row: DeskEntriesTable): DeskEntry => ({
  id: row.id,
  data: JSON.parse(row.data) as DeskData,
  desk: {
    state: row.state as DeskState,
    version: row.version,
    publishedVersion: row.published_version,
    publish_at: row.publish_at,
    updated_at: row.updated_at,
    updated_by: row.updated_by,
  },
});
