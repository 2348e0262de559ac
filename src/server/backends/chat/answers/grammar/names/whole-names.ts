import type { CompanyIndex } from './company.ts';
import { isKnownWord } from '../lexicon/lexicon.ts';
import { isHeldAgainst } from './place-of-name.ts';
import { legal } from './ticker-words.ts';
import type { Word } from '../lexicon/words.ts';

/** Where who holds, trades or judges is asked for, a name may be a holder's. */
const OF_HOLDERS =
  /\b(?:own(?:s|ed|er|ers|ership)?|hold(?:s|ing|ings|er|ers)?|held|stakes?|positions?|13[dfg]|institution\w*|managers?|funds?|invest(?:or|ors|ed)|backed|backing|b(?:ought|uy|uys|uying)|s(?:old|ell|ells|elling)|add(?:s|ed|ing)?|trimm?(?:s|ed|ing)?|filed|who|whose|targets?|ratings?|rates?|upgrad\w+|downgrad\w+|brokers?|brokerages?|analysts?|advis\w+|underwr\w+|activists?|board|directors?|insiders?)\b/i;

/** What firms that manage money are called behind their name. */
const OF_FIRM =
  /^(?:capital|management|partners?|advisors?|advisers?|asset|group|investments?|investors|funds?|associates)$/;

/** What stands before whom a question is about; not "is Icahn still in". */
const ABOUT = /^(?:of|for|about|does|did|at|vs|versus|against|than|with|between|beside|alongside)$/;

/** What puts companies beside each other in other words than those that hold one against another. */
const PUTS_BESIDE =
  /\bside by side\b|\bnext to\b|\bwh(?:ich|o)\b.*\b(?:more|less|fewer|bigger|smaller|higher|lower|larger|cheaper|better|worse|faster|slower|most|least)\b/i;
/** What stands between two that are held against each other. */
const BETWEEN = /^(?:vs|v|versus|against|or)$/;
/** What stands before the other one. */
const BEFORE_OTHER = /^(?:vs|v|versus|against|or|with|to|and|than)$/;

/** Whether a word stands where the other of two companies does; however it is written. */
const isBesideAnother = (words: readonly Word[], at: number): boolean =>
  (words[at]?.text.length ?? 0) >= 4 &&
  (BEFORE_OTHER.test(words[at - 1]?.text ?? '') || (at === 0 && BETWEEN.test(words[1]?.text ?? '')));

const LONGEST = 6;
/** A shorter word by itself is too easily another. */
const LEAST_LETTERS = 5;

const isLarge = (word: Word | undefined): boolean => /^\p{Lu}/u.test(word?.written ?? '');

/** Whether some words together are the name of one company, and of no other. */
function isNameOfOne(part: readonly Word[], { byName }: CompanyIndex): boolean {
  const symbols =
    byName.get(part.map(({ joined }) => joined).join(' ')) ??
    byName.get(part.map(({ text }) => text).join(' '));
  return symbols?.length === 1 && (part.every(isLarge) || part.some(({ text }) => !isKnownWord(text)));
}

/** A company that is not covered, by two of its words and more, where no word of them is a holder's by itself: "Booz Allen". What another company is held against holds no shares. */
const isNameOfUncovered = (part: readonly Word[], index: CompanyIndex, isCompared: boolean): boolean =>
  part.length > 1 &&
  index.uncoveredNames.has(part.map(({ text }) => text).join(' ')) &&
  (isCompared ||
    (!index.holders.has(part[0]?.text ?? '') && !index.holders.has(part.map(({ text }) => text).join(' '))));

/**
 * The words that name a company and not one of those who hold shares, whose names begin alike ("Robert Half" and Robert W. Baird, "Spruce Power" and Spruce
 * House): two words and more that are one company's, and one by itself where it stands for whom is asked of. None where who holds is asked for.
 */
export function wordsOfCompanies(words: readonly Word[], index: CompanyIndex, text: string): Set<number> {
  const taken = new Set<number>();
  for (const at of words.keys()) if (isTickerBeside(words, at, index)) taken.add(at);
  if (OF_HOLDERS.test(text)) return taken;
  const isCompared = words.some(isHeldAgainst) || PUTS_BESIDE.test(text);
  for (let length = LONGEST; length >= 1; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const part = words.slice(at, at + length);
      const isName = isNameOfOne(part, index) || isNameOfUncovered(part, index, isCompared);
      if (part.some((_, i) => taken.has(at + i)) || !isName) continue;
      const next = words[at + length];
      if (OF_FIRM.test(next?.text ?? '')) continue;
      const [only] = part;
      const before = words[at - 1]?.text ?? '';
      const isAlone =
        length > 1 ||
        (isCompared && isBesideAnother(words, at)) ||
        ((ABOUT.test(before) || (isCompared && /^(?:and|or)$/.test(before))) &&
          isLarge(only) &&
          (only?.text.length ?? 0) >= LEAST_LETTERS &&
          (!isLarge(next) || legal.test(next?.text ?? '')));
      if (isAlone) part.forEach((_, i) => taken.add(at + i));
    }
  return taken;
}

const HELD_TO = /^(?:compares?|compared|comparing|comparison|relative|next|up)$/;

/** Whether capitals are the ticker of a company that something is held against ("vs PINE"), whoever else is called so. */
function isTickerBeside(words: readonly Word[], at: number, { bySymbol }: CompanyIndex): boolean {
  const written = words[at]?.written ?? '';
  const [first = '', second = ''] = [words[at - 1]?.text, words[at - 2]?.text];
  return (
    /^[A-Z]{2,5}$/.test(written) &&
    bySymbol.has(written) &&
    (/^(?:vs|versus|against|than)$/.test(first) ||
      (/^(?:to|with|against)$/.test(first) && HELD_TO.test(second)))
  );
}
