import { expect, test } from 'vitest';
import { statementRow as row } from '#tests/support/statement-rows.ts';
import { withoutRetoldSales } from './retold-sales.ts';
import { marksOf } from '../withhold.ts';

const quarter = (end: string, sales: number, gross: number | null) =>
  row(end, {
    revenue: sales * 1e6,
    gross_profit: gross === null ? null : gross * 1e6,
    operating_income: 10e6,
  });
const told = (rows: ReturnType<typeof row>[]) =>
  withoutRetoldSales(rows).periods.map((each) => [
    each.gross_profit,
    each.operating_income,
    marksOf(each).revenue?.other_total ?? false,
  ]);

test('ACH: the gross profit of all sales is none beside sales that were told anew without a part of them', () => {
  const rows = [quarter('2024-09-30', 687, 560), quarter('2024-06-30', 660, 544), quarter('2024-03-31', 2613, 536)];
  expect(told(rows)).toEqual([[null, null, true], [null, null, true], [536e6, 10e6, false]]);
  expect(withoutRetoldSales(rows).doubts).toHaveLength(2);
}); // prettier-ignore

test('a quarter of a season has as little gross profit, and less is left of a part', () => {
  expect(told([quarter('2024-06-30', 660, 200), quarter('2024-03-31', 2613, 536)])).toEqual([
    [200e6, 10e6, false],
    [536e6, 10e6, false],
  ]);
  expect(told([quarter('2024-06-30', 1500, 544), quarter('2024-03-31', 2613, 536)])[0]).toEqual([544e6, 10e6, false]);
}); // prettier-ignore
