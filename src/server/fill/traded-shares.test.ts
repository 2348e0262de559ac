import { expect, test } from 'vitest';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { lastLeaps } from './traded-shares.ts';

forEachEngine('days before which closes are of another scale', (openFresh) => {
  test('a leap lies after closes that are all in doubt; a late session between sure ones is none', async () => {
    const { db } = await openFresh();
    const doubts = {
      CING: [0, 0, 1, 0],
      BARK: [1, 1, 0, 0],
      SLEEP: [1, 0, 1, 0],
      NONE: [1, 1, 1, 1],
      SURE: [0, 0, 0, 0],
    };
    await insertCompanies(
      db,
      Object.keys(doubts).map((symbol) => company(symbol, {})),
    );
    for (const [symbol, days] of Object.entries(doubts))
      await db
        .insertInto('price_bars')
        .values(
          days.map((doubtful, i) => ({
            symbol,
            date: `2026-02-2${i + 3}`,
            close: 10,
            volume: 100,
            doubtful,
          })),
        )
        .execute();
    expect([...(await lastLeaps(db))].toSorted()).toEqual([
      ['BARK', '2026-02-24'],
      ['NONE', '2026-02-26'],
      ['SLEEP', '2026-02-23'],
    ]);
  });
});
