import { expect, test } from 'vitest';
import { makePeriods, publishedBeforeLoss } from './make-periods.ts';
import type { StatementFact } from '#server/store/statements/packed-facts.ts';

const q1 = '2025-01-01..2025-03-31';
const q2 = '2025-04-01..2025-06-30';
const q3 = '2025-07-01..2025-09-30';
const half = '2025-01-01..2025-06-30';
const nine = '2025-01-01..2025-09-30';
const year = '2025-01-01..2025-12-31';

const fact = (
  concept: string,
  span: string,
  value: number,
  filed = '2026-02-26',
  given: Partial<StatementFact> & { form?: string } = {},
): StatementFact => {
  const [start, end = ''] = span.split('..');
  const { form = '10-Q', ...rest } = given;
  return {
    concept,
    source: 'sec-facts',
    unit: 'USD',
    start: start || null,
    end,
    value,
    filing: { form, filed, accession: null },
    ...rest,
  };
};
/** A figure of a source that gives the last day alone. */
const bare = (source: string, concept: string, end: string, value: number): StatementFact => ({
  ...fact(concept, `..${end}`, value),
  source,
  filing: null,
});
const of = (kind: string, facts: StatementFact[], isFinancial = false) =>
  makePeriods(facts, isFinancial).periods.filter((period) => period.kind === kind);

const income = [
  fact('net_income', q1, 10, '2025-05-01'),
  fact('net_income', q2, 20, '2025-08-01'),
  fact('net_income', half, 30, '2025-08-01'),
  fact('net_income', q3, 30, '2025-11-01'),
  fact('net_income', nine, 60, '2025-11-01'),
  fact('net_income', year, 100, '2026-02-01', { form: '10-K' }),
];

test('quarters stand as filed, and the fourth is the year less nine months, marked so', () => {
  expect(
    of('quarter', income).map((p) => [p.period_start, p.period_end, p.net_income, p.is_derived]),
  ).toEqual([
    ['2025-01-01', '2025-03-31', 10, 0],
    ['2025-04-01', '2025-06-30', 20, 0],
    ['2025-07-01', '2025-09-30', 30, 0],
    ['2025-10-01', '2025-12-31', 40, 1],
  ]);
  expect(JSON.parse(of('quarter', income)[3]?.marks ?? '')).toEqual({
    net_income: { derivation: 'year less nine months' },
  });
  expect(of('year', income)).toMatchObject([{ net_income: 100, form: '10-K', filed_on: '2026-02-01' }]);
});

test('SNDX: a restated first quarter says what the half year implies, and the fourth is right all the same', () => {
  const revenue = [
    fact('revenue', q1, 20_042_000),
    fact('revenue', q2, 37_958_000),
    fact('revenue', half, 57_753_000),
    fact('revenue', q3, 45_871_000),
    fact('revenue', nine, 103_624_000),
    fact('revenue', year, 172_352_000),
  ];
  const [first, , , fourth] = of('quarter', revenue);
  expect(JSON.parse(first?.marks ?? '')).toEqual({ revenue: { implied: 19_795_000 } });
  expect(fourth?.revenue).toBe(68_728_000);
});

test('cash flows, reported as year to date, are quarters too; earnings per share are never subtracted', () => {
  const flows = [
    fact('operating_cash_flow', q1, 1),
    fact('operating_cash_flow', half, 4),
    fact('operating_cash_flow', nine, 9),
    fact('operating_cash_flow', year, 16),
    fact('eps_diluted', nine, 0.6, '2025-11-01', { unit: 'USD/share' }),
    fact('eps_diluted', year, 1, '2026-02-01', { unit: 'USD/share' }),
  ];
  expect(of('quarter', flows).map((p) => [p.operating_cash_flow, p.eps_diluted])).toEqual([
    [1, null],
    [3, null],
    [5, null],
    [7, null],
  ]);
  expect(of('year', flows)[0]).toMatchObject({ operating_cash_flow: 16, eps_diluted: 1 });
});

test('a restated figure is the later one and marked, and nothing is computed from it', () => {
  const restated = [...income, fact('net_income', year, 90, '2027-02-01', { form: '10-K' })];
  expect(of('year', restated)).toMatchObject([{ net_income: 90, is_restated: 1, filed_on: '2027-02-01' }]);
  expect(of('quarter', restated).map((p) => p.period_end)).toEqual([
    '2025-03-31',
    '2025-06-30',
    '2025-09-30',
  ]);
});

test('a proxy statement is no report, and a repeated figure no restatement', () => {
  const repeated = [
    ...income,
    fact('net_income', year, 100, '2027-02-01', { form: '10-K' }),
    fact('net_income', year, 5, '2027-04-01', { form: 'DEF 14A' }),
  ];
  expect(of('year', repeated)).toMatchObject([{ net_income: 100, is_restated: 0 }]);
});

test('the better source wins a period, and what only another has is marked with it', () => {
  const [first] = of('quarter', [
    fact('revenue', q1, 100_000_000),
    bare('sec-quarters', 'revenue', '2025-03-31', 101_000_000),
    { ...bare('sec-quarters', 'eps_diluted', '2025-03-31', 0.5), unit: 'USD/share' },
  ]);
  expect(first).toMatchObject({ source: 'sec-facts', revenue: 100_000_000, eps_diluted: 0.5 });
  expect(JSON.parse(first?.marks ?? '')).toEqual({ eps_diluted: { source: 'sec-quarters' } });
});

test('fiscal quarters that two sources end some days apart are one', () => {
  const facts = [
    fact('revenue', '2024-12-29..2025-03-29', 90),
    bare('yahoo-quarters', 'revenue', '2025-03-31', 91),
  ];
  expect(of('quarter', facts)).toHaveLength(1);
});

const threeQuarters = ['2025-03-31', '2025-06-30', '2025-09-30'].map((end) =>
  bare('sec-quarters', 'revenue', end, 25_000_000),
);
const roundedYear = bare('sec-annual', 'revenue', '2025-12-31', 104_300_000);

test('a year in hundreds of thousands gives a fourth quarter of revenue alone, mixed and rounded', () => {
  const facts = [
    ...threeQuarters,
    roundedYear,
    bare('sec-annual', 'operating_income', '2025-12-31', 9_000_000),
  ];
  expect(of('quarter', facts).at(-1)).toMatchObject({
    period_end: '2025-12-31',
    revenue: 29_300_000,
    operating_income: null,
    is_derived: 1,
  });
  expect(JSON.parse(of('quarter', facts).at(-1)?.marks ?? '')).toEqual({
    revenue: { derivation: 'year less three quarters', rounded_to: 100_000 },
  });
  expect(of('quarter', facts, true)).toHaveLength(3);
});

test('no fourth quarter comes of a year that its quarters do not bear out, or of two quarters', () => {
  const wrong = { ...roundedYear, value: 20_000_000 };
  expect(of('quarter', [...threeQuarters, wrong])).toHaveLength(3);
  expect(of('quarter', [...threeQuarters.slice(1), roundedYear])).toHaveLength(2);
});

test('NGVT: a fourth quarter that another source gives is that one, where a later report changed the parts of the year', () => {
  const ngvt = [
    ...['2025-03-31', '2025-06-30', '2025-09-30'].map((end, i) =>
      bare('sec-quarters', 'revenue', end, [284e6, 365.1e6, 333.1e6][i] ?? 0),
    ),
    bare('sec-annual', 'revenue', '2025-12-31', 1_167_600_000),
  ];
  const fourth = (facts: StatementFact[]) => of('quarter', facts).at(-1)?.revenue;
  expect(fourth(ngvt)).toBe(185_400_000);
  expect(fourth([...ngvt, bare('yahoo-quarters', 'revenue', '2025-12-31', 255_100_000)])).toBe(255_100_000);
});

test('what cannot be under zero is not shown where it is, and a list for staff says so', () => {
  const { periods, doubts } = makePeriods(
    [
      bare('sec-quarters', 'revenue', '2025-09-30', -106_146),
      bare('sec-quarters', 'net_income', '2025-09-30', -5),
      { ...bare('sec-quarters', 'shares_outstanding', '2025-09-30', 0), unit: 'shares' },
    ],
    false,
  );
  expect(periods[0]).toMatchObject({ revenue: null, net_income: -5, shares_outstanding: null });
  expect(JSON.parse(periods[0]?.marks ?? '')).toEqual({
    revenue: { withheld: true },
    shares_outstanding: { withheld: true },
  });
  expect(doubts.map(({ figure }) => figure).toSorted()).toEqual(['revenue', 'shares_outstanding']);
});

test('MDU: three quarters before a revenue under zero are of another version than their year', () => {
  const ends = ['2023-03-31', '2023-06-30', '2023-09-30'];
  const marksBefore = (fourth: number, isFinancial = false) =>
    makePeriods(
      [
        ...ends.map((end, i) => bare('sec-quarters', 'revenue', end, [1_422.9e6, 1_079e6, 991.3e6][i] ?? 0)),
        bare('yahoo-quarters', 'revenue', '2023-12-31', fourth),
        bare('yahoo-quarters', 'assets', '2023-12-31', 1e9),
      ],
      isFinancial,
    ).periods.map(({ marks }) => (JSON.parse(marks ?? '{}') as { revenue?: unknown }).revenue);
  const other = { other_total: true };
  expect(marksBefore(-1_718.7e6)).toEqual([other, other, other, { withheld: true }]);
  expect(marksBefore(-20e6)).toEqual([undefined, undefined, undefined, { withheld: true }]);
  expect(marksBefore(-1_718.7e6, true)[0]).toBeUndefined();
});

test('WBI, TTGT: an equity or assets of nothing are those of a shell, and not shown', () => {
  const { periods } = makePeriods(
    [
      bare('sec-quarters', 'equity', '2024-12-31', 0),
      bare('sec-quarters', 'assets', '2024-12-31', 0),
      bare('sec-quarters', 'liabilities', '2024-12-31', 0),
    ],
    false,
  );
  expect(periods[0]).toMatchObject({ equity: null, assets: null, liabilities: 0 });
});

test('ELVN: a fourth quarter of a year and of nine months of two companies has nothing that is computed', () => {
  const both = (concept: string, months: number, whole: number) => [
    fact(concept, nine, months),
    fact(concept, year, whole),
  ];
  const merged = (wholeResearch: number) =>
    of('quarter', [
      ...both('research', 30e6, wholeResearch),
      ...both('operating_expenses', 45e6, wholeResearch + 10e6),
      ...both('net_income', -45e6, -33e6),
      fact('cash', '..2025-12-31', 4e6),
    ]).at(-1);
  expect(merged(23e6)).toMatchObject({
    research: null,
    operating_expenses: null,
    net_income: null,
    cash: 4e6,
  });
  expect(merged(41e6)).toMatchObject({ research: 11e6, net_income: 12e6 });
});

test('QURE: sources that differ by three times are both left out, unless a third bears one out', () => {
  const balance = (source: string, value: number) =>
    source === 'sec-facts'
      ? fact('assets', '..2025-12-31', value)
      : bare(source, 'assets', '2025-12-31', value);
  const two = [balance('sec-facts', 824_908_000), balance('sec-quarters', 824_908)];
  expect(makePeriods(two, false).doubts).toHaveLength(1);
  expect(of('quarter', two)).toEqual([]);
  const three = [...two, balance('yahoo-quarters', 800_000_000)];
  expect(of('quarter', three)[0]?.assets).toBe(824_908_000);
});

test('a foreign issuer keeps its currency; amounts in a currency that nobody knows make no period', () => {
  const inFrancs = [fact('revenue', q1, 5, '2025-05-01', { unit: 'CHF' })];
  expect(of('quarter', inFrancs)[0]).toMatchObject({ currency: 'CHF', revenue: 5 });
  const { periods, doubts } = makePeriods([fact('revenue', q1, 5, '2025-05-01', { unit: '?' })], false);
  expect(periods).toEqual([]);
  expect(doubts).toMatchObject([{ figure: 'currency' }]);
});

test('twelve months that a source publishes keep its cash, which holds short-term investments', () => {
  const [twelve] = of('twelve_months', [
    bare('yahoo-twelve-months', 'revenue_ttm', '2026-03-31', 14_540_000),
    bare('yahoo-twelve-months', 'cash', '2026-03-31', 168_271_008),
    { ...bare('yahoo-twelve-months', 'eps_ttm', '2026-03-31', 0.95), unit: 'USD/share' },
  ]);
  expect(twelve).toMatchObject({
    revenue: 14_540_000,
    cash_and_investments: 168_271_008,
    cash: null,
    eps_diluted: 0.95,
  });
});

test('operating income is revenue less expenses where other periods bear that out, and nowhere else', () => {
  const filed = [q1, q2, q3].flatMap((span, i) => [
    fact('revenue', span, 10 + i),
    fact('operating_expenses', span, 50),
    ...(i < 2 ? [fact('operating_income', span, i - 40)] : []),
  ]);
  const third = (facts: StatementFact[]) => of('quarter', facts)[2];
  expect(third(filed)).toMatchObject({ operating_income: -38 });
  expect(JSON.parse(third(filed)?.marks ?? '')).toEqual({
    operating_income: { derivation: 'revenue less expenses' },
  });
  const otherCosts = filed.map((f) => (f.concept === 'operating_income' ? { ...f, value: f.value - 20 } : f));
  expect(third(otherCosts)?.operating_income).toBeNull();
});

test('twelve months to the last day of a fiscal year fill what its report does not say, marked', () => {
  const facts = [fact('revenue', year, 400), bare('yahoo-twelve-months', 'net_income_ttm', '2025-12-31', 16)];
  expect(of('year', facts)[0]).toMatchObject({ revenue: 400, net_income: 16, source: 'sec-facts' });
  expect(JSON.parse(of('year', facts)[0]?.marks ?? '')).toEqual({
    net_income: { source: 'yahoo-twelve-months' },
  });
});

test('what is published as free cash flow of twelve months is another figure, and not shown; a gross loss neither', () => {
  const facts = [
    fact('operating_cash_flow', year, 107, '2026-02-26', { form: '10-K' }),
    bare('yahoo-twelve-months', 'free_cash_flow_ttm', '2025-12-31', 66),
    bare('yahoo-twelve-months', 'gross_profit_ttm', '2025-12-31', -93),
  ];
  expect(of('year', facts)[0]).toMatchObject({
    operating_cash_flow: 107,
    free_cash_flow: null,
    gross_profit: null,
  });
  const spent = fact('capital_spending', year, 2, '2026-02-26', { form: '10-K' });
  expect(of('year', [...facts, spent])[0]?.free_cash_flow).toBe(105);
});

test('a year that one extract rounds is as exact as the twelve months that another publishes for its last day', () => {
  const revenueOf = (exact: number) =>
    of('year', [
      bare('sec-annual', 'revenue', '2025-11-30', 18_500_000),
      bare('sec-annual', 'operating_income', '2025-11-30', -20_000_000),
      bare('yahoo-twelve-months', 'revenue', '2025-11-30', exact),
    ]).map(({ revenue, marks }) => [revenue, (JSON.parse(marks ?? '{}') as { revenue?: unknown }).revenue]);
  expect(revenueOf(18_463_012)).toEqual([[18_463_012, { source: 'yahoo-twelve-months' }]]);
  expect(revenueOf(19_100_000)).toEqual([[18_500_000, { rounded_to: 100_000 }]]);
});

test('BUR: what was published of sales is of before twelve months that lost more than was sold, unless a year was filed', () => {
  const twelve = bare('yahoo-twelve-months', 'revenue', '2026-03-31', -1_447.7e6);
  const bur = makePeriods(
    [twelve, bare('yahoo-twelve-months', 'net_income', '2026-03-31', -1_600.4e6)],
    true,
  );
  expect(publishedBeforeLoss(bur)).toEqual(['revenue', 'gross_profit', 'operating_income']);
  const filed = fact('revenue', year, 9.4e6, '2026-03-01', { form: '10-K' });
  expect(publishedBeforeLoss(makePeriods([twelve, filed], true))).toEqual([]);
  expect(publishedBeforeLoss(makePeriods([{ ...twelve, value: 262e6 }], true))).toEqual([]);
});
