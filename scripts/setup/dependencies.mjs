import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isWindows, root } from './paths.mjs';
import { projectEnv, run } from './run.mjs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Why the dependencies of the project in `dir` must be installed, or null when they are all there. npm writes its
 * record of what it installed last of all, so an installation that was cut off has none; a folder that was lost later
 * is missed by name.
 */
export function whyInstall(dir = root) {
  const record = join(dir, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return 'they are not installed';
  let installed;
  try {
    installed = readJson(record).packages;
  } catch {
    return 'the record of the last installation is damaged';
  }
  for (const [path, locked] of Object.entries(readJson(join(dir, 'package-lock.json')).packages)) {
    if (path === '') continue;
    const found = installed[path];
    if (!found) {
      if (locked.optional || locked.devOptional || locked.peer) continue;
      return `${path.replace('node_modules/', '')} is missing`;
    }
    if (found.version !== locked.version) return `${path.replace('node_modules/', '')} has another version`;
    if (!existsSync(join(dir, path, 'package.json')))
      return `${path.replace('node_modules/', '')} is damaged`;
  }
  if (!existsSync(join(dir, 'node_modules/node/bin/node'))) return 'the Node runtime is missing';
  return null;
}

/**
 * Whether everything is there that the last installation in `dir` has recorded, be it of other versions than are wanted now. Then npm changes
 * what differs, and where it cannot, without a network, the site of before still has what it runs on.
 */
export function isWhole(dir = root) {
  try {
    const { packages } = readJson(join(dir, 'node_modules/.package-lock.json'));
    return (
      existsSync(join(dir, 'node_modules/node/bin/node')) &&
      Object.keys(packages).every((path) => existsSync(join(dir, path, 'package.json')))
    );
  } catch {
    return false;
  }
}

/** How long the registry may take for one word, in seconds: a line that is slower than that installs nothing either. */
const PING_SECONDS = 15;

/**
 * Why the registry that npm is set to cannot be asked, or null. One that refuses the question is there: only what npm says of the way to it
 * counts. Left to itself npm says nothing for ten minutes and more, since it tries each of hundreds of packages again.
 */
const whyUnreachable = (dir) =>
  new Promise((resolve, reject) => {
    const args = ['ping', '--fetch-retries=0', `--fetch-timeout=${PING_SECONDS * 1_000}`, '--loglevel=error'];
    const child = spawn('npm', args, {
      cwd: dir,
      env: projectEnv(),
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: isWindows,
      timeout: PING_SECONDS * 1_000,
      killSignal: 'SIGKILL',
    });
    let said = '';
    child.stderr.on('data', (chunk) => (said += chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(null);
      if (signal) return resolve(`no answer in ${PING_SECONDS} seconds`);
      const why = /\bcode (E\w+|\w+_\w+)/.exec(said)?.[1] ?? 'unknown';
      resolve(/^(E\d{3}|unknown)$/.test(why) ? null : why);
    });
  });

/** Installs the locked dependencies of the project in `dir` if they are missing, of other versions, or half there. */
export async function ensureDependencies(dir = root) {
  const reason = whyInstall(dir);
  if (!reason) return;
  process.stdout.write(`Installing dependencies (${reason}), which takes a minute or two ...\n`);
  // Not `npm ci`: it refuses a lockfile in which a binary for some other system is missing from the registry. The lockfile
  // decides the versions here too, and is left as it is.
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const unreachable = await whyUnreachable(dir);
  if (unreachable) {
    process.stdout.write(
      `The package registry does not answer (${unreachable}); trying with what npm keeps ...\n`,
    );
    install.push('--offline');
  }
  let isInVain = false;
  for (const attempt of unreachable ? [2] : [1, 2]) {
    // What a broken try left behind would be taken for installed.
    if (isInVain || !isWhole(dir)) rmSync(join(dir, 'node_modules'), { recursive: true, force: true });
    const code = await run('npm', install, { cwd: dir, quiet: Boolean(unreachable) });
    if (code === 0 && !whyInstall(dir)) return;
    isInVain = code === 0;
    if (attempt === 1) process.stdout.write('The installation failed; trying once more ...\n');
  }
  throw new Error(
    unreachable
      ? `The dependencies could not be installed: the package registry does not answer (${unreachable}), and npm does not keep all of them. Its settings "registry" and "proxy" say where it looks.`
      : `The dependencies could not be installed: ${whyInstall(dir) ?? 'npm install failed'}. Is the package registry reachable?`,
  );
}
