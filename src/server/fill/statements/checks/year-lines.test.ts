import { expect, test } from 'vitest';
import { type StatementRow, statementRow } from '#tests/support/statement-rows.ts';
import { withoutYearLines } from './year-lines.ts';

const ends = ['2021-03-31', '2021-06-30', '2021-09-30', '2021-12-31', '2022-03-31', '2022-06-30'];
const rowsOf = (lines: Partial<Record<keyof StatementRow, readonly (number | null)[]>>, first = 0) =>
  ends
    .slice(first)
    .map((end, i) =>
      statementRow(
        end,
        Object.fromEntries(
          Object.entries(lines).map(([name, amounts]) => [
            name,
            amounts[i] === null ? null : (amounts[i] ?? 0) * 1e6,
          ]),
        ),
      ),
    );
const left = (rows: StatementRow[], end: string) =>
  withoutYearLines(rows).periods.find(({ period_end }) => period_end === end);

const iqst = {
  revenue: [14.198, 16.128, 16.517, 64.702, 19.419, 23.7],
  operating_income: [-1.011, -1.165, -0.116, -2.984, -0.505, -0.298],
};

test('IQST: a quarter with the sales and the operating loss of the year has neither', () => {
  const rows = rowsOf(iqst);
  expect(left(rows, '2021-12-31')).toMatchObject({ revenue: null, operating_income: null });
  expect(left(rows, '2021-09-30')).toMatchObject({ revenue: 16.517e6 });
  expect(withoutYearLines(rows).doubts).toMatchObject([
    { figure: 'revenue' },
    { figure: 'operating_income' },
  ]);
});

test('one line alone, a loss alone, or facts that have their days say nothing of the kind', () => {
  const of = (lines: Parameters<typeof rowsOf>[0]) => left(rowsOf(lines), '2021-12-31');
  expect(of({ ...iqst, operating_income: [-1, -1.2, -0.1, -0.9, -0.5, -0.3] })?.revenue).toBe(64.702e6);
  const losses = { operating_income: [-5, -5, -5, -20, -5, -5], net_income: [-5, -5, -5, -20, -5, -5] };
  expect(of(losses)?.net_income).toBe(-20e6);
  const dated = rowsOf(iqst).map((row) => ({ ...row, source: 'sec-facts' }));
  expect(left(dated, '2021-12-31')?.revenue).toBe(64.702e6);
});

test('AMSC: so has the first quarter on record, all of whose lines are several times those after it', () => {
  const amsc = {
    gross_profit: [17.454, 3.369, 3.261, 3.572, 13.492, 2.221],
    operating_income: [-23.165, -7.499, -4.302, -4.38, -21.089, -8.869],
    net_income: [-22.678, -5.403, -4.434, -4.324, -19.193, -8.71],
    eps_diluted: [-0.95e-6, -0.2e-6, -0.16e-6, -0.16e-6, -0.71e-6, -0.32e-6],
  };
  const none = { gross_profit: null, operating_income: null, net_income: null, eps_diluted: null };
  expect(left(rowsOf(amsc), '2021-03-31')).toMatchObject(none);
  expect(left(rowsOf(amsc), '2022-03-31')).toMatchObject(none);
  expect(
    left(rowsOf({ ...amsc, gross_profit: [4, 3.4, 3.3, 3.6, 13.5, 2.2] }), '2021-03-31')?.net_income,
  ).toBe(-22.678e6);
});

test('WRAP: sales of a year beside the gross profit of a quarter are not shown, and the profit is', () => {
  const wrap = {
    revenue: [1.542, 1.934, 7.729, null, 1.599, 1.165],
    gross_profit: [0.605, null, 0.711, null, 0.667, 0.457],
  };
  expect(left(rowsOf(wrap), '2021-09-30')).toMatchObject({ revenue: null, gross_profit: 0.711e6 });
  // A large order brings its profit as well.
  const order = { ...wrap, gross_profit: [0.605, null, 3.1, null, 0.667, 0.457] };
  expect(left(rowsOf(order), '2021-09-30')?.revenue).toBe(7.729e6);
});
