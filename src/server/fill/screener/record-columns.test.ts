import { expect, test } from 'vitest';
import { isCashAlone } from './balance-shares.ts';
import { olderBalances, type QuotedRow, recordColumnsOf } from './record-columns.ts';

const row = {
  symbol: 'SNOA',
  name: 'Sonoma Pharmaceuticals Inc.',
  sic: '3841',
  company_type: 'operating',
  quote_date: '2026-07-02',
  last_sale: 1.21,
  market_cap: 5.79e6,
  shares_outstanding: 4.79e6,
  revenue: 19.5e6,
  cash_held: 2.4e6,
  debt: 0.2e6,
} as QuotedRow;

test('SNOA: neither net cash nor an enterprise value is made of cash of before more came in', () => {
  expect(recordColumnsOf(row, {}).ev_sales).toBeCloseTo((5.79 + 0.2 - 2.4) / 19.5, 6);
  const none = recordColumnsOf(row, { is_cash_of_before: true });
  expect([none.ev_sales, none.net_cash]).toEqual([null, null]);
  expect(none.price_sales).toBeCloseTo(0.297, 3);
});

test('RDW: of a twentieth of the market value, what came in since hardly moves a multiple', () => {
  const small = { ...row, cash_held: 0.2e6 };
  expect(recordColumnsOf(small, { is_cash_of_before: true }).ev_sales).toBeCloseTo(0.297, 3);
  expect(olderBalances(small, { is_cash_of_before: true })).toEqual([]);
});

test('CLLS: nor of cash and equivalents alone, where the assets of a maker of medicines may be securities', () => {
  expect(recordColumnsOf(row, { is_cash_alone: true }).ev_sales).toBeNull();
  const amount = (value: number) => ({ value, currency: 'USD', period_end: '2025-12-31', source: 's' });
  const of = (assets: number, flow: number, with_investments = false, sic: string | null = '2836') =>
    isCashAlone(sic, {
      cash: { ...amount(61.5e6), with_investments },
      assets: amount(assets),
      operating_cash_flow: amount(flow),
    });
  expect(of(324.7e6, -39.4e6)).toBe(true);
  expect(of(124.7e6, -39.4e6)).toBe(false);
  expect(of(324.7e6, 39.4e6)).toBe(false);
  expect(of(324.7e6, -39.4e6, true)).toBe(false);
  expect(of(324.7e6, -39.4e6, false, '3841')).toBe(false);
});

test('CVBF: neither a price to sales nor to book is made of a bank of which a fifth more shares trade than of its balance', () => {
  const bank = {
    ...row,
    name: 'CVB Financial',
    sic: '6022',
    shares_outstanding: 176.5e6,
    market_cap: 4_025e6,
  };
  const of = (bank_shares: number) =>
    recordColumnsOf({ ...bank, revenue: 520.9e6, equity: 2_295e6 }, { bank_shares });
  expect(of(134.2e6)).toMatchObject({ price_sales: null, price_book: null });
  // PRK: an eighth more of them.
  expect(of(156.8e6)).toMatchObject({ price_sales: null, price_book: null });
  expect(of(163e6).price_book).toBeCloseTo(1.754, 3);
  expect(of(163e6).price_sales).toBeCloseTo(7.727, 3);
});
