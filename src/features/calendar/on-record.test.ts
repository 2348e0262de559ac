import { expect, test } from 'vitest';
import type { CatalystDate, EarningsDate } from '#contract/calendar.ts';
import { firstDates } from './on-record.ts';

const catalyst = (symbol: string, date: string, state: CatalystDate['state'], more = {}): CatalystDate => ({
  id: symbol, symbol, name: `${symbol} Therapeutics Inc.`, sector_name: null, market_cap: 5e8, quote_date: null, date, state,
  group: 'FDA', kind: state === 'computed' ? 'Lock-up end, 180 days' : 'FDA decision date', subject: null, indication: null,
  phase: null, status: null, outcome: null, asOf: null, source: 'x', raw_text_link: null, ...more,
}); // prettier-ignore
const report = (symbol: string, date: string, state: EarningsDate['state']): EarningsDate => ({
  symbol, name: `${symbol} Inc.`, sector_name: null, market_cap: 2e9, quote_date: null, date, state, asOf: null, source: null,
  epsExpected: null, epsExpectedAsOf: null, epsActual: null, revenue: null, revenueGrowth: null, over2Percent: null, last: null,
}); // prettier-ignore

test('FDA dates stand among the first days though they are later, and neither guesses nor ends of periods do', () => {
  const dates = firstDates(
    [report('GUESS', '2026-11-29', 'estimated'), report('REP', '2026-12-02', 'published')],
    [
      catalyst('LOCK', '2026-12-01', 'computed', { subject: 'Offering of 2026-06-04' }),
      catalyst('LATE', '2026-12-05', 'computed'),
      catalyst('SOON', '2026-12-01', 'expected'),
      catalyst('FDA', '2026-12-12', 'set', { subject: 'drug (a code)', indication: 'asthma' }),
    ],
  );
  expect(dates.map(({ symbol, what, about }) => [symbol, what, about])).toEqual([
    ['LOCK', 'Lock-up end', 'Offering of Jun 4, 2026'],
    ['REP', 'Earnings', 'worth $2.00B'],
    ['LATE', 'Lock-up end', ''],
    ['FDA', 'FDA decision date', 'drug, asthma'],
  ]);
});
