import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Bar } from '#server/fill/seed/format.ts';
import { readAdjusted, readWide } from '../../scripts/seed/price-history.ts';
import { isUnsureSession } from '#kit/market/unsure-sessions.ts';
import { openSources } from '../../scripts/seed/sources.ts';
import { adjustSplits } from '../../scripts/seed/split-adjust.ts';

const shared = new URL('../../../shared/data', import.meta.url).pathname;

/** Days on which the published close and the adjusted one part ways by more than `least`. */
function partings(published: readonly Bar[], adjusted: ReadonlyMap<string, number>, least: number): string[] {
  let before: number | undefined;
  return published.flatMap(({ date, close }) => {
    const known = adjusted.get(date);
    if (known === undefined || isUnsureSession(date)) return [];
    const factor = known / close;
    const parted = before !== undefined && before / factor > least;
    before = factor;
    return parted ? [date] : [];
  });
}

describe.skipIf(!existsSync(shared))(
  'split detection on companies whose splits are known (skipped without ../shared/data)',
  () => {
    test('no bar before a reverse split is left as if it could be computed with', () => {
      const sources = openSources(shared);
      const published = readWide(sources);
      const unmarked: string[] = [];
      let splits = 0;
      for (const [symbol, bars] of readAdjusted(sources.text('prices/ohlcv_daily_smallcap_300d.csv.gz'))) {
        const series = published.get(symbol) ?? [];
        const closes = new Map(bars.map(({ date, close }) => [date, close]));
        const marked = new Map(adjustSplits(series, 'as published').map((bar) => [bar.date, bar.doubtful]));
        for (const date of partings(series, closes, 1.7)) {
          splits += 1;
          // In a late stretch the published jump stands some sessions before the first comparable one.
          const before = series.findIndex((bar) => bar.date === date) - 25;
          if (marked.get(series[Math.max(0, before)]?.date ?? '') !== 1) unmarked.push(`${symbol} ${date}`);
        }
      }
      expect(splits).toBeGreaterThan(50);
      expect(unmarked).toEqual([]);
    });
  },
);
