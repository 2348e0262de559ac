import { expect, test } from 'vitest';
import type { Api } from '#kit/http/api-client.ts';
import { createSummary } from './summary.ts';

const breadth = { companies: 3, up: 1, down: 1, unchanged: 1, quoteDate: '2026-07-02' };

test('many pages ask once in half a minute', async () => {
  let asked = 0;
  let time = 0;
  const api = (() => Promise.resolve({ ...breadth, up: ++asked })) as unknown as Api;
  const summary = createSummary(api, () => time);
  await Promise.all([summary(), summary(), summary()]);
  expect(asked).toBe(1);
  time = 30_001;
  expect(await summary()).toMatchObject({ up: 2 });
});

test('a backend that does not answer costs the frame its figures only, and is asked again at once', async () => {
  let up = false;
  const api = (() => (up ? Promise.resolve(breadth) : Promise.reject(new Error('down')))) as unknown as Api;
  const summary = createSummary(api, () => 0);
  expect(await summary()).toBeNull();
  up = true;
  expect(await summary()).toEqual(breadth);
});
