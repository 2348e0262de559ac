import { expect, test } from 'vitest';
import { type BusinessRow, otherBusiness } from './other-business.ts';

const row = (period_end: string, given: Partial<BusinessRow> = {}): BusinessRow => ({
  period_end,
  assets: null,
  liabilities: null,
  equity: null,
  cash: null,
  cash_and_investments: null,
  shares_outstanding: null,
  ...given,
});
const today = {
  salesTo: '2026-03-31',
  shares: 182.5e6,
  marketValue: 2_300e6,
  isUnit: false,
  published: { assets: null, liabilities: null },
  listedOn: undefined,
};

test('DNOW: twice the assets and half as many shares again as before the sales began are of a merger', () => {
  const of = (assets: number, part: Partial<BusinessRow> = {}, now: Partial<typeof today> = {}) =>
    otherBusiness(
      [
        row('2025-12-31', { assets, equity: 1, ...part }),
        row('2025-03-31', { assets: 1_600e6, cash: 168e6, equity: 1, shares_outstanding: 105.6e6 }),
      ],
      { ...today, ...now },
    );
  expect(of(3_900e6, { cash: 140e6 })).toBe('merged');
  expect(of(3_900e6, { cash: 1_500e6 })).toBeUndefined();
  expect(of(2_000e6)).toBeUndefined();
  expect(of(3_900e6, {}, { shares: 110e6 })).toBeUndefined();
  expect(of(3_900e6, {}, { salesTo: '2024-12-31' })).toBeUndefined();
});

test('SUNC: a company that came to market within them, with twice the assets, has no other count', () => {
  const rows = [
    row('2025-12-31', { assets: 28_362e6, cash: 891e6 }),
    row('2024-12-31', { assets: 14_375e6 }),
  ];
  const now = { ...today, salesTo: '2025-12-31', shares: 51.5e6 };
  expect(otherBusiness(rows, { ...now, listedOn: '2025-11-06' })).toBe('merged');
  expect(otherBusiness(rows, now)).toBeUndefined();
});

test('PAGP: units of which others own most have no sales of their own', () => {
  const published = { assets: 31_276e6, liabilities: 17_060e6 };
  const units = { ...today, marketValue: 4_835e6, isUnit: true, published };
  const rows = [row('2025-12-31', { assets: 31_276e6 })];
  expect(otherBusiness(rows, units)).toBe('owned by others');
  expect(otherBusiness(rows, { ...units, isUnit: false })).toBeUndefined();
  expect(otherBusiness(rows, { ...units, marketValue: 8_000e6 })).toBeUndefined();
  expect(otherBusiness([row('2025-12-31', { equity: 1_400e6 })], units)).toBeUndefined();
});
