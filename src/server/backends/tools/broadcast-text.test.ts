import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { createDelivery } from '#server/delivery/delivery.ts';
import { type Message, NumberRefused, type Send } from '#server/delivery/message.ts';
import { createOutboxWorker } from '#server/delivery/outbox-worker.ts';
import { broadcast, listBroadcasts } from '#server/store/notifications/broadcasts.ts';
import { queueTexts } from '#server/store/notifications/texts.ts';
import { agreeToTexts, endTexts, findTexts } from '#server/store/texts/subscriptions.ts';
import { createUser } from '#server/store/accounts/users.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { broadcastTexts, lostTexts } from './broadcast-text.ts';

const SECRET = 'a secret of the tests alone, long enough';
const log = pino({ level: 'silent' });
/** An afternoon of New York. */
const AFTERNOON = '2026-07-02T18:00:00.000Z';

forEachEngine('text messages of a notice', (openFresh) => {
  let store: OpenStore;
  let time: number;
  const now = () => new Date(time);
  beforeAll(async () => {
    store = await openFresh();
  });
  beforeEach(async () => {
    time = Date.parse(AFTERNOON);
    for (const table of [
      'notifications',
      'notification_text_failures',
      'text_subscriptions',
      'text_consents',
      'users',
      'outbox',
    ] as const)
      await store.db.deleteFrom(table).execute();
  });
  afterAll(() => store.close());

  /** A process that sends by way of `provider`. */
  const sender = (provider: (message: Message) => Error | undefined = () => undefined) => {
    const sent: Message[] = [];
    const sendSms: Send = (message) => {
      const fault = provider(message);
      if (fault) return Promise.reject(fault);
      sent.push(message);
      return Promise.resolve();
    };
    const site = { siteName: 'RedStreet', publicUrl: 'https://site.example' };
    const delivery = createDelivery({ site, sendMail: sendSms, sendSms });
    const worker = createOutboxWorker({
      db: store.db,
      log,
      now,
      handlers: broadcastTexts({ db: store.db, secret: SECRET, delivery, now }),
      onGivenUp: lostTexts({ db: store.db, now }),
    });
    return { sent, worker };
  };
  const subscriber = async (n: number) => {
    const phone = `212555${String(2_000 + n)}`;
    const at = new Date(time - 60_000);
    const user = await createUser(
      store.db,
      { email: `p${n}@mail.example`, name: null, phone, verified_at: at.toISOString() },
      at,
    );
    if (!user) throw new Error('somebody has the address');
    const agreement = {
      userId: user.id,
      phone,
      number: `+1${phone}`,
      version: 1,
      wording: '',
      address: null,
    };
    await agreeToTexts(store.db, SECRET, agreement, at);
    return { ...agreement };
  };
  const announce = async () => {
    const by = { id: 'ann', name: 'Ann' };
    const sent = { message: 'A trial begins', objectId: 'ABEO', objectType: 'company', key: undefined, by };
    const { id } = await broadcast(store.db, sent, now());
    while (await queueTexts(store.db, now()));
    return id;
  };
  const listed = async () => (await listBroadcasts(store.db, { page: 1, pageSize: 1 })).data[0];
  const waiting = async () => (await store.db.selectFrom('outbox').select('id').execute()).length;

  it('are sent once, whichever processes are at it, with the link that ends them', async () => {
    const people = [];
    for (let n = 0; n < 25; n += 1) people.push(await subscriber(n));
    await announce();
    const [one, two] = [sender(), sender()];
    await Promise.all([one.worker.drain(), two.worker.drain()]);
    const sent = [...one.sent, ...two.sent];
    expect(sent.map(({ to }) => to).toSorted()).toEqual(people.map(({ phone }) => phone).toSorted());
    expect(new Set(sent.map(({ key }) => key)).size).toBe(25);
    for (const { channel, text } of sent) {
      expect(channel).toBe('sms');
      expect(text).toMatch(
        /^RedStreet: A trial begins https:\/\/site\.example\/stocks\/ABEO Stop: https:\/\/site\.example\/stop\/[a-z2-9]{13}$/,
      );
    }
    expect(new Set(sent.map(({ text }) => text)).size).toBe(25);
  });

  it('wait for the morning of New York, and go to nobody who has ended them by then', async () => {
    const [stays, leaves] = [await subscriber(1), await subscriber(2)];
    time = Date.parse('2026-07-03T01:00:00.000Z');
    await announce();
    const { sent, worker } = sender();
    await worker.drain();
    time = Date.parse('2026-07-03T11:59:00.000Z');
    await worker.drain();
    expect(sent).toEqual([]);
    await endTexts(store.db, leaves.userId, { by: 'link', address: null }, now());
    time = Date.parse('2026-07-03T12:00:00.000Z');
    await worker.drain();
    expect(sent.map(({ to }) => to)).toEqual([stays.phone]);
    expect(await waiting()).toBe(0);
  });

  it('are not tried again at a number that takes none, then or with the next notice, and that is shown', async () => {
    const [gone, stopped, there] = [await subscriber(1), await subscriber(2), await subscriber(3)];
    await announce();
    const tried: string[] = [];
    const { sent, worker } = sender(({ to }) => {
      tried.push(to);
      if (to === gone.phone) return new NumberRefused('no such number');
      return to === stopped.phone ? new NumberRefused('has answered STOP', true) : undefined;
    });
    for (let n = 0; n < 5; n += 1) {
      await worker.drain();
      time += 60_000;
    }
    expect(tried.toSorted()).toEqual([gone.phone, stopped.phone, there.phone]);
    expect(await listed()).toMatchObject({ texts: 3, textsFailed: 2 });
    expect(await findTexts(store.db, gone.userId)).toMatchObject({ refused_at: AFTERNOON, ended_at: null });
    expect(await findTexts(store.db, stopped.userId)).toMatchObject({
      refused_at: null,
      ended_at: AFTERNOON,
    });
    const ends = await store.db
      .selectFrom('text_consents')
      .select(['user_id', 'by'])
      .where('action', '=', 'ended')
      .execute();
    expect(ends).toEqual([{ user_id: stopped.userId, by: 'provider' }]);
    await announce();
    await worker.drain();
    expect(sent.map(({ to }) => to)).toEqual([there.phone, there.phone]);
    expect(await listed()).toMatchObject({ texts: 1, textsFailed: 0 });
  });

  it('are tried for three days where the provider does not answer, and then given up', async () => {
    await subscriber(1);
    await announce();
    const { worker } = sender(() => new Error('the SMS provider answered 503'));
    for (let n = 0; n < 75; n += 1) {
      await worker.drain();
      time += 60 * 60_000;
    }
    expect(await waiting()).toBe(0);
    expect(await listed()).toMatchObject({ texts: 1, textsFailed: 1 });
  });
});
