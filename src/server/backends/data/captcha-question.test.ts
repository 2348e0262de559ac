import { expect, test } from 'vitest';
import { numberIn, sumQuestion } from './captcha-question.ts';

test('a sum is asked in words', () => {
  expect(sumQuestion(7, 4)).toBe('What is seven plus four?');
  expect(sumQuestion(1, 9)).toBe('What is one plus nine?');
});

test.each([
  ['11', 11],
  [' 11. ', 11],
  ['Eleven', 11],
  ['eighteen!', 18],
  ['', null],
  ['11 or so', null],
  ['1e1', null],
  ['-3', null],
  ['constructor', null],
])('%j is read as %j', (answer, number) => {
  expect(numberIn(answer)).toBe(number);
});
