import type { SearchGroup } from '#contract/site-search.ts';

/** How long a text must stand before it is searched for. */
const WAIT_MS = 150;

/** What there is to show for the text in the field. */
export type SearchState =
  | { kind: 'idle' }
  | { kind: 'pending'; text: string }
  | { kind: 'found'; text: string; groups: readonly SearchGroup[] }
  | { kind: 'failed'; text: string };

export interface Searcher {
  /** The text in the field is now this. */
  type(text: string): void;
  /** Gives up what is under way. */
  stop(): void;
}

type Fetch = (text: string, signal: AbortSignal) => Promise<readonly SearchGroup[]>;

/** Searches for a text once it stands still. Whatever is answered late, only the latest text is ever shown. */
export function createSearcher(fetchGroups: Fetch, show: (state: SearchState) => void): Searcher {
  let running = new AbortController();
  const stop = () => running.abort();

  return {
    stop,
    type(typed) {
      stop();
      const text = typed.trim();
      if (!text) return show({ kind: 'idle' });
      const { signal } = (running = new AbortController());
      show({ kind: 'pending', text });
      const timer = setTimeout(() => {
        fetchGroups(text, signal).then(
          (groups) => signal.aborted || show({ kind: 'found', text, groups }),
          () => signal.aborted || show({ kind: 'failed', text }),
        );
      }, WAIT_MS);
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
  };
}
