import { describe, expect, it, vi } from 'vitest';
import type { Api } from '#kit/http/api-client.ts';
import { loadArchive } from './load.ts';

const now = new Date('2026-07-09T16:00:00Z');
const answering = (answer: object) => vi.fn(() => Promise.resolve(answer));

describe('one page of the archive', () => {
  it('is asked for by its page and its first day', async () => {
    const api = answering({ data: [{ id: 'a', title: 'A' }], total: 33, page: 3, pageSize: 16 });
    const found = await loadArchive(api as unknown as Api, { query: '', since: '1w', page: 3 }, now);
    expect(api).toHaveBeenCalledWith('news.newsLetters', {
      query: { page: 3, pageSize: 16, since: '2026-07-02' },
    });
    expect(found).toMatchObject({ total: 33, totalPages: 3, newsletters: [{ id: 'a' }] });
  });

  it('has no first day under All', async () => {
    const api = answering({ data: [], total: 0, page: 1, pageSize: 16 });
    const found = await loadArchive(api as unknown as Api, { query: '', since: null, page: 1 }, now);
    expect(api).toHaveBeenCalledWith('news.newsLetters', { query: { page: 1, pageSize: 16 } });
    expect(found.totalPages).toBe(1);
  });

  it('of a search is asked for by title, ten at a time, its first page being 0', async () => {
    const api = answering({ data: [], total: 11, page: 0, pageSize: 10 });
    const found = await loadArchive(api as unknown as Api, { query: 'cash', since: null, page: 1 }, now);
    expect(api).toHaveBeenCalledWith('stock.search', {
      query: { type: 'newsletter', query: 'cash', page: 0, pageSize: 10 },
    });
    expect(found.totalPages).toBe(2);
  });
});
