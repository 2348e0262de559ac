import { isKnownWord } from '../lexicon/lexicon.ts';
import { generic, isSamePerson, type Keys, type NameIndex, wordsOfPerson } from './name-index.ts';
import { ledBy, wellKnown } from './well-known-managers.ts';
import type { Word } from '../lexicon/words.ts';
import { wordsOfName } from './words-of-name.ts';

/** A person, holder, drug or condition that a question names. */
export interface Named {
  kind: 'person' | 'holder' | 'drug' | 'condition';
  /** As the question writes it. */
  written: string;
  /** As the record writes it: the names that are meant. */
  values: readonly string[];
  /** A person of the company, whose stakes over 5% are meant. */
  isInsider?: true;
  /** It is on no record that was looked at. */
  isStranger?: true;
}

const LONGEST = 5;

/** What a person does or gets, and a company does not. */
const OF_PERSONS =
  /\b(?:mr|mrs|ms|dr|he|she|him|his|her|himself|herself|who|buys?|bought|buying|sells?|sold|selling|owns?|owned|holds?|paid|salary|insiders?|ceo|founder|chair\w*|officers?|directors?)\b/i;

/** A company that bears its founder's name is meant by it, where nothing is said that persons do. */
const isOfCompany = (isOwnName: boolean, text: string): boolean => isOwnName && !OF_PERSONS.test(text);

/** "Knife River", of which the record writes "Knife Riv": the rest of a company's own name is no holder, and means nothing else. */
function isRestOfName(
  words: readonly Word[],
  at: number,
  own: readonly string[],
  taken: Set<number>,
): boolean {
  const [before, word] = [words[at - 1]?.text ?? '', words[at]?.text ?? ''];
  const isRest =
    own.includes(before) && own.some((each) => each.length >= 3 && each !== word && word.startsWith(each));
  if (isRest) taken.add(at);
  return isRest;
}

/** Behind a name these are a company's, whatever persons do with them: "which insiders sold Bowman shares". */
const OF_COMPANY = /^(?:shares?|stock|insiders?|common|shareholders?|stockholders?)$/;

/** Takes the names that stand in a question, the longest first; `taken` are words that mean something already. */
export function takeNames(
  words: readonly Word[],
  taken: Set<number>,
  names: NameIndex | undefined,
  holders: Keys,
  text: string,
  own: readonly string[] = [],
): Named[] {
  const found: Named[] = [];
  const find = (kind: Named['kind'], keys: Keys | undefined): void => {
    if (!keys || keys.size === 0) return;
    for (let length = LONGEST; length >= 1; length -= 1)
      for (let at = 0; at + length <= words.length; at += 1) {
        const part = words.slice(at, at + length);
        if (part.some((_, i) => taken.has(at + i))) continue;
        const values =
          keys.get(part.map(({ text }) => text).join(' ')) ??
          keys.get(part.map(({ joined }) => joined).join(' '));
        const isOwnName = own.includes(part[0]?.text ?? '');
        if (!values) continue;
        // A surname after another's first name is somebody else's; a fund of one word is written large.
        if (
          kind === 'person' &&
          length === 1 &&
          (isOfCompany(isOwnName, text) ||
            (isOwnName && OF_COMPANY.test(words[at + 1]?.text ?? '')) ||
            !isFirstNameOf(words[at - 1], values) ||
            (isFirstName(part[0]) && isBegun(words[at + 1])))
        )
          continue;
        if (kind === 'holder' && length === 1 && isOtherFirm(values, words[at + 1])) continue;
        if (kind === 'holder' && isRestOfName(words, at, own, taken)) continue;
        if (kind === 'holder' && length === 1 && (isOwnName || isBegun(words[at + 1]))) continue;
        if (
          kind === 'holder' &&
          length === 1 &&
          !/^\p{Lu}/u.test(part[0]?.written ?? '') &&
          !wellKnownWords.has(part[0]?.text ?? '') &&
          !(HOLDS.test(text) && !isKnownWord(part[0]?.stem ?? ''))
        )
          continue;
        for (let i = at; i < at + length; i += 1) taken.add(i);
        if (kind === 'person' && length === 1) takeFirstNames(words, at, taken);
        const written = writtenOf(part, text);
        const stakes = kind === 'person' ? stakesOf(values, part, holders, text) : [];
        if (kind === 'holder') takeGeneric(words, at + length, taken);
        add(
          found,
          stakes.length > 0
            ? { kind: 'holder', written, values: stakes, isInsider: true }
            : { kind, written, values },
        );
      }
  };
  find('person', names?.people);
  find('drug', names?.drugs);
  find('holder', holders);
  find('condition', names?.conditions);
  if (names) takeInitials(words, taken, names.initials, text, found);
  return found;
}

/** Words as they stand in a text. */
function writtenOf(part: readonly Word[], text: string): string {
  const last = part.at(-1);
  return text.slice(part[0]?.start, (last?.start ?? 0) + (last?.written.length ?? 0));
}

/** What all holders are called, behind the name of one. */
function takeGeneric(words: readonly Word[], from: number, taken: Set<number>): void {
  for (let next = from; generic.test(words[next]?.text ?? '') && !taken.has(next); next += 1) taken.add(next);
}

/** What somebody has is asked, and not what he bought or sold. */
const OWNS = /\b(?:own|owns|owned|ownership|hold|holds|holding|holdings|held|stakes?|position)\b/i;
const TRADES = /\b(?:buy\w*|bought|sell\w*|sold|trad\w*|purchas\w*|paid|pay|earns?)\b/i;

/** Under which names a person of the company has filed of stakes, where it is asked what he owns: those are on record, trades tell little of it. */
function stakesOf(people: readonly string[], part: readonly Word[], holders: Keys, text: string): string[] {
  if (!OWNS.test(text) || TRADES.test(text)) return [];
  const named = holders.get(part.map(({ text: word }) => word).join(' ')) ?? [];
  return named.filter((holder) => people.some((person) => isSamePerson(person, holder)));
}

/** What says that a disease is spoken of. */
const OF_DISEASE =
  /\b(?:who else|trials?|phase|drugs?|patients?|treat\w*|therap\w+|stud(?:y|ies)|data|readouts?|program(?:me)?s?|indications?|working on|approved)\b/i;

/** Capitals that are the initials of a condition which the company's trials are for, before they are anybody's ticker: FA of Friedreich Ataxia. */
function takeInitials(
  words: readonly Word[],
  taken: Set<number>,
  initials: Keys,
  text: string,
  found: Named[],
): void {
  if (initials.size === 0 || !OF_DISEASE.test(text)) return;
  for (const [at, { text: key, written }] of words.entries()) {
    const values = /^\p{Lu}{2,6}$/u.test(written) && !taken.has(at) ? initials.get(key) : undefined;
    if (!values || OF_ANOTHER.test(words[at - 1]?.text ?? '')) continue;
    taken.add(at);
    add(found, { kind: 'condition', written, values });
  }
}

/** Another company is held against this one behind these. */
const OF_ANOTHER = /^(?:vs|v|versus|against|than|compare|compared|with|to)$/;

const FIRM =
  /^(?:capital|management|partners?|advisors?|advisers?|asset|group|holdings|investments?|investors|funds?|llc|lp|associates)$/;

/** "Francisco Partners" is nobody else who is called Francisco. */
const isOtherFirm = (values: readonly string[], next: Word | undefined): boolean =>
  next !== undefined &&
  FIRM.test(next.text) &&
  !values.some((value) => wordsOfName(value).includes(next.text));

/** A fund may be written small where its holding is asked for. */
const HOLDS =
  /\b(?:own|owns|owned|hold|holds|holding|held|stakes?|positions?|backing|backed|still in|13[dfg])\b/i;

const wellKnownWords = new Set([
  ...wellKnown.map((name) => wordsOfName(name).join(' ')),
  ...ledBy.flatMap(([, wordings]) => wordings.filter((wording) => wording !== 'ark')),
]);

/** Several words of one condition are one name, of what has them all. */
function add(found: Named[], named: Named): void {
  const before = named.kind === 'condition' ? found.findIndex(({ kind }) => kind === 'condition') : -1;
  const earlier = found[before];
  if (!earlier) {
    found.push(named);
    return;
  }
  const both = earlier.values.filter((value) => named.values.includes(value));
  found[before] = { kind: 'condition', written: `${earlier.written} ${named.written}`, values: both };
}

const isFirstName = (word: Word | undefined): boolean =>
  word !== undefined && /^\p{Lu}\p{Ll}/u.test(word.written) && !isKnownWord(word.text);

/** Whether the word before a surname may be the first name of one of them, or none at all. */
const isFirstNameOf = (before: Word | undefined, names: readonly string[]): boolean =>
  !isFirstName(before) ||
  names.some((name) => wordsOfPerson(name).some((word) => word[0] === before?.text[0]));

/** "George Colony" is no fund called George. */
const isBegun = (after: Word | undefined): boolean => isFirstName(after) && !generic.test(after?.text ?? '');

function takeFirstNames(words: readonly Word[], at: number, taken: Set<number>): void {
  for (let back = at - 1; back >= 0 && back >= at - 3; back -= 1) {
    const word = words[back];
    if (!word || taken.has(back) || !(isFirstName(word) || /^\p{Lu}$/u.test(word.written))) return;
    taken.add(back);
  }
}
