// Runs on Node 20 and before anything is installed: only what Node itself brings.
// With --long, or LONG=1, more of the same: every journey again, every page in both themes, properties tried ten times as often.
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

const startedAt = Date.now();
if (process.argv.includes('--long')) process.env.LONG = '1';

try {
  await ensureDependencies();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
const { run } = await import('./setup/run.mjs');
const { checkPieces, reported } = await import('./setup/checks.mjs');
const { inSlots } = await import('./setup/slots.mjs');
const { ensureBrowser } = await import('./setup/browser.mjs');

process.stdout.write('\n== checks, build, tests\n');
let isBuilt = false;
const build = {
  name: 'build',
  work: () =>
    reported('build', async () => {
      await ensureBuild();
      isBuilt = true;
      return 0;
    }),
};
// The site's tests come after those that need no store: until then the store's have filled the one that both begin with.
const projects = { store: 'store and integration tests', pure: 'unit tests', site: 'tests over HTTP' };
// Those of the store and over HTTP wait for databases, processes and clocks half of the time.
const workers = { store: 2, pure: 1, site: 2 };
const unit = Object.entries(projects).map(([project, name]) => ({
  name,
  after: project === 'site' ? ['build'] : [],
  work: () =>
    reported(name, () =>
      run(
        'vitest',
        ['run', `--project=${project}`, '--reporter=minimal', `--maxWorkers=${workers[project]}`],
        {
          kept: true,
        },
      ),
    ),
}));
let finding;
const browserToUse = {
  name: 'browser',
  // Where it fails is told by the tests that want it.
  work: () => (finding = ensureBrowser()).catch(() => undefined),
};
let isSkipped = false;
const inBrowser = {
  name: 'browser tests',
  // They need both cores: beside other tests one may wait longer for a page than it has patience. In the long run Lighthouse
  // measures how fast pages are, and wants the machine for itself.
  after: [build, browserToUse, ...unit, ...(process.env.LONG === '1' ? checkPieces : [])].map(
    ({ name }) => name,
  ),
  work: () =>
    reported('browser tests', async () => {
      if (!isBuilt) throw new Error('There is no build to look at.');
      const browser = await finding;
      if (browser) return run('playwright', ['test'], { env: { CHROMIUM_PATH: browser } });
      process.stdout.write('SKIPPED: there is no Chromium on this machine and none could be installed.\n');
      isSkipped = true;
      return 0;
    }),
};
// Two cores and three pieces of work: many tests wait for something, and another piece has the core meanwhile. What others wait
// for and what takes longest comes first. Checks wait for nothing, and take what the others leave, to the last.
const well = await inSlots([build, ...unit, inBrowser, browserToUse, ...checkPieces], 3);
const areTestsWell = well.slice(1, unit.length + 1);
const isBrowserWell = well[unit.length + 1];
const areChecksWell = well.slice(unit.length + 3);

const stateOf = (isWell) => (isWell ? 'passed' : 'failed');
const results = [
  { name: 'checks', state: stateOf(areChecksWell.every(Boolean)) },
  { name: 'tests without a browser', state: stateOf(areTestsWell.every(Boolean)) },
  { name: 'build', state: stateOf(isBuilt) },
  { name: 'browser tests', state: isSkipped ? 'skipped' : stateOf(isBrowserWell) },
];
const count = (state) => results.filter((result) => result.state === state).length;
process.stdout.write(`\n${results.map(({ name, state }) => `${state.padEnd(7)} ${name}`).join('\n')}\n`);
process.stdout.write(`In ${Math.round((Date.now() - startedAt) / 1000)} s.\n`);
process.stdout.write(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped\n`);
process.exit(count('failed') === 0 ? 0 : 1);
