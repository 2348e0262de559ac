import { isKnownWord } from '../lexicon/lexicon.ts';
import { legal } from './ticker-words.ts';
import type { Word } from '../lexicon/words.ts';
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
  if (word && isBlendOf(word, [first, second])) return true;
  if (!word || !isFirst || word.written === own.symbol) return false;
  return (
    (/^[A-Z]{2,5}$/.test(word.written) && own.name.startsWith(word.written)) ||
    (legal.test(next?.text ?? '') && isKnownWord(word.text)) ||
    (isKnownWord(word.text) && !MATTERS.test(word.text) && isBought(words[at - 1], next))
  );
}

/** "Amwell" of American Well: the beginning of the first word of a name with the whole of the second. */
function isBlendOf({ text, written }: Word, [first, second]: readonly [string, string]): boolean {
  const begun = text.slice(0, -second.length);
  return (
    second.length >= 4 &&
    begun.length >= 2 &&
    begun !== first &&
    text.endsWith(second) &&
    first.startsWith(begun) &&
    written !== written.toUpperCase() &&
    !isKnownWord(text)
  );
}

/** Whom somebody wants is a company: "a takeover of catalyst". */
const isBought = (before: Word | undefined, next: Word | undefined): boolean =>
  next === undefined && /^(?:of|acquire|acquiring|buy|buying|bought)$/.test(before?.text ?? '');

/** Words that name what is asked, whatever else a company is called by. */
const MATTERS =
  /^(?:cash|price|shares?|stock|short|growth|income|dividends?|insiders?|target|market|capital|revenue|sales|debt|earnings|profit)$/;

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

/** "Why do docgos sales fall": the name of the thread's company with the s of a possessive that nobody marked. */
export function withoutPossessive(word: Word, own: readonly string[], ticker: string | null): Word {
  // So is its ticker in capitals before a small s: "GVs market cap".
  const letters = /^([A-Z]{2,5})s$/.exec(word.written)?.[1];
  if (letters !== undefined && letters === ticker)
    return { ...word, text: letters.toLowerCase(), stem: letters.toLowerCase() };
  const name = /^(.{3,})s$/.exec(word.text)?.[1];
  if (name === undefined || own.includes(word.text) || isKnownWord(word.text) || isKnownWord(name))
    return word;
  // The last of its words is no name by itself: "Red Rock Resorts", on the page of a casino and resort.
  return own[0] === name || own.join('') === name ? { ...word, text: name, stem: name } : word;
}

/** The letters of a code, before its number: "4D-150". */
export const isCodeBegun = (words: readonly Word[], at: number): boolean =>
  /\p{Lu}/u.test(words[at]?.written ?? '') &&
  words[at + 1]?.before === '-' &&
  /^\d{2,}$/.test(words[at + 1]?.text ?? '');

/** Capitals that stand for no time before a number: EYP of "EYP-1901", and not FY of "FY-2025". */
export const isCode = (word: Word | undefined): boolean =>
  word !== undefined &&
  /^[A-Z]{2,5}$/.test(word.written) &&
  !/^(?:FY|CY|H|Q|YE|JAN|FEB|MAR|APR|MAY|JUNE?|JULY?|AUG|SEPT?|OCT|NOV|DEC|MID|PRE|POST)$/.test(word.written);
