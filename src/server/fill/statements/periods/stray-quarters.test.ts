import { expect, test } from 'vitest';
import { type StatementRow as Row, statementRow as row } from '#tests/support/statement-rows.ts';
import { withoutStrayQuarters } from './stray-quarters.ts';

const ends = (rows: readonly Row[]) => withoutStrayQuarters(rows).map(({ period_end }) => period_end);
const byCalendar = ['2025-05-31', '2025-08-31', '2025-11-30', '2026-02-28'].map((end, i) =>
  row(end, { net_income: 1e6 * (i + 1), revenue: 1e7 }),
);
const calendar = byCalendar.map(({ period_end }) => period_end);

test.each<[string, Row]>([
  ['TLRY: a quarter once more under the end of the month after', row('2026-03-31', { net_income: 4e6 })],
  ['IMCR: the count of a cover page under its own day', row('2025-12-20', { shares_outstanding: 5e7 })],
])('%s is no quarter', (_, stray) => {
  expect(ends([...byCalendar, stray])).toEqual(calendar);
});

test('AAP: of two rows of one quarter the one with an income stands, though it be of the other calendar', () => {
  const rows = [...byCalendar.slice(0, 3), row('2026-02-28', { eps_diluted: 0.39 })];
  expect(ends([...rows, row('2026-03-31', { eps_diluted: 0.39, revenue: 2.6e9 })])).toEqual([
    ...calendar.slice(0, 3),
    '2026-03-31',
  ]);
});

test('FUN: a quarter of other figures stands, as where the year begins with another month from then on', () => {
  const other = row('2026-03-31', { net_income: 9e6, revenue: 3e6 });
  expect(ends([...byCalendar, other])).toEqual([...calendar, '2026-03-31']);
});
