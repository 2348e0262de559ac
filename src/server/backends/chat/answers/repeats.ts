import { kindOf } from './asked.ts';
import { telling } from './grammar/resolve.ts';
import type { Turn } from './grammar/turns.ts';

/** What two turns say that ask the same. */
const withWordsOf = (turn: Turn, { reading: { text, unnamed } }: Turn): Turn => ({
  ...turn,
  reading: {
    ...turn.reading,
    text: `${turn.reading.text}, and ${text}`,
    unnamed: `${turn.reading.unnamed}, and ${unnamed}`,
  },
});

/** Turns that ask the same of the same companies are answered once. */
export function withoutRepeats(turns: readonly Turn[]): Turn[] {
  const first = new Map<string, Turn>();
  for (const turn of turns) {
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
