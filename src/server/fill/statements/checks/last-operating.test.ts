import { expect, test } from 'vitest';
import { type StatementRow as Row, statementRow as row } from '#tests/support/statement-rows.ts';
import { withLastOperating } from './last-operating.ts';

const year = row('2025-06-30', {
  kind: 'year',
  source: 'sec-annual',
  operating_income: -36.2e6,
  marks: '{"operating_income":{"rounded_to":100000}}',
});
const of = (end: string, operating_income: number | null, net_income: number | null) =>
  row(end, { operating_income, net_income });
const peloton = (newest = 17.9e6, given: Partial<Row> = {}) => [
  year,
  of('2025-12-31', -13e6, -38.8e6),
  of('2025-09-30', 40.2e6, newest),
  row('2025-06-30', { net_income: 21.6e6, ...given }),
  of('2025-03-31', -32.4e6, -47.7e6),
  of('2024-12-31', -45.9e6, -92e6),
  of('2024-09-30', 12.5e6, -0.9e6),
];
const lastOf = (rows: Row[]) => {
  const found = withLastOperating(rows, 'PTON').find(
    ({ kind, period_end }) => kind === 'quarter' && period_end === '2025-06-30',
  );
  return found && [found.operating_income, JSON.parse(found.marks ?? '{}') as object];
};

test('PTON: the last quarter of a year that later quarters turn is the year less three, where net income changed as much', () => {
  expect(lastOf(peloton())).toEqual([
    29.6e6,
    {
      operating_income: {
        source: 'sec-annual',
        derivation: 'year less three quarters',
        rounded_to: 100_000,
      },
    },
  ]);
});

test('not where net income changed otherwise, a quarter is missing or withheld, what is left is more than any quarter, or the year still says what the months since say', () => {
  const none = [null, expect.anything()];
  expect(lastOf(peloton(-60e6))).toEqual(none);
  expect(lastOf(peloton().filter(({ period_end }) => period_end !== '2024-12-31'))).toEqual(none);
  expect(lastOf(peloton(17.9e6, { marks: '{"operating_income":{"withheld":true}}' }))).toEqual(none);
  expect(lastOf([{ ...year, operating_income: 36.2e6 }, ...peloton().slice(1)])).toEqual(none);
  expect(lastOf([{ ...year, operating_income: 336.2e6 }, ...peloton().slice(1)])).toEqual(none);
});
