import { expect, test } from 'vitest';
import { statementRow } from '#tests/support/statement-rows.ts';
import { withoutMixedEarnings } from './mixed-earnings.ts';

const restated = JSON.stringify({ eps_diluted: { split: 1 / 35 } });
const rows = [
  statementRow('2025-09-30', { eps_diluted: -219.8, net_income: -9_502_000, marks: restated }),
  statementRow('2025-06-30', { eps_diluted: -10.26, net_income: -10_407_000 }),
  statementRow('2025-03-31', { eps_diluted: -16.7, net_income: -10_464_000 }),
  statementRow('2024-03-31', { eps_diluted: -287.12, net_income: -9_226_000 }),
];
const left = (date: string, factor = 1 / 35) =>
  withoutMixedEarnings(rows, { date, factor }).map(({ eps_diluted: eps }) => eps);

test('JAGX: earnings a share that nothing restated for a reverse split stand in no row with those that were', () => {
  expect(left('2026-04-30')).toEqual([-219.8, null, null, -287.12]);
});

test('after the split, or beside a split that made more of them, all stand', () => {
  const all = rows.map(({ eps_diluted: eps }) => eps);
  expect(left('2024-01-31')).toEqual(all);
  expect(left('2026-04-30', 2)).toEqual(all);
  expect(withoutMixedEarnings(rows, undefined)).toEqual(rows);
});
