// Over 300 lines, because what may stand for a company is weighed in one place: tickers, names, parts of names and misspellings displace each other.
import { shortName } from '#kit/company/short-name.ts';
import type { CompanyNames } from '#server/store/companies/company-names.ts';
import { isKnownWord } from '../lexicon/lexicon.ts';
import { commonWordsOf, isCommonWord } from './common-words.ts';
import type { Company, CompanyIndex } from './company.ts';
import { formerKeys } from './former-name.ts';
import { isOfAnother } from './of-another.ts';
import {
  isAcronym,
  isEveryday,
  isLedByTicker,
  isLetterOf,
  isOwnTicker,
  legal,
  namesTicker,
  noName,
} from './ticker-words.ts';
import { isTrial } from './of-another.ts';
import { isOwnWord, isShortOfThread } from './own-names.ts';
import { besideNames } from './listed-names.ts';
import { mistypedNames } from './mistyped-names.ts';
import { choose, listedName, type Mentions, mention, settle, take, ticker } from './mentions.ts';
import { isOfMany, isOfSort, isPartOf, mayBeName, OF_SORT, standsForOne } from './place-of-name.ts';
import { firstNamesOfUncovered, namesOfUncovered, type NotCovered } from './uncovered.ts';
import { isOfCode, type Word } from '../lexicon/words.ts';
import { beginningsOf, wordsOfName } from './words-of-name.ts';

const add = (map: Map<string, string[]>, key: string, symbol: string): void => {
  const known = map.get(key);
  if (!known) map.set(key, [symbol]);
  // Names come company by company: one that has it already has it last.
  else if (known.at(-1) !== symbol) known.push(symbol);
};

/** A letter more than twice. */
const LENGTHENED = /([a-z])\1{2,}/g;

/** Makes the index of all companies. */
export function companyIndexOf(
  companies: readonly CompanyNames[],
  uncovered: readonly NotCovered[],
  holders: CompanyIndex['holders'] = new Map(),
): CompanyIndex {
  const largestFirst = [...companies].sort((a, b) => b.marketCap - a.marketCap);
  const byName = new Map<string, string[]>();
  const byFormerName = new Map<string, string[]>();
  const firstWords = new Map<string, string[]>();
  const formerWords = new Map<string, Set<string>>();
  const named: string[][] = [];
  const bySymbol = new Map(companies.map((row) => [row.symbol, companyOf(row)]));
  for (const { symbol, formerNames } of largestFirst) {
    const words = wordsOfName(bySymbol.get(symbol)?.short ?? '');
    named.push(words);
    const unled = words[0] === 'the' ? words.slice(1) : words;
    for (const key of beginningsOf(words)) add(byName, key, symbol);
    // "Goodyear", of The Goodyear Tire & Rubber Company.
    if (unled !== words) for (const key of beginningsOf(unled)) add(byName, key, symbol);
    // "Karoo", of Karooooo: letters that somebody leans on are written out as two.
    const plain = words.map((word) => word.replaceAll(LENGTHENED, '$1$1'));
    if (plain.join(' ') !== words.join(' ')) for (const key of beginningsOf(plain)) add(byName, key, symbol);
    const [own = ''] = unled;
    if (own.length >= 5 && !isKnownWord(own)) add(firstWords, own, symbol);
    for (const former of formerNames) {
      const earlier = wordsOfName(shortName(former));
      const own = formerWords.get(symbol) ?? new Set<string>();
      for (const key of formerKeys(earlier, words)) own.add(key);
      if (own.size > 0) formerWords.set(symbol, own);
      if (earlier.length > 1 || (earlier[0]?.length ?? 0) > 4) add(byFormerName, earlier.join(' '), symbol);
    }
  }
  return {
    bySymbol,
    byName,
    byFormerName,
    firstWords,
    formerWords,
    commonWords: commonWordsOf(named),
    uncovered: new Map(uncovered.map((row) => [row.ticker, row])),
    uncoveredNames: namesOfUncovered(uncovered),
    uncoveredFirst: firstNamesOfUncovered(uncovered),
    holders,
    names: new Map(),
    record: companies.reduce(
      (newest, { quoteDate, isSample }) =>
        !isSample && quoteDate !== null && quoteDate > newest ? quoteDate : newest,
      '',
    ),
  };
}

const companyOf = ({ symbol, name, isClient, isSample, isOfUnits, quoteDate }: CompanyNames): Company => ({
  symbol,
  name,
  short: shortName(name),
  isClient,
  isSample,
  isOfUnits,
  quoteDate,
});

const isUpper = (word: Word): boolean => /^[A-Z]{2,5}$/.test(word.written);

/** "How much TRX do they hold" asks of what is held, and of no company. */
const isHeld = (words: readonly Word[], at: number, thread: string | null): boolean =>
  thread !== null &&
  words[at]?.written !== thread &&
  /^(?:much|many)$/.test(words[at - 1]?.text ?? '') &&
  !/^(?:shares?|stock|insiders?)$/.test(words[at + 1]?.text ?? '');

/** Finds the companies that a question names; `thread` is the one it is about unless it says otherwise. */
export function findMentions(
  words: readonly Word[],
  index: CompanyIndex,
  thread: string | null,
  text: string,
  times: ReadonlySet<number>,
): Mentions {
  const none = { companies: [], notCovered: [], renamed: [], ambiguous: [], open: [] };
  const mentions: Mentions = { ...none, taken: new Set(times) };
  const isTicker = ({ written }: Word): boolean =>
    index.bySymbol.has(written) || index.uncovered.has(written);
  // A list of tickers shouts nothing.
  const isShouting =
    words.length > 2 &&
    words.every(({ written }) => written === written.toUpperCase()) &&
    !words.every(isTicker);
  markedTickers(words, index, mentions, text);
  longNames(words, index, mentions, thread);
  mistypedNames(words, index, mentions);
  const open: number[] = [];
  for (const [at, word] of words.entries()) {
    // "The INDIGO data": capitals before these are a trial's.
    if (mentions.taken.has(at) || (isTrial(word, words[at + 1]) && !isTicker(word))) continue;
    // "The CRL" is a thing, no ticker that nobody knows here.
    const isThing = /^(?:the|an?)$/.test(words[at - 1]?.text ?? '') && !index.bySymbol.has(word.written);
    // "GT-02287" is a medicine, and not Goodyear’s.
    const isCode = isOfCode(words, at + 1) && text[word.start + word.written.length] === '-';
    const isSymbol =
      !isShouting &&
      !isThing &&
      !isHeld(words, at, thread) &&
      !isCode &&
      isUpper(word) &&
      word.before !== '-' &&
      !isAcronym(word, words[at - 1], thread, text);
    const isLetters = isSymbol || isLetterOf(word, words[at - 1], thread, text);
    // Letters that are no ticker may be a name: AXT, CBIZ.
    const own = thread === null ? undefined : index.bySymbol.get(thread);
    if (own && isOwnWord(words, at, own)) {
      mention(mentions, own);
      take(mentions, at, legal.test(words[at + 1]?.text ?? '') ? 2 : 1);
      continue;
    }
    // Letters that are short for what the company works on are no ticker: "who else is in FA".
    if (
      isLetters &&
      word.written !== thread &&
      isShortOfThread(word.written, index.names.get(thread ?? '')?.conditions)
    )
      continue;
    if (isLetters && (ticker(word.written, at, index, mentions) || !index.byName.has(word.text))) continue;
    if (isKnownWord(word.text) && !isOwnTicker(word, thread) && !isLedByTicker(words, at, thread)) continue;
    if (isCommonWord(words, at, index)) open.push(at);
    else singleName(words, at, index, mentions, thread);
  }
  // A word of many names is a name by itself where no other stands.
  if (mentions.companies.length === 0) for (const at of open) singleName(words, at, index, mentions, thread);
  namesBeside(words, index, mentions, { thread, text, times });
  settle(words, index, mentions, thread);
  return mentions;
}

/** Names that stand in one list with others. */
function namesBeside(
  words: readonly Word[],
  index: CompanyIndex,
  mentions: Mentions,
  { thread, text, times }: { thread: string | null; text: string; times: ReadonlySet<number> },
): void {
  const isName = (at: number): boolean => mentions.taken.has(at) && !times.has(at);
  let at = besideNames(words, text, isName, mentions.taken);
  const tried = new Set<number>();
  while (at !== undefined) {
    tried.add(at);
    listedName(words, at, index, mentions, thread);
    at = besideNames(words, text, isName, new Set([...mentions.taken, ...tried]));
  }
}

/** `$ABC`, `NASDAQ:ABC`, `(ABC)` and `BRK-B`. */
function markedTickers(words: readonly Word[], index: CompanyIndex, mentions: Mentions, text: string): void {
  for (const [at, word] of words.entries()) {
    const isTicker = /^[A-Za-z]{1,6}$/.test(word.written);
    if (!isTicker || mentions.taken.has(at)) continue;
    const symbol = word.written.toUpperCase();
    const after = text.slice(word.start + word.written.length);
    const klass = /^[-./]([A-Za-z])(?![A-Za-z0-9])/.exec(after)?.[1]?.toUpperCase();
    if (klass && index.bySymbol.has(`${symbol}-${klass}`)) {
      mention(mentions, index.bySymbol.get(`${symbol}-${klass}`));
      take(mentions, at, 2);
      continue;
    }
    const isExchange =
      /(?:nasdaq(?:gs|gm|cm)?|nyse(?:\s?american|\s?mkt|\s?arca)?|amex|xnas|xnys|xase)\s*:\s*$/i.exec(
        text.slice(0, word.start),
      );
    if (word.before === '$' || isExchange || (word.before === '(' && after.startsWith(')'))) {
      if (!ticker(symbol, at, index, mentions) && (word.before === '$' || isExchange)) {
        mentions.notCovered.push({ ticker: symbol, name: symbol, reason: 'unknown', symbol: null });
        mentions.taken.add(at);
      }
      if (isExchange)
        for (let back = at - 1; back >= 0 && (words[back]?.start ?? 0) >= isExchange.index; back -= 1)
          mentions.taken.add(back);
    }
  }
}

/** By which words a name is known: as written, folded, or without the "and" that stands for its sign. */
function keyOf(part: readonly Word[], joined: string, { byName }: CompanyIndex): string {
  if (byName.has(joined)) return joined;
  const plain = part.map(({ text }) => text).join(' ');
  const isWithin = part.slice(1, -1).some(({ text }) => text === 'and');
  const without = part.flatMap(({ text }) => (text === 'and' ? [] : text)).join(' ');
  return !byName.has(plain) && isWithin && byName.has(without) ? without : plain;
}

const LONGEST_NAME = 6;

/** Names of two words and more, the longest first. */
function longNames(
  words: readonly Word[],
  index: CompanyIndex,
  mentions: Mentions,
  thread: string | null,
): void {
  for (let length = LONGEST_NAME; length >= 2; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const part = words.slice(at, at + length);
      if (part.some((_, i) => mentions.taken.has(at + i))) continue;
      const joined = part.map((word) => word.joined).join(' ');
      const key = keyOf(part, joined, index);
      const symbols = index.byName.get(key) ?? index.byFormerName.get(key);
      const uncovered = symbols ? undefined : index.uncoveredNames.get(key);
      // "United States peers": no beginning that several share, where what stands behind is no name.
      const next = words[at + length];
      if (
        (symbols?.length ?? 0) > 1 &&
        OF_SORT.test(part[0]?.text ?? '') &&
        /^\p{Ll}/u.test(next?.written ?? '')
      )
        continue;
      // Two words that both mean something else are a name only where they are written as one.
      const isName =
        (thread !== null && symbols?.includes(thread)) ||
        (length > 2 && symbols?.length === 1) ||
        part.some(({ text }) => !isKnownWord(text)) ||
        part.every(({ written }) => /^\p{Lu}/u.test(written));
      if ((!symbols && !uncovered) || !isName) continue;
      take(mentions, at, length);
      while (legal.test(words[at + length]?.text ?? '') && !mentions.taken.has(at + length))
        take(mentions, at + length, 1);
      if (symbols) choose(symbols, index, mentions, thread, key);
      else if (uncovered) mentions.notCovered.push(uncovered);
    }
}

/** What is asked of persons, and of no other company beside the one of the page. */
const OF_PERSONS = /^(?:who|whos|mr|mrs|ms|dr|title|role|job|insiders?|ceo|cfo|chair\w*|director|officer)$/;
const DOES = /^(?:bought|buy|buying|sold|sell|selling|own|owns|hold|holds|earn|paid)$/;

/** Whether a word written as names are stands where a person does: "what is Adam’s title", "did Adam Portnoy sell"; no ticker is written so. */
function isFirstNameHere(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (at === 0 || !word || !/^\p{Lu}\p{Ll}+$/u.test(word.written)) return false;
  const isBesideSurname =
    next !== undefined && /^\p{Lu}\p{Ll}{2,}$/u.test(next.written) && !isKnownWord(next.text);
  return isBesideSurname || words.some(({ text }) => OF_PERSONS.test(text)) || DOES.test(next?.text ?? '');
}

/** A name of one word, a ticker in lower case, or either with one slip of the keys. */
function singleName(
  words: readonly Word[],
  at: number,
  index: CompanyIndex,
  mentions: Mentions,
  thread: string | null,
): void {
  const word = words[at];
  if (!word) return;
  const key = index.byName.has(word.joined) ? word.joined : word.text;
  const threadName = thread === null ? undefined : index.bySymbol.get(thread);
  if (threadName && (wordsOfName(threadName.short)[0] === key || thread?.toLowerCase() === key)) {
    mention(mentions, threadName);
    mentions.taken.add(at);
    return;
  }
  if (isOfSort(words, at, index) || isPartOf(words, at) || isOfMany(words, at)) return;
  if (threadName && isEveryday(word, words[at - 1])) return;
  if (threadName && words.length > 1 && (noName.test(key) || isOfAnother(words, at))) return;
  const symbols = index.byName.get(key) ?? index.byFormerName.get(key);
  const isNamed = namesTicker.test(words[at - 1]?.text ?? '') || words.length <= 2 || thread === null;
  const bySymbol =
    isNamed && /^[a-z]{2,5}$/.test(key) && !(threadName && isFirstNameHere(words, at))
      ? index.bySymbol.get(key.toUpperCase())
      : undefined;
  if (bySymbol && !symbols?.some((symbol) => symbol !== bySymbol.symbol)) {
    mention(mentions, bySymbol);
    mentions.taken.add(at);
    return;
  }
  const isBeginning =
    symbols?.every((symbol) => wordsOfName(index.bySymbol.get(symbol)?.short ?? '').length > 1) ?? false;
  const isShared = thread !== null && (symbols?.length ?? 0) > 1 && /^\p{Ll}/u.test(word.written);
  const isSubject = symbols?.length === 1 && standsForOne(words, at);
  const isPassing = isBeginning && !isSubject && (isShared || !mayBeName(words, at, thread));
  if (symbols && key.length > 2 && !isPassing) {
    mentions.taken.add(at);
    if (bySymbol && word.written === key) mention(mentions, bySymbol);
    else choose(symbols, index, mentions, thread, key);
    return;
  }
  // On the page of a company a word by itself may be a brand of it ("Vista's share of sales").
  const isWritten = mayBeName(words, at, thread);
  const uncovered =
    (isWritten && !(thread !== null && index.formerWords.get(thread)?.has(key))
      ? index.uncoveredNames.get(key)
      : undefined) ??
    (isNamed && key.length >= (thread === null ? 4 : 3) && (thread === null || isWritten)
      ? index.uncovered.get(key.toUpperCase())
      : undefined);
  if (uncovered) {
    mentions.notCovered.push(uncovered);
    mentions.taken.add(at);
  }
}
