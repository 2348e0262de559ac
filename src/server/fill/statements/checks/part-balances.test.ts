import { expect, test } from 'vitest';
import { statementRow as row } from '#tests/support/statement-rows.ts';
import { withoutPartBalances } from './part-balances.ts';

const ends = ['2024-12-31', '2025-03-31', '2025-06-30', '2025-09-30', '2025-12-31'];
const shown = (assets: number[], equity: number[]) =>
  withoutPartBalances(
    ends.map((end, i) =>
      row(end, { assets: (assets[i] ?? 0) * 1e6, equity: (equity[i] ?? 0) * 1e6, cash: 3e6 }),
    ),
  ).map((each) => [
    each.assets === null ? null : each.assets / 1e6,
    each.cash === null ? null : each.cash / 1e6,
  ]);

test('BHM: assets of a third of those before and after, beside a steady equity, are of a part', () => {
  expect(shown([967, 186, 220, 222, 1154], [139, 137, 135, 132, 129])).toEqual([
    [967, 3],
    [null, null],
    [null, null],
    [null, null],
    [1154, 3],
  ]);
});

test('a company that shrank stands, and so does one whose equity went with the assets', () => {
  expect(shown([967, 186, 220, 222, 230], [139, 137, 135, 132, 129])[1]).toEqual([186, 3]);
  expect(shown([967, 186, 220, 222, 1154], [700, 137, 135, 132, 900])[1]).toEqual([186, 3]);
});
