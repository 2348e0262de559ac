import { expect, test } from 'vitest';
import { statementRow as row } from '#tests/support/statement-rows.ts';
import { withoutLostSigns } from './lost-signs.ts';

const earned = (...rows: Parameters<typeof withoutLostSigns>[0]) =>
  withoutLostSigns(rows).map(({ operating_income: value }) => value);

test('TALK, TENX: a loss without its sign is no operating income; what sales can have earned, or a gain, is', () => {
  const talk = { revenue: 30.15e6, gross_profit: 15.02e6, operating_income: 21.21e6, net_income: -20.36e6 };
  expect(earned(row('2022-03-31', talk))).toEqual([null]);
  // RNG: interest made the loss, as large by chance.
  expect(earned(row('2022-03-31', { ...talk, gross_profit: 431e6, revenue: 612e6 }))).toEqual([21.21e6]);
  // ATRC: a liability was released.
  expect(earned(row('2022-03-31', { ...talk, net_income: 20e6 }))).toEqual([21.21e6]);
  const tenx = { operating_income: 2.86e6, net_income: -2.86e6 };
  expect(earned(row('2022-06-30', tenx))).toEqual([null]);
  // Where the revenue of another quarter is on record, nobody knows what this one sold.
  expect(earned(row('2022-06-30', tenx), row('2022-03-31', { revenue: 1e6 }))).toEqual([2.86e6, null]);
});
