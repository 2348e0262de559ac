import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  FilterCountsSchema,
  type FilterDefinition,
  FilterListSchema,
  GraphqlAnswerSchema,
} from '#contract/screener.ts';
import { screenerFieldNames } from '#contract/screener-fields.ts';
import { UniverseAnswerSchema } from '#contract/screener-universe.ts';
import { columnSets, fieldsOf } from '#kit/screener/columns.ts';
import { defaultActive } from '#kit/screener/filters.ts';
import { screenerDocument } from '#kit/screener/query.ts';
import { countUniverse, rowsOf, type Universe } from '#kit/screener/universe.ts';
import type { OpenStore } from '#server/db/open.ts';
import { openDataApp } from '../support/data-app.ts';
import { inLongRun } from '../support/long.ts';
import { type Combination, combinations } from '../support/screener-combinations.ts';
import { readFilledStore } from '../support/store.ts';

let store: OpenStore;
let app: ReturnType<typeof openDataApp>;
let universe: Universe;
let definitions: FilterDefinition[];
let asked: Combination[];

const load = async (fields: readonly string[]) =>
  UniverseAnswerSchema.parse((await app.get(`/stock/universe?fields=${fields.join(',')}`)).body);

beforeAll(async () => {
  store = await readFilledStore();
  app = openDataApp(store);
  const half = Math.ceil(screenerFieldNames.length / 2);
  for (const part of [screenerFieldNames.slice(0, half), screenerFieldNames.slice(half)])
    universe = { ...universe, ...(await load(part)).columns };
  definitions = FilterListSchema.parse((await app.get('/stock/filters')).body).data;
  const sics = [
    ...new Set((universe['sic'] ?? []).flatMap((sic) => (sic === null ? [] : String(sic)))),
  ].sort();
  asked = combinations(definitions, sics, inLongRun(500, 50));
}, 300_000);
afterAll(() => store.close());

test('the browser finds, orders, pages and counts as the server does, whatever the screen', async () => {
  for (const { filters, sort, pageSize, place, fields } of asked) {
    const rows = rowsOf(universe, filters, sort);
    const totalPages = Math.ceil(rows.length / pageSize);
    const page = 1 + Math.floor(place * Math.max(0, totalPages - 1));
    const shown = rows.slice((page - 1) * pageSize, page * pageSize);
    const { body } = await app.post('/graphql', {
      query: screenerDocument(screenerFieldNames),
      variables: {
        page,
        pageSize,
        filters: JSON.stringify(filters),
        sortField: sort.field,
        sortDirection: sort.direction,
      },
    });
    const companies = shown.map((row) =>
      Object.fromEntries(screenerFieldNames.map((name) => [name, universe[name]?.[row] ?? null])),
    );
    expect([filters, sort, GraphqlAnswerSchema.parse(body).data.filteredCompanies]).toEqual([
      filters,
      sort,
      { companies, totalItems: rows.length, totalPages },
    ]);
    const offered = definitions.filter(({ name }) => fields.includes(name));
    const counted = await app.post('/stock/filterCounts', { filters: JSON.stringify(filters), fields });
    expect([filters, countUniverse(universe, filters, offered)]).toEqual([
      filters,
      FilterCountsSchema.parse(counted.body),
    ]);
  }
}, 240_000);

test('half of the screens take less than 30 ms', () => {
  const times = asked.map(({ filters, sort, fields }) => {
    const start = performance.now();
    rowsOf(universe, filters, sort);
    countUniverse(
      universe,
      filters,
      definitions.filter(({ name }) => fields.includes(name)),
    );
    return performance.now() - start;
  });
  expect(times.sort((a, b) => a - b)[Math.floor(times.length / 2)]).toBeLessThan(30);
});

test('what one column set needs is under 250 kB compressed', async () => {
  for (const { id } of columnSets) {
    const fields = fieldsOf({ view: id, columns: null }).filter((name) => name !== 'spark');
    const answer = await load([...new Set([...fields, ...defaultActive])]);
    expect(gzipSync(JSON.stringify(answer)).length, id).toBeLessThan(250_000);
  }
});

test('a name that is no field is refused', async () => {
  for (const fields of ['', 'symbol,nope', 'is_sample'])
    expect((await app.get(`/stock/universe?fields=${fields}`)).status).toBe(400);
});
