import { expect, test } from 'vitest';
import { isPublishedOfPart, isPublishedRaised, isUnderCash, publishedBalance } from './balance-shares.ts';

const none = { equity: null, shares_outstanding: null };
const balance = (assets: number, liabilities: number, currency = 'USD', net_income: number | null = null, eps_diluted: number | null = null) => [
  { kind: 'quarter', period_end: '2025-09-30', currency, assets, liabilities, net_income, eps_diluted, ...none },
]; // prettier-ignore
const sharesToday = 81e6;

test('FPH, VGAS: a published equity of less than half of what a company has without its debts is that of one class', () => {
  expect(isPublishedOfPart(balance(3_187.5e6, 810e6), { equity: 843e6, assets: 3_188e6, sharesToday })).toBe(
    true,
  );
  expect(isPublishedOfPart(balance(67.2e6, 3.1e6), { equity: 30e6, assets: 60e6, sharesToday })).toBe(true);
});

test('LILA: of more than half it is not; nor where the assets have shrunk since, or are of another currency', () => {
  expect(isPublishedOfPart(balance(2_064e6, 1_000e6), { equity: 556e6, assets: 2_064e6, sharesToday })).toBe(
    false,
  );
  expect(isPublishedOfPart(balance(120e6, 20e6), { equity: 45e6, assets: 60e6, sharesToday })).toBe(false);
  expect(isPublishedOfPart(balance(67.2e6, 3.1e6, 'CNY'), { equity: 30e6, assets: 60e6, sharesToday })).toBe(
    false,
  );
  expect(isPublishedOfPart([], { equity: 30e6, assets: 60e6, sharesToday })).toBe(false);
  expect(isPublishedOfPart(balance(67.2e6, 3.1e6), { equity: -3e6, assets: 60e6, sharesToday })).toBe(false);
});

test('ADTN: it is not where earnings are over all the shares that trade; GENK, NPWR: it is where they are over a part', () => {
  const of = (income: number, eps: number, today: number) =>
    isPublishedOfPart(balance(1_209e6, 665e6, 'USD', income, eps), { equity: 146e6, assets: 1_185e6, sharesToday: today });
  expect(of(-10_262_000, -0.12, 80_998_100)).toBe(false);
  expect(of(-566_000, -0.11, 32_964_618)).toBe(true);
  expect(of(-411_498_000, -5.28, 224_761_681)).toBe(true);
  expect(of(-1_321_000, -0.02, 80_998_100)).toBe(true);
}); // prettier-ignore

test('DC: a published equity of before shares that are worth half of it is that of fewer; one that has grown since holds what they brought in', () => {
  const counted = balance(119.2e6, 3.3e6).map((row) => ({ ...row, shares_outstanding: 113_260_000 }));
  const raised = (equity: number, today: number, low: number | null = 3.6, rows = counted) =>
    isPublishedRaised(rows, { equity, sharesToday: today }, () => low);
  expect(raised(113e6, 133_930_000)).toBe(true);
  expect(raised(190e6, 133_930_000)).toBe(false);
  expect(raised(113e6, 120e6)).toBe(false);
  expect(raised(113e6, 133_930_000, 1.1)).toBe(false);
  expect(raised(113e6, 133_930_000, null)).toBe(false);
  expect(raised(113e6, 133_930_000, 3.6, [])).toBe(false);
});

test('DMRA: a published equity beside assets of less than the cash of a statement is that of before more came in', () => {
  const cash = (value: number, currency = 'USD') => ({
    value,
    currency,
    period_end: '2026-03-31',
    source: 'yahoo-twelve-months',
  });
  expect(isUnderCash({ assets: 261e6, cash: cash(532.9e6) })).toBe(true);
  expect(isUnderCash({ assets: 261e6, cash: cash(261.5e6) })).toBe(false);
  expect(isUnderCash({ assets: 261e6, cash: cash(532.9e6, 'CNY') })).toBe(false);
  expect(isUnderCash({ assets: null, cash: cash(532.9e6) })).toBe(false);
  expect(isUnderCash({ assets: 261e6, cash: null })).toBe(false);
});

test('PRK: an equity that was published is of the day of the balance that leaves as much; one that grew since is of none on record', () => {
  const rows = balance(9_805e6, 8_452.2e6);
  expect(publishedBalance(rows, 1_353e6)?.period_end).toBe('2025-09-30');
  expect(publishedBalance(rows, 1_640e6)).toBeUndefined();
  expect(publishedBalance(rows, null)).toBeUndefined();
  expect(publishedBalance([], 1_353e6)).toBeUndefined();
});
