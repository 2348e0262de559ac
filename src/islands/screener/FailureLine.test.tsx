import { expect, it } from 'vitest';
import { hrefsOf, markup, textOf } from '#tests/support/markup.ts';
import { FailureLine } from './FailureLine.tsx';

const failure = (kind: 'signed-out' | 'unverified' | 'failed', onRetry?: () => void) =>
  markup(
    <FailureLine
      kind={kind}
      failed="It failed."
      here="/stocks/screener?page=2"
      {...(onRetry && { onRetry })}
    />,
  );

it('has a way out of each failure, spoken at once', () => {
  expect(hrefsOf(failure('signed-out'))).toEqual(['/login?next=%2Fstocks%2Fscreener%3Fpage%3D2']);
  expect(hrefsOf(failure('unverified'))).toEqual(['/verify']);
  expect(textOf(failure('failed', () => undefined))).toBe('It failed. Try again');
  expect(textOf(failure('failed'))).toBe('It failed.');
  expect(failure('failed')).toContain('role="alert"');
});
