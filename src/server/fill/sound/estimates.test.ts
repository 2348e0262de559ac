import { expect, test } from 'vitest';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { withholdContradictedRevisions, withholdEstimatesOfNewShares } from './estimates.ts';

forEachEngine('estimates of new shares', (openFresh) => {
  test('KLRA, MPLT: no estimate is held against a loss over the shares of before the listing, nor withheld from another', async () => {
    const store = await openFresh();
    const { db } = store;
    const given = {
      KLRA: [2026, null, '2026-05-26', -3.65, -0.55],
      MPLT: [2025, '2025-10-27', '2025-12-04', -37.18, -1.72],
      MAZE: [2025, '2025-01-31', '2025-03-31', -18.32, 0.45],
      GAIN: [2026, null, '2026-05-26', 3.65, 0.55],
      NEAR: [2026, null, '2026-05-26', -1, -0.55],
      SPTX: [2026, null, '2026-06-08', -10.34, -3.88],
      OLD: [2019, '2019-02-26', '2026-05-26', -3.65, -0.55],
      BEFORE: [2026, '2026-06-01', '2026-05-26', -3.65, -0.55],
    } as const;
    for (const [symbol, [ipo_year, first_trade, date, eps_actual, eps_estimate]] of Object.entries(given)) {
      await insertCompanies(db, [company(symbol, { ipo_year })]);
      if (first_trade !== null)
        await db.insertInto('company_facts').values({ symbol, first_trade }).execute();
      await db
        .insertInto('earnings')
        .values([
          { symbol, date, eps_actual, eps_estimate, surprise_percent: -565 },
          { symbol, date: '2026-08-26', eps_actual: -3.65, eps_estimate: -0.55, surprise_percent: -565 },
        ])
        .execute();
    }
    await withholdEstimatesOfNewShares(db);
    await withholdEstimatesOfNewShares(db);
    const withheld = await db
      .selectFrom('earnings')
      .select(['symbol', 'date', 'surprise_percent'])
      .where('eps_estimate', 'is', null)
      .orderBy('symbol')
      .execute();
    expect(withheld).toEqual([
      { symbol: 'BEFORE', date: '2026-08-26', surprise_percent: null },
      { symbol: 'KLRA', date: '2026-05-26', surprise_percent: null },
      { symbol: 'MAZE', date: '2025-03-31', surprise_percent: null },
      { symbol: 'MPLT', date: '2025-12-04', surprise_percent: null },
      { symbol: 'SPTX', date: '2026-06-08', surprise_percent: null },
    ]);
    await store.close();
  });
});

forEachEngine('revisions', (openFresh) => {
  test('DEA, ASLE, PRLB: that nobody changed an estimate is not told where it moved by a twentieth, nor that all changed it the other way, nor how many analysts there are where more changed it', async () => {
    const store = await openFresh();
    const { db } = store;
    const given = {
      DEA: [0.18, 0.43, 0, 0],
      SAME: [0.43, 0.43, 0, 0],
      TOLD: [0.18, 0.43, 0, 3],
      NEAR: [0.02, 0.03, 0, 0],
      ASLE: [0.27, 0.81, 2, 0],
      FBNC: [4.656, 4.69, 4, 0],
      LESS: [-0.47, -0.51, 0, 1],
      ROUND: [0.808, 0.811, 0, 1],
      BOTH: [0.78, 0.81, 4, 1],
      UP: [0.84, 0.81, 2, 0],
      CENT: [2.966, 2.976, 5, 0],
    } as const;
    for (const [symbol, [this_year, this_year_30d, raised_30d, lowered_30d]] of Object.entries(given))
      await db
        .insertInto('eps_estimates')
        .values({
          symbol,
          as_of: '2026-07-02',
          source: 'yahoo',
          this_year,
          this_year_30d,
          raised_30d,
          lowered_30d,
          analysts: 2,
        })
        .execute();
    await withholdContradictedRevisions(db);
    const left = await db
      .selectFrom('eps_estimates')
      .select(['symbol', 'raised_30d', 'lowered_30d', 'analysts'])
      .orderBy('symbol')
      .execute();
    expect(left.map((row) => [row.symbol, row.raised_30d, row.lowered_30d, row.analysts])).toEqual([
      ['ASLE', null, null, 2],
      ['BOTH', 4, 1, null],
      ['CENT', null, null, null],
      ['DEA', null, null, 2],
      ['FBNC', null, null, null],
      ['LESS', null, null, 2],
      ['NEAR', 0, 0, 2],
      ['ROUND', 0, 1, 2],
      ['SAME', 0, 0, 2],
      ['TOLD', 0, 3, null],
      ['UP', 2, 0, 2],
    ]);
    await store.close();
  });
});
