import { kindOf } from './asked.ts';
import { telling } from '../grammar/reading/resolve.ts';
import type { Turn } from '../grammar/turns/turn.ts';

/** What two turns say that ask the same. */
const withWordsOf = (turn: Turn, { reading: { text, unnamed } }: Turn): Turn => ({
  ...turn,
  reading: {
    ...turn.reading,
    text: `${turn.reading.text}, and ${text}`,
    unnamed: `${turn.reading.unnamed}, and ${unnamed}`,
  },
});

/** Kinds whose answers show the trades of insiders in one table. */
const OF_TRADES = /^insider-(?:net|buys|sales)$/;

/** "Insiders at X: net buying or selling the last 6 months": what is only the heading of the next part. */
const isHeadingOf = (turn: Turn, next: Turn | undefined): boolean =>
  kindOf(turn)?.id === 'insider-trades' &&
  OF_TRADES.test((next && kindOf(next)?.id) ?? '') &&
  telling(turn.reading).every((concept) => concept === 'insiders') &&
  turn.reading.periods.length + turn.reading.names.length === 0 &&
  turn.companies.every((company) => next?.companies.includes(company));

/** Turns that ask the same of the same companies are answered once. */
export function withoutRepeats(turns: readonly Turn[]): Turn[] {
  const first = new Map<string, Turn>();
  for (const [at, turn] of turns.entries()) {
    if (isHeadingOf(turn, turns[at + 1])) continue;
    const id = kindOf(turn)?.id;
    const { reading, companies } = turn;
    // "Which trials are completed, and when" is one question.
    const concepts = id === 'for-and-against' ? [] : telling(reading);
    const key = JSON.stringify([id, companies, reading.periods, reading.names, concepts]);
    const known = first.get(key);
    first.set(key, known ? withWordsOf(known, turn) : turn);
  }
  return [...first.values()];
}
