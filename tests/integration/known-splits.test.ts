import { beforeAll, expect, test } from 'vitest';
import { SEED_DIR } from '#server/fill/prepare.ts';
import { readPrices } from '#server/fill/seed/files.ts';
import { type Bar, unpackBars } from '#server/fill/seed/format.ts';
import { seedRows } from '#tests/support/seed-rows.ts';

/** Reverse splits of which raw closes were adjusted by a guess, or not at all. */
const known = [
  ['DRCT', '2026-04-27', 4],
  ['ARBK', '2025-12-12', 216],
  ['ONCO', '2025-06-13', 85],
  ['FBLG', '2026-03-30', 20],
  ['AIRE', '2026-04-30', 25],
  ['ADV', '2026-03-27', 25],
] as const;

const barsOf = new Map<string, Bar[]>();
beforeAll(() => {
  const { sessions, companies } = readPrices(SEED_DIR);
  const wanted = new Set<string>(known.map(([symbol]) => symbol));
  for (const packed of companies)
    if (wanted.has(packed.symbol)) barsOf.set(packed.symbol, unpackBars(packed, sessions));
});

test.each(known)('%s: the split of %s is on record, and no close leaps by its %s', (symbol, date, ratio) => {
  const [split] = seedRows('splits.ndjson.gz').get(symbol) ?? [];
  expect(split).toMatchObject({ date, new_shares: 1, old_shares: ratio });
  const bars = barsOf.get(symbol) ?? [];
  const at = bars.findIndex((bar) => bar.date >= date);
  for (const [i, bar] of bars.entries()) {
    const before = bars[i - 1];
    if (!before || Math.abs(i - at) > 3) continue;
    expect([bar.date, bar.close / before.close < Math.sqrt(ratio) * 1.1]).toEqual([bar.date, true]);
  }
});

test('the average of DRCT over 50 sessions is on one scale', () => {
  const closes = (barsOf.get('DRCT') ?? []).slice(-50).map(({ close }) => close);
  expect(closes.reduce((sum, close) => sum + close, 0) / 50).toBeCloseTo(3.26, 1);
});
