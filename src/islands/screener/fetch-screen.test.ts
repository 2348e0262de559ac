import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultScreener } from '#kit/screener/state.ts';
import { createMarket } from './fetch-screen.ts';

const sectors = {
  data: [{ sector_name: 'Finance', industries: [{ sic: '6021', industry: 'Banks', companies: 2 }] }],
};
const rows = {
  data: { filteredCompanies: { companies: [{ symbol: 'A', name: 'A Inc.' }], totalItems: 1, totalPages: 1 } },
};
const answers: Record<string, unknown> = {
  '/api/stock/getAllSectors': sectors,
  '/api/graphql': rows,
  '/api/stock/filterCounts': { total: 1, counts: { volume: [1] } },
  '/api/stock/filters': { data: [] },
};
const fetchDouble = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();
const { signal } = new AbortController();
const askedFor = (path: string) => fetchDouble.mock.calls.filter(([asked]) => asked === path);
const bodyOf = (path: string) =>
  JSON.parse(askedFor(path)[0]?.[1]?.body as string) as Record<string, unknown>;

beforeEach(() => {
  fetchDouble.mockImplementation((path) => Promise.resolve(Response.json(answers[path])));
  vi.stubGlobal('fetch', fetchDouble);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetchDouble.mockReset();
});

it('asks for the rows of a sector by its codes, which it asks for once', async () => {
  const market = createMarket();
  const state = { ...defaultScreener, sector: 'Finance' } as const;
  expect(await market.screen(state, signal)).toMatchObject({ rows: [{ symbol: 'A' }], totalItems: 1 });
  await market.counts(state, signal);
  expect(bodyOf('/api/graphql')).toMatchObject({ variables: { filters: '{"Industries":["6021"]}' } });
  expect(bodyOf('/api/stock/filterCounts')).toMatchObject({ filters: '{"Industries":["6021"]}' });
  expect(askedFor('/api/stock/getAllSectors')).toHaveLength(1);
});

it('asks for the counts of the filters on offer alone', async () => {
  expect(await createMarket().counts({ ...defaultScreener, active: ['volume'] }, signal)).toEqual({
    volume: [1],
  });
  expect(bodyOf('/api/stock/filterCounts')).toEqual({ fields: ['volume'] });
});

it('asks again for what it keeps when the first answer failed', async () => {
  const market = createMarket();
  fetchDouble.mockImplementationOnce(() => Promise.resolve(new Response(null, { status: 503 })));
  await expect(market.definitions()).rejects.toThrow();
  expect(await market.definitions()).toEqual([]);
  expect(await market.definitions()).toEqual([]);
  expect(askedFor('/api/stock/filters')).toHaveLength(2);
});
