import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { type CallId, calls } from '#contract/calls.ts';
import { type ApiError, ErrorEnvelopeSchema } from '#contract/errors.ts';
import { createApi, type JsonCallId } from '#kit/http/api-client.ts';
import { fillPath, toQueryString } from '#kit/href/paths.ts';
import { type Backend, BACKEND_ORIGIN, type GuestInput } from '#server/backends/backend.ts';
import { createDataApp } from '#server/backends/data/app.ts';
import { connectRemote } from '#server/backends/remote.ts';
import { openSqlite, type OpenStore } from '#server/db/open.ts';
import { createGateway } from '#server/gateway/app.ts';
import { createBreakers } from '#server/gateway/breaker.ts';
import { createCookies } from '#server/gateway/cookies.ts';
import { askDirectly } from '#server/gateway/direct.ts';
import { createProofs } from '#server/gateway/proofs.ts';
import { publishContent } from '#server/store/publishing/publish-content.ts';
import { dataSurroundings } from '#tests/support/data-app.ts';
import { createLog } from '#server/runtime/log.ts';
import { fillDataDir } from '#tests/support/filled-store.ts';
import { serve, type Served } from '#tests/support/site.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';

const rows = [
  company('AAA', {
    name: 'Alpha Works Inc.',
    last_sale: 1.5,
    change_pre: 2,
    market_cap: 10e6,
    volume: 90_000,
    country: 'US',
    sector_name: 'Technology',
    quote_date: '2026-07-02',
  }),
  company('BBB', {
    name: 'Beta Mines Ltd.',
    last_sale: 7,
    change_pre: -3,
    market_cap: 900e6,
    volume: 5_000,
    country: 'Canada',
    market: 'NYSE',
    quote_date: '2026-07-02',
  }),
  company('CCC', { name: 'Gamma Bio', quote_date: '2026-07-02' }),
];

/** Sends one call of the contract to a backend and holds the answer against its schema. */
const asker =
  (backend: () => Backend) =>
  async (id: CallId, input: { params?: object; query?: object; body?: unknown } = {}) => {
    const call: Call = calls[id];
    const url = BACKEND_ORIGIN + fillPath(call.path, { ...input.params }) + toQueryString({ ...input.query });
    const body = input.body === undefined ? null : JSON.stringify(input.body);
    const response = await backend()(
      new Request(url, { method: call.method, body, headers: { 'content-type': 'application/json' } }),
    );
    const answer: unknown = await response.json();
    if (response.ok) call.answer.parse(answer);
    else ErrorEnvelopeSchema.parse(answer);
    return { status: response.status, answer: answer as Record<string, unknown> };
  };

/** What every data backend promises, whichever form it has. */
function contractSuite(backend: () => Backend): void {
  const ask = asker(backend);
  const screen = (args: string) =>
    ask('screener.query', {
      body: { query: `{ filteredCompanies(${args}) { companies { symbol } totalItems totalPages } }` },
    });

  it('answers a page of the screener, sorted, with totals', async () => {
    const { answer } = await screen(
      'data: {page: 1, pageSize: 2}, sortField: "last_sale", sortDirection: "desc"',
    );
    expect(answer).toEqual({
      data: {
        filteredCompanies: {
          companies: [{ symbol: 'BBB' }, { symbol: 'AAA' }],
          totalItems: 3,
          totalPages: 2,
        },
      },
    });
  });

  it.each([
    'data: {page: -1, pageSize: 2}',
    'data: {page: 1, pageSize: 1000000000}',
    'filters: "{\\"bogus\\":[1]}"',
    'sortField: "bogus"',
    'filters: "{"',
  ])('answers 400 in the envelope for %s', async (args) => {
    expect((await screen(args)).status).toBe(400);
  });

  it('answers every public call of the market area by its schema', async () => {
    expect((await ask('stock.filters')).status).toBe(200);
    expect((await ask('stock.getAllSectors')).status).toBe(200);
    expect((await ask('stock.summary')).answer).toMatchObject({ companies: 3, up: 1, down: 1 });
    expect((await ask('stock.searchTop3', { query: { input: 'gam' } })).answer).toMatchObject({
      data: [{ symbol: 'CCC' }],
    });
    expect(
      (await ask('stock.search', { query: { type: 'company', query: 'mines', page: 1, pageSize: 10 } }))
        .status,
    ).toBe(200);
    expect((await ask('stock.leadersLaggards', { query: { order: 'asc' } })).answer).toMatchObject({
      data: [{ symbol: 'BBB' }, { symbol: 'AAA' }],
      total: 2,
    });
    expect((await ask('stock.prices', { params: { symbol: 'AAA' }, query: { range: '1M' } })).status).toBe(
      200,
    );
  });

  it('answers one company flat, folding its symbol, and 404 for another', async () => {
    expect((await ask('stock.details', { params: { symbol: 'aaa' } })).answer).toMatchObject({
      symbol: 'AAA',
      last_sale: 1.5,
      ipo_year: null,
    });
    expect(await ask('stock.details', { params: { symbol: 'NOPE' } })).toMatchObject({
      status: 404,
      answer: { error: { code: 'not_found' } },
    });
  });

  it('answers 404 for paths and 405 for methods it does not know', async () => {
    expect((await backend()(new Request(`${BACKEND_ORIGIN}/stock/nothing/here`))).status).toBe(404);
    expect(
      (await backend()(new Request(`${BACKEND_ORIGIN}/stock/filters`, { method: 'DELETE' }))).status,
    ).toBe(405);
  });
}

const dir = mkdtempSync(join(tmpdir(), 'contract-'));
let store: OpenStore;

beforeAll(async () => {
  // The served backend finds its first start done, and leaves the rows of this test alone.
  await fillDataDir(dir, 'none');
  store = openSqlite(join(dir, 'redstreet.sqlite'));
  await insertCompanies(store.db, rows);
  await publishContent(store);
});
afterAll(async () => {
  await store.close();
  rmSync(dir, { recursive: true, force: true });
});

describe('the data contract, embedded in this process', () => {
  let backend: Backend;
  beforeAll(() => {
    const app = createDataApp({ ...store, ...dataSurroundings, log: createLog('silent') });
    backend = async (request) => app.fetch(request);
  });
  contractSuite(() => backend);
});

describe('the data contract, served by another process', () => {
  let served: Served;
  let backend: Backend;
  beforeAll(async () => {
    served = await serve('serve-backends', { DATA_DIR: dir, SEED: 'none' });
    backend = connectRemote(served.url);
  });
  afterAll(() => served.stop());
  contractSuite(() => backend);
});

describe('the data contract, asked without HTTP in between', () => {
  /** The answer, or the failure, of one way to ask. */
  const outcome = (asked: Promise<unknown>) =>
    asked.catch((error: unknown) => {
      const { code, message, fields } = error as ApiError;
      return { code, message, fields };
    });
  const inputs: readonly [JsonCallId, GuestInput][] = [
    ['stock.details', { params: { symbol: 'aaa' } }],
    ['stock.details', { params: { symbol: 'NOPE' } }],
    ['stock.details', { params: { symbol: 'a b' } }],
    ['stock.prices', { params: { symbol: 'AAA' }, query: { range: '1M' } }],
    ['stock.prices', { params: { symbol: 'AAA' }, query: { range: 'nonsense' } }],
    ['stock.marks', { params: { symbol: 'AAA' } }],
    ['stock.summary', {}],
    ['stock.filters', {}],
    ['stock.indices', {}],
    ['stock.insiders', { params: { symbol: 'AAA' }, query: { side: undefined, page: 1, pageSize: 5 } }],
    ['filings.bySymbol', { params: { symbol: 'AAA' }, query: { page: 1, limit: 5 } }],
    ['filings.bySymbol', { params: { symbol: 'AAA' }, query: { page: -1, limit: 5 } }],
    ['news.all', { query: { page: 1, limit: 4 } }],
    ['events.all', { query: { tab: 'upcoming', pageSize: 100 } }],
    ['stock.leadersLaggards', { query: { order: 'asc' } }],
    ['stock.filterCounts', { body: { fields: ['market_cap'], filters: undefined } }],
    ['stock.filterCounts', { body: { fields: ['bogus'] } }],
    ['screener.query', { body: { query: '{ filteredCompanies { totalItems } }' } }],
    ['screener.query', { body: { query: '{ nothing }' } }],
  ];

  it.each(inputs)('%s %j says what it says over HTTP', async (id, input) => {
    const app = createDataApp({ ...store, ...dataSurroundings, log: createLog('silent') });
    const backend = async (request: Request) => app.fetch(request);
    const nowhere = () => Promise.reject(new Error('not asked'));
    const gateway = createGateway({
      backends: { data: backend, auth: nowhere, chat: nowhere, tools: nowhere },
      breakers: createBreakers(),
      remote: new Set(),
      log: createLog('silent'),
      ownOrigins: new Set([BACKEND_ORIGIN]),
      publicUrl: BACKEND_ORIGIN,
      siteName: 'Test',
      version: '1',
      cookies: createCookies(false, createProofs('s'.repeat(32))),
      toolsAccess: 'staff',
      waitFor: () => 0,
    });
    const nobody = { requestId: 'r', token: null, session: null };
    const api = createApi(async (request) => gateway.fetch(request, nobody), BACKEND_ORIGIN);
    const direct = { asGuest: app.asGuest, breaker: createBreakers().data };
    const overHttp = await outcome(api(id, input as never));
    expect(await outcome(askDirectly(direct, id, input))).toEqual(overHttp);
  });
});
