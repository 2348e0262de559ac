import { expect, test } from 'vitest';
import type { Ipo } from '#contract/ipo.ts';
import { ipoColumns, ipoSource, ipoValue } from './columns.ts';

const row = (given: Partial<Ipo>): Ipo => ({ id: '1', company_name: 'Acme', ...given });
const keys = (rows: readonly Ipo[]) => ipoColumns(rows).map(({ key }) => key);

test('a column is shown when some row has a value for it, in the usual order', () => {
  expect(keys([row({ price: '10.00', symbol: null }), row({ status: 'priced', market: '' })])).toEqual([
    'company_name',
    'status',
    'price',
  ]);
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
