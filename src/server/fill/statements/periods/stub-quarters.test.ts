import { expect, test } from 'vitest';
import { statementRow as row } from '#tests/support/statement-rows.ts';
import { withoutClose, withoutStubs } from './stub-quarters.ts';

const quarter = (end: string, net_income: number | null = -1e6, source = 'sec-quarters') =>
  row(end, { net_income, revenue: 5e6, assets: 50e6, source });
const endsOf = ({ periods }: ReturnType<typeof withoutStubs>) => periods.map(({ period_end: end }) => end);

test('VRM: 14 days that a court left of a quarter are none, and the rest of it has no income', () => {
  const rows = [quarter('2025-06-30'), quarter('2025-03-31'), { ...quarter('2025-01-14', 45e6), revenue: 1e6 }, quarter('2024-12-31', null)];
  const { periods, doubts } = withoutStubs(rows);
  expect(periods.map(({ period_end, net_income, revenue, assets }) => [period_end, net_income, revenue, assets])).toEqual([
    ['2025-06-30', -1e6, 5e6, 50e6],
    ['2025-03-31', null, null, 50e6],
    ['2024-12-31', null, 5e6, 50e6],
  ]);
  expect(doubts.map(({ period_end, figure }) => [period_end, figure])).toEqual([
    ['2025-01-14', 'net_income'],
    ['2025-03-31', 'net_income'],
  ]);
}); // prettier-ignore

test('ALDF: so are the days from the first to the first balance', () => {
  const rows = [quarter('2025-03-31'), quarter('2024-12-31'), quarter('2024-10-21', -12_104)];
  expect(endsOf(withoutStubs(rows))).toEqual(['2025-03-31', '2024-12-31']);
});

test('quarters of a calendar that was given up stand, and so do those of 12 and 16 weeks', () => {
  const other = ['2024-12-31', '2024-09-30', '2024-07-31', '2024-04-30'].map((end) => quarter(end));
  expect(endsOf(withoutStubs(other))).toHaveLength(4);
  const weeks = ['2024-12-29', '2024-10-06', '2024-07-14', '2024-04-21', '2023-12-31', '2023-10-08', '2023-07-16', '2023-04-23'];
  expect(endsOf(withoutStubs(weeks.map((end) => quarter(end))))).toHaveLength(8);
}); // prettier-ignore

test('FUN, METC: of two quarters that end some days apart the filed one stands, else the one at the end of a month', () => {
  expect(
    endsOf(withoutClose([quarter('2023-09-30'), quarter('2023-07-02', 2e6, 'yahoo-quarters'), quarter('2023-06-25', 53e6)])),
  ).toEqual(['2023-09-30', '2023-06-25']);
  expect(endsOf(withoutClose([quarter('2023-06-30', 7e6), quarter('2023-06-20', 6e6)]))).toEqual(['2023-06-30']);
}); // prettier-ignore
