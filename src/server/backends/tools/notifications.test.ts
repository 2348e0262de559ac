import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Notification } from '#contract/notification.ts';
import type { ErrorEnvelope } from '#contract/errors.ts';
import type { Session } from '#contract/session.ts';
import type { OpenStore } from '#server/db/open.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { toolsSurroundings } from '#tests/support/tools-app.ts';
import { sessionOf } from '#tests/support/sessions.ts';
import { createToolsApp } from './app.ts';

const people: Record<string, Session> = {
  ann: sessionOf('ann', { role: 'staff' }),
  user: sessionOf('user'),
  fresh: sessionOf('fresh', { verified: false }),
};
const words = { message: 'A trial begins', objectId: 'ABEO', objectType: 'company' };

forEachEngine('notifications', (openFresh) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openFresh();
  });
  beforeEach(async () => {
    for (const table of ['notifications', 'notification_reads', 'notification_mail'] as const)
      await store.db.deleteFrom(table).execute();
  });
  afterAll(() => store.close());

  /** One process: what it knows beside the store is its own. */
  const open = () => {
    const surroundings = toolsSurroundings(store.db);
    const app = createToolsApp({
      ...surroundings,
      db: store.db,
      engine: store.engine,
      whoAmI: (token) => Promise.resolve(people[token.replace(/-+$/, '')] ?? null),
      access: 'staff',
    });
    const ask = (method: string, path: string, body?: unknown, as = 'ann', headers: object = {}) =>
      app.request(path, {
        method,
        headers: {
          ...(as && { authorization: `Bearer ${as.padEnd(43, '-')}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    return { ...surroundings, ask };
  };
  const json = async <Body>(response: Response | Promise<Response>) => {
    const answered = await response;
    return { status: answered.status, body: (await answered.json()) as Body };
  };

  /** Reads events of a stream as they come. */
  const read = (response: Response) => {
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const decoder = new TextDecoder();
    let text = '';
    return {
      /** The next event, or undefined at the end. */
      async next(): Promise<{ id: string; event: string; data: Record<string, unknown> } | undefined> {
        for (;;) {
          const end = text.indexOf('\n\n');
          if (end >= 0) {
            const lines = text.slice(0, end).split('\n');
            text = text.slice(end + 2);
            const of = (name: string) =>
              lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
            if (of('event') === '') continue;
            return {
              id: of('id'),
              event: of('event'),
              data: JSON.parse(of('data')) as Record<string, unknown>,
            };
          }
          const piece = await reader.read();
          if (piece.done) return undefined;
          text += decoder.decode(piece.value, { stream: true });
        }
      },
      close: () => reader.cancel(),
    };
  };

  it('only staff send, and who is confirmed reads', async () => {
    const { ask } = open();
    for (const [as, status] of [
      ['', 401],
      ['fresh', 403],
      ['user', 403],
      ['ann', 200],
    ] as const)
      expect([as, (await ask('POST', '/notifications/notifications', words, as)).status]).toEqual([
        as,
        status,
      ]);
    for (const path of ['notifications', 'preference', 'events']) {
      expect((await ask('GET', `/notifications/${path}`, undefined, '')).status).toBe(401);
      expect((await ask('GET', `/notifications/${path}`, undefined, 'fresh')).status).toBe(403);
    }
    expect(
      (await json<{ total: number }>(ask('GET', '/notifications/notifications', undefined, 'user'))).body
        .total,
    ).toBe(1);
  });

  it('message, object id and object type are required, each with its words', async () => {
    const { ask } = open();
    const { status, body } = await json<ErrorEnvelope>(
      ask('POST', '/notifications/notifications', { message: ' ', objectId: '', objectType: '' }),
    );
    expect([status, body.error.fields]).toEqual([
      400,
      {
        message: 'Message is required',
        objectId: 'Object id is required',
        objectType: 'Object type is required',
      },
    ]);
  });

  it('a notice answers with the specified words, is written down, and links by its type', async () => {
    const { ask } = open();
    const sent = await json<{ message: string; people: number }>(
      ask('POST', '/notifications/notifications', words),
    );
    expect(sent.body).toMatchObject({
      success: true,
      message: 'Global Notification Broadcasted Successfully',
      people: 0,
    });
    await ask('POST', '/notifications/notifications', { ...words, objectType: 'cake' });
    const { body } = await json<{ data: Notification[]; unread: number }>(
      ask('GET', '/notifications/notifications', undefined, 'user'),
    );
    expect(body.unread).toBe(2);
    expect(body.data.map(({ href }) => href)).toEqual([null, '/stocks/ABEO']);
    const ids = body.data.slice(0, 1).map(({ id }) => id);
    expect((await json(ask('POST', '/notifications/read', { ids }, 'user'))).body).toEqual({ unread: 1 });
    expect((await json(ask('POST', '/notifications/read', {}, 'user'))).body).toEqual({ unread: 0 });
    const logged = await store.db
      .selectFrom('audit_log')
      .select('event')
      .where('user_id', '=', 'ann')
      .execute();
    expect(logged.map(({ event }) => event)).toContain('notice sent');
  });

  it('who listens at any process hears of it, and a stream that broke off goes on without a gap or a double', async () => {
    const [one, two] = [open(), open()];
    const listen = async (headers: object = {}, query = '') =>
      read(await two.ask('GET', `/notifications/events${query}`, undefined, 'user', headers));
    const first = await listen();
    expect(await first.next()).toMatchObject({ event: 'unread', data: { unread: 0 } });
    await one.ask('POST', '/notifications/notifications', words);
    const heard = await first.next();
    expect(heard).toMatchObject({
      event: 'notification',
      data: { message: 'A trial begins', href: '/stocks/ABEO' },
    });
    await first.close();
    for (const message of ['Two', 'Three'])
      await one.ask('POST', '/notifications/notifications', { ...words, message });
    for (const again of [
      await listen({ 'last-event-id': heard?.id }),
      await listen({}, `?after=${heard?.id}`),
    ]) {
      // What follows is in the count already.
      expect(await again.next()).toMatchObject({ event: 'unread', data: { unread: 3, upTo: 3 } });
      expect((await again.next())?.data['message']).toBe('Two');
      expect((await again.next())?.data['message']).toBe('Three');
      await one.ask('POST', '/notifications/notifications', { ...words, key: 'four', message: 'Four' });
      expect((await again.next())?.data['message']).toBe('Four');
      await again.close();
      await store.db.deleteFrom('notifications').where('key', '=', 'four').execute();
    }
  });

  it('a stream says where it begins once its process knows from where on it tells: nothing sent between is lost', async () => {
    const { feed, ask } = open();
    const begun = Promise.withResolvers<undefined>();
    const isReady = vi.spyOn(feed, 'begun').mockReturnValue(begun.promise.then(() => undefined));
    const stream = read(await ask('GET', '/notifications/events', undefined, 'user'));
    const unread = stream.next();
    await vi.waitFor(() => expect(isReady).toHaveBeenCalled());
    await ask('POST', '/notifications/notifications', words);
    begun.resolve(undefined);
    expect(await unread).toMatchObject({ event: 'unread', data: { unread: 1 } });
    await stream.close();
  });

  it('a process that ends lets its listeners go', async () => {
    const { ask, feed } = open();
    const stream = read(await ask('GET', '/notifications/events', undefined, 'user'));
    expect((await stream.next())?.event).toBe('unread');
    feed.end();
    expect(await stream.next()).toBeUndefined();
    const late = read(await ask('GET', '/notifications/events', undefined, 'user'));
    expect((await late.next())?.event).toBe('unread');
    expect(await late.next()).toBeUndefined();
  });

  it('one person listens ten times at once: the eleventh ends the first, and nobody else', async () => {
    const { ask } = open();
    const listen = async (as: 'user' | 'ann') => {
      const stream = read(await ask('GET', '/notifications/events', undefined, as));
      expect((await stream.next())?.event).toBe('unread');
      return stream;
    };
    const other = await listen('ann');
    const own = [];
    for (let i = 0; i < 11; i += 1) own.push(await listen('user'));
    expect(await own[0]?.next()).toBeUndefined();
    await ask('POST', '/notifications/notifications', words);
    for (const stream of [other, own[1], own[10]]) expect((await stream?.next())?.event).toBe('notification');
    for (const stream of [other, ...own.slice(1)]) await stream.close();
  });

  it('mail is off until it is switched on, and a link that is none ends nothing', async () => {
    const { ask } = open();
    const mail = async () => (await json(ask('GET', '/notifications/preference', undefined, 'user'))).body;
    expect(await mail()).toEqual({ mail: false });
    await ask('PUT', '/notifications/preference', { mail: true }, 'user');
    expect(await mail()).toEqual({ mail: true });
    expect((await ask('POST', '/notifications/stop', { token: 'x'.repeat(43) }, '')).status).toBe(404);
    expect(await mail()).toEqual({ mail: true });
  });
});
