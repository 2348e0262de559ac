import type { CompanyIndex } from './company.ts';
import type { Word } from '../lexicon/words.ts';
import { wordsOfName } from './words-of-name.ts';

/** In the names of so many companies a word that does not begin them is common. */
const COMMON = 3;

/** The words that fill or end the names of many. */
export function commonWordsOf(names: readonly (readonly string[])[]): Set<string> {
  const counts = new Map<string, number>();
  for (const words of names)
    for (const word of new Set(words.slice(1))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].flatMap(([word, count]) => (count >= COMMON ? [word] : [])));
}

/** Whether a word begins names alone, and is common in others: what a company does before it is a name ("insurance vs healthcare"). */
export const isCommonWord = (
  words: readonly Word[],
  at: number,
  { commonWords, byName, bySymbol }: CompanyIndex,
) => {
  const { text = '' } = words[at] ?? {};
  const isWhole = byName
    .get(text)
    ?.some((symbol) => wordsOfName(bySymbol.get(symbol)?.short ?? '').length === 1);
  return commonWords.has(text) && isWhole !== true;
};
