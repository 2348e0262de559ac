import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { screenerFieldNames, screenerFields, type ScreenerFieldName } from '#contract/screener-fields.ts';
import { toQueryString } from '#kit/href/paths.ts';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';

import { openDataApp } from '#tests/support/data-app.ts';
import { filtersArbitrary, screenerCompanies, sortArbitrary } from '#tests/support/screener-fixture.ts';
import { type AskedFilters, type AskedSort, expectedRows } from '#tests/support/screener-oracle.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { inLongRun } from '#tests/support/long.ts';
import { parseCsv } from '#kit/http/csv.ts';

const BOM = '\ufeff';
const labels = new Map(screenerFields.map(({ name, label }) => [name, label]));
const rowsOf = (text: string) => Array.from(parseCsv(text.replace(BOM, '')));

forEachEngine('the export', (openFresh) => {
  let store: OpenStore;
  let app: ReturnType<typeof openDataApp>;
  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(store.db, screenerCompanies);
    app = openDataApp(store);
  });
  afterAll(() => store.close());

  async function download(query: Record<string, string | undefined>) {
    const response = await app.request(`/stock/export${toQueryString(query)}`);
    expect(response.status).toBe(200);
    const bytes = new Uint8Array(await response.arrayBuffer());
    // As it is: a reader of text would swallow the byte order mark.
    return { response, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) };
  }

  it('holds the rows of the screener in its order, whatever filters, sort and columns', async () => {
    const columns = fc.uniqueArray(fc.constantFrom(...screenerFieldNames), { minLength: 1, maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(filtersArbitrary, sortArbitrary, columns, async (filters, sort, fields) => {
        const { text } = await download({
          filters: JSON.stringify(filters),
          sortField: sort.field,
          sortDirection: sort.direction,
          columns: fields.join(','),
        });
        const [head, ...lines] = rowsOf(text);
        expect(head).toEqual(fields.map((field) => labels.get(field)));
        expect(lines).toEqual(expectedCells(filters, sort, fields));
      }),
      { numRuns: inLongRun(400, 40) },
    );
  });

  it('is a download with byte order mark and CR LF, of the columns and the sort of the grid', async () => {
    const { response, text } = await download({});
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="redstreet-screener.csv"');
    expect(text.startsWith(`${BOM}Symbol,Name,Last Price,IPO Year,Market Cap,Volume,Change %\r\n`)).toBe(
      true,
    );
    expect(text.endsWith('\r\n')).toBe(true);
    const symbols = rowsOf(text)
      .slice(1)
      .map(([symbol]) => symbol);
    const bySize = { field: 'market_cap', direction: 'desc' } as const;
    expect(symbols).toEqual(expectedRows(screenerCompanies, {}, bySize).map(({ symbol }) => symbol));
  });

  it('is dated by the quotes, guards texts against being read as formulas and leaves numbers alone', async () => {
    const fresh = await openFresh();
    const names = ['=1+1', '+A1', '@SUM(A1)', '-2', '\tx', '＝1', 'say "hi", then\nleave', 'Corp-Name'];
    await insertCompanies(
      fresh.db,
      names.map((name, i) =>
        company(`S${i}`, {
          name,
          change_pre: -1.5,
          net_change: 1e-7,
          market_cap: null,
          quote_date: '2026-07-02',
        }),
      ),
    );
    const response = await openDataApp(fresh).request(
      '/stock/export?sortField=symbol&columns=symbol,name,change_pre,net_change,market_cap',
    );
    expect(response.headers.get('content-disposition')).toContain('redstreet-screener-2026-07-02.csv');
    const guarded = [
      "'=1+1",
      "'+A1",
      "'@SUM(A1)",
      "'-2",
      "'\tx",
      "'＝1",
      'say "hi", then\nleave',
      'Corp-Name',
    ];
    expect(rowsOf(await response.text()).slice(1)).toEqual(
      guarded.map((name, i) => [`S${i}`, name, '-1.5', '1e-7', '']),
    );
    await fresh.close();
  });

  it('reads more rows than one piece has, and keeps the order over the seams', async () => {
    const fresh = await openFresh();
    const many = Array.from({ length: 1_203 }, (_, i) => company(`C${i}`, { volume: (i * 7919) % 1203 }));
    await insertCompanies(fresh.db, many);
    const response = await openDataApp(fresh).request('/stock/export?sortField=volume&columns=volume');
    const volumes = rowsOf(await response.text()).slice(1);
    expect(volumes).toEqual(Array.from({ length: 1_203 }, (_, i) => [String(i)]));
    await fresh.close();
  });

  it('has a line of labels where no company passes', async () => {
    const { text } = await download({ filters: '{"market":["nowhere"]}', columns: 'symbol' });
    expect(text).toBe(`${BOM}Symbol\r\n`);
  });

  it.each([
    ['columns=nope', 'columns'],
    ['columns=symbol,,name', 'columns'],
    ['sortField=nope', 'sortField'],
    ['sortDirection=up', 'sortDirection'],
    ['filters=%7B', 'filters'],
    ['filters=%7B%22nope%22%3A%5B%5D%7D', 'filters.nope'],
    ['page=1', 'page'],
    ['columns=symbol&columns=name', 'columns'],
  ])('refuses %s with the envelope', async (query, field) => {
    const { status, body } = await app.get(`/stock/export?${query}`);
    expect([status, Object.keys((body as { error: { fields: object } }).error.fields)]).toEqual([
      400,
      [field],
    ]);
  });
});

const formulaStarts = /^[=+\-@\t\r＝＋－＠]/;

function expectedCells(filters: AskedFilters, sort: AskedSort, fields: readonly ScreenerFieldName[]) {
  return expectedRows(screenerCompanies, filters, sort).map((row) =>
    fields.map((field) => {
      const value = row[field] ?? '';
      return typeof value === 'string' && formulaStarts.test(value) ? `'${value}` : String(value);
    }),
  );
}
