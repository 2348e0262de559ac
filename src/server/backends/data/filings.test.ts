import { type Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FilingListSchema } from '#contract/filing.ts';
import { dataSurroundings } from '#tests/support/data-app.ts';
import { createLog } from '#server/runtime/log.ts';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { parseCsv } from '#kit/http/csv.ts';
import { createDataApp } from './app.ts';

const forms = ['8-K', '10-K', '10-K/A', 'SCHEDULE 13G/A', '4', '424B5', 'NT 10-Q', 'DEF 14A', '8-K/A', 'S-3'];

/** One filing a day from Nov 1 on, in the order of `forms`. */
const filings = forms.map((filing_type, i) => ({
  accession_key: `0001-25-${String(i).padStart(6, '0')}`,
  symbol: 'ABC',
  cik: 1,
  filing_type,
  filed_on: `2025-11-${String(i + 1).padStart(2, '0')}`,
  raw_text_link: `https://www.sec.gov/Archives/edgar/data/1/${i}.txt`,
}));

forEachEngine('GET /landingPage/filings', (openFresh) => {
  let store: OpenStore;
  let app: Hono;

  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [company('ABC'), company('XYZ')]);
    await store.db
      .insertInto('filings')
      .values([...filings, ...filings.slice(0, 1).map((filing) => ({ ...filing, symbol: 'XYZ' }))])
      .execute();
    app = createDataApp({ ...store, ...dataSurroundings, log: createLog('silent') });
  });
  afterAll(() => store.close());

  const ask = async (query: string, symbol = 'ABC') => {
    const response = await app.request(`/landingPage/filings/${symbol}${query}`);
    expect(response.status).toBe(200);
    return FilingListSchema.parse(await response.json());
  };
  const formsOf = async (query: string) => (await ask(query)).data.map((filing) => filing.filing_type);

  test('filings come newest first, ten to a page, with their number', async () => {
    const { data, totalItems } = await ask('');
    expect(data.map((filing) => filing.filing_type)).toEqual(forms.toReversed());
    expect(totalItems).toBe(10);
    expect(data[0]).toEqual({
      accession_key: '0001-25-000009',
      company_symbol: 'ABC',
      filing_type: 'S-3',
      description: 'Shelf registration',
      raw_text_link: 'https://www.sec.gov/Archives/edgar/data/1/9.txt',
      document_count: null,
      date_as_of_change: '2025-11-10',
    });
  });

  test('pages neither overlap nor leave a gap, and end in an empty one', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => formsOf(`?limit=4&page=${page}`)));
    expect(pages.flat()).toEqual(forms.toReversed());
    expect(await ask('?limit=4&page=4')).toEqual({ data: [], totalItems: 10 });
  });

  test('a date range includes both its days', async () => {
    expect(await formsOf('?date_from=2025-11-02&date_to=2025-11-03')).toEqual(['10-K/A', '10-K']);
  });

  test.each([
    ['8K-related', ['8-K/A', '8-K']],
    ['annual REPORTS', ['10-K/A', '10-K']],
    ['Quarterly Reports', ['NT 10-Q', '10-K/A']],
    ['Insider transactions', ['4', 'SCHEDULE 13G/A']],
    ['Offerings and dilution', ['S-3', '424B5']],
    ['Ownership', ['SCHEDULE 13G/A']],
    ['Proxies and info statements', ['DEF 14A']],
    ['Comment letters', []],
  ])('the group "%s" holds its forms', async (group, expected) => {
    expect(await formsOf(`?type=${encodeURIComponent(group)}`)).toEqual(expected);
  });

  test('a form is matched whole and in any case', async () => {
    expect(await formsOf('?type=8-k')).toEqual(['8-K']);
    expect(await formsOf('?type=10')).toEqual([]);
    expect(await formsOf(`?type=${encodeURIComponent("4' or '1'='1")}`)).toEqual([]);
  });

  test('the symbol is folded, and one company never shows filings of another', async () => {
    expect((await ask('', 'xyz')).totalItems).toBe(1);
  });

  test.each(['?page=0', '?limit=101', '?date_from=yesterday', '?kind=8-K', '?page=1&page=2'])(
    '%s is refused',
    async (query) => {
      expect((await app.request(`/landingPage/filings/ABC${query}`)).status).toBe(400);
    },
  );

  test('an unknown symbol is 404, a company without filings is an empty list', async () => {
    expect((await app.request('/landingPage/filings/NONE')).status).toBe(404);
    expect((await ask('?type=5')).data).toEqual([]);
  });

  const download = async (query: string) => {
    const response = await app.request(`/landingPage/filings/ABC/export${query}`);
    expect(response.status).toBe(200);
    return { response, text: await response.text() };
  };
  const csvForms = async (query: string) =>
    Array.from(parseCsv((await download(query)).text.replace('\ufeff', '')), (cells) => cells[1]).slice(1);

  test('the file holds every filing of a type and time, newest first, under a line of labels', async () => {
    const { response, text } = await download('');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="redstreet-filings-ABC.csv"',
    );
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      'Filed,Form,What it is,Accession,Document',
      '2025-11-10,S-3,Shelf registration,0001-25-000009,https://www.sec.gov/Archives/edgar/data/1/9.txt',
    ]);
    expect(await csvForms('')).toEqual(forms.toReversed());
    expect(await csvForms('?type=8K-related')).toEqual(['8-K/A', '8-K']);
    expect(await csvForms('?date_from=2025-11-02&date_to=2025-11-03')).toEqual(['10-K/A', '10-K']);
    expect(await csvForms('?type=5')).toEqual([]);
  });

  test('the file of an unknown symbol is 404, and what it does not know is refused', async () => {
    expect((await app.request('/landingPage/filings/NONE/export')).status).toBe(404);
    expect((await app.request('/landingPage/filings/ABC/export?page=1')).status).toBe(400);
  });

  test('a form that a spreadsheet would take for a formula is guarded', async () => {
    const formula = { accession_key: 'F1', symbol: 'XYZ', cik: 1, filed_on: '2025-12-01', raw_text_link: '' };
    await store.db
      .insertInto('filings')
      .values({ ...formula, filing_type: '=1+1' })
      .execute();
    const text = await (await app.request('/landingPage/filings/XYZ/export')).text();
    expect(text).toContain("2025-12-01,'=1+1,");
    await store.db.deleteFrom('filings').where('accession_key', '=', 'F1').execute();
  });
});
