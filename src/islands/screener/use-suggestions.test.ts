import { afterEach, expect, it, vi } from 'vitest';
import { fetchSuggestions } from './use-suggestions.ts';

afterEach(() => void vi.unstubAllGlobals());

it('asks for the whole text, whatever is in it', async () => {
  const fetchDouble = vi.fn((_path: string) => Promise.resolve(Response.json({ data: [] })));
  vi.stubGlobal('fetch', fetchDouble);
  expect(await fetchSuggestions('a & b?c=#', new AbortController().signal)).toEqual([]);
  const [path] = fetchDouble.mock.calls[0] ?? [];
  expect(new URL(path ?? '', 'http://x').searchParams.get('input')).toBe('a & b?c=#');
});
