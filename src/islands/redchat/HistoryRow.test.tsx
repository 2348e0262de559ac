import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChatThread } from '#contract/chat.ts';
import { markup, textOf } from '#tests/support/markup.ts';
import { HistoryRow } from './HistoryRow.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-07-02T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const done = () => Promise.resolve();
const deeds = { onChoose: () => undefined, onRename: done, onDelete: done };
const thread: ChatThread = {
  thread_id: 't1',
  symbol: 'ABEO',
  company_name: 'Abeona Therapeutics Inc.',
  chat_title: 'Cash',
  created_at: '2026-07-02T11:55:00Z',
};
const wordsOf = (given: Partial<ChatThread>) =>
  textOf(markup(<HistoryRow thread={{ ...thread, ...given }} isCurrent={false} {...deeds} />));

it('names the company, how long ago it began, and the title', () => {
  expect(wordsOf({})).toBe('Abeona Therapeutics Inc.: Cash5 minutes agoCash');
  expect(wordsOf({ created_at: '2026-06-29T12:00:00Z' })).toContain('3 days ago');
});

it('says what is missing: a day that is unknown, a company by its symbol where there is one', () => {
  expect(wordsOf({ created_at: null })).toContain('Unknown Date');
  expect(wordsOf({ company_name: null })).toMatch(/^ABEO: /);
  expect(wordsOf({ company_name: null, symbol: null })).toMatch(/^All companies: /);
});
