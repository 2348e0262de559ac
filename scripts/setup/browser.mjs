import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';

// The shell without a window comes first: it does the same in half the processor time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** A Chromium that is on this machine already: CHROMIUM_PATH, one on the path, or Playwright's own; or undefined. */
function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => folders.map((dir) => join(dir, name)));
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test');
  return [process.env.CHROMIUM_PATH, ...candidates, chromium.executablePath()].find(
    (path) => path && isExecutable(path),
  );
}

/**
 * Finds a Chromium, or gets one: Playwright's download first, then the system's packages.
 * Resolves with its path, or with undefined when there is none to be had.
 * @returns {Promise<string | undefined>}
 */
export async function ensureBrowser() {
  const found = installedBrowser();
  if (found) return found;
  process.stdout.write('Providing a Chromium for the browser tests ...\n');
  await run('playwright', ['install', 'chromium'], { quiet: true });
  if (!installedBrowser() && process.getuid?.() === 0) {
    await run('apt-get', ['update'], { quiet: true });
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!installedBrowser())
        await run('apt-get', ['install', '-y', '--no-install-recommends', name], {
          quiet: true,
          env: { DEBIAN_FRONTEND: 'noninteractive' },
        });
  }
  return installedBrowser();
}
