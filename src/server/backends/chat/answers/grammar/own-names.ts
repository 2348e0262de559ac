import { isKnownWord } from './lexicon.ts';
import { legal } from './ticker-words.ts';
import type { Word } from './words.ts';
import { wordsOfName } from './words-of-name.ts';

/** Whether a word is the first of the name of the thread's own company, written as a name: in capitals as the name has it ("RCI"), or before its legal form ("Honest co"). */
export function isOwnWord(
  words: readonly Word[],
  at: number,
  own: { name: string; symbol: string },
): boolean {
  const [word, next] = [words[at], words[at + 1]];
  const [first = '', second = ''] = wordsOfName(own.name);
  const isFirst = word?.text === (first === 'the' ? second : first);
  if (!word || !isFirst || word.written === own.symbol) return false;
  return (
    (/^[A-Z]{2,5}$/.test(word.written) && own.name.startsWith(word.written)) ||
    (legal.test(next?.text ?? '') && isKnownWord(word.text))
  );
}

const initialsOf = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** Whether capitals are the initials of a condition that the thread's company has in trials. */
export const isShortOfThread = (
  written: string,
  conditions: ReadonlyMap<string, readonly string[]> | undefined,
): boolean =>
  written.length >= 2 &&
  [...(conditions?.values() ?? [])].flat().some((name) => initialsOf(name) === written);
