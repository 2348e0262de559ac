import { expect, test } from 'vitest';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import { withholdDebts } from './sound-debts.ts';

test('CCU: a published debt of next to nothing beside liabilities of billions is withheld where no statement is on record', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  const owed = (symbol: string, debt: number, sic: string, liabilities = 2_411e6) => ({
    company: company(symbol, { sic }),
    published: { symbol, as_of: '2026-07-02', debt, liabilities, debt_equity: 0 },
  });
  const all = [
    owed('CCU', 2e6, '2082'),
    owed('BANK', 2e6, '6021'),
    owed('SOME', 20e6, '2082'),
    owed('TINY', 0.1e6, '2082', 90e6),
    owed('KNOWN', 2e6, '2082'),
  ];
  await insertCompanies(
    db,
    all.map((each) => each.company),
  );
  for (const { published } of all) await db.insertInto('fundamentals').values(published).execute();
  await db.insertInto('statement_facts').values({ symbol: 'KNOWN', packed: '{}' }).execute();

  expect(await withholdDebts(db)).toMatchObject([{ symbol: 'CCU', figure: 'debt', kind: 'quote' }]);
  const left = await db.selectFrom('fundamentals').select('symbol').where('debt', 'is', null).execute();
  expect(left.map(({ symbol }) => symbol)).toEqual(['CCU']);
  expect(await withholdDebts(db)).toEqual([]);
  await store.close();
});
