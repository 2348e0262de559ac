import { expect, test } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import { load } from './load.ts';

test('an answer comes as its value, a refusal as its failure', async () => {
  expect(await load(Promise.resolve(1))).toEqual({ value: 1, failure: null });
  const failure = new ApiError('unavailable', 'Down');
  expect(await load(Promise.reject(failure))).toEqual({ value: null, failure });
});

test('a fault of our own is not taken for a refusal', async () => {
  await expect(load(Promise.reject(new TypeError('x')))).rejects.toThrow(TypeError);
});
