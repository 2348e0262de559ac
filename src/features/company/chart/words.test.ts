import { expect, test } from 'vitest';
import type { PriceHistory } from '#contract/price.ts';
import type { ChartBar } from './bars.ts';
import {
  captionOf,
  eventWords,
  priceHeads,
  priceRows,
  readingOf,
  spokenReading,
  summaryOf,
} from './words.ts';

const bar: ChartBar = {
  date: '2026-07-02',
  open: 23.56,
  high: 25.22,
  low: 23.22,
  close: 24.21,
  volume: 1367399,
  sma: null,
  ema: null,
  rsi: null,
  macd: null,
  signal: null,
};
const closeOnly: ChartBar = {
  ...bar,
  date: '2026-07-01',
  open: null,
  high: null,
  low: null,
  close: 20,
  volume: null,
};
const history = { to: '2026-07-02', adjusted: true, source: 'Nasdaq' } as PriceHistory;

test('a session is read with all that is known of it, to the eye and to the ear', () => {
  expect(readingOf(bar).map(({ label, text }) => `${label} ${text}`)).toEqual([
    'O $23.56',
    'H $25.22',
    'L $23.22',
    'C $24.21',
    'Vol 1.37M',
  ]);
  expect(spokenReading(bar)).toBe(
    'Jul 2, 2026: open $23.56, high $25.22, low $23.22, close $24.21, volume 1.37M',
  );
  expect(spokenReading(closeOnly)).toBe('Jul 1, 2026: close $20.00');
});

test('the chart is summed up by its period, first and last close, lowest and highest', () => {
  expect(summaryOf('GLUE', [closeOnly, bar])).toBe(
    'Price chart of GLUE, Jul 1, 2026 to Jul 2, 2026: closes from $20.00 to $24.21, lowest $20.00, highest $24.21.',
  );
  expect(summaryOf('GLUE', [])).toBe('GLUE: no prices');
});

test('the caption says what the prices are, and no more', () => {
  expect(captionOf(history, [bar])).toMatch(
    /^Daily bars, split-adjusted, to Jul 2, 2026\. Hollow: closed higher; filled: closed lower\./,
  );
  expect(captionOf({ ...history, adjusted: false }, [closeOnly])).toMatch(
    /^Daily closes, not adjusted for splits, to Jul 2, 2026\. Volume/,
  );
  expect(captionOf({ ...history, source: null }, [bar])).not.toContain('Source');
});

test('MDXG: the caption names the days whose volume is missing in a row, and counts the others', () => {
  const sessions = (volumes: (number | null)[]) =>
    volumes.map((volume, i) => ({ ...bar, date: `2025-10-${String(i + 10)}`, volume }));
  expect(captionOf(history, sessions([1, null, null, null, null, null, 2, null, 3]))).toContain(
    'Volume of Oct 11, 2025 to Oct 15, 2025, 1 other session is not on record.',
  );
  expect(captionOf(history, sessions([1, null, 2, null]))).toContain(
    'Volume of 2 sessions is not on record.',
  );
  expect(captionOf(history, sessions([1, 2]))).not.toContain('not on record');
  expect(captionOf(history, sessions([null, null]))).toContain('Volume is not on record.');
});

test('WOK: closes that are not on one scale are not said to be split-adjusted', () => {
  expect(captionOf({ ...history, unsureBefore: '2026-05-01' }, [closeOnly])).toMatch(
    /^Daily closes, to Jul 2/,
  );
});

test('the table has the newest session first and N/A for what is unknown', () => {
  const rows = priceRows([closeOnly, bar], false);
  expect(rows.match(/<tr>/g)).toHaveLength(2);
  expect(rows.indexOf('Jul 2, 2026')).toBeLessThan(rows.indexOf('Jul 1, 2026'));
  expect(rows.match(/N\/A/g)).toHaveLength(4);
});

test('the table has no columns of which nothing is on record', () => {
  const cells = priceRows([closeOnly], true).match(/<t[hd]/g);
  expect(cells).toHaveLength(1 + priceHeads(true).length);
  expect(priceRows([bar], false).match(/<t[hd]/g)).toHaveLength(1 + priceHeads(false).length);
});

test('indicators that are shown are read with the session, unknown ones are left out', () => {
  const known = { ...bar, sma: 20.5, rsi: 61.234 };
  expect(readingOf(known, ['sma', 'ema', 'rsi', 'events']).slice(5)).toEqual([
    { label: 'SMA', text: '$20.50' },
    { label: 'RSI', text: '61.23' },
  ]);
  expect(readingOf(known)).toHaveLength(5);
});

test('the events of a session are said after its figures', () => {
  const marks = [
    { date: bar.date, kind: 'earnings', words: 'EPS −$0.45', url: null },
    { date: bar.date, kind: 'sell', words: 'Ann Ash sold 5 shares', url: null },
  ] as const;
  expect(eventWords(marks)).toBe('Earnings: EPS −$0.45 · Insider sale: Ann Ash sold 5 shares');
  expect(spokenReading(closeOnly, [], marks)).toBe(
    'Jul 1, 2026: close $20.00. Earnings: EPS −$0.45 · Insider sale: Ann Ash sold 5 shares',
  );
});
