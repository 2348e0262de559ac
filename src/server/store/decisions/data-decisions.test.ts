import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SectorName } from '#contract/bounds.ts';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { insertNews, newsItem } from '#tests/support/news.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { kindsOf, noteChange, readWaiting } from '../content/content-version.ts';
import type { KeptFigures } from '../content/kept-figures.ts';
import { figures } from '../publishing/figures.ts';
import { publishChange, publishContent } from '../publishing/publish-content.ts';
import { decideSector, undoDecision } from './data-decisions.ts';

forEachEngine('what staff decide', (openFresh) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [company('ABEO', { sector_name: 'Life Sciences' })]);
  });
  afterEach(() => store.close());

  const by = { id: 'u1', name: 'Ada' };
  const waiting = async () => kindsOf(await readWaiting(store.db));

  it('is noted as changed where it is saved, so that it is published though the process that saved it ends', async () => {
    const deciding = { reason: 'It lends', by, now: new Date() };
    const decision = await store.db
      .transaction()
      .execute((tx) => decideSector(tx, { symbol: 'ABEO', sector: 'Finance' }, deciding));
    expect(await waiting()).toEqual(['sectors']);
    await publishChange(store);
    expect(await waiting()).toEqual([]);

    await store.db.transaction().execute((tx) => undoDecision(tx, decision?.id ?? '', by, new Date()));
    expect(await waiting()).toEqual(['sectors']);
  });

  const days = ['2026-06-29', '2026-06-30', '2026-07-01', '2026-07-02'];
  /** A market of three companies with closes and stories. */
  const openMarket = async () => {
    const quote = { quote_date: days.at(-1) ?? '', change_pre: 1, last_sale: 3, market_cap: 5e7 };
    await insertCompanies(store.db, [
      company('BBB', { ...quote, sector_name: 'Technology' }),
      company('CCC', { ...quote, sector_name: 'Finance' }),
    ]);
    await store.db.updateTable('companies').set(quote).where('symbol', '=', 'ABEO').execute();
    const bars = ['ABEO', 'BBB', 'CCC'].flatMap((symbol, of) =>
      days.map((date, at) => ({ symbol, date, close: 1 + of + at * (of + 1) ** 2, doubtful: 0 })),
    );
    const unknown = { open: null, high: null, low: null, volume: null };
    await store.db
      .insertInto('price_bars')
      .values(bars.map((bar) => ({ ...unknown, ...bar })))
      .execute();
    await insertNews(store.db, [
      newsItem('a', { company_symbol: 'ABEO', sector_name: 'Life Sciences' }),
      newsItem('b', { company_symbol: 'BBB', sector_name: 'Technology' }),
    ]);
    await publishContent(store);
  };
  const decideSectorOf = (symbol: string, sector: SectorName) =>
    store.db
      .transaction()
      .execute((tx) => decideSector(tx, { symbol, sector }, { reason: 'It does', by, now: new Date() }));
  const written = () => store.db.selectFrom('figures').select(['name', 'value']).orderBy('name').execute();
  /** Each figure as it would be drawn of all rows now. */
  const drawnAnew = async () => {
    const kept: KeptFigures = (figure) => figure.make({ ...store, kept });
    const drawn: Record<string, unknown> = {};
    for (const figure of figures) drawn[figure.name] = await kept(figure);
    return drawn;
  };
  const publishedNow = async () => {
    await publishChange(store);
    return Object.fromEntries(
      (await written()).map(({ name, value }) => [name, JSON.parse(value) as unknown]),
    );
  };

  it('of a sector leaves no figure old, from one sector to another, to a line of its own, and back', async () => {
    await openMarket();
    const first = await decideSectorOf('ABEO', 'Technology');
    expect(await publishedNow()).toEqual(await drawnAnew());
    await decideSectorOf('CCC', 'Life Sciences');
    expect(await publishedNow()).toEqual(await drawnAnew());
    await store.db.transaction().execute((tx) => undoDecision(tx, first?.id ?? '', by, new Date()));
    expect(await publishedNow()).toEqual(await drawnAnew());
    await decideSectorOf('BBB', 'Crypto Assets');
    expect(await publishedNow()).toEqual(await drawnAnew());
  });

  it('of a sector together with prices that changed leaves no figure old either', async () => {
    await openMarket();
    await decideSectorOf('ABEO', 'Technology');
    await store.db.updateTable('price_bars').set({ close: 9 }).where('date', '=', '2026-07-01').execute();
    await noteChange(store.db, 'prices');
    expect(await publishedNow()).toEqual(await drawnAnew());
  });

  it('of a sector makes nothing anew but what tells of sectors', async () => {
    await openMarket();
    await store.db
      .updateTable('figures')
      .set({ value: sql`value || ' '` })
      .execute();
    await decideSectorOf('ABEO', 'Technology');
    await publishChange(store);
    const made = (await written()).filter(({ value }) => !value.endsWith(' ')).map(({ name }) => name);
    expect(made).toEqual(['indices', 'news-by-sector', 'news-hours', 'ready-screens', 'sectors']);
  });
});
