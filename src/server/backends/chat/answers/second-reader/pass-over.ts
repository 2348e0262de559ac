import { phraseAt, vocabulary } from '../grammar/lexicon.ts';
import type { Turn } from '../grammar/turns.ts';
import { unreadOf } from '../grammar/unread.ts';
import { isWeighty } from '../grammar/weighty.ts';
import { stemOf } from '../grammar/words.ts';
import { withoutNames } from './clues.ts';
import { isEveryday } from './everyday.ts';
import { secondReader } from './reader.ts';

/** The reader is as sure as this that the question is of the kind, and that it is not of what no record answers. */
const SURE = { least: 0.5, declined: 0.1 };
/** Of a word of everyday speech it need not be as sure. */
const SURE_ENOUGH = { least: 0.4, declined: 0.15 };
/** A word that the reader learnt to be said of a kind makes it surer. */
const RISE = 0.02;
const MOST_WORDS = 2;

/** What counts, denies, holds against something or says which of them is never passed over. */
const NEVER =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|double|no|not|never|none|without|except|minus|plus|above|below|under|over|within|before|until|since|other|another|average|median|total|net|gross|first|second|third|last|next|late|early|soon|only|both|either|neither|every|each|per|define|rank(?:ed|ing)?|adjusted|special|ordinary|preferred|foreign|private|interim|tangible|forward|(?!inter|matt|oth|aft|und|ov|nev|numb|pap|ord)\w{3,}(?:er|est))$/;

/** A word with a capital or a digit may be a name; one that stands for a matter of the record is asked for. */
function isPlain(word: string, text: string): boolean {
  const isName = /[\p{Lu}\d]/u.test(word) && !text.trimStart().startsWith(word);
  const small = word.toLowerCase();
  return (
    !isName && !NEVER.test(small) && !isWeighty(small) && phraseAt([small], [stemOf(small)], 0) === undefined
  );
}

/** A word of a question as it is found in it. */
const patternOf = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${word.replaceAll(/[^\p{L}\p{N}]/gu, '.')}(?![\\p{L}\\p{N}])`, 'iu');

const without = (text: string, words: readonly string[]): string =>
  words.reduce((rest, word) => rest.replace(patternOf(word), ' '), text);

/**
 * The words of a question that nothing explains and that may be passed over: the reader agrees with what was read without them, and either they
 * are everyday speech, or it learnt that they are said of this kind.
 */
function harmless(turn: Turn): string[] {
  const { kind, reading } = turn;
  const words = unreadOf(turn);
  if (!kind || words.length === 0 || words.length > MOST_WORDS) return [];
  if (words.some((word) => /\s/.test(word) || !isPlain(word, reading.text))) return [];
  const text = withoutNames(reading);
  const [whole, rest] = [secondReader(text), secondReader(without(text, words))];
  const [odds, oddsWithout] = [whole.get(kind.id) ?? 0, rest.get(kind.id) ?? 0];
  const isOf = ({ least, declined }: typeof SURE): boolean =>
    odds >= least && (whole.get('declined') ?? 0) <= declined;
  // A name that was learnt ("tenapanor") is said of no other company.
  const isOfLexicon = words.every((word) => isEveryday(word) || vocabulary.has(word.toLowerCase()));
  const isLearnt = isOfLexicon && words.length === 1 && isOf(SURE) && odds >= oddsWithout + RISE;
  const isSpeech =
    words.every(isEveryday) &&
    isOf(SURE_ENOUGH) &&
    oddsWithout >= SURE_ENOUGH.least &&
    (rest.get('declined') ?? 0) <= SURE_ENOUGH.declined;
  return isLearnt || isSpeech ? words : [];
}

/** A question with a harmless word is read without it, and its answer says so. */
export function withoutHarmless(turn: Turn): Turn {
  const { reading } = turn;
  if (reading.ambiguous.length + reading.notCovered.length > 0) return turn;
  const passedOver = harmless(turn);
  if (passedOver.length === 0) return turn;
  const rest = (words: readonly string[]) => words.filter((word) => !passedOver.includes(word));
  return {
    ...turn,
    reading: { ...reading, unknown: rest(reading.unknown), weighty: rest(reading.weighty) },
    passedOver,
  };
}
