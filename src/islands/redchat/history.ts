import type { ChatThread } from '#contract/chat.ts';
import { CHAT_HISTORY_SIZE } from './sizes.ts';
import { ask } from '#ui/browser/ask.ts';

/** What the list of conversations shows. */
export interface HistoryState {
  threads: readonly ChatThread[];
  /** The page to be loaded next; null where there is no more. */
  next: number | null;
  failed: boolean;
}

/** The history as a page of it was answered; an answer that is no list counts as a failure. */
export function fromFirst(threads: readonly ChatThread[] | null): HistoryState {
  if (!Array.isArray(threads)) return { threads: [], next: null, failed: true };
  return { threads, next: threads.length < CHAT_HISTORY_SIZE ? null : 2, failed: false };
}

/** The history with one more page at its end; what has moved between two pages stands there once. */
export function withPage(state: HistoryState, page: number, threads: readonly ChatThread[]): HistoryState {
  const known = new Set(state.threads.map(({ thread_id }) => thread_id));
  return {
    threads: [...state.threads, ...threads.filter(({ thread_id }) => !known.has(thread_id))],
    next: threads.length < CHAT_HISTORY_SIZE ? null : page + 1,
    failed: false,
  };
}

/** A page of one's conversations: the specified call for who has signed in, ours for guests and for searches. */
export async function loadPage(
  page: number,
  { search, isMember }: { search: string; isMember: boolean },
): Promise<ChatThread[]> {
  const query = { page, limit: CHAT_HISTORY_SIZE };
  const answer =
    isMember && search === ''
      ? await ask('GET /chat/history', { query })
      : await ask('GET /chat/threads', { query: { ...query, ...(search && { search }) } });
  if (!Array.isArray(answer.data)) throw new Error('the history is no list');
  return answer.data;
}

/** Renames a conversation; answers the title as it is kept. */
export async function rename(threadId: string, title: string, isMember: boolean): Promise<string> {
  const input = { params: { threadId }, body: { title } };
  const answer = isMember
    ? await ask('POST /chat/history/:threadId/title', input)
    : await ask('POST /chat/threads/:threadId/title', input);
  return answer.title;
}

export const remove = (threadId: string) => ask('DELETE /chat/threads/:threadId', { params: { threadId } });
