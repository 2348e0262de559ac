import { expect, test } from 'vitest';
import { companyOf, glue } from '#tests/fixtures/company.ts';
import { identityOf } from './identity.ts';

test('a company is named by its listing, its sector and its industry, which lead to their companies', () => {
  expect(identityOf(glue)).toEqual({
    listing: 'NASDAQ · GLUE',
    kind: [
      { label: 'Life Sciences', href: '/stocks/screener?sector=Life+Sciences' },
      { label: 'Biological products (SIC 2836)', href: '/stocks/screener?sic=2836' },
    ],
  });
  expect(identityOf(companyOf({ symbol: 'ABC', sector_name: 'Uncategorized' }))).toEqual({
    listing: 'ABC',
    kind: [],
  });
});
