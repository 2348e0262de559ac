import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScreenListSchema } from '#contract/screen.ts';
import { ask } from './ask.ts';

const fetchDouble = vi.fn<typeof fetch>();
let dataset: Record<string, string>;
beforeEach(() => {
  dataset = {};
  vi.stubGlobal('fetch', fetchDouble);
  vi.stubGlobal('document', { documentElement: { dataset } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  fetchDouble.mockReset();
});

const answering = (status: number, body: unknown) =>
  fetchDouble.mockImplementation(() => Promise.resolve(Response.json(body, { status })));
const screen = { id: 'a', name: 'Busy', query: '', isDefault: false, createdAt: '', updatedAt: '' };

it('asks where the contract says: method, path with its parameters, query and body', async () => {
  answering(200, screen);
  await ask('PATCH /screens/:id', { params: { id: 'a/b' }, body: { name: 'Busy' } });
  expect(fetchDouble.mock.calls[0]).toMatchObject([
    '/api/screens/a%2Fb',
    { method: 'PATCH', body: '{"name":"Busy"}', headers: { 'content-type': 'application/json' } },
  ]);
  await ask('GET /api/tipranks', { query: { symbol: 'ABEO' } });
  expect(fetchDouble.mock.calls[1]?.[0]).toBe('/api/tipranks?symbol=ABEO');
});

it('asks without a body where there is none', async () => {
  answering(200, { data: [] });
  await ask('GET /screens', {});
  expect(fetchDouble.mock.calls[0]?.[1]).not.toHaveProperty('body');
  expect(fetchDouble.mock.calls[0]?.[1]?.headers).not.toHaveProperty('content-type');
});

it('answers what the schema reads, and rejects an answer of another shape', async () => {
  answering(200, { data: [{ ...screen, more: true }] });
  const options = { schema: Promise.resolve(ScreenListSchema) };
  expect(await ask('GET /screens', {}, options)).toEqual({ data: [screen] });
  answering(200, { data: 'none' });
  await expect(ask('GET /screens', {}, options)).rejects.toMatchObject({ code: 'bad_gateway' });
});

it('tells why the API refused, and with which field', async () => {
  answering(409, { error: { code: 'conflict', message: 'Taken.', fields: { name: 'is taken' } } });
  await expect(ask('GET /screens', {})).rejects.toMatchObject({
    name: 'ApiError',
    status: 409,
    message: 'Taken.',
    fields: { name: 'is taken' },
  });
});

it.each([
  [502, 502],
  [403, 403],
  [201, 502],
])(
  'takes a failure with status %i that is no envelope of ours for a refusal with %i',
  async (status, known) => {
    fetchDouble.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status }));
    await expect(ask('GET /screens', {})).rejects.toMatchObject({ name: 'ApiError', status: known });
  },
);

it.each([
  ['the session has ended', 'GET /screens' as const, [['/login?next=%2Fstocks%3Fpage%3D2']]],
  ['a password was wrong', 'GET /auth/session' as const, []],
])('leaves to sign in, with the way back, where %s and nothing else', async (_, address, left) => {
  const assign = vi.fn<(to: string) => void>();
  vi.stubGlobal('location', { pathname: '/stocks', search: '?page=2', assign });
  answering(401, { error: { code: 'unauthenticated', message: 'Please log in.' } });
  await expect(ask(address, {})).rejects.toMatchObject({ status: 401 });
  answering(403, { error: { code: 'unverified', message: 'Please verify your account.' } });
  await expect(ask('GET /screens', {})).rejects.toMatchObject({ status: 403 });
  expect(assign.mock.calls).toEqual(left);
});

it('leaves who is logging out to where that leads', async () => {
  const assign = vi.fn<(to: string) => void>();
  vi.stubGlobal('location', { pathname: '/stocks', search: '', assign });
  dataset['loggingOut'] = '';
  answering(401, { error: { code: 'unauthenticated', message: 'Please log in.' } });
  await expect(ask('GET /screens', {})).rejects.toMatchObject({ status: 401 });
  expect(assign).not.toHaveBeenCalled();
});

it('lets whoever asked keep what was wanted before the page goes', async () => {
  const order: string[] = [];
  // A page that leaves runs what is due at once, and nothing that has to wait for the network or a timer.
  const assign = () => setTimeout(() => order.push('gone'));
  const rounds = async (count: number) => {
    for (let i = 0; i < count; i += 1) await new Promise((resolve) => setTimeout(resolve));
  };
  vi.stubGlobal('location', { pathname: '/stocks', search: '', assign });
  const body = { error: { code: 'unauthenticated', message: 'Please log in.' } };
  const slow = new ReadableStream({
    async start(controller) {
      await rounds(5);
      controller.enqueue(new TextEncoder().encode(JSON.stringify(body)));
      controller.close();
    },
  });
  fetchDouble.mockResolvedValue(new Response(slow, { status: 401 }));
  await ask('GET /screens', {}).catch(() => order.push('kept'));
  await vi.waitFor(() => expect(order).toEqual(['kept', 'gone']));
});

it('stops when whoever asked does not want the answer any more, or none comes', async () => {
  fetchDouble.mockImplementation((_, init) => {
    init?.signal?.throwIfAborted();
    return Promise.resolve(Response.json({ data: [] }));
  });
  await expect(ask('GET /screens', {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
  const late = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('late')));
  await expect(ask('GET /screens', {})).rejects.toThrow('late');
  expect(late).toHaveBeenCalledWith(10_000);
});
