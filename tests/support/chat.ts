import { afterAll, beforeAll } from 'vitest';
import { recordComposer } from '#server/backends/chat/answers/answerer.ts';
import type { Composed } from '#server/backends/chat/answers/compose.ts';
import type { OpenStore } from '#server/db/open.ts';
import { readFilledStore } from './store.ts';

type Compose = ReturnType<typeof recordComposer>;

/** The texts of an answer, without its tables. */
export const wordsIn = ({ answer }: Pick<Composed, 'answer'>): string =>
  answer.parts.map((part) => (part.kind === 'text' ? part.markdown : '')).join(' ');

/** RedChat over the filled store, on the day that its tests are of: opened before the tests of a file and closed behind them. */
export function openChat(): { compose: Compose; store: () => OpenStore } {
  let opened: { store: OpenStore; compose: Compose } | undefined;
  const chat = () => {
    if (!opened) throw new Error('The chat is open within tests alone.');
    return opened;
  };
  beforeAll(async () => {
    const store = await readFilledStore();
    opened = { store, compose: recordComposer(store, () => new Date('2026-11-22T12:00:00Z')) };
  });
  afterAll(() => opened?.store.close());
  return { compose: (question) => chat().compose(question), store: () => chat().store };
}
