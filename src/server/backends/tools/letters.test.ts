import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DeskVersion } from '#contract/desk.ts';
import type { ErrorEnvelope } from '#contract/errors.ts';
import type { LetterPlan, LetterSending, Piece } from '#contract/letter.ts';
import type { Session } from '#contract/session.ts';
import { createDelivery } from '#server/delivery/delivery.ts';
import type { Message } from '#server/delivery/message.ts';
import { createOutboxWorker } from '#server/delivery/outbox-worker.ts';
import type { OpenStore } from '#server/db/open.ts';
import { sendDue } from '#server/store/letters/plans.ts';
import { queueLetters } from '#server/store/letters/sendings.ts';
import { unsubscribe } from '#server/store/newsletter/subscribers.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import { sessionOf } from '#tests/support/sessions.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { addSubscribers } from '#tests/support/subscribers.ts';
import { toolsSurroundings } from '#tests/support/tools-app.ts';
import { createToolsApp } from './app.ts';
import { letterMails, lostLetters } from './letter-mail.ts';

const people: Record<string, Session> = { ann: sessionOf('ann', { role: 'staff' }), user: sessionOf('user') };

interface Letter {
  id: string;
  title: string;
  desk: { version: number; state: string; publishedVersion: number | null };
  sending: LetterSending | null;
}
interface State {
  audience: { weekly: number; monthly: number };
  sending: LetterSending | null;
  plan: LetterPlan | null;
}

forEachEngine('newsletters', (openFresh) => {
  let store: OpenStore;
  let time: number;
  let sent: Message[];
  let takes: (message: Message) => boolean;
  const now = () => new Date(time);
  beforeAll(async () => {
    store = await openFresh();
  });
  beforeEach(async () => {
    for (const table of [
      'desk_entries',
      'desk_versions',
      'news',
      'events',
      'videos',
      'subscribers',
      'outbox',
      'letter_sendings',
      'letter_recipients',
      'letter_plans',
    ] as const)
      await store.db.deleteFrom(table).execute();
    time = Date.parse('2026-07-02T12:00:00Z');
    sent = [];
    takes = () => true;
  });
  afterAll(() => store.close());

  const { secret, site } = toolsSurroundings(undefined as never);
  const outboxOf = () => {
    const keep = (message: Message) =>
      takes(message) ? Promise.resolve(void sent.push(message)) : Promise.reject(new Error('no room'));
    const delivery = createDelivery({ site, sendMail: keep, sendSms: keep });
    const deps = { db: store.db, secret, delivery, now };
    return createOutboxWorker({
      db: store.db,
      log: pino({ level: 'silent' }),
      now,
      handlers: letterMails(deps),
      onGivenUp: lostLetters(deps),
    });
  };
  async function call<Body = Letter>(method: string, path: string, body?: unknown, as = 'ann') {
    const app = createToolsApp({
      db: store.db,
      engine: store.engine,
      ...toolsSurroundings(store.db),
      whoAmI: (token) => Promise.resolve(people[token.replace(/-+$/, '')] ?? null),
      access: 'staff',
      now,
    });
    const response = await app.request(path, {
      method,
      headers: {
        ...(as && { authorization: `Bearer ${as.padEnd(43, '-')}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Body };
  }
  const written = { title: 'The week', summary: 'In short', body: '## Up\n\n**Bold** <script>x()</script>' };
  const draft = async (more: object = {}) =>
    (await call('POST', '/tools/newsletters', { ...written, state: 'draft', ...more })).body;
  const send = (id: string, body: object) =>
    call<LetterSending & ErrorEnvelope>('POST', `/tools/newsletters/${id}/sending`, body);
  const stateOf = async (id: string) =>
    (await call<State>('GET', `/tools/newsletters/${id}/sending`)).body.sending;
  const handOver = async () => {
    while (await queueLetters(store.db, now()));
  };
  const publicLetter = async (id: string) =>
    (await openDataApp(store).get(`/news/${id}`)) as { status: number; body: { description: string } };

  it('is open to staff alone, with every call', async () => {
    const paths = [
      ['GET', ''],
      ['POST', ''],
      ['GET', '/pieces?kind=news'],
      ['POST', '/preview'],
      ['PUT', '/a'],
      ['DELETE', '/a'],
      ['POST', '/a/test'],
      ['GET', '/a/sending'],
      ['POST', '/a/sending'],
    ] as const;
    for (const [method, path] of paths) {
      const body = method === 'POST' || method === 'PUT' ? {} : undefined;
      const asked = async (as: string) => (await call(method, `/tools/newsletters${path}`, body, as)).status;
      expect([method, path, await asked(''), await asked('user')]).toEqual([method, path, 401, 403]);
    }
  });

  it('Markdown becomes what the archive shows, cleaned; a draft is seen by staff alone', async () => {
    const { id } = await draft();
    expect((await publicLetter(id)).status).toBe(404);
    const { body } = await call('PUT', `/tools/newsletters/${id}`, { version: 1 });
    expect(body.desk).toMatchObject({ state: 'published', version: 2 });
    expect((await publicLetter(id)).body.description).toBe('<h2>Up</h2>\n<p><strong>Bold</strong> </p>');
    const archive = await openDataApp(store).get('/news/newsLetters');
    expect((archive.body as { data: { id: string }[] }).data.map((letter) => letter.id)).toEqual([id]);
    const history = await call<{ data: DeskVersion[] }>('GET', `/tools/history/newsletter/${id}`);
    expect(history.body.data.map(({ action }) => action)).toEqual(['published', 'created']);
  });

  it('a letter without a text is not published, and a late save is refused', async () => {
    const { id } = await draft({ body: '' });
    const refused = await call<ErrorEnvelope>('PUT', `/tools/newsletters/${id}`, {});
    expect([refused.status, refused.body.error.fields]).toEqual([
      400,
      { body: 'Text is required before it can be published' },
    ]);
    await call('PUT', `/tools/newsletters/${id}`, { title: 'Newer', state: 'draft', version: 1 });
    expect((await call('PUT', `/tools/newsletters/${id}`, { title: 'Late', version: 1 })).status).toBe(409);
  });

  it('one row is worked on as news or as a newsletter, never as both', async () => {
    const { id } = await draft({ state: 'published' });
    const listed = async (path: string) =>
      (await call<{ data: Letter[] }>('GET', path)).body.data.map((row) => row.id);
    expect([await listed('/tools/newsletters'), await listed('/tools/news')]).toEqual([[id], []]);
    expect((await call('PUT', `/tools/news/${id}`, { title: 'x' })).status).toBe(404);
  });

  it('is sent once to who confirmed, with the ways to leave, and says what became of each mail', async () => {
    await addSubscribers(store.db, secret, 3, { monthly: 1, at: now() });
    const { id, desk } = await draft();
    const { body: before } = await call<State>('GET', `/tools/newsletters/${id}/sending`);
    expect(before).toEqual({ audience: { weekly: 3, monthly: 1 }, sending: null, plan: null });
    const first = await send(id, { version: desk.version, key: 'one' });
    expect([first.status, first.body.people]).toEqual([200, 3]);
    // The button pressed twice is the same sending; another one is refused.
    expect((await send(id, { version: 2, key: 'one' })).status).toBe(200);
    expect((await send(id, { version: 2, key: 'two' })).status).toBe(409);
    await handOver();
    await outboxOf().drain();
    expect(sent.map(({ to }) => to).sort()).toEqual([0, 1, 2].map((n) => `reader${n}@example.com`));
    expect(sent[0]?.headers?.['List-Unsubscribe']).toMatch(/\/newsletters\/unsubscribe\?token=[\w-]{43}>$/);
    expect(sent[0]?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(await stateOf(id)).toMatchObject({ sent: 3, queued: 0, failed: 0, left: 0, handedOver: true });
    expect((await publicLetter(id)).status).toBe(200);
  });

  it('goes to who chose one a month only when it is said', async () => {
    await addSubscribers(store.db, secret, 1, { monthly: 1, at: now() });
    const { id } = await draft();
    await send(id, { version: 1, key: 'one', monthly: true });
    await handOver();
    await outboxOf().drain();
    expect(sent).toHaveLength(2);
  });

  it('who left before their turn gets nothing, and what is never taken has failed', async () => {
    const tokens = await addSubscribers(store.db, secret, 3, { at: now() });
    const { id } = await draft();
    await send(id, { version: 1, key: 'one' });
    await handOver();
    await unsubscribe(store.db, tokens[0] ?? '', now());
    takes = ({ to }) => to !== 'reader1@example.com';
    await outboxOf().drain();
    expect(await stateOf(id)).toMatchObject({ sent: 1, queued: 1, failed: 0, left: 1 });
    time += 4 * 86_400_000;
    await outboxOf().drain();
    expect(await stateOf(id)).toMatchObject({ sent: 1, queued: 0, failed: 1, left: 1 });
  });

  it('a sending that breaks off anywhere goes on without a mail twice, in several processes at once', async () => {
    await addSubscribers(store.db, secret, 230, { at: now() });
    const { id } = await draft();
    await send(id, { version: 1, key: 'one' });
    // The first process ends between two batches; its mails are on their way when others go on.
    await queueLetters(store.db, now());
    await outboxOf().drain();
    await Promise.all([handOver(), handOver()]);
    await Promise.all([outboxOf().drain(), outboxOf().drain()]);
    expect(new Set(sent.map(({ to }) => to)).size).toBe(230);
    expect(sent).toHaveLength(230);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(230);
    expect(await stateOf(id)).toMatchObject({ people: 230, sent: 230, queued: 0, handedOver: true });
  });

  it('a letter that is taken away is mailed no further', async () => {
    await addSubscribers(store.db, secret, 2, { at: now() });
    const { id } = await draft();
    await send(id, { version: 1, key: 'one' });
    await handOver();
    await call('DELETE', `/tools/newsletters/${id}`);
    await outboxOf().drain();
    expect(sent).toEqual([]);
    expect(await store.db.selectFrom('letter_recipients').select('state').execute()).toEqual([
      { state: 'left' },
      { state: 'left' },
    ]);
  });

  it('what would reach nobody is neither published nor sent', async () => {
    await addSubscribers(store.db, secret, 0, { monthly: 1, at: now() });
    const { id } = await draft();
    expect((await send(id, { version: 1, key: 'one' })).status).toBe(409);
    expect([await stateOf(id), (await publicLetter(id)).status]).toEqual([null, 404]);
  });

  it('a save since the sending was looked at stops it', async () => {
    await addSubscribers(store.db, secret, 1, { at: now() });
    const { id } = await draft();
    await call('PUT', `/tools/newsletters/${id}`, { title: 'Newer', state: 'draft' });
    expect((await send(id, { version: 1, key: 'one' })).status).toBe(409);
    expect(await stateOf(id)).toBeNull();
  });

  it('a test goes to oneself, of the working copy, and to nobody outside', async () => {
    const { id } = await draft();
    const test = (to?: string) =>
      call<{ to: string } & ErrorEnvelope>('POST', `/tools/newsletters/${id}/test`, to ? { to } : {});
    expect((await test()).body).toEqual({ success: true, to: 'ann@example.com' });
    const { status, body } = await test('stranger@example.com');
    expect([status, body.error.fields]).toEqual([
      400,
      { to: 'must be your own address, or one of the staff' },
    ]);
    await outboxOf().drain();
    expect(sent.map(({ to, subject, headers }) => [to, subject, headers])).toEqual([
      ['ann@example.com', 'Test: The week', undefined],
    ]);
    expect(sent[0]?.html).toContain('<strong>Bold</strong>');
  });

  it('is looked at as a mail and as a page without being saved', async () => {
    const { body } = await call<{ html: string; text: string; page: string }>(
      'POST',
      '/tools/newsletters/preview',
      { ...written, format: 'markdown' },
    );
    expect(body.html).toContain('<strong>Bold</strong>');
    expect(body.text).toContain('Up\nBold');
    expect(`${body.html}${body.page}`).not.toContain('<script');
    expect(await store.db.selectFrom('desk_entries').select('id').execute()).toEqual([]);
  });

  it('news, events, videos and screens are found by words of their titles', async () => {
    await call('POST', '/tools/webinars', { title: '100%_Sure call', upcoming_date: '2026-08-01' });
    const found = async (query: string) =>
      (await call<{ data: Piece[] }>('GET', `/tools/newsletters/pieces?${query}`)).body.data;
    expect(await found('kind=event&text=sure+100%25_')).toMatchObject([
      { title: '100%_Sure call', date: '2026-08-01', href: '/events' },
    ]);
    expect(await found('kind=event&text=1000')).toEqual([]);
    expect((await found('kind=screen&text=biotech')).map(({ href }) => href)).toContain(
      '/stocks/screener/profitable-biotech',
    );
    expect([await found('kind=news'), await found('kind=video')]).toEqual([[], []]);
  });

  const AT = '2026-07-03T14:00:00Z';
  const plan = (id: string, body: object = {}) =>
    call<LetterPlan & ErrorEnvelope>('PUT', `/tools/newsletters/${id}/plan`, { version: 1, at: AT, ...body });
  const planOf = async (id: string) =>
    (await call<State>('GET', `/tools/newsletters/${id}/sending`)).body.plan;
  const passTo = (at: string) => (time = Date.parse(at));

  it('a letter is sent at its time, once, by whichever process, and published with it', async () => {
    await addSubscribers(store.db, secret, 3, { monthly: 1, at: now() });
    const { id } = await draft();
    expect((await plan(id, { monthly: true })).body).toMatchObject({
      at: '2026-07-03T14:00:00.000Z',
      by: 'ann',
      changed: false,
      missed: false,
    });
    passTo('2026-07-03T13:59:00Z');
    await sendDue(store.db, now());
    expect([await stateOf(id), (await publicLetter(id)).status]).toEqual([null, 404]);
    passTo('2026-07-03T14:00:30Z');
    await Promise.all([sendDue(store.db, now()), sendDue(store.db, now())]);
    await sendDue(store.db, now());
    expect([(await publicLetter(id)).status, await planOf(id)]).toEqual([200, null]);
    await handOver();
    await outboxOf().drain();
    expect(sent.length).toBe(4);
    expect(await stateOf(id)).toMatchObject({ sent: 4, by: 'ann', version: 2 });
    // It cannot be planned or sent again.
    expect((await plan(id, { version: 2, at: '2026-07-04T14:00:00Z' })).status).toBe(409);
    expect((await send(id, { version: 2, key: 'again' })).status).toBe(409);
    const log = await call<{ data: { action: string; objectId: string }[] }>(
      'GET',
      '/tools/log?kind=newsletter',
    );
    const deeds = log.body.data.filter(({ objectId }) => objectId === id).map(({ action }) => action);
    expect(deeds.toSorted()).toEqual(['created', 'planned', 'published', 'sent']);
  });

  it('what was only published since it was planned is sent, what was changed, archived or deleted is not', async () => {
    await addSubscribers(store.db, secret, 1, { at: now() });
    const ids = [];
    for (let n = 0; n < 4; n += 1) ids.push((await draft({ title: `Letter ${n}` })).id);
    for (const id of ids) expect((await plan(id)).status).toBe(200);
    const [published = '', changed = '', archived = '', deleted = ''] = ids;
    await call('PUT', `/tools/newsletters/${published}`, { state: 'published', version: 1 });
    await call('PUT', `/tools/newsletters/${changed}`, { body: 'Half a sen', state: 'draft', version: 1 });
    await call('PUT', `/tools/newsletters/${archived}`, { state: 'archived', version: 1 });
    await call('DELETE', `/tools/newsletters/${deleted}`);
    expect(await planOf(changed)).toMatchObject({ changed: true });
    passTo('2026-07-03T14:00:00Z');
    await sendDue(store.db, now());
    expect(await stateOf(published)).toMatchObject({ people: 1 });
    expect([await stateOf(changed), await stateOf(archived)]).toEqual([null, null]);
    const begun = await store.db.selectFrom('letter_sendings').select('letter_id').execute();
    expect(begun.map(({ letter_id }) => letter_id)).toEqual([published]);
    // Planned anew it goes out; long after its time nothing goes out by itself.
    expect((await plan(changed, { version: 2, at: '2026-07-03T15:00:00Z' })).status).toBe(200);
    passTo('2026-07-05T15:00:00Z');
    await sendDue(store.db, now());
    expect([await stateOf(changed), await planOf(changed)]).toMatchObject([null, { missed: true }]);
  });

  it('a plan lies ahead, is of what was looked at, is called off, and falls to a sending by hand', async () => {
    await addSubscribers(store.db, secret, 1, { at: now() });
    const { id } = await draft();
    const faults = async (body: object) => (await plan(id, body)).body.error;
    expect((await faults({ at: '2026-07-02T12:00:00Z' })).fields).toEqual({ at: 'must lie ahead' });
    expect((await faults({ at: '2026-07-03' })).fields).toHaveProperty('at');
    expect((await plan(id, { version: 7 })).status).toBe(409);
    expect((await plan((await draft({ body: '' })).id)).status).toBe(400);
    expect((await plan('nothing')).status).toBe(404);
    expect((await call('PUT', `/tools/newsletters/${id}/plan`, { version: 1, at: AT }, 'user')).status).toBe(
      403,
    );
    expect((await call('DELETE', `/tools/newsletters/${id}/plan`)).status).toBe(404);
    await plan(id);
    expect((await call('DELETE', `/tools/newsletters/${id}/plan`)).status).toBe(200);
    await plan(id);
    expect((await send(id, { version: 1, key: 'by-hand' })).status).toBe(200);
    expect(await planOf(id)).toBeNull();
    passTo('2026-07-03T14:00:00Z');
    await sendDue(store.db, now());
    await handOver();
    await outboxOf().drain();
    expect(sent.length).toBe(1);
  });
});

forEachEngine('webinars at the desk', (openFresh) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openFresh();
  });
  afterAll(() => store.close());

  it('are the events of that kind, with one history', async () => {
    const app = createToolsApp({
      db: store.db,
      engine: store.engine,
      ...toolsSurroundings(store.db),
      whoAmI: (token) => Promise.resolve(people[token.replace(/-+$/, '')] ?? null),
      access: 'staff',
    });
    const call = async (method: string, path: string, body?: object, as = 'ann') => {
      const response = await app.request(path, {
        method,
        headers: { authorization: `Bearer ${as.padEnd(43, '-')}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as { id: string; kind?: string } };
    };
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['PUT', '/a'],
      ['DELETE', '/a'],
    ] as const)
      for (const [as, status] of [
        ['nobody', 401],
        ['user', 403],
      ] as const)
        expect(
          (await call(method, `/tools/webinars${path}`, method === 'GET' ? undefined : {}, as)).status,
        ).toBe(status);
    const listed = async () =>
      ((await call('GET', '/tools/webinars')).body as unknown as { data: { id: string }[] }).data.map(
        ({ id }) => id,
      );
    await store.db
      .insertInto('events')
      .values(
        (['event', 'webinar'] as const).map((kind) => ({
          id: `seeded-${kind}`,
          kind,
          origin: 'sample' as const,
          title: kind,
          featured: 0,
          is_sample: 1,
          updated_at: '2026-07-01',
        })) as never,
      )
      .execute();
    const { id } = (await call('POST', '/tools/webinars', { title: 'A webinar' })).body;
    const plain = (await call('POST', '/tools/events', { title: 'Not "kind":"webinar"' })).body.id;
    expect(await listed()).toEqual([id, 'seeded-webinar']);
    expect((await call('PUT', `/tools/webinars/${id}`, { title: 'Renamed' })).body.kind).toBe('webinar');
    expect((await call('PUT', `/tools/webinars/${plain}`, { title: 'x' })).status).toBe(404);
    expect((await call('DELETE', '/tools/webinars/seeded-event')).status).toBe(404);
    expect((await call('DELETE', `/tools/webinars/${id}`)).status).toBe(200);
    expect(await listed()).toEqual(['seeded-webinar']);
  });
});
