import { expect, test } from 'vitest';
import {
  movesInWords,
  nextInWords,
  oldReportsInWords,
  paidInWords,
  revisionPercent,
  shownOfOutlook,
  yearLabel,
} from './words.ts';
import { resultOf } from '#kit/financials/result.ts';

const report = (epsActual: number, epsEstimate: number | null, over2Percent: number | null = null) => ({
  date: '2026-05-05',
  epsActual,
  epsEstimate,
  surprisePercent: null,
  epsYearBefore: null,
  over2Percent,
});

test.each([
  [0.54, 0.4, 'Beat by $0.14'],
  [0.41, 0.43, 'Missed by $0.02'],
  [0.55, 0.55, 'Met'],
  [0.55, null, undefined],
])('%s against %s: %s', (actual, estimate, expected) => {
  expect(resultOf(report(actual, estimate))?.text).toBe(expected);
});

test('what the price did is counted of the reports whose moves are known', () => {
  const moved = [report(1, 0.5, 3), report(1, 0.5, -2), report(0.4, 0.5, -2), report(1, 0.5)];
  expect(movesInWords(moved, true)).toBe(
    'The price rose over the two sessions in 1 of 3, and fell after 1 of the 2 beats.',
  );
  expect(movesInWords([report(1, 0.5)], true)).toBeNull();
});

test.each([
  [[3], ' in 1 of 1, and did not fall after the one beat.'],
  [[-3], ' in 0 of 1, and fell after the one beat.'],
  [[3, 2], ' in 2 of 2, and fell after none of the 2 beats.'],
])('moves of %s after beats: %s', (moves, end) => {
  expect(
    movesInWords(
      moves.map((percent) => report(1, 0.5, percent)),
      true,
    ),
  ).toBe(`The price rose over the two sessions${end}`);
});

test('KC: results of a unit that nobody names are no beats, as the table has none', () => {
  expect(movesInWords([report(-0.31, -0.57, 3.82), report(0.1, -0.72, -2.81)], false)).toBe(
    'The price rose over the two sessions in 1 of 2.',
  );
});

test.each([
  [['2019-02-27', '2016-05-02'], 1, 'No report since Feb 27, 2019 is on record.'],
  [['2024-08-07', '2016-05-02'], 1, null],
  // A later page of a company that reports.
  [['2019-02-27'], 2, null],
  [[], 1, null],
])('reports of %j on page %d beside quotes of July 2026', (days, page, words) => {
  expect(oldReportsInWords({ data: days.map((date) => ({ date })), page }, '2026-07-02')).toBe(words);
});

test('a day that has passed was expected, and is not called next', () => {
  const next = { date: '2026-07-30', isEstimate: true, asOf: '2026-07-02', source: 'yahoo' };
  expect(nextInWords(next, '2026-07-30')).toEqual({
    title: 'Next report',
    text: 'Estimated day, as of Jul 2, 2026; not confirmed by the company.',
  });
  const passed = nextInWords(next, '2026-11-22');
  expect(passed.title).toBe('Report');
  expect(passed.text).toContain('was expected on Jul 30, 2026');
});

test('a fiscal year has its name, or the words for one that is unclear', () => {
  const estimate = (yearEnd: string | null) => ({
    yearEnd,
    eps: 2.45,
    eps30DaysAgo: null,
    eps90DaysAgo: 2.34,
  });
  expect(yearLabel(estimate('2026-12-31'), 'This')).toBe('Year 2026');
  expect(yearLabel(estimate('2027-01-31'), 'This')).toBe('Year to Jan 31, 2027');
  expect(yearLabel(estimate('2026-12-28'), 'This')).toBe('Year to about Dec 28, 2026');
  expect(yearLabel(estimate(null), 'Next')).toBe('Next fiscal year');
  expect(revisionPercent(estimate(null))).toBe(4.7);
  expect(revisionPercent({ ...estimate(null), eps90DaysAgo: -0.1 })).toBeNull();
  expect(revisionPercent({ ...estimate(null), eps: -0.74, eps90DaysAgo: -0.05 })).toBeNull();
});

test('a row of dividends without a figure, and estimates without one, are as good as none', () => {
  const nothing = {
    asOf: '2026-07-02',
    rate: null,
    yieldPercent: null,
    priceDate: null,
    fiveYearYieldPercent: null,
    payoutPercent: null,
    exDate: null,
    lastAmount: null,
    lastDate: null,
    source: 'yahoo',
  };
  const year = { yearEnd: null, eps: null, eps30DaysAgo: null, eps90DaysAgo: 0.1 };
  const estimates = {
    asOf: '2026-07-02',
    thisYear: year,
    nextYear: year,
    raised30Days: null,
    lowered30Days: null,
    analysts: null,
    source: 'yahoo',
  };
  const outlook = { symbol: 'CLRO', next: null, estimates, dividends: nothing };
  expect(shownOfOutlook(outlook)).toEqual({ next: false, estimates: false, dividends: false });
  const paying = { ...nothing, rate: 1.2, lastAmount: 0.3, lastDate: '2026-06-01' };
  expect(paidInWords(paying)).toEqual(['$1.20 a year', 'last paid $0.30 on Jun 1, 2026']);
  const more = { ...estimates, nextYear: { ...year, eps: 0.2 } };
  expect(shownOfOutlook({ ...outlook, estimates: more, dividends: paying })).toEqual({
    next: false,
    estimates: true,
    dividends: true,
  });
});
