import { expect, test } from 'vitest';
import { type Fundamentals, fundamentalFigures } from '#contract/financials.ts';
import { fundamentalsOf, gapOfFundamentals } from './headline.ts';

const published = (given: Partial<Fundamentals>): Fundamentals => ({
  ...(Object.fromEntries(fundamentalFigures.map((name) => [name, null])) as Omit<Fundamentals, 'as_of'>),
  as_of: '2026-07-02',
  ...given,
});
const textOf = (figures: { label: string; text: string }[], label: string) =>
  figures.find((figure) => figure.label === label)?.text;

test('published amounts are no finer than a million, and only those that are known and can be stand', () => {
  const figures = fundamentalsOf(
    published({ sales: -16e6, liabilities: -3e6, assets: 25e6, net_income: -7e6 }),
  ).flatMap((group) => group.figures);
  expect(figures.map(({ label }) => label)).toEqual(['Net income', 'Total assets']);
  expect(textOf(figures, 'Total assets')).toBe('$25M');
  expect(textOf(figures, 'Net income')).toBe('−$7M');
});

test('a published balance that does not balance is said to be off, but for its rounding', () => {
  const gap = (assets: number, liabilities: number, equity: number | null) =>
    gapOfFundamentals(published({ assets, liabilities, equity }));
  expect(gap(226e6, 13e6, -12e6)).toContain('Assets of $226M are not the $1M of liabilities and equity');
  expect(gap(6e6, 4e6, 1e6)).toBeNull();
  expect(gap(226e6, 13e6, null)).toBeNull();
});

test('BTTC: a ratio of nothing is none', () => {
  expect(fundamentalsOf(published({ current_ratio: 0, quick_ratio: 0 }))).toEqual([]);
  expect(
    fundamentalsOf(published({ current_ratio: 0.53, quick_ratio: 0 })).flatMap(({ figures }) => figures),
  ).toEqual([{ label: 'Current ratio', text: '0.53' }]);
});
