import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sourcesHash } from './build.mjs';
import { root } from './paths.mjs';
import { serverModules } from './server-files.mjs';
import { serverFile, siteArguments, siteEnvironment } from './site-process.mjs';

test('what the build joined is started while it is of these sources, else what is written', () => {
  const dir = mkdtempSync(join(tmpdir(), 'server-file-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  mkdirSync(join(dir, 'src/server'), { recursive: true });
  writeFileSync(join(dir, 'src/server/main.ts'), 'one');
  expect(serverFile('main', dir)).toBe('src/server/main.ts');

  mkdirSync(join(dir, 'dist'));
  writeFileSync(join(dir, 'dist/built-from'), sourcesHash(dir));
  expect(serverFile('main', dir)).toBe('dist/server/main.mjs');

  writeFileSync(join(dir, 'src/server/main.ts'), 'two');
  expect(serverFile('main', dir)).toBe('src/server/main.ts');
  writeFileSync(join(dir, 'dist/built-from'), sourcesHash(dir));
  expect(serverFile('main', dir)).toBe('dist/server/main.mjs');

  writeFileSync(join(dir, 'src/server/more.ts'), 'more');
  expect(serverFile('main', dir)).toBe('src/server/main.ts');
});

test('each process of the server is a module that is there', () => {
  expect(Object.values(serverModules).filter((module) => !existsSync(join(root, module)))).toEqual([]);
});

/** Makes what pages are made of, a page after the other, and tells how often all of the heap was gone through. */
const pages = `
  let whole = 0;
  const { PerformanceObserver, constants } = require('node:perf_hooks');
  new PerformanceObserver((list) => {
    for (const { detail } of list.getEntries()) if (detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR) whole += 1;
  }).observe({ entryTypes: ['gc'] });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  async function page(n) {
    const live = [];
    for (let i = 0; i < 14000; i++) {
      const row = { i, half: i + 0.5, text: 'x' + i, none: null, list: [i, n] };
      if (i % 3 === 0) live.push(row);
    }
    const size = () => live.length;
    await turn();
    return size();
  }
  (async () => {
    for (let n = 0; n < 300; n++) {
      await page(n);
      await turn();
    }
    console.log(whole);
  })();
`;

test('a page that has left is collected with the young, not with all of the heap', () => {
  const options = siteArguments().filter((argument) => argument.startsWith('--'));
  const whole = execFileSync(process.execPath, [...options, '-e', pages], { encoding: 'utf8' });
  expect(Number(whole)).toBeLessThan(3);
});

/** Compresses pages as the site does, several at a time, and tells what the heap of the system's allocator takes afterwards, in kB. */
const compressing = `
  const { promisify } = require('node:util');
  const zlib = require('node:zlib');
  const { readFileSync } = require('node:fs');
  const brotli = promisify(zlib.brotliCompress);
  const page = Buffer.from(Array.from({ length: 9_000 }, (_, i) => 'row ' + i * 7_919 + '<td>').join(''));
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 };
  (async () => {
    const kept = [];
    for (let n = 0; n < 12; n++)
      for (const made of await Promise.all([page, page, page, page].map((each) => brotli(each, { params }))))
        kept.push(Buffer.from(made));
    console.log(/\\[heap\\]\\n(?:.*\\n)*?Rss:\\s+(\\d+)/.exec(readFileSync('/proc/self/smaps', 'utf8'))?.[1]);
  })();
`;

test.runIf(process.platform === 'linux' && process.report.getReport().header.glibcVersionRuntime)(
  'what compressing needed for a moment is given back',
  () => {
    const heapKb = (env) =>
      Number(
        execFileSync(process.execPath, ['-e', compressing], {
          encoding: 'utf8',
          env: { ...process.env, ...env },
        }),
      );
    const { MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, MALLOC_TRIM_THRESHOLD_ } = siteEnvironment;
    const told = heapKb({ MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, MALLOC_TRIM_THRESHOLD_ });
    expect(told).toBeLessThan(0.75 * heapKb({ MALLOC_ARENA_MAX }));
  },
);
