import { describe, expect, test } from 'vitest';
import type { FinancialPeriod } from '#contract/financials.ts';
import { asOf, published, sndx } from '#tests/fixtures/figures.ts';
import { periodOf } from '#tests/fixtures/financials.ts';
import { companyFigures } from './company.ts';
import {
  hasNoPace,
  isBuiltAway,
  isFarLess,
  isOfPaceBefore,
  isOfPayments,
  isOwedAway,
  runwayOf,
} from './runway.ts';

describe('runway', () => {
  test('SNDX: 394.1M over 80.7M a quarter is 4.9 quarters at Dec 31, 2025', () => {
    const runway = runwayOf(sndx, asOf);
    expect(runway?.quarters).toBeCloseTo(4.88, 2);
    expect(runway).toMatchObject({
      operating_cash_flow: -322_980_000,
      last_quarter: -69_488_000,
      period_end: '2025-12-31',
    });
  });

  test('ABEO: 168.3M over 19.4M a quarter is 8.7 quarters; MLTX: 394.0M over 49.0M is 8.0', () => {
    expect(runwayOf([published('2026-03-31', 168_271_008, -77_728_000)], asOf)?.quarters).toBeCloseTo(
      8.66,
      2,
    );
    expect(runwayOf([published('2025-12-31', 393_968_000, -196_007_008)], asOf)?.quarters).toBeCloseTo(
      8.04,
      2,
    );
  });

  test('is not made of cash and a flow of different days, or of cash and equivalents alone', () => {
    expect(runwayOf(sndx.slice(0, 3), asOf)).toBeNull();
    expect(
      runwayOf(
        sndx.map((p) => ({ ...p, short_term_investments: null, cash_and_investments: null })),
        asOf,
      ),
    ).toBeNull();
  });

  test('is of the cash of a later day where that is more than the last total, or the total had no investments in it', () => {
    const later = (cash: number, before: number) =>
      runwayOf(
        [
          periodOf('2026-03-31', { cash, operating_cash_flow: -4 }),
          periodOf('2025-12-31', { cash: before, cash_and_investments: 306, operating_cash_flow: -1 }),
          periodOf('2025-09-30', { operating_cash_flow: -7 }),
          periodOf('2025-06-30', { operating_cash_flow: -5 }),
          periodOf('2025-03-31', { operating_cash_flow: -4 }),
        ],
        asOf,
      );
    expect(later(419, 306)).toMatchObject({ cash: 419, operating_cash_flow: -17, period_end: '2026-03-31' });
    expect(later(250, 306)).toMatchObject({ cash: 250, operating_cash_flow: -17, period_end: '2026-03-31' });
    expect(later(419, 100)).toMatchObject({ cash: 419, operating_cash_flow: -17, period_end: '2026-03-31' });
    expect(later(250, 100)).toMatchObject({ cash: 306, operating_cash_flow: -17, period_end: '2025-12-31' });
  });

  const yearOf = (cash: number, year: number, ...flows: (number | null)[]) => {
    const ends = ['2025-12-31', '2025-09-30', '2025-06-30', '2025-03-31', '2024-12-31'];
    const quarters = ends.map((end, i) => periodOf(end, { operating_cash_flow: flows[i] ?? null }));
    return [...quarters, { ...published('2025-12-31', cash, year), kind: 'year' as const }];
  };

  test('VTVT: counts the quarters of which operations brought cash in', () => {
    const of = (...flows: (number | null)[]) =>
      runwayOf(yearOf(98e6, -205e6, ...flows), asOf)?.quarters_with_inflow;
    expect(of(92e6, -93e6, -52e6, -152e6)).toBe(1);
    expect(of(-51e6, -15e6, -61e6, -83e6, 92e6)).toBe(0);
    expect(of(117e6, null, null)).toBe(1);
    expect(runwayOf(sndx, asOf)?.quarters_with_inflow).toBe(0);
  });

  const isPaceless = (periods: FinancialPeriod[]) => {
    const runway = runwayOf(periods, asOf);
    return runway && hasNoPace(periods, runway);
  };

  test('KURA: is none where what came in was half of what the other quarters used', () => {
    const of = (year: number, ...flows: number[]) => isPaceless(yearOf(667e6, year, ...flows));
    expect(of(-64e6, 117e6, -81e6, -29e6, -71e6)).toBe(true);
    // The fourth quarter is the year less the other three.
    expect(of(-64e6, 117e6, -81e6, -29e6)).toBe(true);
    expect(of(-141e6, 40e6, -81e6, -29e6, -71e6)).toBe(false);
  });

  test('KURA: the cash stands without it', () => {
    const periods = yearOf(667e6, -64e6, 117e6, -81e6, -29e6, -71e6);
    const parts = { asOf, periods, fundamentals: null, lastReport: null, price: 10, sharesToday: null };
    const is = { isAbroad: false, isReceipt: false, isFinancial: false };
    expect(companyFigures({ ...parts, ...is }).figures).toMatchObject({
      cash: { value: 667e6 },
      runway: null,
    });
  });

  test('OCC, CYRX: is none of cash for four days of sales, nor where a year used a hundredth of it', () => {
    const of = (cash: number, flow: number, revenue: number) =>
      isPaceless([{ ...published('2026-01-31', cash, flow), revenue }]);
    expect(of(125_867, -93_548, 73.7e6)).toBe(true);
    expect(of(12_586_700, -9_354_800, 73.7e6)).toBe(false);
    expect(of(404e6, -503_000, 183e6)).toBe(true);
    expect(of(404e6, -5_030_000, 183e6)).toBe(false);
  });

  test('is not needed where operations bring cash in', () => {
    expect(runwayOf([published('2026-03-31', 5e6, 2e6)], asOf)).toMatchObject({
      state: 'not_needed',
      quarters: null,
    });
  });

  test('is not made of a figure that is smaller than its rounding', () => {
    const rounded = {
      ...published('2026-03-31', 100_000, -4e6),
      marks: { cash_and_investments: { rounded_to: 100_000 } },
    };
    expect(runwayOf([rounded], asOf)).toBeNull();
  });
});

test('SCYX: ten years of cash are those of a partner’s payment where twice what was used was lost', () => {
  const of = (revenue: number, net_income: number, cash = 59.2e6, gross_profit: number | null = null) => {
    const periods = [{ ...published('2026-03-31', cash, -5.9e6), revenue, net_income, gross_profit }];
    const runway = runwayOf(periods, asOf);
    return runway && isOfPayments(periods, runway);
  };
  expect(of(20.3e6, -24.5e6)).toBe(true);
  expect(of(20.3e6, -8e6)).toBe(false);
  expect(of(2e6, -24.5e6)).toBe(false);
  expect(of(20.3e6, -24.5e6, 12e6)).toBe(false);
  // Who has a gross profit sells goods.
  expect(of(20.3e6, -24.5e6, 59.2e6, 6e6)).toBe(false);
});

test('SA: three times as much used in all as in operations goes into what is built, and makes no pace of operations', () => {
  const day = '2025-12-31';
  const twelve = periodOf(day, {
    kind: 'twelve_months',
    operating_cash_flow: -10.2e6,
    cash_and_investments: 111.3e6,
  });
  const builtAway = (
    freeCash: number | null,
    capital_spending: number | null = null,
    end = day,
    cash_and_investments = 111.3e6,
  ) => {
    const periods = [{ ...twelve, capital_spending, cash_and_investments }];
    const runway = runwayOf(periods, '2026-07-02');
    const published =
      freeCash === null ? null : { value: freeCash, currency: 'USD', period_end: end, source: 'x' };
    return runway && isBuiltAway(periods, runway, published);
  };
  expect(builtAway(-117.6e6)).toBe(true);
  expect(builtAway(-117.6e6, null, '2025-09-30')).toBe(false);
  expect(builtAway(-20e6)).toBe(false);
  expect(builtAway(null)).toBe(false);
  expect(builtAway(null, 30e6)).toBe(true);
  // A short one warns of what is near, whatever is built.
  expect(builtAway(-117.6e6, null, day, 11e6)).toBe(false);
  // What was spent is on record, and says more than what was published.
  expect(builtAway(-117.6e6, 5e6)).toBe(false);
});

test('TGEN: no runway of an earlier day where later twelve months go at another pace', () => {
  const earlier = periodOf('2025-09-30', {
    kind: 'twelve_months',
    cash_and_investments: 15.3e6,
    operating_cash_flow: -3.2e6,
  });
  const later = (operating_cash_flow: number) =>
    runwayOf([earlier, periodOf('2026-03-31', { kind: 'twelve_months', operating_cash_flow })], asOf);
  expect(later(-11.8e6)).toBeNull();
  expect(later(1e6)).toBeNull();
  expect(later(-4e6)?.quarters).toBeCloseTo(19.1, 1);
});

test('SORA: a later cash of less than half of what the pace would have left says that it went at another', () => {
  const runway = {
    state: 'known' as const,
    quarters: 5,
    cash: 5.6e6,
    operating_cash_flow: -4.5e6,
    last_quarter: null,
    quarters_with_inflow: 0,
    currency: 'USD',
    period_end: '2025-06-30',
    cash_source: 's',
    flow_source: 's',
  };
  const less = (value: number, period_end = '2025-12-31') =>
    isFarLess({ value, currency: 'USD', period_end }, runway);
  expect([less(1.5e6), less(1.8e6), less(1.5e6, '2025-06-30')]).toEqual([true, false, false]);
});

test('MDXH: ten years of cash are none where more than all of it is owed; of less than five years it is told', () => {
  const owing = (cash: number, debt: number | null, used = -2.189e6) => {
    const rows = [{ ...published('2025-12-31', cash, used), debt }];
    const runway = runwayOf(rows, asOf);
    return runway && isOwedAway(rows, runway);
  };
  expect(owing(29.135e6, 86.604e6)).toBe(true);
  expect(owing(29.135e6, 20e6)).toBe(false);
  expect(owing(29.135e6, null)).toBe(false);
  expect(owing(29.135e6, 86.604e6, -12e6)).toBe(false);
});

test('DMRA: five years of cash of a maker of medicines are none where four times what was used was lost', () => {
  const of = (net_income: number, gross_profit: number | null = null) => {
    const rows = [{ ...published('2026-03-31', 532.9e6, -24.9e6), net_income, gross_profit }];
    const runway = runwayOf(rows, asOf);
    return runway && isOfPaceBefore(rows, runway);
  };
  expect(of(-235e6)).toBe(true);
  expect(of(-50e6)).toBe(false);
  expect(of(-235e6, 5e6)).toBe(false);
});
