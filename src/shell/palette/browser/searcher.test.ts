import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchGroup } from '#contract/site-search.ts';
import { createSearcher, type SearchState } from './searcher.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const groupOf = (total: number): SearchGroup[] => [{ kind: 'news', total, results: [] }];

function start() {
  const asked: { text: string; signal: AbortSignal; answer: PromiseWithResolvers<readonly SearchGroup[]> }[] =
    [];
  const shown: SearchState[] = [];
  const searcher = createSearcher(
    (text, signal) => {
      const answer = Promise.withResolvers<readonly SearchGroup[]>();
      asked.push({ text, signal, answer });
      return answer.promise;
    },
    (state) => shown.push(state),
  );
  return { asked, shown, searcher };
}

test('asks once a text stands for 150 ms, and says at once that it will', async () => {
  const { asked, shown, searcher } = start();
  for (const text of ['a', 'ab', ' abe ']) searcher.type(text);
  await vi.advanceTimersByTimeAsync(149);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.map(({ text }) => text)).toEqual(['abe']);
  asked[0]?.answer.resolve(groupOf(1));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.map(({ kind }) => kind)).toEqual(['pending', 'pending', 'pending', 'found']);
  expect(shown.at(-1)).toEqual({ kind: 'found', text: 'abe', groups: groupOf(1) });
});

test('an older answer, or failure, never takes the place of a newer one', async () => {
  const { asked, shown, searcher } = start();
  for (const text of ['one', 'two', 'three']) {
    searcher.type(text);
    await vi.advanceTimersByTimeAsync(150);
  }
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  asked[2]?.answer.resolve(groupOf(3));
  await vi.advanceTimersByTimeAsync(0);
  asked[0]?.answer.resolve(groupOf(1));
  asked[1]?.answer.reject(new Error('late'));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.at(-1)).toEqual({ kind: 'found', text: 'three', groups: groupOf(3) });
});

test('a failure is shown for the text it belongs to', async () => {
  const { asked, shown, searcher } = start();
  searcher.type('gold');
  await vi.advanceTimersByTimeAsync(150);
  asked[0]?.answer.reject(new Error('gone'));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.at(-1)).toEqual({ kind: 'failed', text: 'gold' });
});

test('an emptied field asks nothing, and gives up what was asked', async () => {
  const { asked, shown, searcher } = start();
  searcher.type('gold');
  await vi.advanceTimersByTimeAsync(150);
  searcher.type('  ');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(asked).toHaveLength(1);
  expect(shown.at(-1)).toEqual({ kind: 'idle' });
});

test('once stopped, nothing is asked or shown any more', async () => {
  const { asked, shown, searcher } = start();
  searcher.type('gold');
  searcher.stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual([]);
  expect(shown).toEqual([{ kind: 'pending', text: 'gold' }]);
});
