import { foldText } from '#kit/fold.ts';
import { beginsWithinOneTypo, withinOneTypo } from './one-typo.ts';

/** A company as the search looks at it: symbol and name folded. */
export interface SearchEntry {
  symbol: string;
  foldedSymbol: string;
  foldedName: string;
  words: readonly string[];
  marketCap: number;
}

export const toSearchEntry = (symbol: string, name: string, marketCap: number | null): SearchEntry => {
  const foldedName = foldText(name);
  return {
    symbol,
    foldedSymbol: foldText(symbol),
    foldedName,
    words: wordsOf(foldedName),
    marketCap: marketCap ?? -1,
  };
};

/** Shorter texts are one typo away from half the symbols. */
const TYPO_LETTERS = 4;

/**
 * Symbols of the companies that a typed text may mean, best first: the symbol itself, its beginning, the name's
 * beginning, beginnings of its words, a part of either. Only where nothing is found, one typo is forgiven.
 * Equals are in order of market value, then of symbol.
 */
export function rankCompanies(entries: readonly SearchEntry[], typed: string): string[] {
  const text = foldText(typed).trim().replace(/\s+/g, ' ');
  if (!text) return [];
  const words = wordsOf(text);
  const found = ranked(entries, (entry) => exactRank(entry, text, words));
  if (found.length > 0 || text.length < TYPO_LETTERS) return found;
  return ranked(entries, (entry) => typoRank(entry, text, words));
}

type Rank = (entry: SearchEntry) => number | undefined;

function ranked(entries: readonly SearchEntry[], rankOf: Rank): string[] {
  const hits: { entry: SearchEntry; rank: number }[] = [];
  for (const entry of entries) {
    const rank = rankOf(entry);
    if (rank !== undefined) hits.push({ entry, rank });
  }
  hits.sort(
    (a, b) =>
      a.rank - b.rank || b.entry.marketCap - a.entry.marketCap || (a.entry.symbol < b.entry.symbol ? -1 : 1),
  );
  return hits.map(({ entry }) => entry.symbol);
}

function exactRank({ foldedSymbol, foldedName, words }: SearchEntry, text: string, typed: readonly string[]) {
  if (foldedSymbol === text) return 0;
  if (foldedSymbol.startsWith(text)) return 1;
  if (foldedName.startsWith(text)) return 2;
  if (typed.length > 0 && typed.every((part) => words.some((word) => word.startsWith(part)))) return 3;
  if (foldedSymbol.includes(text) || foldedName.includes(text)) return 4;
  return undefined;
}

function typoRank({ foldedSymbol, words }: SearchEntry, text: string, typed: readonly string[]) {
  if (withinOneTypo(text, foldedSymbol)) return 0;
  const wrong = typed.filter((part) => !words.some((word) => word.startsWith(part)));
  const [slip] = wrong;
  if (wrong.length !== 1 || slip === undefined || slip.length < TYPO_LETTERS) return undefined;
  return words.some((word) => beginsWithinOneTypo(slip, word)) ? 1 : undefined;
}

const wordsOf = (text: string): string[] => text.split(/[^\p{Letter}\p{Number}]+/u).filter(Boolean);
