import { lowerFirst } from '#kit/sentence.ts';

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

const officerWord =
  /\b(?:C[A-Z]O|chief|president|officer|secretary|treasurer|counsel|[ES]?VP|vice|controller|PFO|PAO|COB|chairman|chair|general manager)\b/i;

/** What someone is to the company, in one word: an officer who is a director too is an officer. */
export function roleNoun(role: string | null): string {
  if (role === null) return 'insider';
  if (officerWord.test(role)) return 'officer';
  if (/\bdirector\b/i.test(role)) return 'director';
  return /10% owner/i.test(role) ? 'holder of over 10%' : 'insider';
}
