import { copyFileSync } from 'node:fs';
import { sql } from 'kysely';
import { openSqlite } from '#server/db/open.ts';
import { SEED_DIR } from '#server/fill/prepare.ts';
import { fillStore } from '#server/fill/seed.ts';
import { filledFile, madeFrom } from './filled-store.ts';
import { keptFile } from './kept-file.ts';

/**
 * A store with the companies of the real seed as the site has them, figures drawn from prices included, and no samples;
 * only to be read. The prices themselves, most of its size, are left out.
 */
export const seededCompanies = (): Promise<string> =>
  keptFile('companies.sqlite', madeFrom, async (path) => {
    copyFileSync(await filledFile(), path);
    const store = openSqlite(path);
    // Takes the samples out again.
    await fillStore(store, { seedDir: SEED_DIR, mode: 'real' });
    for (const table of ['price_bars', 'fundamentals', 'earnings', 'filings', 'insider_trades'] as const)
      await store.db.deleteFrom(table).execute();
    await sql`vacuum`.execute(store.db);
    await store.close();
  });
