import { expect, test } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import { orEmpty } from './view.ts';

const full = { data: ['interview'], total: 1, page: 1, pageSize: 12 };

test('a list that is there stays as it is', async () => {
  expect(await orEmpty(Promise.resolve(full))).toBe(full);
});

test('a company without videos or webinars has empty lists, not failed ones', async () => {
  expect(await orEmpty(Promise.reject(new ApiError('not_found', 'no')))).toMatchObject({
    data: [],
    total: 0,
  });
});

test('a list that failed stays a failure', async () => {
  const unavailable = new ApiError('unavailable', 'no');
  await expect(orEmpty(Promise.reject(unavailable))).rejects.toBe(unavailable);
});
