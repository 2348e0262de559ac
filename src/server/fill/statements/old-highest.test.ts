import { expect, test } from 'vitest';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import { withholdHighestOfOldShares } from './old-highest.ts';
import { OLD_SHARES } from './old-shares.ts';

test('CISO: the highest short interest of years is none of a company that made one share of several in them, as its counts tell', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  const decisions = { CISO: OLD_SHARES, OTHER: 'not shown: it cannot be under zero' };
  await insertCompanies(
    db,
    Object.keys(decisions).map((symbol) => company(symbol, {})),
  );
  for (const [symbol, decision] of Object.entries(decisions)) {
    await db
      .insertInto('short_interest')
      .values({
        symbol,
        settlement: '2026-05-15',
        source: 'x',
        shares_short: 1e5,
        is_days_computed: 0,
        is_float_computed: 0,
        highest: 9e5,
      })
      .execute();
    await db
      .insertInto('figure_doubts')
      .values({
        symbol,
        figure: 'shares_outstanding',
        period_end: '2023-09-30',
        kind: 'quarter',
        found: '[]',
        decision,
      })
      .execute();
  }
  await withholdHighestOfOldShares(db);
  const left = await db
    .selectFrom('short_interest')
    .select(['symbol', 'highest'])
    .orderBy('symbol')
    .execute();
  expect(left).toEqual([
    { symbol: 'CISO', highest: null },
    { symbol: 'OTHER', highest: 9e5 },
  ]);
  await store.close();
});
