import { isOfCode, type Word } from '../lexicon/words.ts';

const counting = /^(?:top|first|last|latest|biggest|largest)$/;
const wordsOfCount: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  twelve: 12,
  ten: 10,
};

const HELD_AGAINST = /^(?:under|below|over|above|than|least|exceeds?|exceeding|beyond)$/;
const SCALE = /^(?:thousand|millions?|billions?|mil|bn|mm|k|m|b|dollars?|bucks|usd|percent|pct|x|times)$/;

/** Takes the amounts that stand among words, those that something is held against, numbers of codes, and a count of what is asked for. */
export function takeAmounts(
  words: readonly Word[],
  taken: Set<number>,
): { found: string[]; thresholds: string[]; codes: string[]; count: number | null } {
  const found: string[] = [];
  const codes: string[] = [];
  const thresholds: string[] = [];
  let count: number | null = null;
  for (const [at, word] of words.entries()) {
    if (taken.has(at)) continue;
    const number = /^\d{1,2}$/.test(word.text) ? Number(word.text) : wordsOfCount[word.text];
    if (
      number !== undefined &&
      (counting.test(words[at - 1]?.text ?? '') ||
        /^(?:top|biggest|largest|highest|latest|newest)$/.test(words[at + 1]?.text ?? '') ||
        (words[at + 1]?.text === 'most' && words[at + 2]?.text === 'recent'))
    ) {
      count = number;
      taken.add(at);
    } else if (isOfCode(words, at)) {
      codes.push(`${words[at - 1]?.written ?? ''}-${word.written}`);
      taken.add(at);
    } else if (/^\d/.test(word.text)) {
      found.push(word.text);
      taken.add(at);
      if (HELD_AGAINST.test(words[at - 1]?.text ?? '')) {
        thresholds.push(word.text);
        taken.add(at - 1);
      }
      for (let next = at + 1; SCALE.test(words[next]?.text ?? ''); next += 1) taken.add(next);
    }
  }
  return { found, thresholds, codes, count };
}
