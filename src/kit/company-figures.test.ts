import { expect, test } from 'vitest';
import { companyOf, glue } from '#tests/fixtures/company.ts';
import { statisticsOf, stripOf } from './company-figures.ts';

const nothing = companyOf({ symbol: 'ABC' });

test('the statistics are fourteen rows in the specified order', () => {
  expect(statisticsOf(glue).map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Open: $23.56',
    'Previous close: $24.02',
    'Day range: $23.22 – $25.22',
    '52-week range: $4.12 – $25.77',
    'Volume: 1.39M',
    'Market cap: $2,045.25M',
    'Shares outstanding: 84.48M',
    'Change: +$0.19',
    'Change, percent: +0.79%',
    'Market: NASDAQ',
    'Sector: Life Sciences',
    'Industry: Biological products (no diagnostic substances)',
    'IPO year: 2021',
    'Country: United States',
  ]);
});

test('a company of which nothing is known has fourteen times N/A, and six times in the strip', () => {
  expect(statisticsOf(nothing).map(({ text }) => text)).toEqual(Array(14).fill('N/A'));
  expect(stripOf(nothing).map(({ text }) => text)).toEqual(Array(6).fill('N/A'));
});

test('half a range is no range', () => {
  expect(statisticsOf({ ...glue, daylow: null })[2]?.text).toBe('N/A');
});

test('a falling price keeps its minus, an unchanged one has no sign', () => {
  const texts = (net_change: number, change_pre: number) =>
    statisticsOf({ ...glue, net_change, change_pre })
      .slice(7, 9)
      .map(({ text }) => text);
  expect(texts(-0.5, -2.1)).toEqual(['−$0.50', '−2.10%']);
  expect(texts(0, 0)).toEqual(['$0.00', '0.00%']);
});

test('the strip tells how long the cash lasts, and the day of the last earnings', () => {
  expect(stripOf(glue).slice(3)).toEqual([
    { label: 'Cash, last report', text: '$130.00M' },
    { label: 'Cash against operating loss', text: '29 months', detail: 'at $54.00M a year' },
    { label: 'Last EPS, May 7', text: '−$0.45', detail: 'expected −$0.38' },
  ]);
});

test.each([
  [1e6, -300e6, 'Under 1 month'],
  [1e6, -12e6, '1 month'],
  [900e6, -1e6, 'Over 10 years'],
])('cash of %d against %d a year lasts: %s', (cash, operating_income, words) => {
  expect(stripOf({ ...glue, cash, operating_income })[4]?.text).toBe(words);
});

test('without a loss, or without knowing it, earnings per share stand in place of the runway', () => {
  for (const known of [
    { operating_income: 5e6 },
    { operating_income: 0 },
    { operating_income: null },
    { cash: null },
  ])
    expect(stripOf({ ...glue, ...known })[4]).toEqual({ label: 'EPS, 12 months', text: '−$1.48' });
});

test('earnings of another year than the quote say their year; an unknown estimate is not mentioned', () => {
  const last_earnings = { date: '2025-11-06', epsActual: 0.1, epsEstimate: null };
  expect(stripOf({ ...glue, last_earnings })[5]).toEqual({ label: 'Last EPS, Nov 6, 2025', text: '$0.10' });
});
