import { expect, test } from 'vitest';
import { statementRow as row } from '#tests/support/statement-rows.ts';
import { sinceTwo } from './two-companies.ts';

const gap = (dollars: number) => JSON.stringify({ equity: { gap: dollars } });
/** Tvardi, which merged into Cara in April 2025. */
const tvrd = [
  row('2025-06-30', { operating_income: -8.9e6, net_income: 4.2e6, assets: 43.8e6 }),
  row('2025-03-31', {
    revenue: 2.6e6,
    operating_income: -2.4e6,
    net_income: -9.6e6,
    assets: 38.9e6,
    marks: gap(92.5e6),
  }),
  row('2024-12-31', { kind: 'year', revenue: 7.1e6 }),
  row('2024-03-31', { operating_income: -29.7e6, net_income: -4.2e6, assets: 90.1e6, marks: gap(96e6) }),
];
const left = (rows: typeof tvrd, ends: string[]) =>
  sinceTwo(rows, ends).periods.map(({ period_end: end }) => end);

test('TVRD, ACHR: nothing is shown of before the name went, where a quarter has the figures of two companies', () => {
  expect(left(tvrd, ['2025-04-11'])).toEqual(['2025-06-30']);
  expect(sinceTwo(tvrd, ['2025-04-11']).doubts).toMatchObject([
    { figure: 'operating_income', period_end: '2024-03-31' },
  ]);
});

test('RUM: it stands without a change of name soon after, beside a balance that balances, and where a gain made the loss less', () => {
  expect(left(tvrd, [])).toHaveLength(4);
  expect(left(tvrd, ['2026-06-17'])).toHaveLength(4);
  expect(
    left(
      tvrd.map((each) => ({ ...each, marks: null })),
      ['2025-04-11'],
    ),
  ).toHaveLength(4);
});
