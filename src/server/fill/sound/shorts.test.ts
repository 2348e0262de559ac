import { expect, test } from 'vitest';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import { withholdSmallFloats } from './owners.ts';
import { makeQuotesSound } from './part.ts';
import {
  withholdContradictedFloats,
  withholdOtherClasses,
  withholdOtherFloats,
  withholdWholeFloats,
} from './shorts.ts';

test('PRLB, QTWO: a percentage of another float than that of the settlements around it is withheld, one that is nearly of it stands', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  const all = {
    PRLB: [456_341, 1.9, 535_467, 3.3, 643_691, 2.71],
    QTWO: [3_355_895, 5.5, 3_010_569, 5.5, 2_945_113, 4.8],
  };
  await insertCompanies(
    db,
    Object.keys(all).map((symbol) => company(symbol, {})),
  );
  for (const [symbol, figures] of Object.entries(all))
    for (const [i, settlement] of ['2026-01-15', '2026-02-13', '2026-05-15'].entries())
      await db
        .insertInto('short_interest')
        .values({
          symbol,
          settlement,
          shares_short: figures[i * 2] ?? 0,
          percent_of_float: figures[i * 2 + 1] ?? null,
          is_days_computed: 0,
          is_float_computed: 0,
          source: 'x',
        })
        .execute();
  await withholdOtherFloats(db);
  const withheld = await db
    .selectFrom('short_interest')
    .select(['symbol', 'settlement'])
    .where('percent_of_float', 'is', null)
    .execute();
  expect(withheld).toEqual([{ symbol: 'PRLB', settlement: '2026-02-13' }]);
  await store.close();
});

test('NVRI: a percentage of a float of all the shares is withheld where no float is shown, one of a part stands', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  const none = { float_shares: null, free_float: null, float_as_of: null };
  await insertCompanies(db, [
    company('NVRI', { ...none, shares_outstanding: 82_708_720 }),
    company('KAI', { ...none, shares_outstanding: 11_810_000 }),
    company('ABC', { float_shares: 9e6, shares_outstanding: 10e6 }),
  ]);
  const short = { settlement: '2026-05-15', is_days_computed: 0, is_float_computed: 0, source: 'x' } as const;
  await db
    .insertInto('short_interest')
    .values([
      { ...short, symbol: 'NVRI', shares_short: 10_320_948, percent_of_float: 12.48 },
      { ...short, symbol: 'KAI', shares_short: 971_735, percent_of_float: 12.96 },
      { ...short, symbol: 'ABC', shares_short: 1e6, percent_of_float: 10 },
    ])
    .execute();
  expect(await withholdWholeFloats(db)).toMatchObject([{ symbol: 'NVRI', figure: 'short_of_float' }]);
  expect(await withholdWholeFloats(db)).toEqual([]);
  const left = await db
    .selectFrom('short_interest')
    .select(['symbol', 'percent_of_float'])
    .orderBy('symbol')
    .execute();
  expect(left.map(({ percent_of_float }) => percent_of_float)).toEqual([10, 12.96, null]);
  await store.close();
});

test('RCON: of a float that is not shown, since insiders hold more than it leaves, no percentage is made', async () => {
  const store = await openSqliteStore();
  const { db, engine } = store;
  const shares = { shares_outstanding: 30_627_426, market_cap: 12_863_519, last_sale: 0.42 };
  const float = { float_shares: 21_800_908, free_float: 71.18, float_as_of: '2026-06-11' };
  const owners = { insider_ownership_percent: 59, ownership_as_of: '2026-03-07' };
  await insertCompanies(db, [
    company('RCON', { ...shares, ...float, ...owners }),
    company('SURE', { ...shares, ...float, ...owners, insider_ownership_percent: 20 }),
  ]);
  const short = { settlement: '2026-05-15', source: 'finra', shares_short: 18_355 } as const;
  await db
    .insertInto('short_interest')
    .values(
      ['RCON', 'SURE'].map((symbol) => ({
        ...short,
        symbol,
        percent_of_float: 0.0842,
        is_float_computed: 1,
        is_days_computed: 0,
      })),
    )
    .execute();
  await makeQuotesSound(db, engine);
  const rows = await db
    .selectFrom('companies')
    .innerJoin('short_interest', 'short_interest.symbol', 'companies.symbol')
    .select(['companies.symbol', 'float_shares', 'percent_of_float'])
    .orderBy('companies.symbol')
    .execute();
  expect(rows).toEqual([
    { symbol: 'RCON', float_shares: null, percent_of_float: null },
    { symbol: 'SURE', float_shares: 21_800_908, percent_of_float: 0.0842 },
  ]);
  await store.close();
});

test('ELF: a float of which half would be sold short is none where the source of the short interest says a fifth, whose percentage stays', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  const shorts = { ELF: 21.93, SAME: 49.9, NEAR: 36, NONE: null, LITTLE: 10 };
  await insertCompanies(
    db,
    Object.keys(shorts).map((symbol) =>
      company(symbol, { float_shares: symbol === 'LITTLE' ? 40e6 : 21.9e6, shares_outstanding: 59.4e6 }),
    ),
  );
  for (const [symbol, percent_of_float] of Object.entries(shorts))
    await db
      .insertInto('short_interest')
      .values({
        symbol,
        settlement: '2026-06-15',
        source: 'x',
        shares_short: 10.95e6,
        percent_of_float,
        is_days_computed: 0,
        is_float_computed: 0,
      })
      .execute();
  expect(await withholdContradictedFloats(db)).toMatchObject([{ symbol: 'ELF', figure: 'float' }]);
  const left = await db
    .selectFrom('companies')
    .innerJoin('short_interest', 'short_interest.symbol', 'companies.symbol')
    .select(['companies.symbol', 'percent_of_float'])
    .where('float_shares', 'is', null)
    .execute();
  expect(left).toEqual([{ symbol: 'ELF', percent_of_float: 21.93 }]);
  await store.close();
});

test('NGNE: so is one where only what the source itself says of the float is left of it, which then stands', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  await insertCompanies(db, [company('NGNE', { shares_outstanding: 15_801_901, float_shares: 5_006_923 })]);
  const row = {
    symbol: 'NGNE',
    settlement: '2026-06-15',
    shares_short: 3_548_175,
    source: 'yahoo',
    is_days_computed: 0,
  };
  await db
    .insertInto('short_interest')
    .values({ ...row, percent_of_float: 70.87, published_percent: 28.03, is_float_computed: 1 })
    .execute();
  expect(await withholdContradictedFloats(db)).toMatchObject([{ symbol: 'NGNE', figure: 'float' }]);
  expect(
    await db.selectFrom('short_interest').select(['percent_of_float', 'is_float_computed']).execute(),
  ).toEqual([{ percent_of_float: 28.03, is_float_computed: 0 }]);
  await store.close();
});

test('HAWK: a float of a twentieth of which a quarter is sold short is none, one of a tenth is with two fifths', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  const floats = { HAWK: [4, 1.3], FEW: [4, 0.9], TENTH: [8, 2.4], TSAT: [8, 3.6] } as const;
  await insertCompanies(
    db,
    Object.entries(floats).map(([symbol, [free_float]]) =>
      company(symbol, { free_float, float_shares: free_float * 1e6, shares_outstanding: 100e6 }),
    ),
  );
  const short = { settlement: '2026-05-15', is_days_computed: 0, is_float_computed: 0, source: 'x' } as const;
  await db
    .insertInto('short_interest')
    .values(
      Object.entries(floats).map(([symbol, [, shorted]]) => ({
        ...short,
        symbol,
        shares_short: shorted * 1e6,
      })),
    )
    .execute();
  const doubts = await withholdSmallFloats(db);
  expect(doubts.map(({ symbol }) => symbol).sort()).toEqual(['HAWK', 'TSAT']);
  await store.close();
});

test('AGM: a settlement of less than a quarter, of which nobody can have covered the rest, is of another class; one of a share that is traded over and over stands', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  const all = {
    AGM: [329_845, 52_684, 121_409],
    CLRB: [777_622, 57_356, 1_032_452],
    HALF: [329_845, 152_684, 1_409],
  };
  await insertCompanies(
    db,
    Object.entries(all).map(([symbol, figures]) => company(symbol, { volume_avg: figures[2] ?? null })),
  );
  for (const [symbol, figures] of Object.entries(all))
    for (const [i, settlement] of ['2026-05-15', '2026-06-15'].entries())
      await db
        .insertInto('short_interest')
        .values({
          ...{ symbol, settlement, shares_short: figures[i] ?? 0, source: 'x' },
          ...{ is_days_computed: 0, is_float_computed: 0 },
        })
        .execute();
  expect(await withholdOtherClasses(db)).toMatchObject([{ symbol: 'AGM', period_end: '2026-06-15' }]);
  const left = await db
    .selectFrom('short_interest')
    .select(['symbol'])
    .where('settlement', '=', '2026-06-15')
    .execute();
  expect(left.map(({ symbol }) => symbol).sort()).toEqual(['CLRB', 'HALF']);
  await store.close();
});
