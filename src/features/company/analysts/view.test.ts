import { expect, test } from 'vitest';
import { ANALYST_SIZES, analystHref, readAnalystView } from './view.ts';

test('every view survives its own address; nonsense is the usual view', () => {
  for (const pageSize of ANALYST_SIZES)
    for (const page of [1, 4]) {
      const { searchParams } = new URL(analystHref('ABC', { page, pageSize }), 'http://x');
      expect(readAnalystView(searchParams)).toEqual({ page, pageSize });
    }
  expect(readAnalystView(new URLSearchParams('page=0&pageSize=20'))).toEqual({ page: 1, pageSize: 10 });
  expect(analystHref('ABC', { page: 1, pageSize: 10 })).toBe('/stocks/ABC/analysts');
});
