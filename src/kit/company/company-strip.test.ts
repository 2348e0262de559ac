import { expect, test } from 'vitest';
import type { Runway } from '#contract/company-figures.ts';
import { companyOf, figuresOf, glue } from '#tests/fixtures/company.ts';
import { cardFigures, stripOf } from './company-strip.ts';

const nothing = companyOf({ symbol: 'ABC' });

const labelsOf = (company: Parameters<typeof stripOf>[0]) => stripOf(company).map(({ label }) => label);

test('a company of which nothing is known has no strip', () => {
  expect(stripOf(nothing)).toEqual([]);
  expect(cardFigures(nothing)).toEqual([]);
});

test('UBCP: a bank without announcements has its earnings of twelve months in their place', () => {
  const eps = {
    value: 1.31,
    currency: 'USD',
    period_end: '2025-09-30',
    source: 'sec-quarters',
    basis: 'four quarters' as const,
  };
  const bank = { ...glue, sic: '6022', last_earnings: null, figures: figuresOf({ eps, last_eps: null }) };
  const year = { label: 'EPS, 12 months', text: '$1.31', detail: 'to Sep 30, 2025', method: 'eps' };
  expect(stripOf(bank)).toContainEqual(year);
  expect(cardFigures(bank)).toContainEqual(year);
  // So has one of whose announcements nobody names the currency, which is that of its statements.
  const last_eps = { date: '2026-05-07', epsActual: null, epsEstimate: null, adjusted: null };
  const abroad = { ...glue, figures: figuresOf({ eps: { ...eps, currency: 'CAD' }, last_eps }) };
  expect(stripOf(abroad)).toContainEqual({ ...year, text: 'C$1.31' });
});

test('BANR: the EPS that was filed stands beside one that was announced to another cent', () => {
  const announced = { date: '2026-04-22', epsActual: 1.59, epsEstimate: 1.37 };
  const of = (filed?: number) =>
    stripOf({
      ...glue,
      last_earnings: announced,
      figures: figuresOf({ last_eps: { ...announced, adjusted: false, ...(filed && { filed }) } }),
    });
  const said = { label: 'Last EPS, Apr 22', text: '$1.59', method: 'eps' };
  expect(of(1.6)).toContainEqual({ ...said, detail: 'beat by $0.22 · filed $1.60' });
  expect(of()).toContainEqual({ ...said, detail: 'beat by $0.22' });
});

test('HTLM: what is not on record leaves its place to what else is known', () => {
  const published = (figure: 'cash' | 'assets', value: number) => ({
    figure,
    in_doubt_of: null,
    published: value,
  });
  const thin = {
    ...glue,
    last_earnings: null,
    revenue: null,
    net_income: null,
    change_250: -46.09,
    volume_avg: 6840,
    figures: figuresOf({ not_shown: [published('cash', 27e6), published('assets', 139e6)] }),
  };
  expect(labelsOf(thin)).toEqual([
    'Market cap',
    '52-week range',
    'Shares outstanding',
    'Cash',
    'Total assets',
    'Price, 250 sessions',
  ]);
  expect(stripOf(thin)).toContainEqual(expect.objectContaining({ text: '−46.09%', movement: -46.09 }));
  // Revenue and net income tell more than the market does.
  expect(labelsOf({ ...thin, revenue: 60e6, net_income: -3e6 }).slice(4)).toEqual(['Revenue', 'Net income']);
  // No figure stands twice, and none in place of one that is there.
  expect(new Set(labelsOf(glue)).size).toBe(6);
});

test('a blank check has neither equity nor operations in its strip', () => {
  const amount = { value: -7.9e6, currency: 'USD', period_end: '2025-12-31', source: 'sec-annual' };
  const known = { ...nothing, sic: '6770', company_type: 'blank_check' as const };
  const figures = figuresOf({
    assets: { ...amount, value: 226e6 },
    equity: amount,
    operating_income: amount,
  });
  expect(labelsOf({ ...known, figures })).toEqual(['Total assets, Dec 31, 2025']);
});

test('GCO, KEN: cash of a statement that sources contradict has its day, and cash without a day is said to be published', () => {
  const cashOf = (in_doubt_of: string | null, said = {}) =>
    stripOf({
      ...glue,
      figures: figuresOf({ cash: null, not_shown: [{ figure: 'cash', in_doubt_of, ...said }] }),
    })[3];
  expect(cashOf('2025-11-01')).toMatchObject({
    label: 'Cash, Nov 1, 2025',
    text: 'N/A',
    detail: 'sources differ by three times',
  });
  expect(cashOf(null)?.label).not.toContain('Cash,');
  expect(cashOf('2025-11-01', { stated: 72_746_382, published: 18e6 })?.detail).toBe(
    'in doubt: $72.7M stated, $18M published',
  );
  // AAPG: the section below has it as well.
  expect(cashOf(null, { published: 353e6 })).toEqual({
    label: 'Cash',
    text: '$353M',
    detail: 'as published, day not named',
  });
});

test('FNRN: a bank of whose net income the months are not named has it as published, as its multiple does', () => {
  const bank = { ...glue, sic: '6022', figures: figuresOf({ runway: null }) };
  expect(stripOf({ ...bank, net_income: 21e6 })).toContainEqual({
    label: 'Net income',
    text: '$21M',
    detail: 'as published, months not named',
  });
  expect(labelsOf({ ...bank, net_income: null })).not.toContain('Net income');
});

test('GLUE: cash flow under zero in place of a runway says why there is none', () => {
  const flow = { value: -22.8e6, currency: 'USD', period_end: '2025-12-31', source: 'sec-biotech' };
  const figures = figuresOf({ runway: null, operating_cash_flow: flow });
  const { cash } = glue.figures ?? {};
  expect(stripOf({ ...glue, figures: { ...figures, cash: cash ?? null } })).toContainEqual(
    expect.objectContaining({
      label: 'Cash from operations',
      detail: '12 months to Dec 31, 2025 · no runway: cash is of Mar 31, 2026',
    }),
  );
});

test('DTSQ: shares of no market value are those of the balance sheet, with its day', () => {
  const shares = { value: 8_900_900, period_end: '2025-09-30', source: 'sec-quarters' };
  const [, , shown] = stripOf({ ...glue, shares_outstanding: null, figures: figuresOf({ shares }) });
  expect(shown).toMatchObject({ label: 'Shares, Sep 30, 2025', text: '8.90M' });
});

test('MESH: so have the total assets of a blank check', () => {
  const figures = figuresOf({ not_shown: [{ figure: 'assets', in_doubt_of: '2025-09-30' }] });
  expect(stripOf({ ...glue, sic: '6770', company_type: 'blank_check', figures })).toContainEqual(
    expect.objectContaining({
      label: 'Total assets, Sep 30, 2025',
      text: 'N/A',
      detail: 'sources differ by three times',
    }),
  );
});

test('a blank check, which announces no earnings, has the year it came to market in their place', () => {
  const blank = { ...glue, last_earnings: null, sic: '6770', company_type: 'blank_check' as const };
  expect(cardFigures({ ...blank, ipo_year: 2025 }).at(-1)).toEqual({ label: 'Came to market', text: '2025' });
  expect(cardFigures({ ...blank, ipo_year: null }).at(-1)?.label).toBe('52-week range');
});

test('the strip tells the cash and how long it lasts, each with its day, and the day of the last earnings', () => {
  expect(stripOf(glue).slice(3)).toEqual([
    {
      label: 'Cash, Mar 31, 2026',
      text: '$382.1M',
      detail: 'with short-term investments',
      method: 'cash',
    },
    {
      label: 'Runway',
      text: '23.6 quarters',
      detail: '$382.1M over $16.2M a quarter · Mar 31, 2026',
      method: 'runway',
    },
    { label: 'Last EPS, May 7', text: '−$0.45', detail: 'missed by $0.07', method: 'eps' },
  ]);
});

test('a runway of quarters that brought cash in, too, says so beside its pace', () => {
  const runway = { ...(glue.figures?.runway as Runway), quarters_with_inflow: 2 };
  expect(stripOf({ ...glue, figures: figuresOf({ runway }) })).toContainEqual(
    expect.objectContaining({
      detail: '$382.1M over $16.2M a quarter · Mar 31, 2026 · two of the four quarters brought cash in',
    }),
  );
});

test('operations that bring cash in, or of a day without cash, stand in place of the runway', () => {
  const runway = {
    ...(glue.figures?.runway as Runway),
    state: 'not_needed' as const,
    quarters: null,
    operating_cash_flow: 8e6,
  };
  expect(stripOf({ ...glue, figures: figuresOf({ runway }) })).toContainEqual({
    label: 'Cash from operations',
    text: '$8.0M',
    detail: '12 months to Mar 31, 2026',
    method: 'cash-from-operations',
  });
  const operating_cash_flow = { ...amountOf(9e6), period_end: '2026-06-30' };
  expect(stripOf({ ...glue, figures: figuresOf({ runway, operating_cash_flow }) })).toContainEqual(
    expect.objectContaining({ text: '$9.0M', detail: '12 months to Jun 30, 2026' }),
  );
  const revenue = {
    value: 3.2e6,
    currency: 'CAD',
    period_end: '2025-12-31',
    source: 'sec-annual',
    rounded_to: 1e5,
  };
  expect(stripOf({ ...glue, figures: figuresOf({ revenue }) })).toContainEqual(
    expect.objectContaining({ label: 'Revenue', text: 'C$3.2M' }),
  );
  expect(labelsOf({ ...glue, figures: figuresOf() })).not.toContain('Runway');
});

const amountOf = (value: number) => ({ value, currency: 'USD', period_end: '2026-03-31', source: 's' });

test.each([
  [
    '6022',
    'operating',
    { net_income: 46e6, operating_cash_flow: 59e6, assets: 3.5e9 },
    'Net income',
    '$46.0M',
  ],
  ['6022', 'operating', { operating_cash_flow: 59e6, assets: 3.5e9 }, 'Total assets, Mar 31, 2026', '$3.50B'],
  ['6770', 'blank_check', { net_income: 1e6, assets: 365.5e6 }, 'Total assets, Mar 31, 2026', '$365.5M'],
  ['6798', 'reit', { net_income: -2e6, operating_cash_flow: 16e6 }, 'Cash from operations', '$16.0M'],
  ['2834', 'operating', { net_income: -20e6 }, 'Net income', '−$20.0M'],
] as const)('in place of a runway a company of the code %s (%s) with %o has its %s: %s', (...row) => {
  const [sic, company_type, known, label, text] = row;
  const figures = figuresOf(
    Object.fromEntries(Object.entries(known).map(([name, value]) => [name, amountOf(value)])),
  );
  expect(stripOf({ ...glue, sic, company_type, figures })).toContainEqual(
    expect.objectContaining({ label, text }),
  );
});

test('an unknown market value leaves its place to the range', () => {
  expect(stripOf({ ...glue, market_cap: null, price_sales: null })[0]?.label).toBe('52-week range');
});

test('cash and equivalents alone are said to be so, and an adjusted EPS is named so', () => {
  const cash = {
    value: 5e6,
    currency: 'EUR',
    period_end: '2025-12-31',
    source: 's',
    with_investments: false,
    rounded_to: 1e6,
  };
  const last_eps = { date: '2026-05-07', epsActual: -0.45, epsEstimate: null, adjusted: true };
  const strip = stripOf({ ...glue, figures: figuresOf({ cash, last_eps }) });
  expect(strip[3]).toMatchObject({ text: '€5M', detail: 'and equivalents alone' });
  expect(strip.map(({ label }) => label)).toContain('Last adjusted EPS, May 7');
});

test('the range of the year is never narrower than the last price', () => {
  expect(stripOf({ ...glue, last_sale: 26 })).toContainEqual(
    expect.objectContaining({ text: '$4.12 – $26.00', track: 1 }),
  );
  expect(stripOf({ ...glue, last_sale: 4 })).toContainEqual(
    expect.objectContaining({ text: '$4.00 – $25.77', track: 0 }),
  );
});

test('earnings of another year than the quote say their year; an unknown estimate is not mentioned', () => {
  const last_earnings = { date: '2025-11-06', epsActual: 0.1, epsEstimate: null };
  expect(stripOf({ ...glue, last_earnings })).toContainEqual({
    label: 'Last EPS, Nov 6, 2025',
    text: '$0.10',
    method: 'eps',
  });
});

test('STRW: a market cap of shares beside which others own most says so in the place of its sales', () => {
  const figures = (value: number) =>
    figuresOf({ other_owners: { value, percent: 77.3, period_end: '2025-09-30' } });
  expect(stripOf({ ...glue, market_cap: 184.9e6, figures: figures(48.4e6) })[0]?.detail).toBe(
    'listed shares alone: others own 77% of net assets',
  );
  expect(stripOf({ ...glue, market_cap: 184.9e6, figures: figures(40e6) })[0]?.detail).not.toContain(
    'others',
  );
});
