import { expect, test } from 'vitest';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import { readRenamed } from './listings.ts';

test('SONM: a name that was given up after a vote on a merger or a sale; not a blank check’s, nor one long after, or without a vote', async () => {
  const { db, close } = await openSqliteStore();
  const all = {
    SONM: ['Sonim Technologies Inc', 'DEFM14A', '2025-12-05'],
    SHEL: ['Shell Acquisition Corp.', 'DEFM14A', '2025-12-05'],
    LONG: ['Long Ago Inc', 'PREM14A', '2024-12-05'],
    NEXT: ['Next Inc', 'PREM14A', '2026-03-05'],
    NONE: ['None Inc', 'DEF 14A', '2025-12-05'],
  } as const;
  await insertCompanies(
    db,
    Object.keys(all).map((symbol) => company(symbol, { company_type: 'operating' })),
  );
  for (const [symbol, [name, filing_type, filed_on]] of Object.entries(all)) {
    await db
      .insertInto('former_names')
      .values({ symbol, position: 0, name, used_from: '2002-07-16', used_to: '2026-01-23' })
      .execute();
    await db
      .insertInto('filings')
      .values({
        accession_key: symbol,
        symbol,
        cik: 1,
        filing_type,
        filed_on,
        raw_text_link: '',
        items: null,
      })
      .execute();
  }
  expect([...(await readRenamed(db))]).toEqual([['SONM', '2026-01-23']]);
  await close();
});
