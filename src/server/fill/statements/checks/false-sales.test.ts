import { expect, test } from 'vitest';
import { statementRow as row } from '#tests/support/statement-rows.ts';
import { withoutFalseSales } from './false-sales.ts';

const revenues = (rows: Parameters<typeof withoutFalseSales>[0], of = {}) =>
  withoutFalseSales(rows, of).map(({ revenue }) => revenue);

/** Biomea: the size of a market, as revenue of three quarters; it has none. */
const bmea = [
  row('2021-03-31', { revenue: 1_070e6, assets: 59.9e6 }),
  row('2021-06-30', { revenue: 0, assets: 220e6 }),
  row('2022-03-31', { revenue: 1_070e6, assets: 174.9e6 }),
  row('2022-06-30', { assets: 160e6 }),
  row('2022-09-30', { revenue: 165e6, assets: 145e6 }),
];

test('BMEA, IMMX: revenue of more than all assets, beside which no period has any, is not shown', () => {
  expect(revenues(bmea)).toEqual([null, 0, null, null, null]);
  expect(JSON.parse(withoutFalseSales(bmea, {})[0]?.marks ?? '')).toEqual({ revenue: { withheld: true } });
});

test('ATRA, SDOT: it stands beside sales of other periods, where assets bear it, and of a trade that turns its assets over each quarter', () => {
  const sold = [
    row('2024-12-31', { revenue: 17e6, assets: 60e6 }),
    row('2025-03-31', { revenue: 98e6, assets: 62e6 }),
  ];
  expect(revenues(sold)).toEqual([17e6, 98e6]);
  expect(revenues([row('2024-03-31', { revenue: 14e6, assets: 62e6 }), row('2024-06-30', {})])).toEqual([
    14e6,
    null,
  ]);
  const trade = ['2024-03-31', '2024-06-30', '2024-09-30', '2024-12-31'].map((end) =>
    row(end, { revenue: 130e6, assets: 84e6 }),
  );
  expect(revenues(trade)).toEqual([130e6, 130e6, 130e6, 130e6]);
});

test('OFG: revenue of nothing of a bank is an empty cell of its source, and of a maker of medicines none', () => {
  const empty = row('2023-12-31', { source: 'yahoo-quarters', revenue: 0, eps_diluted: 0.99 });
  expect(revenues([empty], { isLender: true })).toEqual([null]);
  expect(revenues([empty])).toEqual([0]);
  const filed = row('2023-12-31', {
    source: 'yahoo-quarters',
    revenue: 0,
    marks: JSON.stringify({ revenue: { source: 'sec-facts' } }),
  });
  expect(revenues([filed], { isLender: true })).toEqual([0]);
});
