import { afterEach, beforeEach, expect, it } from 'vitest';
import { cleanHtml, plainText } from '#kit/html/rich-html.ts';
import { formatMoney, formatPercent } from '#kit/format.ts';
import type { OpenStore } from '#server/db/open.ts';
import { remakeMoves } from '#server/store/moves/remake-moves.ts';
import { findLetter, queueWeeklyLetter } from '#server/store/letters/weekly-letter.ts';
import { readMarketIndices } from '#server/store/prices/market-index.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { sampleNewsletters } from '../samples/newsletters.ts';
import { weightOfFiling } from './filing-weight.ts';
import { readMoves } from './moves.ts';
import { composeLetters, letterId, weeklyLetters } from './part.ts';

const QUOTES = '2026-07-02';
const [MONDAY, SUNDAY] = ['2026-06-29', '2026-07-05'];
const NOW = new Date('2026-07-06T12:00:00Z');
const bar = (symbol: string, date: string, close: number) => ({
  symbol, date, close, open: null, high: null, low: null, volume: 1_000_000, doubtful: 0 }); // prettier-ignore
const trade = (id: string, filed_on: string, value: number | null, more = {}) => ({
  id, symbol: 'UP', purchaser: 'Ann Ash', role: 'Director', code: 'P', is_buy: 1, amount_purchased: 1_000, price: 12, value,
  held_after: null, date_of_purchase: filed_on, filed_on, raw_text_link: `https://www.sec.gov/${id}`, source: null, ...more }); // prettier-ignore
const filing = (symbol: string, form: string, items: string | null, day = '2026-07-01') => ({
  accession_key: `${symbol}-${form}-${day}`, symbol, cik: 1, filing_type: form, filed_on: day,
  raw_text_link: `https://www.sec.gov/${symbol}/${form.replace(/\W/g, '')}`, items }); // prettier-ignore
const event = (id: string, date: string, kind: string, more = {}) => ({
  id, symbol: 'UP', date, kind, subject: 'Alphamab', indication: null, phase: null, outcome: null, outcome_date: null,
  raw_text_link: null, as_of: '2026-06-28', source: 'biotech-calendar', ...more }); // prettier-ignore
const study = (id: string, more: { status: string; date?: string; results_posted?: string }) => ({
  id, symbol: 'UP', stage: 'Phase 3', stage_group: 'Phase 3', drug_name: `Drug ${id}`, condition: null, date: '2026-05-07',
  raw_text_link: `https://clinicaltrials.gov/${id}`, completion: null, results_posted: null, last_update: '2026-06-30', as_of: null, ...more }); // prettier-ignore
const awaited = (symbol: string, date: string, is_estimate: number, as_of = QUOTES) => ({ symbol, date, is_estimate, as_of, source: 'yahoo' }); // prettier-ignore

forEachEngine('the weekly letters', (openFresh) => {
  let store: OpenStore;
  const fill = () => ({
    ...store,
    seedDir: '',
    onProgress: () => undefined,
    market: () => readMarketIndices(store.db),
  });
  const letters = () =>
    store.db.selectFrom('news').selectAll().where('id', 'like', 'letter-%').orderBy('id', 'desc').execute();
  const newest = async () => {
    const [letter] = await letters();
    const html = letter?.description ?? '';
    return { ...letter, html, text: plainText(html.replaceAll(/<\/t[hd]>/g, ' ')) };
  };

  beforeEach(async () => {
    store = await openFresh();
    const { db } = store;
    const quote = { quote_date: QUOTES, volume: 1_000_000, market_cap: 1e8 };
    await insertCompanies(db, [
      company('UP', { name: 'Up & Away Inc.', last_sale: 24, change_pre: 20, ...quote }),
      company('DOWN', { name: 'Down Corp.', last_sale: 5, change_pre: -50, ...quote }),
      company('CALM', { last_sale: 10, change_pre: 0, ...quote }),
      company('ZZSMA', { is_sample: 1 }),
    ]);
    const days = ['2026-06-25', '2026-06-26', '2026-06-29', '2026-06-30', '2026-07-01'];
    await db.insertInto('price_bars').values([
      ...days.map((date) => bar('UP', date, 20)), bar('UP', QUOTES, 24),
      ...days.map((date) => bar('DOWN', date, 10)), bar('DOWN', QUOTES, 5),
      ...days.map((date) => bar('CALM', date, 10)), bar('CALM', QUOTES, 10),
    ]).execute(); // prettier-ignore
    await db.insertInto('filings').values([
      filing('UP', '8-K', '5.02 9.01'),
      filing('CALM', '8-K', '3.01'),
      filing('DOWN', '8-K', '9.01', '2026-06-29'),
      filing('CALM', '4', null),
    ]).execute(); // prettier-ignore
    await db.insertInto('insider_trades').values([
      trade('a', '2026-06-30', 300_000), trade('b', '2026-06-30', null), trade('c', '2026-06-23', 9_000_000),
      trade('d', '2026-06-30', 7_777_000, { code: 'S', is_buy: 0 }),
    ]).execute(); // prettier-ignore
    await db.insertInto('catalysts').values([
      event('fda', '2026-07-07', 'FDA decision date'),
      event('met', '2026-09-30', 'Readout', { subject: 'Betamab', outcome: 'met', outcome_date: '2026-06-30' }),
      event('later', '2026-07-08', 'Readout', { as_of: '2026-08-01', subject: 'Not known yet' }),
    ]).execute(); // prettier-ignore
    await db.insertInto('bio_phases').values([
      study('NCT1-UP', { status: 'Terminated' }), study('NCT2-UP', { status: 'Active, not recruiting' }),
      study('NCT3-UP', { status: 'Completed', date: '2024-01-01', results_posted: '2026-06-30' }),
    ]).execute(); // prettier-ignore
    await db.insertInto('report_dates').values([awaited('DOWN', '2026-07-09', 0), awaited('CALM', '2026-07-09', 1)]).execute(); // prettier-ignore
    await db.insertInto('earnings').values([
      { symbol: 'CALM', date: '2026-06-30', eps_actual: 0.3, eps_estimate: 0.25, surprise_percent: null },
    ]).execute(); // prettier-ignore
    await remakeMoves(db, store.engine);
  });
  afterEach(() => store.close());

  it('are of weeks that are over and have sessions and moves, of nobody’s sample, on Sundays at nine in New York', async () => {
    expect(await composeLetters(store.db, store.engine, new Date('2026-07-05T12:59:00Z'))).toBe(0);
    expect(await composeLetters(store.db, store.engine, NOW)).toBe(1);
    const [letter] = await letters();
    expect(letter).toMatchObject({
      id: letterId(SUNDAY),
      origin: 'seed',
      kind: 'newsletter',
      is_sample: 0,
      rc_newsletter: 1,
      company_symbol: null,
      published_at: '2026-07-05T13:00:00.000Z',
    });
    expect(cleanHtml(letter?.description ?? '')).toBe(letter?.description);
  });

  it('say what is in the store: moves with what is on record, dollars of purchases, filings, trials, dates ahead', async () => {
    await composeLetters(store.db, store.engine, NOW);
    const { title, summary, html, text } = await newest();
    const moves = await store.db.selectFrom('moves').selectAll().where('date', '>=', MONDAY).execute();
    expect(moves.map(({ symbol }) => symbol).sort()).toEqual(['DOWN', 'UP']);
    const bought = 300_000 + 12_000;
    expect(title).toBe(`The week to Jul 2: Down falls 50.00% on Jul 2, insiders buy ${formatMoney(bought)}`);
    expect(summary).toBe('2 moves of 10% or more, 1 with something on record beside them; 1 filing that matters, 3 entries of trials and decisions, 2 dates of the week ahead.');
    for (const { change_percent, dollar_volume } of moves) {
      expect(text).toContain(formatPercent(Math.abs(change_percent)));
      expect(text).toContain(formatMoney(dollar_volume));
    }
    expect(html).toContain('<a href="/stocks/UP" rel="noopener nofollow">Up &amp; Away (UP)</a>');
    expect(text).toContain('8-K, Item 5.02, officers or directors');
    expect(text).toContain('8-K, Item 3.01, delisting notice or listing rule');
    expect(text).toContain(`On record are purchases of ${formatMoney(bought)}`);
    expect(text).toContain('Every form 4 filed on Jun 30 is on record');
    expect(text).toContain('Readout: Betamab: met');
    expect(text).toContain('Registry changed: Drug NCT1-UP, Phase 3: Terminated');
    expect(text).toContain('Results posted: Drug NCT3-UP, Phase 3: Completed');
    expect(text).not.toContain('Drug NCT2-UP');
    expect(text).toContain('FDA decision date, Alphamab');
    expect(text).toContain('As known on Jul 2, 2026');
    expect(text).toContain('1 more report has an estimated day.');
    expect(text).toContain('1 report of the week is on record: 1 above what was expected, 0 below.');
  }); // prettier-ignore

  it('of weeks of which only the great moves are kept count these', async () => {
    const early = [['2026-05-04', 10], ['2026-05-05', 11.5], ['2026-05-06', 15], ['2026-05-07', 10]] as const;
    await store.db.insertInto('price_bars').values(early.map(([date, close]) => bar('CALM', date, close))).execute();
    await remakeMoves(store.db, store.engine);
    const countsOf = async (monday: string, sunday: string) => {
      const { least, total, rises } = await readMoves(store.db, { monday, sunday });
      return { least, total, rises };
    };
    expect(await countsOf('2026-05-04', '2026-05-10')).toEqual({ least: 25, total: 2, rises: 1 });
    expect(await countsOf(MONDAY, SUNDAY)).toEqual({ least: 10, total: 2, rises: 1 });
  }); // prettier-ignore

  it('tell nothing twice, and nothing that was not known when the week ended', async () => {
    await composeLetters(store.db, store.engine, NOW);
    const { html, text } = await newest();
    const documents = [...html.matchAll(/href="(https:[^"]+)"/g)].map(([, url]) => url);
    expect(new Set(documents).size).toBe(documents.length);
    expect(text).not.toContain('Not known yet');
    expect(text).not.toContain('9.00M');
    expect(text).not.toContain('7.78M');
  });

  it('are made once; what staff took away or wrote anew stays', async () => {
    await weeklyLetters.make(fill());
    await store.db.updateTable('news').set({ deleted_at: '2026-07-06' }).where('id', '=', letterId(SUNDAY)).execute();
    await weeklyLetters.clear(fill());
    expect(await weeklyLetters.make(fill())).toBe(0);
    expect((await letters()).map(({ deleted_at }) => deleted_at)).toEqual(['2026-07-06']);
  }); // prettier-ignore

  it('take the place of those on sample companies: favorites follow, addresses say gone, subscribers stay', async () => {
    const { db } = store;
    const old = (id: string) => ({
      id, origin: 'sample' as const, kind: 'newsletter', title: 'Old', published_at: '2026-07-05T13:00:00.000Z',
      company_symbol: 'ZZSMA', rc_newsletter: 1, is_sample: 1, score: 0, updated_at: '2026-07-05' }); // prettier-ignore
    for (const id of ['sample-letter-week-1', 'sample-letter-reading-9']) await db.insertInto('news').values(old(id)).execute(); // prettier-ignore
    const heart = { user_id: 'ann', kind: 'news', object_id: 'sample-letter-week-1', created_at: '2026-07-05' };
    await db.insertInto('favorites').values(heart as never).execute(); // prettier-ignore
    await db.insertInto('subscribers').values({
      id: 's', email: 'ann@example.com', email_key: 'ann@example.com', state: 'confirmed', frequency: 'weekly', topics: '[]',
      source: 'short', consented_at: '2026-07-01', consent_version: 'v', consent_address: '::1', issue: 'i', confirm_hash: 'c',
      confirm_expires_at: '2026-07-08', manage_hash: 'm', created_at: '2026-07-01',
    } as never).execute(); // prettier-ignore
    await sampleNewsletters.clear(fill());
    await sampleNewsletters.make(fill());
    await weeklyLetters.clear(fill());
    await weeklyLetters.make(fill());
    const favorites = await db.selectFrom('favorites').select('object_id').execute();
    expect(favorites).toEqual([{ object_id: letterId(SUNDAY) }]);
    const gone = await db.selectFrom('news').select(['id', 'deleted_at']).where('id', 'like', 'sample-letter-week-%').execute();
    expect(gone).toMatchObject([{ id: 'sample-letter-week-1', deleted_at: expect.any(String) as string }]);
    expect(await db.selectFrom('subscribers').select(['email', 'state']).execute()).toEqual([{ email: 'ann@example.com', state: 'confirmed' }]);
  }); // prettier-ignore

  it('are queued once for who confirmed and wants one now, while they are fresh', async () => {
    const { db } = store;
    const reader = (id: string, state: string, frequency: string) => ({
      id, email: `${id}@example.com`, email_key: `${id}@example.com`, state, frequency, topics: '[]', source: 'short',
      consented_at: '2026-07-01', consent_version: 'v', consent_address: '::1', issue: id, confirm_hash: id,
      confirm_expires_at: '2026-07-08', manage_hash: id, created_at: '2026-07-01' }); // prettier-ignore
    for (const row of [reader('ann', 'confirmed', 'weekly'), reader('bob', 'pending', 'weekly'), reader('cat', 'unsubscribed', 'weekly'), reader('dan', 'confirmed', 'monthly')])
      await db.insertInto('subscribers').values(row as never).execute(); // prettier-ignore
    await composeLetters(db, store.engine, NOW);
    expect(await queueWeeklyLetter(db, new Date('2026-07-12T14:00:00Z'))).toBe(0);
    expect(await queueWeeklyLetter(db, NOW)).toBe(2);
    expect(await queueWeeklyLetter(db, NOW)).toBe(0);
    const queued = await db.selectFrom('outbox').select(['kind', 'email', 'detail']).orderBy('email').execute();
    expect(queued).toEqual(['ann', 'dan'].map((name) => ({ kind: 'newsletter-weekly', email: `${name}@example.com`, detail: letterId(SUNDAY) })));
    expect(await findLetter(db, letterId(SUNDAY))).toMatchObject({ id: letterId(SUNDAY) });
  }); // prettier-ignore

  it('are none where there are no quotes', async () => {
    await store.db.deleteFrom('companies').execute();
    expect(await composeLetters(store.db, store.engine, NOW)).toBe(0);
  });
});

it.each([
  ['8-K', '9.01', 0],
  ['8-K', null, 0],
  ['8-K', '5.02 3.01', 9],
  ['4', null, 0],
  ['NT 10-Q', null, 7],
  ['25-NSE', null, 9],
  ['424B5', null, 4],
])('a form %s of %s weighs %i', (filing_type, items, weight) => {
  expect(weightOfFiling({ filing_type, items })).toBe(weight);
});
