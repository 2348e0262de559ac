import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { screenerFieldNames } from '#contract/screener-fields.ts';
import { FilterCountsSchema } from '#contract/screener.ts';
import { type FilterDefinition, FilterListSchema } from '#contract/screener.ts';
import { offeredBy } from '#kit/screener/filters.ts';
import type { OpenStore } from '#server/db/open.ts';
import { insertCompanies } from '#tests/support/companies.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import { filtersArbitrary, screenerCompanies } from '#tests/support/screener-fixture.ts';
import { type AskedFilters, expectedRows } from '#tests/support/screener-oracle.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { inLongRun } from '#tests/support/long.ts';

const howMany = (filters: AskedFilters): number =>
  expectedRows(screenerCompanies, filters, { field: 'symbol', direction: 'asc' }).length;

/** One evaluation of the whole snapshot for each option: the field asks for it alone, all others as they do. */
const expectedCounts = (filters: AskedFilters, definitions: readonly FilterDefinition[]) => ({
  total: howMany(filters),
  counts: Object.fromEntries(
    definitions.map((definition) => [
      definition.name,
      offeredBy(definition).map((option) => howMany({ ...filters, [definition.name]: [option] })),
    ]),
  ),
});

forEachEngine('the counts of filter options', (openFresh) => {
  let store: OpenStore;
  let app: ReturnType<typeof openDataApp>;
  let definitions: FilterDefinition[];
  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(store.db, screenerCompanies);
    app = openDataApp(store);
    definitions = FilterListSchema.parse((await app.get('/stock/filters')).body).data;
  });
  afterAll(() => store.close());

  const count = async (filters: AskedFilters, fields: readonly string[]) => {
    const { status, body } = await app.post('/stock/filterCounts', {
      filters: JSON.stringify(filters),
      fields,
    });
    expect({ status, body }).toMatchObject({ status: 200 });
    return FilterCountsSchema.parse(body);
  };
  const names = () => definitions.map(({ name }) => name);

  it('are for any filters those of a plain evaluation, each given the filters of all other fields', async () => {
    await fc.assert(
      fc.asyncProperty(filtersArbitrary, async (filters) => {
        expect(await count(filters, names())).toEqual(expectedCounts(filters, definitions));
      }),
      { numRuns: inLongRun(500, 50) },
    );
  });

  it('hold every company with a value in exactly one range', async () => {
    const { counts } = await count({}, names());
    for (const { name, count: withValue, options } of definitions)
      if (typeof options[0] === 'object')
        expect([name, counts[name]?.slice(0, options.length).reduce((sum, n) => sum + n, 0)]).toEqual([
          name,
          withValue,
        ]);
  });

  it('are given for the asked fields only, none for a field that no company has a value of', async () => {
    expect(Object.keys((await count({}, ['market', 'volume'])).counts)).toEqual(['market', 'volume']);
    expect(await count({ symbol: 'alpha' }, ['free_float'])).toEqual({
      total: howMany({ symbol: 'alpha' }),
      counts: { free_float: [] },
    });
    expect(await count({}, [])).toEqual({ total: howMany({}), counts: {} });
  });

  it.each([
    [{ fields: ['nope'] }, 'fields.0'],
    [{ fields: ['symbol'] }, 'fields.0'],
    [{ fields: 'market' }, 'fields'],
    [{ fields: Array.from({ length: screenerFieldNames.length + 1 }, () => 'market') }, 'fields'],
    [{}, 'fields'],
    [{ fields: [], filters: '{' }, 'filters'],
    [{ fields: [], filters: '{"nope":[1]}' }, 'filters.nope'],
    [{ fields: [], filters: '{"last_sale":["1 or 1=1"]}' }, 'filters.last_sale.0'],
    [{ fields: [], page: 1 }, 'page'],
  ])('refuse %j and name the fault', async (body, field) => {
    const answer = await app.post('/stock/filterCounts', body);
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad_request' } } });
    expect(Object.keys((answer.body as { error: { fields: object } }).error.fields)).toEqual([field]);
  });
});
