import { expect, test } from 'vitest';
import { type CompanyFacts, financialRows } from './company-facts.ts';

const fact = (span: string, val: number, filed: string, form = '10-Q') => {
  const [start, end = ''] = span.split('..');
  return { ...(start && { start }), end, val, accn: `acc-${filed}`, form, filed };
};
const q1 = '2025-01-01..2025-03-31';
const q2 = '2025-04-01..2025-06-30';
const q3 = '2025-07-01..2025-09-30';
const half = '2025-01-01..2025-06-30';
const nine = '2025-01-01..2025-09-30';
const year = '2025-01-01..2025-12-31';

type Facts = ReturnType<typeof fact>[];
const filer = (tags: Record<string, Facts>, unit = 'USD'): CompanyFacts => ({
  cik: 7,
  facts: {
    'us-gaap': Object.fromEntries(
      Object.entries(tags).map(([tag, facts]) => [tag, { units: { [unit]: facts } }]),
    ),
  },
});
const rowsOf = (tags: Record<string, Facts>) => financialRows([filer(tags)], [{ symbol: 'ABC', cik: 7 }]);

const netIncome = [
  fact(q1, 10, '2025-05-01'),
  fact(q2, 20, '2025-08-01'),
  fact(half, 30, '2025-08-01'),
  fact(q3, 30, '2025-11-01'),
  fact(nine, 60, '2025-11-01'),
  fact(year, 100, '2026-02-01', '10-K'),
];

test('quarters stand as reported, and the fourth is the year less nine months', () => {
  const rows = rowsOf({ NetIncomeLoss: netIncome });
  expect(
    rows.map((row) => [row.kind, row.period_start, row.period_end, row.net_income, row.is_derived]),
  ).toEqual([
    ['quarter', '2025-01-01', '2025-03-31', 10, 0],
    ['quarter', '2025-04-01', '2025-06-30', 20, 0],
    ['quarter', '2025-07-01', '2025-09-30', 30, 0],
    ['quarter', '2025-10-01', '2025-12-31', 40, 1],
    ['year', '2025-01-01', '2025-12-31', 100, 0],
  ]);
});

test('earnings per share are never subtracted', () => {
  const [filed] = [filer({ NetIncomeLoss: netIncome })];
  const perShare = [fact(nine, 0.6, '2025-11-01'), fact(year, 1, '2026-02-01', '10-K')];
  Object.assign(filed.facts['us-gaap'] ?? {}, {
    EarningsPerShareDiluted: { units: { 'USD/shares': perShare } },
  });
  const rows = financialRows([filed], [{ symbol: 'ABC', cik: 7 }]);
  expect(rows.find((row) => row.is_derived)?.eps_diluted).toBeNull();
  expect(rows.find((row) => row.kind === 'year')?.eps_diluted).toBe(1);
});

test('cash flows, reported as year to date, are quarters too', () => {
  const rows = rowsOf({
    NetIncomeLoss: netIncome,
    NetCashProvidedByUsedInOperatingActivities: [
      fact(q1, 1, '2025-05-01'),
      fact(half, 4, '2025-08-01'),
      fact(nine, 9, '2025-11-01'),
      fact(year, 16, '2026-02-01', '10-K'),
    ],
  });
  expect(rows.map((row) => row.operating_cash_flow)).toEqual([1, 3, 5, 7, 16]);
});

test('a restated figure is the later one and marked, and nothing is computed from it', () => {
  const rows = rowsOf({
    NetIncomeLoss: [...netIncome, fact(year, 90, '2027-02-01', '10-K'), fact(q1, 11, '2026-05-01')],
  });
  expect(rows.map((row) => [row.period_end, row.net_income, row.is_restated, row.filed_on])).toEqual([
    ['2025-03-31', 11, 1, '2026-05-01'],
    ['2025-06-30', 20, 0, '2025-08-01'],
    ['2025-09-30', 30, 0, '2025-11-01'],
    ['2025-12-31', 90, 1, '2027-02-01'],
  ]);
});

test('a repeated figure is not a restatement, and a proxy statement is no report', () => {
  const rows = rowsOf({
    NetIncomeLoss: [
      ...netIncome,
      fact(year, 100, '2027-02-01', '10-K'),
      fact(year, 5, '2027-04-01', 'DEF 14A'),
    ],
  });
  expect(rows.at(-1)).toMatchObject({ net_income: 100, is_restated: 0, form: '10-K' });
});

test('a balance is that of the last day, and a line takes the first tag that has the period', () => {
  const rows = rowsOf({
    NetIncomeLoss: netIncome,
    Assets: [fact('..2025-03-31', 500, '2025-05-01')],
    RevenueFromContractWithCustomerExcludingAssessedTax: [fact(q2, 70, '2025-08-01')],
    Revenues: [fact(q1, 50, '2025-05-01'), fact(q2, 71, '2025-08-01')],
  });
  expect(rows.slice(0, 2).map((row) => [row.assets, row.revenue])).toEqual([
    [500, 50],
    [null, 70],
  ]);
});

test('an IFRS filer is read, every symbol of a filer gets its rows, and strangers are left out', () => {
  const foreign: CompanyFacts = {
    cik: 9,
    facts: { 'ifrs-full': { ProfitLoss: { units: { USD: [fact(year, 5, '2026-04-01', '20-F')] } } } },
  };
  const members = [
    { symbol: 'IFR', cik: 9 },
    { symbol: 'IFR-B', cik: 9 },
    { symbol: 'NOCIK', cik: null },
  ];
  const rows = financialRows([foreign, filer({ NetIncomeLoss: netIncome })], members);
  expect(rows.map((row) => [row.symbol, row.net_income])).toEqual([
    ['IFR', 5],
    ['IFR-B', 5],
  ]);
});
