import { expect, test } from 'vitest';
import { textWidth, tileText } from './tile-text.ts';

test('a name stands whole, in one line or two, as large as it fits', () => {
  expect(tileText(['Pharmaceutical preparations'], 300, 80)).toEqual({
    size: 13,
    lines: ['Pharmaceutical preparations'],
    change: 'full',
  });
  expect(tileText(['Pharmaceutical preparations'], 140, 80).lines).toEqual([
    'Pharmaceutical',
    'preparations',
  ]);
});

test('a shorter name takes the place of one that has no room', () => {
  expect(tileText(['Electronic and other electrical equipment', 'Electronics'], 110, 60).lines).toEqual([
    'Electronics',
  ]);
});

test('without room for a name the signed figure stands alone, then nothing', () => {
  expect(tileText(['Pharmaceutical preparations'], 40, 30)).toEqual({ size: 0, lines: [], change: 'signed' });
  expect(tileText(['Pharmaceutical preparations'], 20, 30).change).toBe('none');
  expect(tileText(['Oil'], 70, 20).change).toBe('signed');
});

test('a narrow tile has the signed figure below its name, a flat one the change behind it', () => {
  expect(tileText(['Other'], 44, 44)).toEqual({ size: 13, lines: ['Other'], change: 'signed' });
  expect(tileText(['Crypto'], 180, 18)).toEqual({ size: 11, lines: ['Crypto'], change: 'behind' });
});

test('a name goes before the change where one of them has room', () => {
  expect(tileText(['Hotels'], 60, 26)).toEqual({ size: 12, lines: ['Hotels'], change: 'none' });
});

test('a text is wider in a larger size', () => {
  expect(textWidth('Metal mining', 13)).toBeGreaterThan(textWidth('Metal mining', 11));
});
