import { expect, test } from 'vitest';
import type { CatalystDate, EarningsDate } from '#contract/calendar.ts';
import { nextDays } from './next.ts';

const report = (
  symbol: string,
  date: string,
  market_cap: number,
  state: EarningsDate['state'] = 'published',
) => ({ symbol, name: `${symbol} Inc.`, date, market_cap, state }) as EarningsDate;
const catalyst = (symbol: string, date: string, state: CatalystDate['state']) =>
  ({ symbol, name: `${symbol} Inc.`, date, market_cap: 1, state }) as CatalystDate;

test('only firm dates stand there, by day: FDA dates first, then reports, the largest company first', () => {
  const reports = [
    report('BIG', '2026-07-07', 9),
    report('MID', '2026-07-07', 5),
    report('LOW', '2026-07-07', 1),
    report('GUESS', '2026-07-07', 99, 'estimated'),
    report('SOON', '2026-07-06', 1),
  ];
  const catalysts = [
    catalyst('LOCK', '2026-07-07', 'computed'),
    catalyst('FDA', '2026-07-07', 'set'),
    catalyst('WINDOW', '2026-07-07', 'expected'),
    catalyst('TRIAL', '2026-07-07', 'registered'),
  ];
  expect(nextDays(reports, catalysts)).toEqual([
    { date: '2026-07-06', shown: [{ symbol: 'SOON', name: 'SOON', what: 'Earnings' }], more: 0 },
    {
      date: '2026-07-07',
      shown: [
        { symbol: 'FDA', name: 'FDA', what: 'FDA date' },
        { symbol: 'BIG', name: 'BIG', what: 'Earnings' },
        { symbol: 'MID', name: 'MID', what: 'Earnings' },
        { symbol: 'LOW', name: 'LOW', what: 'Earnings' },
      ],
      more: 1,
    },
  ]);
});

test('six days are shown at most, and a quiet fortnight none', () => {
  const reports = Array.from({ length: 9 }, (_, i) => report('ABC', `2026-07-0${i + 1}`, 1));
  expect(nextDays(reports, []).map(({ date }) => date)).toEqual(
    ['01', '02', '03', '04', '05', '06'].map((day) => `2026-07-${day}`),
  );
  expect(nextDays([], [])).toEqual([]);
});
