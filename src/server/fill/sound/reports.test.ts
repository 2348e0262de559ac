import { expect, test } from 'vitest';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { removeEmptyReports, withholdHalfRestated } from './reports.ts';

forEachEngine('reports before a reverse split', (openFresh) => {
  test('ARTL: earnings of old shares beside an estimate of new ones are withheld, and no others', async () => {
    const store = await openFresh();
    const { db } = store;
    const given = {
      ARTL: ['2026-03-10', -0.12, -4.71],
      SAME: ['2026-03-10', -4.5, -4.71],
      GAIN: ['2026-03-10', 0.12, -4.71],
      LATER: ['2026-09-10', -0.12, -4.71],
    } as const;
    for (const [symbol, [date, eps_actual, eps_estimate]] of Object.entries(given)) {
      await insertCompanies(db, [company(symbol, {})]);
      await db
        .insertInto('splits')
        .values({ symbol, date, new_shares: 1, old_shares: 3, source: 'Yahoo Finance', fetched: null })
        .execute();
      await db
        .insertInto('earnings')
        .values([
          { symbol, date: '2026-02-24', eps_actual, eps_estimate, surprise_percent: 97 },
          { symbol, date: '2025-11-12', eps_actual: -0.5, eps_estimate: -5, surprise_percent: 90 },
        ])
        .execute();
    }
    await db
      .insertInto('earnings')
      .values([
        { symbol: 'ARTL', date: '2012-05-14', eps_actual: null, eps_estimate: null, surprise_percent: null },
        { symbol: 'ARTL', date: '2012-08-14', eps_actual: null, eps_estimate: 0.1, surprise_percent: null },
      ])
      .execute();
    await removeEmptyReports(db);
    const old = db.selectFrom('earnings').select('date').where('date', '<', '2013');
    expect(await old.execute(), 'nothing was announced, and nobody estimated').toEqual([
      { date: '2012-08-14' },
    ]);
    await db.deleteFrom('earnings').where('date', '<', '2013').execute();
    await withholdHalfRestated(db);
    // What was announced before that is not the last one, once the last one has none.
    await withholdHalfRestated(db);
    const left = await db.selectFrom('earnings').selectAll().where('eps_actual', 'is', null).execute();
    expect(left).toMatchObject([
      { symbol: 'ARTL', date: '2026-02-24', eps_estimate: -4.71, surprise_percent: null },
    ]);
    await store.close();
  });
});
