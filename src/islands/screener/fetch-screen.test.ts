import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultScreener } from '#kit/screener/state.ts';
import { createMarket } from './fetch-screen.ts';

const rows = {
  data: { filteredCompanies: { companies: [{ symbol: 'A', name: 'A Inc.' }], totalItems: 1, totalPages: 1 } },
};
const answers: Record<string, unknown> = {
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

it('asks for the rows and the counts of a sector by its name', async () => {
  const market = createMarket();
  const state = { ...defaultScreener, sector: 'Finance' } as const;
  expect(await market.screen(state, signal)).toMatchObject({ rows: [{ symbol: 'A' }], totalItems: 1 });
  await market.counts(state, signal);
  expect(bodyOf('/api/graphql')).toMatchObject({ variables: { filters: '{"Sectors":["Finance"]}' } });
  expect(bodyOf('/api/stock/filterCounts')).toMatchObject({ filters: '{"Sectors":["Finance"]}' });
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

const universe = {
  version: '1',
  total: 2,
  columns: {
    symbol: ['A', 'B'],
    name: ['A Inc.', 'B Inc.'],
    sic: [null, null],
    sector_name: ['Finance', 'x'],
  },
};
const figures = (query: string) =>
  Object.fromEntries(
    (new URLSearchParams(query).get('fields') ?? '').split(',').map((name, i) => [name, [i, 10 - i]]),
  );
const withUniverse = (version: () => string = () => '1') =>
  fetchDouble.mockImplementation((path) => {
    const [at = '', query = ''] = path.split('?');
    if (at !== '/api/stock/universe') return Promise.resolve(Response.json(answers[at]));
    const columns = { ...figures(query), ...(query.includes('symbol') && universe.columns) };
    return Promise.resolve(Response.json({ ...universe, version: version(), columns }));
  });
const universes = () => fetchDouble.mock.calls.filter(([asked]) => asked.startsWith('/api/stock/universe'));
const technical = {
  ...defaultScreener,
  view: 'technical',
  sortField: 'symbol',
  sortDirection: 'desc',
} as const;

it('answers from this browser once every company is in it; a column that was not in use costs one request', async () => {
  withUniverse();
  const market = createMarket();
  await market.warmUp(technical);
  const asked = fetchDouble.mock.calls.length;
  const screen = await market.screen({ ...technical, sector: '' }, signal);
  expect(screen.rows.map(({ symbol }) => symbol)).toEqual(['B', 'A']);
  expect((await market.screen({ ...technical, symbol: 'b inc' }, signal)).totalItems).toBe(1);
  expect(await market.counts(technical, signal)).toEqual({});
  expect(fetchDouble.mock.calls).toHaveLength(asked);
  const filtered = { ...technical, filters: { price_sales: [{ max: 5 }] } };
  await Promise.all([market.screen(filtered, signal)]);
  await market.counts(filtered, signal);
  expect(fetchDouble.mock.calls).toHaveLength(asked + 1);
  expect(askedFor('/api/graphql')).toHaveLength(0);
});

it('knows rows, counts and funnel at once where all columns are here, past the end those of the last page', async () => {
  withUniverse();
  const market = createMarket();
  expect(market.known(technical)).toBeUndefined();
  await market.warmUp(technical);
  const narrowed = { ...technical, symbol: 'b inc', sector: 'Finance', page: 7 } as const;
  expect(market.known({ ...narrowed, sector: '' })).toMatchObject({
    counts: {},
    screen: {
      rows: [{ symbol: 'B' }],
      totalItems: 1,
      totalPages: 1,
      state: { page: 1 },
      notice: 'Page 7 does not exist: the last page, 1, is shown.',
      funnel: { symbol: 1 },
    },
  });
  expect(market.known(narrowed)?.screen).toMatchObject({ rows: [], funnel: { symbol: 1, sector: 0 } });
  expect(market.known({ ...technical, filters: { price_sales: [{ max: 5 }] } })).toBeUndefined();
});

it('leaves old columns when the content has changed, and the browser when a column does not come', async () => {
  let version = '1';
  withUniverse(() => version);
  const market = createMarket();
  await market.warmUp(technical);
  version = '2';
  await market.screen({ ...technical, filters: { price_sales: [{ max: 5 }] } }, signal);
  expect(universes().at(-1)?.[0]).toContain('symbol');
  fetchDouble.mockImplementation((path) =>
    Promise.resolve(path.includes('universe') ? new Response(null, { status: 503 }) : Response.json(rows)),
  );
  const other = { ...technical, filters: { price_book: [{ max: 5 }] } };
  expect(await market.screen(other, signal)).toMatchObject({ rows: [{ symbol: 'A' }], totalItems: 1 });
});

it('brings no companies over a slow or metered line', async () => {
  withUniverse();
  for (const connection of [{ saveData: true }, { effectiveType: '3g' }]) {
    vi.stubGlobal('navigator', { connection });
    await createMarket().warmUp(technical);
  }
  expect(universes()).toEqual([]);
});
