import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Db } from '#server/db/open.ts';
import { openSqlite } from '#server/db/open.ts';
import { setWantsMail } from '#server/store/notifications/inbox.ts';
import { openSession } from '#server/store/accounts/sessions.ts';
import { createUser } from '#server/store/accounts/users.ts';
import { fillDataDir } from '#tests/support/filled-store.ts';
import { inLongRun } from '#tests/support/long.ts';
import { enter, known, siteAt } from '#tests/support/open-site.ts';
import { serve } from '#tests/support/site.ts';

const PEOPLE = inLongRun(10_000, 120);
/** Those who hold a page open meanwhile. */
const LISTENERS = inLongRun(200, 10);
/** Every second person wants notices by mail. */
const MAILS = PEOPLE / 2;
const MESSAGE = 'To everybody, once';

interface Reader {
  cookie: string;
  email: string;
}

/** Confirmed accounts with a session each; every second one wants mail, as of before now. */
const addReaders = (db: Db): Promise<Reader[]> =>
  db.transaction().execute(async (tx) => {
    const at = new Date(Date.now() - 60_000);
    const proved = { verified_at: at.toISOString(), email_proved_at: at.toISOString() };
    const readers: Reader[] = [];
    for (let n = 0; n < PEOPLE; n += 1) {
      const email = `person${n}@mail.example`;
      const user = await createUser(tx, { email, name: `Person ${n}`, ...proved }, at);
      if (!user) throw new Error('somebody has the address');
      if (n % 2 === 0) await setWantsMail(tx, 'a secret of the tests alone', user.id, true, at);
      readers.push({ cookie: `Authorization=${await openSession(tx, user.id, 'a test', at)}`, email });
    }
    return readers;
  });

/**
 * Hears what a person's open page hears, at the site that answers: after a break it goes on from the last number. `attends` is
 * called with all that comes; what was sent before the first of it is counted as unread, and not told.
 */
async function listen(
  cookie: string,
  urls: readonly string[],
  until: AbortSignal,
  attends: () => void,
): Promise<string[]> {
  const heard: string[] = [];
  let last: string | undefined;
  for (let at = 0; !until.aborted; at += 1)
    try {
      const headers = { cookie, ...(last !== undefined && { 'last-event-id': last }) };
      const url = `${urls[at % urls.length]}/api/notifications/events`;
      const { body } = await fetch(url, { headers, signal: until });
      let text = '';
      for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += piece;
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          last = /^id: (\d+)$/m.exec(event)?.[1] ?? last;
          attends();
          if (event.includes('event: notification')) heard.push(event);
        }
      }
    } catch {
      await pause(20);
    }
  return heard;
}

/** Does something for each of many, a few side by side. */
async function forEach<T>(all: readonly T[], many: number, act: (each: T) => Promise<void>): Promise<void> {
  const left = all.values();
  await Promise.all(
    Array.from({ length: many }, async () => {
      for (const each of left) await act(each);
    }),
  );
}

it(
  `a notice reaches each of ${PEOPLE} people once, by page and by mail, though one of two processes is killed`,
  async () => {
    const dir = mkdtempSync(join(tmpdir(), 'broadcasts-'));
    const settings = { DATA_DIR: dir, SEED: 'none' };
    await fillDataDir(dir, 'none');
    const first = await serve('main', settings);
    const second = await serve('main', settings);
    const store = openSqlite(join(dir, 'redstreet.sqlite'));
    const over = new AbortController();
    onTestFinished(async () => {
      over.abort();
      await store.close();
      await Promise.all([first.stop('SIGKILL'), second.stop('SIGKILL')]);
      rmSync(dir, { recursive: true });
    });
    const staff = await enter(siteAt(first.url, dir), await known(siteAt(first.url, dir), { role: 'staff' }));
    const readers = await addReaders(store.db);
    const attending = new Set<string>();
    const listening = readers.slice(0, LISTENERS).map(({ cookie }, n) => {
      const urls = n % 2 === 0 ? [first.url, second.url] : [second.url];
      return listen(cookie, urls, over.signal, () => attending.add(cookie));
    });
    await vi.waitFor(() => expect(attending.size).toBe(LISTENERS), { timeout: 30_000 });

    const send = async (url: string) => {
      const body = JSON.stringify({ message: MESSAGE, objectId: 'ABEO', objectType: 'company', key: 'once' });
      const headers = { origin: url, cookie: staff, 'content-type': 'application/json' };
      const response = await fetch(`${url}/api/notifications/notifications`, {
        method: 'POST',
        headers,
        body,
      });
      return (await response.json()) as { message: string; people: number; id: string };
    };
    const sent = await send(first.url);
    expect(sent).toMatchObject({
      message: 'Global Notification Broadcasted Successfully',
      people: PEOPLE + 1,
    });

    const outbox = join(dir, 'outbox');
    const mails = () =>
      existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.json')) : [];
    await vi.waitFor(() => expect(mails().length).toBeGreaterThan(0), { timeout: 30_000, interval: 2 });
    await first.stop('SIGKILL');
    // What the dead process had taken comes back by itself in minutes; nobody waits for them here.
    await store.db.updateTable('outbox').set({ next_at: new Date().toISOString() }).execute();
    // Whoever saw no answer presses once more, and it is the same notice; what is not handed over yet, is.
    expect(await send(second.url)).toMatchObject({ id: sent.id });

    await vi.waitFor(() => expect(mails().length).toBeGreaterThanOrEqual(MAILS), {
      timeout: 240_000,
      interval: 50,
    });
    await vi.waitFor(
      async () => expect(await store.db.selectFrom('outbox').select('id').execute()).toEqual([]),
      { timeout: 60_000, interval: 50 },
    );
    const to = mails().map((name) => JSON.parse(readFileSync(join(outbox, name), 'utf8')) as { to: string });
    const wanted = readers.filter((_, n) => n % 2 === 0).map(({ email }) => email);
    expect(to.map((mail) => mail.to).sort()).toEqual(wanted.sort());

    const wrong: string[] = [];
    await forEach(readers, 8, async ({ cookie, email }) => {
      const answer = await fetch(`${second.url}/api/notifications/notifications`, { headers: { cookie } });
      const { data, unread } = (await answer.json()) as { data: { message: string }[]; unread: number };
      if (unread !== 1 || data.map(({ message }) => message).join() !== MESSAGE) wrong.push(email);
    });
    expect(wrong).toEqual([]);

    // Nobody's page has missed it, and none has heard it twice.
    over.abort();
    const heard = await Promise.all(listening);
    expect(heard.filter((events) => events.length !== 1)).toEqual([]);
  },
  inLongRun(600_000, 90_000),
);
