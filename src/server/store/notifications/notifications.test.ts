import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Db } from '#server/db/open.ts';
import type { OpenStore } from '#server/db/open.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { inLongRun } from '#tests/support/long.ts';
import { audienceOf, broadcast, listBroadcasts, queueMails } from './broadcasts.ts';
import {
  countUnread,
  listInbox,
  markRead,
  notificationsKeeper,
  sentAfter,
  setWantsMail,
  stopMail,
  stopTokenOf,
  wantsMail,
} from './inbox.ts';

const SECRET = 'a secret of the tests';
const then = new Date('2026-07-01T00:00:00Z');
const now = new Date('2026-07-02T12:00:00Z');
const later = new Date('2026-07-03T12:00:00Z');
const words = (more: object = {}) => ({
  message: 'A trial begins',
  objectId: 'ABEO',
  objectType: 'company',
  key: undefined,
  by: { id: 'ann', name: 'Ann' },
  ...more,
});

/** Accounts u00000, u00001 and so on, each confirmed, made at `then`. */
async function people(db: Db, many: number, more: { mail?: boolean; created_at?: string } = {}) {
  const at = then.toISOString();
  for (let from = 0; from < many; from += 500) {
    const ids = Array.from(
      { length: Math.min(500, many - from) },
      (_, n) => `u${String(from + n).padStart(5, '0')}`,
    );
    await db
      .insertInto('users')
      .values(
        ids.map((id) => ({
          id,
          email: `${id}@mail.example`,
          email_key: `${id}@mail.example`,
          name: id,
          phone: null,
          message_preference: 'email' as const,
          password_hash: null,
          role: 'user' as const,
          google_sub: null,
          verified_at: at,
          email_proved_at: at,
          phone_proved_at: null,
          terms_accepted_at: at,
          created_at: more.created_at ?? at,
        })),
      )
      .execute();
    if (more.mail)
      await db
        .insertInto('notification_mail')
        .values(ids.map((id) => ({ user_id: id, wanted_at: at, stop_hash: id })))
        .execute();
  }
}

forEachEngine('notices to everybody', (openFresh) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openFresh();
  });
  beforeEach(async () => {
    for (const table of [
      'notifications',
      'notification_reads',
      'notification_mail',
      'users',
      'outbox',
    ] as const)
      await store.db.deleteFrom(table).execute();
  });
  afterAll(() => store.close());
  const mailed = async () =>
    (await store.db.selectFrom('outbox').select('email').where('kind', '=', 'broadcast').execute()).map(
      ({ email }) => email,
    );

  it('a notice is in every drawer once, unread until it is read, and in none that was made later', async () => {
    const { db } = store;
    await people(db, 2);
    const sent = await broadcast(db, words(), now);
    expect(sent).toMatchObject({ seq: 1, people: 2 });
    await broadcast(db, words({ message: 'Another' }), later);
    const page = { page: 1, pageSize: 10 };
    const { data, total, unread } = await listInbox(db, 'u00000', page);
    expect(data.map(({ message, isRead }) => [message, isRead])).toEqual([
      ['Another', false],
      ['A trial begins', false],
    ]);
    expect([total, unread]).toEqual([2, 2]);
    expect(await markRead(db, 'u00000', [sent.id, 'unknown'], later)).toBe(1);
    expect(await markRead(db, 'u00000', [sent.id], later)).toBe(1);
    expect(await countUnread(db, 'u00001')).toBe(2);
    expect(await markRead(db, 'u00000', undefined, later)).toBe(0);
    await db
      .updateTable('users')
      .set({ created_at: later.toISOString() })
      .where('id', '=', 'u00001')
      .execute();
    expect((await listInbox(db, 'u00001', page)).data.map(({ message }) => message)).toEqual(['Another']);
    expect((await sentAfter(db, 1)).map(({ seq }) => seq)).toEqual([2]);
    expect((await listBroadcasts(db, page)).data.map(({ message, by }) => [message, by])).toEqual([
      ['Another', 'Ann'],
      ['A trial begins', 'Ann'],
    ]);
  });

  it('sent twice under one name it is sent once, also in the same moment', async () => {
    const { db } = store;
    await broadcast(db, words({ key: 'one' }), now);
    const all = await Promise.all(
      ['one', 'one', 'two', 'two', 'three'].map((key) => broadcast(db, words({ key }), now)),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(3);
    const rows = await db.selectFrom('notifications').select('seq').orderBy('seq').execute();
    expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it('mail goes to who switched it on before, and to nobody else', async () => {
    const { db } = store;
    await people(db, 4);
    expect(await audienceOf(db)).toEqual({ people: 4, byMail: 0, byText: 0 });
    for (const id of ['u00001', 'u00002']) await setWantsMail(db, SECRET, id, true, then);
    await setWantsMail(db, SECRET, 'u00003', true, later);
    await setWantsMail(db, SECRET, 'u00002', false, then);
    await db.updateTable('users').set({ email_proved_at: null }).where('id', '=', 'u00002').execute();
    expect(await audienceOf(db)).toEqual({ people: 4, byMail: 2, byText: 0 });
    await broadcast(db, words(), now);
    while (await queueMails(db, now));
    expect(await mailed()).toEqual(['u00001@mail.example']);
  });

  it('one link ends the mails, once, and only of its person', async () => {
    const { db } = store;
    await people(db, 2);
    for (const id of ['u00000', 'u00001']) await setWantsMail(db, SECRET, id, true, then);
    expect(await stopMail(db, stopTokenOf('another secret', 'u00000'))).toBe(false);
    expect(await stopMail(db, stopTokenOf(SECRET, 'u00000'))).toBe(true);
    expect(await stopMail(db, stopTokenOf(SECRET, 'u00000'))).toBe(false);
    expect([await wantsMail(db, 'u00000'), await wantsMail(db, 'u00001')]).toEqual([false, true]);
    expect(await notificationsKeeper.exportOf(db, 'u00001')).toEqual({ byMail: true, read: [] });
    await notificationsKeeper.deleteOf(db, 'u00001');
    expect(await wantsMail(db, 'u00001')).toBe(false);
  });

  it('of many people each is mailed once, by two who work side by side, and after one has died', async () => {
    const { db } = store;
    const many = inLongRun(10_000, 1_050);
    await people(db, many, { mail: true });
    await broadcast(db, words(), now);
    const runs = { left: 2 };
    // One that dies amid its work leaves the store as it was.
    const dying = async () => {
      while (runs.left > 0) {
        await queueMails(db, now);
        runs.left -= 1;
      }
      await db.transaction().execute(async (tx) => {
        await tx.updateTable('notifications').set({ mail_cursor: 'u99999' }).execute();
        throw new Error('killed');
      });
    };
    await expect(dying()).rejects.toThrow('killed');
    const work = async () => {
      while (await queueMails(db, now));
    };
    await Promise.all([work(), work()]);
    const all = await mailed();
    expect([all.length, new Set(all).size]).toEqual([many, many]);
    const { data } = await listBroadcasts(db, { page: 1, pageSize: 1 });
    expect(data[0]).toMatchObject({ people: many, mails: many, mailed: true });
  });
});
