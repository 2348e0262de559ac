import { beforeEach, expect, test, vi } from 'vitest';
import { forgetTickers, recentTickers } from './recent-tickers.ts';
import { rememberTicker } from './remember-ticker.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

/** A page with a heading; those that are not there say so to robots. */
const page = (heading: string, robots = false) =>
  ({
    querySelector: (selector: string) => (selector === 'h1' ? { textContent: heading } : robots ? {} : null),
  }) as unknown as Document;
const visit = (path: string, name: string, robots?: boolean) => rememberTicker(path, page(name, robots));

test('companies come back once each, the latest first', () => {
  visit('/stocks/ABEO/marketdata', ' Abeona Therapeutics Inc. ');
  visit('/stocks/BRK-B', 'Berkshire');
  visit('/stocks/ABEO/news', 'Abeona Therapeutics Inc.');
  expect(recentTickers()).toEqual([
    { symbol: 'ABEO', name: 'Abeona Therapeutics Inc.' },
    { symbol: 'BRK-B', name: 'Berkshire' },
  ]);
});

test('no more than six are kept', () => {
  for (const symbol of 'ABCDEFGHI') visit(`/stocks/${symbol}`, `Company ${symbol}`);
  expect(recentTickers().map(({ symbol }) => symbol)).toEqual(['I', 'H', 'G', 'F', 'E', 'D']);
});

test.each([
  ['/stocks/screener', 'Screener', false],
  ['/stocks/NOSUCH', '404', true],
  ['/stocks/ABEO/videos/v1', 'A video', false],
  ['/news/ABEO', 'News', false],
  ['/stocks/ABEO', '', false],
])('%s notes nothing', (path, heading, robots) => {
  visit(path, heading, robots);
  expect(recentTickers()).toEqual([]);
});

test('what makes no sense counts as nothing, and everything can be forgotten', () => {
  kept.set('recentTickers', '<b>\nabeo x\nABEO\nOPK Opko Health\n\n');
  expect(recentTickers()).toEqual([{ symbol: 'OPK', name: 'Opko Health' }]);
  forgetTickers();
  expect(recentTickers()).toEqual([]);
});
