import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Db, OpenStore } from '#server/db/open.ts';
import { createUser } from '#server/store/accounts/users.ts';
import { agreeToTexts, endRefusedTexts, endTexts } from '#server/store/texts/subscriptions.ts';
import { inLongRun } from '#tests/support/long.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { audienceOf, broadcast, listBroadcasts } from './broadcasts.ts';
import { findText, noteTextFailure, queueTexts } from './texts.ts';

const SECRET = 'a secret of the tests';
const then = new Date('2026-07-01T12:00:00Z');
const now = new Date('2026-07-02T15:00:00Z');
const later = new Date('2026-07-03T15:00:00Z');
const words = {
  message: 'A trial begins',
  objectId: 'ABEO',
  objectType: 'company',
  key: undefined,
  by: { id: 'ann', name: 'Ann' },
};

/** A confirmed account with a number of its own. */
async function person(db: Db, n: number, more: { isConfirmed?: boolean } = {}) {
  const phone = `212${String(2_000_000 + n)}`;
  const verified_at = more.isConfirmed === false ? null : then.toISOString();
  const user = await createUser(db, { email: `p${n}@mail.example`, name: null, phone, verified_at }, then);
  if (!user) throw new Error('somebody has the address');
  return { userId: user.id, phone, number: `+1${phone}`, version: 1, wording: 'I agree', address: null };
}

forEachEngine('notices by text message', (openFresh) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openFresh();
  });
  beforeEach(async () => {
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
  const queued = async () =>
    (await store.db.selectFrom('outbox').select('phone').where('kind', '=', 'broadcast-text').execute())
      .map(({ phone }) => phone)
      .toSorted();

  it('go to who agreed before it was sent, at the number of then, and to nobody else', async () => {
    const { db } = store;
    const people = [];
    for (let n = 0; n < 8; n += 1) people.push(await person(db, n, { isConfirmed: n !== 7 }));
    const [yes, ended, refused, changed, late, , again, unconfirmed] = people;
    if (!yes || !ended || !refused || !changed || !late || !again || !unconfirmed) throw new Error('nobody');
    for (const one of [yes, ended, refused, changed, again, unconfirmed])
      await agreeToTexts(db, SECRET, one, then);
    await agreeToTexts(db, SECRET, late, later);
    await endTexts(db, ended.userId, { by: 'link', address: null }, then);
    await endRefusedTexts(db, { ...refused, isStopped: false }, then);
    await db.updateTable('users').set({ phone: '2125550199' }).where('id', '=', changed.userId).execute();
    await endRefusedTexts(db, { ...again, isStopped: false }, then);
    await agreeToTexts(db, SECRET, again, then);
    expect(await audienceOf(db)).toEqual({ people: 7, byMail: 0, byText: 3 });
    const { id } = await broadcast(db, words, now);
    while (await queueTexts(db, now));
    expect(await queued()).toEqual([yes.phone, again.phone].toSorted());
    expect(await findText(db, id, yes.userId)).toMatchObject({ phone: yes.phone, message: 'A trial begins' });
    for (const { userId } of [ended, refused, changed, late, unconfirmed])
      expect(await findText(db, id, userId)).toBeUndefined();
    await endTexts(db, yes.userId, { by: 'reply', address: null }, now);
    expect(await findText(db, id, yes.userId)).toBeUndefined();
  });

  it('are counted, and those that never arrived once each', async () => {
    const { db } = store;
    const one = await person(db, 1);
    await agreeToTexts(db, SECRET, one, then);
    const { id } = await broadcast(db, words, now);
    const row = async () => (await listBroadcasts(db, { page: 1, pageSize: 1 })).data[0];
    expect(await row()).toMatchObject({ texts: 0, textsFailed: 0, texted: false });
    while (await queueTexts(db, now));
    const failed = { notificationId: id, userId: one.userId, reason: 'refused' } as const;
    for (let n = 0; n < 2; n += 1) await noteTextFailure(db, failed, now);
    expect(await row()).toMatchObject({ texts: 1, textsFailed: 1, texted: true });
  });

  it('of many people each is sent one, by two who work side by side, and after one has died', async () => {
    const { db } = store;
    const many = inLongRun(5_000, 450);
    const at = then.toISOString();
    await db.transaction().execute(async (tx) => {
      for (let n = 0; n < many; n += 1) await agreeToTexts(tx, SECRET, await person(tx, n), then);
    });
    await broadcast(db, words, now);
    await queueTexts(db, now);
    const dies = db.transaction().execute(async (tx) => {
      await tx.updateTable('notifications').set({ text_cursor: 'zzz', texted_at: at }).execute();
      throw new Error('killed');
    });
    await expect(dies).rejects.toThrow('killed');
    const work = async () => {
      while (await queueTexts(db, now));
    };
    await Promise.all([work(), work()]);
    const all = await queued();
    expect([all.length, new Set(all).size]).toEqual([many, many]);
    const { data } = await listBroadcasts(db, { page: 1, pageSize: 1 });
    expect(data[0]).toMatchObject({ people: many, texts: many, texted: true });
  });
});
