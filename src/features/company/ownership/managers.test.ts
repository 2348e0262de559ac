import { expect, test } from 'vitest';
import type { ManagerPosition } from '#contract/ownership.ts';
import { sinceBefore, totalOf } from './managers.ts';

const position = (given: Partial<ManagerPosition>): ManagerPosition => ({
  manager: 'M',
  shares: null,
  sharesComputed: true,
  priorShares: null,
  isNew: false,
  percentOfCompany: null,
  value: null,
  priorValue: null,
  reportDate: '2026-03-31',
  filedOn: null,
  raw_text_link: null,
  ...given,
});

// MoonLake on Mar 31, 2026 against Dec 31, 2025.
test.each([
  ['BVF', { shares: 16_001_284, priorShares: 19_751_284 }, { text: '19.0%', direction: 'down' }],
  ['Deep Track', { shares: 6_408_863, priorShares: 4_610_071 }, { text: '39.0%', direction: 'up' }],
  ['Acuta', { shares: 191_760, priorShares: 59_280 }, { text: '3.2×', direction: 'up' }],
  ['Vivo', { shares: 1_000_000, priorShares: 1_000_000 }, { text: 'unchanged', direction: null }],
  ['Casdin', { shares: 450_000, isNew: true }, { text: 'New', direction: null }],
  ['one of whom no earlier report is on record', { shares: 450_000 }, null],
])('%s since the quarter before', (_, given, expected) => {
  expect(sinceBefore(position(given))).toEqual(expected);
});

test('a total is unknown where one of its figures is', () => {
  const known = position({ shares: 10, value: 100, percentOfCompany: 1 });
  expect(totalOf([known, known])).toEqual({ shares: 20, value: 200, percent: 2 });
  expect(totalOf([known, { ...known, percentOfCompany: null }])).toMatchObject({ shares: 20, percent: null });
});
