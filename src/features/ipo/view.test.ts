import { expect, test } from 'vitest';
import { IPO_PAGE_SIZES, ipoHref, readIpoView } from './view.ts';

const read = (query: string) => readIpoView(new URLSearchParams(query));

test('every view is an address, and that address the same view', () => {
  for (const pageSize of IPO_PAGE_SIZES)
    for (const page of [1, 2, 9])
      expect(readIpoView(new URL(ipoHref({ page, pageSize }), 'https://x.example').searchParams)).toEqual({
        page,
        pageSize,
      });
});

test.each(['page=0', 'page=x', 'page=2.5', 'pageSize=20', 'pageSize=1000000000'])(
  '%s falls back to the standard',
  (query) => {
    expect(read(query)).toEqual({ page: 1, pageSize: 10 });
  },
);
