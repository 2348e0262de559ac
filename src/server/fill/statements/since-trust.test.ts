import { expect, test } from 'vitest';
import { type StatementRow as Row, statementRow as row } from '#tests/support/statement-rows.ts';
import { sinceTrust } from './since-trust.ts';

const trust = (end: string, given: Partial<Row> = {}) =>
  row(end, { assets: 226.7e6, cash: 54_894, equity: -10.5e6, marks: '{"equity":{"gap":226e6}}', ...given });
const rows = [
  row('2024-03-31', { revenue: 80e6, assets: 524e6 }),
  row('2023-06-30', { revenue: 100.3e6, assets: 44.9e6, cash: 644_739, equity: -18e6 }),
  trust('2022-09-30', { revenue: 77e6 }),
  row('2022-06-30', { net_income: -269_493, assets: 226e6 }),
];
const left = (given: Row[], all: string[], shells = all) =>
  sinceTrust(given, { all, shells }).periods.map(({ period_end: end }) => end);

test('FLYX: sales alone are shown of before the name of the blank check went, where a balance is that of its trust', () => {
  const { periods, doubts } = sinceTrust(rows, { all: ['2023-12-27'], shells: [] });
  expect(
    periods.map(({ period_end, revenue, assets, equity }) => [period_end, revenue, assets, equity]),
  ).toEqual([
    ['2024-03-31', 80e6, 524e6, null],
    ['2023-06-30', 100.3e6, null, null],
    ['2022-09-30', 77e6, null, null],
  ]);
  expect(doubts).toMatchObject([{ figure: 'assets', period_end: '2022-09-30' }]);
  // The name after it went for another reason.
  expect(left(rows, ['2023-12-27', '2025-02-04'])).toHaveLength(3);
});

test('it stands without a name that went soon after, and where nothing says that the balance is of a trust', () => {
  expect(left(rows, [])).toHaveLength(4);
  expect(left(rows, ['2026-06-17'])).toHaveLength(4);
  const unknown = rows.map((each) => ({ ...each, cash: null }));
  expect(left(unknown, ['2023-12-27'], [])).toHaveLength(4);
  expect(left(unknown, ['2023-12-27'])).toHaveLength(3);
  const owned = rows.map((each) => ({ ...each, equity: 50e6 }));
  expect(left(owned, ['2023-12-27'], [])).toHaveLength(4);
  // A maker of medicines before its offering has shares that become others, and cash.
  const rich = rows.map((each) => ({ ...each, cash: 100e6 }));
  expect(left(rich, ['2023-12-27'], [])).toHaveLength(4);
});

test('BKSY: of a name of a blank check it is enough that a balance does not add up', () => {
  const own = { equity: -130e6, liabilities: 63e6, cash: 26e6 };
  const given = [
    row('2021-09-30', { revenue: 7.9e6, assets: 324e6, liabilities: 171e6, equity: 153e6 }),
    row('2021-06-30', {
      revenue: 7.4e6,
      net_income: -35.6e6,
      assets: 318e6,
      shares_outstanding: 4.9e6,
      ...own,
    }),
  ];
  const [, before] = sinceTrust(given, { all: ['2021-09-08'], shells: ['2021-09-08'] }).periods;
  expect(before).toMatchObject({ revenue: 7.4e6, net_income: null, assets: null, cash: null });
  expect(before?.shares_outstanding).toBeNull();
  // Without sales nothing is left; without such a name all stands.
  const unsold = given.map((each) => ({ ...each, revenue: null }));
  expect(left(unsold, ['2021-09-08'])).toEqual(['2021-09-30']);
  expect(left(given, ['2021-09-08'], [])).toHaveLength(2);
});

test('a balance of before stands that adds up, or is of the end of a year, which is told anew', () => {
  const [after, before] = [
    row('2021-09-30', { revenue: 16e6, assets: 599e6, liabilities: 400e6, equity: 199e6 }),
    row('2021-06-30', { revenue: 16.6e6, assets: 578.8e6, liabilities: 385.7e6, equity: 192.2e6 }),
  ];
  // RSVR reported that quarter after the merger.
  expect(left([after, before], ['2021-07-27'])).toHaveLength(2);
  const none = { ...before, liabilities: null };
  expect(
    sinceTrust([after, none], { all: ['2021-07-27'], shells: ['2021-07-27'] }).periods[1]?.assets,
  ).toBeNull();
  const year = { ...none, kind: 'year' as const };
  expect(
    sinceTrust([after, none, year], { all: ['2021-07-27'], shells: ['2021-07-27'] }).periods[1]?.assets,
  ).toBe(578.8e6);
});
