import { expect, test } from 'vitest';
import { statementRow as row } from '#tests/support/statement-rows.ts';
import { withoutProfitsOfLosses } from './profits-of-losses.ts';

const shown = (year: number, losses: readonly [number, number, number], equity: number | null = 85.6e6) => {
  const [first, second, third] = losses;
  const rows = [
    row('2024-12-31', { kind: 'year', operating_income: year }),
    row('2024-12-31', { equity }),
    row('2024-09-30', { operating_income: third, equity: 92.4e6 }),
    row('2024-06-30', { operating_income: second }),
    row('2024-03-31', { operating_income: first }),
  ];
  return withoutProfitsOfLosses(rows)[0]?.operating_income;
};

test('NYC: a year that earned, after nine months of losses and with an equity that fell, is of other costs', () => {
  expect(shown(4.4e6, [-2.9e6, -86.7e6, -29.2e6])).toBeNull();
});

test('FRSH: an equity that rose, or that nobody knows, a loss, and losses that a quarter makes good, are no contradiction', () => {
  expect(shown(4.4e6, [-2.9e6, -86.7e6, -29.2e6], 200e6)).toBe(4.4e6);
  expect(shown(4.4e6, [-2.9e6, -86.7e6, -29.2e6], null)).toBe(4.4e6);
  expect(shown(-4.4e6, [-2.9e6, -86.7e6, -29.2e6])).toBe(-4.4e6);
  expect(shown(1e6, [8e6, -10e6, -2e6])).toBe(1e6);
});
