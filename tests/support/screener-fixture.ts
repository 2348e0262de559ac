import * as fc from 'fast-check';
import { screenerFieldNames, screenerFields } from '#contract/screener-fields.ts';
import type { CompaniesTable } from '#server/db/company-tables.ts';
import { company } from './companies.ts';
import type { AskedFilters } from './screener-oracle.ts';

/** Few different values, so that ties, bounds and absent values all occur. */
const cells = {
  last_sale: [null, 0.0004, 1.99, 2, 4.5, 5, 10, 499.99, 500, 612.5],
  market_cap: [null, 499_999, 500_000, 50_000_000, 4_999_999_999.5, 5_000_000_000],
  volume: [null, 0, 3_000_000_000, 125],
  change_pre: [null, -99.5, -0.001, 0, 0.001, 250],
  ipo_year: [null, 1999, 2021, 2026],
  country: [null, 'US', 'Israel', 'Côte d’Ivoire'],
  market: ['NASDAQ', 'NYSE', 'NYSE American'],
  sic: [null, '2834', '7372'],
  industry: [null, 'pharmaceutical preparations', 'Services-Prepackaged Software'],
  bio_phase_pipelines: [null, 'Phase 1', 'Phase 1, Phase 2', 'Phase 1/2, Approved'],
} as const;
const names = [
  'Alpha Inc.', 'alpha inc.', 'ALPHA INC.', 'Ålpha Söhne AG', '100% Pure_Gold', "O'Neil & Sons", 'Zeta \\ Co.',
  'Ωmega', '𝔄stral', "x'; drop table companies; --", 'Beta Corp.',
]; // prettier-ignore

const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values);
const rowArbitrary = fc.record(
  Object.fromEntries(
    Object.entries({ ...cells, name: names }).map(([column, values]) => [column, oneOf<unknown>(values)]),
  ),
);

/** The same 130 companies at every run; three of them are samples. */
export const screenerCompanies: CompaniesTable[] = fc
  .sample(rowArbitrary, { seed: 7, numRuns: 130 })
  .map((cell, i) =>
    company(`${'ABZ'[i % 3]}${i.toString(36).toUpperCase()}`, {
      ...(cell as Partial<CompaniesTable>),
      is_sample: i % 50 === 9 ? 1 : 0,
    }),
  );

const bound = (column: 'last_sale' | 'market_cap' | 'volume' | 'change_pre' | 'ipo_year') =>
  fc.oneof(
    oneOf(cells[column].filter((value) => value !== null)),
    fc.double({ min: -10, max: 700, noNaN: true }),
  );
const range = (column: Parameters<typeof bound>[0]) =>
  fc.oneof(
    fc.record({ min: bound(column), max: bound(column) }),
    fc.record({ min: bound(column) }),
    fc.record({ max: bound(column) }),
  );
const numbers = (column: Parameters<typeof bound>[0]) =>
  fc.array(fc.oneof(range(column), bound(column)), { maxLength: 3 });
const texts = (values: readonly (string | null)[]) =>
  fc.array(fc.oneof(oneOf(values.filter((value) => value !== null)), fc.string({ maxLength: 5 })), {
    maxLength: 3,
  });

const partsOfText = fc.oneof(
  oneOf(['a', 'ALPHA', 'sohne', '%', '_', '\\', "'", 'a1', 'o a', ' inc. ']),
  fc.string({ maxLength: 3 }),
);

const asked = {
  last_sale: numbers('last_sale'),
  market_cap: numbers('market_cap'),
  volume: numbers('volume'),
  change_pre: numbers('change_pre'),
  ipo_year: numbers('ipo_year'),
  market: texts([...cells.market, 'XNAS', 'XNYS', 'XASE']),
  country: texts(cells.country),
  name: texts(names),
  bioPhasePipelines: texts(['Phase 1', 'Phase 2', 'Approved', "' or 1=1 --"]),
  symbol: partsOfText,
  Industries: fc.array(oneOf(['2834', '7372', '0000']), { maxLength: 2 }),
};

/** Any filters of the grammar. Mostly of one field, because few companies pass many at once. */
export const filtersArbitrary = fc
  .oneof(
    {
      weight: 5,
      arbitrary: fc.oneof(
        ...Object.entries(asked).map(([name, values]) =>
          fc.record({ [name]: values as fc.Arbitrary<unknown> }),
        ),
      ),
    },
    { weight: 1, arbitrary: fc.record(asked, { requiredKeys: [] }) },
  )
  .filter((filters) => !JSON.stringify(filters).includes('\\u0000')) as fc.Arbitrary<AskedFilters>;

export const sortArbitrary = fc.record({
  field: fc.constantFrom(...screenerFieldNames),
  direction: fc.constantFrom('asc' as const, 'desc' as const),
});

/** A query for all fields. */
export const wholeRowQuery = `query ($data: PageInput!, $filters: String, $sortField: String, $sortDirection: String) {
  filteredCompanies(data: $data, filters: $filters, sortField: $sortField, sortDirection: $sortDirection) {
    companies { ${screenerFields.map(({ name }) => name).join(' ')} } totalItems totalPages
  }
}`;
