import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Event, EventListSchema, EventSchema } from '#contract/event.ts';
import { WebinarListSchema } from '#contract/event.ts';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import { eventRow, insertEvents } from '#tests/support/media.ts';
import { forEachEngine } from '#tests/support/store.ts';

/** Ten in the evening of Monday, November 30, in New York; December 1 in UTC. */
const now = new Date('2026-12-01T03:00:00.000Z');

const rows = [
  eventRow('over', { upcoming_date: '2026-12-01T02:59:59.000Z', company_symbol: 'ABC' }),
  eventRow('now', { upcoming_date: '2026-12-01T03:00:00.000Z' }),
  eventRow('today', { upcoming_date: '2026-11-30' }),
  eventRow('yesterday', { upcoming_date: '2026-11-29' }),
  eventRow('month-end', { upcoming_date: '2026-12-01T04:59:59.000Z' }),
  eventRow('week-end', { upcoming_date: '2026-12-08T04:59:59.000Z', company_symbol: 'ABC', featured: 1 }),
  eventRow('after-week', { upcoming_date: '2026-12-08T05:00:00.000Z', featured: 1 }),
  eventRow('last-day', { upcoming_date: '2026-12-31' }),
  eventRow('new-year', { upcoming_date: '2027-01-01' }),
  eventRow('feb-28', { upcoming_date: '2027-02-28' }),
  eventRow('mar-1', { upcoming_date: '2027-03-01' }),
  eventRow('undated', { title: 'Söhne: to be announced' }),
  eventRow('replay', {
    kind: 'webinar',
    upcoming_date: '2026-10-01T17:00:00.000Z',
    company_symbol: 'ABC',
    replay_link: 'https://example.com/replay',
  }),
  eventRow('sample', {
    kind: 'webinar',
    sample_offset_minutes: 2 * 1440 + 13 * 60,
    company_symbol: 'ZZSMA',
    zoom_url: 'https://zoom.us/test',
    is_sample: 1,
  }),
  eventRow('old-sample', {
    sample_offset_minutes: -3 * 1440 + 13 * 60,
    company_symbol: 'ZZSMA',
    is_sample: 1,
  }),
  eventRow('deleted', { upcoming_date: '2026-12-02', deleted_at: '2026-11-01T00:00:00.000Z' }),
];

const upcoming = [
  'today', 'now', 'month-end', 'sample', 'week-end', 'after-week', 'last-day', 'new-year', 'feb-28', 'mar-1', 'undated',
]; // prettier-ignore
const history = ['over', 'yesterday', 'old-sample', 'replay'];

forEachEngine('events', (openFresh) => {
  let store: OpenStore;
  let app: ReturnType<typeof openDataApp>;
  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [
      company('ABC', { name: 'Alpha Works', change_pre: 1.5, quote_date: '2026-07-02' }),
      company('ZZSMA', { name: 'Sample Alder Therapeutics', is_sample: 1 }),
    ]);
    await insertEvents(store.db, rows);
    app = openDataApp(store, {}, { now: () => now });
  });
  afterAll(() => store.close());

  const list = async (path: string) => {
    const { status, body } = await app.get(path);
    expect(status).toBe(200);
    return EventListSchema.parse(body);
  };
  const idsOf = async (path: string) => (await list(path)).data.map(({ id }) => id);

  it('to come stand soonest first, those of the past latest first, and every event in one of the two', async () => {
    expect(await idsOf('/events/all?tab=upcoming&pageSize=100')).toEqual(upcoming);
    expect(await idsOf('/events/all?tab=history&pageSize=100')).toEqual(history);
    const all = await idsOf('/events/all?pageSize=100');
    expect(all.toSorted()).toEqual([...upcoming, ...history].toSorted());
    expect(all.slice(0, 2)).toEqual(['mar-1', 'feb-28']);
  });

  it.each([
    ['week', 5],
    ['month', 3],
    ['year', 7],
    ['3months', 9],
    ['all', 11],
  ])('in the range %s are the first %i', async (range, count) => {
    expect(await idsOf(`/events/all?tab=upcoming&range=${range}&pageSize=100`)).toEqual(
      upcoming.slice(0, count),
    );
    if (range !== 'all') expect(await idsOf(`/events/all?range=${range}&pageSize=100`)).toHaveLength(count);
  });

  it('are walked to the end by page, each once, with their number', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => list(`/events/all?tab=upcoming&pageSize=4&page=${page}`)),
    );
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(upcoming);
    expect(pages[3]).toEqual({ data: [], total: 11, page: 4, pageSize: 4 });
  });

  it('carry their company and, of a sample, a date from today', async () => {
    const { data } = await list('/events/all?symbol=zzsma&tab=upcoming');
    expect(data).toMatchObject([
      {
        id: 'sample',
        upcoming_date: '2026-12-02T18:00:00.000Z',
        Company: { name: 'Sample Alder Therapeutics' },
        Zoom_url: 'https://zoom.us/test',
        sample: true,
      },
    ]);
    const [first] = (await list('/events/all?symbol=ABC&tab=upcoming')).data;
    expect(first?.Company).toMatchObject({ name: 'Alpha Works', change_pre: 1.5, quote_date: '2026-07-02' });
  });

  it('at the top begin with the next featured one and go on with the soonest', async () => {
    const top = await idsOf('/events/top?pageSize=4');
    expect(top).toEqual(['week-end', 'today', 'now', 'month-end']);
    const pages = await Promise.all([1, 2, 3].map((page) => idsOf(`/events/top?pageSize=5&page=${page}`)));
    expect(pages.flat().toSorted()).toEqual(upcoming.toSorted());
  });

  it('that left something to replay are the webinars of their company; without any it is 404', async () => {
    const { status, body } = await app.get('/events/archived/abc');
    expect(status).toBe(200);
    expect(WebinarListSchema.parse(body)).toMatchObject({
      data: [{ id: 'replay', replayLink: 'https://example.com/replay' }],
      total: 1,
    });
    for (const symbol of ['ZZSMA', 'NONE'])
      expect(await app.get(`/events/archived/${symbol}`)).toMatchObject({
        status: 404,
        body: { error: { code: 'not_found', message: 'No webinars found' } },
      });
  });

  it('answer one by one; 404 for one that never was, 410 for one that was deleted', async () => {
    const { body } = await app.get('/events/all/replay');
    expect(EventSchema.parse(body)).toMatchObject({ id: 'replay', kind: 'webinar' } satisfies Partial<Event>);
    expect(await app.get('/events/all/nothing')).toMatchObject({ status: 404 });
    expect(await app.get('/events/all/deleted')).toMatchObject({
      status: 410,
      body: { error: { code: 'gone' } },
    });
  });

  it('are found by a part of their title, what comes before what was, by pages from 0', async () => {
    const pages = await Promise.all(
      [0, 1, 2].map((page) => idsOf(`/stock/search?type=event&query=EVENT&pageSize=6&page=${page}`)),
    );
    expect(pages.flat()).toEqual([...upcoming.filter((id) => id !== 'undated'), ...history]);
    expect(pages[0]).toHaveLength(6);
    expect(await idsOf('/stock/search?type=event&query=sohne')).toEqual(['undated']);
    expect(await idsOf('/stock/search?type=event&query=zzsma')).toEqual(['sample', 'old-sample']);
    expect(await list('/stock/search?type=event&query=')).toEqual({
      data: [],
      total: 0,
      page: 0,
      pageSize: 10,
    });
  });

  it.each([
    '/events/all?tab=x', '/events/all?range=decade', '/events/all?page=0', '/events/all?pageSize=101',
    '/events/all?nonsense=1', '/events/all?symbol=%27', '/events/all/a%20b', '/stock/search?type=event&page=-1',
  ])('%s is refused', async (path) => {
    expect(await app.get(path)).toMatchObject({ status: 400, body: { error: { code: 'bad_request' } } });
  }); // prettier-ignore
});
