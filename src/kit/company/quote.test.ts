import { expect, test } from 'vitest';
import { glue } from '#tests/fixtures/company.ts';
import { closeLabel, latestPrice, shortIndustry, volumeWords } from './quote.ts';

test('the latest price falls back to previous close and change, and is unknown without them', () => {
  expect(latestPrice(glue)).toBe(24.21);
  expect(latestPrice({ last_sale: null, pre_close: 10, net_change: -0.5 })).toBe(9.5);
  expect(latestPrice({ last_sale: null, pre_close: 10, net_change: null })).toBeNull();
});

test('a close has its hour, except on days on which the session may have ended early', () => {
  const onTheDay = (day: string) => closeLabel(day, new Date(`${day}T22:00:00Z`));
  expect(onTheDay('2026-07-02')).toBe('At close, Jul 2, 2026, 4:00 PM ET');
  expect(onTheDay('2025-07-03')).toBe('At close, Jul 3, 2025');
  expect(onTheDay('2025-11-28')).toBe('At close, Nov 28, 2025');
  expect(onTheDay('2025-11-26')).toBe('At close, Nov 26, 2025, 4:00 PM ET');
  expect(onTheDay('2025-12-24')).toBe('At close, Dec 24, 2025');
  expect(closeLabel(null)).toBeNull();
});

test('an old close is told by its day alone', () => {
  expect(closeLabel('2026-07-02', new Date('2026-11-22T12:00:00Z'))).toBe('Close of Jul 2, 2026');
});

test('volume is set against its average and unusual from one and a half times on', () => {
  expect(volumeWords(glue)).toEqual({ shares: '1.39M shares', ratio: '1.3× average', unusual: false });
  expect(volumeWords({ volume: 150, volume_avg: 100 })).toEqual({
    shares: '150 shares',
    ratio: '1.5× average',
    unusual: true,
  });
  expect(volumeWords({ volume: 1, volume_avg: null })).toEqual({
    shares: '1 share',
    ratio: null,
    unusual: false,
  });
  expect(volumeWords({ volume: 5, volume_avg: 0 })?.ratio).toBeNull();
  expect(volumeWords({ volume: null, volume_avg: 100 })).toBeNull();
});

test('only a closing remark in brackets is cut from an industry', () => {
  expect(shortIndustry('Retail: eating places')).toBe('Retail: eating places');
  expect(shortIndustry('Services (other) and more')).toBe('Services (other) and more');
});
