import type { DeskKind } from '#contract/desk.ts';
import type { Db } from '#server/db/open.ts';
import type { DeskData } from './kind.ts';

/** The fields of an entry as they were in one of its versions. */
export async function findVersion(
  db: Db,
  kind: DeskKind,
  id: string,
  version: number,
): Promise<DeskData | undefined> {
  const row = await db
    .selectFrom('desk_versions')
    .select('data')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && (JSON.parse(row.data) as DeskData);
}
