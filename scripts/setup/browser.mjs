import { accessSync, constants, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';

// Without a window it does the same in two thirds of the processor time.
const shell = 'chromium-headless-shell';
const wholeNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Where a shell that was fetched for the project stands. */
const kept = join(root, 'node_modules/.cache/chromium');
const shellIn = (dir) => join(dir, 'usr/lib/chromium', shell);

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((dir) => join(dir, name));
const isRoot = () => process.getuid?.() === 0;
const isWell = async (command, args, options = {}) =>
  (await run(command, args, { quiet: true, ...options }).catch(() => 1)) === 0;

/** The Chromium that is to be used, if it is on this machine: the one of CHROMIUM_PATH, or a shell. */
const installedShell = (dir) =>
  [process.env.CHROMIUM_PATH, ...onPath(shell), shellIn(dir)].find((path) => path && isExecutable(path));

/** A whole Chromium on this machine, or Playwright's own. */
function installedWhole() {
  const found = wholeNames.flatMap(onPath).find(isExecutable);
  if (found) return found;
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test');
  return [chromium.executablePath()].find(isExecutable);
}

/**
 * Unpacks Debian's shell and what it shares with a whole Chromium into a folder, where there is Debian: nothing of the machine
 * changes, and nobody need be root. One that does not start there, for want of a library, is not kept.
 * @param {string} dir
 */
async function unpackShell(dir) {
  const half = `${dir}-half-done`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true });
  const cwd = half;
  // Who has no way to the packages is not kept waiting.
  const patience = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'];
  const download = () =>
    isWell('apt-get', [...patience, 'download', shell, 'chromium-common'], { cwd, yields: true });
  let works =
    (await download()) ||
    (isRoot() && (await isWell('apt-get', [...patience, 'update'], { yields: true })) && (await download()));
  for (const file of works ? readdirSync(half) : [])
    works &&= await isWell('dpkg-deb', ['-x', file, '.'], { cwd, yields: true });
  works &&= await isWell(shellIn(half), ['--version']);
  if (works) {
    for (const file of readdirSync(half)) if (file.endsWith('.deb')) rmSync(join(half, file));
    rmSync(dir, { recursive: true, force: true });
    renameSync(half, dir);
  }
  rmSync(half, { recursive: true, force: true });
}

/**
 * Finds a Chromium, or gets one: a shell beside a whole one; where there is none, Playwright's download first, then the
 * system's packages. Resolves with its path, or with undefined when there is none to be had.
 * @param {string} [dir] where a shell is kept
 * @returns {Promise<string | undefined>}
 */
export async function ensureBrowser(dir = kept) {
  const found = installedShell(dir);
  if (found) return found;
  process.stdout.write('Providing a Chromium for the browser tests ...\n');
  await unpackShell(dir);
  const installed = () => installedShell(dir) ?? installedWhole();
  if (installed()) return installed();
  await isWell('playwright', ['install', 'chromium']);
  if (!installed() && isRoot()) {
    await isWell('apt-get', ['update']);
    for (const name of [shell, 'chromium'])
      if (!installed())
        await isWell('apt-get', ['install', '-y', '--no-install-recommends', name], {
          env: { DEBIAN_FRONTEND: 'noninteractive' },
        });
  }
  return installed();
}
