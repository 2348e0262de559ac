import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { type CallId, calls } from '#contract/calls.ts';
import { parseCsv } from '#kit/http/csv.ts';
import type { OpenStore } from '#server/db/open.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import { sessionOf } from '#tests/support/sessions.ts';
import { openSmallFilledStore } from '#tests/support/store.ts';

/** What others wrote, and a file may hold, by its table. */
const written = {
  companies: ['name', 'industry', 'sector_name', 'country'],
  sic_codes: ['title', 'sector_name'],
  filings: ['filing_type'],
  insider_trades: ['purchaser', 'role'],
  stakes: ['holder'],
  officers: ['name', 'title'],
};
type Table = keyof typeof written;

const files: [CallId, Call][] = Object.entries<Call>(calls)
  .map(([id, call]): [CallId, Call] => [id as CallId, call])
  .filter(([, { stream }]) => stream === 'text/csv');

/** Each file of the contract with texts in it; those of one company for a company that has such rows. */
const asked: readonly [id: CallId, query: string, rowsIn?: Table][] = [
  ['stock.export', '?columns=symbol,name,industry,country'],
  ['stock.exportFavorites', '?columns=name'],
  ['stock.leadersFile', ''],
  ['stock.heatMapExport', ''],
  ['stock.factsFile', '?table=officers', 'officers'],
  ['stock.ownershipFile', '?table=stakes', 'stakes'],
  ['stock.ownershipFile', '?table=insiders', 'insider_trades'],
  ['filings.export', '', 'filings'],
];
/** Numbers, and words of our own. */
const withoutTexts: readonly CallId[] = ['stock.financialsFile'];

let store: OpenStore;
let ask: (id: CallId, query: string, rowsIn?: Table) => Promise<string[][]>;
beforeAll(async () => {
  store = await openSmallFilledStore();
  for (const [table, columns] of Object.entries(written))
    for (const column of columns.map((name) => sql.ref(name)))
      await sql`update ${sql.ref(table)} set ${column} = '=1+1' || ${column}`.execute(store.db);
  const token = 'token-of-ann-000000';
  const { request } = openDataApp(store, { [token]: sessionOf('ann') });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  ask = async (id, query, rowsIn = 'filings') => {
    const { rows } = await sql<{ symbol: string }>`
      select symbol from ${sql.ref(rowsIn)} order by symbol limit 1`.execute(store.db);
    const symbol = rows[0]?.symbol ?? '';
    await request('/stock/favorites', {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ symbol, favorite: true }),
    });
    const response = await request(calls[id].path.replace(':symbol', symbol) + query, { headers });
    expect([id, query, response.status]).toEqual([id, query, 200]);
    return [...parseCsv(await response.text())];
  };
});
afterAll(() => store.close());

it.each(asked)('%s%s begins no cell as a formula, whatever stands in the record', async (...file) => {
  const rows = await ask(...file);
  const cells = rows.flat();
  expect(cells.filter((cell) => cell.startsWith('='))).toEqual([]);
  expect(cells.filter((cell) => cell.startsWith("'=1+1"))).not.toEqual([]);
  expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
});

it('every file of the contract is looked at, counted for each network address, and has a place of its own', () => {
  const looked = new Set([...asked.map(([id]) => id), ...withoutTexts]);
  expect([...looked].sort()).toEqual(files.map(([id]) => id).sort());
  for (const [id, { costly }] of files) expect([id, costly]).toEqual([id, 'file']);
});
