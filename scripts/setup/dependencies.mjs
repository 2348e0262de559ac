import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';

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

/** Installs the locked dependencies if they are missing, of other versions, or half there. */
export async function ensureDependencies() {
  const reason = whyInstall();
  if (!reason) return;
  process.stdout.write(`Installing dependencies (${reason}), which takes a minute or two ...\n`);
  // Not `npm ci`: it refuses a lockfile in which a binary for some other system is missing from the registry. The lockfile
  // decides the versions here too, and is left as it is.
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  let isInVain = false;
  for (const attempt of [1, 2]) {
    // What a broken try left behind would be taken for installed.
    if (isInVain || !isWhole()) rmSync(join(root, 'node_modules'), { recursive: true, force: true });
    const code = await run('npm', install);
    if (code === 0 && !whyInstall()) return;
    isInVain = code === 0;
    if (attempt === 1) process.stdout.write('The installation failed; trying once more ...\n');
  }
  throw new Error(
    `The dependencies could not be installed: ${whyInstall() ?? 'npm install failed'}. Is the package registry reachable?`,
  );
}
