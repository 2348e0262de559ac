import { expect, it } from 'vitest';
import type { Fact } from '#contract/news.ts';
import { documentsOf, factText, figuresOf, groupedTable, isHttps, stripOfFacts } from './fact-text.ts';

it.each([
  [{ value: 0.1, unit: 'price' }, '$0.10'],
  [{ value: 0.0451, unit: 'price', label: 'Close' }, '$0.0451'],
  [{ value: 0.0451, unit: 'price', label: 'Expected' }, '$0.05'],
  [{ value: 75_000_005, unit: 'usd' }, '$75.00M'],
  [{ value: -9.154, unit: 'percent' }, '−9.15%'],
  [{ value: 9.15, unit: 'percent', label: 'Change' }, '+9.15%'],
  [{ value: 7.23, unit: 'ratio' }, '7.2×'],
  [{ value: 414_738, unit: 'shares' }, '414,738'],
  [{ value: '2025-11-12', unit: 'date' }, 'Nov 12, 2025'],
  [{ value: 'SCHEDULE 13G', unit: 'form' }, 'Schedule 13G'],
  [{ value: 'Phase 2', unit: 'text' }, 'Phase 2'],
  [{ value: null, unit: 'price' }, 'N/A'],
  [{ value: '', unit: 'text' }, 'N/A'],
  [{ value: 'five', unit: 'price' }, 'N/A'],
  [{ value: 5, unit: 'date' }, 'N/A'],
] as const)('%o reads %s', (fact, text) => {
  expect(factText(fact)).toBe(text);
});

const facts: Fact[] = [
  { label: 'Form', value: '4', unit: 'form', url: 'https://sec.example' },
  { label: 'Close', value: 5, unit: 'price' },
  { label: 'Change', value: 1, unit: 'percent' },
  { label: 'Session', value: '2026-07-02', unit: 'date' },
  { group: '1', label: 'Person', value: 'Ada', unit: 'text', url: 'https://sec.example/1' },
  { group: '1', label: 'Shares', value: 10, unit: 'shares' },
  { group: '2', label: 'Person', value: 'Bo', unit: 'text' },
];

it('facts in groups are the rows of a table, a missing one N/A', () => {
  expect(groupedTable(facts)).toEqual({
    columns: [{ label: 'Person', isNumber: false }, { label: 'Shares', isNumber: true }],
    rows: [
      [{ text: 'Ada', url: 'https://sec.example/1' }, { text: '10', url: null }],
      [{ text: 'Bo', url: null }, { text: 'N/A', url: null }],
    ],
  }); // prettier-ignore
  expect(groupedTable([])).toBeNull();
});

it('a table of trades has amounts in full, and says which way a trade on the market went', () => {
  const trade = (group: string, what: string, value: number | null): Fact[] => [
    { group, label: 'Transaction', value: what, unit: 'text' },
    { group, label: 'Value', value, unit: 'usd' },
  ];
  const trades = [
    ...trade('1', 'Sale', 41_343.8),
    ...trade('2', 'Purchase', 3_031_000),
    ...trade('3', 'Award', null),
  ];
  expect(groupedTable(trades)?.rows).toEqual([
    [{ text: 'Sale', url: null, direction: 'down' }, { text: '$41,344', url: null }],
    [{ text: 'Purchase', url: null, direction: 'up' }, { text: '$3,031,000', url: null }],
    [{ text: 'Award', url: null }, { text: 'N/A', url: null }],
  ]); // prettier-ignore
});

it('documents and figures stand apart', () => {
  expect(documentsOf(facts).map(({ label }) => label)).toEqual(['Form']);
  expect(figuresOf(facts).map(({ label }) => label)).toEqual(['Close', 'Change', 'Session']);
});

it('a strip holds at most five known figures, and none where there are too few to compare', () => {
  expect(stripOfFacts(facts).map(({ text }) => text)).toEqual(['$5.00', '+1.00%']);
  expect(stripOfFacts(facts.slice(0, 2))).toEqual([]);
  expect(
    stripOfFacts(Array.from({ length: 9 }, (_, value) => ({ label: 'A', value, unit: 'count' }))),
  ).toHaveLength(5);
  expect(stripOfFacts(null)).toEqual([]);
});

it.each([
  ['https://sec.example/a', true],
  ['https://', false],
  ['http://sec.example', false],
  ['javascript:alert(1)//https://', false],
  [null, false],
])('%s can be opened: %s', (address, answer) => {
  expect(isHttps(address)).toBe(answer);
});
