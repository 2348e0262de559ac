import { expect, test } from 'vitest';
import { costOf, createAddressLimit, createAddressLimits, type Kind } from './address-limits.ts';

const FILES = { burst: 10, everyMs: 6_000 };

test('an address has ten files at once and then one in six seconds, whatever others ask for', () => {
  let time = 0;
  const waitMs = createAddressLimit(FILES, () => time);
  expect(Array.from({ length: 11 }, () => waitMs('a'))).toEqual([...Array<number>(10).fill(0), 6_000]);
  expect(waitMs('b')).toBe(0);
  time = 3_000;
  expect(waitMs('a')).toBe(3_000);
  time = 6_000;
  expect(waitMs('a')).toBe(0);
  expect(waitMs('a')).toBe(6_000);
  time = 600_000;
  expect(Array.from({ length: 11 }, () => waitMs('a')).filter((ms) => ms === 0)).toHaveLength(10);
});

test('what is several at once is counted as so many, or not at all', () => {
  let time = 0;
  const waitMs = createAddressLimit(FILES, () => time);
  expect(waitMs('a', 9)).toBe(0);
  expect(waitMs('a', 3)).toBe(12_000);
  expect(waitMs('a')).toBe(0);
  expect(waitMs('a', 1_000)).toBe(60_000);
  time = 60_000;
  expect(waitMs('a', 1_000)).toBe(0);
  expect(waitMs('a')).toBe(6_000);
});

test('a clock that is set back refuses nobody for longer', () => {
  let time = 1_000_000;
  const waitMs = createAddressLimit(FILES, () => time);
  for (let i = 0; i < 10; i += 1) waitMs('a');
  time = 0;
  expect(waitMs('a')).toBe(6_000);
  time = 6_000;
  expect(waitMs('a')).toBe(0);
});

const costs: [method: string, path: string, Kind | undefined][] = [
  ['GET', '/api/stock/export', 'file'],
  ['HEAD', '/api/stock/export', 'file'],
  ['GET', '/api/search', 'search'],
  ['GET', '/api/stock/search', 'search'],
  ['GET', '/search', 'search'],
  ['GET', '/api/stock/universe', 'universe'],
  ['POST', '/api/graphql', 'query'],
  ['POST', '/api/stock/filterCounts', 'query'],
  ['POST', '/api/chat/questions', 'chat'],
  ['GET', '/api/chat/messages/m1/events', 'chat'],
  ['GET', '/events.ics', 'calendar'],
  ['GET', '/events/e1.ics', 'calendar'],
  ['GET', '/events/earnings.ics', 'calendar'],
  ['GET', '/events/catalysts/c1.ics', 'calendar'],
  ['GET', '/og/ABEO.png', 'picture'],
  ['GET', '/', undefined],
  ['GET', '/stocks/ABEO/marketdata', undefined],
  ['GET', '/news', undefined],
  ['GET', '/events', undefined],
  ['GET', '/api/stock/filters', undefined],
  ['GET', '/api/stock/export/more', undefined],
];
test.each(costs)('%s %s costs as %s', (method, path, kind) => {
  expect(costOf(method, path)).toBe(kind);
});

test('each kind is counted by itself, with room for a hundred people behind one address', () => {
  const waitMs = createAddressLimits(() => 0);
  for (const kind of ['search', 'query', 'universe', 'chat'] as const) {
    expect(Array.from({ length: 100 }, () => waitMs(kind, 'office')).every((ms) => ms === 0)).toBe(true);
    while (waitMs(kind, 'robot') === 0);
    expect(waitMs(kind, 'robot')).toBeGreaterThan(0);
  }
  for (const kind of ['file', 'calendar', 'picture'] as const) expect(waitMs(kind, 'robot')).toBe(0);
});
