import { expect, test } from 'vitest';
import { financialsViewPath, readFinancialsView } from './view.ts';

const read = (query: string) => readFinancialsView(new URLSearchParams(query));

test('an address and its view are the same thing', () => {
  for (const query of ['', '?by=years', '?by=quarters&page=2', '?page=3'])
    expect(financialsViewPath('/x', read(query))).toBe(`/x${query}`);
});

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=99999', 'by=weeks', 'by=__proto__'])(
  '%s counts as not asked for',
  (query) => {
    expect(financialsViewPath('/x', read(query))).toBe('/x');
  },
);
