import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createPasswords } from '#server/backends/auth/passwords.ts';
import { openMigrated } from '#server/fill/prepare.ts';
import { createUser } from '#server/store/accounts/users.ts';
import { company, insertCompanies } from '../support/companies.ts';
import { fillDataDir } from '../support/filled-store.ts';
import { inLongRun } from '../support/long.ts';
import { enter, siteAt, stranger } from '../support/open-site.ts';
import { dropServerStores, onServer, postgresAnswers, serverUrl } from '../support/postgres.ts';
import { serve } from '../support/site.ts';

const SAVES = inLongRun(200, 20);
/** Rounds of saves, each of which ends with the death of the process. */
const ROUNDS = inLongRun(10, 1);
/** Editors who save at the same time. */
const WRITERS = 4;
const PREFIX = `killed_${randomBytes(3).toString('hex')}_`;

interface Acknowledged {
  id: string;
  version: number;
  title: string;
}

/** Saves until the process is gone; each save that was answered is noted, with the version it became. */
async function write(url: string, cookie: string, name: string, noted: Acknowledged[]): Promise<void> {
  const send = async (method: string, path: string, body: object) => {
    const headers = { origin: url, 'content-type': 'application/json', cookie };
    const response = await fetch(`${url}/api${path}`, { method, headers, body: JSON.stringify(body) });
    expect(response.status).toBe(200);
    return (await response.json()) as { id: string; desk: { version: number } };
  };
  try {
    let id: string | undefined;
    for (let save = 1; ; save += 1) {
      const title = `${name}, save ${save}`;
      const body = { title, company_symbol: 'ABEO', state: save % 3 === 0 ? 'published' : 'draft' };
      const saved =
        id === undefined
          ? await send('POST', '/tools/news', body)
          : await send('PUT', `/tools/news/${id}`, body);
      noted.push({ id: saved.id, version: saved.desk.version, title });
      // An entry of five versions is left for a new one.
      id = save % 5 === 0 ? undefined : saved.id;
    }
  } catch (error) {
    // The process is gone: what was under way was not answered.
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
  }
}

// A server keeps what it acknowledged whatever becomes of its clients: it is asked in the long run.
const engines = [
  { engine: 'SQLite', has: true },
  { engine: 'PostgreSQL', has: inLongRun(await postgresAnswers(), false) },
];

describe.each(engines.filter(({ has }) => has))('on $engine', ({ engine }) => {
  const dir = mkdtempSync(join(tmpdir(), 'killed-'));
  afterAll(async () => {
    rmSync(dir, { recursive: true });
    if (engine === 'PostgreSQL') await dropServerStores(PREFIX);
  });

  it(
    `every acknowledged save is there with its history after a kill -9 among ${SAVES} saves`,
    async () => {
      const settings: Record<string, string> = { DATA_DIR: dir, SEED: 'none' };
      if (engine === 'PostgreSQL') {
        await onServer((client) => client.query(`create database ${PREFIX}1`));
        const url = new URL(serverUrl);
        url.pathname = `/${PREFIX}1`;
        Object.assign(settings, { DATABASE_URL: url.href, SECRET: 'killed-saves'.repeat(4) });
        // The first start fills the store, and takes away what no seed brought.
        await (await serve('main', settings)).stop();
      }
      // A staff account and a company are all that it needs.
      await fillDataDir(dir, 'none');
      const place = { DATA_DIR: dir, DATABASE_URL: settings['DATABASE_URL'] };
      const person = stranger();
      const store = await openMigrated(place);
      await insertCompanies(store.db, [company('ABEO')]);
      const at = new Date();
      const proved = { verified_at: at.toISOString(), email_proved_at: at.toISOString() };
      const hash = await createPasswords().hash(person.password);
      const { name, email, phone } = person;
      await createUser(store.db, { name, email, phone, role: 'staff', password_hash: hash, ...proved }, at);
      await store.close();

      const noted: Acknowledged[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        const site = await serve('main', settings);
        const cookie = await enter(siteAt(site.url, dir), person);
        const enough = (SAVES * round) / ROUNDS;
        const writing = Array.from({ length: WRITERS }, (_, i) =>
          write(site.url, cookie, `Round ${round}, writer ${i}`, noted),
        );
        await vi.waitFor(() => expect(noted.length).toBeGreaterThanOrEqual(enough), {
          timeout: 60_000,
          interval: 5,
        });
        await site.stop('SIGKILL');
        await Promise.all(writing);
      }

      // The next start finds all of it, and publishes what the killed ones have left.
      await (await serve('main', settings)).stop();
      const after = await openMigrated(place);
      const versions = await after.db.selectFrom('desk_versions').select(['id', 'version', 'data']).execute();
      const entries = await after.db.selectFrom('desk_entries').select(['id', 'version']).execute();
      const log = await after.db.selectFrom('desk_log').select('title').execute();
      await after.close();
      const kept = new Map(versions.map(({ id, version, data }) => [`${id} ${version}`, data]));
      const titles = new Set(log.map(({ title }) => title));
      const newest = new Map(entries.map(({ id, version }) => [id, version]));
      expect(noted.length).toBeGreaterThanOrEqual(SAVES);
      for (const { id, version, title } of noted) {
        expect(JSON.parse(kept.get(`${id} ${version}`) ?? '{}')).toMatchObject({ title });
        expect(titles.has(title)).toBe(true);
        expect(newest.get(id)).toBeGreaterThanOrEqual(version);
      }
      // The history has no holes, and nothing that is not in it is the newest.
      for (const [id, version] of newest)
        expect(versions.filter((each) => each.id === id).length).toBe(version);
    },
    ROUNDS * 60_000,
  );
});
