import { isKnownWord } from '../lexicon/lexicon.ts';
import { namesTicker, noName } from './ticker-words.ts';
import type { Word } from '../lexicon/words.ts';

const COMPARES = /^(?:compare|compared|comparison|versus|vs|against|than|or)$/;
/** What a question calls the company of its page. */
const OWN = /^(?:it|its|they|their|them)$/;

/**
 * Within a thread a word is no company's name where it is somebody's last name ("Bob Simpson"), or where the question speaks of its own company and
 * the word only says of which kind something is ("do they still have the Apple money").
 */
export function isOfAnother(words: readonly Word[], at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  if (noName.test(word?.text ?? '')) return true;
  const isLarge = (each: Word | undefined): boolean => /^\p{Lu}\p{Ll}/u.test(each?.written ?? '');
  // The first word of a question is large in any case.
  if (isLarge(word) && isLarge(before) && before !== undefined && (at > 1 || !isKnownWord(before.text)))
    return true;
  const isOfKind =
    isLarge(word) &&
    after !== undefined &&
    /^\p{Ll}/u.test(after.written) &&
    !namesTicker.test(after.text) &&
    !namesTicker.test(before?.text ?? '');
  return (
    isOfKind && words.some(({ text }) => OWN.test(text)) && !words.some(({ text }) => COMPARES.test(text))
  );
}

/** Whether capitals are the name of a trial. */
export const isTrial = ({ written }: Word, next: Word | undefined): boolean =>
  /^[A-Z][A-Z\d]{3,}$/.test(written) &&
  /^(?:data|trials?|study|topline|readouts?|cohorts?|program(?:me)?)$/.test(next?.text ?? '');
