import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MoveFact } from '#contract/move.ts';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { publishContent } from '../publishing/publish-content.ts';
import { movesOfDay } from './moves-of-day.ts';
import { remakeMoves } from './remake-moves.ts';

const DAY = '2026-07-02';
const quote = (symbol: string, change_pre: number | null, more = {}) =>
  company(symbol, { quote_date: DAY, change_pre, last_sale: 5, volume: 100_000, market_cap: 1e8, ...more });
const bar = (symbol: string, date: string, close: number, more = {}) => ({
  symbol, date, close, open: null, high: null, low: null, volume: 100_000, doubtful: 0, ...more }); // prettier-ignore
const filing = (symbol: string, filing_type: string, filed_on: string, items: string | null = null) => ({
  accession_key: `${symbol} ${filing_type} ${filed_on}`, symbol, cik: 1, filing_type, filed_on, items,
  raw_text_link: `https://www.sec.gov/${symbol}/${filed_on}` }); // prettier-ignore
const trade = (symbol: string, code: string, filed_on: string) => ({
  id: `${symbol}-${code}`, symbol, purchaser: 'Ann Ash', role: 'Director', code, is_buy: 1, amount_purchased: 1_000, price: 12,
  value: null, held_after: null, date_of_purchase: '2026-06-30', filed_on, raw_text_link: null, source: null }); // prettier-ignore
const words = (facts: readonly MoveFact[] | undefined) => facts?.map((fact) => `${fact.words} (${fact.day})`);

forEachEngine('large moves', (openFresh) => {
  let store: OpenStore;
  const ofDay = async () => {
    const day = await movesOfDay.make({ ...store, kept: () => Promise.reject(new Error('none')) });
    return { ...day, by: new Map(day.data.map((move) => [move.symbol, move])) };
  };
  const ofBars = async (symbol: string) =>
    (await store.db.selectFrom('moves').select('date').where('symbol', '=', symbol).orderBy('date').execute()).map(({ date }) => date); // prettier-ignore

  beforeAll(async () => {
    store = await openFresh();
    const { db } = store;
    await insertCompanies(db, [
      quote('FILED', 12),
      quote('MANY', -10),
      quote('NONE', 91),
      quote('NEVER', 15),
      quote('SMALL', 9.99),
      quote('THIN', 40, { volume: 49_000 }),
      quote('BLANK', null),
      quote('SAMPLE', 50, { is_sample: 1 }),
      company('BARS', { quote_date: DAY, change_pre: 1, last_sale: 5, volume: 100_000 }),
      company('LEAP', {
        quote_date: DAY,
        change_pre: 1,
        last_sale: 5,
        volume: 100_000,
        shares_outstanding: 8_500_000,
      }),
    ]);
    await db
      .insertInto('filings')
      .values([
        filing('FILED', '8-K', DAY, '5.02 9.01'),
        filing('FILED', '4', DAY),
        filing('FILED', '10-Q', '2026-06-30'),
        filing('MANY', '424B5', '2026-07-01'),
        filing('MANY', 'SCHEDULE 13D', DAY),
        filing('NONE', '8-K', '2026-06-30'),
        filing('NONE', '4', '2025-12-16'),
        filing('NONE', '8-K', '2026-07-03'),
      ])
      .execute();
    await db
      .insertInto('stakes')
      .values({
        symbol: 'MANY',
        accession_key: `MANY SCHEDULE 13D ${DAY}`,
        form: '13D',
        holder: 'Corre Partners',
        filed_on: DAY,
        raw_text_link: 'https://www.sec.gov/13d',
      }) // prettier-ignore
      .execute();
    await db
      .insertInto('earnings')
      .values([
        { symbol: 'MANY', date: DAY, eps_actual: -0.51, eps_estimate: -0.4, surprise_percent: null },
        { symbol: 'NONE', date: '2026-05-20', eps_actual: 1, eps_estimate: null, surprise_percent: null },
        { symbol: 'NONE', date: DAY, eps_actual: null, eps_estimate: 1, surprise_percent: null },
      ])
      .execute();
    await db
      .insertInto('insider_trades')
      .values([trade('MANY', 'P', DAY), trade('MANY', 'S', DAY)])
      .execute();
    await db
      .insertInto('splits')
      .values({ symbol: 'MANY', date: DAY, new_shares: 1, old_shares: 21, source: 's', fetched: null })
      .execute();
    await db
      .insertInto('catalysts')
      .values({
        id: 'c',
        symbol: 'MANY',
        date: '2026-07-01',
        kind: 'FDA decision date',
        subject: 'CTX-009',
        indication: null,
        phase: null,
        outcome: null,
        outcome_date: null,
        raw_text_link: null,
        as_of: DAY,
        source: 's',
      }) // prettier-ignore
      .execute();
    await db
      .insertInto('price_bars')
      .values([
        bar('BARS', '2026-06-01', 5),
        bar('BARS', '2026-06-02', 5.6),
        bar('BARS', '2026-06-03', 5.7),
        bar('BARS', '2026-06-04', 8, { doubtful: 1 }),
        bar('BARS', '2026-06-05', 5),
        bar('BARS', '2026-06-08', 4.4, { volume: 1_000 }),
        bar('BARS', '2026-06-22', 9),
        bar('BARS', '2026-06-23', 8),
        bar('BARS', DAY, 20),
        bar('LEAP', '2026-06-01', 5, { doubtful: 1 }),
        bar('LEAP', '2026-06-02', 6, { doubtful: 1 }),
        bar('LEAP', '2026-06-03', 8, { doubtful: 1 }),
        bar('LEAP', '2026-06-04', 40, { volume: 90_000_000 }),
        bar('LEAP', '2026-06-05', 30),
      ])
      .execute();
    await db
      .insertInto('ownership_snapshots')
      .values({
        symbol: 'LEAP',
        as_of: '2026-02-28',
        source: 'Yahoo Finance',
        shares_outstanding: 7_700_000,
        float_shares: null,
        insiders_percent: null,
        institutions_percent: null,
      })
      .execute();
    await remakeMoves(db, store.engine);
  });
  afterAll(() => store.close());

  it('are those of 10 % on $250,000, by the published figures on the day of the quote, samples left out', async () => {
    const { date, data } = await ofDay();
    expect(date).toBe(DAY);
    expect(data.map(({ symbol, change, dollarVolume }) => [symbol, change, dollarVolume])).toEqual([
      ['NONE', 91, 500_000],
      ['NEVER', 15, 500_000],
      ['FILED', 12, 500_000],
      ['MANY', -10, 500_000],
    ]);
  });

  it('of earlier sessions are from close to close, none over a hole or a doubtful close, none of little money', async () => {
    expect(await ofBars('BARS')).toEqual(['2026-06-02', '2026-06-23']);
  });

  it('among closes in doubt are the great ones that no split can have made, and the leap itself where the count of shares stood', async () => {
    expect(await ofBars('LEAP')).toEqual(['2026-06-03', '2026-06-04', '2026-06-05']);
  });

  it('have beside them what was filed that day, and no statement of insiders', async () => {
    const { by } = await ofDay();
    expect(by.get('FILED')).toMatchObject({
      onRecord: [{ kind: 'filing', words: '8-K, Item 5.02, officers or directors', day: DAY, url: `https://www.sec.gov/FILED/${DAY}` }],
      lastOnRecord: null,
    }); // prettier-ignore
  });

  it('have beside them every kind of fact of the day and the evening before, the weightiest first, once', async () => {
    const { by } = await ofDay();
    expect(words(by.get('MANY')?.onRecord)).toEqual([
      'EPS −$0.51, $0.11 below the estimate (2026-07-02)',
      'FDA decision date, CTX-009 (2026-07-01)',
      '424B5, Prospectus (2026-07-01)',
      'Reverse split, 1 for 21 (2026-07-02)',
      'Purchase by Ann Ash, Director, $12.00K (2026-07-02)',
      '13D by Corre Partners (2026-07-02)',
    ]);
  });

  it('without anything say what was last on record before, and never what came later', async () => {
    const { by, filingsTo } = await ofDay();
    expect(by.get('NONE')).toMatchObject({ onRecord: [], lastOnRecord: { words: '8-K', day: '2026-06-30' } });
    expect(by.get('NEVER')).toMatchObject({ onRecord: [], lastOnRecord: null });
    expect(filingsTo).toBe('2026-07-03');
  });

  describe('when data arrives', () => {
    it('are made anew, and not for other content', async () => {
      await store.db.updateTable('companies').set({ change_pre: 11 }).where('symbol', '=', 'SMALL').execute();
      await publishContent(store, { changed: ['videos'] });
      expect((await ofDay()).by.has('SMALL')).toBe(false);
      await publishContent(store, { changed: ['companies'] });
      expect((await ofDay()).by.has('SMALL')).toBe(true);
    });
  });
});
