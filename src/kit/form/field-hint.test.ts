import { expect, test } from 'vitest';
import { contrastHint, countHint, isOver } from './field-hint.ts';

test('characters are counted as a person counts them', () => {
  expect(countHint('Monte Rosa officers exercise options and sell 5,176 shares', 75)).toBe('58 of 75');
  expect([countHint('😀é', 75), countHint('', 75)]).toEqual(['2 of 75', '0 of 75']);
  expect([isOver('x'.repeat(75), 75), isOver('x'.repeat(76), 75)]).toEqual([false, true]);
});

test('a colour tells how it can be read on the paper of the page, and what is none tells nothing', () => {
  expect([contrastHint('#14171C'), contrastHint(' #555d69')]).toEqual(['17.2 : 1', '6.4 : 1']);
  expect(contrastHint('#ccc')).toBe('1.5 : 1, hard to read');
  expect([contrastHint(''), contrastHint('red'), contrastHint('#12345')]).toEqual(['', '', '']);
});
