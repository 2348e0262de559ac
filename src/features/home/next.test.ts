import { expect, test } from 'vitest';
import type { CatalystDate, EarningsDate } from '#contract/calendar.ts';
import { haveAllPassed, laterDates, nextDays, passedWords } from './next.ts';

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

test('nine days are shown at most, and a quiet fortnight none', () => {
  const reports = Array.from({ length: 12 }, (_, i) => report('ABC', `2026-07-${i + 11}`, 1));
  expect(nextDays(reports, []).map(({ date }) => date)).toEqual(
    Array.from({ length: 9 }, (_, i) => `2026-07-${i + 11}`),
  );
  expect(nextDays([], [])).toEqual([]);
});

test('days of an old record are said to have passed only as far as they have', () => {
  const days = nextDays([report('ABC', '2026-07-07', 1), report('ABC', '2026-07-16', 1)], []);
  expect(passedWords(days, '2026-07-17')).toBe('All have passed; what came of them is not on record.');
  expect(passedWords(days, '2026-07-16')).toBe('What came of those that have passed is not on record.');
  expect(passedWords(days, '2026-07-07')).toBe('');
  expect(['2026-07-17', '2026-07-16'].map((today) => haveAllPassed(days, today))).toEqual([true, false]);
  expect(haveAllPassed([], '2026-07-17'), 'of none nothing is past').toBe(false);
});

test('after these days stand the next three FDA dates, each with its drug, without what is in brackets', () => {
  const decision = (symbol: string, date: string, state: CatalystDate['state'] = 'set') => ({
    ...catalyst(symbol, date, state),
    subject: 'DTX401 (pariglasgene)',
    indication: 'Glycogen storage disease (GSDIa)',
    phase: 'BLA (resubmission)',
  });
  const catalysts = [
    decision('SOON', '2026-07-16'),
    decision('ONE', '2026-07-17'),
    decision('LOCK', '2026-07-18', 'computed'),
    decision('TWO', '2026-08-01'),
    decision('THREE', '2026-08-02'),
    decision('FOUR', '2026-08-03'),
  ];
  const later = laterDates(catalysts, '2026-07-16');
  expect(later.map(({ symbol }) => symbol)).toEqual(['ONE', 'TWO', 'THREE']);
  expect(later[0]).toMatchObject({ drug: 'DTX401', about: 'Glycogen storage disease, BLA' });
});
