import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  FilterCountsSchema,
  type FilterDefinition,
  FilterListSchema,
  GraphqlAnswerSchema,
} from '#contract/screener.ts';
import { screenerFieldNames } from '#contract/screener-fields.ts';
import { offeredBy } from '#kit/screener/filters.ts';
import { screenerDocument } from '#kit/screener/query.ts';
import type { OpenStore } from '#server/db/open.ts';
import { openDataApp } from '../support/data-app.ts';
import { inLongRun } from '../support/long.ts';
import { copyScreener } from '../support/plans/copy-part.ts';
import { type Combination, combinations } from '../support/screener-combinations.ts';
import { countsSql, rowsSql, totalSql } from '../support/screener-raw-sql.ts';
import { forEachEngine, readFilledStore } from '../support/store.ts';

const SCREENS = inLongRun(500, 30);

forEachEngine(`${SCREENS} random screens`, (openFresh) => {
  let store: OpenStore;
  let app: ReturnType<typeof openDataApp>;
  let definitions: FilterDefinition[];
  let asked: Combination[];

  const ask = async <Row>(statement: string): Promise<Row[]> =>
    (await sql.raw<Row>(statement).execute(store.db)).rows;

  beforeAll(async () => {
    store = await openFresh();
    if (store.engine === 'sqlite') {
      await store.close();
      store = await readFilledStore();
    } else await copyScreener(store);
    app = openDataApp(store);
    definitions = FilterListSchema.parse((await app.get('/stock/filters')).body).data;
    const sics = await ask<{ sic: string }>('select distinct sic from companies where sic is not null');
    // Other screens than those that are held against a plain evaluation.
    asked = combinations(definitions, sics.map(({ sic }) => sic).sort(), SCREENS, 20260703);
  });
  afterAll(() => store.close());

  it('have the rows, order, pages and totals of SQL written by hand', async () => {
    let some = 0;
    for (const { filters, sort, pageSize, place } of asked) {
      const [counted] = await ask<{ total: number }>(totalSql(filters));
      const total = counted?.total ?? 0;
      const totalPages = Math.ceil(total / pageSize);
      const page = 1 + Math.floor(place * Math.max(0, totalPages - 1));
      const span = [(page - 1) * pageSize + 1, page * pageSize] as const;
      const rows = await ask<Record<string, unknown>>(
        rowsSql(store.engine, filters, sort, screenerFieldNames, span),
      );
      const companies = rows.map((row) =>
        Object.fromEntries(screenerFieldNames.map((name, i) => [name, row[`f${i}`]])),
      );
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
      expect([filters, sort, page, GraphqlAnswerSchema.parse(body).data.filteredCompanies]).toEqual([
        filters,
        sort,
        page,
        { companies, totalItems: total, totalPages },
      ]);
      some += companies.length > 0 ? 1 : 0;
    }
    // Screens that leave nothing compare nothing.
    expect(some).toBeGreaterThan(SCREENS / 2);
  }, 300_000);

  it('have the counts of options of SQL written by hand', async () => {
    for (const { filters, fields } of asked) {
      const counted = await app.post('/stock/filterCounts', { filters: JSON.stringify(filters), fields });
      const counts: Record<string, number[]> = {};
      for (const definition of definitions.filter(({ name }) => fields.includes(name))) {
        const options = [...offeredBy(definition)];
        const [row = {}] = await ask<Record<string, number | null>>(
          countsSql(filters, { ...definition, options }),
        );
        counts[definition.name] = options.map((_, i) => row[`n${i}`] ?? 0);
      }
      expect([filters, FilterCountsSchema.parse(counted.body).counts]).toEqual([filters, counts]);
    }
  }, 300_000);
});
