import { expect, it } from 'vitest';
import { hrefsOf, markup, textOf } from '#tests/support/markup.ts';
import { Trouble } from './Trouble.tsx';

const trouble = (kind: 'signed-out' | 'unverified' | 'failed', onRetry?: () => void) =>
  markup(
    <Trouble kind={kind} failed="It failed." here="/stocks/screener?page=2" {...(onRetry && { onRetry })} />,
  );

it('has a way out of each trouble, spoken at once', () => {
  expect(hrefsOf(trouble('signed-out'))).toEqual(['/login?next=%2Fstocks%2Fscreener%3Fpage%3D2']);
  expect(hrefsOf(trouble('unverified'))).toEqual(['/verify']);
  expect(textOf(trouble('failed', () => undefined))).toBe('It failed. Try again');
  expect(textOf(trouble('failed'))).toBe('It failed.');
  expect(trouble('failed')).toContain('role="alert"');
});
