import { afterAll, beforeAll, expect, it } from 'vitest';
import { CatalystCalendarSchema, EarningsCalendarSchema } from '#contract/calendar.ts';
import type { FundamentalsTable } from '#server/db/record-tables.ts';
import type { OpenStore } from '#server/db/open.ts';
import { plausibleEstimate } from '#server/store/calendar/earnings.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import { sessionOf } from '#tests/support/sessions.ts';
import { forEachEngine } from '#tests/support/store.ts';

const report = (symbol: string, date: string, eps_actual: number | null, eps_estimate: number | null) => ({
  symbol, date, eps_actual, eps_estimate, surprise_percent: null }); // prettier-ignore
const awaited = (symbol: string, date: string, is_estimate = 1) => ({
  symbol, date, is_estimate, as_of: '2026-07-02', source: 'yahoo' }); // prettier-ignore
const event = (id: string, symbol: string, date: string, kind: string, more = {}) => ({
  id, symbol, date, kind, subject: null, indication: null, phase: null, outcome: null, outcome_date: null,
  raw_text_link: null, as_of: '2026-06-28', source: 'biotech-calendar', ...more }); // prettier-ignore
const trial = (id: string, symbol: string, date: string | null, status: string) => ({
  id, symbol, stage: 'Phase 2', stage_group: 'Phase 2', drug_name: 'Alphamab', condition: 'Asthma', status, date,
  completion: null, results_posted: null, last_update: null, as_of: '2026-03-27', raw_text_link: null }); // prettier-ignore
const bar = (symbol: string, date: string, close: number) => ({
  symbol, date, close, open: null, high: null, low: null, volume: 1, doubtful: 0 }); // prettier-ignore

/** Fundamentals of which nothing else is known. */
async function insertExpected(store: OpenStore, symbol: string, eps_next_quarter: number) {
  const row: Partial<FundamentalsTable> = { symbol, as_of: '2026-07-02', eps_next_quarter };
  await store.db
    .insertInto('fundamentals')
    .values(row as FundamentalsTable)
    .execute();
}

const token = 'token-of-ann-000000';

forEachEngine('the calendars', (openFresh) => {
  let store: OpenStore;
  let app: ReturnType<typeof openDataApp>;
  beforeAll(async () => {
    store = await openFresh();
    const { db } = store;
    await insertCompanies(db, [
      company('BIG', {
        name: 'Big Works',
        market_cap: 2e9,
        sector_name: 'Technology',
        quote_date: '2026-07-02',
      }),
      company('SML', { name: 'Small_Works', market_cap: 4e7, sector_name: 'Life Sciences' }),
      company('UNK', { name: 'Unknown Size' }),
      company('SIS', { name: 'Sister Class', is_lead_class: 0 }),
      company('ZZSMA', { name: 'Sample', is_sample: 1 }),
    ]);
    await db.insertInto('earnings').values([
      report('BIG', '2026-05-05', 0.3, 0.25),
      report('BIG', '2026-02-05', 0.2, 0.25),
      report('SML', '2026-05-05', -1, null),
      report('SML', '2026-06-30', null, -1),
      report('UNK', '2026-07-05', 1, 1),
    ]).execute(); // prettier-ignore
    await db.insertInto('report_dates').values([
      awaited('BIG', '2026-08-04', 0),
      awaited('SML', '2026-08-04'),
      awaited('SIS', '2026-08-04'),
      awaited('ZZSMA', '2026-08-04'),
      awaited('UNK', '2026-07-07'),
    ]).execute(); // prettier-ignore
    await insertExpected(store, 'BIG', 0.31);
    await insertExpected(store, 'SML', 5);
    await db.insertInto('price_bars').values([
      bar('BIG', '2026-05-04', 10), bar('BIG', '2026-05-05', 11), bar('BIG', '2026-05-06', 12),
    ]).execute(); // prettier-ignore
    await db.insertInto('catalysts').values([
      event('fda', 'SML', '2026-12-12', 'FDA decision date', { subject: 'Alphamab' }),
      event('approved', 'SML', '2026-06-30', 'FDA decision date', { outcome: 'approved', outcome_date: '2026-06-25' }),
      event('readout', 'SML', '2026-09-30', 'Readout'),
      event('lock-up', 'BIG', '2026-07-07', 'Lock-up end, 180 days', { source: 'sec-prospectus' }),
      event('split-1', 'BIG', '2026-06-18', 'Stock split', { source: 'sec-8k' }),
      event('split-2', 'BIG', '2026-06-18', 'Stock split', { source: 'sec-8k' }),
      event('sample', 'ZZSMA', '2026-12-12', 'Readout'),
    ]).execute(); // prettier-ignore
    await db.insertInto('bio_phases').values([
      trial('NCT1-SML', 'SML', '2026-11-01', 'Recruiting'),
      trial('NCT2-SML', 'SML', '2026-11-01', 'Withdrawn'),
      trial('NCT3-SML', 'SML', null, 'Recruiting'),
      trial('NCT4-SML', 'SML', '2026-05-01', 'Completed'),
    ]).execute(); // prettier-ignore
    await db.insertInto('favorites').values({
      user_id: 'u1', kind: 'company', object_id: 'SIS', created_at: '2026-07-02T00:00:00.000Z',
    } as never).execute(); // prettier-ignore
    app = openDataApp(store, {
      [token]: sessionOf('u1'),
    });
  });
  afterAll(() => store.close());

  const read = async (path: string, token?: string) => {
    const response = await app.request(path, token ? { headers: { authorization: `Bearer ${token}` } } : {});
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const earnings = async (query: string, token?: string) =>
    EarningsCalendarSchema.parse(
      (await read(`/calendar/${token ? 'favorites/' : ''}earnings?${query}`, token)).body,
    );
  const catalysts = async (query: string) =>
    CatalystCalendarSchema.parse((await read(`/calendar/catalysts?${query}`)).body);
  const year = 'from=2026-01-01&to=2026-12-31';

  it('of reports tell those that came from those awaited, the largest of a day first, no samples and no second class', async () => {
    const { data, total, days, before, after } = await earnings(year);
    expect(data.map(({ date, symbol, state }) => `${date} ${symbol} ${state}`)).toEqual([
      '2026-02-05 BIG reported',
      '2026-05-05 BIG reported',
      '2026-05-05 SML reported',
      '2026-07-05 UNK reported',
      '2026-08-04 BIG published',
      '2026-08-04 SML estimated',
    ]);
    expect([total, before, after]).toEqual([6, null, null]);
    expect(days).toContainEqual({ date: '2026-05-05', total: 2 });
  });

  it('say of a report what was expected, what came, the report before and the price', async () => {
    const { data } = await earnings('from=2026-05-05&to=2026-08-04&symbol=BIG');
    expect(data).toMatchObject([
      {
        epsActual: 0.3,
        epsExpected: 0.25,
        over2Percent: 20,
        asOf: null,
        last: { date: '2026-02-05', epsActual: 0.2, epsEstimate: 0.25 },
      },
      {
        epsActual: null,
        epsExpected: 0.31,
        epsExpectedAsOf: '2026-07-02',
        asOf: '2026-07-02',
        source: 'yahoo',
        last: { date: '2026-05-05', epsActual: 0.3 },
      },
    ]);
  });

  it('leave out an estimate of another size than the reports before', async () => {
    const [small] = (await earnings('from=2026-08-04&to=2026-08-04&size=nano')).data;
    expect(small).toMatchObject({ symbol: 'SML', epsExpected: null, epsExpectedAsOf: null });
    const before = [{ eps_actual: 0.1, eps_estimate: 0.2 }];
    expect([0.22, 0.23, null].map((eps) => plausibleEstimate(eps, before))).toEqual([0.22, null, null]);
    expect(plausibleEstimate(1, [])).toBeNull();
  });

  it('name the nearest days that have something, by the same filters', async () => {
    expect(await earnings('from=2026-06-01&to=2026-06-30&sector=Technology')).toMatchObject({
      total: 0,
      before: '2026-05-05',
      after: '2026-08-04',
    });
    expect(await earnings('from=2026-06-01&to=2026-06-30')).toMatchObject({ after: '2026-07-05' });
  });

  it('are narrowed by sector, size, and a part of a name, whose marks mean nothing', async () => {
    const symbols = async (query: string) => (await earnings(`${year}&${query}`)).data.map(({ symbol }) => symbol);
    expect(new Set(await symbols('sector=Life+Sciences'))).toEqual(new Set(['SML']));
    expect(new Set(await symbols('size=largest'))).toEqual(new Set(['BIG']));
    expect(new Set(await symbols('search=works'))).toEqual(new Set(['BIG', 'SML']));
    expect(new Set(await symbols('search=_'))).toEqual(new Set(['SML']));
    expect(await symbols('search=%25')).toEqual([]);
  }); // prettier-ignore

  it('come by pages, backwards, or with the first of each day', async () => {
    expect((await earnings(`${year}&pageSize=2&page=3`)).data.map(({ symbol }) => symbol)).toEqual(['BIG', 'SML']);
    expect((await earnings(`${year}&order=desc&pageSize=1`)).data[0]).toMatchObject({ date: '2026-08-04' });
    expect((await earnings(`${year}&perDay=1`)).data).toHaveLength(4);
  }); // prettier-ignore

  it('of favorites are their owner’s, with every class of shares', async () => {
    expect((await earnings(year, token)).data.map(({ symbol }) => symbol)).toEqual(['SIS']);
    expect((await read(`/calendar/favorites/earnings?${year}`)).status).toBe(401);
  });

  it('of catalysts stand on the day of the outcome, each thing once, with how firm its day is', async () => {
    const { data } = await catalysts(year);
    expect(data.map(({ date, id, group, state }) => `${date} ${id} ${group} ${state}`)).toEqual([
      '2026-05-01 NCT4-SML Trials happened',
      '2026-06-18 split-1 Corporate happened',
      '2026-06-25 approved FDA happened',
      '2026-07-07 lock-up Lock-ups computed',
      '2026-09-30 readout Readouts expected',
      '2026-11-01 NCT1-SML Trials registered',
      '2026-12-12 fda FDA set',
    ]);
    for (const group of ['FDA', 'Readouts', 'Trials', 'Lock-ups', 'Corporate'])
      expect((await catalysts(`${year}&group=${group}`)).data.map(({ id }) => id)).toEqual(
        data.filter((entry) => entry.group === group).map(({ id }) => id),
      );
  });

  it('know one catalyst by its name, and none of a sample', async () => {
    expect((await read('/calendar/catalysts/fda')).body).toMatchObject({
      symbol: 'SML',
      subject: 'Alphamab',
    });
    expect((await read('/calendar/catalysts/NCT1-SML')).body).toMatchObject({ kind: 'Primary completion' });
    for (const id of ['sample', 'NCT2-SML', 'none'])
      expect((await read(`/calendar/catalysts/${id}`)).status).toBe(404);
  });

  it.each(['from=2026-01-01', 'from=2026-01-02&to=2026-01-01', 'from=2026-01-01&to=2027-06-01', `${year}&size=huge`, `${year}&x=1`])(
    'refuse %s', async (query) => {
      expect((await read(`/calendar/earnings?${query}`)).status).toBe(400);
    }); // prettier-ignore
});
