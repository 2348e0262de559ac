import { expect, it } from 'vitest';
import { createBoundedQueue } from './bounded-queue.ts';

it('runs as many at once as it may, the rest in order, and refuses beyond what may wait', async () => {
  const inTurn = createBoundedQueue({ running: 2, waiting: 2 });
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<undefined>());
  const begun: number[] = [];
  const tasks = gates.map(({ promise }, n) =>
    inTurn(async () => {
      begun.push(n);
      await promise;
      return n;
    }),
  );
  await expect(inTurn(() => Promise.resolve())).rejects.toMatchObject({
    code: 'unavailable',
    message: 'The service is busy. Please try again in 5 seconds.',
  });
  expect(begun).toEqual([0, 1]);
  for (const { resolve } of gates) resolve(undefined);
  expect(await Promise.all(tasks)).toEqual([0, 1, 2, 3]);
  expect(begun).toEqual([0, 1, 2, 3]);
});

it('a task that fails makes room for the next', async () => {
  const inTurn = createBoundedQueue({ running: 1, waiting: 1 });
  const failed = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
  expect(await inTurn(() => Promise.resolve('again'))).toBe('again');
});
