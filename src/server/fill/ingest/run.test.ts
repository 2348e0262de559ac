import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { applyIngested, ingestedSymbols } from './apply.ts';
import { readTable } from './read-table.ts';
import { ingestPrices, ingestQuotes, type PriceOptions, type QuoteOptions } from './run.ts';

const csv = (lines: readonly string[]) => readTable(Buffer.from(lines.join('\n')));
const HEAD = 'symbol,lastsale,netchange,pctchange,volume,marketCap';

/** Sessions of May and June 2026 and the first of July, without the two holidays. */
const sessions = Array.from({ length: 63 }, (_, i) =>
  new Date(Date.UTC(2026, 4, 1 + i)).toISOString().slice(0, 10),
)
  .filter((day) => ![0, 6].includes(new Date(day).getUTCDay()))
  .filter((day) => !['2026-05-25', '2026-06-19'].includes(day));

forEachEngine('ingest', (openFresh) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [
      company('AAA', {
        name: 'Alpha Inc.',
        quote_date: '2026-07-02',
        last_sale: 10,
        net_change: 0.1,
        change_pre: 1.01,
        pre_close: 9.9,
        volume: 1_000,
        market_cap: 1e8,
        shares_outstanding: 1e7,
        price_target: 20,
        price_target_upside: 100,
        week52low: 8,
        week52high: 12,
      }),
      company('BBB', { quote_date: '2026-07-02', last_sale: 5, change_pre: 3, net_change: 0.15, volume: 10 }),
      company('ZZSMA', { is_sample: 1 }),
    ]);
    await store.db
      .insertInto('price_bars')
      .values(
        sessions.map((date) => ({
          symbol: 'AAA',
          date,
          open: null,
          high: null,
          low: null,
          close: 10,
          volume: 100_000,
          doubtful: 0,
        })),
      )
      .execute();
  });
  afterEach(() => store.close());

  const after = new Date('2026-07-07T22:00:00Z');
  const quotes = (lines: string[], more: Partial<QuoteOptions> = {}) =>
    ingestQuotes(store, csv([HEAD, ...lines]), { source: 'Acme', date: '2026-07-06', now: after, ...more });
  const prices = (lines: string[], more: Partial<PriceOptions> = {}) =>
    ingestPrices(store, csv(['symbol,date,open,high,low,close,volume', ...lines]), {
      source: 'Acme',
      now: after,
      ...more,
    });
  const rowOf = (symbol: string) =>
    store.db.selectFrom('companies').selectAll().where('symbol', '=', symbol).executeTakeFirstOrThrow();
  const barsOf = (symbol: string) =>
    store.db.selectFrom('price_bars').selectAll().where('symbol', '=', symbol).orderBy('date').execute();
  const version = async () =>
    (
      await store.db
        .selectFrom('meta')
        .select('value')
        .where('key', '=', 'content_version')
        .executeTakeFirst()
    )?.value;

  it('brings the newer quote, its bar, and all that follows from them', async () => {
    const { report, companies } = await quotes(['AAA,$12.50,2.50,25%,2000000,125000000']);
    expect([report.changed, companies]).toEqual([1, 1]);
    expect(await rowOf('AAA')).toMatchObject({
      quote_date: '2026-07-06',
      quote_live: 0,
      last_sale: 12.5,
      pre_close: 10,
      change_pre: 25,
      volume: 2_000_000,
      market_cap: 125_000_000,
      week52low: 8,
      week52high: 12.5,
      price_target_upside: 60,
    });
    expect((await barsOf('AAA')).at(-1)).toMatchObject({ date: '2026-07-06', close: 12.5, doubtful: 0 });
  });

  it('the same file again changes nothing, and says so', async () => {
    const lines = ['AAA,$12.50,2.50,25%,2000000,125000000', 'NOPE,1,0,0%,1,1'];
    await quotes(lines);
    const before = [await version(), await rowOf('AAA'), await barsOf('AAA')];
    const { report, companies } = await quotes(lines);
    expect([report.changed, report.unchanged, companies]).toEqual([0, 1, 0]);
    expect([await version(), await rowOf('AAA'), await barsOf('AAA')]).toEqual(before);
  });

  it('a dry run says the same and keeps nothing', async () => {
    const before = [await version(), await rowOf('AAA'), await barsOf('AAA')];
    const { report } = await quotes(['AAA,$12.50,2.50,25%,2000000,125000000'], { dryRun: true });
    expect(report.changed).toBe(1);
    expect([await version(), await rowOf('AAA'), await barsOf('AAA')]).toEqual(before);
  });

  it('what cannot be taken is rejected with its reason, and the rest comes in', async () => {
    const { report } = await quotes([
      'AAA,12.5,2.5,25%,2000000,1',
      'AAA,13,3,30%,2000000,1',
      'BBB,5.1,0.1,40%,10,1',
      'ZZSMA,1,0,0%,1,1',
      'NOPE,1,0,0%,1,1',
    ]);
    expect(report.changed).toBe(1);
    expect(Object.fromEntries(report.rejected)).toEqual({
      'stand twice in the file, the first counts': ['AAA'],
      'have a change in dollars and one in percent that disagree': ['BBB'],
      'are of no company on record': ['ZZSMA', 'NOPE'],
    });
    expect((await quotes(['BBB,,0,0%,1,1'])).report.rejected.get('have no price')).toEqual(['BBB']);
    expect((await quotes(['BBB,5,0,0%,1.5,1'])).report.rejected.size).toBe(1);
  });

  it('a day without a session, one ahead, and none at all refuse the file', async () => {
    await expect(quotes(['AAA,1,0,0%,1,1'], { date: '2026-07-04' })).rejects.toThrow(
      'did not trade on 2026-07-04',
    );
    await expect(quotes(['AAA,1,0,0%,1,1'], { date: '2026-07-08' })).rejects.toThrow('2026-07-08 lies ahead');
    await expect(quotes(['AAA,1,0,0%,1,1'], { date: undefined })).rejects.toThrow('--date YYYY-MM-DD');
  });

  it('an older quote never takes the place of a newer one', async () => {
    const { report } = await quotes(['AAA,1,0,0%,1,1'], { date: '2026-07-01' });
    expect(report.rejected.get('are older than the quote on record')).toEqual(['AAA']);
    expect((await rowOf('AAA')).last_sale).toBe(10);
  });

  it('a list of the whole market takes change and volume from those it leaves out, and keeps their price', async () => {
    await insertCompanies(store.db, [company('CCC', { quote_date: '2026-07-02', last_sale: 1 })]);
    const { leftBehind } = await quotes(['AAA,12.5,2.5,25%,2000000,1', 'CCC,2,1,100%,5,1']);
    expect(leftBehind).toBe(1);
    expect(await rowOf('BBB')).toMatchObject({
      last_sale: 5,
      quote_date: '2026-07-02',
      change_pre: null,
      volume: null,
    });
  });

  it('a great move becomes a brief that names its source', async () => {
    const { briefs } = await quotes(['AAA,12.50,2.50,25%,2000000,125000000']);
    const stories = () =>
      store.db.selectFrom('news').select(['id', 'source', 'url']).where('kind', '<>', 'newsletter').execute();
    const news = await stories();
    const told = { id: 'b-AAA-20260706-move', source: 'Acme', url: null };
    expect([briefs, news]).toEqual([1, [told]]);
    const earlier = Array.from({ length: 40 }, (_, i) =>
      new Date(Date.UTC(2026, 2, 2 + i)).toISOString().slice(0, 10),
    )
      .concat(
        Array.from({ length: 20 }, (_, i) => new Date(Date.UTC(2026, 3, 11 + i)).toISOString().slice(0, 10)),
      )
      .filter((day) => ![0, 6].includes(new Date(day).getUTCDay()) && day !== '2026-04-03');
    await prices(earlier.map((day) => `AAA,${day},10,10,10,10,100000`));
    // Sessions that came in later are usual ones, and the story stands once.
    expect(await stories()).toEqual([told]);
  });

  it('bars beyond the quote become the quote, with a change only from the session before', async () => {
    await prices(['AAA,2026-07-06,10,11,10,11,5000', 'AAA,2026-07-07,11,13,11,12.1,6000']);
    expect(await rowOf('AAA')).toMatchObject({
      quote_date: '2026-07-07',
      last_sale: 12.1,
      pre_close: 11,
      change_pre: 10,
      daylow: 11,
      dayhigh: 13,
      market_cap: 121_000_000,
    });
    await prices(['BBB,2026-07-07,5,5,5,5,10']);
    expect(await rowOf('BBB')).toMatchObject({ quote_date: '2026-07-07', change_pre: null, pre_close: null });
  });

  it('after a hole in the prices nothing is computed across it', async () => {
    await quotes(['AAA,12.50,0.50,4.17%,2000,125000000'], {
      date: '2026-11-20',
      now: new Date('2026-11-21T12:00:00Z'),
    });
    expect(await rowOf('AAA')).toMatchObject({
      latest_sma: null,
      spark: null,
      week52low: null,
      week52high: null,
    });
  });

  it('wrong bars are rejected one by one', async () => {
    const { report } = await prices([
      'AAA,2026-07-05,1,1,1,1,1',
      'AAA,2026-07-08,1,1,1,1,1',
      'AAA,2026-07-06,20,11,9,10,1',
      'AAA,2026-07-06,10,11,9,0,1',
      'NOPE,2026-07-06,1,1,1,1,1',
    ]);
    expect([report.changed, [...report.rejected.values()].flat()]).toEqual([
      0,
      expect.objectContaining({ length: 5 }),
    ]);
  });

  it('stands again after a newer seed replaced what lay under it', async () => {
    await quotes(['AAA,$12.50,2.50,25%,2000000,125000000']);
    const wanted = [await rowOf('AAA'), await barsOf('AAA')];
    await store.db.deleteFrom('price_bars').where('date', '=', '2026-07-06').execute();
    await store.db
      .updateTable('companies')
      .set({
        quote_date: '2026-07-02',
        last_sale: 10,
        pre_close: 9.9,
        week52high: 12,
        week52low: 8,
        volume: 1_000,
      })
      .where('symbol', '=', 'AAA')
      .execute();
    await applyIngested(store.db, store.engine, await ingestedSymbols(store.db));
    expect([await rowOf('AAA'), await barsOf('AAA')]).toEqual(wanted);
  });
});
