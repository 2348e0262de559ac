import { expect, inject, test } from 'vitest';
import { company, insertCompanies } from '../support/companies.ts';
import { isLong } from '../support/long.ts';
import { openPglite } from '../support/pglite.ts';

// Where no server answers every suite runs on it.
const hasServer = inject('serverDatabases') !== null;

test.skipIf(hasServer && !isLong)(
  'the migrations run on PGlite, which stands in where no server answers',
  async () => {
    const store = await openPglite();
    await insertCompanies(store.db, [company('AAA')]);
    expect(await store.db.selectFrom('companies').select('symbol').execute()).toEqual([{ symbol: 'AAA' }]);
    await store.close();
  },
  180_000,
);
