import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import type { StoredRow } from './screener.ts';
import { findSymbols, readRows } from './screener-export.ts';

forEachEngine('every row of a filter', (openFresh) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openFresh();
    const many = Array.from({ length: 1_010 }, (_, at) =>
      company(`S${String(at).padStart(4, '0')}`, { volume: at }),
    );
    await insertCompanies(store.db, [...many, company('ZZSMA', { is_sample: 1 })]);
  });
  afterAll(() => store.close());

  it('is found in order, samples left out, and read in pieces that repeat and miss nothing', async () => {
    const sort = { field: 'volume', direction: 'desc' } as const;
    const symbols = await findSymbols(store.db, store.engine, { volume: [{ min: 5 }] }, sort);
    expect(symbols).toHaveLength(1_005);
    const pieces: StoredRow[][] = [];
    for await (const piece of readRows(store.db, ['symbol', 'volume'], symbols)) pieces.push(piece);
    expect(pieces.map((piece) => piece.length)).toEqual([500, 500, 5]);
    expect(pieces.flat().map(({ volume }) => volume)).toEqual(
      Array.from({ length: 1_005 }, (_, at) => 1_009 - at),
    );
  });

  it('leaves out a company that is gone meanwhile', async () => {
    const rows: StoredRow[] = [];
    for await (const piece of readRows(store.db, ['volume'], ['S0001', 'GONE', 'S0000'])) rows.push(...piece);
    expect(rows).toEqual([{ volume: 1 }, { volume: 0 }]);
  });
});
