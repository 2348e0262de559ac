import { listOf, lowerFirst, numberWord } from '#kit/text/sentence.ts';

/** Transaction codes of forms 4 and 5 in the regulator's meaning. */
const codes: Readonly<Record<string, string>> = {
  P: 'Purchase',
  S: 'Sale',
  A: 'Grant or award',
  M: 'Option exercise or conversion',
  F: 'Withheld for price or tax',
  G: 'Gift',
  D: 'Disposition to the company',
  C: 'Conversion',
  X: 'Option exercise',
  I: 'Discretionary transaction',
  J: 'Other',
  W: 'By will or descent',
};

/** What a transaction code stands for; an unknown one is "Other". */
export const transactionWords = (code: string): string => codes[code] ?? 'Other';

/** The same inside a sentence, before `of 3,000 shares`. */
export function transactionNoun(code: string): string {
  if (code === 'F') return 'withholding for price or tax';
  if (code === 'W') return 'transfer by will or descent';
  const words = transactionWords(code);
  return words === 'Other' ? 'other transaction' : lowerFirst(words);
}

/** What people are to a company, the highest first. A title of a part of it, such as "CEO, Medicare Advantage", is an officer's. */
const roles: readonly (readonly [pattern: RegExp, noun: string])[] = [
  [/^(?:.*\b(?:and|&|interim)\s)?(?:co-)?(?:CEO|chief executive(?: officer)?)(?:\s(?:and|&)\s.*)?$/i, 'chief executive'],
  [/\bCFO\b|chief financial/i, 'chief financial officer'],
  [/\bexec(?:utive)?\.? (?:co-)?(?:chair(?:man)?|COB)\b/i, 'executive chair'],
  [/^(?:independent )?(?:chairman|chair|COB)(?:\sof.*)?$/i, 'chair'],
  [/\bCOO\b|chief operati(?:ng|ons)/i, 'chief operating officer'],
  [/^president$/i, 'president'],
  [/\b(?:C[A-Z]O|chief|president|officer|secretary|treasurer|counsel|[ES]?VP|vice|controller|PFO|PAO|pres|general manager|GM)\b/i, 'officer'],
  [/general partner/i, 'general partner'],
  [/10% owner/i, 'ten percent owner'],
  [/\bdirector\b/i, 'director'],
]; // prettier-ignore
const DIVISION =
  /^(?:CEO|President)\b,? (?!and\b|&|president\b|chairman\b|CEO\b|director\b|chair\b|10%)(?:[A-Z][\w.]+ ?)+$/;

/** What someone is to the company, in a word or two: the highest of several. */
export function roleNoun(role: string | null): string {
  const whole = role ?? '';
  const parts = whole.split(/,\s*/).filter(Boolean);
  const isDivision = DIVISION.test(whole.replace(/^(?:Director|[ES]?VP), /, ''));
  const found = roles.find(
    ([pattern, noun]) =>
      !(isDivision && /^(?:chief executive|president)$/.test(noun)) &&
      parts.some((part) => pattern.test(part)),
  );
  return found?.[1] ?? 'insider';
}

/** Whether someone runs the company or its money. */
export const isChief = (role: string | null): boolean =>
  /^(?:chief executive|chief financial officer|executive chair)$/.test(roleNoun(role));

/** Roles of which a company has one: `the chief executive`, but `a director`. */
const SINGLE = /^(?:chief|executive chair|chair$|president|general partner)/;

/**
 * Who did it, the highest first: `chief executive and two directors`; of more kinds of people, or of some whose role is not known,
 * their number and the highest of them alone.
 */
export function rolesInWords(nouns: readonly string[]): { words: string; highest: string | null } {
  const rank = (noun: string) => [...roles.map(([, known]) => known), 'insider'].indexOf(noun);
  const groups = [...Map.groupBy(nouns, (noun) => noun)].sort(([a], [b]) => rank(a) - rank(b));
  const [[first] = ['insider']] = groups;
  if (groups.length > 1 && (groups.length > MOST_ROLES || nouns.includes('insider')))
    return { words: `${numberWord(nouns.length)} insiders`, highest: SINGLE.test(first) ? first : null };
  const words = groups.map(([noun, { length }]) => {
    if (length > 1) return `${numberWord(length)} ${noun}s`;
    return SINGLE.test(noun) ? `the ${noun}` : `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
  });
  return { words: listOf(words), highest: null };
}

/** Of more kinds of people a headline does not tell each. */
const MOST_ROLES = 3;
