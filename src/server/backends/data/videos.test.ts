import { afterAll, beforeAll, expect, it } from 'vitest';
import { VideoAccessSchema, VideoListSchema, VideoSchema } from '#contract/video.ts';
import type { OpenStore } from '#server/db/open.ts';
import { videoUnlocksKeeper } from '#server/store/videos/video-unlocks.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import { insertVideos, videoRow } from '#tests/support/media.ts';
import { sessionOf } from '#tests/support/sessions.ts';
import { forEachEngine } from '#tests/support/store.ts';

const [ann, annElsewhere, bob, new_] = [
  'token-of-ann-000000',
  'token-of-ann-111111',
  'token-of-bob-000000',
  'token-of-new-000000',
];
const people = {
  [ann]: sessionOf('ann'),
  [annElsewhere]: sessionOf('ann'),
  [bob]: sessionOf('bob'),
  [new_]: sessionOf('new', { verified: false }),
};

const rows = [
  videoRow('old', {
    published: '2026-01-02',
    company_symbol: 'BIO',
    type: 'Interview',
    youtube_id: 'abcdefghi_-',
  }),
  videoRow('new', {
    published: '2026-06-02',
    company_symbol: 'BIO',
    type: 'Overview',
    file_url: '/media/a.webm',
  }),
  videoRow('featured', { published: '2026-02-02', company_symbol: 'TEC', video_featured: 1 }),
  videoRow('exclusive', {
    published: '2026-03-02',
    company_symbol: 'TEC',
    exclusive: 1,
    youtube_id: 'secretsecre',
    file_url: '/media/secret.webm',
  }),
  videoRow('undated', { name: '100% Interview', company_symbol: 'NIX' }),
  videoRow('orphan', { published: '2026-04-02' }),
  videoRow('disabled', { published: '2026-05-02', company_symbol: 'BIO', disabled: 1 }),
  videoRow('teaser', { published: '2026-05-03', company_symbol: 'BIO', thirtysecs: 1 }),
  videoRow('deleted', { company_symbol: 'BIO', deleted_at: '2026-06-01T00:00:00.000Z' }),
];
const library = ['featured', 'new', 'orphan', 'exclusive', 'old', 'undated'];

forEachEngine('videos', (openFresh) => {
  let store: OpenStore;
  let app: ReturnType<typeof openDataApp>;
  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [
      company('BIO', { name: 'Bio Works', sic: '2834', sector_name: 'Life Sciences' }),
      company('TEC', { name: 'Tec Works', sic: '7372', sector_name: 'Technology' }),
      company('NIX', { sic: '0000' }),
    ]);
    await insertVideos(store.db, rows);
    app = openDataApp(store, people);
  });
  afterAll(() => store.close());

  const list = async (path: string) => {
    const { status, body } = await app.get(path);
    expect(status).toBe(200);
    return VideoListSchema.parse(body);
  };
  const idsOf = async (path: string) => (await list(path)).data.map(({ id }) => id);
  const access = async (method: string, id: string, token?: string) => {
    const response = await app.request(`/videos/${id}/access`, {
      method,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };

  it('of the library stand featured first, then newest first, without teasers and what is disabled or deleted', async () => {
    expect(await idsOf('/videos/all')).toEqual(library);
    expect(await idsOf('/videos/all?sort=recent')).toEqual([
      'new',
      'orphan',
      'exclusive',
      'featured',
      'old',
      'undated',
    ]);
  });

  it('are walked to the end by page, each once, with their number', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list(`/videos/all?pageSize=4&page=${page}`)));
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(library);
    expect(pages[2]).toEqual({ data: [], total: 6, page: 3, pageSize: 4 });
  });

  it.each([
    ['Life Sciences', ['new', 'old']],
    ['Technology', ['featured', 'exclusive']],
    ['Finance', []],
    ['Uncategorized', ['orphan', 'undated']],
  ])('of the sector %s are %j', async (sector, ids) => {
    expect(await idsOf(`/videos/all?sector=${encodeURIComponent(sector)}`)).toEqual(ids);
  });

  it('are found by a part of their name in any case, in a sector or in all', async () => {
    expect(await idsOf('/videos/all?query=interview')).toEqual(['undated']);
    expect(await idsOf('/videos/all?query=VIDEO')).toHaveLength(5);
    expect(await idsOf('/videos/all?query=100%25')).toEqual(['undated']);
    expect(await idsOf('/videos/all?query=tec&sector=Technology')).toEqual(['featured', 'exclusive']);
    expect(await idsOf('/videos/all?query=nothing')).toEqual([]);
    expect(await idsOf('/videos/all?query=+')).toEqual(library);
    expect(await idsOf('/stock/search?type=video&query=video')).toHaveLength(5);
    expect(await idsOf('/stock/search?type=video&query=')).toEqual([]);
  });

  it('of a company whose code names no sector are told to the log, once', async () => {
    await list('/videos/all');
    const told = app.logged.filter((line) => line.includes('unknown industry code'));
    expect(told.map((line) => (JSON.parse(line) as { symbol: string }).symbol)).toEqual(['NIX']);
  });

  it('of a company have its teasers; without any it is 404', async () => {
    expect(await idsOf('/videos/all/bio')).toEqual(['new', 'teaser', 'old']);
    for (const symbol of ['NONE', 'ABC'])
      expect(await app.get(`/videos/all/${symbol}`)).toMatchObject({
        status: 404,
        body: { error: { code: 'not_found', message: 'No videos found' } },
      });
  });

  it('answer one by one; 404 for what is not shown, 410 for what was deleted', async () => {
    const { body } = await app.get('/videos/old');
    expect(VideoSchema.parse(body)).toMatchObject({
      id: 'old',
      youtubeId: 'abcdefghi_-',
      Company: { name: 'Bio Works', sic_code: '2834', sector_name: 'Life Sciences' },
    });
    for (const id of ['nothing', 'disabled'])
      expect(await app.get(`/videos/${id}`)).toMatchObject({ status: 404 });
    expect(await app.get('/videos/deleted')).toMatchObject({
      status: 410,
      body: { error: { code: 'gone' } },
    });
  });

  it('that are exclusive tell nobody what plays them', async () => {
    for (const path of [
      '/videos/all',
      '/videos/exclusive',
      '/videos/all/TEC',
      '/stock/search?type=video&query=exclusive',
    ])
      expect(JSON.stringify((await app.get(path)).body)).not.toContain('secret');
  });

  it('that are exclusive are unlocked by a person for one session, however often they ask', async () => {
    const locked = { status: 200, body: { unlocked: false, youtubeId: null, file_url: null } };
    const open = {
      status: 200,
      body: { unlocked: true, youtubeId: 'secretsecre', file_url: '/media/secret.webm' },
    };
    expect(await access('GET', 'exclusive', ann)).toEqual(locked);
    const twice = await Promise.all([access('PUT', 'exclusive', ann), access('PUT', 'exclusive', ann)]);
    expect(twice).toEqual([open, open]);
    expect(VideoAccessSchema.parse((await access('GET', 'exclusive', ann)).body).unlocked).toBe(true);
    expect(await access('GET', 'exclusive', annElsewhere)).toEqual(locked);
    expect(await access('GET', 'exclusive', bob)).toEqual(locked);
    expect(await videoUnlocksKeeper.exportOf(store.db, 'ann')).toMatchObject([{ video_id: 'exclusive' }]);
    await videoUnlocksKeeper.deleteOf(store.db, 'ann');
    expect(await access('GET', 'exclusive', ann)).toEqual(locked);
  });

  it('that are not exclusive are open, and asking leaves nothing behind', async () => {
    expect(await access('PUT', 'old', ann)).toMatchObject({
      body: { unlocked: true, youtubeId: 'abcdefghi_-' },
    });
    expect(await videoUnlocksKeeper.exportOf(store.db, 'ann')).toEqual([]);
  });

  it('are unlocked by signed-in, verified people only, and only where there is a video', async () => {
    for (const method of ['GET', 'PUT']) {
      for (const [token, status] of [[undefined, 401], ['token-nobody-knows-00', 401], [new_, 403]] as const)
        expect((await access(method, 'exclusive', token)).status).toBe(status); // prettier-ignore
      expect((await access(method, 'nothing', ann)).status).toBe(404);
      expect((await access(method, 'disabled', ann)).status).toBe(404);
      expect((await access(method, 'deleted', ann)).status).toBe(410);
    }
  });

  it.each([
    '/videos/all?sector=Bio',
    '/videos/all?sort=best',
    '/videos/all?page=0',
    '/videos/all?x=1',
    '/videos/a%20b',
  ])('%s is refused', async (path) => {
    expect(await app.get(path)).toMatchObject({ status: 400, body: { error: { code: 'bad_request' } } });
  });
});
