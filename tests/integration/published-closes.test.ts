import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readAdjusted, readWide } from '../../scripts/seed/price-history.ts';
import { openSources } from '../../scripts/seed/sources.ts';
import { isUnsureSession } from '#kit/market/unsure-sessions.ts';

const shared = new URL('../../../shared/data', import.meta.url).pathname;

test.skipIf(!existsSync(shared))(
  'a published close is the close of its session, but in the sessions that are marked for not being so (skipped without ../shared/data)',
  () => {
    const sources = openSources(shared);
    const bars = readAdjusted(sources.text('prices/ohlcv_daily_smallcap_300d.csv.gz'));
    const bySession = new Map<string, { known: number; other: number }>();
    for (const [symbol, published] of readWide(sources)) {
      const closes = new Map(bars.get(symbol)?.map(({ date, close }) => [date, close]));
      for (const { date, close } of published) {
        const full = closes.get(date);
        if (full === undefined) continue;
        const count = bySession.get(date) ?? { known: 0, other: 0 };
        count.known += 1;
        // Full bars have whole cents; splits since part the two for good, but only few companies.
        if (Math.abs(close - full) > Math.max(0.011, full * 0.006)) count.other += 1;
        bySession.set(date, count);
      }
    }
    const other = [...bySession].filter(([, { known, other }]) => other > known / 4).map(([date]) => date);
    expect(bySession.size).toBeGreaterThan(200);
    expect(other.filter((date) => !isUnsureSession(date))).toEqual([]);
  },
);
