import { isKnownWord } from './lexicon.ts';
import type { Word } from './words.ts';

/** What stands before another company, and what else a question says that puts it beside the one of the page. */
const BESIDE = /^(?:of|for|at|about|with|and|or|between|like)$/;
const AGAINST =
  /^(?:beside|alongside|vs|v|versus|against|than|compare|compared|comparison|beat|beaten|or|symbol|ticker)$/;

/** Within a thread a word in passing ("plus", "crater", "Texas") is no company's: names stand alone, or where another company is held against this one. */
export function mayBeName(words: readonly Word[], at: number, thread: string | null): boolean {
  if (thread === null || words.length <= 2) return true;
  const before = words[at - 1]?.text ?? '';
  if (AGAINST.test(before)) return true;
  const isLarge = /^\p{Lu}/u.test(words[at]?.written ?? '');
  const isCompared = words.some(({ text }) => AGAINST.test(text));
  return isLarge ? isCompared || BESIDE.test(before) : isCompared && BESIDE.test(before);
}

/** What stands before whom a question is about: "does purecycle have", "the debt of aardvark". */
const SUBJECT = /^(?:of|for|about|does|did|do|is|was|has|will|are|were)$/;
/** A shorter word is too easily another. */
const LEAST_LETTERS = 6;

/** Whether a word that means nothing else stands for whom a question is about, however it is written. */
export function standsForOne(words: readonly Word[], at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  const isOwner = word !== undefined && word.joined !== word.text;
  const isLong = (word?.text.length ?? 0) >= LEAST_LETTERS;
  // "The price of gold ore" is no company's.
  const isLast = after === undefined || isKnownWord(after.text) || isKnownWord(after.stem);
  return isLong && isLast && (isOwner || SUBJECT.test(before?.text ?? ''));
}
