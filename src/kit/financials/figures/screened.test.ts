import { expect, test } from 'vitest';
import type { Fundamentals } from '#contract/financials.ts';
import { periodOf } from '#tests/fixtures/financials.ts';
import { companyFigures } from './company.ts';
import { isOfOtherQuarters } from './screened-published.ts';
import { screenedStatements } from './screened.ts';

const asOf = '2026-07-02';
const ends = [
  '2026-03-31',
  '2025-12-31',
  '2025-09-30',
  '2025-06-30',
  '2025-03-31',
  '2024-12-31',
  '2024-09-30',
  '2024-06-30',
];
const quarters = ends.map((end, i) =>
  periodOf(end, {
    revenue: i < 4 ? 30e6 : 20e6,
    gross_profit: 15e6,
    operating_income: 6e6,
    net_income: i === 1 ? -1e6 : 3e6,
    equity: 40e6,
    debt: 20e6,
    current_assets: 50e6,
    current_liabilities: 25e6,
    shares_outstanding: i < 4 ? 11e6 : 10e6,
  }),
);

const screened = (
  periods = quarters,
  fundamentals: Fundamentals | null = null,
  doubted: string[] = [],
  publishedInDollars = true,
  sharesToday: number | null = null,
  price: number | null = null,
) => {
  const parts = {
    asOf,
    periods,
    fundamentals,
    lastReport: null,
    isAbroad: false,
    isReceipt: false,
    price: null,
    sharesToday: null,
    isFinancial: false,
  };
  const { figures } = companyFigures(parts);
  return screenedStatements({
    asOf,
    periods,
    figures,
    fundamentals,
    publishedInDollars,
    doubted: new Set(doubted),
    ebitda: null,
    sharesToday,
    price,
  });
};

test('RIGL: a net income of more than the whole revenue was not earned by selling, and makes no net margin', () => {
  const earned = (net_income: number) =>
    screened(quarters.map((quarter) => ({ ...quarter, net_income }))).net_margin;
  expect(earned(29e6)).toBeCloseTo(100 * (29 / 30), 9);
  expect(earned(37e6)).toBeNull();
  expect(earned(-37e6)).toBeCloseTo(-100 * (37 / 30), 9);
});

test('ACHC: quarters of before the twelve months on record are not the last four', () => {
  const later = periodOf('2026-06-30', { kind: 'twelve_months', net_income: -1107e6 });
  expect(screened([later, ...quarters])).toMatchObject({ profitable: 'No', profitable_quarters: null });
});

test('FWDI: a margin of older months that another sign contradicts by now is none', () => {
  const older = [
    periodOf('2025-12-31', { kind: 'year', revenue: 100e6, operating_income: -8e6 }),
    periodOf('2026-03-31', { kind: 'twelve_months', revenue: 110e6 }),
  ];
  const margin = (later: number) =>
    screened([...older, periodOf('2026-02-28', { kind: 'twelve_months', operating_income: later })])
      .operating_margin;
  expect(margin(-9e6)).toBe(-8);
  expect(margin(-591e6)).toBeNull();
  expect(margin(20e6)).toBeNull();
});

test('flows are of twelve months, growth against the twelve before, margins of the same twelve', () => {
  expect(screened()).toMatchObject({
    statements_to: '2026-03-31',
    revenue: 120e6,
    revenue_growth: 50,
    gross_margin: 50,
    operating_margin: 20,
    net_income: 8e6,
    profitable: '12 months',
    profitable_quarters: 3,
    return_on_equity: 20,
    return_on_capital: 40,
    debt_equity: 0.5,
    current_ratio: 2,
    free_cash_flow: null,
  });
});

test('the share count is compared with that of a year before', () => {
  expect(screened().shares_change).toBeCloseTo(10, 9);
  expect(screened(quarters.slice(0, 3)).shares_change).toBeNull();
});

test('statements in another currency have ratios and no amounts', () => {
  const euros = quarters.map((quarter) => ({ ...quarter, currency: 'EUR' }));
  expect(screened(euros)).toMatchObject({
    revenue: null,
    equity: null,
    net_income: null,
    net_margin: 100 / 15,
    profitable: '12 months',
    debt_equity: 0.5,
  });
});

const published = { as_of: asOf, sales: 50e6, net_income: -5e6, debt: 10e6, equity: 20e6 } as Fundamentals;

test('without statements stands what was published with the quotes, unless it is in doubt', () => {
  expect(screened([], published)).toMatchObject({
    revenue: 50e6,
    net_margin: -10,
    profitable: 'No',
    debt_equity: 0.5,
    revenue_growth: null,
  });
  expect(screened([], published, ['revenue'])).toMatchObject({ revenue: null, net_margin: null });
});

test('BOOT: beside statements, which show none, no published debt or cash stands, nor a ratio of it', () => {
  const statements = [periodOf('2026-03-31', { kind: 'year', revenue: 2_254e6, equity: 1_319e6 })];
  expect(screened(statements, { ...published, debt: 0, cash: 141e6, equity: 1_319e6 })).toMatchObject({
    cash_held: null,
    debt: null,
    debt_equity: null,
  });
});

test('what was published of a company abroad gives ratios and no amounts', () => {
  expect(screened([], published, [], false)).toMatchObject({
    revenue: null,
    equity: null,
    net_income: null,
    net_margin: -10,
    debt_equity: 0.5,
    profitable: 'No',
  });
});

test('sales under fifty million and equity under ten, published to the nearest million, are not shown', () => {
  const small = { ...published, sales: 49e6, equity: 9e6 };
  expect(screened([], small)).toMatchObject({ revenue: null, equity: null, debt_equity: null });
  expect(screened([], published)).toMatchObject({ revenue: 50e6, equity: 20e6 });
});

test('RAYA: debt to equity is of the debt and the equity beside it, whatever was published of it', () => {
  const year = periodOf('2025-12-31', { kind: 'year', debt: 32.9e6 });
  const said = { debt: 12e6, equity: 35e6 } as Fundamentals;
  expect(screened([year], said)).toMatchObject({ debt: 32.9e6, equity: 35e6, debt_equity: 0.94 });
  // What is published in whole millions makes no ratio of less than ten.
  expect(screened([year], { ...said, equity: 9e6 })).toMatchObject({ equity: null, debt_equity: null });
  // Nor does another debt than the one that is shown.
  expect(screened([year], said, [], false)).toMatchObject({ equity: null, debt_equity: null });
});

test('ABTS: an operating margin over the gross margin is none', () => {
  const gains = quarters.map((quarter) => ({ ...quarter, gross_profit: 5e6 }));
  expect(screened(gains)).toMatchObject({ operating_margin: null, operating_income: 24e6 });
});

test('a margin is of the newest twelve months of which both figures are known, where the newest revenue has no other beside it', () => {
  const revenueAlone = periodOf('2026-06-30', { kind: 'twelve_months', revenue: 200e6 });
  const found = screened([revenueAlone, ...quarters]);
  expect(found).toMatchObject({ revenue: 200e6, net_income: 8e6, gross_margin: 50, operating_margin: 20 });
  expect(found.net_margin).toBeCloseTo(100 / 15, 9);
  // Never of a revenue in another currency, nor of months that are not fresh.
  const others = quarters.map((quarter) => ({ ...quarter, currency: 'EUR' }));
  expect(screened([revenueAlone, ...others]).net_margin).toBeCloseTo(100 / 15, 9);
  const apart = quarters.map((quarter) => ({ ...quarter, revenue: null }));
  expect(screened([revenueAlone, ...apart]).net_margin).toBeNull();
});

test('SKK: a gross margin of older months is none, where another was published of the newest sales', () => {
  const revenueAlone = periodOf('2026-06-30', { kind: 'twelve_months', revenue: 200e6 });
  const beside = (gross_profit: number, sales = 200e6) =>
    screened([revenueAlone, ...quarters], { sales, gross_profit } as Fundamentals).gross_margin;
  expect([beside(60e6), beside(95e6), beside(60e6, 150e6)]).toEqual([null, 50, 50]);
  // That of the months of the revenue stands.
  expect(screened(quarters, { sales: 120e6, gross_profit: 30e6 } as Fundamentals).gross_margin).toBe(50);
});

test('EHLD: an operating margin over the whole revenue is none, where no gross margin says so either', () => {
  const gains = quarters.map((quarter) => ({ ...quarter, gross_profit: null, operating_income: 31e6 }));
  expect(screened(gains)).toMatchObject({ gross_margin: null, operating_margin: null });
});

test('ASA: a published equity that was earned in a year is of before that year; a published current ratio of nothing is none', () => {
  const year = periodOf('2025-11-30', { kind: 'year', net_income: 664e6 });
  const said = { equity: 341e6, current_ratio: 0 } as Fundamentals;
  expect(screened([year], said)).toMatchObject({ equity: null, return_on_equity: null, current_ratio: null });
  expect(screened([{ ...year, net_income: -664e6 }], said).equity).toBe(341e6);
});

test('BRID: a margin is of the published part where the sales beside it are the revenue of the statements', () => {
  const year = periodOf('2025-10-31', { kind: 'year', revenue: 231_004_000, equity: 130e6 });
  const said = {
    sales: 231e6,
    gross_profit: 46.2e6,
    operating_income: -17e6,
    net_income: -13e6,
  } as Fundamentals;
  const found = screened([year], said);
  expect(found.net_margin).toBeCloseTo((-13e6 / 231_004_000) * 100, 9);
  expect(found).toMatchObject({ net_income: -13e6, gross_margin: expect.closeTo(20, 2) as number });
  expect(found.return_on_equity).toBeCloseTo(-10, 9);
  // Sales of other months say nothing of the part beside them, nor does anything in a currency that nobody names.
  const other = { net_margin: null, gross_margin: null, return_on_equity: null };
  expect(screened([year], { ...said, sales: 222e6 })).toMatchObject(other);
  expect(screened([year], said, [], false)).toMatchObject(other);
});

test('return on equity is of what stands beside it: published whole, or with the equity as published', () => {
  const said = { sales: 50e6, net_income: -5e6, equity: 20e6 } as Fundamentals;
  expect(screened([], said).return_on_equity).toBe(-25);
  expect(screened([], { ...said, equity: 9e6 }).return_on_equity).toBeNull();
  const year = periodOf('2025-12-31', { kind: 'year', net_income: 4e6 });
  expect(screened([year], { ...said, net_income: 4e6 }).return_on_equity).toBe(20);
  const twice = periodOf('2025-12-31', { kind: 'year', net_income: 41e6 });
  expect(screened([twice], { ...said, net_income: 41e6 }).return_on_equity).toBeNull();
  // Nor of an equity in dollars, where the income is in another currency.
  expect(screened([{ ...year, currency: 'EUR' }], said).return_on_equity).toBeNull();
});

test('EFSC: a published EPS stands where the net income beside it over the shares is the same; EE’s is adjusted', () => {
  const said = (eps_ttm: number, net_income: number) => ({ eps_ttm, net_income }) as Fundamentals;
  const eps = (published: Fundamentals, periods = [] as typeof quarters, shares: number | null = 38e6) =>
    screened(periods, published, [], true, shares).eps_ttm;
  expect(eps(said(5.24, 201e6))).toBe(5.24);
  expect(eps(said(1.45, 39e6), [], 115e6)).toBeNull();
  expect(eps(said(5.24, 201e6), [], null)).toBeNull();
  // Where statements have another net income, the published one is of other months.
  const year = (net_income: number) => [periodOf('2026-03-31', { kind: 'year', net_income })];
  expect(eps(said(0.66, 12e6), year(5e6), 18.2e6)).toBeNull();
  expect(eps(said(0.66, 12e6), year(12.4e6), 18.2e6)).toBe(0.66);
  expect(screened([], said(5.24, 201e6), ['eps_diluted'], true, 38e6).eps_ttm).toBeNull();
  expect(screened([], said(5.24, 201e6), [], false, 38e6).eps_ttm).toBeNull();
});

test('AIRT: nor is a profit of a year in which operations lost', () => {
  const eps = (operating_income: number | null, price_earnings = 1, net_income = 78e6) =>
    screened([], { price_earnings, net_income, operating_income } as Fundamentals, [], true, 2.7e6, 28.87)
      .eps_ttm;
  expect(eps(-11e6)).toBeNull();
  expect(eps(11e6)).toBe(28.87);
  expect(eps(null)).toBe(28.87);
});

test('SAM: a published net income that the earnings a share of the newest four quarters contradict is of another year', () => {
  const ends = ['2025-06-28', '2025-09-27', '2025-12-27', '2026-03-28'];
  const of = (eps: number[], income: number | null) =>
    isOfOtherQuarters(
      {
        periods: ends.map((end, i) => periodOf(end, { eps_diluted: eps[i] ?? null })),
        asOf: '2026-07-02',
        sharesToday: 10.4e6,
      },
      income,
    );
  expect(of([5.45, 4.25, -1.97, -13.88], 108e6)).toBe(true);
  expect(of([5.45, 4.25, -1.97, 1.64], 108e6)).toBe(false);
  expect(of([5.45, 4.25, -1.97, -5], 108e6)).toBe(true);
  expect(of([0.1, 0.1, -0.1, -0.2], 1e6)).toBe(false);
  expect(of([5.45, 4.25, -1.97], 108e6)).toBe(false);
  expect(of([5.45, 4.25, -1.97, -13.88], null)).toBe(false);
});

test('SNFCA: where only the P/E was published, the price over it is the EPS that net income over the shares bears out', () => {
  const said = (price_earnings: number, net_income = 32e6) =>
    ({ price_earnings, net_income }) as Fundamentals;
  const epsOf = (published: Fundamentals) => screened([], published, [], true, 26.04e6, 9.72).eps_ttm;
  expect(epsOf(said(7.91))).toBeCloseTo(1.2288, 4);
  expect(epsOf(said(12.5))).toBeNull();
  expect(epsOf(said(0.79, 320e6))).toBeNull();
});

test('MFA: nor is an EPS that is the whole net income over the shares that trade, where quarters have less for a share', () => {
  const quarter = (end: string, net_income: number, eps_diluted: number) =>
    periodOf(end, { net_income, eps_diluted });
  const epsOf = (last: number) =>
    screened(
      [quarter('2025-09-30', 48.1e6, last), quarter('2025-06-30', 33.2e6, last === 0.35 ? 0.21 : 0.31)],
      { eps_ttm: 1.74, net_income: 177e6 } as Fundamentals,
      [],
      true,
      101.6e6,
      9.48,
    ).eps_ttm;
  expect(epsOf(0.35)).toBeNull();
  expect(epsOf(0.46)).toBe(1.74);
});

test('AGM, FCCO: it stands over the shares of the quarters, and where four reports have it over fewer than trade', () => {
  const quarter = (end: string, net_income: number, eps_diluted: number) =>
    periodOf(end, { net_income, eps_diluted });
  const agm = [quarter('2025-09-30', 55e6, 4.44), quarter('2025-06-30', 54.84e6, 4.48)];
  const said = (eps_ttm: number, net_income: number) => ({ eps_ttm, net_income }) as Fundamentals;
  expect(screened(agm, said(17.24, 207e6), [], true, 10.8e6, 201).eps_ttm).toBe(17.24);
  const fcco = (announced: number | null, net_income = 19e6) => {
    const beside = {
      asOf,
      periods: [],
      fundamentals: said(2.8, net_income),
      sharesToday: 9.4e6,
      price: 32.93,
    };
    const { figures } = companyFigures({
      ...beside,
      lastReport: null,
      isAbroad: false,
      isReceipt: false,
      isFinancial: true,
    });
    const parts = { ...beside, figures, publishedInDollars: true, doubted: new Set<string>(), ebitda: null };
    return screenedStatements({ ...parts, announced }).eps_ttm;
  };
  expect([fcco(2.77), fcco(2.5), fcco(null), fcco(2.77, 61e6)]).toEqual([2.8, null, null, null]);
});

test('LIVE: nor one beside another of the same net income in the tables', () => {
  const epsOf = (net_income: number, eps_diluted: number) =>
    screened(
      [periodOf('2025-12-31', { kind: 'twelve_months', net_income, eps_diluted })],
      { eps_ttm: 7.36, net_income: 23e6 } as Fundamentals,
      [],
      true,
      3.07e6,
      9.94,
    ).eps_ttm;
  expect(epsOf(22.2e6, 4.75)).toBeNull();
  expect(epsOf(22.2e6, 7.2)).toBe(7.36);
});

test('ETOR: nor one beside another of the newest twelve months', () => {
  const epsOf = (end: string, eps_diluted: number) =>
    screened(
      [periodOf(end, { kind: 'twelve_months', eps_diluted })],
      { eps_ttm: 2.78, net_income: 240e6 } as Fundamentals,
      [],
      true,
      86e6,
      40,
    ).eps_ttm;
  expect(epsOf('2026-03-31', 2.4)).not.toBe(2.78);
  expect(epsOf('2026-03-31', 2.7)).toBe(2.78);
  // Those published may be of a quarter after them.
  expect(epsOf('2025-12-31', 2.4)).toBe(2.78);
});

test('FBRT: nor one beside four quarters that add up to another', () => {
  const epsOf = (each: number) =>
    screened(
      ['2026-03-31', '2025-12-31', '2025-09-30', '2025-06-30'].map((end) =>
        periodOf(end, { eps_diluted: each }),
      ),
      { eps_ttm: 1, net_income: 77e6 } as Fundamentals,
      [],
      true,
      77e6,
      8.07,
    ).eps_ttm;
  expect(epsOf(0.13)).not.toBe(1);
  expect(epsOf(0.25)).toBe(1);
});

test('BHM: so is one that only a fourth quarter of three times the others could have made, and the equity says that it did not', () => {
  const of = (income: number, eps: number[], equity: number | null = 128.7e6) =>
    isOfOtherQuarters(
      {
        periods: [
          ...['2025-03-31', '2025-06-30', '2025-09-30'].map((end, i) =>
            periodOf(end, { eps_diluted: eps[i] ?? null, equity: 131.7e6 }),
          ),
          periodOf('2025-12-31', { equity }),
        ],
        asOf: '2026-07-02',
        sharesToday: 13.3e6,
      },
      income,
    );
  const losses = [-0.67, -0.66, -0.94];
  expect(of(12e6, losses)).toBe(true);
  expect(of(-12e6, losses)).toBe(false);
  expect(of(5e6, [-0.2, 0.3, -0.4])).toBe(false);
  expect(of(12e6, losses.slice(1))).toBe(false);
  // AMPY sold fields in the quarter; of others nobody knows.
  expect(of(12e6, losses, 170e6)).toBe(false);
  expect(of(12e6, losses, null)).toBe(false);
});

test('DAIO: a loss of half the equity of half a year before its end is no return on it', () => {
  const loss = (net_income: number, end = '2026-03-31') => [
    periodOf(end, { kind: 'twelve_months', net_income }),
    periodOf('2025-09-30', { equity: 16e6 }),
  ];
  expect(screened(loss(-8e6)).return_on_equity).toBeNull();
  expect(screened(loss(-4e6)).return_on_equity).toBe(-25);
  expect(screened(loss(-8e6, '2025-12-31')).return_on_equity).toBe(-50);
});

test('BDC: beside an equity that was published as well, the net income that was published with it makes the return', () => {
  const periods = [periodOf('2025-12-31', { equity: 1_264.4e6 })];
  const of = (equity: number, net_income: number) =>
    screened(periods, { equity, net_income } as Fundamentals).return_on_equity;
  expect(of(1_264e6, 238e6)).toBeCloseTo(100 * (238 / 1_264.4), 9);
  expect(of(1_190e6, 238e6)).toBeNull();
  expect(of(1_264e6, 4e6)).toBeNull();
});

test('FTK: where another equity was published since, of about as much, it hardly moved, and the return stands', () => {
  const periods = [
    periodOf('2026-03-31', { kind: 'twelve_months', net_income: 29.8e6 }),
    periodOf('2025-09-30', { equity: 110.5e6 }),
    periodOf('2024-12-31', { equity: 105.2e6 }),
  ];
  const since = (equity: number) => screened(periods, { equity } as Fundamentals).return_on_equity;
  expect(since(113e6)).toBeCloseTo(100 * (29.8 / 110.5), 9);
  // Another one, the one of the same day, and an earlier one say nothing of it.
  for (const other of [130e6, 110e6, 105e6]) expect(since(other)).toBeNull();
});

test('AACB: without revenue and net income the last day is that of the operating income, not of the cash before it', () => {
  const quarter = periodOf('2025-09-30', { cash: 141_921 });
  const year = periodOf('2025-12-31', { kind: 'year', operating_income: -7.9e6 });
  expect(screened([quarter, year])).toMatchObject({ statements_to: '2025-12-31', operating_income: -7.9e6 });
  expect(screened([quarter]).statements_to).toBe('2025-09-30');
});

test('CSBR: what operations earned is none beside no day, and no return on capital, where an EBITDA of later months is less than a third of it', () => {
  const year = periodOf('2025-04-30', {
    kind: 'year',
    revenue: 56.9e6,
    operating_income: 4.6e6,
    equity: 4.2e6,
    debt: 5e6,
  });
  const made = (ebitda: number) => {
    const parts = { asOf, fundamentals: null, lastReport: null, isAbroad: false, isReceipt: false } as const;
    const { figures } = companyFigures({
      ...parts,
      periods: [year],
      price: null,
      sharesToday: null,
      isFinancial: false,
    });
    return screenedStatements({
      asOf,
      periods: [year],
      figures,
      fundamentals: null,
      publishedInDollars: true,
      doubted: new Set(),
      ebitda: { value: ebitda, currency: 'USD', period_end: '2026-01-31', source: 'yahoo-twelve-months' },
      sharesToday: null,
      price: null,
    });
  };
  expect(made(6e6)).toMatchObject({ operating_income: 4.6e6, return_on_capital: 50 });
  expect(made(-0.8e6)).toMatchObject({ operating_income: null, return_on_capital: null });
});

test('NCI: a net margin of older months is none where the published one, of the newest sales, is a third of it or less', () => {
  const rows = [
    periodOf('2025-06-30', { kind: 'twelve_months', currency: 'HKD', revenue: 216.6e6, net_income: 8.7e6 }),
    periodOf('2025-12-31', { kind: 'year', currency: 'HKD', revenue: 137.2e6 }),
  ];
  const margin = (profit_margin: number | null) =>
    screened(rows, { as_of: asOf, sales: 18e6, profit_margin } as Fundamentals, [], false).net_margin;
  expect(margin(null)).toBeCloseTo(4.02, 1);
  expect(margin(3.1)).toBeCloseTo(4.02, 1);
  expect(margin(0.24)).toBeNull();
  expect(margin(-2)).toBeNull();
});

test('GBFH: a published EPS that four announced ones add up to is none where the statement of one of their quarters has another', () => {
  const fundamentals = { as_of: asOf, sales: 110e6, net_income: 21e6, eps_ttm: 1.6 } as Fundamentals;
  const eps = (filed: number) => {
    const parts = { asOf, fundamentals, lastReport: null, isAbroad: false, isReceipt: false } as const;
    const { figures } = companyFigures({
      ...parts,
      periods: [],
      price: 31.8,
      sharesToday: 13e6,
      isFinancial: true,
    });
    return screenedStatements({
      asOf,
      periods: [],
      figures,
      fundamentals,
      publishedInDollars: true,
      doubted: new Set(),
      ebitda: null,
      sharesToday: 13e6,
      price: 31.8,
      reports: { announced: 1.6, filed },
    }).eps_ttm;
  };
  expect(eps(1.6)).toBe(1.6);
  expect(eps(1.57)).toBe(1.6);
  expect(eps(1.46)).toBeNull();
});
