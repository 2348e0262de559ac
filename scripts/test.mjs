// Runs on Node 20 and before anything is installed: only what Node itself brings.
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

const startedAt = Date.now();
const results = [];
/** Runs one part of the tests; a part that throws has failed, the others still run. */
async function part(name, work) {
  process.stdout.write(`\n== ${name}\n`);
  const code = await work().catch((error) => {
    process.stderr.write(`${error.message}\n`);
    return 1;
  });
  results.push({ name, state: code === 0 ? 'passed' : code === 'skipped' ? 'skipped' : 'failed' });
}

try {
  await ensureDependencies();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
const { run } = await import('./setup/run.mjs');
const { runChecks } = await import('./setup/checks.mjs');
const { ensureBrowser } = await import('./setup/browser.mjs');

await part('checks', async () => (await runChecks()).length);
await part('unit, contract, store and integration tests', () => run('vitest', ['run', '--reporter=default']));
await part('build', async () => {
  await ensureBuild();
  return 0;
});
await part('browser tests', async () => {
  const browser = await ensureBrowser();
  if (!browser) {
    process.stdout.write('SKIPPED: there is no Chromium on this machine and none could be installed.\n');
    return 'skipped';
  }
  return run('playwright', ['test'], { env: { CHROMIUM_PATH: browser } });
});

const count = (state) => results.filter((result) => result.state === state).length;
process.stdout.write(`\n${results.map(({ name, state }) => `${state.padEnd(7)} ${name}`).join('\n')}\n`);
process.stdout.write(`In ${Math.round((Date.now() - startedAt) / 1000)} s.\n`);
process.stdout.write(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped\n`);
process.exit(count('failed') === 0 ? 0 : 1);
