import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { screenerFieldNames } from '#contract/screener-fields.ts';
import type { OpenStore } from '#server/db/open.ts';
import { insertCompanies } from '#tests/support/companies.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import { screenerCompanies, wholeRowQuery } from '#tests/support/screener-fixture.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import { inLongRun } from '#tests/support/long.ts';

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

it('selects no columns but those that are asked for', async () => {
  const { body } = await ask(
    '{ filteredCompanies(data: {pageSize: 1}) { companies { name ticker: symbol } } }',
  );
  const [row] = (body as { data: { filteredCompanies: { companies: object[] } } }).data.filteredCompanies
    .companies;
  expect(Object.keys(row ?? {})).toEqual(['name', 'ticker']);
});

it('answers a failure of the store with 500 and nothing of its reason, which is logged', async () => {
  const broken = await openSqliteStore();
  const failing = openDataApp(broken);
  await broken.db.schema.dropTable('companies').execute();
  const message = 'Something went wrong';
  for (const directive of ['', '@include(if: true)']) {
    const query = `{ filteredCompanies ${directive} { totalItems } }`;
    expect(await failing.post('/graphql', { query })).toEqual({
      status: 500,
      body: { error: { code: 'internal', message }, errors: [{ message }] },
    });
    expect(failing.logged.pop()).toContain('no such table');
  }
  await broken.close();
});

/** Any selection of rows: fields, aliases, type names, fragments, in any order and repeated. */
const selection = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...screenerFieldNames, 'spark') },
      fc.constantFrom(
        'a: symbol',
        'b: spark',
        '__typename',
        '... { volume symbol }',
        '...more',
        '... on Company { a: symbol }',
      ),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join(' '));
const pageSelection = fc.constantFrom(
  'totalItems',
  'totalItems totalPages t: totalItems',
  '__typename',
  'totalPages companies { market }',
);

it('answers the same, in the same order, compiled and through the general executor', async () => {
  await fc.assert(
    fc.asyncProperty(selection, pageSelection, async (rows, page) => {
      const tail = 'fragment more on Company { ipo_year country }';
      const use = rows.includes('...more') ? '' : ' rest: companies { ...more }';
      const query = (directive: string) =>
        `query ($data: PageInput! = {page: 2, pageSize: 7}) {
           p: filteredCompanies(data: $data) ${directive} { ${page} companies { ${rows} }${use} }
         } ${tail}`;
      const compiled = await ask(query(''));
      const general = await ask(query('@include(if: true)'));
      expect(compiled.status).toBe(200);
      expect(JSON.stringify(compiled.body)).toBe(JSON.stringify(general.body));
    }),
    { numRuns: inLongRun(1_000, 100) },
  );
});
