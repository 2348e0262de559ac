import { expect, test } from 'vitest';
import type { SearchResult } from '#contract/site-search.ts';
import { groupName, resultPath } from './result-links.ts';

const cells = { title: [{ text: 'A ' }, { text: 'day', marked: true as const }], snippet: [] };
const rest = { ...cells, symbol: 'ABEO', date: null, label: null };

test.each<[SearchResult, string]>([
  [{ kind: 'page', path: '/stocks/ipo', ...rest }, '/stocks/ipo'],
  [{ kind: 'company', id: 'BRK-B', ...rest }, '/stocks/BRK-B'],
  [{ kind: 'news', id: 'n/1', ...rest }, '/news/n%2F1'],
  [{ kind: 'newsletter', id: 'l1', ...rest }, '/newsletters/l1'],
  [{ kind: 'video', id: 'v1', ...rest }, '/video/v1'],
  [{ kind: 'event', id: 'e1', ...rest }, '/events?search=A+day#event-e1'],
])('a result leads to its page: %#', (result, path) => {
  expect(resultPath(result)).toBe(path);
});

test('in the installed app a company leads to the assistant, everything else where it always does', () => {
  expect(resultPath({ kind: 'company', id: 'ABEO', ...rest }, true)).toBe('/redchat?symbol=ABEO');
  expect(resultPath({ kind: 'news', id: 'n1', ...rest }, true)).toBe('/news/n1');
});

test('companies without a page here are not counted as pages', () => {
  const page = { kind: 'page' as const, path: '/stocks/ipo', ...rest };
  const uncovered = { ...page, path: '/stocks/AAPL', label: 'Too large to be covered' };
  const named = (...results: SearchResult[]) => groupName({ kind: 'page', results });
  expect(named(page)).toBe('Pages');
  expect(named(page, uncovered)).toBe('Pages and not covered');
  expect(named(uncovered)).toBe('Not covered here');
});
