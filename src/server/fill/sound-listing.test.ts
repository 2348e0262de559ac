import { expect, test } from 'vitest';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { withholdLaterListings } from './sound-listing.ts';

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
});
