import { expect, test } from 'vitest';
import { companyContext, statementRow as row } from '#tests/support/statement-rows.ts';
import { checkRows } from './check-rows.ts';
import { checks } from './checks.ts';

const company = companyContext();
const ends = ['2025-12-31', '2025-09-30', '2025-06-30', '2025-03-31'] as const;

test('every check has a name of its own and says why it stands where it stands', () => {
  expect(new Set(checks.map(({ name }) => name)).size).toBe(checks.length);
  for (const { order } of checks) expect(order).toMatch(/\.$/);
});

test('staff are told of what a check takes away, in the order of the checks, and no row comes or goes', () => {
  const rows = ends.map((end, i) =>
    row(end, {
      assets: i === 1 ? 81_000 : 80e6,
      shares_outstanding: i === 2 ? 2e6 : 10e6,
      eps_diluted: i === 3 ? -5_000 : null,
    }),
  );
  const { periods, doubts } = checkRows(rows, company);
  expect(periods.map(({ period_end: end }) => end)).toEqual([...ends]);
  expect(doubts.map(({ figure, period_end: end }) => [figure, end])).toEqual([
    ['assets', '2025-09-30'],
    ['shares_outstanding', '2025-06-30'],
    ['eps_diluted', '2025-03-31'],
  ]);
  expect(periods.map(({ assets, shares_outstanding: shares }) => [assets, shares])).toEqual([
    [80e6, 10e6],
    [null, 10e6],
    [80e6, null],
    [80e6, 10e6],
  ]);
});

test('a figure of which nothing is left is named', () => {
  const rows = [
    row('2025-12-31', { kind: 'year', debt: 47.1e6 }),
    row('2025-12-31', { kind: 'twelve_months', debt: 1_242.7e6 }),
  ];
  expect(checkRows(rows, company).none).toEqual(['debt']);
});

test('MYGN: twelve months of a publisher that lie two years back are none, but those in another currency, which is all they tell', () => {
  const twelve = { kind: 'twelve_months', source: 'yahoo-twelve-months', revenue: 80e6 } as const;
  const left = (end: string, currency = 'USD') =>
    checkRows([row(end, { ...twelve, currency })], company).periods;
  expect(
    [left('2020-12-31'), left('2025-12-31'), left('2018-12-31', 'GBP')].map(({ length }) => length),
  ).toEqual([0, 1, 1]);
  expect(left('2018-12-31', 'GBP')).toMatchObject([{ currency: 'GBP', revenue: null }]);
});
