import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  EarningsListSchema,
  FinancialsSchema,
  fundamentalFigures,
  statementFigures,
} from '#contract/financials.ts';
import type { OpenStore } from '#server/db/open.ts';
import type { FundamentalsTable } from '#server/db/record-tables.ts';
import type { FinancialPeriodsTable } from '#server/db/financial-tables.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import { forEachEngine } from '#tests/support/store.ts';

const nothing = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;

const period = (
  kind: 'quarter' | 'year',
  period_end: string,
  given: Partial<FinancialPeriodsTable> = {},
): FinancialPeriodsTable => ({
  ...nothing(statementFigures),
  symbol: 'ABC',
  cik: 77,
  kind,
  period_start: '2025-01-01',
  period_end,
  currency: 'USD',
  source: 'sec-facts',
  marks: null,
  is_derived: 0,
  is_restated: 0,
  form: '10-K',
  filed_on: '2026-02-25',
  accession_key: '0000077-26-000001',
  ...given,
});

/** Fifteen quarterly reports, the oldest first. */
const reports = Array.from({ length: 15 }, (_, i) => ({
  symbol: 'ABC',
  date: new Date(Date.UTC(2022, 10 + 3 * i, 5)).toISOString().slice(0, 10),
  eps_actual: (i + 1) / 100,
  eps_estimate: i === 0 ? null : 0.05,
  surprise_percent: i === 0 ? 160487.1 : 12.5,
}));

forEachEngine('GET /stock/financials and /stock/earnings', (openFresh) => {
  let store: OpenStore;
  let app: ReturnType<typeof openDataApp>;

  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [
      company('ABC', { quote_date: '2026-07-02', cik: 77 }),
      company('XYZ'),
      company('ABCK', { cik: 77 }),
    ]);
    await store.db.insertInto('earnings').values(reports).execute();
    await store.db
      .insertInto('fundamentals')
      .values({
        ...nothing(fundamentalFigures),
        dividend_yield: 80,
        symbol: 'ABC',
        as_of: '2026-07-02',
        sales: 5e6,
      } satisfies FundamentalsTable)
      .execute();
    await store.db
      .insertInto('financial_periods')
      .values([
        period('quarter', '2025-09-30', { revenue: 90 }),
        period('quarter', '2025-12-31', { revenue: 100, is_derived: 1 }),
        period('year', '2025-12-31', { revenue: 360, is_restated: 1 }),
      ])
      .execute();
    app = openDataApp(store);
  });
  afterAll(() => store.close());

  test('periods come newest first, with their issuer and the report on the regulator’s site', async () => {
    const { status, body } = await app.get('/stock/financials/abc');
    expect(status).toBe(200);
    const found = FinancialsSchema.parse(body);
    expect(found.fundamentals).toMatchObject({ as_of: '2026-07-02', sales: 5e6, debt: null });
    expect(JSON.stringify(body)).not.toContain('dividend');
    expect(found.periods.map((p) => [p.kind, p.period_end, p.revenue, p.derived, p.restated])).toEqual([
      ['year', '2025-12-31', 360, false, true],
      ['twelve_months', '2025-12-31', 360, true, false],
      ['quarter', '2025-12-31', 100, true, false],
      ['quarter', '2025-09-30', 90, false, false],
    ]);
    expect(found.periods[0]).toMatchObject({
      cik: '77',
      raw_text_link: 'https://www.sec.gov/Archives/edgar/data/77/000007726000001/0000077-26-000001-index.htm',
    });
  });

  test('LBTYK: a share class without reports names the one that has those of its issuer', async () => {
    const { body } = await app.get('/stock/earnings/ABCK');
    expect(body).toMatchObject({ data: [], total: 0, reported_as: 'ABC' });
    expect((await app.get('/stock/earnings/ABC')).body).not.toHaveProperty('reported_as');
  });

  test('a company without figures has none, and no figures of another', async () => {
    expect((await app.get('/stock/financials/XYZ')).body).toEqual({
      symbol: 'XYZ',
      quote_date: null,
      split: null,
      fundamentals: null,
      figures: null,
      periods: [],
    });
    expect((await app.get('/stock/earnings/XYZ')).body).toEqual({
      data: [],
      total: 0,
      page: 1,
      pageSize: 12,
    });
  });

  test('earnings are paged without gap or overlap, newest first, and know the year before across pages', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map(async (page) =>
        EarningsListSchema.parse((await app.get(`/stock/earnings/ABC?pageSize=5&page=${page}`)).body),
      ),
    );
    const all = pages.flatMap(({ data }) => data);
    expect(all.map(({ date }) => date)).toEqual(reports.map(({ date }) => date).toReversed());
    expect(all.map(({ epsYearBefore }) => epsYearBefore)).toEqual([
      ...reports
        .slice(0, 11)
        .map(({ eps_actual }) => eps_actual)
        .toReversed(),
      null,
      null,
      null,
      null,
    ]);
    expect(pages.map(({ total, data }) => [total, data.length])).toEqual([
      [15, 5],
      [15, 5],
      [15, 5],
      [15, 0],
    ]);
  });

  test.each(['/stock/financials/NONE', '/stock/earnings/NONE', '/stock/financials/NONE/csv?table=years'])(
    '%s is 404',
    async (path) => {
      expect(await app.get(path)).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
    },
  );

  test.each([
    '/stock/earnings/ABC?page=0',
    '/stock/earnings/ABC?pageSize=101',
    '/stock/earnings/ABC?sort=date',
    '/stock/financials/A!B',
    '/stock/financials/ABC/csv',
    '/stock/financials/ABC/csv?table=months',
  ])('%s is refused', async (path) => {
    expect((await app.get(path)).status).toBe(400);
  });

  const csv = async (table: string, symbol = 'ABC') => {
    const response = await app.request(`/stock/financials/${symbol}/csv?table=${table}`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="redstreet-${symbol.toLowerCase()}-${table}.csv"`,
    );
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    expect(text.startsWith('\uFEFF')).toBe(true);
    return text.slice(1).trimEnd().split('\r\n');
  };

  test('the earnings file has every report, and no percentage where nobody estimated', async () => {
    const lines = await csv('earnings');
    expect(lines).toHaveLength(16);
    expect(lines[1]).toEqual(expect.stringMatching(/^2026-05-05,0\.15,0\.05,0\.1,12\.5,0\.11,/));
    expect(lines.at(-1)).toEqual(expect.stringMatching(/^2022-11-05,0\.01,,,,,/));
  });

  test('a statement file has the periods of one kind', async () => {
    const quarters = await csv('quarters');
    expect(quarters[0]).toBe('Line,Unit,2025-12-31,2025-09-30');
    expect(quarters[1]).toBe('Revenue,USD,100,90');
    expect((await csv('years'))[1]).toBe('Revenue,USD,360');
    expect((await csv('twelve_months'))[1]).toBe('Revenue,USD,360');
    expect(await csv('years', 'XYZ')).toEqual(['Line,Unit']);
  });
});
