import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { isWindows, root } from './paths.mjs';

/** The environment in which the project's own Node and tools come first. */
export const projectEnv = (more = {}) => ({
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  ASTRO_TELEMETRY_DISABLED: '1',
  ...more,
});

/**
 * Runs a command in the project's root and resolves with its exit code. Output goes where ours goes.
 * @param {string} command @param {string[]} args @param {{env?: Record<string, string>, quiet?: boolean}} [options]
 */
export const run = (command, args, { env = {}, quiet = false } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: projectEnv(env),
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', quiet ? 'ignore' : 'inherit'],
      shell: isWindows,
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
