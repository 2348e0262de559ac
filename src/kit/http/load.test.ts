import { expect, test } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import { load, orNull } from './load.ts';

test('an answer comes as its value, a refusal as its failure', async () => {
  expect(await load(Promise.resolve(1))).toEqual({ value: 1, failure: null });
  const failure = new ApiError('unavailable', 'Down');
  expect(await load(Promise.reject(failure))).toEqual({ value: null, failure });
});

test('where only the value matters, a refusal is null', async () => {
  expect(await orNull(Promise.resolve(1))).toBe(1);
  expect(await orNull(Promise.reject(new ApiError('not_found', 'None')))).toBeNull();
});

test('a fault of our own is not taken for a refusal', async () => {
  await expect(load(Promise.reject(new TypeError('x')))).rejects.toThrow(TypeError);
  await expect(orNull(Promise.reject(new TypeError('x')))).rejects.toThrow(TypeError);
});
