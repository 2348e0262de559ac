import { expect, test } from 'vitest';
import { knownOn } from './words.ts';

test('programmes say on which day the registry was read', () => {
  const on = (...days: (string | null)[]) => knownOn(days.map((as_of) => ({ as_of })));
  expect(on('2026-03-27', '2026-03-27', null)).toBe(', as known on Mar 27, 2026');
  expect(on('2026-07-01', '2026-03-27')).toBe(', as known between Mar 27, 2026 and Jul 1, 2026');
  expect(on(null)).toBe('');
});
