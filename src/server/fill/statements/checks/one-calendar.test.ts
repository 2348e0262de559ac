import { expect, test } from 'vitest';
import { statementRow as row } from '#tests/support/statement-rows.ts';
import { ofOneCalendar } from './one-calendar.ts';

const year = (end: string, operating_income: number | null = null) =>
  row(end, { kind: 'year', operating_income });
const left = (...rows: ReturnType<typeof row>[]) =>
  ofOneCalendar(rows).periods.map(({ period_end: end }) => end);

test('CVLG, ELME: twelve months, or ten, that end within a fiscal year are no year', () => {
  const years = ['2022-12-31', '2023-12-31', '2024-12-31', '2025-12-31'].map((end) => year(end));
  expect(left(...years, year('2024-06-30', 19_912_000), year('2025-06-30', 19_190_000))).toEqual([
    '2022-12-31',
    '2023-12-31',
    '2024-12-31',
    '2025-12-31',
  ]);
  expect(left(year('2023-12-31'), year('2024-12-31'), year('2025-10-31'))).toEqual([
    '2023-12-31',
    '2024-12-31',
  ]);
});

test('years of weeks stand, and those of before another fiscal year that share no month with one after it', () => {
  expect(left(year('2024-12-28'), year('2026-01-03'))).toHaveLength(2);
  expect(left(year('2021-06-30'), year('2022-12-31'), year('2023-12-31'))).toHaveLength(3);
});

test('RCAT: quarters by the months of before are none beside the same months by the present ones', () => {
  const quarter = (end: string, net_income: number | null) => row(end, { net_income });
  const rows = [
    quarter('2025-03-31', -23e6),
    quarter('2024-12-31', null),
    quarter('2024-10-31', -13_334_618),
    quarter('2024-09-30', -12_433_718),
    quarter('2024-07-31', -12_416_376),
    quarter('2024-06-30', -8_160_019),
  ];
  expect(left(...rows)).toEqual(['2025-03-31', '2024-12-31', '2024-09-30', '2024-06-30']);
  expect(ofOneCalendar(rows).doubts).toMatchObject([
    { period_end: '2024-10-31', figure: 'net_income' },
    { period_end: '2024-07-31' },
  ]);
});

test('a quarter of before stands where the present calendar has no income of its months', () => {
  const rows = [row('2025-12-31', { assets: 5e9 }), row('2025-07-31', { net_income: 64e6 }), row('2025-06-30', { assets: 5e9 })];
  expect(left(...rows)).toHaveLength(3);
}); // prettier-ignore
