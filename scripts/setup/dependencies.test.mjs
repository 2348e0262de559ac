import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureDependencies, isWhole, whyInstall } from './dependencies.mjs';

let dir;
const write = (path, text = '{}') => {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), text);
};
const packages = {
  'node_modules/hono': { version: '1.0.0' },
  'node_modules/node': { version: '24.0.0' },
  'node_modules/for-another-system': { version: '1.0.0', optional: true },
};

describe('whether dependencies must be installed', () => {
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'deps-'));
    const { 'node_modules/for-another-system': _, ...here } = packages;
    write('package-lock.json', JSON.stringify({ packages: { '': {}, ...packages } }));
    write('node_modules/.package-lock.json', JSON.stringify({ packages: here }));
    write('node_modules/hono/package.json');
    write('node_modules/node/package.json');
    write('node_modules/node/bin/node');
    return () => rmSync(dir, { recursive: true });
  });

  it('says no when all are there, but for those of other systems', () => {
    expect(whyInstall(dir)).toBeNull();
  });

  it('says yes on a fresh clone', () => {
    rmSync(join(dir, 'node_modules'), { recursive: true });
    expect(whyInstall(dir)).toBe('they are not installed');
  });

  it('says yes when the installation was cut off', () => {
    rmSync(join(dir, 'node_modules/.package-lock.json'));
    expect(whyInstall(dir)).toBe('they are not installed');
    write('node_modules/.package-lock.json', '{"packages":');
    expect(whyInstall(dir)).toMatch(/damaged/);
  });

  it('says yes when a package was lost, or its runtime was', () => {
    rmSync(join(dir, 'node_modules/node/bin/node'));
    expect(whyInstall(dir)).toMatch(/runtime/);
    rmSync(join(dir, 'node_modules/hono'), { recursive: true });
    expect(whyInstall(dir)).toBe('hono is damaged');
  });

  it('says yes when the lockfile asks for another version', () => {
    write(
      'package-lock.json',
      JSON.stringify({ packages: { ...packages, 'node_modules/hono': { version: '2.0.0' } } }),
    );
    expect(whyInstall(dir)).toBe('hono has another version');
  });

  it('keeps what is whole though of another version, and nothing that was cut off or lost a part', () => {
    write('package-lock.json', JSON.stringify({ packages: { 'node_modules/hono': { version: '2.0.0' } } }));
    expect(isWhole(dir)).toBe(true);
    rmSync(join(dir, 'node_modules/hono/package.json'));
    expect(isWhole(dir)).toBe(false);
    write('node_modules/hono/package.json');
    rmSync(join(dir, 'node_modules/.package-lock.json'));
    expect(isWhole(dir)).toBe(false);
  });
});

describe('an installation', () => {
  let said;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'install-'));
    write('package-lock.json', JSON.stringify({ packages: { '': {}, ...packages } }));
    said = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((said += text)));
    return () => {
      vi.restoreAllMocks();
      vi.unstubAllEnvs();
      rmSync(dir, { recursive: true });
    };
  });

  /** An npm whose answer to `ping` is given, that installs nothing, and writes down what it was asked. */
  const npmThat = (ping) => {
    write(
      'bin/npm',
      `#!/bin/sh\necho "$@" >> "${dir}/asked"\nif [ "$1" = ping ]; then ${ping}; fi\nexit 1\n`,
    );
    chmodSync(join(dir, 'bin/npm'), 0o755);
    vi.stubEnv('PATH', `${join(dir, 'bin')}${delimiter}${process.env.PATH}`);
  };
  const asked = () => readFileSync(join(dir, 'asked'), 'utf8').trim().split('\n');

  it('without a registry says so at once, tries what npm keeps, once, and fails with a line that names the reason', async () => {
    npmThat('echo "npm error code ENOTFOUND" >&2');
    await expect(ensureDependencies(dir)).rejects.toThrow(
      /^The dependencies could not be installed: the package registry does not answer \(ENOTFOUND\), and npm/,
    );
    expect(said).toMatch(/The package registry does not answer \(ENOTFOUND\); trying with what npm keeps/);
    expect(asked()).toEqual([
      expect.stringMatching(/^ping /),
      expect.stringMatching(/^install .*--offline$/),
    ]);
  });

  it.each(['exit 0', 'echo "npm error code E404" >&2'])(
    'from a registry that answers (%s) is tried twice',
    async (ping) => {
      npmThat(ping);
      await expect(ensureDependencies(dir)).rejects.toThrow(
        /they are not installed\. Is the package registry/,
      );
      expect(said).not.toMatch(/does not answer/);
      expect(
        asked().filter((words) => words.startsWith('install') && !words.includes('offline')),
      ).toHaveLength(2);
    },
  );
});
