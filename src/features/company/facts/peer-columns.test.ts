import { expect, test } from 'vitest';
import type { Peer, Peers } from '#contract/company-facts.ts';
import {
  asPublished,
  columnsOf,
  otherCashDays,
  otherRunwayDays,
  otherCurrencies,
  otherMarginMonths,
} from './peer-columns.ts';

const peer = (given: Partial<Peer> & { symbol: string }): Peer => ({
  name: given.symbol, market_cap: 1e9, last_sale: 2, change_pre: 1, change_year: null, revenue: null, growth: null,
  gross_margin: null, operating_margin: null, price_sales: null, enterprise_sales: null, cash: null, cash_end: null,
  net_cash: null, short_percent: null, runway_quarters: null, runway_needed: null, period_end: null, ...given,
}); // prettier-ignore
const shown = (data: Peer[], head: string) =>
  columnsOf(data)
    .find((column) => column.head === head)
    ?.textOf(data[0] as Peer);

test('a column that no company has is left out', () => {
  const heads = columnsOf([peer({ symbol: 'A' }), peer({ symbol: 'B', price_sales: 2 })]).map(
    ({ head }) => head,
  );
  expect(heads).toEqual(['Market cap', 'Price', 'Change', 'P/S']);
});

test('a runway is told in the words of the company’s own page', () => {
  const runway = (runway_quarters: number | null, runway_needed = true) =>
    shown([peer({ symbol: 'A', runway_quarters, runway_needed })], 'Runway');
  expect([runway(1515.9), runway(1), runway(0.04), runway(null, false)]).toEqual([
    'Over 10 years',
    '1.0 quarter',
    'Under 0.1 quarters',
    'not needed',
  ]);
});

test('CIVB, ILPT: amounts and what lies in their middle are no finer than the rows that they are of are known', () => {
  const named = { period_end: '2026-03-31' };
  const data = [
    peer({ symbol: 'CIVB', revenue: 255e6, known_to: { revenue: 1e6 } }),
    peer({ symbol: 'ACNB', revenue: 191_800_000, known_to: { revenue: 1e5 }, ...named }),
    peer({ symbol: 'BWB', revenue: 293_946_000, ...named }),
  ];
  const revenue = columnsOf(data).find(({ head }) => head === 'Revenue');
  const middle = (rows: Peer[], value: number) =>
    revenue?.medianOf?.({ revenue: value } as NonNullable<Peers['median']>, rows);
  expect(data.map((row) => revenue?.textOf(row))).toEqual(['$255M', '$191.8M', '$293.95M']);
  expect(middle(data, 255e6)).toBe('$255M');
  expect(middle([...data, peer({ symbol: 'ILPT', revenue: 449_123_000, ...named })], 274_473_000)).toBe(
    '$274M',
  );
  expect(
    middle([...data.slice(1), peer({ symbol: 'ILPT', revenue: 449_123_000, ...named })], 293_946_000),
  ).toBe('$293.95M');
});

test('HZO: a margin or a growth that rounds to nothing has no sign', () => {
  const of = (given: Partial<Peer>, head: string) => shown([peer({ symbol: 'HZO', ...given })], head);
  expect(of({ operating_margin: -0.003 }, 'Operating')).toBe('0.0%');
  expect(of({ operating_margin: -0.06 }, 'Operating')).toBe('−0.1%');
  expect(of({ growth: 0.04 }, 'Growth')).toBe('0.0%');
  expect(of({ growth: 0.06 }, 'Growth')).toBe('+0.1%');
});

test('multiples have a true minus, and small ones two decimals', () => {
  expect(shown([peer({ symbol: 'A', enterprise_sales: -7.83 })], 'EV/S')).toBe('−7.8×');
  expect(shown([peer({ symbol: 'A', price_sales: 0.047 })], 'P/S')).toBe('0.05×');
});

test('cash of another day than the period of its row is named', () => {
  const at = (symbol: string, cash_end: string | null) =>
    peer({ symbol, cash: 1e6, cash_end, period_end: '2026-03-31' });
  expect(otherCashDays([at('A', '2026-03-31')])).toBe('');
  expect(otherCashDays([at('A', '2025-12-31'), at('B', '2026-03-31'), at('C', '2025-09-30')])).toBe(
    ' Cash of another day: A Dec 2025, C Sep 2025.',
  );
});

test('HTLM: cash and revenue as published are known to a million, and said to have no period', () => {
  const published = peer({ symbol: 'HTLM', cash: 27e6, known_to: { cash: 1e6 }, cash_end: null });
  const dated = peer({ symbol: 'RH', cash: 43.09e6, cash_end: '2025-11-01', period_end: '2025-11-01' });
  expect(shown([published], 'Cash')).toBe('$27M');
  expect(shown([dated], 'Cash')).toBe('$43.09M');
  expect(asPublished([dated])).toBe('');
  expect(asPublished([published, dated, peer({ symbol: 'B', revenue: 60e6 })])).toBe(
    ' As published, without its period: revenue of B; cash of HTLM.',
  );
  expect(otherCashDays([published])).toBe('');
});

test('REE: a runway that is counted from another day than the cash beside it is named', () => {
  const at = (symbol: string, runway_end: string | null, given: Partial<Peer> = {}) =>
    peer({ symbol, cash: 1e6, cash_end: '2025-12-31', period_end: '2025-12-31', runway_end, ...given });
  expect(otherRunwayDays([at('A', '2025-12-31'), at('B', null)])).toBe('');
  // NFGC’s cash is in another currency, and not beside it.
  expect(
    otherRunwayDays([at('REE', '2025-06-30'), at('NFGC', '2025-12-31', { cash: null, cash_end: null })]),
  ).toBe(' Runway of another day: REE Jun 2025.');
});

test('ANDG, VRME: margins of other months than the period of their row are named with their own', () => {
  const of = (symbol: string, given: Partial<Peer>) => peer({ symbol, period_end: '2026-03-31', ...given });
  expect(otherMarginMonths([of('A', { gross_margin: 26 })])).toBe('');
  expect(
    otherMarginMonths([
      of('ANDG', { operating_margin: -16.1, margins_to: { operating_margin: '2025-12-31' } }),
      of('VRME', {
        gross_margin: 34.9,
        margins_to: { gross_margin: '2025-09-30', operating_margin: '2025-06-30' },
      }),
    ]),
  ).toBe(' Margins of other months: ANDG operating Dec 2025, VRME gross Sep 2025.');
});

test('sales published with the quotes are no finer than a million and of no named period', () => {
  const published = peer({ symbol: 'A', revenue: 539e6, known_to: { revenue: 1e6 } });
  expect([shown([published], 'Revenue'), shown([published], 'Period to')]).toEqual(['$539M', 'not named']);
  const stated = peer({ symbol: 'A', revenue: 539e6, period_end: '2026-03-31' });
  expect([shown([stated], 'Revenue'), shown([stated], 'Period to')]).toEqual(['$539.00M', 'Mar 2026']);
});

test('revenue in another currency is named, since growth and margins without a revenue are of it', () => {
  const data = [
    peer({ symbol: 'A', revenue: 1e6, gross_margin: 40 }),
    peer({ symbol: 'B', gross_margin: 30 }),
    peer({ symbol: 'C' }),
  ];
  expect(otherCurrencies(data)).toBe(
    ' Not in dollars, and left out: revenue of B, in whose currency growth and margins are.',
  );
  expect(otherCurrencies(data.slice(0, 1))).toBe('');
});
