import { describe, expect, it } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import type { Api } from '#kit/http/api-client.ts';
import { readyScreen } from '#kit/screener/ready-screens.ts';
import { openScreener } from './open-screener.ts';

const page = { companies: [{ symbol: 'NKTX', name: 'Nkarta Inc.' }], totalItems: 31, totalPages: 4 };
const answers: Record<string, unknown> = {
  'screener.query': { data: { filteredCompanies: page } },
  'stock.filters': { data: [] },
  'stock.getAllSectors': { data: [] },
  'stock.filterCounts': { total: 31, counts: {} },
};
const answering = async (id: string) => Promise.resolve(answers[id]);

function opening(path: string, api: (id: string) => Promise<unknown> = answering) {
  const response = { status: 200, statusText: '', headers: new Headers() };
  const locals = { api: api as Api } as App.Locals;
  return { response, opened: openScreener({ url: new URL(path, 'http://localhost'), locals, response }) };
}

describe('opening the screener', () => {
  it('shows the page of the address and lets it be shared for a minute', async () => {
    const { response, opened } = opening('/stocks/screener?page=2');
    expect(await opened).toMatchObject({ state: { page: 2 }, screen: { totalItems: 31 }, notices: [] });
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=60, must-revalidate');
  });

  it('answers 503, never to be kept, with the frame of the page, while the backend does not answer', async () => {
    const down = () => Promise.reject(new ApiError('unavailable', 'down'));
    const { response, opened } = opening('/stocks', down);
    expect(await opened).toMatchObject({ screen: null });
    expect(response.status).toBe(503);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('knows a failure of the API by its name, since pages and server hold a class each', async () => {
    const foreign = Object.assign(new Error('down'), { name: 'ApiError' });
    expect(await opening('/stocks', () => Promise.reject(foreign)).opened).toMatchObject({ screen: null });
  });

  it('does not take a fault of our own for a failure of the backend', async () => {
    await expect(opening('/stocks', () => Promise.reject(new TypeError('ours'))).opened).rejects.toThrow(
      'ours',
    );
  });

  it.each([
    ['/stocks', '/stocks/screener'],
    ['/stocks/screener?page=3', '/stocks/screener?page=3'],
    ['/stocks/screener?page=99', '/stocks/screener?page=4'],
    ['/stocks/screener?page=2&sortField=name', '/stocks/screener'],
    ['/stocks/screener?symbol=nk', '/stocks/screener'],
  ])('gives %s the canonical address %s', async (path, canonical) => {
    expect((await opening(path).opened).canonical).toBe(canonical);
  });

  it('shows the rows without counts where only those fail', async () => {
    const countless = async (id: string) =>
      id === 'stock.filterCounts' ? Promise.reject(new ApiError('unavailable', 'down')) : answering(id);
    expect(await opening('/stocks', countless).opened).toMatchObject({
      counts: null,
      screen: { totalItems: 31 },
    });
  });

  it('says of a value that no company has that it is none', async () => {
    const definition = { name: 'market', label: 'Market', options: ['NASDAQ', 'NYSE'] };
    const known = async (id: string) =>
      id === 'stock.filters' ? Promise.resolve({ data: [definition] }) : answering(id);
    const { notices } = await opening('/stocks/screener?market=OTC&market=NYSE', known).opened;
    expect(notices).toEqual(['Market “OTC” is not one of its values: no company has it.']);
  });

  it('gives a ready-made screen its own state and address, to which a query adds', async () => {
    const response = { status: 200, statusText: '', headers: new Headers() };
    const locals = { api: answering as Api } as App.Locals;
    const url = new URL('/stocks/screener/oversold?pageSize=50', 'http://localhost');
    const screener = await openScreener({ url, locals, response }, readyScreen('oversold'));
    expect(screener).toMatchObject({
      canonical: '/stocks/screener/oversold',
      state: { pageSize: 50, filters: { latest_rsi: [{ max: 30 }] }, sortField: 'latest_rsi' },
      ready: { slug: 'oversold' },
    });
    const narrowed = new URL('/stocks/screener/oversold?sector=Finance', 'http://localhost');
    const other = await openScreener({ url: narrowed, locals, response }, readyScreen('oversold'));
    expect(other).toMatchObject({ ready: undefined, state: { sector: 'Finance' } });
  });
});
