import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillPath, toQueryString } from './paths.ts';

test('fills parameters by name', () => {
  expect(fillPath('/stock/details/:symbol', { symbol: 'BRK-B' })).toBe('/stock/details/BRK-B');
  expect(fillPath('/a/:id/title', { id: 7 })).toBe('/a/7/title');
});

test('no value of a parameter leaves its place in the path', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (symbol) => {
      const path = fillPath('/stock/details/:symbol', { symbol });
      expect(path.split('/')).toHaveLength(4);
      expect(path).not.toMatch(/[?#\\]/);
    }),
  );
});

test('leaves out what is not given', () => {
  expect(toQueryString({ page: 2, limit: undefined, type: null, q: 'a&b' })).toBe('?page=2&q=a%26b');
  expect(toQueryString({ limit: undefined })).toBe('');
  expect(toQueryString()).toBe('');
});
