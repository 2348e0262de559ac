import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Screen, ScreenListSchema, ScreenSchema } from '#contract/screen.ts';
import { SCREENS_MAX } from '#contract/bounds.ts';
import type { OpenStore } from '#server/db/open.ts';
import { screensKeeper } from '#server/store/screener/screens.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import { sessionOf } from '#tests/support/sessions.ts';
import { forEachEngine } from '#tests/support/store.ts';

const [ann, bob, new_] = ['token-of-ann-000000', 'token-of-bob-000000', 'token-of-new-000000'];
const people = {
  [ann]: sessionOf('ann'),
  [bob]: sessionOf('bob'),
  [new_]: sessionOf('new', { verified: false }),
};

forEachEngine('saved screens', (openFresh) => {
  let store: OpenStore;
  let app: ReturnType<typeof openDataApp>;
  beforeEach(async () => {
    store = await openFresh();
    app = openDataApp(store, people);
  });
  afterEach(() => store.close());

  async function ask(method: string, path: string, token?: string, body?: unknown) {
    const response = await app.request(path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  }
  const list = async (token: string): Promise<Screen[]> =>
    ScreenListSchema.parse((await ask('GET', '/screens', token)).body).data;
  const save = async (token: string, name: string, more: object = {}): Promise<Screen> => {
    const { status, body } = await ask('POST', '/screens', token, { name, query: 'symbol=bio', ...more });
    expect({ status, body }).toMatchObject({ status: 200 });
    return ScreenSchema.parse(body);
  };
  const nameOfDefault = async (token: string) =>
    (await list(token)).filter(({ isDefault }) => isDefault).map(({ name }) => name);

  it('are kept, listed by name, changed and deleted', async () => {
    const one = await save(ann, ' small biotech ');
    expect(one).toMatchObject({ name: 'small biotech', query: 'symbol=bio', isDefault: false });
    await save(ann, 'Energy', { query: '' });
    expect((await list(ann)).map(({ name }) => name)).toEqual(['Energy', 'small biotech']);
    const changed = await ask('PATCH', `/screens/${one.id}`, ann, { name: 'Biotech' });
    expect(changed).toMatchObject({
      status: 200,
      body: { id: one.id, name: 'Biotech', query: 'symbol=bio' },
    });
    expect(await ask('DELETE', `/screens/${one.id}`, ann)).toEqual({ status: 200, body: { success: true } });
    expect((await list(ann)).map(({ name }) => name)).toEqual(['Energy']);
  });

  it('have one default at most', async () => {
    const first = await save(ann, 'first', { isDefault: true });
    const second = await save(ann, 'second', { isDefault: true });
    await save(bob, 'of bob', { isDefault: true });
    expect(await nameOfDefault(ann)).toEqual(['second']);
    await ask('PATCH', `/screens/${first.id}`, ann, { isDefault: true });
    expect(await nameOfDefault(ann)).toEqual(['first']);
    await Promise.all(
      [first, second, first, second].map(({ id }) =>
        ask('PATCH', `/screens/${id}`, ann, { isDefault: true }),
      ),
    );
    expect(await nameOfDefault(ann)).toHaveLength(1);
    await ask('PATCH', `/screens/${first.id}`, ann, { isDefault: false });
    await ask('PATCH', `/screens/${second.id}`, ann, { isDefault: false });
    expect(await nameOfDefault(ann)).toEqual([]);
    expect(await nameOfDefault(bob)).toEqual(['of bob']);
  });

  it('have names that are unique to a person, and a repeat changes nothing', async () => {
    await save(ann, 'mine');
    await save(bob, 'mine');
    const other = await save(ann, 'other');
    const taken = {
      status: 409,
      body: { error: { code: 'conflict', fields: { name: expect.anything() as string } } },
    };
    expect(await ask('POST', '/screens', ann, { name: 'mine', query: 'x=1', isDefault: true })).toMatchObject(
      taken,
    );
    expect(await ask('PATCH', `/screens/${other.id}`, ann, { name: 'mine', query: 'x=1' })).toMatchObject(
      taken,
    );
    expect((await list(ann)).map(({ query, isDefault }) => [query, isDefault])).toEqual([
      ['symbol=bio', false],
      ['symbol=bio', false],
    ]);
    expect((await ask('PATCH', `/screens/${other.id}`, ann, { name: 'other' })).status).toBe(200);
  });

  it('are at most fifty', async () => {
    const answers = await Promise.all(
      Array.from({ length: SCREENS_MAX }, (_, i) =>
        ask('POST', '/screens', ann, { name: `n${i}`, query: '' }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await ask('POST', '/screens', ann, { name: 'one more', query: '' })).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict' } },
    });
    expect(await list(ann)).toHaveLength(SCREENS_MAX);
    await save(bob, 'has room');
  });

  it('of others look as if there were none, and stay as they are', async () => {
    const { id } = await save(ann, 'private');
    const missing = { status: 404, body: { error: { code: 'not_found', message: 'Screen not found' } } };
    for (const which of [id, 'nothing-of-the-kind']) {
      expect(await ask('PATCH', `/screens/${which}`, bob, { name: 'taken over' })).toEqual(missing);
      expect(await ask('PATCH', `/screens/${which}`, bob, { isDefault: true })).toEqual(missing);
      expect(await ask('DELETE', `/screens/${which}`, bob)).toEqual(missing);
    }
    expect(await list(bob)).toEqual([]);
    expect((await list(ann)).map(({ name }) => name)).toEqual(['private']);
  });

  it('are for signed-in, verified people, whatever the body says', async () => {
    const { id } = await save(ann, 'private');
    for (const call of [calls['screens.list'], calls['screens.create'], calls['screens.update'], calls['screens.delete']])
      for (const [token, status] of [[undefined, 401], ['token-nobody-knows-00', 401], [new_, 403]] as const)
        expect((await ask(call.method, call.path.replace(':id', id), token, call.method === 'GET' ? undefined : { userId: 'ann' })).status).toBe(status); // prettier-ignore
    expect(await list(ann)).toHaveLength(1);
  });

  it('refuse what is no screen and name the fault', async () => {
    for (const [body, field] of [
      [{ query: '' }, 'name'],
      [{ name: '  ', query: '' }, 'name'],
      [{ name: 'x'.repeat(81), query: '' }, 'name'],
      [{ name: 'two\nlines', query: '' }, 'name'],
      [{ name: 'a', query: '?a=1' }, 'query'],
      [{ name: 'a', query: 'a=1#top' }, 'query'],
      [{ name: 'a', query: 'a=1 2' }, 'query'],
      [{ name: 'a', query: 'x'.repeat(4_001) }, 'query'],
      [{ name: 'a', query: '', isDefault: 1 }, 'isDefault'],
      [{ name: 'a', query: '', user_id: 'bob' }, 'user_id'],
    ] as const) {
      const answer = await ask('POST', '/screens', ann, body);
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad_request' } } });
      expect(Object.keys((answer.body as { error: { fields: object } }).error.fields)).toEqual([field]);
    }
    expect(await list(ann)).toEqual([]);
  });

  it('refuse an update that changes nothing, and an id that is none', async () => {
    expect((await ask('PATCH', '/screens/x1', ann, {})).status).toBe(400);
    expect((await ask('PATCH', '/screens/%00', ann, { name: 'a' })).status).toBe(400);
  });

  it('go with the account, and into its export', async () => {
    await save(ann, 'mine');
    await save(bob, 'of bob');
    expect(await screensKeeper.exportOf(store.db, 'ann')).toMatchObject([
      { name: 'mine', query: 'symbol=bio' },
    ]);
    await screensKeeper.deleteOf(store.db, 'ann');
    expect(await list(ann)).toEqual([]);
    expect(await list(bob)).toHaveLength(1);
  });
});
