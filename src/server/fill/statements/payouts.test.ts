import { expect, test } from 'vitest';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import { makePayoutsAgree } from './payouts.ts';

test('WOR, MNRO: a part of earnings that the rate over EPS is far from is withheld, as one beside a loss is; a near one stands', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  const all: Record<string, [rate: number | null, payout: number, eps: number | null]> = {
    WOR: [0.76, 333.33, 2.26],
    MNRO: [1.12, 175, 0.03],
    LOSS: [1.12, 60, -0.5],
    MLKN: [0.75, 500, 0.16],
    NONE: [1, 40, null],
    BARE: [null, 40, 2],
  };
  const symbols = Object.keys(all);
  await insertCompanies(
    db,
    symbols.map((symbol) => company(symbol, { eps_ttm: all[symbol]?.[2] ?? null })),
  );
  for (const [symbol, [rate, payout_percent]] of Object.entries(all))
    await db
      .insertInto('dividends')
      .values({ symbol, as_of: '2026-07-02', source: 'x', rate, payout_percent })
      .execute();
  await makePayoutsAgree(db);
  // Again changes nothing.
  await makePayoutsAgree(db);
  const kept = await db
    .selectFrom('dividends')
    .select(['symbol', 'payout_percent'])
    .where('payout_percent', 'is not', null)
    .orderBy('symbol')
    .execute();
  expect(kept).toEqual([
    { symbol: 'BARE', payout_percent: 40 },
    { symbol: 'MLKN', payout_percent: 468.75 },
    { symbol: 'NONE', payout_percent: 40 },
  ]);
  await store.close();
});
