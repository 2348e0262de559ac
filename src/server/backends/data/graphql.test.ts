import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { GraphqlAnswerSchema } from '#contract/screener.ts';
import { screenerFieldNames } from '#contract/screener-fields.ts';
import { columnSets, fieldsOf } from '#kit/screener/columns.ts';
import { screenerDocument } from '#kit/screener/query.ts';
import type { OpenStore } from '#server/db/open.ts';
import { rowFields } from '#server/store/screener/screener-columns.ts';
import { insertCompanies } from '#tests/support/companies.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import { filtersArbitrary, screenerCompanies, wholeRowQuery } from '#tests/support/screener-fixture.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import { inLongRun } from '#tests/support/long.ts';

type Answer = z.output<typeof GraphqlAnswerSchema>;
const someText: unknown = expect.any(String);

let store: OpenStore;
let app: ReturnType<typeof openDataApp>;
beforeAll(async () => {
  store = await openSqliteStore();
  await insertCompanies(
    store.db,
    screenerCompanies.map((row, i) => ({ ...row, spark: i % 2 ? '[1,2.5]' : null })),
  );
  app = openDataApp(store);
});
afterAll(() => store.close());

const ask = (query: string, variables: unknown = {}) => app.post('/graphql', { query, variables });
const first = { data: { page: 1, pageSize: 10 } };

describe('a query that cannot be answered gets 400 with the envelope and a list of errors', () => {
  const nested = (levels: number): string =>
    levels === 0 ? 'symbol' : `companies { ${nested(levels - 1)} }`;
  const faults: Record<string, () => ReturnType<typeof ask>> = {
    'broken syntax': () => ask('{ filteredCompanies('),
    'no query': () => ask(''),
    'an unknown field': () => ask('{ filteredCompanies { companies { symboll } } }'),
    'an unknown argument': () => ask('{ filteredCompanies(x: 1) { totalItems } }'),
    'a mutation': () => ask('mutation { drop }'),
    introspection: () => ask('{ __schema { types { name } } }'),
    'a type of a name': () => ask('{ __type(name: "Company") { name } }'),
    '20 levels': () => ask(`{ filteredCompanies { ${nested(20)} } }`),
    'fragments in a circle': () => ask('{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }'),
    'many aliases': () =>
      ask(`{ ${Array.from({ length: 11 }, (_, i) => `a${i}: filteredCompanies { totalItems }`).join(' ')} }`),
    'many tokens': () => ask(`{ filteredCompanies { companies { ${'symbol '.repeat(1000)} } } }`),
    'a long text': () => ask(`{ filteredCompanies { totalItems } } #${' '.repeat(10_000)}`),
    'a page of text': () => ask(wholeRowQuery, { data: { page: 'one', pageSize: 10 } }),
    'no page': () => ask(wholeRowQuery, { data: null }),
    'an unknown variable field': () => ask(wholeRowQuery, { data: { page: 1, pageSize: 10, sizee: 1 } }),
    'page 0': () => ask(wholeRowQuery, { data: { page: 0, pageSize: 10 } }),
    'page -1': () => ask(wholeRowQuery, { data: { page: -1, pageSize: 10 } }),
    'page 1.5': () => ask(wholeRowQuery, { data: { page: 1.5, pageSize: 10 } }),
    'page 1e12': () => ask(wholeRowQuery, { data: { page: 1e12, pageSize: 10 } }),
    'pageSize 0': () => ask(wholeRowQuery, { data: { page: 1, pageSize: 0 } }),
    'pageSize 101': () => ask(wholeRowQuery, { data: { page: 1, pageSize: 101 } }),
    'pageSize 1e9': () => ask(wholeRowQuery, { data: { page: 1, pageSize: 1e9 } }),
    'an unknown sort': () => ask(wholeRowQuery, { ...first, sortField: 'is_sample' }),
    'an inherited name as sort': () => ask(wholeRowQuery, { ...first, sortField: 'constructor' }),
    'an unknown direction': () =>
      ask(wholeRowQuery, { ...first, sortField: 'name', sortDirection: 'asc; drop' }),
    'filters that are no JSON': () => ask(wholeRowQuery, { ...first, filters: '{market:' }),
    'filters that are a list': () => ask(wholeRowQuery, { ...first, filters: '[]' }),
    'an unknown filter': () => ask(wholeRowQuery, { ...first, filters: '{"is_sample":[1]}' }),
    'a filter of the wrong type': () => ask(wholeRowQuery, { ...first, filters: '{"last_sale":["2"]}' }),
    'an empty range': () => ask(wholeRowQuery, { ...first, filters: '{"last_sale":[{}]}' }),
    'a number that is none': () => ask(wholeRowQuery, { ...first, filters: '{"last_sale":[1e999]}' }),
    'a NUL': () => ask(wholeRowQuery, { ...first, filters: '{"market":["\\u0000"]}' }),
    'a prototype as filter': () => ask(wholeRowQuery, { ...first, filters: '{"__proto__":{"x":1}}' }),
    'a batch': () => app.post('/graphql', [{ query: '{ __typename }' }]),
    'an unknown part of the body': () => app.post('/graphql', { query: '{ __typename }', extensions: {} }),
    'broken JSON': () => app.post('/graphql', '{"query":'),
    'JSON that is null': () => app.post('/graphql', 'null'),
    'an operation that is not there': () =>
      app.post('/graphql', { query: '{ __typename }', operationName: 'x' }),
  };
  it.each(Object.entries(faults))('%s', async (_title, send) => {
    const { status, body } = await send();
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: { code: 'bad_request', message: someText },
      errors: [{ message: someText }],
    });
    expect(JSON.stringify(body)).not.toMatch(/Did you mean|\.ts\b|node_modules|select "/);
    expect(app.logged).toEqual([]);
  });
});

it('refuses a body that is not JSON by its type, a large one by its size, and every other method', async () => {
  const send = (init: RequestInit) => app.request('/graphql', init);
  expect((await send({ method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } })).status).toBe(
    415,
  );
  expect((await app.post('/graphql', ' '.repeat(70_000))).status).toBe(413);
  const get = await send({ method: 'GET' });
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
  expect(await get.json()).toMatchObject({ error: { code: 'method_not_allowed' } });
});

it('names the faulty part of the filters', async () => {
  const { body } = await ask(wholeRowQuery, { ...first, filters: '{"nope":[1],"last_sale":[{"min":"2"}]}' });
  expect(body).toMatchObject({
    error: { fields: { 'filters.nope': 'is not known', 'filters.last_sale.0': someText } },
  });
});

it('knows all that is specified of a company, for the rows of a page together', async () => {
  const fields =
    'symbol sector_name daylow dayhigh description insiderOwnershipRecords { purchaser is_buy date_of_purchase amount_purchased }';
  const query = `{ filteredCompanies(data: {pageSize: 2}) { companies { ${fields} } } }`;
  const listed = (await ask(query)).body as Answer;
  const [first, second] = listed.data.filteredCompanies.companies.map(({ symbol }) => symbol ?? '');
  const trade = { purchaser: 'Jordan Dale', amount_purchased: 100 };
  const unknown = {
    role: null,
    price: null,
    value: null,
    held_after: null,
    raw_text_link: null,
    source: null,
  };
  for (const date of ['2026-01-05', '2026-02-03'])
    await store.db
      .insertInto('insider_trades')
      .values({
        ...trade,
        ...unknown,
        id: date,
        symbol: first ?? '',
        code: 'P',
        is_buy: 1,
        date_of_purchase: date,
        filed_on: date,
      })
      .execute();
  const known = { sector_name: 'Finance', daylow: 1.5, dayhigh: 2.25 };
  await store.db
    .updateTable('companies')
    .set(known)
    .where('symbol', '=', first ?? '')
    .execute();
  const trades = ['2026-02-03', '2026-01-05'].map((date_of_purchase) => ({
    ...trade,
    is_buy: true,
    date_of_purchase,
  }));
  expect(((await ask(query)).body as Answer).data.filteredCompanies.companies).toEqual([
    { symbol: first, ...known, description: null, insiderOwnershipRecords: trades },
    expect.objectContaining({ symbol: second, insiderOwnershipRecords: [] }),
  ]);
});

it('selects no columns but those that are asked for', async () => {
  const { body } = await ask(
    '{ filteredCompanies(data: {pageSize: 1}) { companies { name ticker: symbol } } }',
  );
  const [row] = (body as Answer).data.filteredCompanies.companies;
  expect(Object.keys(row ?? {})).toEqual(['name', 'ticker']);
});

it('answers a failure of the store with 500 and nothing of its reason, which is logged', async () => {
  const broken = await openSqliteStore();
  const failing = openDataApp(broken);
  await broken.db.schema.dropTable('companies').execute();
  const message = 'Something went wrong';
  const variables = { page: 1, pageSize: 10 };
  for (const query of ['{ filteredCompanies { totalItems } }', screenerDocument(['symbol'])]) {
    expect(await failing.post('/graphql', { query, variables })).toEqual({
      status: 500,
      body: { error: { code: 'internal', message }, errors: [{ message }] },
    });
    expect(failing.logged.pop()).toContain('no such table');
  }
  await broken.close();
});

it('answers aliases, type names and fragments in the order asked, and totals without rows', async () => {
  const { body } = await ask(
    `{ p: filteredCompanies(data: {pageSize: 1}) { __typename n: totalItems companies { ...more t: symbol } } }
     fragment more on Company { name __typename t: symbol }`,
  );
  const first = await ask(
    '{ filteredCompanies(data: {pageSize: 1}) { companies { name symbol } totalItems } }',
  );
  const { companies, totalItems } = (first.body as Answer).data.filteredCompanies;
  const rows = companies.map(({ name, symbol }) => ({ name, __typename: 'Company', t: symbol }));
  expect(JSON.stringify(body)).toBe(
    JSON.stringify({ data: { p: { __typename: 'CompanyPage', n: totalItems, companies: rows } } }),
  );
  const { body: totals } = await ask('{ filteredCompanies(data: {pageSize: 1}) { totalItems totalPages } }');
  expect(totals).toEqual({ data: { filteredCompanies: { totalItems, totalPages: totalItems } } });
});

const rowFieldsOf = fc.oneof(
  fc.constantFrom(...columnSets.map(({ id }) => fieldsOf({ view: id, columns: null }))),
  fc.uniqueArray(fc.constantFrom(...rowFields), { minLength: 1 }),
);
/** Variables as a grid sends them, and such as nobody should send. */
const variablesOfGrid = fc.record(
  {
    page: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }) },
      fc.constantFrom(0, 1.5, 'one', null),
    ),
    pageSize: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 100 }) }, fc.constantFrom(101, '7')),
    filters: fc.oneof(
      { weight: 4, arbitrary: filtersArbitrary.map((filters) => JSON.stringify(filters)) },
      fc.constantFrom(null, '', '{', '{"nope":[1]}', 1),
    ),
    sortField: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...screenerFieldNames) },
      fc.constantFrom(null, 'x', 1),
    ),
    sortDirection: fc.constantFrom('asc', 'desc', 'DESC', null, 'up'),
    unknown: fc.constant(1),
  },
  { requiredKeys: [] },
);

it('answers a document of the grid as the general executor does, to the byte, right or wrong', async () => {
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(rowFieldsOf, variablesOfGrid, async (fields, variables) => {
      const query = screenerDocument(fields);
      const send = async (body: object) => {
        const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
        const response = await app.request('/graphql', { ...init, body: JSON.stringify(body) });
        statuses.add(response.status);
        return { status: response.status, text: await response.text() };
      };
      const known = await send({ query, variables });
      // One that names its operation, and one with another text, are not known as the grid's.
      expect(await send({ query, variables, operationName: 'Screener' })).toEqual(known);
      expect(await send({ query: `${query} `, variables })).toEqual(known);
    }),
    { numRuns: inLongRun(1_000, 150) },
  );
  expect([...statuses].sort()).toEqual([200, 400]);
});
