// Over 300 lines as formatted: one pass over the words of a question, whose steps share what each has taken.
import { withinOneTypo } from '#server/store/search/one-typo.ts';
import { findMentions } from '../names/companies.ts';
import type { Company, CompanyIndex } from '../names/company.ts';
import type { Mentions } from '../names/mentions.ts';
import { takeCalledFormerly, takeFormerName, takeFormerPair } from '../names/former-name.ts';
import { isShortOf, wordsOfName } from '../names/words-of-name.ts';
import { type Named, takeNames } from '../names/names.ts';
import { isCode, isCodeBegun, withoutPossessive } from '../names/own-names.ts';
import { isOfSort, mayBeName } from '../names/place-of-name.ts';
import { ownerAmong } from '../names/owner.ts';
import { isOfAnother, isTrial } from '../names/of-another.ts';
import { isOwnMonth } from '../names/ticker-words.ts';
import { nearestName } from '../names/mistyped-names.ts';
import { strangerIn } from '../names/strangers.ts';
import { isWeighty } from '../lexicon/weighty.ts';
import { type Concept, isFiller, isKnownWord, phraseAt } from '../lexicon/lexicon.ts';
import type { Period } from '../times/period.ts';
import { findPeriods } from '../times/periods.ts';
import { spelledRight } from '../words/spelling.ts';
import { wordsOfCompanies } from '../names/whole-names.ts';
import { takeAmounts } from '../words/amounts.ts';
import { type Word, wordsOf } from '../lexicon/words.ts';

/** What a question says, before anybody knows which kind of question it is. */
export interface Reading {
  text: string;
  /** The same without the names of companies, whose words ask for nothing. */
  unnamed: string;
  concepts: ReadonlySet<Concept>;
  companies: readonly Company[];
  notCovered: Mentions['notCovered'];
  renamed: Mentions['renamed'];
  ambiguous: Mentions['ambiguous'];
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

/** The names on record of the thread's company; its own ticker is none of them, though a director or a holder is called so (KOSS, PINE). */
function namesOfThread(words: readonly Word[], times: Set<number>, place: Place, text: string): Named[] {
  const { index, thread } = place;
  if (thread === null) return [];
  const others = wordsOfCompanies(words, index, text);
  const own = words.flatMap(({ written }, at) =>
    (written === thread || others.has(at)) && !times.has(at) && !isCodeBegun(words, at) ? [at] : [],
  );
  for (const at of own) times.add(at);
  const names = takeNames(
    words,
    times,
    index.names.get(thread),
    index.holders,
    text,
    ownWords(index, thread),
  );
  for (const at of own) times.delete(at);
  return names;
}

/** "Enough for two years", "will that last a year": no years that are past. */
const isToCome = ({ kind, start }: Period & { start: number }, words: readonly Word[]): boolean =>
  kind === 'span' &&
  /(?:^| )(?:enough|sufficient|adequate|plenty|(?:will|would|does|can|could|should) (?:\w+ ){1,4}last)(?: cash| money)?(?: to (?:last|cover|fund|survive|run|operate))?(?: for| them| through)?(?: the| at least| about| another)*$/.test(
    words
      .slice(Math.max(0, start - 8), start)
      .map(({ text }) => text)
      .join(' '),
  );

/** The times that a question names. */
function timesOf(words: readonly Word[], { index, thread }: Place, text: string) {
  const record = (thread === null ? undefined : index.bySymbol.get(thread)?.quoteDate) ?? index.record;
  // A month that is the ticker (DEC) is no time.
  const isTicker = ({ start, length }: { start: number; length: number }): boolean =>
    length === 1 && words[start] !== undefined && isOwnMonth(words[start], words[start - 1], thread, text);
  // Nor is a part of an address: "monday.com".
  const isOfAddress = ({ start, length }: { start: number; length: number }): boolean => {
    const last = words[start + length - 1];
    return last !== undefined && /^\.(?:com|io|ai|net)\b/i.test(text.slice(last.start + last.written.length));
  };
  // Nor the beginning of a drug's code: "4D-150" is no four days.
  // Nor its end: "EYP-1901" is no year.
  const isOfDrug = ({ start, length }: { start: number; length: number }): boolean =>
    length === 1 &&
    (isCodeBegun(words, start) || (start > 0 && isCode(words[start - 1]) && isCodeBegun(words, start - 1)));
  return findPeriods(words, record)
    .filter((period) => !isTicker(period) && !isOfAddress(period) && !isOfDrug(period))
    .map((period) => (isToCome(period, words) ? { ...period, kind: 'future' as const } : period));
}

/** Readings by the index they were read with, which lasts for one question: its parts are read alone, beside others and as what follows. */
const readWith = new WeakMap<CompanyIndex, Map<string, Reading>>();
/** More than any question needs; an index that lasts longer holds no more of them either. */
const READ_KEPT = 200;

/** Reads one question: names first, then times, then phrases, then slips of the keys. Nobody changes a reading. */
export function readQuestion(text: string, place: Place): Reading {
  let known = readWith.get(place.index);
  if (!known) readWith.set(place.index, (known = new Map<string, Reading>()));
  // The names of further companies come in between.
  const key = `${place.index.names.size} ${place.thread} ${text}`;
  let reading = known.get(key);
  if (reading) return reading;
  reading = readAnew(text, place);
  if (known.size >= READ_KEPT) known.clear();
  known.set(key, reading);
  return reading;
}

function readAnew(text: string, { index, thread }: Place): Reading {
  const words = wordsOf(text).map((word) =>
    withoutPossessive(word, thread === null ? [] : ownWords(index, thread), thread),
  );
  const periods = timesOf(words, { index, thread }, text);
  const times = new Set(periods.flatMap(({ start, length }) => Array.from({ length }, (_, i) => start + i)));
  const names = thread === null ? [] : namesOfThread(words, times, { index, thread }, text);
  const mentions = findMentions(words, index, thread, text, times);
  const unnamed = without(
    text,
    words.filter((_, at) => mentions.taken.has(at) && !times.has(at)),
  );
  const taken = mentions.taken;
  for (const { symbol } of mentions.companies)
    if (symbol !== thread || names.length === 0)
      names.push(
        ...takeNames(words, taken, index.names.get(symbol), index.holders, text, ownWords(index, symbol)),
      );
  const spelled = words.map((word, at) =>
    taken.has(at) || isOwnName(word, index, thread) ? word : spelledRight(word),
  );
  const wording = new Map<Concept, string>();
  const former = thread === null ? undefined : index.formerWords.get(thread);
  if (former) takeFormerPair(words, taken, wording, former, text);
  takePhrases(spelled, taken, wording);
  if (former) takeFormerName(spelled, taken, wording, former, text);
  if (former && !wording.has('formername')) takeCalledFormerly(words, taken, former, text);
  const concepts = new Set(wording.keys());
  const amounts = takeAmounts(words, taken);
  // "More than $5" holds the matter against an amount, not against another matter.
  if (amounts.thresholds.length > 0 && OF_THRESHOLD.test(wording.get('compare') ?? ''))
    concepts.delete('compare');
  const count = amounts.count;
  const isOfTrial = names.some(({ kind }) => /^(?:drug|condition)$/.test(kind)) || concepts.has('trials');
  const companies = [...mentions.companies];
  const { weighty, unknown } = takeRest(spelled, taken, { index, thread }, { companies, isOfTrial });
  unknown.push(...amounts.codes);
  const stranger = strangerIn({ text, concepts, unknown });
  const own = ownerAmong(companies, { text, concepts }, { index, thread });
  return {
    text,
    unnamed,
    concepts,
    companies: companies.filter((company) => company !== own?.owner),
    notCovered: mentions.notCovered,
    renamed: mentions.renamed,
    ambiguous: mentions.ambiguous,
    periods,
    amounts: amounts.found,
    thresholds: amounts.thresholds,
    count,
    names: [...names, ...[stranger, own?.named].flatMap((each) => each ?? [])],
    wording,
    weighty,
    unknown: stranger ? unknown.filter((word) => !stranger.written.split(' ').includes(word)) : unknown,
  };
}

/** A text with letters that mean nothing for some of its words. */
const without = (text: string, words: readonly Word[]): string =>
  words.reduce(
    (rest, { start, written }) =>
      rest.slice(0, start) + 'X'.repeat(written.length) + rest.slice(start + written.length),
    text,
  );

interface Rest {
  weighty: string[];
  unknown: string[];
}

/** What is left of the words: names of companies with a slip of the keys, words that weigh, and what means nothing here. */
function takeRest(
  words: readonly Word[],
  taken: ReadonlySet<number>,
  { index, thread }: Place,
  { companies, isOfTrial }: { companies: Company[]; isOfTrial: boolean },
): Rest {
  const unknown: string[] = [];
  const weighty: string[] = [];
  const own = thread === null ? undefined : index.bySymbol.get(thread);
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
      isKnownWord(word.text) ||
      isTrial(word, words[at + 1]) ||
      isOfSort(words, at, index) ||
      !mayBeName(words, at, thread) ||
      (thread !== null && isOfAnother(words, at))
        ? undefined
        : nearestName(word.text, index, thread);
    if (
      !company &&
      thread !== null &&
      (describesCompany(words, at, thread) || isTickerCutShort(word, at, thread))
    )
      continue;
    if (
      !company &&
      companies.concat(own ?? []).some(({ name }) => isShortOf(word.written.toLowerCase(), name))
    )
      continue;
    if (!company && isOfTheirNames(words, at, [...companies, ...(own ? [own] : [])])) continue;
    if (!company && !companies.some(({ short }) => wordsOfName(short).includes(word.text)))
      unknown.push(word.written);
    else if (company && !companies.some(({ symbol }) => symbol === company.symbol)) companies.push(company);
  }
  return { weighty, unknown };
}

/** A word of a company's whole name, or its name written in one word or in two: "stitchfix", "lending club". */
function isOfTheirNames(words: readonly Word[], at: number, companies: readonly Company[]): boolean {
  const text = words[at]?.text ?? '';
  if (text.length < 3) return false;
  if (companies.some(({ name }) => isShortOf(text, name))) return true;
  // A slip of the keys in a longer word of it.
  if (
    text.length >= 6 &&
    !isKnownWord(text) &&
    companies.some(({ name }) =>
      wordsOfName(name).some((each) => each.length >= 6 && withinOneTypo(text, each)),
    )
  )
    return true;
  // Its whole short name, or its ticker written small.
  if (
    companies.some(({ short, symbol }) => wordsOfName(short).includes(text) || symbol.toLowerCase() === text)
  )
    return true;
  const [before = '', after = ''] = [words[at - 1]?.text, words[at + 1]?.text];
  return companies.some(({ name, short }) => {
    const all = [name, short].map(wordsOfName);
    const joined = all.map((each) => each.join(''));
    const isBegun = (each: readonly string[], i: number): boolean =>
      (before.length >= 3 && i > 0 && each[i - 1]?.startsWith(before) === true) ||
      (after.length >= 3 && each[i + 1]?.startsWith(after) === true);
    if (all.some((each) => each.some((whole, i) => whole.startsWith(text) && isBegun(each, i)))) return true;
    return (
      text.length >= 4 &&
      (all.some((each) => each.includes(text)) ||
        joined.some((each) => each.startsWith(text) && text.length >= 5) ||
        [before + text, text + after].some(
          (pair) => pair.length >= 7 && pair !== text && joined.some((each) => each.startsWith(pair)),
        ))
    );
  });
}

/** What somebody calls the company of the thread by: "is the heart patch company profitable"; not "does a fund company own it". */
function describesCompany(words: readonly Word[], at: number, thread: string): boolean {
  const next = words.slice(at + 1, at + 5).findIndex(({ text }) => /^(?:company|co|firm|outfit)$/.test(text));
  if (next === 0 && words[at - 1]?.text === thread.toLowerCase()) return true;
  const before = words.slice(0, at).findLast(({ text }) => isKnownWord(text))?.text ?? '';
  const isLed = words.slice(Math.max(0, at - 3), at).some(({ text }) => /^(?:the|this|that)$/.test(text));
  return next >= 0 && (isLed || (next < 2 && /^(?:is|does|has|did|how|for|of|in|at)$/.test(before)));
}

/** A question that begins with the ticker but for its last letter, as it may have been before. */
const isTickerCutShort = ({ text }: Word, at: number, thread: string): boolean =>
  at === 0 && text.length >= 3 && thread.length === text.length + 1 && thread.toLowerCase().startsWith(text);

/** What the company of the thread is called for short: no holder of that name is meant. */
const ownWords = (index: CompanyIndex, thread: string): readonly string[] =>
  wordsOfName(index.bySymbol.get(thread)?.short ?? '');

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

const OF_THRESHOLD =
  /^(?:more|less|fewer|greater|higher|lower|bigger|larger|smaller|faster|slower|longer|better|worse|than|cheaper)(?: than)?$/i;
