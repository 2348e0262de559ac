import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatThread } from '#contract/chat.ts';
import { begun } from './frame.ts';
import { fromFirst, type HistoryState, loadPage, remove, rename, withPage } from './history.ts';
import { texts } from './texts.ts';

const SEARCH_MS = 250;

/** The list of conversations: loaded page by page, searched, renamed, and new whenever one has begun. */
export function useHistory(first: readonly ChatThread[] | null, isMember: boolean) {
  const [state, setState] = useState<HistoryState>(() => fromFirst(first));
  const [search, setSearch] = useState('');
  const [alert, setAlert] = useState<string | null>(first === null ? texts.historyFailed : null);
  const [isLoading, setLoading] = useState(false);
  const count = useStore(begun);
  const asked = useRef(0);

  const load = useCallback(
    async (page: number, text: string) => {
      const mine = ++asked.current;
      setLoading(true);
      try {
        const threads = await loadPage(page, { search: text, isMember });
        if (mine !== asked.current) return;
        setState((before) => (page === 1 ? fromFirst(threads) : withPage(before, page, threads)));
        setAlert(null);
      } catch {
        if (mine !== asked.current) return;
        setState((before) => ({ ...before, next: null, failed: true }));
        setAlert(texts.historyFailed);
      } finally {
        if (mine === asked.current) setLoading(false);
      }
    },
    [isMember],
  );

  // What was served with the page is not asked for again, unless a conversation had begun before the panel was taken up.
  const isFirst = useRef(begun.get() === 0);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    const timer = setTimeout(() => void load(1, search), search ? SEARCH_MS : 0);
    return () => clearTimeout(timer);
  }, [search, count, load]);

  return {
    ...state,
    search,
    setSearch,
    alert,
    isLoading,
    loadMore: () => {
      if (state.next !== null && !isLoading) void load(state.next, search);
    },
    ...deedsOn(setState, setAlert, isMember),
  };
}

type Set<Value> = React.Dispatch<React.SetStateAction<Value>>;

/** What is done with one conversation, and seen in the list once the server has done it. */
const deedsOn = (setState: Set<HistoryState>, setAlert: Set<string | null>, isMember: boolean) => ({
  async rename(id: string, title: string): Promise<void> {
    try {
      const kept = await rename(id, title, isMember);
      setState((before) => ({
        ...before,
        threads: before.threads.map((one) => (one.thread_id === id ? { ...one, chat_title: kept } : one)),
      }));
      setAlert(null);
    } catch {
      setAlert(texts.titleFailed);
    }
  },
  async remove(id: string): Promise<boolean> {
    try {
      await remove(id);
      setState((before) => ({
        ...before,
        threads: before.threads.filter(({ thread_id }) => thread_id !== id),
      }));
      return true;
    } catch {
      setAlert('The conversation could not be deleted. Please try again.');
      return false;
    }
  },
});
