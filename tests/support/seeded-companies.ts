import { sql } from 'kysely';
import { migrate } from '#server/db/migrate.ts';
import { openSqlite } from '#server/db/open.ts';
import { SEED_DIR } from '#server/fill/prepare.ts';
import { fillStore } from '#server/fill/seed.ts';
import { readManifest } from '#server/fill/seed/files.ts';
import { keptFile } from './kept-file.ts';

/**
 * A store with the companies of the real seed as the site has them, figures drawn from prices included. Filled once for
 * each version of the seed and of what fills it; the prices themselves, most of its size, are left out.
 */
export async function seededCompanies(): Promise<string> {
  const { version } = readManifest(SEED_DIR);
  return keptFile(`companies-${version}.sqlite`, async (path) => {
    const store = openSqlite(path);
    await migrate(store.db);
    await fillStore(store, { seedDir: SEED_DIR, mode: 'real' });
    for (const table of ['price_bars', 'fundamentals', 'earnings', 'filings', 'insider_trades'] as const)
      await store.db.deleteFrom(table).execute();
    await sql`vacuum`.execute(store.db);
    await store.close();
  });
}
