import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { LetterSending } from '#contract/letter.ts';
import { openSqlite } from '#server/db/open.ts';
import { fillDataDir } from '#tests/support/filled-store.ts';
import { inLongRun } from '#tests/support/long.ts';
import { enter, known, siteAt } from '#tests/support/open-site.ts';
import { serve } from '#tests/support/site.ts';
import { addSubscribers } from '#tests/support/subscribers.ts';

const READERS = inLongRun(2_000, 230);
const KILLS = inLongRun(12, 1);

it(
  'a newsletter reaches each subscriber once, however often the process that sends it is killed',
  async () => {
    const dir = mkdtempSync(join(tmpdir(), 'letters-'));
    const settings = { DATA_DIR: dir, SEED: 'none' };
    await fillDataDir(dir, 'none');
    let site = await serve('main', settings);
    onTestFinished(async () => {
      await site.stop('SIGKILL');
      rmSync(dir, { recursive: true });
    });
    const cookie = await enter(siteAt(site.url, dir), await known(siteAt(site.url, dir), { role: 'staff' }));
    const store = openSqlite(join(dir, 'redstreet.sqlite'));
    await addSubscribers(store.db, 'a secret of the tests alone, long enough', READERS, { at: new Date() });
    const ask = async (method: string, path: string, body?: object) => {
      const headers = { origin: site.url, cookie, 'content-type': 'application/json' };
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      return (await (await fetch(`${site.url}/api/tools/newsletters${path}`, init)).json()) as never;
    };
    const { id } = (await ask('POST', '', { title: 'A letter', body: 'Words', state: 'draft' })) as {
      id: string;
    };
    await ask('POST', `/${id}/sending`, { version: 1, key: 'one' });

    const outbox = join(dir, 'outbox');
    const mails = () =>
      existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.json')).length : 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const enough = Math.floor((READERS * kill) / (KILLS + 1)) + 1;
      await vi.waitFor(() => expect(mails()).toBeGreaterThanOrEqual(enough), {
        timeout: 60_000,
        interval: 2,
      });
      await site.stop('SIGKILL');
      // What the dead process had taken comes back by itself in minutes; nobody waits for them here.
      await store.db.updateTable('outbox').set({ next_at: new Date().toISOString() }).execute();
      await store.db.deleteFrom('jobs').execute();
      site = await serve('main', settings);
    }
    const sending = async () => ((await ask('GET', `/${id}/sending`)) as { sending: LetterSending }).sending;
    await vi.waitFor(
      async () => expect(await sending()).toMatchObject({ sent: READERS, queued: 0, handedOver: true }),
      { timeout: 120_000, interval: 50 },
    );
    await store.close();
    const readers = readdirSync(outbox)
      .filter((name) => name.endsWith('.json'))
      .map((name) => (JSON.parse(readFileSync(join(outbox, name), 'utf8')) as { to: string }).to);
    expect([readers.length, new Set(readers).size]).toEqual([READERS, READERS]);
  },
  inLongRun(900_000, 200_000),
);
