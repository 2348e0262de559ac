import { expect, test } from 'vitest';
import type { Ownership, ShortInterest } from '#contract/ownership.ts';
import { isOverAll, otherCount, shareBars } from './bars.ts';

const snapshot = {
  asOf: '2026-04-18',
  sharesOutstanding: 71_730_000,
  floatShares: 39_470_000,
  insidersPercent: 10.4,
  institutionsPercent: 75.6,
  source: 'yahoo',
};
const ownership = (owners: Partial<typeof snapshot> = {}): Ownership => ({
  symbol: 'MLTX',
  quote_date: '2026-07-02',
  owners: { ...snapshot, ...owners },
  float: snapshot,
  sharesOutstanding: 71_730_000,
  sharesAsOf: '2026-04-18',
  managers: [],
  managersOnRecord: 0,
  stakes: [],
});
const texts = (found: Ownership) => shareBars(found, null).map(({ parts }) => parts.map(({ text }) => text));

test('MoonLake: insiders, institutions and others add to all shares; the float says its shares', () => {
  expect(texts(ownership())).toEqual([
    ['10.4% insiders', '75.6% institutions', '14.0% others'],
    ['55.0% or 39.47M shares', '45.0% not in the float'],
  ]);
});

test('SMR: a float and shares sold short of another day than the count are of the count that is nearer, which is named', () => {
  const found: Ownership = {
    ...ownership(),
    float: { ...snapshot, asOf: '2026-06-11', sharesOutstanding: null, floatShares: 71_900_000 },
  };
  const company = { shares_outstanding: 80_000_000, quote_date: '2026-07-02' };
  const short = {
    settlements: [{ settlement: '2026-06-15', sharesShort: 8_000_000 }],
  } as unknown as ShortInterest;
  const bars = shareBars(found, short, company).map(({ parts }) => parts[0]?.text);
  expect(bars.slice(1)).toEqual(['89.9% or 71.90M of 80.00M shares', '10.0% or 8.00M of 80.00M shares']);
  // Of no count that is on record there can be so many.
  expect(shareBars(found, null)).toHaveLength(1);
});

test('where institutions hold more than all shares no bar is wider than the scale, and nobody is left', () => {
  const found = ownership({ institutionsPercent: 125.3 });
  const [holders] = shareBars(found, null);
  expect(holders?.parts.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100);
  expect(texts(found)[0]).toEqual(['10.4% insiders', '125.3% institutions', '']);
  expect(isOverAll(found)).toBe(true);
});

test('another count of shares than that of the head of the page is named', () => {
  const company = { shares_outstanding: 97_906_282, quote_date: '2026-07-02' };
  const counted = (sharesOutstanding: number | null) =>
    otherCount({ ...ownership(), sharesOutstanding }, company);
  expect(counted(153_461_838)).toBe(
    ' It counts 153.46M shares; the market value of Jul 2, 2026 is of 97.91M.',
  );
  expect(counted(99_000_000)).toBe('');
  expect(counted(null)).toBe('');
});
