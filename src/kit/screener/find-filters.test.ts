import { expect, it } from 'vitest';
import { screenerFields } from '#contract/screener-fields.ts';
import { findFilters } from './find-filters.ts';

const found = (search: string) => findFilters(screenerFields, search).map(({ name }) => name);

it.each([
  ['cheap', ['price_earnings', 'price_sales', 'price_book', 'ev_sales', 'net_cash', 'above_low']],
  ['near low', ['above_low']],
  ['dilution', ['shares_change', 'shares_outstanding']],
  ['short squeeze', ['short_float', 'days_to_cover']],
  ['profitable', ['profitable', 'net_income', 'profitable_quarters', 'return_on_equity']],
  ['insider buying', ['insider_purchases']],
  ['SPAC', ['company_type']],
  ['burn', ['runway', 'free_cash_flow', 'operating_cash_flow']],
  ['eps', []],
])('“%s” finds what it means', (search, names) => {
  expect(found(search)).toEqual(expect.arrayContaining(names));
});

it('finds everything for nothing, and nothing for words that mean none', () => {
  expect(found(' ')).toHaveLength(screenerFields.length);
  expect(found('xyzzy')).toEqual([]);
});

it('names what is sought before what it means', () => {
  expect(found('cash')[0]).toBe('cash_held');
  expect(found('profit').slice(0, 2)).toEqual(['profitable', 'profitable_quarters']);
  expect(
    found('short')
      .slice(0, 2)
      .every((name) => name.startsWith('short')),
  ).toBe(true);
});
