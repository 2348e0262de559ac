import { type Concept, isKnownWord } from '../lexicon/lexicon.ts';
import type { Word } from '../lexicon/words.ts';

const OF_NAME =
  /\b(?:called|known|used to|same|old|formerly|before|previously|once|was|were|wasn'?t|weren'?t|is|isn'?t|renamed?|rebrand\w*|name change|happen(?:ed|d)? to|became|become)\b/i;

const ASKS_SAME =
  /\b(?:same|formerly|previously|used to be|what (?:ever )?happen(?:ed|d)? to|became of)\b|\bbefore\W*(?:$|\?)/i;

/** By what a former name is known: its words that mean nothing else and are not in the name now, and its first two together. */
export function formerKeys(earlier: readonly string[], now: readonly string[]): string[] {
  const isTelling = (word: string): boolean => word.length >= 4 || /[a-z]\d|\d[a-z]/.test(word);
  const words = earlier.filter((word) => isTelling(word) && !isKnownWord(word) && !now.includes(word));
  const isOther = earlier.length > 1 && !earlier.every((word) => now.includes(word));
  return isOther ? [...words, earlier.slice(0, 2).join(' ')] : words;
}

/** The first two words of a former name are that before they are anything else: "was it Safe & Green before". */
export function takeFormerPair(
  words: readonly Word[],
  taken: Set<number>,
  wording: Map<Concept, string>,
  former: ReadonlySet<string>,
  text: string,
): void {
  if (!OF_NAME.test(text)) return;
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (!next || !former.has(`${word.text} ${next.text}`)) continue;
    // Taken as the company's name it may still be who is asked about: "what was the revenue of Lottery.com".
    if ((taken.has(at) || taken.has(at + 1)) && !ASKS_SAME.test(text)) continue;
    taken.add(at).add(at + 1);
    wording.set('formername', `${word.written} ${next.written}`);
  }
}

/** Who names what the company was called asks of that, where nothing else is asked: "wasn't it called Paltalk before". */
export function takeFormerName(
  words: readonly Word[],
  taken: Set<number>,
  wording: Map<Concept, string>,
  former: ReadonlySet<string>,
  text: string,
): void {
  if (!OF_NAME.test(text) || [...wording.keys()].some((concept) => !besideName.has(concept))) return;
  for (const [at, { text: word, written }] of words.entries()) {
    if (!former.has(word)) continue;
    taken.add(at);
    wording.set('formername', written);
  }
}
/** Who calls a company by its former name, where it is asked about, means it: "filings by AMMO" on the page of what was AMMO. */
export function takeCalledFormerly(
  words: readonly Word[],
  taken: Set<number>,
  former: ReadonlySet<string>,
  text: string,
): void {
  // What became of it is another question.
  if (ASKS_SAME.test(text)) return;
  for (const [at, { text: word }] of words.entries())
    if (!taken.has(at) && former.has(word) && !isKnownWord(word)) taken.add(at);
}
const besideName: ReadonlySet<Concept> = new Set<Concept>([
  'it',
  'now',
  'previous',
  'who',
  'when',
  'runway',
  'formername',
  'overview',
  'latest',
]);
