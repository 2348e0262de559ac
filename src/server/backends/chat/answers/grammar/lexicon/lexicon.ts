import { emptyWords } from './lexicon-empty.ts';
import { everydayWords } from './lexicon-everyday.ts';
import { eventWords } from './lexicon-events.ts';
import { marketWords } from './lexicon-market.ts';
import { moneyWords } from './lexicon-money.ts';
import { fillers, talkWords } from './lexicon-talk.ts';
import { isWeighty } from './weighty.ts';
import { stemOf } from './words.ts';

type Tables = typeof marketWords & typeof moneyWords & typeof eventWords & typeof talkWords;

/** What a phrase stands for. */
export type Concept = keyof Tables;

const tables: Readonly<Record<string, string>> = {
  ...marketWords,
  ...moneyWords,
  ...eventWords,
  ...talkWords,
};

/** The same by how else it is called; of each concept there is a table above. */
const everyday: Readonly<Partial<Record<Concept, string>>> = everydayWords;

interface Entry {
  words: readonly string[];
  concept: Concept;
}

const wordsIn = (phrase: string): string[] => phrase.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** All phrases by their first word, longest first. */
function indexOf(change: (word: string) => string): Map<string, Entry[]> {
  const index = new Map<string, Entry[]>();
  for (const [concept, phrases] of [...Object.entries(tables), ...Object.entries(everyday)])
    for (const phrase of phrases.split('|')) {
      const words = wordsIn(phrase).map(change);
      const [first] = words;
      if (first === undefined) continue;
      const entries = index.get(first) ?? [];
      entries.push({ words, concept: concept as Concept });
      index.set(first, entries);
    }
  for (const entries of index.values()) entries.sort((a, b) => b.words.length - a.words.length);
  return index;
}

const written = indexOf((word) => word);
const stemmed = indexOf(stemOf);

export interface Found {
  concept: Concept;
  length: number;
}

const startsWith = (words: readonly string[], at: number, phrase: readonly string[]): boolean =>
  phrase.every((word, i) => words[at + i] === word);

/** The longest phrase that begins at a word; as written before as in the singular. */
export function phraseAt(texts: readonly string[], stems: readonly string[], at: number): Found | undefined {
  const find = (index: Map<string, Entry[]>, words: readonly string[]) =>
    index.get(words[at] ?? '')?.find((entry) => startsWith(words, at, entry.words));
  const exact = find(written, texts);
  const loose = find(stemmed, stems);
  const entry = exact && (!loose || exact.words.length >= loose.words.length) ? exact : loose;
  return entry && { concept: entry.concept, length: entry.words.length };
}

const allFillers = [...fillers, ...emptyWords];
const fillerWords = new Set([...allFillers, ...allFillers.map((word) => word.replaceAll("'", ''))]);

/** Whether a word carries nothing of what is asked. */
export const isFiller = (word: string): boolean => fillerWords.has(word) && !isWeighty(word);

/** Every single word the grammar knows, for those who mistype one. */
export const vocabulary: ReadonlySet<string> = new Set(
  [...written.values(), ...stemmed.values()].flatMap((entries) => entries.flatMap(({ words }) => words)),
);

/** Whether a word is part of any phrase, or a filler. */
export const isKnownWord = (word: string): boolean =>
  fillerWords.has(word) || isWeighty(word) || vocabulary.has(word) || vocabulary.has(stemOf(word));
