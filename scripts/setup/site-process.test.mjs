import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { siteArguments } from './site-process.mjs';

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
  const options = siteArguments.filter((argument) => argument.startsWith('--'));
  const whole = execFileSync(process.execPath, [...options, '-e', pages], { encoding: 'utf8' });
  expect(Number(whole)).toBeLessThan(3);
});
