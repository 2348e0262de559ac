import { createHash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import type { ImportAnswer, ImportFault, ImportKind, ImportRow } from '#contract/desk-import.ts';
import type { DeskKind } from '#contract/desk.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Db } from '#server/db/open.ts';
import { createNamed, updateEntry } from '../entries.ts';
import type { Editor } from '../entry-rows.ts';
import type { DeskData } from '../kind.ts';
import { recordDeed } from '../log.ts';
import type { CsvRow } from './read-rows.ts';

/** A row that is to be brought in: its fields as the contract has them, and what it is known by. */
export interface RowToImport {
  line: number;
  /** The fields that the file names; those it leaves empty are null. */
  data: DeskData;
  id: string;
  /** Of all its cells. */
  hash: string;
}

const kindOf: Readonly<Record<ImportKind, DeskKind>> = { news: 'news', events: 'event' };
/** Rows after which others get their turn. */
const TURN = 25;

const digest = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);

/** What a row is known by: its external id, else its company, title and date; always the same for the same. */
export function keyOf(kind: ImportKind, { cells }: CsvRow): { id: string; hash: string } {
  const cell = (name: string) => cells[name] ?? '';
  const external = cell('external_id');
  const own = [
    cell('company_symbol').toUpperCase(),
    cell('title'),
    cell('published_at') || cell('upcoming_date'),
  ];
  return {
    id: `i-${digest(external === '' ? [kind, ...own] : [kind, external])}`,
    hash: digest(Object.entries(cells).flat()),
  };
}

interface Held {
  hash: string | undefined;
  state: string | undefined;
  isDeleted: boolean;
}

async function heldOf(db: Db, kind: DeskKind, ids: readonly string[]): Promise<Map<string, Held>> {
  const held = new Map<string, Held>();
  for (let from = 0; from < ids.length; from += 200) {
    const part = ids.slice(from, from + 200);
    const rows = await db
      .selectFrom('desk_entries as entry')
      .leftJoin('desk_imported as imported', (join) =>
        join.onRef('imported.kind', '=', 'entry.kind').onRef('imported.id', '=', 'entry.id'),
      )
      .where('entry.kind', '=', kind)
      .where('entry.id', 'in', part)
      .select(['entry.id', 'entry.state', 'entry.deleted_at', 'imported.row_hash'])
      .execute();
    for (const { id, state, deleted_at, row_hash } of rows)
      held.set(id, { hash: row_hash ?? undefined, state, isDeleted: deleted_at !== null });
  }
  return held;
}

type Wanted = 'draft' | 'published';

/** What becomes of one row, seen from what there is. */
function verdictOf(
  row: RowToImport,
  held: Held | undefined,
  wanted: Wanted,
): Pick<ImportRow, 'action' | 'note'> {
  if (!held) return { action: 'create', note: null };
  if (held.isDeleted) return { action: 'skip', note: 'It was deleted, and stays so.' };
  if (held.hash !== row.hash) return { action: 'update', note: null };
  const isToBeShown = wanted === 'published' && held.state === 'draft';
  return isToBeShown
    ? { action: 'update', note: 'Imported before; it is published as it stands.' }
    : { action: 'skip', note: 'Imported before.' };
}

/** What a file would do now. */
export async function planImport(
  db: Db,
  kind: ImportKind,
  rows: readonly RowToImport[],
  faults: readonly ImportFault[],
  wanted: Wanted,
): Promise<ImportAnswer> {
  const held = await heldOf(
    db,
    kindOf[kind],
    rows.map(({ id }) => id),
  );
  const planned = rows.map((row): ImportRow => {
    const symbol = row.data['company_symbol'];
    return {
      line: row.line,
      id: row.id,
      title: String(row.data['title']),
      symbol: typeof symbol === 'string' ? symbol : null,
      ...verdictOf(row, held.get(row.id), wanted),
    };
  });
  const count = (action: ImportRow['action']) => planned.filter((row) => row.action === action).length;
  return {
    rows: planned,
    faults: [...faults].sort((a, b) => a.line - b.line),
    created: count('create'),
    updated: count('update'),
    skipped: count('skip'),
  };
}

/** Brings rows in, all or none; answers what was done. */
export const importRows = (
  db: Db,
  kind: ImportKind,
  rows: readonly RowToImport[],
  wanted: Wanted,
  by: Editor,
  now: Date,
): Promise<ImportAnswer> =>
  inTransaction(db, async (tx) => {
    const plan = await planImport(tx, kind, rows, [], wanted);
    const intent = { state: wanted, publishAt: null, version: undefined };
    const of = kindOf[kind];
    for (const [at, { data, id, hash }] of rows.entries()) {
      const { action, note } = plan.rows[at] ?? { action: 'skip', note: null };
      if (action === 'skip') continue;
      const saved =
        action === 'create'
          ? await createNamed(tx, of, id, data, intent, by, now)
          : await updateEntry(tx, of, id, note === null ? data : {}, intent, by, now);
      if ('refused' in saved)
        throw new Error(`row of line ${plan.rows[at]?.line} was refused: ${saved.refused}`);
      const noted = { kind: of, id, row_hash: hash, imported_at: now.toISOString() };
      await tx
        .insertInto('desk_imported')
        .values(noted)
        .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(noted))
        .execute();
      if (at % TURN === TURN - 1) await pause();
    }
    if (plan.created + plan.updated > 0)
      await recordDeed(tx, {
        kind: 'import',
        objectId: kind,
        action: 'imported',
        title: kind === 'news' ? 'News from a file' : 'Events from a file',
        detail: `${plan.created} created, ${plan.updated} changed, ${plan.skipped} left as they were; ${wanted}`,
        by,
        at: now.toISOString(),
      });
    return plan;
  });
