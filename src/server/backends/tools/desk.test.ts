import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Desk } from '#contract/desk.ts';
import type { ErrorEnvelope } from '#contract/errors.ts';
import type { Session } from '#contract/session.ts';
import type { OpenStore } from '#server/db/open.ts';
import { readWaiting } from '#server/store/content/content-version.ts';
import { readStamps, versionAt, versionOfAll } from '#server/store/content/page-stamps.ts';
import { publishContent } from '#server/store/publishing/publish-content.ts';
import { publishDue } from '#server/store/desk/entries.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import { sessionOf } from '#tests/support/sessions.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { toolsSurroundings } from '#tests/support/tools-app.ts';
import { createToolsApp } from './app.ts';

const people: Record<string, Session> = {
  ann: sessionOf('ann', { role: 'staff' }),
  bob: sessionOf('bob', { role: 'staff' }),
  user: sessionOf('user'),
  fresh: sessionOf('fresh', { role: 'staff', verified: false }),
};

interface Entry {
  id: string;
  title: string;
  description?: string | null;
  desk: Desk;
}

forEachEngine('the desk', (openFresh) => {
  let store: OpenStore;
  let time: number;
  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [
      company('ABEO', { name: 'Abeona', sector_name: 'Life Sciences' }),
      company('OTHR'),
    ]);
  });
  beforeEach(async () => {
    for (const table of ['desk_entries', 'desk_versions', 'news', 'events', 'videos'] as const)
      await store.db.deleteFrom(table).execute();
    time = Date.parse('2026-07-02T12:00:00Z');
  });
  afterAll(() => store.close());

  const open = (access: 'staff' | 'verified' = 'staff') =>
    createToolsApp({
      db: store.db,
      engine: store.engine,
      ...toolsSurroundings(store.db),
      whoAmI: (token) => Promise.resolve(people[token.replace(/-+$/, '')] ?? null),
      access,
      now: () => new Date(time),
    });

  async function call<Body = Entry>(
    method: string,
    path: string,
    body?: unknown,
    { as = 'ann', access }: { as?: string; access?: 'verified' } = {},
  ) {
    const response = await open(access).request(path, {
      method,
      headers: {
        ...(as && { authorization: `Bearer ${as.padEnd(43, '-')}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Body };
  }
  const seen = async (id: string) =>
    (await openDataApp(store).get(`/news/${id}`)) as { status: number; body: Entry };
  const item = { title: 'A trial begins', company_symbol: 'ABEO', description: '<p>First <b>words</b></p>' };
  const create = async (more: object = {}) => (await call('POST', '/tools/news', { ...item, ...more })).body;

  it('is closed to guests, to who is not verified, and to who is not staff, unless the setting opens it', async () => {
    const status = async (as: string, access?: 'verified') =>
      (await call('GET', '/tools/news', undefined, { as, ...(access && { access }) })).status;
    expect([await status(''), await status('nobody'), await status('fresh'), await status('user')]).toEqual([
      401, 401, 403, 403,
    ]);
    expect([await status('user', 'verified'), await status('fresh', 'verified')]).toEqual([200, 403]);
    expect((await call('POST', '/tools/news', item, { as: 'user' })).status).toBe(403);
    expect(await store.db.selectFrom('desk_entries').select('id').execute()).toEqual([]);
  });

  it('a call without a state publishes', async () => {
    const { id, desk } = await create();
    expect(desk).toMatchObject({ state: 'published', version: 1, publishedVersion: 1, updated_by: 'ann' });
    expect(await seen(id)).toMatchObject({ status: 200, body: { title: 'A trial begins' } });
  });

  it('entries are found by all words of the title in any case, and by symbol, touched or not', async () => {
    await create({ title: 'A trial begins at 50%' });
    await create({ title: 'Another begins', company_symbol: 'OTHR', state: 'draft' });
    const { id } = await create({ title: 'Untouched trial' });
    await store.db.deleteFrom('desk_entries').where('id', '=', id).execute();
    const found = async (search: string) => {
      const list = await call<{ data: Entry[]; total: number }>(
        'GET',
        `/tools/news?search=${encodeURIComponent(search)}`,
      );
      return [list.body.total, ...list.body.data.map(({ title }) => title).sort()];
    };
    expect(await found('BEGINS trial')).toEqual([1, 'A trial begins at 50%']);
    expect(await found(' trial ')).toEqual([2, 'A trial begins at 50%', 'Untouched trial']);
    expect(await found('othr')).toEqual([1, 'Another begins']);
    expect(await found('0%')).toEqual([1, 'A trial begins at 50%']);
    expect(await found('%begins')).toEqual([0]);
    expect(await found('')).toHaveLength(4);
    expect((await call('GET', `/tools/news?search=${'x'.repeat(101)}`)).status).toBe(400);
  });

  it('a draft is seen by staff alone, until it is published', async () => {
    const { id, desk } = await create({ state: 'draft' });
    expect([desk.state, desk.publishedVersion, (await seen(id)).status]).toEqual(['draft', null, 404]);
    await call('PUT', `/tools/news/${id}`, { title: 'It has begun', version: 1 });
    expect(await seen(id)).toMatchObject({ status: 200, body: { title: 'It has begun' } });
  });

  it('a draft over what is published changes nothing that the public sees', async () => {
    const { id } = await create();
    const { body } = await call('PUT', `/tools/news/${id}`, { title: 'Another', state: 'draft' });
    expect(body.desk).toMatchObject({ state: 'draft', version: 2, publishedVersion: 1 });
    expect((await seen(id)).body.title).toBe('A trial begins');
  });

  it('a save over a newer version is refused, names who made it, and loses nothing', async () => {
    const { id } = await create({ state: 'draft' });
    await call('PUT', `/tools/news/${id}`, { title: 'By Bob', state: 'draft', version: 1 }, { as: 'bob' });
    const late = await call<ErrorEnvelope>('PUT', `/tools/news/${id}`, { title: 'By Ann', version: 1 });
    expect([late.status, late.body.error.message, late.body.error.fields]).toEqual([
      409,
      'bob has saved a newer version. Nothing of yours was lost: compare and save again.',
      { version: '2' },
    ]);
    const { body } = await call<{ data: Entry[] }>('GET', '/tools/news');
    expect(body.data.map(({ title }) => title)).toEqual(['By Bob']);
  });

  it('of two saves of one version at the same moment one stands', async () => {
    const { id } = await create({ state: 'draft' });
    const save = (title: string) => call('PUT', `/tools/news/${id}`, { title, state: 'draft', version: 1 });
    const both = await Promise.all([save('One'), save('Two')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('what is scheduled is published when its time has come, once', async () => {
    const { id } = await create({
      state: 'scheduled',
      publish_at: '2026-07-02T15:00:00+02:00',
    });
    expect(await publishDue(store.db, new Date(time))).toEqual([]);
    expect((await seen(id)).status).toBe(404);
    expect(await publishDue(store.db, new Date('2026-07-02T13:00:00Z'))).toEqual(['news']);
    expect((await seen(id)).status).toBe(200);
    expect(await publishDue(store.db, new Date('2026-07-02T13:01:00Z'))).toEqual([]);
  });

  it('a schedule needs a time ahead', async () => {
    const refused = async (publish_at?: string) =>
      (await call<ErrorEnvelope>('POST', '/tools/news', { ...item, state: 'scheduled', publish_at })).body
        .error.fields;
    expect(await refused()).toEqual({ publish_at: 'must lie ahead' });
    expect(await refused('2026-07-02T11:59:00Z')).toEqual({ publish_at: 'must lie ahead' });
  });

  it('archived and deleted entries answer that they are gone; a deleted one comes back as it was', async () => {
    const { id } = await create();
    await call('PUT', `/tools/news/${id}`, { state: 'archived' });
    expect((await seen(id)).status).toBe(410);
    await call('PUT', `/tools/news/${id}`, {});
    expect((await seen(id)).status).toBe(200);
    await call('DELETE', `/tools/news/${id}`);
    expect((await seen(id)).status).toBe(410);
    expect((await call('PUT', `/tools/news/${id}`, { title: 'x' })).status).toBe(404);
    expect((await call<Desk>('POST', `/tools/history/news/${id}`, { version: 3 })).body).toMatchObject({
      state: 'published',
      version: 5,
    });
    expect((await seen(id)).body.title).toBe('A trial begins');
  });

  it('every version is kept with who, when and what, and comes back as a draft', async () => {
    const { id } = await create();
    await call('PUT', `/tools/news/${id}`, { title: 'Second' }, { as: 'bob' });
    const { body } = await call<{
      data: { version: number; by: string; action: string; data: { title: string } }[];
    }>('GET', `/tools/history/news/${id}`);
    expect(body.data.map(({ version, by, action, data }) => [version, by, action, data.title])).toEqual([
      [2, 'bob', 'published', 'Second'],
      [1, 'ann', 'published', 'A trial begins'],
    ]);
    await call('POST', `/tools/history/news/${id}`, { version: 1 });
    expect((await seen(id)).body.title).toBe('Second');
    const { body: list } = await call<{ data: Entry[] }>('GET', '/tools/news');
    expect(list.data[0]).toMatchObject({
      title: 'A trial begins',
      desk: { state: 'draft', publishedVersion: 2 },
    });
  });

  it('an item that staff never touched is taken over with its first change', async () => {
    await store.db
      .insertInto('news')
      .values({
        id: 'seeded',
        origin: 'seed',
        kind: 'brief',
        title: 'A brief',
        published_at: '2026-07-01',
        company_symbol: 'ABEO',
        updated_at: '2026-07-01',
      } as never)
      .execute();
    const { body } = await call<{ data: Entry[]; total: number }>('GET', '/tools/news');
    expect([body.total, body.data.map(({ title }) => title)]).toEqual([1, ['A brief']]);
    await call('PUT', '/tools/news/seeded', { heading: 'Now ours' });
    const row = await store.db
      .selectFrom('news')
      .selectAll()
      .where('id', '=', 'seeded')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ origin: 'staff', kind: 'brief', title: 'A brief', heading: 'Now ours' });
    const history = await call<{ data: { action: string }[] }>('GET', '/tools/history/news/seeded');
    expect(history.body.data.map(({ action }) => action)).toEqual(['published', 'imported']);
  });

  it('a draft leaves the content of the site as it is, what the public sees is new content', async () => {
    const versions: string[] = [];
    const note = async () => versions.push(versionOfAll(await readStamps(store.db)));
    const { id } = await create();
    await note();
    await call('PUT', `/tools/news/${id}`, { title: 'Later', state: 'draft' });
    await note();
    await call('DELETE', `/tools/news/${id}`);
    await note();
    expect(versions[1]).toBe(versions[0]);
    expect(versions[2]).not.toBe(versions[1]);
  });

  it.each([
    [
      'news',
      '/tools/news',
      item,
      ['/news', '/news/other', '/newsletters', '/feeds/news.xml', '/sitemap.xml'],
    ],
    ['events', '/tools/events', { title: 'A call', company_symbol: 'ABEO' }, ['/events', '/events.ics']],
    [
      'videos',
      '/tools/videos',
      { name: 'A film', company_symbol: 'ABEO' },
      ['/videos', '/stocks/OTHR/videos/x'],
    ],
  ] as const)(
    '%s change the pages of their company and lists of their kind, and no others',
    async (_kind, path, body, lists) => {
      await publishContent(store);
      const { body: made } = await call<{ id: string }>('POST', path, body);
      const shown: string[] = [
        ...lists,
        '/',
        '/search?q=abeo',
        '/stocks/ABEO',
        '/stocks/ABEO/marketdata?x=1',
      ];
      const others = ['/stocks/OTHR', '/stocks/OTHR/news', '/stocks', '/stocks/screener?page=2', '/methods'];
      const changedBy = async (change: () => Promise<unknown>) => {
        const before = await readStamps(store.db);
        await change();
        const after = await readStamps(store.db);
        expect(after.version).toBe(before.version);
        return [...shown, ...others].filter((url) => versionAt(after, url) !== versionAt(before, url));
      };
      expect(await changedBy(() => call('POST', path, body))).toEqual(shown);
      expect(await changedBy(() => call('POST', path, { ...body, state: 'draft' }))).toEqual([]);
      const moved = await changedBy(() => call('PUT', `${path}/${made.id}`, { company_symbol: 'OTHR' }));
      expect(moved).toEqual([...shown, '/stocks/OTHR', '/stocks/OTHR/news']);
      expect(await changedBy(() => call('DELETE', `${path}/${made.id}`))).not.toContain('/stocks/ABEO');
      expect((await readWaiting(store.db)).size).toBe(0);
    },
  );

  it('one entry is asked for by its kind and id, until it is deleted', async () => {
    const { id } = await create({ state: 'draft' });
    const ask = (path: string) => call<{ data: object; desk: Desk }>('GET', `/tools/entries/${path}`);
    expect((await ask(`news/${id}`)).body).toMatchObject({
      data: { title: 'A trial begins', company_symbol: 'ABEO' },
      desk: { state: 'draft', version: 1 },
    });
    expect((await ask(`event/${id}`)).status).toBe(404);
    await call('DELETE', `/tools/news/${id}`);
    expect((await ask(`news/${id}`)).status).toBe(404);
  });

  it('what one types is kept for oneself alone, never over what another window kept, and for staff only', async () => {
    const { id } = await create({ state: 'draft' });
    const at = `/tools/copies/news/${id}`;
    const typed = { title: 'Half a tit' };
    expect((await call('PUT', at, { typed, version: 1, revision: 0 })).body).toMatchObject({ revision: 1 });
    expect((await call('PUT', at, { typed, version: 1, revision: 0 })).status).toBe(409);
    expect((await call('GET', at)).body).toMatchObject({ copy: { typed, version: 1 }, revision: 1 });
    expect((await call('GET', at, undefined, { as: 'bob' })).body).toEqual({ copy: null, revision: 0 });
    const present = await call('POST', `/tools/presence/news/${id}`, undefined, { as: 'bob' });
    expect(present.body).toMatchObject({ others: [{ by: 'ann' }], newest: { version: 1, by: 'ann' } });
    expect((await call('DELETE', at)).status).toBe(200);
    expect((await call('GET', at)).body).toEqual({ copy: null, revision: 2 });
    expect((await call('GET', at, undefined, { as: 'user' })).status).toBe(403);
  });

  it('a long text of an editor is taken', async () => {
    const description = `<p>${'word '.repeat(30_000)}</p>`;
    expect((await call('POST', '/tools/news', { ...item, description })).status).toBe(200);
  });

  it('scripts never reach what the public sees', async () => {
    const { id } = await create({ description: '<p onclick="x()">Hi<script>alert(1)</script></p>' });
    expect((await seen(id)).body.description).toBe('<p>Hi</p>');
  });

  it('a company that is not on record is refused by name of its field', async () => {
    const { status, body } = await call<ErrorEnvelope>('POST', '/tools/news', {
      ...item,
      company_symbol: 'NOPE',
    });
    expect([status, body.error.fields]).toEqual([400, { company_symbol: 'is no company on record' }]);
  });

  it('events and videos go the same way', async () => {
    const event = await call('POST', '/tools/events', {
      title: 'A call',
      upcoming_date: '2026-08-01T15:00:00Z',
    });
    expect(event.status).toBe(200);
    const video = await call('POST', '/tools/videos', {
      name: 'A film',
      company_symbol: 'ABEO',
      exclusive: true,
    });
    expect(video.body).toMatchObject({ name: 'A film', exclusive: true, desk: { state: 'published' } });
    const app = openDataApp(store);
    expect((await app.get(`/events/all/${event.body.id}`)).body).toMatchObject({ title: 'A call' });
    expect((await app.get(`/videos/${video.body.id}`)).body).toMatchObject({ name: 'A film' });
    await call('DELETE', `/tools/videos/${video.body.id}`);
    expect((await app.get(`/videos/${video.body.id}`)).status).toBe(410);
  });

  it('an entry that is sent once more under its key is saved, and made once, until somebody else has changed it', async () => {
    const key = '4f2d9b0e-5a41-4b7c-9d53-0a1b2c3d4e5f';
    const send = (title: string) =>
      call('POST', '/tools/news', { title, company_symbol: 'ABEO', state: 'draft', key });
    const first = await send('Typed');
    expect([first.status, first.body.desk.version]).toEqual([200, 1]);
    // The answer was lost, and the button is pressed again: as it was, then with another word.
    expect((await send('Typed')).body).toEqual(first.body);
    expect((await send('Typed more')).body).toMatchObject({ id: first.body.id, desk: { version: 2 } });
    expect((await send('Typed once more')).body.desk.version).toBe(3);
    expect((await call<{ data: Entry[] }>('GET', '/tools/news')).body.data).toHaveLength(1);
    await call('PUT', `/tools/news/${first.body.id}`, { title: 'By Bob', state: 'draft' }, { as: 'bob' });
    expect((await send('Typed late')).status).toBe(409);
    expect(
      (await call('POST', '/tools/news', { title: 'x', company_symbol: 'ABEO', key: 'b-ABEO' })).status,
    ).toBe(400);
  });
});
