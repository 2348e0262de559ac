import { defineConfig } from 'vitest/config';
import { siteEnvironment } from './scripts/setup/site-process.mjs';
import { inLongRun } from './tests/support/long.ts';

/** Rooms whose tests open stores. */
const storeRooms = ['store', 'backends', 'fill', 'db', 'delivery', 'jobs', 'compose'].map(
  (room) => `src/server/${room}/**/*.test.ts`,
);

export default defineConfig({
  test: {
    // Two cores.
    maxWorkers: 2,
    testTimeout: inLongRun(600_000, 60_000),
    // The first that needs a filled store fills it: ten seconds of a core, two minutes of one that twenty others want.
    hookTimeout: 300_000,
    // Processes that a test starts find each other's compiled modules: half of what a start takes.
    env: { NODE_COMPILE_CACHE: siteEnvironment.NODE_COMPILE_CACHE },
    // Files share a worker and its modules: what a test replaced is given back before the next one.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          pool: 'threads',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}'],
          exclude: storeRooms,
        },
      },
      {
        extends: true,
        test: {
          name: 'store',
          globalSetup: 'tests/support/databases.setup.ts',
          include: [...storeRooms, 'tests/integration/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          globalSetup: 'tests/support/site.setup.ts',
          include: ['tests/site/**/*.test.ts'],
        },
      },
    ],
  },
});
