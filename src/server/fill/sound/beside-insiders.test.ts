import { expect, test } from 'vitest';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import { withholdPercentsBesideInsiders } from './beside-insiders.ts';

test('ATXG: no percentage stands of a float that is not shown and leaves the insiders no room', async () => {
  const { db, close } = await openSqliteStore();
  const short = { settlement: '2026-06-15', shares_short: 27_514, is_days_computed: 0, is_float_computed: 0 };
  const all = {
    ATXG: { percent: 3.62, insiders: 27.22, float: null },
    LESS: { percent: 5.2, insiders: 27.22, float: null },
    SHOWN: { percent: 3.62, insiders: 27.22, float: 760_000 },
  };
  for (const [symbol, { percent, insiders, float }] of Object.entries(all)) {
    await insertCompanies(db, [company(symbol, { float_shares: float })]);
    await db
      .insertInto('short_interest')
      .values({ ...short, symbol, source: 'x', percent_of_float: percent })
      .execute();
    await db
      .insertInto('ownership_snapshots')
      .values({
        symbol,
        as_of: '2026-06-27',
        source: 'x',
        shares_outstanding: 781_023,
        insiders_percent: insiders,
      })
      .execute();
  }
  expect(await withholdPercentsBesideInsiders(db)).toMatchObject([
    { symbol: 'ATXG', figure: 'short_of_float' },
  ]);
  expect(await withholdPercentsBesideInsiders(db)).toEqual([]);
  const left = await db.selectFrom('short_interest').select('percent_of_float').orderBy('symbol').execute();
  expect(left.map(({ percent_of_float }) => percent_of_float)).toEqual([null, 5.2, 3.62]);
  await close();
});
