import { describe, expect, test } from 'vitest';
import type { FinancialPeriod, Fundamentals } from '#contract/financials.ts';
import { periodOf } from '#tests/fixtures/financials.ts';
import { cashOf } from './cash.ts';
import { companyFigures } from './company.ts';
import { announcedEps, type AnnouncedParts } from './announced.ts';
import { epsOf, priceEarnings } from './eps.ts';
import { hasNoPace, isBuiltAway, isFarLess, isOfPayments, runwayOf } from './runway.ts';
import { rollingTwelveMonths, twelveMonthsTo } from './twelve-months.ts';

const asOf = '2026-07-02';
const reportOf = (newest: number[]) => ({
  date: '2026-05-07',
  epsActual: newest[0] ?? null,
  epsEstimate: 0.1,
  newest,
  year: newest.length === 4 ? newest.reduce((sum, eps) => sum + eps, 0) : null,
  reports: [],
});
const announcedParts = (newest: number[]): AnnouncedParts => ({
  asOf,
  periods: [],
  fundamentals: null,
  sharesToday: null,
  price: null,
  lastReport: reportOf(newest),
  isAbroad: false,
  isReceipt: false,
});

/** SNDX as the SEC's facts have it. */
const sndx = [
  periodOf('2025-12-31', {
    cash: 134_930_000,
    short_term_investments: 259_140_000,
    cash_and_investments: 394_070_000,
    operating_cash_flow: -69_488_000,
  }),
  periodOf('2025-09-30', {
    cash: 116_808_000,
    short_term_investments: 319_171_000,
    cash_and_investments: 435_979_000,
    operating_cash_flow: -70_535_000,
  }),
  periodOf('2025-06-30', { operating_cash_flow: -87_795_000 }),
  periodOf('2025-03-31', { operating_cash_flow: -95_162_000 }),
];

/** ABEO and MLTX: Yahoo has the investments and the cash flow of the same day. */
const published = (period_end: string, cash: number, flow: number) =>
  periodOf(period_end, {
    kind: 'twelve_months',
    source: 'yahoo-twelve-months',
    cash_and_investments: cash,
    operating_cash_flow: flow,
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

test('NGVT: twelve months of quarters that are not their year are those that a source publishes', () => {
  const other = { marks: { revenue: { other_total: true } } };
  const quarters = ['2026-03-31', '2025-12-31', '2025-09-30', '2025-06-30'].map((end, i) =>
    periodOf(end, { revenue: 250e6, ...(i > 0 && other) }),
  );
  const twelve = periodOf('2025-12-31', { kind: 'twelve_months', revenue: 1_167.6e6 });
  expect(twelveMonthsTo(quarters, '2026-03-31', 'revenue')).toBeNull();
  expect(twelveMonthsTo([...quarters, twelve], '2025-12-31', 'revenue')?.value).toBe(1_167.6e6);
});

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
    // BWMX: in pesos, of a company whose statements no source has.
    const pesos = { isAbroad: true, fundamentals: published(59e6), sharesToday: 37.3e6 };
    expect(amount([7.54, 6.7, 8.42, 9.63], pesos)).toBeNull();
    expect(amount([0.4, 0.35, 0.45, 0.38], pesos)).toBe(0.4);
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
    // VEON, LSPD: abroad, without statements, and contradicted by what was published.
    const veon = { isAbroad: true, isReceipt: true, fundamentals: published(591e6), sharesToday: 74e6 };
    expect(amount([1.39, -0.41, -0.47, 2.14], veon)).toBeNull();
    const lspd = { isAbroad: true, fundamentals: published(-144e6), sharesToday: 133e6 };
    expect(amount([0.08, 0.15, 0.16, 0.06], lspd)).toBeNull();
    expect(amount([0.08, 0.15, 0.16, 0.06], { ...lspd, isAbroad: false })).toBe(0.08);
    // ICON: a quarter of fourteen prices, of the few shares of before an issue.
    const icon = { fundamentals: published(-7.2e6), sharesToday: 3.2e6, price: 1.04 };
    expect(amount([-14.71, -2.25], icon)).toBeNull();
    expect(amount([-14.71, -2.25], { ...icon, price: 30 })).toBe(-14.71);
    // LKFT, YTRA: a year of another unit than all that was published of one; AERO's announced year is the published one.
    const year = (sum: number, given: Partial<Fundamentals>, price: number, sharesToday = 65.9e6) => {
      const parts = announcedParts([0.21]);
      const lastReport = parts.lastReport && { ...parts.lastReport, year: sum };
      const fundamentals = {
        net_income: null,
        eps_ttm: null,
        price_earnings: null,
        ...given,
      } as Fundamentals;
      return announcedEps({ ...parts, lastReport, isAbroad: true, fundamentals, price, sharesToday })
        ?.epsActual;
    };
    expect(year(11.37, { net_income: 377e6, eps_ttm: 0.25, price_earnings: 121.56 }, 30.39)).toBeNull();
    expect(year(-1.52, { eps_ttm: -0.04 }, 0.9)).toBeNull();
    expect(year(1, { net_income: 352e6, eps_ttm: 0.82, price_earnings: 21.33 }, 17.49, 145.9e6)).toBe(0.21);
    // A share is a share at home, whatever was adjusted.
    expect(amount([-0.01, -0.01], { ...receipts, isAbroad: false, isReceipt: false })).toBe(-0.01);
  });
});

describe('twelve months', () => {
  const four = ['2025-12-31', '2025-09-30', '2025-06-30', '2025-03-31'].map((end) =>
    periodOf(end, { revenue: 25 }),
  );

  test('are the fiscal year, else four quarters in a row, else what a source publishes, else the year rounded', () => {
    const year = periodOf('2025-12-31', { kind: 'year', revenue: 101 });
    const rounded = { ...year, marks: { revenue: { rounded_to: 1 } } };
    const ttm = periodOf('2025-12-31', { kind: 'twelve_months', revenue: 102 });
    const value = (...periods: typeof four) => twelveMonthsTo(periods, '2025-12-31', 'revenue')?.value;
    expect(value(year, ...four, ttm)).toBe(101);
    expect(value(rounded, ...four, ttm)).toBe(100);
    expect(value(rounded, ...four.slice(1), ttm)).toBe(102);
    expect(value(rounded)).toBe(101);
    // CDLX: a fourth quarter that is the year less the others sums up to the year, and not to its digits.
    const last = periodOf('2025-12-31', { revenue: 25, marks: { revenue: { rounded_to: 1 } } });
    expect(value(rounded, last, ...four.slice(1))).toBe(101);
    expect(value(...four.slice(0, 3))).toBeUndefined();
  });

  test('roll with every quarter and keep its balances', () => {
    const [last, ...rest] = four;
    const [rolled] = rollingTwelveMonths([{ ...(last ?? periodOf('')), cash: 7 }, ...rest]);
    expect(rolled).toMatchObject({
      kind: 'twelve_months',
      period_end: '2025-12-31',
      revenue: 100,
      cash: 7,
      derived: true,
    });
    expect(rollingTwelveMonths(rest)).toEqual([]);
  });
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

test('NB: a published balance of an earlier day on record contradicts nothing', () => {
  const periods = [
    periodOf('2026-03-31', { equity: 435_394_000 }),
    periodOf('2025-06-30', { equity: 28_300_000 }),
  ];
  const of = (equity: number) =>
    companyFigures({
      ...announcedParts([]),
      periods,
      isFinancial: false,
      fundamentals: { equity } as Fundamentals,
    });
  expect(of(28e6).figures.equity?.value).toBe(435_394_000);
  expect(of(28e6).doubts).toEqual([]);
  expect(of(31e6).figures.equity).toBeNull();
});

test('PLAB: published liabilities that count what minority interests own contradict nothing', () => {
  const periods = [
    periodOf('2025-10-31', { assets: 1_804.5e6, liabilities: 207.2e6, equity: 1_173.6e6 }),
    periodOf('2025-08-03', { assets: 1_752.8e6, liabilities: 214.8e6, equity: 1_125.6e6 }),
  ];
  const of = (liabilities: number) =>
    companyFigures({
      ...announcedParts([]),
      periods,
      isFinancial: false,
      fundamentals: { liabilities } as Fundamentals,
    }).figures.liabilities;
  expect(of(631e6)?.value).toBe(207.2e6);
  expect(of(640e6)).toBeNull();
});

test('a headline that a published figure contradicts by three times is not shown, and listed for staff', () => {
  const fundamentals = { as_of: asOf, assets: 140e6 } as never;
  const parts = {
    asOf,
    fundamentals,
    lastReport: null,
    isAbroad: false,
    isReceipt: false,
    price: null,
    sharesToday: null,
    isFinancial: false,
  };
  const { figures, doubts } = companyFigures({
    ...parts,
    periods: [periodOf('2026-03-31', { assets: 769e6 })],
  });
  expect(figures.assets).toBeNull();
  expect(doubts).toMatchObject([{ figure: 'assets', shown: undefined }]);
});

test('CMCM, HEPS: announced earnings of long ago are of no named currency where statements are in another, or abroad without any', () => {
  const old = (given: Partial<AnnouncedParts>) =>
    companyFigures({
      ...announcedParts([28]),
      lastReport: { ...reportOf([28]), date: '2019-06-14' },
      isFinancial: false,
      ...given,
    }).figures.old_eps_unit;
  expect(old({ periods: [periodOf('2025-12-31', { currency: 'CNY', revenue: 1 })], isAbroad: true })).toBe(
    'unnamed',
  );
  expect(old({ isAbroad: true })).toBe('unnamed');
  expect(old({ periods: [periodOf('2025-12-31', { revenue: 1 })], isAbroad: true })).toBeUndefined();
  expect(old({})).toBeUndefined();
  expect(old({ isAbroad: true, lastReport: reportOf([28]) })).toBeUndefined();
});

test('a bank has no runway', () => {
  const parts = {
    asOf,
    fundamentals: null,
    lastReport: null,
    isAbroad: false,
    isReceipt: false,
    price: null,
    sharesToday: null,
  };
  expect(companyFigures({ ...parts, periods: sndx, isFinancial: true }).figures.runway).toBeNull();
  expect(companyFigures({ ...parts, periods: sndx, isFinancial: false }).figures.runway?.state).toBe('known');
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
