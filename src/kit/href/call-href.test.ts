import { expect, test } from 'vitest';
import { callHref } from './call-href.ts';

test('a call that a link leads to is under /api, with its parameters and what is given of its query', () => {
  expect(callHref('GET /profile/export', {})).toBe('/api/profile/export');
  expect(
    callHref('GET /stock/facts/:symbol/csv', { params: { symbol: 'BRK-B' }, query: { table: 'peers' } }),
  ).toBe('/api/stock/facts/BRK-B/csv?table=peers');
  const query = { type: undefined, date_from: '2026-01-02', date_to: undefined };
  expect(callHref('GET /landingPage/filings/:symbol/export', { params: { symbol: 'ABEO' }, query })).toBe(
    '/api/landingPage/filings/ABEO/export?date_from=2026-01-02',
  );
});
