import { withinOneTypo } from '#server/store/search/one-typo.ts';
import { isKnownWord, vocabulary } from '../lexicon/lexicon.ts';
import { stemOf, type Word } from '../lexicon/words.ts';

const spellings = new Map<string, string>();
const SPELLINGS_KEPT = 5_000;

/** A word as the grammar knows it, where one slip of the keys lies between; a word that it knows stays. */
export function spelledRight(word: Word): Word {
  if (word.text.length < 3 || /\d/.test(word.text) || isKnownWord(word.text)) return word;
  if (word.text.length < 5 && word.written !== word.text) return word;
  let text = spellings.get(word.text);
  if (text === undefined) {
    text =
      word.text.length < 5
        ? writtenOut(word.text)
        : (doubledRight(word.text) ?? baseOf(word.text) ?? nearestOrWrittenOut(word.text));
    if (spellings.size >= SPELLINGS_KEPT) spellings.clear();
    spellings.set(word.text, text);
  }
  return text === word.text ? word : { ...word, text, stem: stemOf(text) };
}

/** The known word of which this has a letter twice too often: "offerring" is no form of "offer". */
function doubledRight(word: string): string | undefined {
  return [...word.matchAll(/(.)\1/g)]
    .map(({ index }) => word.slice(0, index) + word.slice(index + 1))
    .find(isKnownWord);
}

/** What is made and sold, and no form of another word here. */
const NO_FORM = /^(?:packaging|advanced|housing|shipping|clothing|printing|coating|bearing|lighting)s?$/;

/** The known word of which this is another form: "expecting", "heavier". */
function baseOf(word: string): string | undefined {
  if (NO_FORM.test(word)) return undefined;
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
  bySkeleton ??= Map.groupBy(
    [...vocabulary].filter((each) => each.length >= 4 && !/\d/.test(each)),
    skeletonOf,
  );
  const letters = new RegExp(`^${[...word].join('.*')}$`);
  const found = (bySkeleton.get(skeleton) ?? []).filter(
    (each) => each.length > word.length && letters.test(each),
  );
  const [only] = found;
  return only !== undefined && new Set(found.map(stemOf)).size === 1 ? only : word;
}

/** The one word of the vocabulary that is a slip away; the word itself where there is none, or more than one. */
function nearestWord(word: string): string {
  const near = new Map<string, string>();
  for (const candidate of vocabulary)
    if (candidate.length >= 4 && candidate[0] === word[0] && withinOneTypo(word, candidate))
      near.set(stemOf(candidate), candidate);
  const [only] = near.values();
  return near.size === 1 && only !== undefined ? only : word;
}

/** How many slips of the keys lie between two words: a letter too many, missing, wrong, or two swapped; more than `most` count as one more. */
export function editsBetween(a: string, b: string, most: number): number {
  let [beforeLast, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}
