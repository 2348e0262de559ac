import type { Company, CompanyIndex } from './company.ts';
import { isKnownWord } from '../lexicon/lexicon.ts';
import { isOfSort } from './place-of-name.ts';
import { meantAmong, type Possible, possible } from './same-name.ts';
import { isEveryday, noName } from './ticker-words.ts';
import { isWholeName, type NotCovered } from './uncovered.ts';
import type { Word } from '../lexicon/words.ts';
import { wordsOfName } from './words-of-name.ts';

/** What the words of a question name. */
export interface Mentions {
  companies: Company[];
  notCovered: NotCovered[];
  /** Old tickers of companies that trade under another: those are meant. */
  renamed: NotCovered[];
  /** Names that several companies share. */
  ambiguous: Possible[][];
  /** The same, until all of the question is read: what else it names may say which is meant. */
  open: Open[];
  /** Indexes of the words that belong to names. */
  taken: Set<number>;
}

interface Open {
  found: readonly Company[];
  uncovered: readonly NotCovered[];
}

export function take(mentions: Mentions, from: number, length: number): void {
  for (let at = from; at < from + length; at += 1) mentions.taken.add(at);
}

export function mention(mentions: Mentions, company: Company | undefined): void {
  if (company && !mentions.companies.some(({ symbol }) => symbol === company.symbol))
    mentions.companies.push(company);
}

export function ticker(symbol: string, at: number, index: CompanyIndex, mentions: Mentions): boolean {
  const company = index.bySymbol.get(symbol);
  const uncovered = index.uncovered.get(symbol);
  if (!company && !uncovered) return false;
  const successor =
    uncovered?.reason === 'renamed' && uncovered.symbol !== null
      ? index.bySymbol.get(uncovered.symbol)
      : undefined;
  mention(mentions, company ?? successor);
  if (uncovered && !company) (successor ? mentions.renamed : mentions.notCovered).push(uncovered);
  mentions.taken.add(at);
  return true;
}

/** One of several that share a name: the thread's own, the one named so and nothing else, or a question. */
export function choose(
  symbols: readonly string[],
  index: CompanyIndex,
  mentions: Mentions,
  thread: string | null,
  key: string,
): void {
  const found = symbols.flatMap((symbol) => index.bySymbol.get(symbol) ?? []);
  const own = found.find(({ symbol }) => symbol === thread);
  const whole = found.filter(({ short }) => wordsOfName(short).join(' ') === key);
  const [only] = whole.length > 0 ? whole : found;
  const uncovered = whole.length > 0 ? [] : (index.uncoveredFirst.get(key) ?? []);
  const called = uncovered.find((row) => isWholeName(row, key));
  if (own) mention(mentions, own);
  else if (called) mentions.notCovered.push(called);
  else if (whole.length === 1 || (found.length === 1 && uncovered.length === 0)) mention(mentions, only);
  else mentions.open.push({ found: whole.length > 0 ? whole : found, uncovered });
}

/** What stands in one list with companies is one, written small too: "clsk, riot or cipher". */
export function listedName(
  words: readonly Word[],
  at: number,
  index: CompanyIndex,
  mentions: Mentions,
  thread: string | null,
): void {
  const word = words[at];
  if (!word || word.text.length < 3 || isKnownWord(word.text) || isEveryday(word, undefined)) return;
  if (isOfSort(words, at, index) || noName.test(word.text)) return;
  if (ticker(word.text.toUpperCase(), at, index, mentions)) return;
  const symbols = index.byName.get(word.text) ?? index.byFormerName.get(word.text);
  const uncovered = index.uncoveredNames.get(word.text);
  if (!symbols && !uncovered) return;
  mentions.taken.add(at);
  if (symbols) choose(symbols, index, mentions, thread, word.text);
  else if (uncovered) mentions.notCovered.push(uncovered);
}

/** Which of several of one name is meant, by all that the question names; else they are asked for. */
export function settle(
  words: readonly Word[],
  index: CompanyIndex,
  mentions: Mentions,
  thread: string | null,
): void {
  const own = thread === null ? undefined : index.bySymbol.get(thread);
  for (const { found, uncovered } of mentions.open) {
    const others = [...mentions.companies, ...mentions.notCovered, ...(own ? [own] : [])];
    const clues = [...words.map(({ text }) => text), ...others.flatMap(({ name }) => wordsOfName(name))];
    const meant = meantAmong([...found, ...uncovered], clues);
    const [only] = found;
    if (meant && 'ticker' in meant) mentions.notCovered.push(meant);
    else if (meant ?? (found.length === 1 && uncovered.length === 0)) mention(mentions, meant ?? only);
    else mentions.ambiguous.push([...found, ...uncovered].slice(0, 5).map(possible));
  }
}
