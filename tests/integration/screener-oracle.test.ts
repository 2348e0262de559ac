import { afterAll, beforeAll, expect, it } from 'vitest';
import { FilterCountsSchema } from '#contract/screener.ts';
import { offeredBy } from '#kit/screener/filters.ts';
import { type ScreenerField, screenerField } from '#contract/screener-fields.ts';
import { type FilterDefinition, FilterListSchema, GraphqlAnswerSchema } from '#contract/screener.ts';
import type { OpenStore } from '#server/db/open.ts';
import type { CompaniesTable } from '#server/db/company-tables.ts';
import { openDataApp } from '../support/data-app.ts';
import { inLongRun } from '../support/long.ts';
import { type Combination, combinations } from '../support/screener-combinations.ts';
import { wholeRowQuery } from '../support/screener-fixture.ts';
import { expectedCounts, expectedCsv, expectedRows } from '../support/screener-oracle.ts';
import { readFilledStore } from '../support/store.ts';

const COMBINATIONS = inLongRun(1_000, 40);

let store: OpenStore;
let app: ReturnType<typeof openDataApp>;
let companies: CompaniesTable[];
let definitions: FilterDefinition[];
let asked: Combination[];

beforeAll(async () => {
  store = await readFilledStore();
  app = openDataApp(store);
  companies = await store.db.selectFrom('companies').selectAll().execute();
  definitions = FilterListSchema.parse((await app.get('/stock/filters')).body).data;
  const sics = [...new Set(companies.flatMap(({ sic }) => sic ?? []))].sort();
  asked = combinations(definitions, sics, COMBINATIONS);
});
afterAll(() => store.close());

/** Asks for the page of a combination at its place, given how many rows there are. */
async function pageOf({ filters, sort, pageSize }: Combination, page: number) {
  const { body } = await app.post('/graphql', {
    query: wholeRowQuery,
    variables: {
      data: { page, pageSize },
      filters: JSON.stringify(filters),
      sortField: sort.field,
      sortDirection: sort.direction,
    },
  });
  return GraphqlAnswerSchema.parse(body).data.filteredCompanies;
}

async function countsOf({ filters, fields }: Combination) {
  const { body } = await app.post('/stock/filterCounts', { filters: JSON.stringify(filters), fields });
  return FilterCountsSchema.parse(body);
}

async function fileOf({ filters, sort, columns }: Combination): Promise<string> {
  const query = new URLSearchParams({
    filters: JSON.stringify(filters),
    sortField: sort.field,
    sortDirection: sort.direction,
    columns: columns.join(','),
  });
  const response = await app.request(`/stock/export?${query.toString()}`);
  // Read as bytes: a decoder would swallow the byte order mark.
  return Buffer.from(await response.arrayBuffer()).toString('utf8');
}

it(`rows, order, totals, option counts and files of ${COMBINATIONS} combinations are those of a plain evaluation of the real snapshot`, async () => {
  expect(companies.length).toBeGreaterThan(4_000);
  let nothingFound = 0;
  for (const combination of asked) {
    const { filters, sort, pageSize, place, fields, columns } = combination;
    const rows = expectedRows(companies, filters, sort);
    const totalPages = Math.ceil(rows.length / pageSize);
    const page = 1 + Math.floor(place * Math.max(0, totalPages - 1));
    expect([combination, await pageOf(combination, page)]).toEqual([
      combination,
      {
        companies: rows.slice((page - 1) * pageSize, page * pageSize),
        totalItems: rows.length,
        totalPages,
      },
    ]);
    const counted = definitions.filter(({ name }) => fields.includes(name));
    expect([combination, await countsOf(combination)]).toEqual([
      combination,
      {
        total: rows.length,
        counts: Object.fromEntries(
          counted.map((definition) => [
            definition.name,
            expectedCounts(companies, filters, { ...definition, options: [...offeredBy(definition)] }),
          ]),
        ),
      },
    ]);
    const head = columns.map((name) => (screenerField(name) as ScreenerField).label);
    const cells = rows.map((row) => columns.map((name) => row[name] ?? null));
    expect((await fileOf(combination)) === expectedCsv(head, cells), JSON.stringify(combination)).toBe(true);
    if (rows.length === 0) nothingFound += 1;
  }
  // Combinations that leave nothing compare nothing.
  expect(nothingFound).toBeLessThan(COMBINATIONS / 2);
});

it('every company with a value is in exactly one of the ranges of a filter, and no other is in any', () => {
  const ranged = definitions.filter(({ options }) => typeof options[0] === 'object');
  expect(ranged.length).toBeGreaterThan(20);
  for (const { name, options } of ranged) {
    const column = screenerField(name)?.column as keyof CompaniesTable;
    for (const company of companies.filter(({ is_sample }) => is_sample === 0)) {
      const value = company[column];
      const holding = options.filter(
        (option) =>
          typeof option === 'object' &&
          typeof value === 'number' &&
          value >= (option.min ?? -Infinity) &&
          value < (option.max ?? Infinity),
      );
      if (holding.length !== (value === null ? 0 : 1))
        expect.fail(`${company.symbol}: ${name} ${value} is in ${holding.length} ranges`);
    }
  }
});
