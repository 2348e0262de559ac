import { describe, expect, test } from 'vitest';
import type { Fundamentals } from '#contract/financials.ts';
import { announcedParts, asOf, reportOf } from '#tests/fixtures/figures.ts';
import { periodOf } from '#tests/fixtures/financials.ts';
import { announcedEps } from './announced.ts';
import { epsOf, priceEarnings } from './eps.ts';

const quarters = (...eps: (number | null)[]) =>
  ['2026-03-31', '2025-12-31', '2025-09-30', '2025-06-30'].map((end, i) =>
    periodOf(end, { eps_diluted: eps[i] ?? null, net_income: (eps[i] ?? 0) * 77e6 }),
  );

describe('earnings per share', () => {
  const shares = { count: 77e6 };

  test('IART: four diluted quarters in a row, else none of them', () => {
    expect(epsOf(quarters(-0.06, -0.03, -0.07, -6.31), asOf, shares)).toMatchObject({
      value: -6.47,
      basis: 'four quarters',
      period_end: '2026-03-31',
    });
    expect(epsOf(quarters(-0.06, null, -0.07, -6.31), asOf, shares)).toBeNull();
  });

  test('four quarters that a split lies between are none', () => {
    expect(epsOf(quarters(-0.06, -0.03, -0.07, -6.31), asOf, { count: 7.7e6 })).toBeNull();
  });

  const twelve = (eps: number, income: number, end = '2026-03-31') => [
    periodOf(end, { kind: 'twelve_months', eps_diluted: eps, net_income: income }),
  ];

  test('CLDT: $1.09 of twelve months is none where net income over shares is $0.32', () => {
    expect(epsOf(twelve(1.09, 15e6), asOf, { count: 47e6 })).toBeNull();
    expect(epsOf(twelve(0.3, 15e6), asOf, { count: 47e6 })).toMatchObject({
      value: 0.3,
      basis: 'twelve months',
    });
  });

  test('ABOS: where no count is of their end, the shares that trade are one of those that the mean of the year lies between', () => {
    const of = (count: number | null, atEnd?: number) =>
      epsOf(
        [
          periodOf('2026-03-31', { kind: 'twelve_months', net_income: -113.3e6, eps_diluted: -1.85 }),
          ...(atEnd ? [periodOf('2026-03-31', { shares_outstanding: atEnd })] : []),
          periodOf('2025-12-31', { shares_outstanding: 60.58e6 }),
          periodOf('2025-09-30', { shares_outstanding: 60.57e6 }),
        ],
        asOf,
        { count },
      )?.value;
    expect(of(72.2e6)).toBe(-1.85);
    expect(of(200e6)).toBeUndefined();
    expect(of(72.2e6, 60.59e6)).toBeUndefined();
  });

  test('ONIT: so they do where net income makes them over the shares that the earnings of its quarters are over', () => {
    const of = (eps: number) =>
      epsOf(
        [
          periodOf('2025-12-31', { kind: 'twelve_months', net_income: 185.4e6, eps_diluted: eps }),
          periodOf('2025-09-30', { net_income: 18.7e6, eps_diluted: 2.03 }),
          periodOf('2025-06-30', { net_income: 21.5e6, eps_diluted: 2.4 }),
        ],
        asOf,
        { count: 8.4e6 },
      )?.value;
    expect(of(19.7)).toBe(19.7);
    expect(of(16)).toBeUndefined();
  });

  test('ALT: twelve months of $0.92 stand where net income makes them of a count between those of their quarters', () => {
    const counts = [72.4e6, 77.8e6, 85.1e6, 106e6].map((shares_outstanding, i) =>
      periodOf(['2025-03-31', '2025-06-30', '2025-09-30', '2025-12-31'][i] ?? '', { shares_outstanding }),
    );
    const year = (net_income: number) =>
      periodOf('2026-03-31', { kind: 'twelve_months', eps_diluted: -0.92, net_income });
    expect(epsOf([year(-91.1e6), ...counts], asOf, { count: 194.5e6 })?.value).toBe(-0.92);
    expect(epsOf([year(-120e6), ...counts], asOf, { count: 194.5e6 })).toBeNull();
    expect(epsOf([year(-91.1e6), ...counts.slice(2, 3)], asOf, { count: 194.5e6 })).toBeNull();
  });

  test('NUTX: twelve months that end later than the four quarters stand, where net income bears them out', () => {
    const later = (eps: number) => [
      ...quarters(7.76, -2.95, 2.56, 11.12).map((quarter) => ({ ...quarter, diluted_shares: 77e6 })),
      ...twelve(eps, 806e6, '2026-06-30'),
    ];
    expect(epsOf(later(10.48), asOf, shares)).toMatchObject({ value: 10.48, period_end: '2026-06-30' });
    expect(epsOf(later(12.5), asOf, shares)).toMatchObject({ value: 18.49, basis: 'four quarters' });
  });

  test('twelve months older than 15 are none', () => {
    expect(epsOf(twelve(0.3, 15e6, '2025-03-31'), asOf, { count: 47e6 })).toBeNull();
  });

  test('a loss, unknown earnings and another currency give no price to earnings', () => {
    const eps = { value: 2, currency: 'USD', period_end: asOf, source: 's', basis: 'four quarters' as const };
    expect(priceEarnings(30, eps)).toBe(15);
    expect(priceEarnings(30, { ...eps, value: -2 })).toBeNull();
    expect(priceEarnings(30, { ...eps, currency: 'EUR' })).toBeNull();
    expect(priceEarnings(30, null)).toBeNull();
  });

  test('CLRO: an announcement of 2018 is not the last EPS of 2026; an adjusted one is known by its quarter', () => {
    const announced = (date: string, epsActual: number, periods = statement) =>
      announcedEps({
        ...announcedParts([epsActual]),
        periods,
        lastReport: { ...reportOf([epsActual]), date },
      });
    const statement = [periodOf('2026-03-31', { eps_diluted: -0.06 })];
    expect(announced('2018-08-09', -3.3, [])).toBeNull();
    expect(announced('2026-05-07', 0.54)?.adjusted).toBe(true);
    expect(announced('2026-05-07', -0.06)?.adjusted).toBe(false);
    expect(announced('2026-05-07', 0.54, [])?.adjusted).toBeNull();
    const fund = [periodOf('2026-03-31', { net_income: 65.9e6, shares_outstanding: 39.8e6 })];
    expect(announced('2026-05-07', -0.16, fund)?.adjusted).toBe(true);
    expect(announced('2026-05-07', 1.5, fund)?.adjusted).toBeNull();
  });

  test('announced in another currency, or of a share of which a receipt holds many, is none', () => {
    const amount = (newest: number[], given: Partial<ReturnType<typeof announcedParts>>) =>
      announcedEps({ ...announcedParts(newest), ...given })?.epsActual;
    // HOVR: statements in Canadian dollars.
    expect(amount([-0.16], { periods: [periodOf('2026-02-28', { currency: 'CAD' })] })).toBeNull();
    const published = (net_income: number) => ({ net_income }) as Fundamentals;
    // BWMX in pesos, VET in Canadian dollars, NEXN in dollars: no source has statements of them, and nobody says so.
    const pesos = { isAbroad: true, fundamentals: published(59e6), sharesToday: 37.3e6 };
    expect(amount([7.54, 6.7, 8.42, 9.63], pesos)).toBeNull();
    expect(amount([0.4, 0.35, 0.45, 0.38], pesos)).toBeNull();
    expect(amount([0.4], { ...pesos, periods: [periodOf('2026-03-31', { revenue: 1e6 })] })).toBe(0.4);
    // EVAX: fifty shares in a receipt.
    const twelve = periodOf('2026-03-31', { kind: 'twelve_months', net_income: -9.8e6 });
    const receipts = { isAbroad: true, isReceipt: true, periods: [twelve], sharesToday: 8.3e6 };
    expect(amount([-0.01, -0.01, 0.01, -1], receipts)).toBeNull();
    expect(amount([-0.3, -0.2, -0.3, -0.3], receipts)).toBe(-0.3);
    // GPCR: three shares in a receipt, and a quarter times its shares is its net income.
    const quarter = periodOf('2025-09-30', { net_income: -65.7e6, shares_outstanding: 182e6 });
    const gpcr = (eps: number, sharesToday = 71.1e6) => {
      const parts = announcedParts([-0.35, 0.2, eps]);
      const lastReport = parts.lastReport && { ...parts.lastReport, reports: [{ date: '2025-11-06', eps }] };
      return announcedEps({ ...parts, lastReport, isReceipt: true, periods: [quarter], sharesToday })
        ?.epsActual;
    };
    expect([gpcr(-0.37), gpcr(-1.08), gpcr(-0.37, 180e6)]).toEqual([null, -0.35, -0.35]);
    // ICON: a quarter of fourteen prices, of the few shares of before an issue.
    const icon = { fundamentals: published(-7.2e6), sharesToday: 3.2e6, price: 1.04 };
    expect(amount([-14.71, -2.25], icon)).toBeNull();
    expect(amount([-14.71, -2.25], { ...icon, price: 30 })).toBe(-14.71);
    // A share is a share at home, whatever was adjusted.
    expect(amount([-0.01, -0.01], { ...receipts, isAbroad: false, isReceipt: false })).toBe(-0.01);
  });
});
