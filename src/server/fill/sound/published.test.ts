import { expect, test } from 'vitest';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import {
  removeEmptyPublished,
  withholdBeforeCourt,
  withholdCostless,
  withholdGrossOfMoney,
  withholdLossesBesideIncome,
  withholdOldAmounts,
  withholdOperatingOverGross,
  withholdOtherCurrencies,
} from './published.ts';

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

test('HEPS: amounts abroad are withheld where the earnings a share beside them say another currency, unless announced ones do not', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  const all = [
    ['HEPS', 'TR', -5_699e6, -0.46],
    ['HOME', 'US', -5_699e6, -0.46],
    ['SAME', 'TR', -160e6, -0.46],
    ['BORNE', 'CA', -477e6, -0.1],
  ] as const;
  await insertCompanies(
    db,
    all.map(([symbol, country]) => company(symbol, { country, shares_outstanding: 357_225_000 })),
  );
  for (const [symbol, , net_income, eps_ttm] of all) {
    const row = { symbol, as_of: '2026-07-02', net_income, eps_ttm, sales: 84_652e6, current_ratio: 0.89 };
    await db.insertInto('fundamentals').values(row).execute();
  }
  for (const date of ['2026-05-06', '2026-03-04', '2025-11-05', '2025-08-06'])
    await db.insertInto('earnings').values({ symbol: 'BORNE', date, eps_actual: -0.4 }).execute();

  expect(await withholdOtherCurrencies(db)).toMatchObject([
    { symbol: 'HEPS', figure: 'net_income', kind: 'quote' },
  ]);
  const left = await db
    .selectFrom('fundamentals')
    .select(['symbol', 'current_ratio'])
    .where('sales', 'is', null)
    .execute();
  expect(left).toEqual([{ symbol: 'HEPS', current_ratio: 0.89 }]);
  expect(await withholdOtherCurrencies(db)).toEqual([]);
  await store.close();
});

test('NICM: of a company of which nothing was published but earnings a share, no published amounts are on record', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  await insertCompanies(
    db,
    ['NICM', 'KNOWN'].map((symbol) => company(symbol, {})),
  );
  for (const [symbol, debt] of [
    ['NICM', null],
    ['KNOWN', 1e6],
  ] as const)
    await db
      .insertInto('fundamentals')
      .values({ symbol, as_of: '2026-07-02', eps_ttm: -0.01, debt })
      .execute();
  await removeEmptyPublished(db);
  expect(await db.selectFrom('fundamentals').select('symbol').execute()).toEqual([{ symbol: 'KNOWN' }]);
  await store.close();
});

test('NAMM: published operating income of more than the gross profit is withheld, and listed', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  const as_of = '2026-07-02';
  await insertCompanies(db, [company('NAMM'), company('SOUND')]);
  await db
    .insertInto('fundamentals')
    .values([
      { symbol: 'NAMM', as_of, sales: 83e6, gross_profit: 34e6, operating_income: 111e6 },
      { symbol: 'SOUND', as_of, sales: 83e6, gross_profit: 34e6, operating_income: 35e6 },
    ])
    .execute();
  expect(await withholdOperatingOverGross(db)).toMatchObject([
    { symbol: 'NAMM', figure: 'operating_income', kind: 'quote', period_end: as_of },
  ]);
  const left = await db.selectFrom('fundamentals').select('operating_income').orderBy('symbol').execute();
  expect(left.map(({ operating_income }) => operating_income)).toEqual([null, 35e6]);
  expect(await withholdOperatingOverGross(db)).toEqual([]);
  await store.close();
});

test('AQN: a published gross profit of nearly all the sales of carriers, lines and utilities is before what serves their customers', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  const all = [
    ['AQN', '4911', 2_405e6],
    ['WATER', '4941', 1_700e6],
    ['SOFT', '7372', 2_405e6],
  ] as const;
  await insertCompanies(
    db,
    all.map(([symbol, sic]) => company(symbol, { sic })),
  );
  for (const [symbol, , gross_profit] of all)
    await db
      .insertInto('fundamentals')
      .values({ symbol, as_of: '2026-07-02', sales: 2_434e6, gross_profit })
      .execute();
  expect(await withholdCostless(db)).toMatchObject([
    { symbol: 'AQN', figure: 'gross_profit', kind: 'quote' },
  ]);
  const left = await db
    .selectFrom('fundamentals')
    .select('symbol')
    .where('gross_profit', 'is', null)
    .execute();
  expect(left).toEqual([{ symbol: 'AQN' }]);
  await store.close();
});

test('GNW, INTR: no gross profit of an insurer or a bank is shown; TRUP, a plan that pays for care, has one', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  await insertCompanies(db, [company('GNW', { sic: '6311' }), company('INTR', { sic: '6029' }), company('TRUP', { sic: '6324' }), company('MADE', { sic: '3674' })]); // prettier-ignore
  for (const symbol of ['GNW', 'INTR', 'TRUP', 'MADE'])
    await db
      .insertInto('fundamentals')
      .values({ symbol, as_of: '2026-07-02', sales: 7_301e6, gross_profit: 1_471e6 })
      .execute();
  await withholdGrossOfMoney(db);
  const left = await db.selectFrom('fundamentals').select('symbol').where('gross_profit', 'is not', null).orderBy('symbol').execute(); // prettier-ignore
  expect(left).toEqual([{ symbol: 'MADE' }, { symbol: 'TRUP' }]);
  await store.close();
});

test('PAGS, INTR: published losses before a net income are of before what was earned with money', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  const all = [
    ['PAGS', '7374', -281e6, -761e6, 387e6],
    ['INTR', '6029', 1_047e6, -189e6, 255e6],
    ['SOLD', '3674', 50e6, -761e6, 387e6],
    ['LOSS', '7374', -281e6, -761e6, -387e6],
    ['SMALL', '6029', 5e6, -1e6, 2e6],
  ] as const;
  await insertCompanies(
    db,
    all.map(([symbol, sic]) => company(symbol, { sic })),
  );
  for (const [symbol, , gross_profit, operating_income, net_income] of all)
    await db
      .insertInto('fundamentals')
      .values({ symbol, as_of: '2026-07-02', gross_profit, operating_income, net_income })
      .execute();
  expect(await withholdLossesBesideIncome(db)).toMatchObject([
    { symbol: 'INTR', figure: 'operating_income' },
    { symbol: 'PAGS', figure: 'operating_income' },
  ]);
  const left = await db
    .selectFrom('fundamentals')
    .select(['symbol', 'gross_profit'])
    .where('operating_income', 'is', null)
    .orderBy('symbol')
    .execute();
  expect(left).toEqual([
    { symbol: 'INTR', gross_profit: 1_047e6 },
    { symbol: 'PAGS', gross_profit: null },
  ]);
  await store.close();
});

test('OPI: what was published is of before a court where the shares trade again after 200 days', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  const all = [
    ['OPI', '2025-10-06', '2026-06-18'],
    ['AWAY', '2026-02-24', '2026-06-18'],
    ['LONGAGO', '2024-10-06', '2025-06-18'],
    ['HELD', null, '2026-06-18'],
  ] as const;
  await insertCompanies(
    db,
    all.map(([symbol]) => company(symbol)),
  );
  const bar = { open: null, high: null, low: null, close: 16, volume: null, doubtful: 0 };
  for (const [symbol, ...dates] of all) {
    await db.insertInto('fundamentals').values({ symbol, as_of: '2026-07-02', net_income: -272e6 }).execute();
    for (const date of dates)
      if (date)
        await db
          .insertInto('price_bars')
          .values({ ...bar, symbol, date })
          .execute();
  }
  expect(await withholdBeforeCourt(db)).toMatchObject([{ symbol: 'OPI', figure: 'net_income' }]);
  const left = await db.selectFrom('fundamentals').select('symbol').where('net_income', 'is', null).execute();
  expect(left).toEqual([{ symbol: 'OPI' }]);
  expect(await withholdBeforeCourt(db)).toEqual([]);
  await store.close();
});
