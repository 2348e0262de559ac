import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeskLogEntry } from '#contract/desk-log.ts';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openDesk } from '#tests/support/desk-app.ts';
import { forEachEngine } from '#tests/support/store.ts';

forEachEngine('the log of what staff did', (openFresh) => {
  let store: OpenStore;
  let time = Date.parse('2026-07-02T12:00:00Z');
  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [company('ABEO', { name: 'Abeona' })]);
  });
  afterAll(() => store.close());

  const desk = () => openDesk(store, { now: () => new Date((time += 1_000)) });
  const log = async (query = '') =>
    (await desk()<{ data: DeskLogEntry[]; total: number; people: string[] }>('GET', `/tools/log${query}`))
      .body;

  it('tells of entries of every kind, of clients and leaders, and of notices', async () => {
    const call = desk();
    const { body: news } = await call<{ id: string }>('POST', '/tools/news', {
      title: 'A trial',
      company_symbol: 'ABEO',
    });
    await call('DELETE', `/tools/news/${news.id}`, undefined, 'bob');
    await call('POST', '/tools/events', { title: 'A call' });
    await call('POST', '/tools/videos', { name: 'A film', company_symbol: 'ABEO' });
    await call('POST', '/tools/clients', { company_symbol: 'ABEO', companyName: 'Abeona' });
    const leader = { company_symbol: 'ABEO', name: 'Jo\u2028Doe', title: 'Chief', state: 'draft' };
    await call('POST', '/tools/management', leader);
    await call('POST', '/notifications/notifications', {
      message: 'Hello',
      objectId: 'ABEO',
      objectType: 'company',
    });
    const { data, total, people } = await log();
    expect(data.map(({ kind, action, title, by }) => [kind, action, title, by])).toEqual([
      ['notice', 'sent', 'Hello', 'ann'],
      ['leader', 'created', 'Jo Doe', 'ann'],
      ['client', 'published', 'Abeona', 'ann'],
      ['video', 'published', 'A film', 'ann'],
      ['event', 'published', 'A call', 'ann'],
      ['news', 'deleted', 'A trial', 'bob'],
      ['news', 'published', 'A trial', 'ann'],
    ]);
    expect([total, people]).toEqual([7, ['ann', 'bob']]);
  });

  it('is asked for by person, kind and day in New York, a page at a time', async () => {
    expect((await log('?person=bob')).data.map(({ action }) => action)).toEqual(['deleted']);
    expect((await log('?kind=client')).total).toBe(1);
    // Half past nine in the evening of July 2 in New York is July 3 by UTC.
    time = Date.parse('2026-07-03T01:30:00Z');
    await desk()('POST', '/tools/events', { title: 'In the evening' });
    expect((await log('?day=2026-07-02')).total).toBe(8);
    expect((await log('?day=2026-07-03')).total).toBe(0);
    expect((await log('?pageSize=1&page=2')).data.map(({ kind }) => kind)).toEqual(['notice']);
  });

  it('is for staff', async () => {
    expect((await openDesk(store)('GET', '/tools/log', undefined, 'user')).status).toBe(403);
    expect((await openDesk(store)('GET', '/tools/log', undefined, '')).status).toBe(401);
  });
});
