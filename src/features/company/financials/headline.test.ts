import { expect, test } from 'vitest';
import { type Fundamentals, fundamentalFigures } from '#contract/financials.ts';
import { periodOf } from '#tests/fixtures/financials.ts';
import { formatGrowth, fundamentalsOf, headlineOf } from './headline.ts';

const published = (given: Partial<Fundamentals>): Fundamentals => ({
  ...(Object.fromEntries(fundamentalFigures.map((name) => [name, null])) as Omit<Fundamentals, 'as_of'>),
  as_of: '2026-07-02',
  ...given,
});
const textOf = (figures: { label: string; text: string }[], label: string) =>
  figures.find((figure) => figure.label === label)?.text;

test('margins are parts of the revenue, and growth names its quarter', () => {
  const figures = headlineOf({
    symbol: 'ABC',
    quote_date: '2026-07-02',
    fundamentals: published({
      sales: 200e6,
      gross_profit: 50e6,
      operating_income: -20e6,
      profit_margin: -9.5,
    }),
    periods: [periodOf('2026-03-31', { revenue: 120 }), periodOf('2025-03-31', { revenue: 100 })],
  });
  expect(figures.map(({ text }) => text)).toEqual([
    '$200.00M',
    '25.00%',
    '−10.00%',
    '−9.50%',
    '+20.00%',
    'N/A',
  ]);
  expect(figures[4]?.detail).toBe('quarter to Mar 31, 2026');
});

test('no margin is made of a revenue that is rounded too coarsely, and all is N/A without figures', () => {
  const rough = { symbol: 'ABC', quote_date: null, periods: [] };
  const small = published({ sales: 9e6, gross_profit: 5e6 });
  expect(textOf(headlineOf({ ...rough, fundamentals: small }), 'Gross margin')).toBe('N/A');
  expect(new Set(headlineOf({ ...rough, fundamentals: null }).map(({ text }) => text))).toEqual(
    new Set(['N/A']),
  );
});

test('a ratio to negative equity or to a loss is left out', () => {
  const figures = fundamentalsOf(
    published({ equity: -5e6, debt_equity: -541, return_on_equity: 643445, forward_price_earnings: -48 }),
  ).flatMap((group) => group.figures);
  for (const label of ['Debt to equity', 'Return on equity', 'Price to expected earnings'])
    expect([label, textOf(figures, label)]).toEqual([label, 'N/A']);
  const sound = fundamentalsOf(published({ equity: 5e6, debt_equity: 0, return_on_equity: 12 }));
  expect(
    textOf(
      sound.flatMap((group) => group.figures),
      'Debt to equity',
    ),
  ).toBe('0.00');
});

test.each([
  [12.345, '+12.35%'],
  [-3, '−3.00%'],
  [0.001, '0.00%'],
  [null, 'N/A'],
])('growth of %s is written %s', (percent, text) => {
  expect(formatGrowth(percent)).toBe(text);
});
