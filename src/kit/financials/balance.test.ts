import { expect, test } from 'vitest';
import { periodOf } from '#tests/fixtures/financials.ts';
import { balanceGap, isEquityDoubtful, priceToBook } from './balance.ts';

const balance = (assets: number, liabilities: number, equity: number | null) => ({
  assets,
  liabilities,
  equity,
});

test('a balance has a gap where assets are not liabilities and equity, but for a hundredth and rounding', () => {
  expect(balanceGap(balance(2_921e6, 1_830e6, 1_151e6))).toBe(-60e6);
  expect(balanceGap(balance(100e6, 60e6, 39.5e6))).toBeNull();
  expect(balanceGap(balance(2e6, 1e6, 0.8e6), 100_000)).toBeNull();
  expect(balanceGap(balance(100e6, 60e6, null))).toBeNull();
});

test('its equity makes no ratio where the gap is more than minority interests explain', () => {
  const of = (assets: number, gap?: number) =>
    isEquityDoubtful(periodOf('2025-12-31', { assets, marks: gap === undefined ? {} : { equity: { gap } } }));
  expect(of(100e6)).toBe(false);
  // AAT: minority interests under zero are 2% of its assets.
  expect(of(2_921e6, -60e6)).toBe(false);
  // VS: no liabilities, and an equity of three times the assets.
  expect(of(3.1e6, -8e6)).toBe(true);
  // A trust whose shares may be redeemed.
  expect(of(226e6, 225e6)).toBe(true);
});

test('HKIT: no price to book under a twentieth, nor beyond a hundred times', () => {
  expect(priceToBook(1.49e6, 36e6)).toBeNull();
  expect(priceToBook(2e6, 36e6)).toBeCloseTo(0.0556, 4);
  expect(priceToBook(101, 1)).toBeNull();
  expect(priceToBook(10, -1)).toBeNull();
});
