import { expect, test } from 'vitest';
import { absentFrom, emptySections } from './absent.ts';
import { marketView } from './view.ts';

const nothing = {
  prices: { bars: { close: [] } },
  filings: { totalItems: 0, data: [] },
  insiders: { total: 0 },
  holders: { totalItems: 0 },
  phases: { total: 0 },
  news: { data: [] },
  facts: null,
  peers: null,
  marks: null,
  short: null,
  outlook: null,
  coverage: null,
} as unknown as Parameters<typeof emptySections>[0];
const plain = marketView.read(new URLSearchParams());
const bank = { sector_name: 'Finance', hasAnalysts: false };

test('a section without data is a name in one list, and trials are not missed at a bank', () => {
  expect(absentFrom(bank, nothing, plain)).toEqual([
    'price history',
    'insiders’ trades',
    'SEC filings',
    'managers that report to the SEC',
    'analysts’ ratings',
    'news',
  ]);
  expect(absentFrom({ ...bank, sector_name: 'Life Sciences' }, nothing, plain)).toContain(
    'clinical programs',
  );
});

test('beneath a list with forms 4 it is not their trades as such that are said to be missing', () => {
  const listed = { ...nothing, filings: { totalItems: 1, data: [{ filing_type: '4' }] } };
  const names = absentFrom(bank, listed as typeof nothing, plain);
  expect(names).toContain('the trades that the forms 4 above tell of');
  expect(names).not.toContain('insiders’ trades');
});

test('a section that a filter left empty, or that did not arrive, is not absent', () => {
  const filtered = marketView.read(new URLSearchParams('side=buy&phase=Failed'));
  expect(emptySections(nothing, filtered)).toMatchObject({ insiders: false, phases: false });
  expect(absentFrom(bank, { ...nothing, insiders: null, filings: null }, plain)).not.toContain(
    'insiders’ trades',
  );
});

test('where a backend does not say whether there are ratings, they are not said to be missing', () => {
  expect(absentFrom({ sector_name: 'Finance' }, nothing, plain)).not.toContain('analysts’ ratings');
});
