import { shortName } from '#kit/company/short-name.ts';
import { isKnownWord } from '../lexicon/lexicon.ts';
import { wordsOfName } from './words-of-name.ts';

/** A ticker or name that is known, and of no company here. */
export interface NotCovered {
  ticker: string;
  name: string;
  reason: string;
  symbol: string | null;
}

/** Without the words for the kind of its shares. */
const OF_SHARES = /,?\s(?:Common (?:Stock|Shares?)|Class [A-C]|Ordinary Shares?|American Depositary).*$/i;

/** What somebody who is not covered is called in a sentence. */
export const calledOf = ({ name }: NotCovered): string => name.replace(OF_SHARES, '');

/** Those who are not covered by their whole names; those too large, or no longer listed, by the first word too where it is a name alone. */
export function namesOfUncovered(uncovered: readonly NotCovered[]): Map<string, NotCovered> {
  const names = new Map<string, NotCovered>();
  for (const row of uncovered) {
    const words = wordsOfName(shortName(calledOf(row)));
    const whole = words.join(' ');
    if (whole.length > 3 && !names.has(whole)) names.set(whole, row);
    const [first = ''] = words;
    if (!/^(?:too_large|delisted)$/.test(row.reason)) continue;
    // "Booz Allen" for Booz Allen Hamilton Holding.
    for (const parts of [words.slice(0, 3), words.slice(0, 2)]) {
      const part = parts.join(' ');
      const isName =
        row.reason === 'too_large' && parts.length > 1 && parts.length < words.length && !isKnownWord(first);
      if (isName && part.length > 7 && !names.has(part)) names.set(part, row);
    }
    if (first.length > 4 && !isKnownWord(first) && !names.has(first)) names.set(first, row);
  }
  return names;
}

/** Those too large by the first word of their names, where it is a name alone. */
export function firstNamesOfUncovered(uncovered: readonly NotCovered[]): Map<string, NotCovered[]> {
  const large = uncovered.filter(({ reason }) => reason === 'too_large');
  const firstOf = (row: NotCovered): string => wordsOfName(shortName(calledOf(row)))[0] ?? '';
  const names = Map.groupBy(large, firstOf);
  for (const first of names.keys()) if (first.length < 4 || isKnownWord(first)) names.delete(first);
  return names;
}

/** Whether somebody is called so and nothing else. */
export const isWholeName = (row: NotCovered, key: string): boolean =>
  wordsOfName(shortName(calledOf(row))).join(' ') === key;
