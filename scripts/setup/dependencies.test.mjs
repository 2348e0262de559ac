import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { isWhole, whyInstall } from './dependencies.mjs';

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
