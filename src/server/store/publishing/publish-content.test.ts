import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { contentVersion, createVersionedCache, noteChange, readWaiting } from '../content/content-version.ts';
import { figures } from './figures.ts';
import { createKeptFigures, type Figure, stampOf } from '../content/kept-figures.ts';
import { isPublished, publishChange, publishContent } from './publish-content.ts';
import { MAX_STAMPS, readStamps, touchCompanyPages, versionAt } from '../content/page-stamps.ts';
import { marketBreadth } from '../companies/summary.ts';

forEachEngine('published content', (openFresh) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [company('UP', { change_pre: 2 }), company('DOWN', { change_pre: -1 })]);
  });
  afterEach(() => store.close());

  /** Figures as a process sees them that has just begun. */
  const open = () => createKeptFigures(store.db, store.engine, createVersionedCache(store.db));
  const stamps = async () =>
    new Map((await store.db.selectFrom('figures').selectAll().execute()).map((row) => [row.name, row]));

  it('has every figure made, each the value that a request would have drawn', async () => {
    const drawn = new Map<string, unknown>();
    for (const figure of figures) drawn.set(figure.name, await open()(figure));
    await publishContent(store);
    expect(await isPublished(store.db)).toBe(true);
    const untouched: Figure<unknown>['make'] = () => Promise.reject(new Error('drawn again'));
    for (const figure of figures) {
      const read = await open()({ ...figure, make: untouched });
      expect([figure.name, read]).toEqual([figure.name, drawn.get(figure.name)]);
    }
  });

  it('is made anew for every process when it changes', async () => {
    await publishContent(store);
    const [before, kept] = [await contentVersion(store.db), open()];
    expect(await kept(marketBreadth)).toMatchObject({ up: 1, down: 1 });
    await store.db.updateTable('companies').set({ change_pre: 1 }).execute();
    await publishContent(store);
    expect(await contentVersion(store.db)).not.toBe(before);
    expect(await kept(marketBreadth)).toMatchObject({ up: 2, down: 0 });
  });

  it('takes a figure that was made of the same content already, and makes the others', async () => {
    await publishContent(store, { known: new Map([[marketBreadth.name, Promise.resolve('made before')]]) });
    expect((await stamps()).get(marketBreadth.name)?.value).toBe('"made before"');
    expect(await isPublished(store.db)).toBe(true);
  });

  it('keeps the figures of what did not change', async () => {
    await publishContent(store);
    await store.db.updateTable('figures').set({ value: '"as it was"' }).execute();
    await publishContent(store, { changed: ['videos'], version: 'next' });
    for (const figure of figures)
      expect((await stamps()).get(figure.name)).toMatchObject({
        stamp: stampOf('next', figure),
        ...(!figure.of.includes('videos') && { value: '"as it was"' }),
      });
    expect((await stamps()).get('crawl-videos')?.value).not.toBe('"as it was"');
  });

  it('publishes what waits of other kinds with what has arrived', async () => {
    await publishContent(store);
    await store.db.updateTable('companies').set({ change_pre: 1 }).execute();
    await noteChange(store.db, 'companies');
    await publishContent(store, { changed: ['videos'] });
    expect(await open()(marketBreadth)).toMatchObject({ up: 2, down: 0 });
    expect(await isPublished(store.db)).toBe(true);
  });

  it('of an editor touches the figures of what was changed, and no statistics', async () => {
    await publishContent(store);
    await store.db.updateTable('figures').set({ value: '"as it was"' }).execute();
    await store.db
      .updateTable('meta')
      .set({ value: 'as they were' })
      .where('key', '=', 'statistics')
      .execute();
    await publishChange(store, ['news']);
    const made = [...(await stamps()).values()].filter(({ value }) => value !== '"as it was"');
    expect(made.map(({ name }) => name).sort()).toEqual([
      'crawl-companynews',
      'crawl-news',
      'crawl-newsletters',
      'news-by-sector',
      'news-hours',
      'news-kinds',
    ]);
    const version = await contentVersion(store.db);
    for (const figure of figures)
      expect((await stamps()).get(figure.name)?.stamp).toBe(stampOf(version, figure));
    const note = store.db.selectFrom('meta').select('value').where('key', '=', 'statistics');
    expect(await note.executeTakeFirst()).toEqual({ value: 'as they were' });
  });

  it('of news alone leaves the version of all content, and what is drawn of the companies', async () => {
    await publishContent(store);
    const [before, kept] = [await readStamps(store.db), createVersionedCache(store.db)];
    let loads = 0;
    const load = () => Promise.resolve((loads += 1));
    const ask = async () => [await kept('of companies', load, []), await kept('of all', load)];
    expect(await ask()).toEqual([1, 2]);
    await noteChange(store.db, 'news');
    await publishChange(store);
    const after = await readStamps(store.db);
    expect([after.version, after.all === before.all]).toEqual([before.version, false]);
    expect([...after.subjects.keys()]).toEqual(['news']);
    expect(await ask()).toEqual([1, 3]);
    expect(await isPublished(store.db)).toBe(true);
    // With companies it is all content.
    await noteChange(store.db, 'news');
    await publishChange(store, ['companies']);
    expect((await readStamps(store.db)).version).not.toBe(before.version);
    expect(await isPublished(store.db)).toBe(true);
  });

  it('is published once by who was overtaken, and nothing of it is older than what there is', async () => {
    await publishContent(store);
    await noteChange(store.db, 'news');
    await Promise.all([publishChange(store), publishChange(store), noteChange(store.db, 'videos')]);
    await publishChange(store);
    expect(await isPublished(store.db)).toBe(true);
    const stamps = await readStamps(store.db);
    expect([...stamps.subjects.keys()]).toEqual(['news', 'videos']);
    await publishChange(store);
    expect((await readStamps(store.db)).all).toBe(stamps.all);
  });

  it('stamps of more companies than are read twice a second become one of all pages', async () => {
    await publishContent(store);
    await touchCompanyPages(store.db, 'UP');
    const before = await readStamps(store.db);
    const rows = Array.from({ length: MAX_STAMPS - 1 }, (_, i) => ({ key: `pages-of:S${i}`, value: 'x' }));
    await store.db.insertInto('meta').values(rows).execute();
    await touchCompanyPages(store.db, 'DOWN');
    const after = await readStamps(store.db);
    expect(after.companies.size).toBe(0);
    for (const url of ['/', '/terms', '/stocks/OTHER'])
      expect(versionAt(after, url)).not.toBe(versionAt(before, url));
  });

  it('is not published while a change waits, nor after a figure is made in another way', async () => {
    await publishContent(store);
    await noteChange(store.db, 'news');
    expect(await isPublished(store.db)).toBe(false);
    await publishContent(store);
    expect(await isPublished(store.db)).toBe(true);
    expect((await readWaiting(store.db)).size).toBe(0);
    await store.db.updateTable('figures').set({ stamp: 'another' }).where('name', '=', 'breadth').execute();
    expect(await isPublished(store.db)).toBe(false);
    expect(await open()(marketBreadth)).toMatchObject({ up: 1 });
  });

  it('belongs to the transaction that brings the rows', async () => {
    const failed = store.db.transaction().execute(async (tx) => {
      await publishContent({ db: tx, engine: store.engine });
      throw new Error('no more');
    });
    await expect(failed).rejects.toThrow('no more');
    expect(await isPublished(store.db)).toBe(false);
    expect((await stamps()).size).toBe(0);
  });
});
