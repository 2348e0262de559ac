import { run } from './run.mjs';

/** Every static check: name, then the command; the longest first, since two run at a time. */
const checks = [
  ['lint', 'eslint', '.', '--max-warnings=0'],
  ['types of pages', 'astro', 'check', '--minimumFailingSeverity', 'error'],
  ['format', 'prettier', '--check', '--log-level=warn', '.'],
  ['types', 'tsc', '--noEmit'],
  ['dead code', 'knip', '--no-progress'],
  ['duplicate code', 'node', 'scripts/duplicates.ts'],
];

/** Runs every check and resolves with the names of those that failed. */
export async function runChecks() {
  const failed = [];
  const waiting = checks.values();
  const work = async () => {
    for (const [name, command, ...args] of waiting) {
      const startedAt = Date.now();
      const code = await run(command, args, { kept: true });
      process.stdout.write(
        `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)\n`,
      );
      if (code !== 0) failed.push(name);
    }
  };
  await Promise.all([work(), work()]);
  return failed;
}
