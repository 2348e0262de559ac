import { expect, test } from 'vitest';
import { cutText, cutWords } from './cut-text.ts';

test('a text that fits is left as it is', () => {
  expect(cutText('Seventy-five', 12)).toBe('Seventy-five');
  expect(cutWords(' two  words ', 2)).toBe('two  words');
});

test('a longer one ends at a word, within its length', () => {
  expect(cutText('Insider purchase reported by the chief executive', 30)).toBe(
    'Insider purchase reported by…',
  );
  expect(cutText('x'.repeat(80), 75)).toBe(`${'x'.repeat(74)}…`);
  expect(cutWords('one two three', 2)).toBe('one two…');
  expect(cutWords('One, two. Three four', 2)).toBe('One, two…');
});

test('a character made of several code points is never torn', () => {
  expect(cutText('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2)).toBe('👩‍👩‍👧‍👦…');
});
