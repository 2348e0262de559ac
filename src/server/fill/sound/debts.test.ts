import { expect, test } from 'vitest';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import { withholdDebts, withholdDebtsOverLiabilities, withholdNoDebts } from './debts.ts';
import { packFacts } from '#server/store/statements/packed-facts.ts';

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

test('NP, RMAX: of a published debt over the published liabilities the one that no statement bears out is withheld', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  const add = async (symbol: string, debt: number, liabilities: number, stated: number | null) => {
    await insertCompanies(db, [company(symbol, {})]);
    await db.insertInto('fundamentals').values({ symbol, as_of: '2026-07-02', debt, liabilities }).execute();
    if (stated === null) return;
    const at = { start: null, end: '2025-12-31', filing: null, unit: 'USD', source: 'sec-quarters' };
    const packed = packFacts([{ ...at, concept: 'liabilities', value: stated }]);
    await db.insertInto('statement_facts').values({ symbol, packed }).execute();
  };
  await add('NP', 518e6, 293e6, 292.8e6);
  await add('RMAX', 437e6, 130e6, 611e6);
  await add('ALONE', 20e6, 10e6, null);
  await add('SOUND', 10e6, 9.9e6, null);

  const doubts = await withholdDebtsOverLiabilities(db);
  expect(doubts.map(({ symbol, figure }) => `${symbol} ${figure}`)).toEqual(['ALONE debt', 'NP debt', 'RMAX liabilities']); // prettier-ignore
  const rows = await db.selectFrom('fundamentals').select(['symbol', 'debt', 'liabilities']).orderBy('symbol').execute(); // prettier-ignore
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['ALONE', null, null],
    ['NP', null, 293e6],
    ['RMAX', 437e6, null],
    ['SOUND', 10e6, 9.9e6],
  ]);
  await store.close();
});

test('LPL: a published debt of nothing is unknown, and so is its ratio', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  await insertCompanies(db, [company('LPL', {}), company('SOME', {}), company('RATIO', {})]);
  const as_of = '2026-07-02';
  await db
    .insertInto('fundamentals')
    .values([
      { symbol: 'LPL', as_of, debt: 0, debt_equity: 0, equity: 4_600e6 },
      { symbol: 'RATIO', as_of, debt: null, debt_equity: 0, equity: 1e6 },
      { symbol: 'SOME', as_of, debt: 1e6, debt_equity: 0, equity: 900e6 },
    ])
    .execute();
  await withholdNoDebts(db);
  const rows = await db
    .selectFrom('fundamentals')
    .select(['symbol', 'debt', 'debt_equity'])
    .orderBy('symbol')
    .execute();
  expect(rows).toEqual([
    { symbol: 'LPL', debt: null, debt_equity: null },
    { symbol: 'RATIO', debt: null, debt_equity: null },
    { symbol: 'SOME', debt: 1e6, debt_equity: 0 },
  ]);
  await store.close();
});
