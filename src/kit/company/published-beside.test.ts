import { expect, test } from 'vitest';
import { figuresOf } from '#tests/fixtures/company.ts';
import { publishedBeside, publishedFiguresOf } from './published-beside.ts';

const amount = (value: number, currency = 'USD') => ({
  value,
  currency,
  period_end: '2026-03-31',
  source: 'sec',
});

test('MFIC: what the screener has and no headline is as published, and named on the page', () => {
  const figures = figuresOf({ equity: amount(1_307_261_000) });
  const company = {
    figures,
    revenue: 194e6,
    net_income: 63e6,
    operating_income: null,
    equity: 1_307_261_000,
    eps_ttm: 0.79,
  };
  expect(publishedBeside(company)).toEqual([
    { name: 'revenue', value: 194e6 },
    { name: 'net_income', value: 63e6 },
    { name: 'eps_ttm', value: 0.79 },
  ]);
  expect(publishedFiguresOf(company).map(({ label, text }) => `${label} ${text}`)).toEqual([
    'Revenue $194M',
    'Net income $63M',
    'EPS $0.79',
  ]);
});

test('what a statement has in another currency is not taken for published', () => {
  expect(publishedBeside({ figures: figuresOf({ revenue: amount(75, 'EUR') }), revenue: null })).toEqual([]);
  expect(publishedBeside({ figures: null, revenue: 5e6 })).toEqual([]);
});
