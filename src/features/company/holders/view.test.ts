import { expect, test } from 'vitest';
import { HOLDER_SIZES, holderHref, readHolderView } from './view.ts';

test('every view survives its own address; nonsense is the usual view', () => {
  for (const pageSize of HOLDER_SIZES)
    for (const page of [1, 2, 30]) {
      const url = new URL(holderHref(new URL('http://x/p?range=1M'), { page, pageSize }), 'http://x');
      expect(readHolderView(url.searchParams)).toEqual({ page, pageSize });
      expect(url.searchParams.get('range')).toBe('1M');
    }
  expect(readHolderView(new URLSearchParams('holderPage=x&holderSize=20'))).toEqual({
    page: 1,
    pageSize: 25,
  });
});
