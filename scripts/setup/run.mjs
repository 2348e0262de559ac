import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
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
 * Runs a command, in the project's root unless told, and resolves with its exit code. Output goes where ours goes, nowhere if `quiet`, or,
 * if it is to be `kept`, there once the command has ended, so that two at a time can be told apart. One that `yields` has the
 * processor when nobody else wants it.
 * @param {string} command @param {string[]} args
 * @param {{env?: Record<string, string>, quiet?: boolean, kept?: boolean, yields?: boolean, cwd?: string}} [options]
 */
export const run = (
  command,
  args,
  { env = {}, quiet = false, kept = false, yields = false, cwd = root } = {},
) =>
  new Promise((resolve, reject) => {
    const output = quiet ? 'ignore' : kept ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd,
      env: projectEnv(env),
      stdio: ['ignore', output, output],
      shell: isWindows,
    });
    if (yields && child.pid) setPriority(child.pid, 10);
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      for (const chunk of said) process.stdout.write(chunk);
      resolve(code ?? 1);
    });
  });
