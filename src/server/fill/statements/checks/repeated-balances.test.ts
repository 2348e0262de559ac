import { expect, test } from 'vitest';
import { statementRow } from '#tests/support/statement-rows.ts';
import { withoutRepeatedBalances } from './repeated-balances.ts';

const cashOf = (...days: [end: string, cash: number, kind?: 'quarter' | 'year'][]) =>
  withoutRepeatedBalances(
    days.map(([end, cash, kind = 'quarter']) => ({ ...statementRow(end, { cash }), kind })),
  );
const left = (...days: Parameters<typeof cashOf>) => cashOf(...days).periods.map(({ cash }) => cash);

test('CMPX: cash of a quarter that is to the dollar that of a later year’s end is a column of comparison; the year’s end keeps it', () => {
  const days: Parameters<typeof cashOf> = [
    ['2024-03-31', 43_483_000],
    ['2024-09-30', 19_404_000],
    ['2024-12-31', 43_483_000],
    ['2024-12-31', 43_483_000, 'year'],
  ];
  expect(left(...days)).toEqual([null, 19_404_000, 43_483_000, 43_483_000]);
  expect(cashOf(...days).doubts).toMatchObject([{ figure: 'cash', period_end: '2024-03-31' }]);
});

test('of two quarters, or two years, with one amount nobody knows whose it is, and neither has it', () => {
  expect(left(['2024-06-30', 19_404_000], ['2024-09-30', 19_404_000])).toEqual([null, null]);
  expect(left(['2021-12-31', 44_365_000, 'year'], ['2023-12-31', 44_365_000, 'year'])).toEqual([null, null]);
});

test('round amounts, nothing at all, and one statement under two days stand', () => {
  expect(left(['2024-06-30', 164_600_000], ['2024-09-30', 164_600_000])).toEqual([164_600_000, 164_600_000]);
  expect(left(['2024-06-30', 0], ['2024-09-30', 0])).toEqual([0, 0]);
  expect(left(['2023-09-30', 605_337], ['2023-10-31', 605_337])).toEqual([605_337, 605_337]);
});
