import { expect, test } from 'vitest';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import { withholdOldHighest } from './shorts.ts';
import { withholdSuddenPercents } from './sudden-shorts.ts';

const settled = { is_days_computed: 0, is_float_computed: 0, source: 'x' } as const;

test('QUCY: a percentage of three fifths and more of the float is withheld where no settlement before led up to it; LENZ’s stands', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  const all: Record<string, readonly (readonly [string, number, number])[]> = {
    QUCY: [
      ['2026-03-31', 275_109, 2.17],
      ['2026-04-30', 960_587, 7.56],
      ['2026-05-15', 10_530_990, 82.88],
    ],
    LENZ: [
      ['2026-04-15', 9_480_000, 51.28],
      ['2026-05-15', 11_100_000, 60.04],
    ],
    ELPW: [['2026-05-15', 790_000, 67.94]],
    MOBX: [['2026-05-15', 4_060_000, 48.59]],
  };
  await insertCompanies(
    db,
    Object.keys(all).map((symbol) => company(symbol, {})),
  );
  await db
    .insertInto('short_interest')
    .values(
      Object.entries(all).flatMap(([symbol, rows]) =>
        rows.map(([settlement, shares_short, percent_of_float]) => ({
          ...settled,
          symbol,
          settlement,
          shares_short,
          percent_of_float,
        })),
      ),
    )
    .execute();
  expect(await withholdSuddenPercents(db)).toMatchObject([
    { symbol: 'ELPW', figure: 'short_of_float' },
    { symbol: 'QUCY', period_end: '2026-05-15' },
  ]);
  const left = await db
    .selectFrom('short_interest')
    .select(['symbol', 'shares_short'])
    .where('percent_of_float', 'is', null)
    .orderBy('symbol')
    .execute();
  expect(left).toEqual([
    { symbol: 'ELPW', shares_short: 790_000 },
    { symbol: 'QUCY', shares_short: 10_530_990 },
  ]);
  await store.close();
});

test('the highest of years is withheld where a leap of the closes lies in them, and not for a late session', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  await insertCompanies(db, [
    company('LEAP', { shares_outstanding: 10e6 }),
    company('LATE', { shares_outstanding: 10e6 }),
  ]);
  for (const [symbol, doubts] of [
    ['LEAP', [1, 0]],
    ['LATE', [0, 1]],
  ] as const)
    // prettier-ignore
    await db
      .insertInto('price_bars')
      .values(doubts.map((doubtful, i) => ({ symbol, date: `2026-02-2${i + 4}`, close: 5, volume: 9, doubtful })))
      .execute();
  await db
    .insertInto('short_interest')
    .values(
      ['LEAP', 'LATE'].map((symbol) => ({
        ...settled,
        symbol,
        settlement: '2026-05-15',
        shares_short: 1e5,
        highest: 9e5,
      })),
    )
    .execute();
  await withholdOldHighest(db);
  const highest = await db.selectFrom('short_interest').select('highest').orderBy('symbol').execute();
  expect(highest).toEqual([{ highest: 9e5 }, { highest: null }]);
  await store.close();
});
