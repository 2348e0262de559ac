import { expect, test } from 'vitest';
import { type BusinessRow, hasMerged, type Sold } from './merged.ts';

const row = (period_end: string, given: Partial<BusinessRow> = {}): BusinessRow => ({
  period_end,
  revenue: null,
  assets: null,
  current_assets: null,
  cash: null,
  cash_and_investments: null,
  shares_outstanding: null,
  ...given,
});
const sold = (given: Partial<Sold>): Sold => ({
  salesTo: '2026-03-31',
  sales: 100e6,
  shares: 100e6,
  marketValue: 500e6,
  sic: '3600',
  ...given,
});

test('AVR: assets with cash are held against assets with cash', () => {
  const rows = (assets: number) => [
    row('2025-12-31', { assets }),
    row('2025-03-31', { assets: 58.8e6, cash: 49e6, shares_outstanding: 36.1e6 }),
  ];
  const of = (assets: number) =>
    hasMerged(rows(assets), sold({ shares: 97.3e6, marketValue: 997e6, sic: '3842' }));
  expect(of(23e6)).toBe(false);
  expect(of(123e6)).toBe(true);
});

test('UMAC: what new shares brought in lies in securities, and hardly anything was bought', () => {
  const rows = (current: number | null) => [
    row('2026-03-31', { assets: 339.7e6, cash: 222.9e6, current_assets: current }),
    row('2025-03-31', {
      assets: 17.3e6,
      cash: 5e6,
      current_assets: 7.3e6,
      shares_outstanding: 16.8e6,
    }),
  ];
  const today = sold({ sales: 17.3e6, shares: 47.8e6, marketValue: 1_055e6 });
  expect(hasMerged(rows(315.2e6), today)).toBe(false);
  expect(hasMerged(rows(230e6), today)).toBe(true);
  expect(hasMerged(rows(null), today)).toBe(true);
});

test('RDW and SERV: what was bought is in the sales of the last quarter, which are those of the year', () => {
  const rows = (revenue: number) => [
    row('2026-03-31', { assets: 1_511.1e6, cash: 144.5e6, revenue }),
    row('2025-06-30', { assets: 1_508.2e6, cash: 76.5e6 }),
    row('2025-03-31', { assets: 314.1e6, cash: 54.2e6, shares_outstanding: 77.1e6 }),
  ];
  const today = sold({ sales: 371e6, shares: 238.8e6, marketValue: 2_701e6, sic: '3760' });
  expect(hasMerged(rows(97e6), today)).toBe(false);
  expect(hasMerged(rows(150e6), today)).toBe(true);
  expect(hasMerged(rows(97e6), { ...today, marketValue: 1_500e6 })).toBe(true);
  // Of who holds crypto assets the market values these.
  expect(hasMerged(rows(97e6), { ...today, sic: '6199' })).toBe(true);
  // Bought in the last quarter, it has hardly sold anything yet.
  expect(
    hasMerged(
      rows(97e6).filter(({ period_end }) => period_end !== '2025-06-30'),
      today,
    ),
  ).toBe(true);
});

test('makers of medicines hold securities, and are not asked', () => {
  const rows = [
    row('2026-03-31', { assets: 900e6 }),
    row('2025-03-31', { assets: 100e6, shares_outstanding: 20e6 }),
  ];
  expect(hasMerged(rows, sold({ sic: '2834' }))).toBe(false);
  expect(hasMerged(rows, sold({}))).toBe(true);
});
