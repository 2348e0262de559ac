import { expect, test } from 'vitest';
import type { FinancialPeriod } from '#contract/financials.ts';
import { periodOf } from '#tests/fixtures/financials.ts';
import { companyFigures } from './company.ts';
import { marginsOf, otherMonthsOf } from './margins.ts';
import { publishedOf } from './screened-published.ts';

const partsOf = (...periods: FinancialPeriod[]) => {
  const beside = { asOf: '2026-07-02', periods, fundamentals: null, sharesToday: null, price: null };
  const { figures } = companyFigures({
    ...beside,
    lastReport: null,
    isAbroad: false,
    isReceipt: false,
    isFinancial: false,
  });
  return { ...beside, figures, publishedInDollars: true, doubted: new Set<string>(), ebitda: null };
};

test('ANDG: a margin of older twelve months than the revenue says to which day they are', () => {
  const parts = partsOf(
    periodOf('2026-03-31', { kind: 'twelve_months', revenue: 871.4e6, gross_profit: 227.9e6 }),
    periodOf('2025-12-31', { kind: 'year', revenue: 838.7e6, operating_income: -135.3e6 }),
  );
  const margins = marginsOf(parts, publishedOf(parts));
  expect(margins.operating_margin).toBeCloseTo(-16.13, 2);
  expect(margins.gross_margin).toBeCloseTo(26.15, 2);
  expect(otherMonthsOf(parts, margins)).toEqual({ margins_to: { operating_margin: '2025-12-31' } });
});

test('TRS: a year that is not the sum of its quarters makes no margin of what these add up to, but of its own part', () => {
  const ends = ['2025-12-31', '2025-09-30', '2025-06-30', '2025-03-31'];
  const quarters = ends.map((end) => periodOf(end, { net_income: 30e6, operating_income: 10e6 }));
  const marks = { revenue: { other_total: true } } as const;
  const year = periodOf('2025-12-31', { kind: 'year', revenue: 645.7e6, operating_income: 41.3e6 });
  const marginsBeside = (given: Partial<FinancialPeriod>) => {
    const parts = partsOf({ ...year, ...given }, ...quarters);
    return marginsOf(parts, publishedOf(parts));
  };
  expect(marginsBeside({ marks }).net_margin).toBeNull();
  expect(marginsBeside({ marks }).operating_margin).toBeCloseTo(6.4, 1);
  expect(marginsBeside({}).net_margin).toBeCloseTo(18.6, 1);
});

test('LOOP: a margin of older months in which twice as much was sold, or half, is none beside the newest revenue', () => {
  const netBeside = (revenue: number) => {
    const parts = partsOf(
      periodOf('2026-02-28', { kind: 'year', revenue }),
      periodOf('2025-11-30', { kind: 'twelve_months', revenue: 11.1e6, net_income: -2.7e6 }),
    );
    return marginsOf(parts, publishedOf(parts)).net_margin;
  };
  expect(netBeside(9e6)).toBeCloseTo(-24.3, 1);
  expect(netBeside(0.5e6)).toBeNull();
  expect(netBeside(23e6)).toBeNull();
});
