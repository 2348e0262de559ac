import { expect, test } from 'vitest';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { withholdOldPayments } from './dividends.ts';

forEachEngine('dividends', (openFresh) => {
  test('CENX: what was paid last more than seven years ago is not told, unless a rate is on record', async () => {
    const store = await openFresh();
    const { db } = store;
    const given = {
      CENX: ['2002-09-18', null],
      SABR: ['2020-03-19', null],
      RATE: ['2002-09-18', 0.2],
    } as const;
    for (const [symbol, [last_date, rate]] of Object.entries(given)) {
      await insertCompanies(db, [company(symbol, {})]);
      await db
        .insertInto('dividends')
        .values({
          symbol,
          as_of: '2026-06-27',
          source: 'Yahoo Finance',
          ex_date: last_date,
          last_date,
          rate,
          yield_percent: null,
          five_year_yield_percent: null,
          payout_percent: null,
          last_amount: 0.05,
        })
        .execute();
    }
    await withholdOldPayments(db);
    await withholdOldPayments(db);
    const left = await db
      .selectFrom('dividends')
      .select(['symbol', 'last_amount'])
      .orderBy('symbol')
      .execute();
    expect(left).toEqual([
      { symbol: 'CENX', last_amount: null },
      { symbol: 'RATE', last_amount: 0.05 },
      { symbol: 'SABR', last_amount: 0.05 },
    ]);
    await store.close();
  });
});
