import type { DeskState } from '#contract/desk.ts';
import type { Db } from '#server/db/open.ts';
import { addVersion, type Editor, openEntry, replace, show } from './entry-rows.ts';
import type { DeskData } from './kind.ts';

/**
 * Puts leaders in the order of these ids, all or none: each that moves gets a version of its own, in the state it had, so
 * that a draft stays one and what the public sees moves with it.
 */
export const placeLeaders = (db: Db, ids: readonly string[], by: Editor, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    for (const [position, id] of ids.entries()) {
      const held = await openEntry(tx, 'leader', id, now);
      if (!held || held.deleted_at !== null) continue;
      const data = { ...(JSON.parse(held.data) as DeskData), position };
      if ((JSON.parse(held.data) as DeskData)['position'] === position) continue;
      const version = held.version + 1;
      const isShown = (held.state as DeskState) === 'published';
      const row = {
        ...held,
        version,
        published_version: isShown ? version : held.published_version,
        data: JSON.stringify(data),
        updated_at: now.toISOString(),
        updated_by: by.name,
      };
      if (!(await replace(tx, held, row))) continue;
      await addVersion(tx, row, 'changed', by);
      if (isShown) await show(tx, row);
    }
  });
