import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { DeskClient } from '#contract/client.ts';
import type { ErrorEnvelope } from '#contract/errors.ts';
import type { LandingPage } from '#contract/landing-page.ts';
import type { DeskLeader } from '#contract/leader.ts';
import type { Session } from '#contract/session.ts';
import type { OpenStore } from '#server/db/open.ts';
import { contentVersion } from '#server/store/content/content-version.ts';
import { readStamps, versionAt } from '#server/store/content/page-stamps.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import { sessionOf } from '#tests/support/sessions.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { toolsSurroundings } from '#tests/support/tools-app.ts';
import { createToolsApp } from './app.ts';

const people: Record<string, Session> = { ann: sessionOf('ann', { role: 'staff' }), user: sessionOf('user') };

const disclosure = '<p>Abeona pays for this page.</p>';
/** Every field of the specification, and the website, each with a value of its own. */
const landing = {
  title: 'A title',
  seo: 'A line',
  overview: '<p>Overview</p>',
  value_prop: '<p>Value</p>',
  investment_highlights: '<p>Investment</p>',
  highlights: '<p>High</p>',
  subtitle: 'A subtitle',
  presentation: 'https://abeona.example/deck.pdf',
  presentation_title: 'A deck',
  specialist: 'Sam',
  custom_style: 'text-align: center',
  askceo_title: 'Ask',
  extra_info: '<p>Extra</p>',
  extra_info_two: '<p>Extra two</p>',
  extra_title: 'More',
  extra_title_two: 'Yet more',
  jumbo_video: '/stocks/ABEO/videos',
  jumbotron_gradient_opacity: 0.25,
  jumbotron_subtitle_color: '#555d69',
  jumbotron_title_color: '#14171c',
  letter: '/letter.pdf',
  website_url: 'https://abeona.example/',
  valueprop_title: 'Why',
  podcast_link: '/podcast.wav',
};

forEachEngine('clients at the desk', (openFresh) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [
      company('ABEO', { name: 'Abeona' }),
      company('OTHR', { name: 'Other' }),
    ]);
  });
  beforeEach(async () => {
    for (const table of ['desk_entries', 'desk_versions', 'clients', 'landing_pages', 'leaders'] as const)
      await store.db.deleteFrom(table).execute();
    await store.db.updateTable('companies').set({ is_client: 0 }).execute();
  });
  afterAll(() => store.close());

  const app = () =>
    createToolsApp({
      db: store.db,
      engine: store.engine,
      ...toolsSurroundings(store.db),
      whoAmI: (token) => Promise.resolve(people[token.replace(/-+$/, '')] ?? null),
      access: 'staff',
      now: () => new Date('2026-07-02T12:00:00Z'),
    });
  async function call<Body = DeskClient>(method: string, path: string, body?: unknown, as = 'ann') {
    const response = await app().request(path, {
      method,
      headers: {
        ...(as && { authorization: `Bearer ${as.padEnd(43, '-')}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Body };
  }
  const ask = async <Body>(path: string) =>
    (await openDataApp(store).get(path)) as { status: number; body: Body };
  const page = () => ask<LandingPage>('/stock/landingPage?symbol=ABEO');
  const isClient = async () =>
    (await ask<{ isClient: boolean }>('/stock/isClient?symbol=ABEO')).body.isClient;
  const make = (more: object = {}) =>
    call('POST', '/tools/clients', {
      company_symbol: 'ABEO',
      companyName: 'Abeona',
      disclosure,
      landing: { ...landing, active: true },
      ...more,
    });

  it('guests and plain users are refused by every call of the tools, whatever they bring', async () => {
    const closed = Object.values<Call>(calls).filter(
      ({ backend, access }) => backend === 'tools' && access === 'staff',
    );
    expect(closed.length).toBeGreaterThan(25);
    for (const { method, path } of closed) {
      const address = path.replace(':kind', 'client').replace(/:\w+/g, 'ABEO');
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      expect([method, path, (await call(method, address, body, '')).status]).toEqual([method, path, 401]);
      expect([method, path, (await call(method, address, body, 'user')).status]).toEqual([method, path, 403]);
    }
    expect(await store.db.selectFrom('desk_entries').select('id').execute()).toEqual([]);
  });

  it('every field of a landing page is kept, can be changed, and is what the public gets', async () => {
    expect((await make()).status).toBe(200);
    expect((await page()).body).toMatchObject({ ...landing, active: true, disclosure });
    const edited = await call<LandingPage>('GET', '/tools/company-landing/ABEO');
    expect(edited.body).toMatchObject({ ...landing, active: true });
    for (const [name, value] of Object.entries(landing)) {
      const other =
        typeof value === 'number'
          ? 0.75
          : value.startsWith('#')
            ? '#abcdef'
            : value.startsWith('<')
              ? `<p>Another ${name}</p>`
              : `${value}-2`;
      const changed = name === 'custom_style' ? 'text-align: end' : other;
      const { status } = await call('PUT', '/tools/company-landing/ABEO', { [name]: changed });
      expect([name, status, (await page()).body[name as keyof LandingPage]]).toEqual([name, 200, changed]);
    }
  });

  it('every field of a client is kept', async () => {
    const fields = { contract: 'C-1', assignedSpecialistId: 'sam', companyName: 'A', topicArn: 'arn:x' };
    await make(fields);
    const { body } = await call<{ data: DeskClient[]; total: number }>('GET', '/tools/clients');
    expect([body.total, body.data[0]]).toMatchObject([
      1,
      { ...fields, disclosure, active: true, company_symbol: 'ABEO', Company: { name: 'Abeona' } },
    ]);
    const { body: changed } = await call('PUT', '/tools/clients/ABEO', { contract: 'C-2', active: false });
    expect(changed).toMatchObject({ ...fields, contract: 'C-2', active: false });
  });

  it('a page is not published without the disclosure of paid coverage, now or later', async () => {
    const refused = await make({ disclosure: '<p> </p>' });
    expect([refused.status, (refused.body as unknown as ErrorEnvelope).error]).toMatchObject([
      400,
      { fields: { disclosure: 'Disclosure is required before the page can be published' } },
    ]);
    expect((await make({ disclosure: null, state: 'draft' })).status).toBe(200);
    const publish = (more: object) => call('PUT', '/tools/clients/ABEO', more);
    expect((await publish({ active: true })).status).toBe(400);
    const later = { state: 'scheduled', publish_at: '2026-07-03T12:00:00Z' };
    expect((await publish(later)).status).toBe(400);
    expect((await call('PUT', '/tools/company-landing/ABEO', { active: true })).status).toBe(400);
    expect((await page()).status).toBe(404);
    // A page that nobody sees needs none.
    expect((await publish({ active: false })).status).toBe(200);
    expect((await publish({ active: true, disclosure })).status).toBe(200);
    expect((await page()).status).toBe(200);
    expect((await publish({ disclosure: '' })).status).toBe(400);
    expect((await page()).body.disclosure).toBe(disclosure);
  });

  it('client and page each have a switch, and only both together open the page', async () => {
    await make();
    for (const [path, active, open] of [
      ['clients', false, false],
      ['clients', true, true],
      ['company-landing', false, false],
      ['company-landing', true, true],
    ] as const) {
      await call('PUT', `/tools/${path}/ABEO`, { active });
      expect([path, active, await isClient(), (await page()).status]).toEqual([
        path,
        active,
        open,
        open ? 200 : 404,
      ]);
    }
  });

  it('a client of an unknown company, a second one, and a page without a client are refused', async () => {
    expect((await make({ company_symbol: 'NONE' })).status).toBe(404);
    expect((await call('POST', '/tools/company-landing', { company_symbol: 'ABEO' })).status).toBe(404);
    await make({ landing: undefined });
    expect((await make()).status).toBe(409);
    expect((await call('PUT', '/tools/company-landing/ABEO', { title: 'x' })).status).toBe(404);
    const written = { company_symbol: 'ABEO', ...landing };
    expect((await call('POST', '/tools/company-landing', written)).status).toBe(200);
    expect((await call('POST', '/tools/company-landing', written)).status).toBe(409);
    expect((await page()).body.title).toBe('A title');
  });

  it.each([
    [{ website_url: 'http://a.example' }, 'website_url'],
    [{ jumbo_video: 'javascript:alert(1)' }, 'jumbo_video'],
    [{ podcast_link: '//evil.example/x.wav' }, 'podcast_link'],
    [{ jumbotron_title_color: '#12345' }, 'jumbotron_title_color'],
    [{ jumbotron_gradient_opacity: 1.5 }, 'jumbotron_gradient_opacity'],
    [{ custom_style: 'color: #fff; position: fixed' }, 'custom_style'],
    [{ nonsense: 1 }, 'nonsense'],
  ])('%j is refused by its field, and changes nothing', async (fields, name) => {
    await make();
    const { status, body } = await call<ErrorEnvelope>('PUT', '/tools/company-landing/ABEO', fields);
    expect([status, Object.keys(body.error.fields ?? {})]).toEqual([400, [name]]);
    expect((await page()).body).toMatchObject(landing);
  });

  it('texts are cleaned when they are stored', async () => {
    await make({ landing: { active: true, overview: '<p onclick="x()">One<script>alert(1)</script></p>' } });
    const row = await store.db.selectFrom('landing_pages').select('overview').executeTakeFirstOrThrow();
    expect(row.overview).toBe('<p>One</p>');
  });

  it('a save over a newer version is refused; a version comes back as a draft; a deleted client as it was', async () => {
    await make();
    const late = await call<ErrorEnvelope>('PUT', '/tools/clients/ABEO', { contract: 'x', version: 7 });
    expect([late.status, late.body.error.fields]).toEqual([409, { version: '1' }]);
    await call('PUT', '/tools/company-landing/ABEO', { title: 'Another', version: 1 });
    const restored = await call('POST', '/tools/history/client/ABEO', { version: 1 });
    expect(restored.body).toMatchObject({ state: 'draft', version: 3, publishedVersion: 2 });
    expect((await page()).body.title).toBe('Another');
    expect((await call('DELETE', '/tools/clients/ABEO')).status).toBe(200);
    expect([await isClient(), (await page()).status]).toEqual([false, 404]);
    const { body } = await call<{ data: { action: string; by: string }[] }>(
      'GET',
      '/tools/history/client/ABEO',
    );
    expect(body.data.map(({ action, by }) => [action, by])).toEqual([
      ['deleted', 'ann'],
      ['restored', 'ann'],
      ['published', 'ann'],
      ['published', 'ann'],
    ]);
    await call('POST', '/tools/history/client/ABEO', { version: 2 });
    expect([await isClient(), (await page()).body.title]).toEqual([true, 'Another']);
    await call('DELETE', '/tools/clients/ABEO');
    expect((await make({ companyName: 'Anew' })).body.desk.version).toBe(7);
  });

  it('a client that was deleted without a disclosure comes back as a draft, and not in sight', async () => {
    await make();
    await store.db.updateTable('clients').set({ disclosure: null }).execute();
    await store.db.deleteFrom('desk_entries').execute();
    await store.db.deleteFrom('desk_versions').execute();
    expect((await call('DELETE', '/tools/clients/ABEO')).status).toBe(200);
    const back = await call('POST', '/tools/history/client/ABEO', { version: 1 });
    expect([back.status, back.body]).toMatchObject([200, { state: 'draft', publishedVersion: null }]);
    expect([await isClient(), (await page()).status]).toEqual([false, 404]);
    expect((await call('PUT', '/tools/clients/ABEO', { disclosure, state: 'published' })).status).toBe(200);
    expect(await isClient()).toBe(true);
  });

  it('a change of texts is told to the pages of that company alone; who becomes a client, to all', async () => {
    const before = await readStamps(store.db);
    await make();
    const made = await readStamps(store.db);
    expect(made.version).not.toBe(before.version);
    await call('PUT', '/tools/company-landing/ABEO', { title: 'Another' });
    const after = await readStamps(store.db);
    expect(after.version).toBe(made.version);
    for (const [url, isNew] of [
      ['/stocks/ABEO', true],
      ['/stocks/ABEO/about?x=1', true],
      ['/stocks/OTHR', false],
      ['/', false],
      ['/stocks/screener', false],
    ] as const)
      expect([url, versionAt(after, url) !== versionAt(made, url)]).toEqual([url, isNew]);
    await call('PUT', '/tools/company-landing/ABEO', { active: false });
    expect(await contentVersion(store.db)).not.toBe(made.version);
    expect((await readStamps(store.db)).companies.size).toBe(0);
  });

  it('leaders are added, changed, put in order, removed and brought back, and the page follows', async () => {
    await make();
    const add = async (name: string) =>
      (
        await call<DeskLeader>('POST', '/tools/management', {
          company_symbol: 'ABEO',
          name,
          title: 'Chief',
          description: '<p>Of <script>x</script>old</p>',
          headshot_url: '/faces/one.png',
        })
      ).body;
    const team = async () =>
      (await ask<{ data: { name: string; description: string }[] }>('/stock/team/ABEO')).body.data;
    const names = async () => (await team()).map(({ name }) => name);
    const [one, two, three] = [await add('One'), await add('Two'), await add('Three')];
    expect([one.position, two.position, three.position]).toEqual([0, 1, 2]);
    expect([await names(), (await team())[0]?.description]).toEqual([
      ['One', 'Two', 'Three'],
      '<p>Of old</p>',
    ]);
    const stamps = await readStamps(store.db);
    const placed = await call<{ data: DeskLeader[] }>('POST', '/tools/management/ABEO/order', {
      ids: [three.id, one.id],
    });
    expect(placed.body.data.map(({ name }) => name)).toEqual(['Three', 'One', 'Two']);
    expect(await names()).toEqual(['Three', 'One', 'Two']);
    expect(versionAt(await readStamps(store.db), '/stocks/ABEO/team')).not.toBe(
      versionAt(stamps, '/stocks/ABEO/team'),
    );
    expect((await call('PUT', `/tools/management/${two.id}`, { name: 'Deux', version: 9 })).status).toBe(409);
    await call('PUT', `/tools/management/${two.id}`, { name: 'Deux' });
    await call('DELETE', `/tools/management/${one.id}`);
    expect(await names()).toEqual(['Three', 'Deux']);
    await call('POST', `/tools/history/leader/${one.id}`, { version: 2 });
    expect(await names()).toEqual(['Three', 'One', 'Deux']);
    expect((await call('POST', '/tools/management/ABEO/order', { ids: ['none'] })).status).toBe(404);
    expect((await call('POST', '/tools/management', { company_symbol: 'NONE', name: 'x' })).status).toBe(404);
  });

  it('what a fill brought in is edited like what staff made', async () => {
    const at = '2026-07-01T00:00:00.000Z';
    await store.db
      .insertInto('clients')
      .values({
        company_symbol: 'ABEO',
        active: 1,
        contract: null,
        disclosure,
        assigned_specialist_id: null,
        company_name: 'Abeona',
        topic_arn: null,
        is_sample: 1,
        updated_at: at,
      })
      .execute();
    await store.db
      .insertInto('leaders')
      .values({
        id: 'l-1',
        company_symbol: 'ABEO',
        name: 'Ada',
        title: null,
        description: null,
        headshot_url: null,
        position: 0,
        is_sample: 1,
        updated_at: at,
      })
      .execute();
    expect((await call<{ total: number }>('GET', '/tools/clients')).body.total).toBe(1);
    expect((await call<{ total: number }>('GET', '/tools/management/ABEO')).body.total).toBe(1);
    await call('PUT', '/tools/management/l-1', { title: 'Chief' });
    expect((await call('PUT', '/tools/clients/ABEO', { landing: { ...landing, active: true } })).status).toBe(
      200,
    );
    expect(await isClient()).toBe(true);
  });
});
