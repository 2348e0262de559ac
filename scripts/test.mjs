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

// Two cores, one piece of work on each: what others wait for and what takes longest comes first, so that both end together. Tests
// in a browser are as many as fit into the rest, and have both to themselves.
process.stdout.write('\n== checks, build, tests without a browser\n');
const build = {
  name: 'build',
  async work() {
    return reported('build', async () => {
      await ensureBuild();
      return 0;
    });
  },
};
// The site's tests come after those that need no store: until then the store's have filled the one that both begin with.
const projects = { store: 'store and integration tests', pure: 'unit tests', site: 'tests over HTTP' };
const unit = Object.entries(projects).map(([project, name]) => ({
  name,
  after: project === 'site' ? ['build'] : [],
  work: () =>
    reported(name, () =>
      run('vitest', ['run', `--project=${project}`, '--reporter=minimal', '--maxWorkers=1'], { kept: true }),
    ),
}));
const [isBuilt, ...others] = await inSlots([build, ...unit, ...checkPieces], 2);
const areTestsWell = others.slice(0, unit.length);
const areChecksWell = others.slice(unit.length);

process.stdout.write('\n== browser tests\n');
async function inBrowser() {
  const browser = await ensureBrowser();
  if (browser) return (await run('playwright', ['test'], { env: { CHROMIUM_PATH: browser } })) === 0;
  process.stdout.write('SKIPPED: there is no Chromium on this machine and none could be installed.\n');
  return 'skipped';
}

const stateOf = (outcome) => (outcome === 'skipped' ? 'skipped' : outcome ? 'passed' : 'failed');
const results = [
  { name: 'checks', state: stateOf(areChecksWell.every(Boolean)) },
  { name: 'tests without a browser', state: stateOf(areTestsWell.every(Boolean)) },
  { name: 'build', state: stateOf(isBuilt) },
  { name: 'browser tests', state: stateOf(isBuilt && (await inBrowser())) },
];
const count = (state) => results.filter((result) => result.state === state).length;
process.stdout.write(`\n${results.map(({ name, state }) => `${state.padEnd(7)} ${name}`).join('\n')}\n`);
process.stdout.write(`In ${Math.round((Date.now() - startedAt) / 1000)} s.\n`);
process.stdout.write(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped\n`);
process.exit(count('failed') === 0 ? 0 : 1);
