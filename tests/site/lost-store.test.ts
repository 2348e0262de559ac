import { randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { closeSync, copyFileSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fillDataDir } from '#tests/support/filled-store.ts';
import { inLongRun, isLong } from '#tests/support/long.ts';
import { stranger } from '#tests/support/open-site.ts';
import { dropServerStores, onServer, postgresAnswers, serverUrl } from '#tests/support/postgres.ts';
import { serve } from '#tests/support/site.ts';

const PREFIX = `lost_${randomBytes(3).toString('hex')}_`;

/** Signs somebody up, which writes: what is answered, and after how long to come again. */
async function signUp(url: string): Promise<[status: number, retryAfter: string | null]> {
  const { name, email, password } = stranger();
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ name, email, password, message_preference: 'email', terms_accepted: true }),
  });
  await answer.text();
  return [answer.status, answer.headers.get('retry-after')];
}
const readiness = async (url: string): Promise<[number, string]> => {
  const answer = await fetch(`${url}/readyz`);
  return [answer.status, await answer.text()];
};
const isReady = (url: string) =>
  vi.waitFor(async () => expect((await readiness(url))[0]).toBe(200), { timeout: 30_000, interval: 200 });
const PUT_OFF = [503, expect.stringMatching(/^\d+$/) as string];

// In the long run, for it waits for clocks alone: each part of it is held by tests of the store.
it.runIf(isLong)(
  'while another program holds the store locked, what writes is put off, what reads goes on, and the operator is told who is in the way',
  async () => {
    const dir = mkdtempSync(join(tmpdir(), 'lost-store-'));
    await fillDataDir(dir, 'none');
    const site = await serve('main', { DATA_DIR: dir, SEED: 'none' });
    await isReady(site.url);
    const other = new Database(join(dir, 'redstreet.sqlite'), { timeout: 30_000 });
    other.exec('begin immediate');
    const reads: number[] = [];
    const lock = { isHeld: true };
    const reading = (async () => {
      while (lock.isHeld) reads.push((await fetch(`${site.url}/api/stock/filters`)).status);
    })();
    expect(await Promise.all(Array.from({ length: 6 }, () => signUp(site.url)))).toEqual(
      Array(6).fill(PUT_OFF),
    );
    await vi.waitFor(
      async () =>
        expect(await readiness(site.url)).toEqual([
          503,
          expect.stringContaining('store: another program holds it locked, since '),
        ]),
      { timeout: 30_000, interval: 200 },
    );
    other.exec('rollback');
    other.close();
    lock.isHeld = false;
    await reading;
    expect(reads.length).toBeGreaterThan(20);
    expect(new Set(reads)).toEqual(new Set([200]));
    await isReady(site.url);
    expect((await signUp(site.url))[0]).toBe(200);
    expect(await site.stop()).toBe(0);
    rmSync(dir, { recursive: true });
  },
  120_000,
);

describe.runIf(isLong)('a disk without room', () => {
  const dir = isLong ? mkdtempSync(join(tmpdir(), 'lost-store-')) : '';
  const isMounted = isLong && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', dir]).status === 0;
  afterAll(() => {
    if (isMounted) spawnSync('umount', ['-l', dir]);
    rmSync(dir, { recursive: true, force: true });
  });
  if (!isMounted)
    it.skip('cannot be made here: who runs the tests may not mount a small file system', () => undefined);

  it.runIf(isMounted)('puts off what writes, is named by /readyz, and needs no restart', async () => {
    const made = mkdtempSync(join(tmpdir(), 'lost-store-'));
    await fillDataDir(made, 'none');
    copyFileSync(join(made, 'redstreet.sqlite'), join(dir, 'redstreet.sqlite'));
    rmSync(made, { recursive: true });
    const site = await serve('main', { DATA_DIR: dir, SEED: 'none' });
    await isReady(site.url);
    const filler = openSync(join(dir, 'filler'), 'w');
    // To the last byte, however large a piece it takes.
    for (const size of [65_536, 512, 1])
      try {
        for (;;) if (writeSync(filler, Buffer.alloc(size)) < size) break;
      } catch {
        // Full.
      }
    // What its journal still has room for may be written.
    await vi.waitFor(async () => expect(await signUp(site.url)).toEqual(PUT_OFF), { timeout: 60_000, interval: 1 });
    for (let n = 0; n < 10; n += 1) expect(await signUp(site.url)).toEqual(PUT_OFF);
    for (const path of ['/terms', '/stocks', '/api/stock/filters'])
      expect([path, (await fetch(site.url + path)).status]).toEqual([path, 200]);
    await vi.waitFor(
      async () => expect(await readiness(site.url)).toEqual([503, expect.stringContaining('store: the disk is full, since ')]),
      { timeout: 30_000, interval: 200 },
    );
    rmSync(join(dir, 'filler'));
    closeSync(filler);
    await isReady(site.url);
    expect((await signUp(site.url))[0]).toBe(200);
    expect(await site.stop()).toBe(0);
  }, 180_000); // prettier-ignore
});

describe.runIf(isLong && (await postgresAnswers()))(
  'connections that PostgreSQL ends among transactions',
  () => {
    afterAll(() => dropServerStores(PREFIX));

    it.each([1, 2])('end no process, and lose nothing that was acknowledged: %i', async (workers) => {
    const name = `${PREFIX}${workers}`;
    await onServer((client) => client.query(`create database ${name}`));
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    const dir = mkdtempSync(join(tmpdir(), 'lost-store-'));
    onTestFinished(() => rmSync(dir, { recursive: true }));
    const settings = { DATA_DIR: dir, SEED: 'none', DATABASE_URL: url.href, SECRET: 'lost'.repeat(10) };
    const site = await serve('main', { ...settings, WORKERS: String(workers) });
    let isOver = false;
    const statuses: number[] = [];
    const clients = Array.from({ length: 8 }, async () => {
      while (!isOver) statuses.push((await signUp(site.url))[0]);
    });
    for (let round = 0; round < inLongRun(10, 3); round += 1) {
      const seen = statuses.length;
      await vi.waitFor(() => expect(statuses.length).toBeGreaterThan(seen + 8), { timeout: 60_000, interval: 5 });
      await onServer((client) => client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]));
    }
    await isReady(site.url);
    isOver = true;
    await Promise.all(clients);
    // Put off while there was no connection, and 429 once one address had made too many.
    expect([...new Set(statuses)].filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
    expect(await site.stop()).toBe(0);
    const asked = new pg.Client({ connectionString: url.href });
    await asked.connect();
    const { rows } = await asked.query<{ count: string }>('select count(*) from users');
    await asked.end();
    expect(Number(rows[0]?.count)).toBeGreaterThanOrEqual(statuses.filter((status) => status === 200).length);
  }, 180_000); // prettier-ignore
  },
);
