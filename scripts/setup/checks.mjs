import { run } from './run.mjs';
import { inSlots } from './slots.mjs';

const kept = (name) => ['--cache', '--cache-location', `node_modules/.cache/${name}`];

/** Every static check: name, then the command; the longest first, since two run at a time. */
const checks = [
  ['lint', 'eslint', '.', '--max-warnings=0', ...kept('eslint')],
  ['types of pages', 'astro', 'check', '--minimumFailingSeverity', 'error'],
  ['format', 'prettier', '--check', '--log-level=warn', '.', ...kept('prettier')],
  ['types', 'tsc', '--noEmit'],
  ['dead code', 'knip', '--no-progress', '--no-config-hints'],
  ['code for tests alone', 'knip', '--production', '--exclude=types', '--no-progress', '--no-config-hints'],
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
  work: () => reported(name, () => run(command, args, { kept: true })),
}));

/** Runs every check and resolves with the names of those that failed. */
export async function runChecks() {
  const well = await inSlots(checkPieces, 2);
  return checkPieces.filter((_, i) => !well[i]).map(({ name }) => name);
}
