import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { noteChange } from '../content/content-version.ts';

/**
 * Takes change and volume away from quotes that were ingested live before `day` (YYYY-MM-DD, New York): they belong
 * to a session that is over. Seeded quotes stay. Answers how many companies changed; when any did, a change is noted that
 * waits to be published.
 */
export const clearLiveQuotes = (db: Db, day: string): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('companies')
      .set({ change_pre: null, net_change: null, volume: null })
      .where('quote_live', '=', sql.lit(1))
      .where('quote_date', '<', day)
      .where(sql<boolean>`(change_pre is not null or net_change is not null or volume is not null)`)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await noteChange(tx, 'companies');
    return Number(numUpdatedRows);
  });
