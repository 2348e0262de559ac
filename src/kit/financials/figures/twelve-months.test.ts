import { describe, expect, test } from 'vitest';
import { periodOf } from '#tests/fixtures/financials.ts';
import { rollingTwelveMonths, twelveMonthsTo } from './twelve-months.ts';

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

test('MKZR, OPRT, VERU: no part of a balance stands beside less of the whole, of another source', () => {
  const rolled = (filed: object, published: object) =>
    rollingTwelveMonths([
      { ...periodOf('2025-12-31', filed), source: 'sec-quarters' },
      periodOf('2025-12-31', { kind: 'twelve_months', revenue: 17.4e6, ...published }),
    ])[0];
  const debts = rolled({ long_term_debt: 145.6e6 }, { debt: 144.7e6 });
  expect(debts).toMatchObject({ long_term_debt: null, debt: 144.7e6 });
  expect(debts?.marks).not.toHaveProperty('long_term_debt');
  expect(rolled({ long_term_debt: 145.6e6 }, { debt: 145.55e6 })?.long_term_debt).toBe(145.6e6);
  const cash = (filed: number, published: number) =>
    rolled({ cash: filed }, { cash_and_investments: published });
  expect(cash(105.5e6, 104.3e6)).toMatchObject({ cash: null, cash_and_investments: 104.3e6 });
  expect(cash(15.8e6, 2.5e6)).toMatchObject({ cash: 15.8e6, cash_and_investments: null });
  expect(cash(2.5e6, 15.8e6)).toMatchObject({ cash: 2.5e6, cash_and_investments: 15.8e6 });
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
