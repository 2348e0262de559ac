import { expect, test } from 'vitest';
import type { Ipo } from '#contract/ipo.ts';
import { sinceFirstClose } from './since.ts';

const row = (symbol: string, since_first: number | null, date = '2026-06-18'): Ipo => ({
  company_name: symbol,
  symbol,
  date,
  since_first,
});

test('says how many of the year stand above their first close, the middle one, the best and the worst', () => {
  const rows = [
    row('A', 4),
    row('B', -30),
    row('C', null),
    row('D', 10),
    row('E', -2),
    row('F', 6),
    row('G', 1),
  ];
  // Two years later a change is of another kind.
  const older = row('OLD', 113, '2024-06-06');
  expect(
    sinceFirstClose([...rows, older]).map(({ label, text, movement }) => [label, text, movement]),
  ).toEqual([
    ['Above first close, 2026', '4 of 6', undefined],
    ['Median since then', '2.50%', 2.5],
    ['Best, D', '10.00%', 10],
    ['Worst, B', '−30.00%', -30],
  ]);
});

test('says nothing of few', () => {
  expect(sinceFirstClose([row('A', 4), row('B', -30)])).toEqual([]);
  expect(sinceFirstClose([])).toEqual([]);
});
