import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ImportAnswer, IMPORT_ROWS_MAX } from '#contract/desk-import.ts';
import type { ErrorEnvelope } from '#contract/errors.ts';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openDesk } from '#tests/support/desk-app.ts';
import { forEachEngine } from '#tests/support/store.ts';

const head = 'title,company_symbol,published_at,external_id';

forEachEngine('files of news and events', (openFresh) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [company('ABEO'), company('OTHR')]);
  });
  beforeEach(async () => {
    for (const table of ['desk_entries', 'desk_versions', 'desk_imported', 'news', 'events'] as const)
      await store.db.deleteFrom(table).execute();
  });
  afterAll(() => store.close());

  const send = async (path: string, csv: string, more: object = {}, as = 'ann') =>
    openDesk(store)<ImportAnswer & ErrorEnvelope>('POST', `/tools/import/${path}`, { csv, ...more }, as);
  const titles = async () =>
    (await store.db.selectFrom('news').select(['title', 'company_symbol']).orderBy('title').execute()).map(
      ({ title, company_symbol }) => `${company_symbol} ${title}`,
    );
  const counts = ({ created, updated, skipped }: ImportAnswer) => [created, updated, skipped];

  it('are read with a BOM, semicolons, quoted line breaks and columns in any order', async () => {
    const csv =
      '\uFEFFCompany_Symbol;TITLE;summary\r\nabeo;"One; ""quoted"",\r\nin two lines";"a\r\nb"\r\n\r\nOTHR;Two;\r\n';
    const tried = await send('news/trial', csv);
    expect(tried.body.rows.map(({ line, symbol, title, action }) => [line, symbol, title, action])).toEqual([
      [2, 'ABEO', 'One; "quoted",\nin two lines', 'create'],
      [6, 'OTHR', 'Two', 'create'],
    ]);
    expect(await store.db.selectFrom('desk_entries').select('id').execute()).toEqual([]);
    expect(counts((await send('news', csv, { state: 'published' })).body)).toEqual([2, 0, 0]);
    expect(await titles()).toEqual(['ABEO One; "quoted",\nin two lines', 'OTHR Two']);
  });

  it('with a fault bring nothing; all faults are told by line and column', async () => {
    const csv = `${head}\n,ABEO,,\nGood,ABEO,,\nBad,NONE,yesterday,\nShort,ABEO\nGood,ABEO,,\n`;
    const { body } = await send('news/trial', csv);
    expect(body.faults).toEqual([
      { line: 2, column: 'title', message: 'Title is required' },
      {
        line: 4,
        column: 'published_at',
        message: 'must be a date (YYYY-MM-DD) or a time with its zone (ISO 8601)',
      },
      { line: 5, column: null, message: 'The line has 2 cells, the first line 4.' },
      { line: 6, column: null, message: 'This is the same item as line 3.' },
    ]);
    const refused = await send('news', csv, { state: 'published' });
    expect([refused.status, refused.body.error]).toMatchObject([
      400,
      {
        message: 'The file has faults. Nothing was imported.',
        fields: { 'line 2, title': 'Title is required' },
      },
    ]);
    const unknown = await send('news/trial', 'title,company_symbol,colour\nA,NONE,red\n');
    expect(unknown.body.faults).toEqual([
      { line: 1, column: 'colour', message: 'This column is not known.' },
    ]);
    const noCompany = await send('news/trial', 'title,company_symbol\nA,NONE\nB,\n');
    expect(noCompany.body.faults.map(({ message }) => message)).toEqual([
      'is no company on record',
      'Company symbol is required',
    ]);
    const open = await send('news/trial', 'title,company_symbol\n"A,ABEO\n');
    expect(open.body.faults[0]?.message).toMatch(/^A quotation mark is not closed/);
    expect(await titles()).toEqual([]);
  });

  it('change nothing a second time, whatever was edited meanwhile', async () => {
    const csv = `${head}\nOne,ABEO,2026-07-01,x1\nTwo,ABEO,,\n`;
    await send('news', csv, { state: 'draft' });
    expect(await titles()).toEqual([]);
    expect(counts((await send('news', csv, { state: 'draft' })).body)).toEqual([0, 0, 2]);
    const { body: published } = await send('news', csv, { state: 'published' });
    expect(counts(published)).toEqual([0, 2, 0]);
    const id = published.rows[0]?.id ?? '';
    await openDesk(store)('PUT', `/tools/news/${id}`, { title: 'One, mended' });
    await openDesk(store)('DELETE', `/tools/news/${published.rows[1]?.id}`);
    expect(counts((await send('news', csv, { state: 'published' })).body)).toEqual([0, 0, 2]);
    expect(await titles()).toContain('ABEO One, mended');
    // The external id knows it again whatever else has changed; what the file leaves out stays.
    const changed = await send('news', 'external_id,title,company_symbol\nx1,One anew,OTHR\n', {
      state: 'published',
    });
    expect([counts(changed.body), changed.body.rows[0]?.id]).toEqual([[0, 1, 0], id]);
    const row = await store.db.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ title: 'One anew', company_symbol: 'OTHR', published_at: '2026-07-01' });
  });

  it('of events take kinds and dates', async () => {
    const csv =
      'title,kind,upcoming_date,company_symbol\nA call,webinar,2026-08-01T15:00:00Z,\nB,,2026-09-01,ABEO\n';
    expect((await send('events', csv, { state: 'published' })).status).toBe(200);
    const rows = await store.db
      .selectFrom('events')
      .select(['title', 'kind', 'company_symbol'])
      .orderBy('title')
      .execute();
    expect(rows).toEqual([
      { title: 'A call', kind: 'webinar', company_symbol: null },
      { title: 'B', kind: 'event', company_symbol: 'ABEO' },
    ]);
  });

  it('have limits, and are for staff', async () => {
    const rows = Array.from({ length: IMPORT_ROWS_MAX + 1 }, (_, i) => `Item ${i},ABEO`).join('\n');
    const { body } = await send('news/trial', `title,company_symbol\n${rows}\n`);
    expect(body.faults.map(({ message }) => message)).toEqual([
      'A file may have at most 1,000 rows; this has 1,001.',
    ]);
    expect((await send('news', 'x'.repeat(1_000_001))).status).toBe(400);
    expect((await send('videos', head)).status).toBe(400);
    for (const path of ['news', 'news/trial']) {
      expect((await send(path, head, {}, 'user')).status).toBe(403);
      expect((await send(path, head, {}, '')).status).toBe(401);
    }
  });

  it('stand in the log, each item and the whole, with who and when', async () => {
    await send('news', `${head}\nOne,ABEO,,a1\n`, { state: 'published' }, 'bob');
    const ask = openDesk(store);
    const { body } = await ask<{
      data: { kind: string; action: string; by: string; title: string }[];
      people: string[];
    }>('GET', '/tools/log?person=bob');
    expect(body.data.map(({ kind, action, by }) => [kind, action, by]).sort()).toEqual([
      ['import', 'imported', 'bob'],
      ['news', 'published', 'bob'],
    ]);
    expect(body.people).toContain('bob');
    await expect(store.db.deleteFrom('desk_log').execute()).rejects.toThrow('only added');
    await expect(store.db.updateTable('desk_log').set({ by_name: 'x' }).execute()).rejects.toThrow(
      'only added',
    );
  });
});
