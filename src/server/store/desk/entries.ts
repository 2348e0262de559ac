import type { DeskKind, DeskState, DeskVersion } from '#contract/desk.ts';
import type { DeskEntriesTable } from '#server/db/desk-tables.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Db } from '#server/db/open.ts';
import { newId } from '../tokens.ts';
import {
  type Action,
  addVersion,
  type DeskEntry,
  type Editor,
  firstRow,
  hide,
  openEntry,
  replace,
  show,
  symbolOf,
  toEntry,
} from './entry-rows.ts';
import type { DeskData } from './kind.ts';
import { deskKindOf } from './kinds.ts';

/** What a save asks for beside the fields: the state the entry is to have, and which version was edited. */
export interface SaveIntent {
  state: DeskState;
  publishAt: string | null;
  /** The version that was edited; undefined compares nothing. */
  version: number | undefined;
  /** The name of an entry that is made. */
  key?: string | undefined;
}

/**
 * Why a save was not made: there is no such entry, or there is one already, a newer version than the one that was edited, or
 * something that has to be there before it can be published.
 */
export type DeskRefusal =
  | { refused: 'absent' }
  | { refused: 'exists' }
  | { refused: 'newer'; version: number; by: string | null }
  | { refused: 'unfit'; fields: Record<string, string> };

/** What stands against publishing these fields, now or at a set time. */
const unfit = (kind: DeskKind, data: DeskData, state: DeskState): DeskRefusal | undefined => {
  if (state !== 'published' && state !== 'scheduled') return undefined;
  const fields = deskKindOf[kind].missingToPublish?.(data) ?? {};
  return Object.keys(fields).length > 0 ? { refused: 'unfit', fields } : undefined;
};

/** Adds an entry that is named by what it is about: one that was deleted is begun anew, with its history. */
export const createNamed = (
  db: Db,
  kind: DeskKind,
  id: string,
  data: DeskData,
  intent: SaveIntent,
  by: Editor,
  now: Date,
): Promise<DeskEntry | DeskRefusal> =>
  inTransaction(db, async (tx) => {
    const refusal = unfit(kind, data, intent.state);
    if (refusal) return refusal;
    const held = await openEntry(tx, kind, id, now);
    if (held && held.deleted_at === null) return { refused: 'exists' };
    const anew = { ...intent, version: undefined };
    if (held)
      return save(tx, { ...held, deleted_at: null }, { data, intent: anew, by, now, action: 'created' });
    return begin(tx, { kind, id, data, intent, by, now });
  });

interface Beginning {
  kind: DeskKind;
  id: string;
  data: DeskData;
  intent: SaveIntent;
  by: Editor;
  now: Date;
}

async function begin(tx: Db, { kind, id, data, intent, by, now }: Beginning): Promise<DeskEntry> {
  const { state, publishAt } = intent;
  const row = firstRow(kind, id, data, { state, publishAt, at: now, by: by.name });
  await tx.insertInto('desk_entries').values(row).execute();
  await addVersion(tx, row, state === 'published' ? 'published' : 'created', by);
  if (state === 'published') await show(tx, row);
  return toEntry(row);
}

/** Adds an entry; under a key that was used, what is there is saved as long as nobody has changed it since. */
export const createEntry = (
  db: Db,
  kind: DeskKind,
  data: DeskData,
  intent: SaveIntent,
  by: Editor,
  now: Date,
): Promise<DeskEntry | DeskRefusal> =>
  inTransaction(db, async (tx) => {
    const { key } = intent;
    const held = key === undefined ? undefined : await openEntry(tx, kind, key, now);
    if (!held) return begin(tx, { kind, id: key ?? newId(), data, intent, by, now });
    if (held.deleted_at !== null) return newer(held);
    if (held.data === JSON.stringify(data) && held.state === intent.state) return toEntry(held);
    if (held.updated_by !== by.name) return newer(held);
    return save(tx, held, { data, intent, by, now, action: actionOf(intent.state) });
  });

/** Works on an entry that is not deleted, in a transaction. */
const withLiving = (
  db: Db,
  kind: DeskKind,
  id: string,
  now: Date,
  work: (tx: Db, held: DeskEntriesTable) => Promise<DeskEntry | DeskRefusal>,
): Promise<DeskEntry | DeskRefusal> =>
  inTransaction(db, async (tx) => {
    const held = await openEntry(tx, kind, id, now);
    return !held || held.deleted_at !== null ? { refused: 'absent' } : work(tx, held);
  });

/** Saves a working copy with the fields that are given; the rest stays. */
export const updateEntry = (
  db: Db,
  kind: DeskKind,
  id: string,
  patch: DeskData,
  intent: SaveIntent,
  by: Editor,
  now: Date,
): Promise<DeskEntry | DeskRefusal> =>
  withLiving(db, kind, id, now, (tx, held) => {
    const data = { ...(JSON.parse(held.data) as DeskData), ...patch };
    return save(tx, held, { data, intent, by, now, action: actionOf(intent.state) });
  });

/** Takes an entry out of sight; its versions stay, and `restoreVersion` brings it back. */
export const deleteEntry = (
  db: Db,
  kind: DeskKind,
  id: string,
  by: Editor,
  now: Date,
): Promise<DeskEntry | DeskRefusal> =>
  withLiving(db, kind, id, now, async (tx, held) => {
    const at = now.toISOString();
    const row = {
      ...held,
      version: held.version + 1,
      published_version: null,
      updated_at: at,
      updated_by: by.name,
      deleted_at: at,
    };
    if (!(await replace(tx, held, row))) return newer(held);
    await addVersion(tx, row, 'deleted', by);
    await hide(tx, row);
    return toEntry(row);
  });

/**
 * Brings a version back: of a deleted entry in the state it had, or as a draft where that state asks for more than it holds;
 * of another as a draft over what is published.
 */
export const restoreVersion = (
  db: Db,
  kind: DeskKind,
  id: string,
  version: number,
  by: Editor,
  now: Date,
): Promise<DeskEntry | DeskRefusal> =>
  inTransaction(db, async (tx) => {
    const held = await openEntry(tx, kind, id, now);
    const wanted = await tx
      .selectFrom('desk_versions')
      .selectAll()
      .where('kind', '=', kind)
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (!held || !wanted) return { refused: 'absent' };
    const state = held.deleted_at === null ? 'draft' : (wanted.state as DeskState);
    const data = JSON.parse(wanted.data) as DeskData;
    const isDue = state === 'scheduled' && (held.publish_at ?? '') <= now.toISOString();
    const intent: SaveIntent = {
      state: isDue || unfit(kind, data, state) ? 'draft' : state,
      publishAt: held.publish_at,
      version: undefined,
    };
    return save(tx, { ...held, deleted_at: null }, { data, intent, by, now, action: 'restored' });
  });

/** Every version of an entry, newest first; undefined where there is no such entry. */
export async function listVersions(db: Db, kind: DeskKind, id: string): Promise<DeskVersion[] | undefined> {
  const rows = await db
    .selectFrom('desk_versions')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .orderBy('version', 'desc')
    .execute();
  if (rows.length === 0) return (await deskKindOf[kind].read(db, id)) ? [] : undefined;
  return rows.map(({ version, at, by_name, action, state, data }) => ({
    version,
    at,
    by: by_name,
    action: action as Action,
    state: state as DeskState,
    data: JSON.parse(data) as DeskVersion['data'],
  }));
}

/** Publishes what is due by now; answers the kinds of which something was. */
export async function publishDue(db: Db, now: Date): Promise<DeskKind[]> {
  const due = await db
    .selectFrom('desk_entries')
    .select(['kind', 'id', 'version', 'data'])
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', now.toISOString())
    .where('deleted_at', 'is', null)
    .orderBy('publish_at')
    .execute();
  const published = new Set<DeskKind>();
  for (const { kind, id, version } of due) {
    const intent: SaveIntent = { state: 'published', publishAt: null, version };
    const by = { id: '', name: 'Schedule' };
    const saved = await updateEntry(db, kind as DeskKind, id, {}, intent, by, now);
    // Somebody who saved it a moment ago decided otherwise.
    if (!('refused' in saved)) published.add(kind as DeskKind);
  }
  return [...published];
}

interface Save {
  data: DeskData;
  intent: SaveIntent;
  by: Editor;
  now: Date;
  action: Action;
}

async function save(
  tx: Db,
  held: DeskEntriesTable,
  { data, intent, by, now, action }: Save,
): Promise<DeskEntry | DeskRefusal> {
  if (intent.version !== undefined && intent.version !== held.version) return newer(held);
  const refusal = unfit(held.kind as DeskKind, data, intent.state);
  if (refusal) return refusal;
  const version = held.version + 1;
  const shown = {
    published: version,
    archived: null,
    draft: held.published_version,
    scheduled: held.published_version,
  };
  const row: DeskEntriesTable = {
    ...held,
    state: intent.state,
    version,
    published_version: shown[intent.state],
    title: deskKindOf[held.kind as DeskKind].titleOf(data),
    company_symbol: symbolOf(data),
    data: JSON.stringify(data),
    publish_at: intent.state === 'scheduled' ? intent.publishAt : null,
    updated_at: now.toISOString(),
    updated_by: by.name,
  };
  if (!(await replace(tx, held, row))) return newer(held);
  await addVersion(tx, row, action, by);
  if (intent.state === 'published') await show(tx, row);
  if (intent.state === 'archived') await hide(tx, row);
  return toEntry(row);
}

const newer = ({ version, updated_by }: DeskEntriesTable): DeskRefusal => ({
  refused: 'newer',
  version,
  by: updated_by,
});

const actionOf = (state: DeskState): Action =>
  state === 'published' || state === 'archived' ? state : 'changed';
