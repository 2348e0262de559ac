import { expect, test } from 'vitest';
import { eventRanges, REFRESH_MS, SCREENER_PAGE_SIZE, screenerPageSizes, sectorNames } from './bounds.ts';

test('sizes, spans and names are the specified ones', () => {
  expect([...screenerPageSizes]).toEqual([5, 10, 20, 50, 100]);
  expect(SCREENER_PAGE_SIZE).toBe(10);
  expect(REFRESH_MS).toBe(15 * 60_000);
  expect([...eventRanges]).toEqual(['all', 'week', 'month', '3months', 'year']);
  expect([...sectorNames]).toEqual([
    'Energy & Transportation', 'Real Estate & Construction', 'Manufacturing', 'Industrial Applications', 'Life Sciences',
    'Technology', 'Trade & Services', 'Finance', 'Crypto Assets',
  ]); // prettier-ignore
});
