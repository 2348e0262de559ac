import { expect, it } from 'vitest';
import type { Screen } from '#kit/screener/load.ts';
import { defaultScreener } from '#kit/screener/state.ts';
import { announce, NO_RESULTS, rowRange } from './wording.ts';

const screen = (rows: number, page = 1): Screen => ({
  state: { ...defaultScreener, page },
  rows: Array.from({ length: rows }, (_, at) => ({ symbol: `S${at}`, name: 'n', spark: null })),
  totalItems: 1_234,
  totalPages: 124,
  notice: null,
});

it('counts rows over all pages, with a comma from a thousand on', () => {
  expect(rowRange(screen(10))).toBe('1–10');
  expect(rowRange(screen(4, 124))).toBe('1,231–1,234');
  expect(rowRange(screen(0))).toBe('0–0');
});

it('says what is shown, in which order, or that nothing is', () => {
  expect(announce(screen(10, 2))).toBe('Companies 11–20 of 1,234. Market cap, high to low.');
  expect(announce(screen(0))).toBe(NO_RESULTS);
});
