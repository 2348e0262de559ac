import { withinOneTypo } from '#server/store/one-typo.ts';
import {
  type Company,
  type CompanyIndex,
  findMentions,
  mayBeName,
  type Mentions,
  nearestName,
} from './companies.ts';
import { wordsOfName } from './words-of-name.ts';
import { type Named, takeNames } from './names.ts';
import { isWeighty } from './weighty.ts';
import { type Concept, isFiller, isKnownWord, phraseAt, vocabulary } from './lexicon.ts';
import type { Period } from './period.ts';
import { findPeriods } from './periods.ts';
import { stemOf, type Word, wordsOf } from './words.ts';

/** What a question says, before anybody knows which kind of question it is. */
export interface Reading {
  text: string;
  concepts: ReadonlySet<Concept>;
  companies: readonly Company[];
  notCovered: Mentions['notCovered'];
  ambiguous: readonly Company[][];
  periods: readonly Period[];
  /** Amounts that were named: `300m`, `5%`. */
  amounts: readonly string[];
  /** Those of them that something is held against: `under 300m`, `more than 5%`. */
  thresholds: readonly string[];
  /** How many rows were asked for: `top 5`. */
  count: number | null;
  /** Persons, holders, drugs and conditions of the record that were named. */
  names: readonly Named[];
  /** The words that said a concept. */
  wording: ReadonlyMap<Concept, string>;
  /** Words that narrow or turn what is asked, and that no phrase took. */
  weighty: readonly string[];
  /** Words that mean nothing here. */
  unknown: readonly string[];
}

interface Place {
  index: CompanyIndex;
  /** The stock of the thread. */
  thread: string | null;
}

/** Reads one question: names first, then times, then phrases, then slips of the keys. */
export function readQuestion(text: string, { index, thread }: Place): Reading {
  const words = wordsOf(text);
  const record = (thread === null ? undefined : index.bySymbol.get(thread)?.quoteDate) ?? index.record;
  const periods = findPeriods(words, record);
  const times = new Set(periods.flatMap(({ start, length }) => Array.from({ length }, (_, i) => start + i)));
  const names =
    thread === null
      ? []
      : takeNames(words, times, index.names.get(thread), index.holders, text, ownWord(index, thread));
  const mentions = findMentions(words, index, thread, text, times);
  const taken = mentions.taken;
  for (const { symbol } of mentions.companies)
    if (symbol !== thread || names.length === 0)
      names.push(...takeNames(words, taken, index.names.get(symbol), index.holders, text));
  const spelled = words.map((word, at) =>
    taken.has(at) || isOwnName(word, index, thread) ? word : spelledRight(word),
  );
  const wording = new Map<Concept, string>();
  takePhrases(spelled, taken, wording);
  const concepts = new Set(wording.keys());
  const amounts = takeAmounts(words, taken);
  // "More than $5" holds the matter against an amount, not against another matter.
  if (amounts.thresholds.length > 0 && OF_THRESHOLD.test(wording.get('compare') ?? ''))
    concepts.delete('compare');
  const count = amounts.count;
  const isOfTrial =
    names.some(({ kind }) => kind === 'drug' || kind === 'condition') || concepts.has('trials');
  const companies = [...mentions.companies];
  const { weighty, unknown } = takeRest(spelled, taken, { index, thread }, { companies, isOfTrial });
  return {
    text,
    concepts,
    companies,
    notCovered: mentions.notCovered,
    ambiguous: mentions.ambiguous,
    periods,
    amounts: amounts.found,
    thresholds: amounts.thresholds,
    count,
    names,
    wording,
    weighty,
    unknown,
  };
}

interface Rest {
  weighty: string[];
  unknown: string[];
}

/** What is left of the words: names of companies with a slip of the keys, words that weigh, and what means nothing here. */
function takeRest(words: readonly Word[], taken: ReadonlySet<number>, { index, thread }: Place, { companies, isOfTrial }: { companies: Company[]; isOfTrial: boolean }): Rest {
  const unknown: string[] = [];
  const weighty: string[] = [];
  for (const [at, word] of words.entries()) {
    if (
      taken.has(at) ||
      isFiller(word.text) ||
      isFiller(word.stem) ||
      (isOfTrial && OF_TRIALS.test(word.stem))
    )
      continue;
    if (isWeighty(word.text) || isWeighty(word.stem)) {
      weighty.push(word.written);
      continue;
    }
    const company =
      isKnownWord(word.text) || !mayBeName(words, at, thread)
        ? undefined
        : nearestName(word.text, index, thread);
    if (!company && thread !== null && describesCompany(words, at)) continue;
    if (!company && !companies.some(({ short }) => wordsOfName(short).includes(word.text)))
      unknown.push(word.written);
    else if (company && !companies.some(({ symbol }) => symbol === company.symbol)) companies.push(company);
  }
  return { weighty, unknown };
} // prettier-ignore

/** What somebody calls the company of the thread by: "is the heart patch company profitable"; not "does a fund company own it". */
function describesCompany(words: readonly Word[], at: number): boolean {
  const next = words.slice(at + 1, at + 3).findIndex(({ text }) => /^(?:company|firm|outfit)$/.test(text));
  const before = words.slice(0, at).findLast(({ text }) => isKnownWord(text))?.text ?? '';
  return next >= 0 && /^(?:the|this|that|is|does|has|did|how|for|of|in|at)$/.test(before);
}

/** What the company of the thread is called for short: no holder of that name is meant. */
const ownWord = (index: CompanyIndex, thread: string): string | undefined =>
  wordsOfName(index.bySymbol.get(thread)?.short ?? '')[0];

/** What the registry says of a trial in any case. */
const OF_TRIALS =
  /^(?:status|stage|indication|progress|progressing|completion|complete|completed|arm|target|registry)$/;

/** A slip of the keys in the name of the thread's own company is its name before it is another word. */
const isOwnName = ({ text }: Word, index: CompanyIndex, thread: string | null): boolean =>
  thread !== null &&
  text.length >= 5 &&
  !isKnownWord(text) &&
  nearestName(text, index, thread)?.symbol === thread;

/** The longest phrases, left to right: those of several words first, as written and then without articles, then single words. */
function takePhrases(words: readonly Word[], taken: Set<number>, concepts: Map<Concept, string>): void {
  const all = words.map((_, at) => at);
  // "How long does the cash of Compass last": without the name that stands in between.
  const named = (at: number): boolean =>
    taken.has(at) || (/^(?:of|for|at)$/.test(words[at]?.text ?? '') && taken.has(at + 1));
  const unnamed = all.filter((at) => !named(at) && !/^(?:the|a|an)$/.test(words[at]?.text ?? ''));
  if (taken.size > 0) passOver(words, unnamed, taken, concepts, 3);
  passOver(words, all, taken, concepts, 2);
  passOver(
    words,
    all.filter((at) => !/^(?:the|a|an)$/.test(words[at]?.text ?? '')),
    taken,
    concepts,
    2,
  );
  passOver(words, all, taken, concepts, 1);
}

/** One pass over some of the words, for phrases of at least a length. */
function passOver(
  words: readonly Word[],
  places: readonly number[],
  taken: Set<number>,
  concepts: Map<Concept, string>,
  least: number,
): void {
  const texts = places.map((at) => (taken.has(at) ? '' : (words[at]?.text ?? '')));
  const stems = places.map((at) => (taken.has(at) ? '' : (words[at]?.stem ?? '')));
  for (let i = 0; i < places.length; i += 1) {
    const found = texts[i] === '' ? undefined : phraseAt(texts, stems, i);
    if (!found || found.length < least) continue;
    const phrase = places.slice(i, i + found.length);
    if (!concepts.has(found.concept))
      concepts.set(found.concept, phrase.map((at) => words[at]?.written).join(' '));
    for (const at of phrase) taken.add(at);
    i += found.length - 1;
  }
}

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

const OF_THRESHOLD = /^(?:more|less|higher|lower|bigger|larger|than|cheaper)(?: than)?$/i;
const HELD_AGAINST = /^(?:under|below|over|above|than|least|exceeds?|exceeding|beyond)$/;
const SCALE = /^(?:thousand|millions?|billions?|mil|bn|mm|k|m|b|dollars?|bucks|usd|percent|pct|x|times)$/;

function takeAmounts(
  words: readonly Word[],
  taken: Set<number>,
): { found: string[]; thresholds: string[]; count: number | null } {
  const found: string[] = [];
  const thresholds: string[] = [];
  let count: number | null = null;
  for (const [at, word] of words.entries()) {
    if (taken.has(at)) continue;
    const number = /^\d{1,2}$/.test(word.text) ? Number(word.text) : wordsOfCount[word.text];
    if (
      number !== undefined &&
      (counting.test(words[at - 1]?.text ?? '') ||
        /^(?:top|biggest|largest)$/.test(words[at + 1]?.text ?? ''))
    ) {
      count = number;
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
  return { found, thresholds, count };
}

const spellings = new Map<string, string>();
const SPELLINGS_KEPT = 5_000;

/** A word as the grammar knows it, where one slip of the keys lies between; a word that it knows stays. */
function spelledRight(word: Word): Word {
  if (word.text.length < 3 || /\d/.test(word.text) || isKnownWord(word.text)) return word;
  if (word.text.length < 5 && word.written !== word.text) return word;
  let text = spellings.get(word.text);
  if (text === undefined) {
    text =
      word.text.length < 5 ? writtenOut(word.text) : (baseOf(word.text) ?? nearestOrWrittenOut(word.text));
    if (spellings.size >= SPELLINGS_KEPT) spellings.clear();
    spellings.set(word.text, text);
  }
  return text === word.text ? word : { ...word, text, stem: stemOf(text) };
}

/** The known word of which this is another form: "expecting", "heavier". */
function baseOf(word: string): string | undefined {
  const cut = /^(.{3,}?)(?:ing|ed|es|ly|(?<=i)er|(?<=i)est)$/.exec(word)?.[1];
  if (cut === undefined) return undefined;
  const undoubled = /(.)\1$/.test(cut) ? cut.slice(0, -1) : cut;
  return [cut, `${cut}e`, undoubled, cut.replace(/i$/, 'y')].find(isKnownWord);
}

const nearestOrWrittenOut = (word: string): string => {
  const near = nearestWord(word);
  return near === word ? writtenOut(word) : near;
};

/** A word without its vowels, and doubled letters once: "shrt" and "short" are the same. */
const skeletonOf = (word: string): string =>
  word.replaceAll(/(?<!^)[aeiou]/g, '').replaceAll(/(.)\1+/g, '$1');

let bySkeleton: Map<string, string[]> | undefined;
const LEAST_OF_SKELETON = 3;

/** The one word of the vocabulary that somebody wrote without some of its vowels ("shrt", "exchng"); the word itself otherwise. */
function writtenOut(word: string): string {
  const skeleton = skeletonOf(word);
  if (skeleton.length < LEAST_OF_SKELETON) return word;
  bySkeleton ??= Map.groupBy([...vocabulary].filter((each) => each.length >= 4 && !/\d/.test(each)), skeletonOf);
  const letters = new RegExp(`^${[...word].join('.*')}$`);
  const found = (bySkeleton.get(skeleton) ?? []).filter((each) => each.length > word.length && letters.test(each));
  const [only] = found;
  return only !== undefined && new Set(found.map(stemOf)).size === 1 ? only : word;
} // prettier-ignore

/** The one word of the vocabulary that is a slip away; the word itself where there is none, or more than one. */
function nearestWord(word: string): string {
  const near = new Map<string, string>();
  for (const candidate of vocabulary)
    if (candidate.length >= 4 && candidate[0] === word[0] && withinOneTypo(word, candidate))
      near.set(stemOf(candidate), candidate);
  const [only] = near.values();
  return near.size === 1 && only !== undefined ? only : word;
}
