import { expect, test } from 'vitest';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import { packFacts } from '#server/store/statements/packed-facts.ts';
import { lastYearEnd, withholdBalancesBeforeListing } from './before-listing.ts';

test('EIKN: published balances of before a company came to market are withheld, its income stands', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  const add = async (symbol: string, first_trade: string, quarters = 0) => {
    await insertCompanies(db, [company(symbol, {})]);
    await db.insertInto('company_facts').values({ symbol, first_trade, fiscal_year_end: '12-31' }).execute();
    await db
      .insertInto('fundamentals')
      .values({
        symbol,
        as_of: '2026-07-02',
        equity: -879e6,
        cash: 105e6,
        return_on_equity: 37,
        net_income: -324e6,
      })
      .execute();
    const at = {
      start: null,
      filing: null,
      unit: 'USD',
      source: 'sec-quarters',
      concept: 'assets',
      value: 1,
    };
    const ends = ['2025-03-31', '2025-06-30', '2025-09-30', '2025-12-31'].slice(0, quarters);
    await db
      .insertInto('statement_facts')
      .values({ symbol, packed: packFacts(ends.map((end) => ({ ...at, end }))) })
      .execute();
  };
  await add('EIKN', '2026-02-05');
  await add('LISTED', '2025-12-30');
  await add('MOVED', '2026-02-05', 4);
  const doubts = await withholdBalancesBeforeListing(db);
  expect(doubts).toMatchObject([{ symbol: 'EIKN', figure: 'equity', kind: 'quote' }]);
  const rows = await db
    .selectFrom('fundamentals')
    .select(['symbol', 'equity', 'cash', 'return_on_equity', 'net_income'])
    .orderBy('symbol')
    .execute();
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['EIKN', null, null, null, -324e6],
    ['LISTED', -879e6, 105e6, 37, -324e6],
    ['MOVED', -879e6, 105e6, 37, -324e6],
  ]);
  expect(await withholdBalancesBeforeListing(db)).toEqual([]);
  await store.close();
});

test('BHAV: so are those of a blank check that was offered in the year of the quotes and has no trust in them', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  const add = async (symbol: string, ipo_year: number, company_type: string, assets: number | null) => {
    await insertCompanies(db, [company(symbol, { ipo_year, company_type })]);
    const published = { as_of: '2026-07-02', cash: 1e6, assets, current_ratio: 0.18 };
    await db
      .insertInto('fundamentals')
      .values({ symbol, ...published })
      .execute();
  };
  await add('BHAV', 2026, 'blank_check', null);
  await add('FULL', 2026, 'blank_check', 232e6);
  await add('BEFORE', 2025, 'blank_check', null);
  await add('MAKER', 2026, 'operating', null);
  // The year of OTAI ends within the one of its offering.
  await add('OTAI', 2026, 'blank_check', null);
  await db.insertInto('company_facts').values({ symbol: 'OTAI', fiscal_year_end: '01-31' }).execute();
  expect(await withholdBalancesBeforeListing(db)).toMatchObject([{ symbol: 'BHAV' }, { symbol: 'OTAI' }]);
  const left = await db.selectFrom('fundamentals').select('symbol').where('cash', 'is', null).execute();
  expect(left.map(({ symbol }) => symbol).sort()).toEqual(['BHAV', 'OTAI']);
  await store.close();
});

test('a fiscal year of which no report can be on record yet is not the last one', () => {
  expect(lastYearEnd('2026-07-02', null)).toBe('2025-12-31');
  expect(lastYearEnd('2026-07-02', '03-31')).toBe('2026-03-31');
  expect(lastYearEnd('2026-07-02', '06-30')).toBe('2025-06-30');
  // BTGO: no year ends so.
  expect(lastYearEnd('2026-07-02', '01-23')).toBe('2025-12-31');
  expect(lastYearEnd('2026-07-02', '01-31')).toBe('2026-01-31');
});
