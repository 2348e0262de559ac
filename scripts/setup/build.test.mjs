import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { isBuilt, sources, sourcesHash } from './build.mjs';
import { root } from './paths.mjs';

let dir;

describe('whether the site is built', () => {
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'build-'));
    mkdirSync(join(dir, 'src'));
    mkdirSync(join(dir, 'dist'));
    writeFileSync(join(dir, 'src/page.ts'), 'one');
    writeFileSync(join(dir, 'dist/built-from'), sourcesHash(dir));
    return () => rmSync(dir, { recursive: true });
  });

  it('is so when the mark is of these sources', () => {
    expect(isBuilt(dir)).toBe(true);
  });

  it('is not when the build stopped half way, before its mark', () => {
    rmSync(join(dir, 'dist/built-from'));
    writeFileSync(join(dir, 'dist/entry.mjs'), 'half');
    expect(isBuilt(dir)).toBe(false);
  });

  it('is not when a source changed, came or went; tests do not count', () => {
    writeFileSync(join(dir, 'src/page.test.ts'), 'test');
    expect(isBuilt(dir)).toBe(true);
    writeFileSync(join(dir, 'src/page.ts'), 'two');
    expect(isBuilt(dir)).toBe(false);
    writeFileSync(join(dir, 'src/page.ts'), 'one');
    writeFileSync(join(dir, 'src/more.ts'), '');
    expect(isBuilt(dir)).toBe(false);
  });

  it('counts every module of ours that takes part in a build', () => {
    const imported = sources
      .filter((path) => path.endsWith('.mjs'))
      .flatMap((path) =>
        [...readFileSync(join(root, path), 'utf8').matchAll(/^import .* from '(\..*)';$/gm)].map(
          ([, target]) => join(dirname(path), target),
        ),
      );
    expect(imported.length).toBeGreaterThan(0);
    expect(imported.filter((path) => !sources.includes(path))).toEqual([]);
  });
});
