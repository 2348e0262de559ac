import { expect, test } from 'vitest';
import { isPublishedOfPart } from './balance-shares.ts';

const balance = (assets: number, liabilities: number, currency = 'USD') => [
  { period_end: '2025-09-30', currency, assets, liabilities },
];

test('FPH, VGAS: a published equity of less than half of what a company has without its debts is that of one class', () => {
  expect(isPublishedOfPart(balance(3_187.5e6, 810e6), { equity: 843e6, assets: 3_188e6 })).toBe(true);
  expect(isPublishedOfPart(balance(67.2e6, 3.1e6), { equity: 30e6, assets: 60e6 })).toBe(true);
});

test('LILA: of more than half it is not; nor where the assets have shrunk since, or are of another currency', () => {
  expect(isPublishedOfPart(balance(2_064e6, 1_000e6), { equity: 556e6, assets: 2_064e6 })).toBe(false);
  expect(isPublishedOfPart(balance(120e6, 20e6), { equity: 45e6, assets: 60e6 })).toBe(false);
  expect(isPublishedOfPart(balance(67.2e6, 3.1e6, 'CNY'), { equity: 30e6, assets: 60e6 })).toBe(false);
  expect(isPublishedOfPart([], { equity: 30e6, assets: 60e6 })).toBe(false);
  expect(isPublishedOfPart(balance(67.2e6, 3.1e6), { equity: -3e6, assets: 60e6 })).toBe(false);
});
