import { expect, test } from 'vitest';
import type { ChatThread } from '#contract/chat.ts';
import { CHAT_HISTORY_SIZE } from '#contract/chat.ts';
import { fromFirst, withPage } from './history.ts';
import { CHAT_HISTORY_SIZE as own } from './sizes.ts';

const threads = (count: number, from = 0): ChatThread[] =>
  Array.from({ length: count }, (_, i) => ({
    thread_id: `t${from + i}`,
    symbol: null,
    company_name: null,
    chat_title: null,
    created_at: null,
  }));

test('a page has as many rows as the contract says', () => {
  expect(own).toBe(CHAT_HISTORY_SIZE);
});

test('more is loaded until a page is not full, and what has moved stands there once', () => {
  const first = fromFirst(threads(18));
  expect(first.next).toBe(2);
  const second = withPage(first, 2, threads(18, 17));
  expect([second.threads.length, second.next]).toEqual([35, 3]);
  expect(withPage(second, 3, []).next).toBeNull();
  expect(fromFirst(threads(17)).next).toBeNull();
});

test('an answer that is no list is a failure', () => {
  expect(fromFirst(null)).toEqual({ threads: [], next: null, failed: true });
  expect(fromFirst({} as never).failed).toBe(true);
});
