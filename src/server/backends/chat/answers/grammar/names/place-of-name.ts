import { isKnownWord } from '../lexicon/lexicon.ts';
import { legal } from './ticker-words.ts';
import type { Word } from '../lexicon/words.ts';

/** What stands before another company, and what else a question says that puts it beside the one of the page. */
const BESIDE = /^(?:of|for|at|about|with|and|or|between|like)$/;
const AGAINST =
  /^(?:beside|alongside|vs|v|versus|against|than|compare|compared|comparison|beat|beaten|or|symbol|ticker)$/;

/** Whether a word holds one company against another. */
export const isHeldAgainst = ({ text }: Word): boolean =>
  AGAINST.test(text) && !/^(?:or|symbol|ticker)$/.test(text);

/** What stands before "to" where something is held against something. */
const HELD = /^(?:compare[ds]?|comparison|up|relative|next|similar)$/;

/** Of which country or reach something is, whatever companies are called by it. */
export const OF_SORT =
  /^(?:american|canadian|mexican|brazilian|argentine|chilean|british|english|irish|french|german|italian|spanish|dutch|swiss|swedish|norwegian|danish|nordic|greek|turkish|israeli|chinese|japanese|korean|indian|australian|russian|european|asian|african|arabian|national|international|united|first|federal|global|general|regional|pacific|atlantic|western|eastern|northern|southern|central)$/;

/** Whether a word only says of which sort the common noun behind it is ("Canadian dollars", "a national chain"), and no company is called by both. */
export function isOfSort(
  words: readonly Word[],
  at: number,
  { byName }: { byName: ReadonlyMap<string, unknown> },
): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !next || !OF_SORT.test(word.text)) return false;
  const isCommon = /^\p{Ll}/u.test(next.written) && !legal.test(next.text);
  return isCommon && !byName.has(`${word.text} ${next.text}`);
}

/** Whether a word written small says of what kind many are: "cheap energy stocks" are those of no company. */
export const isOfMany = (words: readonly Word[], at: number): boolean =>
  /^\p{Ll}/u.test(words[at]?.written ?? '') && MANY.test(words[at + 1]?.text ?? '');
const MANY = /^(?:stocks|companies|names|plays|producers|miners|firms|businesses)$/;

/** Within a thread a word in passing ("plus", "crater", "Texas") is no company's: names stand alone, or where another company is held against this one. */
export function mayBeName(words: readonly Word[], at: number, thread: string | null): boolean {
  if (thread === null || words.length <= 2) return true;
  const before = words[at - 1]?.text ?? '';
  if (AGAINST.test(before) || (before === 'to' && HELD.test(words[at - 2]?.text ?? ''))) return true;
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

/** "A fifth of the float" is a part of something. */
export const isPartOf = (words: readonly Word[], at: number): boolean =>
  /^(?:an?|one|two|three)$/.test(words[at - 1]?.text ?? '') && words[at + 1]?.text === 'of';
