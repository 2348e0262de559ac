import { expect, test } from 'vitest';
import type { Outlook } from '#contract/expectations.ts';
import { companyOf, figuresOf, glue } from '#tests/fixtures/company.ts';
import {
  inflowInWords,
  dividendFigure,
  ownedFigures,
  reportFigure,
  quartersInWords,
  statementsTo,
  statisticsOf,
} from './company-figures.ts';

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

test('a company of which nothing is known has fourteen times N/A', () => {
  expect(statisticsOf(nothing).map(({ text }) => text)).toEqual(Array(14).fill('N/A'));
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

test.each([
  [0.04, 'Under 0.1 quarters'],
  [1, '1.0 quarter'],
  [4.883, '4.9 quarters'],
  [41, 'Over 10 years'],
])('a runway of %d quarters is written: %s', (quarters, words) => {
  expect(quartersInWords(quarters)).toBe(words);
});

test('statements go to the day of the newest figure, not to that of the cash', () => {
  const amount = { value: 1, currency: 'USD', period_end: '2025-06-30', source: 'sec-facts' };
  const cash = { ...amount, with_investments: false };
  expect(statementsTo(figuresOf({ cash, assets: { ...amount, period_end: '2025-12-31' } }))).toBe(
    '2025-12-31',
  );
  expect(statementsTo(figuresOf())).toBeUndefined();
});

test('float, short interest and holders follow with their days; what is not on record is left out', () => {
  const dated = {
    ...glue,
    float_shares: 36.49e6,
    float_as_of: '2026-06-27',
    Insider_Ownership_Percent: 16.6,
    institutionalOwnership: null,
    ownership_as_of: '2026-06-27',
  };
  const settled = { settlement: '2026-06-15', percentOfFloat: 26.6, daysToCover: null };
  const short = { settlements: [settled] } as unknown as Parameters<typeof ownedFigures>[1];
  expect(ownedFigures(dated, short).map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Float, Jun 27: 36.49M',
    'Short of float, Jun 15: 26.60%',
    'Insiders, Jun 27: 16.60%',
  ]);
  expect(ownedFigures({ ...dated, float_as_of: null, ownership_as_of: null }, null)).toEqual([]);
  // ONMD: hardly any is still some.
  const hardly = { settlements: [{ ...settled, daysToCover: 0.001 }] } as unknown as typeof short;
  expect(ownedFigures(dated, hardly).map(({ text }) => text)).toContain('under 0.01');
});

test('a report is the next one until its day has passed, and says whose day it is; a yield has the day of its price', () => {
  const outlook = {
    next: { date: '2026-08-13', isEstimate: true },
    dividends: { yieldPercent: 3.2, priceDate: '2026-07-02' },
  } as unknown as Outlook;
  const told = [...reportFigure(outlook, '2026-08-13'), ...dividendFigure(outlook)];
  expect(told.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Next report, estimated: Aug 13, 2026',
    'Dividend yield, Jul 2: 3.20%',
  ]);
  expect(reportFigure(outlook, '2026-08-14')[0]?.label).toBe('Report was due, estimated');
  expect([...reportFigure(null, '2026-08-14'), ...dividendFigure(undefined)]).toEqual([]);
});

test('quarters that brought cash in are counted in words, and none is not mentioned', () => {
  expect(inflowInWords({ quarters_with_inflow: 1 })).toBe('one of the four quarters brought cash in');
  expect(inflowInWords({ quarters_with_inflow: 0 })).toBeUndefined();
});
