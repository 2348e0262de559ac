import { describe, expect, it } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import type { Api } from './api-client.ts';
import { loadHome } from './home.ts';

describe('loadHome', () => {
  it('asks for the largest moves both ways, without shares that hardly trade', async () => {
    const asked: unknown[] = [];
    const api = ((id: string, input: { query?: { order: string } }) => {
      if (id === 'stock.leadersLaggards') asked.push(input.query);
      return Promise.resolve({
        data: [{ symbol: id === 'stock.leadersLaggards' ? input.query?.order : 'sector' }],
        total: 1,
      });
    }) as unknown as Api;
    expect(await loadHome(api)).toEqual({
      sectors: [{ symbol: 'sector' }],
      leaders: [{ symbol: 'desc' }],
      laggards: [{ symbol: 'asc' }],
    });
    expect(asked).toMatchObject([{ order: 'desc', minPrice: 0.1, minVolume: 50_000 }, { order: 'asc' }]);
  });

  it('loses only the section that failed', async () => {
    const api = ((id: string) =>
      id === 'stock.getAllSectors'
        ? Promise.reject(new ApiError('timeout', 'late'))
        : Promise.resolve({ data: [], total: 0 })) as unknown as Api;
    expect(await loadHome(api)).toEqual({ sectors: null, leaders: [], laggards: [] });
  });
});
