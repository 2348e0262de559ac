import { expect, it } from 'vitest';
import { RetryLater, sayWait } from './retry-later.ts';

it.each([
  [1, '1 second'],
  [44_001, '45 seconds'],
  [89_000, '89 seconds'],
  [90_000, '2 minutes'],
  [15 * 60_000, '15 minutes'],
])('%d ms are said as %s', (waitMs, said) => {
  expect(sayWait(waitMs)).toBe(said);
});

it('a refusal says when to try again', () => {
  expect(new RetryLater('too_many_requests', 'Too many attempts.', 45_000).message).toBe(
    'Too many attempts. Please try again in 45 seconds.',
  );
});
