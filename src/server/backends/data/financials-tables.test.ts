import { expect, test } from 'vitest';
import { periodOf } from '#tests/fixtures/financials.ts';
import {
  earningsCells,
  earningsHead,
  statementHead,
  statementRows,
  valuationHead,
  valuationRows,
} from './financials-tables.ts';

test('a report fills every column, with no percentage where nobody estimated', () => {
  const report = {
    date: '2026-05-07',
    epsActual: 0.5,
    epsEstimate: null,
    surprisePercent: 160487.1,
    epsYearBefore: 0.4,
  };
  expect(earningsCells(report)).toEqual([
    ...['2026-05-07', 0.5, null, null, null, 0.4],
    ...Array.from({ length: 9 }, () => null),
  ]);
  expect(earningsCells(report)).toHaveLength(earningsHead().length);
});

test('PRQR: announced earnings whose currency nobody names are in no dollars and surprise nobody; statements name their own', () => {
  const report = {
    date: '2024-11-07',
    epsActual: -0.08,
    epsEstimate: -0.14,
    surprisePercent: 42.86,
    epsYearBefore: null,
    revenue: 3.84e6,
    currency: 'EUR',
  };
  const cells = earningsCells(report, 'currency not named');
  const of = new Map(earningsHead('currency not named').map((head, i) => [head, cells[i]]));
  expect([...of.keys()].filter((head) => /^EPS|^Estimate|^Surprise/.test(head)).join()).not.toContain('USD');
  expect(of.get('Surprise (currency not named)')).toBeNull();
  expect(of.get('Surprise (%, as published)')).toBeNull();
  expect(of.get('Currency of statements')).toBe('EUR');
  expect(earningsCells({ ...report, currency: undefined })).toContain('USD');
});

test('a statement has a column for each period, exact amounts, and says where each period comes from', () => {
  const periods = [
    periodOf('2026-03-31', { revenue: 3e6, gross_profit: 1e6, raw_text_link: 'https://www.sec.gov/x' }),
    periodOf('2025-12-31', { revenue: 2_999_999, net_income: 3_400_000, derived: true }),
  ];
  expect(statementHead(periods)).toEqual(['Line', 'Unit', '2026-03-31', '2025-12-31']);
  const rows = new Map(statementRows(periods).map((row) => [row[0], row.slice(1)]));
  expect(rows.get('Revenue')).toEqual(['USD', 3e6, 2_999_999]);
  expect(rows.get('Gross margin')).toEqual(['%', 33.33, null]);
  // Of more than the whole revenue there is no margin, and of no other period either.
  expect(rows.has('Net margin')).toBe(false);
  expect(rows.get('Report')).toEqual(['', 'https://www.sec.gov/x', null]);
  expect(rows.get('Source')).toEqual(['', 'SEC company facts (XBRL)', 'SEC company facts (XBRL)']);
  expect(rows.get('Computed')).toEqual(['', 'no', 'yes']);
  expect(statementRows([])).toEqual([]);
});

test('multiples have two decimals, the price of earnings one, as it has on every page', () => {
  const ends = ['2026-03-31', '2025-12-31', '2025-09-30', '2025-06-30'];
  const periods = ends.map((end) =>
    periodOf(end, { revenue: 1e6, shares_outstanding: 3e6, equity: 7e6, eps_diluted: 0.07 }),
  );
  const none = [null, null];
  const [row] = valuationRows(
    periods,
    {
      symbol: 'ABC',
      range: 'Max',
      from: null,
      to: null,
      source: null,
      adjusted: true,
      bars: {
        date: ['2026-03-30', '2026-03-31'],
        open: none,
        high: none,
        low: none,
        close: [5, 5.01],
        volume: none,
      },
    },
    { name: 'Makers', sic: '3600', shares_outstanding: 100e6 },
  );
  const multiples = new Map(valuationHead.map((head, i) => [head as string, row?.[i]]));
  expect(multiples.get('Price to sales')).toBe(3.76);
  expect(multiples.get('Price to earnings')).toBe(17.9);
});
