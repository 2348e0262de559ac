import { afterEach, beforeEach, expect, test } from 'vitest';
import { company } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { migrate } from './migrate.ts';
import type { OpenStore } from './open.ts';
import { addScreenerColumns } from './screener-columns.ts';

forEachEngine("the screener's columns", (openFresh) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await openFresh();
    await store.db.insertInto('companies').values(company('ABEO')).execute();
    for (const column of ['employees', 'next_report'])
      await store.db.schema.alterTable('companies').dropColumn(column).execute();
  });
  afterEach(() => store.close());

  const fill = () =>
    store.db.updateTable('companies').set({ employees: 12.5, next_report: '2026-08-01' }).execute();
  const held = () =>
    store.db.selectFrom('companies').select(['symbol', 'employees', 'next_report']).execute();

  test('that a store of before lacks are there after a start, empty, and its rows stay', async () => {
    await migrate(store.db);
    expect(await held()).toEqual([{ symbol: 'ABEO', employees: null, next_report: null }]);
    await fill();
    expect(await held()).toEqual([{ symbol: 'ABEO', employees: 12.5, next_report: '2026-08-01' }]);
  });

  test('come once where two start together', async () => {
    await Promise.all([addScreenerColumns(store.db), addScreenerColumns(store.db)]);
    await fill();
    expect(await held()).toEqual([{ symbol: 'ABEO', employees: 12.5, next_report: '2026-08-01' }]);
  });
});
