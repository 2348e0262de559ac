import { expect, test } from 'vitest';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine, openSqliteStore } from '#tests/support/store.ts';
import { packFacts } from '#server/store/statements/packed-facts.ts';
import { removeOthersReports, removeReportsBeforeGap, withholdLaterListings } from './listing.ts';

forEachEngine('years of coming to market', (openFresh) => {
  test('BPAC: none is told before which the company reported already; a prospectus is of before it came', async () => {
    const store = await openFresh();
    const { db } = store;
    const filed = { BPAC: ['10-Q', '2025-12-17'], NEWS: ['S-1', '2025-12-03'], SAME: ['8-K', '2026-02-02'] };
    await insertCompanies(
      db,
      Object.keys(filed).map((symbol) => company(symbol, { ipo_year: 2026 })),
    );
    for (const [symbol, [filing_type, filed_on]] of Object.entries(filed))
      await db
        .insertInto('filings')
        .values({
          accession_key: symbol,
          symbol,
          cik: 1,
          filing_type: filing_type ?? '',
          filed_on: filed_on ?? '',
          raw_text_link: '',
          items: null,
        })
        .execute();
    await withholdLaterListings(db);
    const left = await db.selectFrom('companies').select(['symbol', 'ipo_year']).orderBy('symbol').execute();
    expect(left.map(({ symbol, ipo_year }) => `${symbol} ${ipo_year}`)).toEqual([
      'BPAC null',
      'NEWS 2026',
      'SAME 2026',
    ]);
    await store.close();
  });

  test('WOLF: nor one before which the company announced its earnings; AKTS: BEBE: those of another that had the ticker are removed', async () => {
    const store = await openFresh();
    const { db } = store;
    const announced = {
      WOLF: [2025, '2023-08-16', '2024-08-14', '2025-08-20'],
      AKTS: [2026, '2023-11-13', '2024-11-14', '2026-05-11'],
      CCM: [2024, '2015-08-17', '2016-08-17'],
      NEW: [2024, '2024-02-01', '2026-05-01'],
    } as const;
    for (const [symbol, [ipo_year, ...dates]] of Object.entries(announced)) {
      await insertCompanies(db, [company(symbol, { ipo_year })]);
      for (const date of dates)
        await db.insertInto('earnings').values({ symbol, date, eps_actual: -0.2 }).execute();
    }
    await insertCompanies(db, [company('BEBE', { company_type: 'blank_check' })]);
    await db
      .insertInto('earnings')
      .values({ symbol: 'BEBE', date: '2016-05-13', eps_actual: -3.7 })
      .execute();
    await removeOthersReports(db);
    await withholdLaterListings(db);
    const reports = await db.selectFrom('earnings').select(['symbol', 'date']).orderBy('date').execute();
    const of = (name: string) => reports.flatMap(({ symbol, date }) => (symbol === name ? [date] : []));
    expect([of('WOLF').length, of('AKTS'), of('CCM').length, of('NEW').length]).toEqual([
      3,
      ['2026-05-11'],
      2,
      2,
    ]);
    expect(of('BEBE')).toEqual([]);
    const years = await db.selectFrom('companies').select(['symbol', 'ipo_year']).orderBy('symbol').execute();
    expect(years.map(({ symbol, ipo_year }) => `${symbol} ${ipo_year}`)).toEqual([
      'AKTS 2026',
      'BEBE null',
      'CCM null',
      'NEW 2024',
      'WOLF null',
    ]);
    await store.close();
  });
});

test('TDAC: a blank check that had its trust in a year before came to market then', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  const add = async (symbol: string, end: string, value: number) => {
    await insertCompanies(db, [company(symbol, { ipo_year: 2025, company_type: 'blank_check' })]);
    const facts = [
      { concept: 'assets', source: 'sec-quarters', unit: 'USD', start: null, filing: null, end, value },
    ];
    await db
      .insertInto('statement_facts')
      .values({ symbol, packed: packFacts(facts) })
      .execute();
  };
  await add('SAME', '2025-03-31', 175e6);
  await add('SHELL', '2024-12-31', 150_000);
  await add('TDAC', '2024-12-31', 175e6);
  await withholdLaterListings(db);
  const left = await db.selectFrom('companies').select(['symbol', 'ipo_year']).orderBy('symbol').execute();
  expect(left.map(({ ipo_year }) => ipo_year)).toEqual([2025, 2025, null]);
  await store.close();
});

test('RNST: a company whose shares were counted on reports two years before did not come to market since', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  const add = async (symbol: string, ends: string[]) => {
    await insertCompanies(db, [company(symbol, { ipo_year: 2023 })]);
    const at = {
      concept: 'shares_outstanding',
      source: 'sec-quarters',
      unit: 'shares',
      start: null,
      filing: null,
    };
    const facts = ends.map((end) => ({ ...at, end, value: 56e6 }));
    await db
      .insertInto('statement_facts')
      .values({ symbol, packed: packFacts(facts) })
      .execute();
  };
  await add('NEW', ['2022-03-31', '2022-06-30', '2023-03-31']);
  await add('ONCE', ['2021-12-31']);
  await add('RNST', ['2021-03-31', '2021-06-30']);
  await withholdLaterListings(db);
  const left = await db.selectFrom('companies').select(['symbol', 'ipo_year']).orderBy('symbol').execute();
  expect(left.map(({ ipo_year }) => ipo_year)).toEqual([2023, 2023, null]);
  await store.close();
});

test('DFH: nobody came to market after the first trade; HYLN: a first trade of a later year is where its source begins', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  const traded = {
    DFH: [2022, '2021-01-21'],
    HYLN: [2019, '2020-01-02'],
    SAME: [2021, '2021-03-09'],
  } as const;
  for (const [symbol, [ipo_year, first_trade]] of Object.entries(traded)) {
    await insertCompanies(db, [company(symbol, { ipo_year })]);
    await db.insertInto('company_facts').values({ symbol, first_trade }).execute();
  }
  await withholdLaterListings(db);
  const left = await db
    .selectFrom('companies')
    .innerJoin('company_facts', 'company_facts.symbol', 'companies.symbol')
    .select(['ipo_year', 'first_trade'])
    .orderBy('companies.symbol')
    .execute();
  expect(left.map(({ ipo_year, first_trade }) => [ipo_year, first_trade])).toEqual([
    [null, '2021-01-21'],
    [2019, null],
    [2021, '2021-03-09'],
  ]);
  await store.close();
});

test('AKTX: reports that are followed by none for two years are removed; the newest stand, however old', async () => {
  const { db, close } = await openSqliteStore();
  const announced = {
    AKTX: ['2016-08-11', '2018-03-21', '2021-04-20', '2025-08-13', '2025-11-13'],
    KWY: ['2010-11-12', '2011-06-14'],
    LATE: ['2023-05-10', '2025-05-08'],
  };
  for (const [symbol, dates] of Object.entries(announced)) {
    await insertCompanies(db, [company(symbol, {})]);
    for (const date of dates)
      await db.insertInto('earnings').values({ symbol, date, eps_actual: -4 }).execute();
  }
  await removeReportsBeforeGap(db);
  const left = await db
    .selectFrom('earnings')
    .select(['symbol', 'date'])
    .orderBy('symbol')
    .orderBy('date')
    .execute();
  expect(left.map(({ symbol, date }) => `${symbol} ${date}`)).toEqual([
    'AKTX 2025-08-13',
    'AKTX 2025-11-13',
    'KWY 2010-11-12',
    'KWY 2011-06-14',
    'LATE 2023-05-10',
    'LATE 2025-05-08',
  ]);
  await close();
});
