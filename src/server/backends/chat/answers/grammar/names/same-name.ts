import { calledOf, type NotCovered } from './uncovered.ts';
import { wordsOfName } from './words-of-name.ts';

/** One of several that a name may mean. */
export interface Possible {
  symbol: string;
  name: string;
  isNotCovered?: true;
}

type Named = { symbol: string; name: string } | NotCovered;

export const possible = (each: Named): Possible =>
  'ticker' in each
    ? { symbol: each.ticker, name: calledOf(each), isNotCovered: true }
    : { symbol: each.symbol, name: each.name };

/** What firms of any kind are called behind their name. */
const GENERIC =
  /^(?:inc|corp|co|ltd|plc|llc|company|corporation|limited|group|holdings?|services?|technologies|technology|international|global|the|of|and|trust|partners|lp)$/;
/** So many letters that two words share at their beginning make them alike: health, healthcare. */
const ALIKE = 6;

const isAlike = (a: string, b: string): boolean =>
  a === b || (a.length >= ALIKE && b.length >= ALIKE && a.slice(0, ALIKE) === b.slice(0, ALIKE));

/** The one of several companies of whose further name something else in the question speaks ("Kodiak, the gas compressor"); undefined where none is, or two are. */
export function meantAmong<Each extends Named>(
  several: readonly Each[],
  clues: readonly string[],
): Each | undefined {
  const meant = several.filter(({ name }) =>
    wordsOfName(name)
      .slice(1)
      .some((word) => !GENERIC.test(word) && clues.some((clue) => isAlike(clue, word))),
  );
  return meant.length === 1 ? meant[0] : undefined;
}
