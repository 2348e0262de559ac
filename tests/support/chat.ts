import { afterAll, beforeAll } from 'vitest';
import { recordComposer } from '#server/backends/chat/answers/answerer.ts';
import { kindOf } from '#server/backends/chat/answers/asked/asked.ts';
import type { Composed } from '#server/backends/chat/answers/compose.ts';
import { spelledOut } from '#server/backends/chat/answers/grammar/said/shorthand.ts';
import { kinds } from '#server/backends/chat/answers/kinds/index.ts';
import { companyIndex, understandNames } from '#server/backends/chat/answers/names-of-question.ts';
import { withSecondOpinion } from '#server/backends/chat/answers/second-reader/opinion.ts';
import type { OpenStore } from '#server/db/open.ts';
import { createVersionedCache } from '#server/store/content/content-version.ts';
import { readFilledStore } from './store.ts';

interface Chat {
  store: OpenStore;
  compose: ReturnType<typeof recordComposer>;
  /** The kinds that a question on a company is read as, without its answer. */
  kindsOf(text: string, symbol: string): Promise<(string | null)[]>;
}

/** The texts of an answer, without its tables. */
export const wordsIn = ({ answer }: Pick<Composed, 'answer'>): string =>
  answer.parts.map((part) => (part.kind === 'text' ? part.markdown : '')).join(' ');

/** RedChat over the filled store, on the day that its tests are of: opened before the tests of a file and closed behind them. */
export function openChat(): Readonly<Pick<Chat, 'compose' | 'kindsOf'>> & {
  store: () => OpenStore;
  /** The answer to the last of questions that follow each other on the page of a company. */
  lastOf(symbol: string | null, ...questions: string[]): Promise<Composed>;
} {
  let opened: Chat | undefined;
  const chat = () => {
    if (!opened) throw new Error('The chat is open within tests alone.');
    return opened;
  };
  beforeAll(async () => {
    const store = await readFilledStore();
    const now = () => new Date('2026-11-22T12:00:00Z');
    const read = { db: store.db, engine: store.engine, now, cached: createVersionedCache(store.db) };
    opened = {
      store,
      compose: recordComposer(store, now),
      async kindsOf(text, symbol) {
        const question = { text: spelledOut(text), symbol, before: [], isSignedIn: true };
        const { turns } = await understandNames(read, await companyIndex(read), question);
        return [...new Set(withSecondOpinion(turns, kinds).map((turn) => kindOf(turn)?.id ?? null))];
      },
    };
  });
  afterAll(() => opened?.store.close());
  return {
    compose: (question) => chat().compose(question),
    kindsOf: (text, symbol) => chat().kindsOf(text, symbol),
    store: () => chat().store,
    async lastOf(symbol, ...questions) {
      const before: { question: string; answer: Composed['answer'] }[] = [];
      let last: Composed | undefined;
      for (const text of questions) {
        last = await chat().compose({ text, symbol, before: [...before], isSignedIn: true });
        before.push({ question: text, answer: last.answer });
      }
      if (!last) throw new Error('nothing was asked');
      return last;
    },
  };
}
