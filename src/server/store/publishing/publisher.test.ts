import { expect, it } from 'vitest';
import { createPublisher } from './publisher.ts';

const unexpected = (error: unknown) => {
  throw error;
};

it('nobody waits longer than is said for a publication, which goes on', async () => {
  const { promise, resolve } = Promise.withResolvers();
  let isPublished = false;
  const publish = createPublisher({
    publish: () =>
      promise.then(() => {
        isPublished = true;
      }),
    onFailure: unexpected,
    waitMs: 1,
  });
  await publish();
  expect(isPublished).toBe(false);
  resolve(null);
  await publish();
  expect(isPublished).toBe(true);
});

it('those who save while one runs share the next, which begins after it', async () => {
  const runs: PromiseWithResolvers<unknown>[] = [];
  const publish = createPublisher({
    async publish() {
      const run = Promise.withResolvers();
      runs.push(run);
      await run.promise;
    },
    onFailure: unexpected,
  });
  const first = publish();
  await Promise.resolve();
  expect(runs).toHaveLength(1);
  const later = [publish(), publish(), publish()];
  expect(runs).toHaveLength(1);
  runs[0]?.resolve(null);
  await first;
  await Promise.resolve();
  expect(runs).toHaveLength(2);
  runs[1]?.resolve(null);
  await Promise.all(later);
  expect(runs).toHaveLength(2);
});

it('one that fails is told of, fails nothing that was saved, and does not stand in the way of the next', async () => {
  const failures: unknown[] = [];
  let runs = 0;
  const publish = createPublisher({
    publish: () => (runs++ === 0 ? Promise.reject(new Error('no room')) : Promise.resolve()),
    onFailure: (error) => failures.push(error),
  });
  await publish();
  expect(failures).toEqual([new Error('no room')]);
  await publish();
  expect(runs).toBe(2);
  expect(failures).toHaveLength(1);
});
