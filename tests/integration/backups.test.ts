import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUpCommand } from '../../scripts/backups/back-up.ts';
import { restoreCommand } from '../../scripts/backups/restore.ts';
import { wordsOf } from '../../scripts/command-line.ts';
import { openMigrated } from '#server/fill/prepare.ts';
import { openSqlite } from '#server/db/open.ts';
import { putMigratedStore } from '../support/store.ts';

let dir: string;
let data: string;
let kept: string;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'backups-'));
  [data, kept] = [join(dir, 'data'), join(dir, 'kept')];
  await putMigratedStore(data);
  writeFileSync(join(data, 'secret'), 'the first secret');
  mkdirSync(join(data, 'uploads', '.incoming'), { recursive: true });
  writeFileSync(join(data, 'uploads', 'aa.webp'), 'a picture');
  writeFileSync(join(data, 'uploads', '.incoming', 'half'), 'half of one');
});
afterEach(() => rmSync(dir, { recursive: true }));

type Command = typeof backUpCommand;
/** What a person at the keyboard reads. */
const typed = async (command: Command, args: string[], env: Record<string, string> = {}) => {
  const lines: string[] = [];
  try {
    await command(args, { DATA_DIR: data, ...env }, (line) => lines.push(line));
  } catch (error) {
    lines.push(wordsOf(error));
  }
  return lines.join('\n');
};

const openStore = () => openSqlite(join(data, 'redstreet.sqlite'));
const keep = (db: ReturnType<typeof openStore>['db'], key: string) =>
  db.insertInto('rate_limits').values({ key, count: 1, ends_at: '2030-01-01T00:00:00.000Z' }).execute();
const keptKeys = async () => {
  const store = openStore();
  const rows = await store.db.selectFrom('rate_limits').select('key').orderBy('key').execute();
  await store.close();
  return rows.map(({ key }) => key);
};

/** A module that kills its process at the rename of this number, before anything is renamed. */
const dyingAt = (step: number): string =>
  `data:text/javascript,${encodeURIComponent(`
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { renameSync } = fs;
    let left = ${step};
    fs.renameSync = (from, to) => {
      if (--left === 0) process.kill(process.pid, 'SIGKILL');
      renameSync(from, to);
    };
    syncBuiltinESMExports();`)}`;

/** Runs Node with these words on the site of the test; whether it was killed. It must else have ended well. */
function wasKilled(args: string[]): boolean {
  const { status, signal, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, DATA_DIR: data },
  });
  if (signal === null) expect({ status, said: String(stderr) }).toEqual({ status: 0, said: '' });
  return signal === 'SIGKILL';
}

describe('a backup', () => {
  it('is made while the site writes, and restored puts back what was acknowledged before it', async () => {
    const store = openStore();
    await keep(store.db, 'before');
    const copying = { isDone: false };
    const writing = (async () => {
      for (let i = 0; !copying.isDone; i += 1) {
        await keep(store.db, `during ${i}`);
        await setImmediate();
      }
    })();
    const said = await typed(backUpCommand, [kept]);
    copying.isDone = true;
    await writing;
    await keep(store.db, 'z after');
    expect(said).toMatch(/^Backed up to .*kept: redstreet\.sqlite \(\d+ MB\), secret, 1 upload\.$/);
    expect(readdirSync(kept).toSorted()).toEqual(['redstreet.sqlite', 'secret', 'uploads']);
    expect(readdirSync(join(kept, 'uploads'))).toEqual(['aa.webp']);
    expect(statSync(kept).mode & 0o077).toBe(0);

    expect(await typed(restoreCommand, [kept])).toMatch(/redstreet\.sqlite open: stop the site first/);
    await store.close();
    expect(await keptKeys()).toContain('z after');

    writeFileSync(join(data, 'secret'), 'another secret');
    rmSync(join(data, 'uploads'), { recursive: true });
    expect(await typed(restoreCommand, [kept])).toMatch(/^Restored .* ask \/readyz\.$/);
    expect(await keptKeys()).toContain('before');
    expect(await keptKeys()).not.toContain('z after');
    expect(readFileSync(join(data, 'secret'), 'utf8')).toBe('the first secret');
    expect(readFileSync(join(data, 'uploads', 'aa.webp'), 'utf8')).toBe('a picture');
    const [aside = ''] = readdirSync(data).filter((name) => name.startsWith('before-restore-'));
    expect(readFileSync(join(data, aside, 'secret'), 'utf8')).toBe('another secret');
    expect(existsSync(join(data, aside, 'redstreet.sqlite'))).toBe(true);
    expect(readdirSync(data).filter((name) => name.startsWith('restoring-'))).toEqual([]);
  });

  it('is restored in the place of a store that is damaged, and into a folder that is new', async () => {
    await typed(backUpCommand, [kept]);
    writeFileSync(join(data, 'redstreet.sqlite'), 'no database at all');
    expect(await typed(restoreCommand, [kept])).toMatch(/^Restored/);
    expect(await keptKeys()).toEqual([]);
    data = join(dir, 'new');
    expect(await typed(restoreCommand, [kept])).toBe(`Restored ${kept}. Start the site and ask /readyz.`);
    expect(readdirSync(data).toSorted()).toEqual(['redstreet.sqlite', 'secret', 'uploads']);
    expect(await keptKeys()).toEqual([]);
  });

  it('that is damaged or was broken off changes nothing', async () => {
    await typed(backUpCommand, [kept]);
    truncateSync(join(kept, 'redstreet.sqlite'), 20_000);
    expect(await typed(restoreCommand, [kept])).toMatch(
      /cannot be used, and nothing was changed: it is damaged/,
    );
    rmSync(join(kept, 'redstreet.sqlite'));
    expect(await typed(restoreCommand, [kept])).toMatch(/holds no whole backup/);
    expect(readFileSync(join(data, 'secret'), 'utf8')).toBe('the first secret');
    expect(readdirSync(data).filter((name) => name.includes('restor'))).toEqual([]);
    expect(await keptKeys()).toEqual([]);
  });

  it('goes into an empty folder alone, names what it needs, and leaves PostgreSQL to its own tools', async () => {
    await typed(backUpCommand, [kept]);
    expect(await typed(backUpCommand, [kept])).toMatch(/kept is not empty: name a folder/);
    for (const args of [[], ['a', 'b'], ['--all']])
      expect(await typed(backUpCommand, args)).toBe('Usage:\n  npm run backup -- FOLDER');
    expect(await typed(restoreCommand, [])).toBe('Usage:\n  npm run restore -- FOLDER');
    const env = { DATABASE_URL: 'postgres://h/d', SECRET: 'x'.repeat(40) };
    expect(await typed(backUpCommand, [join(dir, 'other')], env)).toMatch(/pg_dump keeps it/);
    expect(await typed(restoreCommand, [kept], env)).toMatch(/pg_restore brings back it/);
    expect(await typed(backUpCommand, [join(dir, 'other')], { DATA_DIR: dir })).toMatch(
      /There is no redstreet\.sqlite in/,
    );
    expect(existsSync(join(dir, 'other'))).toBe(false);
  });

  it('that is killed at any of its steps while it is restored is restored whole, or not at all, by what comes next', async () => {
    const store = openStore();
    await keep(store.db, 'of the backup');
    await store.close();
    await typed(backUpCommand, [kept]);
    const site = data;
    let step = 1;
    for (let isWhole = false; !isWhole; step += 1) {
      data = join(dir, `killed-${step}`);
      cpSync(site, data, { recursive: true });
      writeFileSync(join(data, 'secret'), 'the secret of the site');
      const changed = openStore();
      await keep(changed.db, 'of the site');
      await changed.close();
      isWhole = !wasKilled(['--import', dyingAt(step), 'scripts/restore.ts', kept]);

      // What comes next is in turn a start, a backup and another restore.
      if (step % 3 === 0) await typed(backUpCommand, [join(dir, `after-${step}`)]);
      if (step % 3 === 1) await (await openMigrated({ DATA_DIR: data })).close();
      if (step % 3 === 2) await typed(restoreCommand, [kept]);
      const secret = readFileSync(join(data, 'secret'), 'utf8');
      const keys = await keptKeys();
      if (secret === 'the first secret') expect(keys, `step ${step}`).toEqual(['of the backup']);
      else expect([secret, ...keys]).toEqual(['the secret of the site', 'of the backup', 'of the site']);
      expect(readdirSync(data).filter((name) => name.startsWith('restore-'))).toEqual([]);
      // Whatever stood there can be had back.
      const before = readdirSync(data).filter((name) => name.startsWith('before-restore-'));
      if (secret === 'the first secret')
        expect(readFileSync(join(data, before[0] ?? '', 'secret'), 'utf8')).toBe('the secret of the site');
    }
    expect(step).toBeGreaterThan(5);
  });

  it('whose restore was cut off before it was decided leaves nothing behind once another one was made', async () => {
    await typed(backUpCommand, [kept]);
    expect(wasKilled(['--import', dyingAt(1), 'scripts/restore.ts', kept])).toBe(true);
    expect(readdirSync(data).some((name) => name.startsWith('restoring-'))).toBe(true);
    expect(await typed(restoreCommand, [kept])).toMatch(/^Restored/);
    expect(readdirSync(data).filter((name) => name.startsWith('restoring-'))).toEqual([]);
  });
});
