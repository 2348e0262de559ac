import { expect, test } from 'vitest';
import { type DoubtfulPair, isSureChange } from './doubtful-moves.ts';

const pair = (given: Partial<DoubtfulPair>): DoubtfulPair => ({
  ratio: 1.5,
  isBothDoubtful: true,
  shares: 1,
  dollars: 1,
  count: 1,
  float: null,
  floatDays: null,
  ...given,
});

test.each([
  ['a change that no split makes', {}, true],
  ['one too small to be told without its price', { ratio: 1.24 }, false],
  ['a fall on the usual money, which a split may be', { ratio: 0.3 }, false],
  ['a fall on much more money', { ratio: 0.3, dollars: 2.5 }, true],
  ['a rise on the usual shares, which a reverse split may be', { ratio: 2.2, shares: 4.9 }, false],
  ['a rise on many more shares', { ratio: 2.2, shares: 5 }, true],
  ['a rise as large as splits are', { ratio: 4.5, shares: 100 }, false],
  ['the leap itself', { isBothDoubtful: false, ratio: 4.5, shares: 499 }, false],
  ['the leap where nearly nobody traded before', { isBothDoubtful: false, ratio: 4.5, shares: 500 }, true],
  ['the leap of a company that has a third of its shares now', { isBothDoubtful: false, ratio: 4.5, shares: 500, count: 0.34 }, false],
  ['the leap of a company whose count of shares is not known', { isBothDoubtful: false, ratio: 4.5, shares: 500, count: null }, false],
  ['a leap down with as many shares as before', { isBothDoubtful: false, ratio: 0.2 }, true],
  ['a leap down of which nothing is known', { isBothDoubtful: false, ratio: 0.2, count: null }, false],
  ['a leap down to an eighth, where a split would have left fewer shares than the float was', { isBothDoubtful: false, ratio: 0.123, count: null, float: 0.62, floatDays: 15 }, true],
  ['the same with a float of long before', { isBothDoubtful: false, ratio: 0.123, count: null, float: 0.62, floatDays: 22 }, false],
  ['a leap up with a float of four days before that is half of the shares of today', { isBothDoubtful: false, ratio: 6.27, shares: 31.7, count: null, float: 0.54, floatDays: 4 }, true],
  ['a leap up with a float larger than all shares of today', { isBothDoubtful: false, ratio: 7.57, shares: 182, count: null, float: 2.5, floatDays: 14 }, false],
  ['a leap up on few shares', { isBothDoubtful: false, ratio: 6.27, shares: 3, count: null, float: 0.54, floatDays: 4 }, false],
])('%s: sure or not', (_, given, isSure) => {
  expect(isSureChange(pair(given))).toBe(isSure);
}); // prettier-ignore
