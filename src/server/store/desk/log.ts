import { DateTime } from 'luxon';
import type { DeskLogEntry, DeskLogKind, DeskLogQuery } from '#contract/desk-log.ts';
import type { Paged } from '#contract/paging.ts';
import type { Db } from '#server/db/open.ts';
import { newId } from '../tokens.ts';
import { onePage } from '../one-page.ts';

/** One thing that somebody did at the desk. */
export interface Deed {
  kind: DeskLogKind;
  objectId: string;
  action: string;
  /** What the object is called, for who reads of it later. */
  title: string;
  detail?: string | null;
  by: { id: string; name: string };
  at: string;
}

const TITLE = 200;
const DETAIL = 1_000;

/** One line of at most so many characters, whatever was typed. */
const oneLine = (text: string, most: number): string =>
  text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, most);

/** Writes down what somebody did; to be called in the transaction that does it. */
export async function recordDeed(tx: Db, { by, objectId, title, detail, ...deed }: Deed): Promise<void> {
  await tx
    .insertInto('desk_log')
    .values({
      ...deed,
      id: newId(),
      object_id: objectId,
      title: oneLine(title, TITLE),
      detail: detail ? oneLine(detail, DETAIL) : null,
      by_id: by.id || null,
      by_name: by.name || null,
    })
    .execute();
}

/** One page of what was done, newest first, and everybody who did something. */
export async function listDeeds(
  db: Db,
  { person, kind, day, ...asked }: DeskLogQuery,
): Promise<Paged<DeskLogEntry> & { people: string[] }> {
  let deeds = db.selectFrom('desk_log');
  if (person !== undefined) deeds = deeds.where('by_name', '=', person);
  if (kind !== undefined) deeds = deeds.where('kind', '=', kind);
  if (day !== undefined) {
    const begin = DateTime.fromISO(day, { zone: 'America/New_York' });
    deeds = deeds
      .where('at', '>=', begin.toUTC().toISO() ?? '')
      .where('at', '<', begin.plus({ days: 1 }).toUTC().toISO() ?? '');
  }
  const ordered = deeds.selectAll().orderBy('at', 'desc').orderBy('id');
  const { data: rows, total } = await onePage(ordered, asked);
  const people = await db
    .selectFrom('desk_log')
    .select('by_name')
    .distinct()
    .where('by_name', 'is not', null)
    .orderBy('by_name')
    .execute();
  return {
    data: rows.map(({ by_id: _, by_name, object_id, kind: of, ...row }) => ({
      ...row,
      by: by_name,
      objectId: object_id,
      kind: of as DeskLogKind,
    })),
    total,
    people: people.map(({ by_name }) => by_name ?? ''),
  };
}
