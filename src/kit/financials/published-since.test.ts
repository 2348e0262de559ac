import { expect, test } from 'vitest';
import type { Fundamentals } from '#contract/financials.ts';
import { periodOf } from '#tests/fixtures/financials.ts';
import { grewAsPublished } from './published-since.ts';

const published = (assets: number, liabilities: number, equity: number) =>
  ({ assets, liabilities, equity }) as Fundamentals;
const september = periodOf('2025-09-30', {
  assets: 6_423_664,
  liabilities: 7_638_284,
  equity: -1_214_620,
});
const june = periodOf('2025-06-30', { assets: 8_932_000, liabilities: 6_356_000, equity: 2_576_000 });
const held = { period_end: '2025-09-30', dollars: 5_412_678 };

test('QNRX: assets and equity that were published since, of half the cash more, say that money has come in', () => {
  const of = (all: Fundamentals | null, cash: typeof held | { period_end: string; dollars: null } = held) =>
    grewAsPublished([september, june], all, cash);
  expect(of(published(20e6, 7e6, 13e6))).toBe(true);
  // A loan brings no equity, and a debt that becomes shares no assets.
  expect(of(published(20e6, 21e6, -1e6))).toBe(false);
  expect(of(published(6e6, 1e6, 5e6))).toBe(false);
  // An earlier balance says nothing, nor does cash in another currency.
  expect(of(published(9e6, 6e6, 3e6))).toBe(false);
  expect(of(published(20e6, 7e6, 13e6), { ...held, dollars: null })).toBe(false);
  expect(of(null)).toBe(false);
});

test('a later balance on record tells by itself what has come in', () => {
  const december = periodOf('2025-12-31', { assets: 20e6, liabilities: 7e6, equity: 13e6 });
  expect(grewAsPublished([december, september], published(20e6, 7e6, 13e6), held)).toBe(false);
});
