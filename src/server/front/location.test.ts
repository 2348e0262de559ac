import { expect, test } from 'vitest';
import { firstWithRoom } from './location.ts';

test('an address is left out of the head of an answer that would be too long for a proxy', () => {
  const long = `/stocks?${'a=1&'.repeat(400)}`;
  expect(firstWithRoom('/stocks?a=1', '/stocks')).toBe('/stocks?a=1');
  expect(firstWithRoom(long, '/stocks')).toBe('/stocks');
  expect(firstWithRoom(long)).toBeUndefined();
});
