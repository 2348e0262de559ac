import type { Db } from '#server/db/open.ts';

const key = 'write_probe';
/** More than a page of either engine, so that it needs room as a real write does. */
const value = 'x'.repeat(16_384);

/** Writes something and takes it away again; rejects with what keeps the store from being written to. */
export async function probeWriting(db: Db): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  await db.deleteFrom('meta').where('key', '=', key).execute();
}
