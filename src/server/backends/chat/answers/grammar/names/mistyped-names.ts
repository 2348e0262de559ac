import { withinOneTypo } from '#server/store/search/one-typo.ts';
import type { Company, CompanyIndex } from './company.ts';
import { isFiller, isKnownWord } from '../lexicon/lexicon.ts';
import { mention, type Mentions, take } from './mentions.ts';
import type { Word } from '../lexicon/words.ts';
import { wordsOfName } from './words-of-name.ts';

/** A slip in a shorter word is too easily another word. */
const LEAST = { written: 4, meant: 5 };

/** Names of two words, and the beginnings of longer ones, by each of the two. */
interface Pairs {
  byFirst: ReadonlyMap<string, readonly string[]>;
  bySecond: ReadonlyMap<string, readonly string[]>;
}

const pairsOf = new WeakMap<CompanyIndex['byName'], Pairs>();

function pairsIn({ byName }: CompanyIndex): Pairs {
  const known = pairsOf.get(byName);
  if (known) return known;
  const pairs = [...byName.keys()].map((key) => key.split(' ')).filter(({ length }) => length === 2);
  const by = (own: 0 | 1): Map<string, string[]> =>
    new Map(
      [...Map.groupBy(pairs, (pair) => pair[own] ?? '')].map(([word, all]) => [
        word,
        all.map((pair) => pair[1 - own] ?? ''),
      ]),
    );
  const made = { byFirst: by(0), bySecond: by(1) };
  pairsOf.set(byName, made);
  return made;
}

/** The words of a name beside a word that is in none, with the company that they name but for one slip of the keys; undefined where that is not one. */
function pairAt(words: readonly Word[], at: number, index: CompanyIndex): [number, string] | undefined {
  const { byFirst, bySecond } = pairsIn(index);
  const word = words[at]?.text ?? '';
  const [before, after] = [words[at - 1]?.text ?? '', words[at + 1]?.text ?? ''];
  const near = (others: readonly string[] | undefined): string[] =>
    (others ?? []).filter((other) => other.length >= LEAST.meant && withinOneTypo(word, other));
  const found: [number, string][] = [
    ...near(bySecond.get(after)).map((first): [number, string] => [at, `${first} ${after}`]),
    ...near(byFirst.get(before)).map((second): [number, string] => [at - 1, `${before} ${second}`]),
  ];
  const symbols = new Set(found.flatMap(([, key]) => index.byName.get(key) ?? []));
  const [only] = symbols;
  const [first] = found;
  return symbols.size === 1 && only !== undefined && first ? [first[0], only] : undefined;
}

/** Takes names of two words and more of which one is mistyped ("brigth minds", "orien group"), where the other is right and one company alone is called so. */
export function mistypedNames(words: readonly Word[], index: CompanyIndex, mentions: Mentions): void {
  for (const [at, { text }] of words.entries()) {
    if (text.length < LEAST.written || mentions.taken.has(at) || isFiller(text)) continue;
    // "Candle therapeutics": a word that means something stands beside one that is of names alone.
    const isBesideName = [words[at - 1], words[at + 1]].some((beside) => beside && !isKnownWord(beside.text));
    if (isKnownWord(text) && !isBesideName) continue;
    if (index.byName.has(text) || index.byFormerName.has(text) || index.uncoveredNames.has(text)) continue;
    const [from, symbol] = pairAt(words, at, index) ?? [];
    const company = index.bySymbol.get(symbol ?? '');
    if (from === undefined || !company || mentions.taken.has(from) || mentions.taken.has(from + 1)) continue;
    mention(mentions, company);
    take(mentions, from, 2);
    const rest = wordsOfName(company.name).slice(2);
    for (let next = from + 2; rest.length > 0 && words[next]?.text === rest.shift(); next += 1)
      take(mentions, next, 1);
  }
}

/** A mistyped first word of a name, where exactly one company may be meant. */
export function nearestName(word: string, index: CompanyIndex, thread: string | null): Company | undefined {
  if (word.length < 5) return undefined;
  const own = thread === null ? undefined : index.bySymbol.get(thread);
  const ownFirst = own && wordsOfName(own.short)[0];
  if (own && ownFirst && ownFirst.length >= 5 && withinOneTypo(word, ownFirst)) return own;
  if (word.length < 6) return undefined;
  const found = new Set<string>();
  for (const [first, symbols] of index.firstWords)
    if (first[0] === word[0] && withinOneTypo(word, first)) for (const symbol of symbols) found.add(symbol);
  const [only] = found;
  return found.size === 1 && only !== undefined ? index.bySymbol.get(only) : undefined;
}
