import { expect, test } from 'vitest';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import { withholdOldAmounts } from './sound-published.ts';

test('TOWN: what was published of a company without statements is withheld where it announces three times the earnings', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  const all = [
    ['TOWN', 'US', 10e6],
    ['NEAR', 'US', 200e6],
    ['ABROAD', 'CA', 10e6],
    ['KNOWN', 'US', 10e6],
  ] as const;
  await insertCompanies(
    db,
    all.map(([symbol, country]) => company(symbol, { country, shares_outstanding: 74_616_000 })),
  );
  for (const [symbol, , net_income] of all) {
    await db
      .insertInto('fundamentals')
      .values({ symbol, as_of: '2026-07-02', net_income, equity: 114e6 })
      .execute();
    for (const date of ['2026-04-22', '2026-01-21', '2025-10-22', '2025-07-23'])
      await db.insertInto('earnings').values({ symbol, date, eps_actual: 0.77 }).execute();
  }
  await db.insertInto('statement_facts').values({ symbol: 'KNOWN', packed: '{}' }).execute();

  expect(await withholdOldAmounts(db)).toMatchObject([
    { symbol: 'TOWN', figure: 'net_income', kind: 'quote' },
  ]);
  const left = await db.selectFrom('fundamentals').select('symbol').where('equity', 'is', null).execute();
  expect(left.map(({ symbol }) => symbol)).toEqual(['TOWN']);
  expect(await withholdOldAmounts(db)).toEqual([]);
  await store.close();
});
