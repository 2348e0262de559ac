import { expect, test } from 'vitest';
import { periodOf } from '#tests/fixtures/financials.ts';
import { companyFigures } from './company.ts';
import { marginsOf, otherMonthsOf } from './margins.ts';
import { publishedOf } from './screened-published.ts';

test('ANDG: a margin of older twelve months than the revenue says to which day they are', () => {
  const beside = {
    asOf: '2026-07-02',
    periods: [
      periodOf('2026-03-31', { kind: 'twelve_months', revenue: 871.4e6, gross_profit: 227.9e6 }),
      periodOf('2025-12-31', { kind: 'year', revenue: 838.7e6, operating_income: -135.3e6 }),
    ],
    fundamentals: null,
    sharesToday: null,
    price: null,
  };
  const { figures } = companyFigures({
    ...beside,
    lastReport: null,
    isAbroad: false,
    isReceipt: false,
    isFinancial: false,
  });
  const parts = { ...beside, figures, publishedInDollars: true, doubted: new Set<string>(), ebitda: null };
  const margins = marginsOf(parts, publishedOf(parts));
  expect(margins.operating_margin).toBeCloseTo(-16.13, 2);
  expect(margins.gross_margin).toBeCloseTo(26.15, 2);
  expect(otherMonthsOf(parts, margins)).toEqual({ margins_to: { operating_margin: '2025-12-31' } });
});
