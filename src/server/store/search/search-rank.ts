import { foldText } from '#kit/text/fold.ts';
import { withoutExchange } from '#kit/text/search-words.ts';
import { beginsWithinOneTypo, withinOneTypo } from './one-typo.ts';

/** A company as the search looks at it: symbol and name folded. Words are made of them when they are asked for: few are. */
export interface SearchEntry {
  symbol: string;
  foldedSymbol: string;
  foldedName: string;
  /** Names that it had before, as they were written. */
  formerNames: readonly string[];
  marketCap: number;
}

export const toSearchEntry = (
  symbol: string,
  name: string,
  marketCap: number | null,
  formerNames: readonly string[] = [],
): SearchEntry => ({
  symbol,
  foldedSymbol: foldText(symbol),
  foldedName: foldText(name),
  formerNames,
  marketCap: marketCap ?? -1,
});

/** All companies as the search looks at them, largest first, and all of their names as one text. */
export interface SearchIndex {
  entries: readonly SearchEntry[];
  /** A line for each entry: its symbol, its name, and the names it had before. */
  lines: string;
  /** Where each line begins. */
  starts: readonly number[];
  bySymbol: ReadonlyMap<string, SearchEntry>;
}

/** Puts companies in the order of equals: of market value, then of symbol. */
export function toSearchIndex(companies: readonly SearchEntry[]): SearchIndex {
  const entries = companies.toSorted(
    (a, b) => b.marketCap - a.marketCap || (a.symbol < b.symbol ? -1 : a.symbol > b.symbol ? 1 : 0),
  );
  const starts: number[] = [];
  let end = 0;
  const lines = entries.map(({ foldedSymbol, foldedName, formerNames }) => {
    const names = [foldedSymbol, foldedName, ...formerNames.map(foldText)];
    const line = `\n${names.join('\t')}`;
    starts.push(end);
    end += line.length;
    return line;
  });
  const bySymbol = new Map(entries.map((entry) => [entry.symbol, entry]));
  return { entries, lines: lines.join(''), starts, bySymbol };
}

/** The entries in whose names a text stands somewhere: found in one text, a hundred times as fast as in thousands. */
function* entriesWith({ entries, lines, starts }: SearchIndex, text: string): Generator<SearchEntry> {
  let line = 0;
  for (let at = lines.indexOf(text); at !== -1; at = lines.indexOf(text, starts[line])) {
    while ((starts[line + 1] ?? Infinity) <= at) line += 1;
    const entry = entries[line];
    if (entry) yield entry;
    line += 1;
    if (line >= entries.length) return;
  }
}

export const entryOf = ({ bySymbol }: SearchIndex, symbol: string): SearchEntry | undefined =>
  bySymbol.get(symbol);

/** Shorter texts are one typo away from half the symbols. */
const TYPO_LETTERS = 4;

/**
 * Symbols of the companies that a typed text may mean, best first: the symbol itself, its beginning, the name's
 * beginning, beginnings of its words, a part of either, a name it had before. Only where nothing is found, one typo is forgiven.
 * Equals are in order of market value, then of symbol.
 */
export function rankCompanies(index: SearchIndex, typed: string, forgives = true): string[] {
  const text = foldText(withoutExchange(typed)).trim().replace(/\s+/g, ' ');
  if (!text) return [];
  const words = wordsOf(text);
  // Whoever is found has every word of the text somewhere in its names.
  const rarest = words.toSorted((a, b) => b.length - a.length)[0] ?? text;
  const found = ranked(
    entriesWith(index, rarest),
    (entry) => exactRank(entry, text, words) ?? formerRank(entry, words),
  );
  // What people write short, and most names write out.
  if (found.length === 0 && words.length > 1 && words.includes('reit'))
    return rankCompanies(index, text.replace(/\breit\b/, 'real estate investment trust'), forgives);
  if (found.length > 0 || text.length < TYPO_LETTERS || !forgives) return found;
  return ranked(index.entries, (entry) => typoRank(entry, text, words));
}

type Rank = (entry: SearchEntry) => number | undefined;

/** By rank; equals stay in the order of the entries. */
function ranked(entries: Iterable<SearchEntry>, rankOf: Rank): string[] {
  const hits: { entry: SearchEntry; rank: number }[] = [];
  for (const entry of entries) {
    const rank = rankOf(entry);
    if (rank !== undefined) hits.push({ entry, rank });
  }
  hits.sort((a, b) => a.rank - b.rank);
  return hits.map(({ entry }) => entry.symbol);
}

function exactRank({ foldedSymbol, foldedName }: SearchEntry, text: string, typed: readonly string[]) {
  if (foldedSymbol === text) return 0;
  if (foldedSymbol.startsWith(text)) return 1;
  if (foldedName.startsWith(text)) return 2;
  if (typed.length > 0 && beginsEach(wordsOf(foldedName), typed)) return 3;
  if (foldedSymbol.includes(text) || foldedName.includes(text)) return 4;
  return undefined;
}

const FORMER_NAME = 5;

const formerRank = ({ formerNames }: SearchEntry, typed: readonly string[]) =>
  formerNameOf(formerNames, typed) === undefined ? undefined : FORMER_NAME;

/** The newest of the earlier names that has all the words as beginnings of words of its own. */
function formerNameOf(formerNames: readonly string[], typed: readonly string[]): string | undefined {
  if (typed.length === 0) return undefined;
  return formerNames.find((written) => beginsEach(wordsOf(foldText(written)), typed));
}

/** Whether each typed word begins one of the words. */
const beginsEach = (words: readonly string[], typed: readonly string[]): boolean =>
  typed.every((part) => words.some((word) => word.startsWith(part)));

/** The earlier name by which a typed text finds a company; undefined where its symbol or name is found. */
export function formerNameByWhich(entry: SearchEntry, typed: string): string | undefined {
  const text = foldText(withoutExchange(typed)).trim().replace(/\s+/g, ' ');
  const words = wordsOf(text);
  return exactRank(entry, text, words) === undefined ? formerNameOf(entry.formerNames, words) : undefined;
}

function typoRank({ foldedSymbol, foldedName }: SearchEntry, text: string, typed: readonly string[]) {
  if (withinOneTypo(text, foldedSymbol)) return 0;
  const words = wordsOf(foldedName);
  const wrong = typed.filter((part) => !words.some((word) => word.startsWith(part)));
  const [slip] = wrong;
  if (wrong.length !== 1 || slip === undefined || slip.length < TYPO_LETTERS) return undefined;
  return words.some((word) => beginsWithinOneTypo(slip, word)) ? 1 : undefined;
}

const wordsOf = (text: string): string[] => text.split(/[^\p{Letter}\p{Number}]+/u).filter(Boolean);
