import { afterAll, beforeAll, expect, test } from 'vitest';
import { CatalystListSchema, TrialListSchema } from '#contract/catalyst.ts';
import { ConsensusListSchema, OutlookSchema } from '#contract/expectations.ts';
import { OwnershipSchema, ShortInterestSchema } from '#contract/ownership.ts';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import { sessionOf } from '#tests/support/sessions.ts';
import { forEachEngine } from '#tests/support/store.ts';

const token = 'a-token-of-the-tests';

const snapshot = (as_of: string, given: object) => ({
  symbol: 'MLTX', as_of, shares_outstanding: null, float_shares: null, insiders_percent: null,
  institutions_percent: null, source: 'yahoo', ...given,
}); // prettier-ignore

const position = (id: string, symbol: string, given: object) => ({
  id, company_symbol: symbol, institution_name: id, shares_held_percentage: null, shares_held: null, market_value: null,
  filing_date: '2026-05-15', raw_text_link: null, report_date: '2026-03-31', prior_shares: null, prior_value: null,
  is_new: 0, is_computed: 1, source: 'sec-13f', is_sample: 0, ...given,
}); // prettier-ignore

const settlement = (day: string, shares_short: number, given: object = {}) => ({
  symbol: 'MLTX', settlement: day, shares_short, change_percent: null, percent_of_float: null, days_to_cover: null,
  is_days_computed: 1, is_float_computed: 0, highest: null, source: 'yahoo', ...given,
}); // prettier-ignore

const consensus = (as_of: string, target_mean: number) => ({
  symbol: 'MLTX', as_of, analysts: 9, recommendation: 'buy', recommendation_mean: 2, target_mean, target_median: null,
  target_high: 40, target_low: 8, source: 'yahoo',
}); // prettier-ignore

const catalyst = (id: string, date: string, outcome: string | null) => ({
  id, symbol: 'MLTX', date, kind: 'FDA decision date', subject: 'Sonelokimab', indication: null, phase: 'BLA', outcome,
  outcome_date: null, raw_text_link: 'https://example.com/', as_of: '2026-06-28', source: 'biotech-calendar',
}); // prettier-ignore

const trial = (id: string, stage: string, status: string) => ({
  id: `${id}-MLTX`, symbol: 'MLTX', stage, stage_group: 'Phase 3', drug_name: null, condition: null, status, date: null,
  completion: null, results_posted: null, last_update: null, as_of: '2026-03-27', raw_text_link: null,
}); // prettier-ignore

async function fill({ db }: OpenStore): Promise<void> {
  await insertCompanies(db, [
    company('MLTX', { quote_date: '2026-07-02', shares_outstanding: 73_620_000 }),
    company('NIL', { quote_date: '2026-07-02', shares_outstanding: 1_000 }),
  ]);
  await db
    .insertInto('ownership_snapshots')
    .values([
      snapshot('2026-04-18', {
        shares_outstanding: 71_730_000,
        insiders_percent: 10.4,
        institutions_percent: 75.6,
      }),
      snapshot('2026-06-10', { float_shares: 39_470_000 }),
    ])
    .execute();
  await db
    .insertInto('holdings')
    .values([
      position('Deep Track Capital', 'MLTX', { market_value: 119_461_206, prior_value: 60_760_736 }),
      position('BVF Inc.', 'MLTX', { market_value: 298_263_934, shares_held: 16_001_284 }),
      position('Elsewhere', 'NIL', {}),
    ])
    .execute();
  await db
    .insertInto('short_interest')
    .values([
      settlement('2026-03-31', 7_757_169),
      settlement('2026-05-15', 5_467_746, { highest: 8_149_387 }),
    ])
    .execute();
  await db
    .insertInto('stakes')
    .values({
      symbol: 'MLTX',
      accession_key: 'A',
      form: '13D/A',
      holder: '=cmd',
      filed_on: '2026-06-29',
      raw_text_link: 'https://www.sec.gov/',
    }) // prettier-ignore
    .execute();
  await db
    .insertInto('analyst_consensus')
    .values([consensus('2026-04-18', 28), consensus('2026-07-02', 26)])
    .execute();
  await db
    .insertInto('report_dates')
    .values({ symbol: 'MLTX', date: '2026-08-10', is_estimate: 1, as_of: '2026-07-02', source: 'yahoo' })
    .execute();
  await db
    .insertInto('catalysts')
    .values([catalyst('a', '2026-06-30', 'approved'), catalyst('b', '2026-12-31', null)])
    .execute();
  await db
    .insertInto('bio_phases')
    .values([
      trial('NCT1', 'Phase 3', 'Completed'),
      trial('NCT2', 'Phase 1/2', 'Recruiting'),
      trial('NCT3', 'Phase 3', 'Active, not recruiting'),
    ])
    .execute();
}

forEachEngine('who owns, shorts, follows and awaits a company', (openFresh) => {
  let store: OpenStore;
  let app: ReturnType<typeof openDataApp>;
  beforeAll(async () => {
    store = await openFresh();
    await fill(store);
    app = openDataApp(store, { [token]: sessionOf('u1') });
  });
  afterAll(() => store.close());

  test('owners and float each come with their own day, managers by value, and what shares are counted of', async () => {
    const { body } = await app.get('/stock/ownership/mltx');
    const found = OwnershipSchema.parse(body);
    expect(found).toMatchObject({
      owners: { asOf: '2026-04-18', insidersPercent: 10.4 },
      float: { asOf: '2026-06-10', floatShares: 39_470_000 },
      sharesOutstanding: 71_730_000,
      sharesAsOf: '2026-04-18',
      managersOnRecord: 3,
    });
    expect(found.managers.map(({ manager }) => manager)).toEqual(['BVF Inc.', 'Deep Track Capital']);
  });

  test('of a company of which nothing is known everything is empty, of none it is not found', async () => {
    const { body } = await app.get('/stock/ownership/NIL');
    expect(OwnershipSchema.parse(body)).toMatchObject({
      owners: null,
      float: null,
      sharesOutstanding: 1_000,
      stakes: [],
    });
    expect(OutlookSchema.parse((await app.get('/stock/earnings/NIL/outlook')).body)).toEqual({
      symbol: 'NIL',
      next: null,
      estimates: null,
      dividends: null,
    });
    for (const path of ['ownership', 'short-interest', 'catalysts', 'trials'])
      expect((await app.get(`/stock/${path}/NONE`)).status).toBe(404);
    expect((await app.get('/stock/earnings/NONE/outlook')).status).toBe(404);
  });

  test('short interest comes newest first, with the highest that is known', async () => {
    const found = ShortInterestSchema.parse((await app.get('/stock/short-interest/MLTX')).body);
    expect(found.settlements.map(({ sharesShort }) => sharesShort)).toEqual([5_467_746, 7_757_169]);
    expect([found.highest, found.highestAsOf]).toEqual([8_149_387, '2026-05-15']);
  });

  test('consensus is for who has signed in, the day of the next report for everybody', async () => {
    expect((await app.get('/stock/consensus/MLTX')).status).toBe(401);
    const answer = await app.request('/stock/consensus/MLTX', {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data } = ConsensusListSchema.parse(await answer.json());
    expect(data.map(({ targetMean }) => targetMean)).toEqual([26, 28]);
    expect((await app.get('/stock/earnings/MLTX/outlook')).body).toMatchObject({
      next: { date: '2026-08-10', isEstimate: true, asOf: '2026-07-02' },
    });
  });

  test('catalysts come newest first; trials that run before those that ended, later phases before earlier', async () => {
    const { data } = CatalystListSchema.parse((await app.get('/stock/catalysts/MLTX')).body);
    expect(data.map(({ date }) => date)).toEqual(['2026-12-31', '2026-06-30']);
    const trials = TrialListSchema.parse((await app.get('/stock/trials/MLTX')).body);
    expect(trials.data.map(({ nctId }) => nctId)).toEqual(['NCT3', 'NCT2', 'NCT1']);
  });

  test.each(['managers', 'stakes', 'short-interest', 'insiders'])(
    '%s are a file, in which no text is a formula',
    async (table) => {
      const answer = await app.request(`/stock/ownership/MLTX/csv?table=${table}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-disposition')).toContain(`redstreet-mltx-${table}.csv`);
      const lines = (await answer.text()).trim().split('\r\n');
      if (table === 'stakes') expect(lines[1]).toContain("'=cmd");
      expect(lines).toHaveLength({ managers: 3, stakes: 2, 'short-interest': 3, insiders: 1 }[table] ?? 0);
      expect((await app.request(`/stock/ownership/NONE/csv?table=${table}`)).status).toBe(404);
    },
  );
});
