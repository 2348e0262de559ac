import { run } from './run.mjs';

/** Every static check, cheapest first: name, then the command. */
const checks = [
  ['format', 'prettier', '--check', '--log-level=warn', '.'],
  ['types', 'tsc', '--noEmit'],
  ['types of pages', 'astro', 'check', '--minimumFailingSeverity', 'error'],
  ['lint', 'eslint', '.', '--max-warnings=0'],
  ['dead code', 'knip', '--no-progress'],
  ['duplicate code', 'node', 'scripts/duplicates.ts'],
];

/** Runs every check and resolves with the names of those that failed. */
export async function runChecks() {
  const failed = [];
  for (const [name, command, ...args] of checks) {
    const startedAt = Date.now();
    const code = await run(command, args);
    process.stdout.write(
      `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)\n`,
    );
    if (code !== 0) failed.push(name);
  }
  return failed;
}
