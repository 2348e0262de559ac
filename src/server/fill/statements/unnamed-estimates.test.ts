import { expect, test } from 'vitest';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import { fillStatements } from './fill-statements.ts';

test('VET, NEXN: of a company abroad without statements neither the announced earnings nor what is expected is told in dollars', async () => {
  const store = await openSqliteStore();
  const { db, engine } = store;
  const day = '2026-07-02';
  await insertCompanies(db, [
    company('NEXN', { country: 'Israel', quote_date: day }),
    company('HOME', { country: 'US', quote_date: day }),
    company('UNSAID', { country: null, quote_date: day }),
  ]);
  for (const symbol of ['NEXN', 'HOME', 'UNSAID']) {
    const row = { symbol, date: '2026-05-13', eps_actual: 0.06, eps_estimate: 0.05, surprise_percent: 20 };
    await db.insertInto('earnings').values(row).execute();
    await db
      .insertInto('eps_estimates')
      .values({ symbol, as_of: day, source: 'x', this_year: 1.07, next_year: 1.24, next_year_90d: 1.2 })
      .execute();
  }
  await fillStatements(db, engine);
  const rows = await db
    .selectFrom('eps_estimates')
    .innerJoin('earnings', 'earnings.symbol', 'eps_estimates.symbol')
    .select(['earnings.symbol', 'is_unit_known', 'this_year', 'next_year', 'next_year_90d'])
    .orderBy('earnings.symbol')
    .execute();
  expect(rows).toEqual([
    { symbol: 'HOME', is_unit_known: 1, this_year: 1.07, next_year: 1.24, next_year_90d: 1.2 },
    { symbol: 'NEXN', is_unit_known: 0, this_year: null, next_year: null, next_year_90d: null },
    { symbol: 'UNSAID', is_unit_known: 0, this_year: null, next_year: null, next_year_90d: null },
  ]);
  await store.close();
});
