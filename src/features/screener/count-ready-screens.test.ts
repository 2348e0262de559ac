import { expect, it } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import type { Api } from '#kit/http/api-client.ts';
import { readyScreens } from '#kit/screener/ready-screens.ts';
import { countReadyScreens } from './count-ready-screens.ts';

const counting = (answer: () => Promise<unknown>) => countReadyScreens(answer as unknown as Api);

it('lists every screen in order with one question, counted where the backend knows it', async () => {
  let asked = 0;
  const counted = await counting(() => {
    asked += 1;
    return Promise.resolve({ data: [{ slug: 'oversold', companies: 76 }] });
  });
  expect(asked).toBe(1);
  expect(counted.map(({ slug }) => slug)).toEqual(readyScreens.map(({ slug }) => slug));
  expect(counted.filter(({ count }) => count !== null)).toMatchObject([{ slug: 'oversold', count: 76 }]);
});

it('lists them without counts while the backend does not answer, and hides no fault of our own', async () => {
  const down = await counting(() => Promise.reject(new ApiError('not_found', 'no such call')));
  expect(down.every(({ count }) => count === null)).toBe(true);
  await expect(counting(() => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours');
});

it('offers none that holds no company', async () => {
  const counted = await counting(() => Promise.resolve({ data: [{ slug: 'oversold', companies: 0 }] }));
  expect(counted.map(({ slug }) => slug)).not.toContain('oversold');
  expect(counted).toHaveLength(readyScreens.length - 1);
});
