import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureBrowser } from './browser.mjs';

const shell = 'chromium-headless-shell';
let dir;
const program = (path, text = 'exit 0') => {
  const file = join(dir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${text}\n`);
  chmodSync(file, 0o755);
  return file;
};
/** A package manager that hands out a shell which starts with this exit code. */
const packages = (code) => {
  program('bin/apt-get', `case "$*" in *download*) echo "exit ${code}" > ${shell}.deb;; esac`);
  const unpacked = `usr/lib/chromium/${shell}`;
  program('bin/dpkg-deb', `PATH=/bin; mkdir -p usr/lib/chromium; cp "$2" ${unpacked}; chmod +x ${unpacked}`);
};
const found = () => ensureBrowser(join(dir, 'kept'));

describe('the browser of the tests', () => {
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'browser-'));
    vi.stubEnv('CHROMIUM_PATH', '');
    vi.stubEnv('PATH', join(dir, 'bin'));
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    return () => rmSync(dir, { recursive: true });
  });

  it('is the one that is named, else a shell without a window', async () => {
    const onPath = program(`bin/${shell}`);
    program('bin/chromium');
    expect(await found()).toBe(onPath);
    const named = program('somewhere/chrome');
    vi.stubEnv('CHROMIUM_PATH', named);
    expect(await found()).toBe(named);
  });

  it('is a shell that is unpacked for the project where there is but a whole Chromium, and that one where it does not start', async () => {
    const whole = program('bin/chromium');
    packages(1);
    expect(await found()).toBe(whole);
    expect(readdirSync(dir)).toEqual(['bin']);
    packages(0);
    const kept = join(dir, 'kept/usr/lib/chromium', shell);
    expect(await found()).toBe(kept);
    rmSync(join(dir, 'bin/apt-get'));
    expect(await found()).toBe(kept);
    expect(readdirSync(join(dir, 'kept'))).toEqual(['usr']);
  });
});
