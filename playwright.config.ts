import { defineConfig } from '@playwright/test';
import { siteEnvironment } from './scripts/setup/site-process.mjs';
import { inLongRun, isLong } from './tests/support/long.ts';
import type { AccountOptions } from './tests/support/workers.ts';

const onlyTagged = isLong ? {} : { grep: /@remote/ };
// A second guise of what another test holds, by its tag or by the name of its whole file.
const withoutLong = isLong ? {} : { grepInvert: /@long|\.long\.spec/ };
const port = Number(process.env.E2E_PORT ?? 4399);

export default defineConfig<object, AccountOptions>({
  testDir: 'tests/browser',
  ...withoutLong,
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // What nobody waits for when all is well: a busy machine is no fault of a page.
  timeout: inLongRun(180_000, 90_000),
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A repeat shows the trace of what failed; a test that passes only then fails the run all the same.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: true,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page of the next test begins in a process that is there; a process a page takes a third longer.
        '--renderer-process-limit=1',
        // Nothing is drawn on a screen and nothing leaves this machine: both live in the browser's own process, an eighth less work.
        '--in-process-gpu',
        '--enable-features=NetworkServiceInProcess2',
      ],
    },
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'site' },
    // Journeys with the backends in another process, as with another company's server; the contract itself is held against both
    // forms in tests/integration. The long run makes every journey again, and those of accounts with the auth backend alone there.
    // One worker each: a worker starts two servers.
    {
      name: 'remote backends',
      testMatch: inLongRun(/\/favorites\.spec/, /\/(account|favorites)\.spec/),
      use: { remoteData: true },
      workers: 1,
      ...onlyTagged,
    },
    ...inLongRun(
      [{ name: 'remote auth', testMatch: /(account|profile)\.spec/, use: { remoteAuth: true }, workers: 1 }],
      [],
    ),
  ],
  webServer: {
    command: 'node tests/support/filled-main.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    env: { PORT: String(port), DATA_DIR: './var/e2e', LOG_LEVEL: 'warn', ...siteEnvironment },
    // Where the store is not kept yet, it is filled first.
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
