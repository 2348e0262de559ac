import { expect, test } from 'vitest';
import { isOfOneClass, otherBusiness, type OwnedRow } from './other-business.ts';

const row = (period_end: string, given: Partial<OwnedRow> = {}): OwnedRow => ({
  period_end,
  revenue: null,
  assets: null,
  current_assets: null,
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
  sales: 3_404e6,
  sic: '5080',
  earned: {},
  isUnit: false,
  published: { assets: null, liabilities: null },
  listedOn: undefined,
};

test('DNOW: twice the assets and half as many shares again as before the sales began are of a merger', () => {
  const of = (assets: number, part: Partial<OwnedRow> = {}, now: Partial<typeof today> = {}) =>
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

test('SONM: a company that has another name after a vote on a merger or a sale did not sell what it sold before', () => {
  const of = (renamed?: string) => otherBusiness([], { ...today, renamed });
  expect(of('2026-04-23')).toBe('merged');
  expect(of('2026-01-23')).toBeUndefined();
  expect(of()).toBeUndefined();
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

const dated = (value: number, period_end = '2025-12-31') => ({
  value,
  currency: 'USD',
  period_end,
  source: 's',
});

test('TK: of what is earned in operations, without debt to speak of, a third is left for the shares that trade: others own the rest', () => {
  const earned = {
    operating_income: dated(302.8e6),
    net_income: dated(78.9e6),
    eps: { ...dated(0.89), basis: 'twelve months' as const },
    cash: { ...dated(940.7e6), with_investments: false },
    debt: dated(53e6),
  };
  const tankers = { ...today, marketValue: 894.7e6, shares: 86.8e6, sic: '4412', earned };
  expect(otherBusiness([], tankers)).toBe('owned by others');
  expect(otherBusiness([], { ...tankers, earned: { ...earned, net_income: dated(150e6) } })).toBeUndefined();
  expect(otherBusiness([], { ...tankers, earned: { ...earned, debt: dated(600e6) } })).toBeUndefined();
  // TWFG: the net income is over one class, and the market value of all.
  expect(otherBusiness([], { ...tankers, shares: 300e6 })).toBeUndefined();
});

test('STRW: where others own most of what a company has, its sales are not those of the shares that are valued', () => {
  const others = { value: 48.4e6, percent: 77.3, period_end: '2025-09-30' };
  const now = { ...today, marketValue: 184.9e6, others };
  expect(otherBusiness([], now)).toBe('owned by others');
  expect(otherBusiness([], { ...now, others: { ...others, percent: 50 } })).toBeUndefined();
});

test('BLSH: three times all assets and more of who trades in coins are the coins of customers', () => {
  const of = (sales: number, assets: number | null, sic = '6199') =>
    otherBusiness([], {
      ...today,
      ...{ sales, sic, marketValue: 6e8 },
      published: { assets, liabilities: null },
    });
  expect(of(246.6e9, 3.96e9)).toBe('coins sold');
  expect(of(477.5e6, 358e6)).toBeUndefined();
  expect(of(246.6e9, null)).toBe('coins sold');
  expect(of(477.5e6, null)).toBeUndefined();
  expect(of(37.1e9, 6.6e9, '5172')).toBeUndefined();
  // ETOR: a broker that sells them as well.
  expect(of(12.4e9, 1.8e9, '6211')).toBe('coins sold');
  expect(of(2.9e9, 1.8e9, '6211')).toBeUndefined();
});

test('BIRD: sales of before another name, since when all shares changed hands on a day, are of another business', () => {
  const of = (until: string, turnedOn: string) =>
    otherBusiness([], { ...today, salesTo: '2026-03-31', renewed: { until, turnedOn } });
  expect(of('2026-06-15', '2026-04-15')).toBe('merged');
  expect(of('2026-06-15', '2026-01-15')).toBeUndefined();
  expect(of('2026-03-15', '2026-04-15')).toBeUndefined();
});

test('APC: published earnings over six times the shares that the market value counts say that those are of one class; BOBS: twice as many may trade since', () => {
  expect(isOfOneClass(12_570_223, { net_income: 33e6, eps_ttm: 0.43 })).toBe(true);
  expect(isOfOneClass(130.6e6, { net_income: 122e6, eps_ttm: 0.44 })).toBe(false);
  expect(isOfOneClass(12_570_223, { net_income: 33e6, eps_ttm: -0.43 })).toBe(false);
  expect(isOfOneClass(null, { net_income: 33e6, eps_ttm: 0.43 })).toBe(false);
});
