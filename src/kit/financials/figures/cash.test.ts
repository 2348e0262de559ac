import { describe, expect, test } from 'vitest';
import { asOf, published, sndx } from '#tests/fixtures/figures.ts';
import { periodOf } from '#tests/fixtures/financials.ts';
import { cashOf } from './cash.ts';

describe('cash', () => {
  test('VTGN: cash and equivalents of a day on which all assets are less than the last total are the cash of today', () => {
    const of = (assets: number) =>
      cashOf(
        [
          periodOf('2025-12-31', { cash: 47.4e6, assets }),
          periodOf('2025-09-30', { cash: 62.8e6, assets: 80.9e6 }),
          published('2025-09-30', 77.2e6, -52.9e6),
        ],
        asOf,
      );
    expect(of(65.1e6)).toMatchObject({ value: 47.4e6, period_end: '2025-12-31', with_investments: false });
    expect(of(80e6)).toMatchObject({ value: 77.2e6, period_end: '2025-09-30' });
  });

  test('RVSN: cash and equivalents of two quarters after the last total are the cash of today, of one they are not', () => {
    const total = published('2025-06-30', 22.4e6, -9.7e6);
    const later = (end: string) => cashOf([total, periodOf(end, { kind: 'year', cash: 20e6 })], asOf);
    expect(later('2025-12-31')).toMatchObject({ value: 20e6, with_investments: false });
    expect(later('2025-09-30')).toMatchObject({ value: 22.4e6, with_investments: true });
    const invested = [total, periodOf('2025-06-30', { cash: 9e6 }), periodOf('2025-12-31', { cash: 20e6 })];
    expect(cashOf(invested, asOf)).toMatchObject({ value: 22.4e6, with_investments: true });
  });

  test('SNDX: with short-term investments, of the last day on record', () => {
    expect(cashOf(sndx, asOf)).toMatchObject({
      value: 394_070_000,
      period_end: '2025-12-31',
      with_investments: true,
    });
  });

  test('ABEO: a newer day of another source wins', () => {
    const abeo = [...sndx, published('2026-03-31', 168_271_008, -77_728_000)];
    expect(cashOf(abeo, asOf)).toMatchObject({ value: 168_271_008, source: 'yahoo-twelve-months' });
  });

  test('cash and equivalents alone are the last resort and said to be so; older than 15 months is none', () => {
    expect(cashOf([periodOf('2026-03-31', { cash: 5 })], asOf)).toMatchObject({
      value: 5,
      with_investments: false,
    });
    expect(cashOf([periodOf('2025-03-31', { cash: 5 })], asOf)).toBeNull();
  });
});
