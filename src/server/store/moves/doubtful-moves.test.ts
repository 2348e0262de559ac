import { expect, test } from 'vitest';
import { type DoubtfulPair, isSureChange } from './doubtful-moves.ts';

const pair = (given: Partial<DoubtfulPair>): DoubtfulPair => ({
  ratio: 1.5,
  isBothDoubtful: true,
  shares: 1,
  dollars: 1,
  count: 1,
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
])('%s: sure or not', (_, given, isSure) => {
  expect(isSureChange(pair(given))).toBe(isSure);
}); // prettier-ignore
