import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { forEachEngine, openSqliteStore } from '#tests/support/store.ts';
import { probeWriting } from './write-probe.ts';

forEachEngine('a probe of writing', (openFresh) => {
  test('passes again and again, several at once, and leaves nothing', async () => {
    const { db, close } = await openFresh();
    await Promise.all([probeWriting(db), probeWriting(db), probeWriting(db)]);
    expect(await db.selectFrom('meta').select('key').where('key', '=', 'write_probe').execute()).toEqual([]);
    await close();
  });
});

test('a probe fails while the store is full or read-only, and passes as soon as it is not', async () => {
  const { db, close } = await openSqliteStore();
  for (const [broken, whole] of [
    ['max_page_count = 1', 'max_page_count = 1000000'],
    ['query_only = 1', 'query_only = 0'],
  ]) {
    await sql.raw(`pragma ${broken}`).execute(db);
    await expect(probeWriting(db)).rejects.toThrow();
    await sql.raw(`pragma ${whole}`).execute(db);
    await probeWriting(db);
  }
  await close();
});
