import { expect, test } from 'vitest';
import type { Ipo } from '#contract/ipo.ts';
import { emptyTogether, ipoColumns, ipoSource, ipoValue, notYet } from './columns.ts';

const row = (given: Partial<Ipo>): Ipo => ({ id: '1', company_name: 'Acme', ...given });
const keys = (rows: readonly Ipo[]) => ipoColumns(rows).map(({ key }) => key);

test('a column is shown when some row has a value for it, in the usual order', () => {
  expect(keys([row({ price: '10.00', symbol: null }), row({ status: 'priced', market: '' })])).toEqual([
    'company_name',
    'status',
    'price',
  ]);
});

test('what the page says of all rows has no column', () => {
  const rows = [row({ status: 'priced', amended_on: '2026-06-10', last_sale: 4 })];
  expect(ipoColumns(rows, ['status', 'amended_on']).map(({ key }) => key)).toEqual([
    'company_name',
    'last_sale',
  ]);
});

test('what the market does not say yet is said once, in words, over all its columns', () => {
  const whole = { last_sale: 4, market_cap: 5, first_close: 3, since_first: 33 };
  const columns = ipoColumns([row(whole)]);
  const said = (given: Partial<Ipo>) => {
    const empty = emptyTogether(row(given), columns);
    return empty && `${empty.keys.length} ${empty.words}`;
  };
  expect(said({ status: 'filed' })).toBe('4 not traded yet');
  expect(said({ status: 'withdrawn' })).toBe('4 never traded');
  expect(said({ status: 'priced' })).toBe('4 no quote on record');
  expect(said({ status: 'priced', last_sale: 10, company_type: 'blank_check' })).toBe('3 blank check');
  expect(said({ status: 'priced', last_sale: 10, market_cap: 9 })).toBe('2 not on record');
  expect(said({ status: 'priced', ...whole })).toBeNull();
  expect(said({ status: 'priced', first_close: 3, since_first: 33 })).toBeNull();
});

test('an offering that is only filed has no symbol yet, and no amendment', () => {
  expect(['symbol', 'amended_on', 'market'].map((key) => notYet(row({ status: 'filed' }), key))).toEqual([
    'not yet',
    'none',
    undefined,
  ]);
  expect(notYet(row({ status: 'priced' }), 'symbol')).toBeUndefined();
  expect(notYet(row({ status: 'filed', symbol: 'DPC' }), 'symbol')).toBeUndefined();
});

test('the source has a column where the rows have several', () => {
  expect(keys([row({ source: 'SEC EDGAR' }), row({ source: 'SEC EDGAR' })])).toEqual(['company_name']);
  expect(keys([row({ source: 'SEC EDGAR' }), row({ source: 'Nasdaq' })])).toEqual(['company_name', 'source']);
});

test('what a source brings beside them follows, named after its key; links and ids are no columns', () => {
  const columns = ipoColumns([row({ lead_manager: 'Bank', employees: 12, raw_text_link: 'https://x' })]);
  expect(columns.slice(1)).toEqual([
    { key: 'lead_manager', head: 'Lead manager', numeric: false },
    { key: 'employees', head: 'Employees', numeric: true },
  ]);
});

test.each([
  ['date', '2024-06-07', 'Jun 7, 2024'],
  ['amount', 12_500_000, '$12.50M'],
  ['market_cap', 2_134_824_279, '$2.13B'],
  ['last_sale', 24.35, '$24.35'],
  ['first_close', 22, '$22.00'],
  ['since_first', 10.68, '+10.68%'],
  ['shares', 1_390_000, '1.39M'],
  ['price', 4, '4.00'],
  ['price', '4.00-6.00', '4.00-6.00'],
  ['status', 'priced', 'Priced'],
  ['symbol', null, 'N/A'],
  ['symbol', '', 'N/A'],
  ['company_name', 'DEEP FISSION, INC.', 'Deep Fission, Inc.'],
  ['company_name', 'BIOAGE LABS II CO', 'Bioage Labs II Co'],
  ['company_name', 'IBM', 'IBM'],
  ['company_name', 'eToro Group LTD', 'eToro Group LTD'],
])('%s %s reads %s', (key, value, text) => {
  expect(ipoValue(key, value)).toBe(text);
});

test('the specified source is named where every row is its own, and nowhere else', () => {
  const theirs = row({ source: 'Renaissance Capital' });
  expect(ipoSource([theirs, theirs])).toBe('Renaissance Capital');
  for (const rows of [[], [theirs, row({ source: 'SEC EDGAR' })], [row({})]])
    expect(ipoSource(rows)).toBe('Nasdaq IPO calendar and SEC EDGAR');
});
