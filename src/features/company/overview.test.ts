import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Company } from '#contract/company.ts';
import type { DatedAmount } from '#contract/company-figures.ts';
import { companyOf, figuresOf, glue } from '#tests/fixtures/company.ts';
import { composeOverview, describeCompany } from './overview.ts';

test('listing, industry, size, and place in the year make a paragraph', () => {
  expect(composeOverview(glue)).toBe(
    'Monte Rosa Therapeutics Inc. trades on NASDAQ as GLUE, came to market in 2021 and files with the SEC under biological ' +
      'products (SIC 2836). At $24.21 a share its market value is $2.05B; the price is at 94% of its 52-week high of $25.77.',
  );
});

test('of a blank check it says what that is, and the assets of its last balance where they are on record', () => {
  const blank = { ...glue, sic: '6770', company_type: 'blank_check' } as const;
  expect(composeOverview({ ...blank, figures: figuresOf({}) })).toContain(
    'It is a blank check, which has no business of its own until it merges with one.',
  );
  const assets = {
    value: 226_232_501,
    currency: 'USD',
    period_end: '2025-09-30',
    source: 'sec-facts',
  } satisfies DatedAmount;
  expect(composeOverview({ ...blank, figures: figuresOf({ assets }) })).toContain(
    'until it merges with one; on Sep 30, 2025 it had assets of $226.2M.',
  );
  expect(composeOverview(glue)).not.toContain('blank check');
});

test('what is unknown is not spoken of', () => {
  expect(composeOverview(companyOf({ symbol: 'ABC' }))).toBe('ABC Inc. has the ticker ABC.');
});

test('a foreign company is named with its country, and no industry is made up', () => {
  const text = composeOverview(
    companyOf({ symbol: 'ABC', market: 'NYSE', country: 'United Kingdom', ipo_year: 2020 }),
  );
  expect(text).toMatch(
    /^ABC Inc\., a company of the United Kingdom, (is listed on NYSE under|trades on NYSE as) ABC and came to market in 2020\.$/,
  );
});

test.each<[Partial<Company>, RegExp]>([
  [{ last_sale: 25.77 }, /at its 52-week high\./],
  [{ last_sale: 25.76 }, /just below its 52-week high of \$25\.77\./],
  [{ last_sale: 4.12 }, /at its 52-week low, below a high of \$25\.77\./],
  [{ last_sale: 0.02, week52low: 0.01 }, /under 1% of its 52-week high/],
])('the place of the price in its year: %j', (known, words) => {
  expect(composeOverview({ ...glue, ...known })).toMatch(words);
});

test('a range that does not hold the price is not mentioned', () => {
  expect(composeOverview({ ...glue, last_sale: 30 })).not.toContain('52-week');
});

test('companies read differently, each always the same', () => {
  const openings = ['AAA', 'BBB', 'CCC', 'DDD', 'EEE'].map((symbol) =>
    composeOverview({ ...glue, symbol, name: 'X' }).replaceAll(symbol, ''),
  );
  expect(new Set(openings).size).toBeGreaterThan(1);
});

test('no paragraph has a hole, a doubled blank or a value that is not known', () => {
  const maybe = fc.option(fc.double({ min: 0.0001, max: 1e12, noNaN: true }));
  fc.assert(
    fc.property(
      maybe,
      maybe,
      maybe,
      maybe,
      fc.stringMatching(/^[A-Z]{1,5}$/),
      (last_sale, market_cap, week52low, week52high, symbol) => {
        const known = { symbol, last_sale, market_cap, week52low, week52high, pre_close: null };
        const text = composeOverview({ ...glue, ...known });
        expect(text).not.toMatch(/ {2}|N\/A|null|undefined|NaN| [.,;]|\.\./);
        expect(text).toMatch(/\.$/);
      },
    ),
  );
});

test('the description has the figures of the day, and only those that are known', () => {
  expect(describeCompany(glue)).toBe(
    'Monte Rosa Therapeutics Inc. (NASDAQ: GLUE) · $24.21 at the close of Jul 2, 2026, up 0.79% · market cap $2.05B · chart, statistics and SEC filings',
  );
  expect(describeCompany(companyOf({ symbol: 'ABC' }))).toBe(
    'ABC Inc. (ABC) · chart, statistics and SEC filings',
  );
});
