import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { inLongRun, isLong } from '#tests/support/long.ts';
import { dropServerStores, onServer, postgresAnswers, serverUrl } from '#tests/support/postgres.ts';
import { startClients } from '#tests/support/restless-clients.ts';
import { serve } from '#tests/support/site.ts';

const ROUNDS = inLongRun(20, 1);
const PREFIX = `restarts_${randomBytes(3).toString('hex')}_`;
const paths = ['/terms', '/api/stock/filters', '/healthz', '/robots.txt', '/login'];

/** Starts a site, ends it among a hundred clients that never pause, and says how it ended and what they lost. */
async function restart(env: Record<string, string>, atLeast: number) {
  const dir = mkdtempSync(join(tmpdir(), 'restarts-'));
  const site = await serve('main', { DATA_DIR: dir, SEED: 'none', ...env });
  const { tally, gone } = startClients(site.url, paths, 100);
  await vi.waitFor(() => expect(tally.answered).toBeGreaterThan(atLeast), { timeout: 60_000, interval: 20 });
  const code = await site.stop();
  await gone;
  rmSync(dir, { recursive: true });
  return { code, lost: tally.lost };
}

// Beside other tests several processes do not always come to their end in time: they are tried in the long run.
describe.each(isLong ? [1, 2] : [1])(
  'with %i processes, SIGTERM among a hundred clients that never pause',
  (workers) => {
    it(
      'loses no request',
      async () => {
        for (let round = 0; round < ROUNDS; round++) {
          const ended = await restart({ WORKERS: String(workers) }, 300 + round * 20);
          expect({ round, ...ended }).toEqual({ round, code: 0, lost: [] });
        }
      },
      ROUNDS * 120_000,
    );
  },
);

describe.runIf(isLong && (await postgresAnswers()))('on PostgreSQL', () => {
  afterAll(() => dropServerStores(PREFIX));

  it.each([1, 2])(
    'with %i processes no request is lost either',
    async (workers) => {
      for (let round = 0; round < ROUNDS; round++) {
        const name = `${PREFIX}${workers}_${round}`;
        await onServer((client) => client.query(`create database ${name}`));
        const url = new URL(serverUrl);
        url.pathname = `/${name}`;
        const settings = { WORKERS: String(workers), DATABASE_URL: url.href, SECRET: 'restarts'.repeat(5) };
        expect({ round, ...(await restart(settings, 300 + round * 20)) }).toEqual({
          round,
          code: 0,
          lost: [],
        });
      }
    },
    ROUNDS * 120_000,
  );
});
