import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ScreenerRow } from '#contract/screener.ts';
import type { OpenStore } from '#server/db/open.ts';
import { insertCompanies } from '#tests/support/companies.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import {
  filtersArbitrary,
  screenerCompanies,
  sortArbitrary,
  wholeRowQuery,
} from '#tests/support/screener-fixture.ts';
import { type AskedFilters, type AskedSort, expectedRows } from '#tests/support/screener-oracle.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { inLongRun } from '#tests/support/long.ts';

interface Page {
  companies: ScreenerRow[];
  totalItems: number;
  totalPages: number;
}

const bySymbol: AskedSort = { field: 'symbol', direction: 'asc' };
/** Texts that lie across the end of a symbol and the beginning of its name. */
const seams = screenerCompanies
  .slice(0, 12)
  .map(({ symbol, name }) => `${symbol.at(-1)} ${name.slice(0, 2)}`);

forEachEngine('the screener', (openFresh) => {
  let store: OpenStore;
  let app: ReturnType<typeof openDataApp>;
  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(store.db, screenerCompanies);
    app = openDataApp(store);
  });
  afterAll(() => store.close());

  async function page(filters: AskedFilters, sort: AskedSort | undefined, number: number, pageSize: number) {
    const { status, body } = await app.post('/graphql', {
      query: wholeRowQuery,
      variables: {
        data: { page: number, pageSize },
        filters: JSON.stringify(filters),
        ...(sort && { sortField: sort.field, sortDirection: sort.direction }),
      },
    });
    expect({ status, body }).toMatchObject({ status: 200 });
    return (body as { data: { filteredCompanies: Page } }).data.filteredCompanies;
  }

  async function allPages(filters: AskedFilters, sort: AskedSort, pageSize: number): Promise<ScreenerRow[]> {
    const first = await page(filters, sort, 1, pageSize);
    const rows = [...first.companies];
    for (let number = 2; number <= first.totalPages; number += 1)
      rows.push(...(await page(filters, sort, number, pageSize)).companies);
    expect(rows).toHaveLength(first.totalItems);
    return rows;
  }

  it('gives for any filters and sort, over all pages, the rows that a plain evaluation gives in that order', async () => {
    await fc.assert(
      fc.asyncProperty(
        filtersArbitrary,
        sortArbitrary,
        fc.integer({ min: 9, max: 100 }),
        async (filters, sort, size) => {
          expect(await allPages(filters, sort, size)).toEqual(expectedRows(screenerCompanies, filters, sort));
        },
      ),
      { numRuns: inLongRun(600, 60) },
    );
  });

  it('counts the bounds of a range in and out, and takes LIKE patterns and the seam of symbol and name for text', async () => {
    const ranges = [{ max: 2 }, { min: 2 }, { min: 2, max: 5 }].map((range) => ({ last_sale: [range] }));
    const texts = ['%', '_', '\\', '%%', "'", 'a_p', ...seams].map((symbol) => ({ symbol }));
    for (const filters of [...ranges, ...texts])
      expect(await allPages(filters, bySymbol, 100)).toEqual(
        expectedRows(screenerCompanies, filters, bySymbol),
      );
  });

  it('sorts by each field in both directions, unknown values last', async () => {
    for (const field of ['market_cap', 'name', 'symbol', 'bioPhasePipelines', 'ipo_year'] as const)
      for (const direction of ['asc', 'desc'] as const) {
        const sort = { field, direction };
        expect(await allPages({}, sort, 100)).toEqual(expectedRows(screenerCompanies, {}, sort));
      }
  });

  it('shows the largest companies first when no sort is asked for', async () => {
    const sort = { field: 'market_cap', direction: 'desc' } as const;
    expect((await page({}, undefined, 1, 100)).companies).toEqual(
      expectedRows(screenerCompanies, {}, sort).slice(0, 100),
    );
  });

  it('answers a page behind the last with no rows and the right total', async () => {
    const total = expectedRows(screenerCompanies, {}, { field: 'symbol', direction: 'asc' }).length;
    expect(await page({}, undefined, 900_000, 100)).toEqual({
      companies: [],
      totalItems: total,
      totalPages: 2,
    });
  });

  it('takes SQL in a value for text', async () => {
    const attack = `x'; drop table companies; --`;
    expect((await page({ market: [attack] }, undefined, 1, 10)).totalItems).toBe(0);
    expect((await page({ symbol: `%' or '1'='1` }, undefined, 1, 10)).totalItems).toBe(0);
    expect((await page({ name: [attack] }, undefined, 1, 10)).totalItems).toBeGreaterThan(0);
    expect((await page({}, undefined, 1, 10)).totalItems).toBe(127);
  });
});
