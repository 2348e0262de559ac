import { expect, it } from 'vitest';
import { readyScreens } from './ready-screens.ts';
import { sentenceOf } from './sentence.ts';
import { readScreener } from './url.ts';

const said = (query: string, names = {}) => sentenceOf(readScreener(new URLSearchParams(query)).state, names);

it.each([
  [
    'sic=2834&sic=2836&size=..500M&profitable=12+months&above_low=..15',
    'Companies of Pharma and SIC 2836 under $500M, within 15% of the 52-week low, profitable over 12 months.',
  ],
  ['sector=Finance&price_book=..1', 'Finance companies under 1 times book value.'],
  [
    'market_cap=50M..300M&short_float=20..',
    'Companies of $50M to $300M, with 20% and more of the float sold short.',
  ],
  ['company_type=operating&company_type=reit', 'Companies, operating company or REIT.'],
  ['company_type=operating&above_low=..15', 'Operating companies within 15% of the 52-week low.'],
  [
    'sector=Life+Sciences&runway=..4&catalyst_days=..61',
    'Life Sciences companies with cash for under 4 quarters, with a catalyst within 60 days.',
  ],
  ['price_earnings=..10&dollar_volume=250K..', 'Companies trading at least $250K, under 10 times earnings.'],
  ['shares_change=20..', 'Companies with 20% and more shares than a year ago.'],
  ['market_cap=50M..300M&volume=500K..', 'Companies of $50M to $300M, trading at least 500K shares.'],
  [
    'volume_avg=100K..&latest_rsi=..30',
    'Companies trading at least 100K shares a session, with an RSI under 30.',
  ],
  [
    'last_sale=0.1..&change_pre=..-10',
    'Companies at $0.10 a share and more, down more than 10% in the session.',
  ],
  [
    'change_250=100..&above_sma=0..',
    'Companies up 100% and more over 250 sessions, above the average of 50 sessions.',
  ],
  [
    'ipo_year=2025..&shares_outstanding=..10M',
    'Companies listed in 2025 or later, with under 10M shares outstanding.',
  ],
  ['shares_change=..-3', 'Companies with at least 3% fewer shares than a year ago.'],
  ['shares_change=-3..3', 'Companies with Share Count, 1 Year −3% to 3%.'],
  ['company_type=blank_check', 'Blank checks.'],
  ['sector=Finance&company_type=reit', 'Finance companies, REIT.'],
  ['report_days=..15&symbol=bio', 'Companies due to report within 14 days, with “bio” in symbol or name.'],
  ['market=NYSE&market=NASDAQ', 'Companies listed on NYSE or NASDAQ.'],
])('%s is said as: %s', (query, sentence) => {
  expect(said(query, { '2834': 'Pharma' })).toBe(sentence);
});

it('says nothing of a screen that narrows nothing, and one sentence of every ready-made one', () => {
  expect(said('view=growth')).toBeNull();
  for (const { query } of readyScreens) expect(said(query)).toMatch(/^[A-Z].*[^.]\.$/);
  // In words: none of them falls back on the name of a field with an amount.
  for (const { query } of readyScreens) expect(said(query)).not.toMatch(/\d\+/);
});
