import { expect, test } from 'vitest';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import { withholdOfShells } from './shells.ts';

test('FAC: what was published of a blank check is not of the company that it merged with; IMSR: what has an equity is', async () => {
  const { db, close } = await openSqliteStore();
  const all = {
    FAC: ['Cartesian Growth Corp III', '2026-05-28', -13e6, null],
    HDRN: ['GigCapital7 Corp.', '2026-05-22', -3e6, null],
    IMSR: ['HCM II Acquisition Corp.', '2025-10-29', 295e6, null],
    SOLD: ['Sold Acquisition Corp.', '2026-03-16', -11e6, 7e6],
    OLD: ['Old Merger Corp.', '2024-03-16', -11e6, null],
    KWY: ['Kingsway Financial Services Inc', '2026-05-11', -11e6, null],
  } as const;
  await insertCompanies(
    db,
    Object.keys(all).map((symbol) => company(symbol, { company_type: 'operating' })),
  );
  for (const [symbol, [name, used_to, equity, sales]] of Object.entries(all)) {
    await db
      .insertInto('former_names')
      .values({ symbol, position: 0, name, used_from: '2024-01-01', used_to })
      .execute();
    await db
      .insertInto('fundamentals')
      .values({ symbol, as_of: '2026-07-02', net_income: 6e6, equity, sales })
      .execute();
  }
  expect((await withholdOfShells(db)).map(({ symbol }) => symbol)).toEqual(['FAC', 'HDRN']);
  const left = await db.selectFrom('fundamentals').select('symbol').where('net_income', 'is', null).execute();
  expect(left.map(({ symbol }) => symbol).sort()).toEqual(['FAC', 'HDRN']);
  expect(await withholdOfShells(db)).toEqual([]);
  await close();
});
