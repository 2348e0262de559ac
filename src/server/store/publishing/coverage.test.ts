import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { createVersionedCache } from '../content/content-version.ts';
import { coverage } from './coverage.ts';
import { createKeptFigures } from '../content/kept-figures.ts';
import { publishContent } from './publish-content.ts';

forEachEngine('coverage', (openFresh) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openFresh();
  });
  afterAll(() => store.close());
  const readCoverage = () =>
    createKeptFigures(store.db, store.engine, createVersionedCache(store.db))(coverage);

  it('is nothing before anything was brought in', async () => {
    expect(await readCoverage()).toEqual([]);
  });

  it('counts each kind with its span, and leaves samples and empty kinds out', async () => {
    await insertCompanies(store.db, [
      company('AAA', { quote_date: '2026-07-02' }),
      company('BBB', { quote_date: '2026-06-30' }),
      company('ZZSMA', { is_sample: 1 }),
    ]);
    await store.db
      .insertInto('earnings')
      .values(
        ['AAA', 'AAA', 'ZZSMA'].map((symbol, i) => ({
          symbol,
          date: `2026-0${i + 1}-05`,
          eps_actual: 1,
          eps_estimate: null,
          surprise_percent: null,
        })),
      )
      .execute();
    await publishContent(store);
    const read = await readCoverage();
    expect(read.map(({ id, rows, companies, from, to }) => [id, rows, companies, from, to])).toEqual([
      ['companies', 2, 2, '2026-06-30', '2026-07-02'],
      ['earnings', 2, 1, '2026-01-05', '2026-02-05'],
    ]);
  });

  it('names the runs of months that have filings, and their forms where not all are there', async () => {
    const filed = (filed_on: string, filing_type: string) => ({
      accession_key: `${filed_on}-${filing_type}`,
      symbol: 'AAA',
      cik: 1,
      filing_type,
      filed_on,
      raw_text_link: 'https://www.sec.gov/',
      items: null,
    });
    await store.db
      .insertInto('filings')
      .values([
        filed('2025-11-28', '10-Q'),
        filed('2025-12-01', '8-K'),
        filed('2026-05-20', 'S-1/A'),
        filed('2026-06-18', '424B4'),
        filed('2026-06-18', 'SCHEDULE 13D/A'),
        filed('2026-07-01', '8-K'),
      ])
      .execute();
    await publishContent(store);
    expect((await readCoverage()).find(({ id }) => id === 'filings')?.spans).toEqual([
      { from: '2025-11-28', to: '2025-12-01' },
      { from: '2026-05-20', to: '2026-06-18', forms: ['424B4', 'S-1'] },
      { from: '2026-06-18', to: '2026-07-01', forms: ['13D', '8-K'] },
    ]);
    await store.db.deleteFrom('filings').execute();
  });

  it('is counted anew when data came in again', async () => {
    await store.db.deleteFrom('earnings').execute();
    await publishContent(store);
    expect((await readCoverage()).map(({ id }) => id)).toEqual(['companies']);
  });
});
