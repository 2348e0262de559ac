import { expect, it } from 'vitest';
import type { ChatThread } from '#contract/chat.ts';
import { hrefsOf, markup, textOf } from '#tests/support/markup.ts';
import { Panel } from './Panel.tsx';

const threads = (count: number): ChatThread[] =>
  Array.from({ length: count }, (_, i) => ({
    thread_id: `t${i}`,
    symbol: 'ABEO',
    company_name: 'Abeona',
    chat_title: `Chat ${i}`,
    created_at: null,
  }));
const panel = (history: readonly ChatThread[] | null, thread = '') =>
  markup(
    <Panel
      stock={{ symbol: 'ABEO', name: 'Abeona Therapeutics Inc.' }}
      thread={thread}
      history={history}
      isMember
      stocks={4126}
    />,
  );

it('says that more is loading while there may be more, that there is nothing, or that it failed', () => {
  expect(textOf(panel(threads(18)))).toContain('Loading more...');
  expect(textOf(panel(threads(17)))).not.toMatch(/Loading more|No chat history|Failed/);
  expect(textOf(panel([]))).toContain('No chat history available');
  const failed = panel(null);
  expect(failed).toContain('role="alert">Failed to load chat history. Please try again later.<');
  expect(failed).not.toContain('No chat history available');
});

it('leads to the company, and to a new chat about it beside a conversation that was there before', () => {
  expect(textOf(panel([]))).toContain(
    'New ChatShare conversation linkLearn about Abeona Therapeutics Inc. - ABEO',
  );
  expect(hrefsOf(panel([]))).toEqual(['/redchat?symbol=ABEO', '/stocks/ABEO']);
  expect(textOf(panel([], 't1'))).toContain('Start new chat with Abeona Therapeutics Inc. - ABEO');
});
