import { run } from './run.mjs';
import { inSlots } from './slots.mjs';

const kept = (name) => ['--cache', '--cache-location', `node_modules/.cache/checked-${name}`];

/**
 * Tools in Go take as many cores as there are, and tidy their memory all the time. One core each is what a piece of work has
 * here, and nothing lives long: a third less of it is needed so. Four checkers of types would each check again what they share.
 */
const env = { GOMAXPROCS: '1', GOGC: '400', GOMEMLIMIT: '3GiB' };

/**
 * Every static check: name, then the command; the longest first, since few run at a time. What is native (oxlint, oxfmt,
 * tsc) reads TypeScript; components are read by tools that know Astro, and they read nothing else.
 */
const checks = [
  ['lint', 'oxlint'],
  ['types of pages', 'astro', 'check', '--noSync', '--tsconfig', 'tsconfig.astro.json'],
  ['types', 'tsc', '--noEmit', '--checkers', '1'],
  [
    'format of pages and texts',
    'prettier',
    '--check',
    '--log-level=warn',
    '**/*.{astro,css,json,md,webmanifest}',
    ...kept('prettier'),
  ],
  ['lint of components', 'eslint', 'src/**/*.astro', '--max-warnings=0', ...kept('eslint')],
  ['dead code', 'knip', '--no-progress', '--no-config-hints'],
  ['code for tests alone', 'knip', '--production', '--exclude=types', '--no-progress', '--no-config-hints'],
  ['format of code', 'oxfmt', '--check', '**/*.{ts,tsx,js,mjs}'],
  ['arrows', 'node', 'scripts/arrows.ts'],
  ['duplicate code', 'node', 'scripts/duplicates.ts'],
];

/**
 * Runs a piece of the checks and tests; then says in one line whether it is well and how long it took, below what it said
 * itself. A piece that throws has failed.
 * @param {string} name @param {() => Promise<number>} work resolves with an exit code
 * @returns {Promise<boolean>} whether it is well
 */
export async function reported(name, work) {
  const startedAt = Date.now();
  const code = await work().catch((error) => {
    process.stdout.write(`${error.message}\n`);
    return 1;
  });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`);
  return code === 0;
}

/** The checks as pieces of work; what one says comes when it has ended, so that two at a time can be told apart. */
export const checkPieces = checks.map(([name, command, ...args]) => ({
  name,
  work: () => reported(name, () => run(command, args, { kept: true, yields: true, env })),
}));

/** Runs every check and resolves with the names of those that failed. */
export async function runChecks() {
  const well = await inSlots(checkPieces, 2);
  return checkPieces.filter((_, i) => !well[i]).map(({ name }) => name);
}
