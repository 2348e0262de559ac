import { afterEach, expect, it, vi } from 'vitest';
import { fetchSuggestions, suggestLater } from './use-suggestions.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('asks for the whole text, whatever is in it', async () => {
  const fetchDouble = vi.fn((_path: string) => Promise.resolve(Response.json({ data: [] })));
  vi.stubGlobal('fetch', fetchDouble);
  expect(await fetchSuggestions('a & b?c=#', new AbortController().signal)).toEqual([]);
  const [path] = fetchDouble.mock.calls[0] ?? [];
  expect(new URL(path ?? '', 'http://x').searchParams.get('input')).toBe('a & b?c=#');
});

it('asks once a text has stood for 500 ms, not while it is typed, and never for none', async () => {
  vi.useFakeTimers();
  const company = {
    symbol: 'ABEO',
    name: 'Abeona',
    market: null,
    sector_name: null,
    last_sale: 1,
    change_pre: 1,
  };
  const fetchDouble = vi.fn(() => Promise.resolve(Response.json({ data: [company] })));
  vi.stubGlobal('fetch', fetchDouble);
  const suggest = vi.fn();
  const end = suggestLater('ab', suggest);
  await vi.advanceTimersByTimeAsync(499);
  end();
  suggestLater('abe', suggest);
  suggestLater('  ', suggest);
  await vi.advanceTimersByTimeAsync(499);
  expect(fetchDouble).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetchDouble).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(suggest).toHaveBeenCalledExactlyOnceWith([company]));
});
