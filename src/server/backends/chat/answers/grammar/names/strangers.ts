import type { Concept } from '../lexicon/lexicon.ts';
import type { Named } from './names.ts';

interface Said {
  text: string;
  concepts: ReadonlySet<Concept>;
  unknown: readonly string[];
}

const ofPersons: readonly Concept[] = ['buy', 'sell', 'insidersell', 'insiders', 'officers', 'ceo', 'cfo', 'coo', 'cto', 'cmo', 'cso', 'chair', 'generalcounsel', 'pay']; // prettier-ignore
const ofHolders: readonly Concept[] = ['holders', 'stakes', 'insiderpct'];

/** Who buys or sells these is no person, or sells no shares. */
const OF_THE_WHOLE =
  /\b(?:buy|buys|buying|bought|acquire[sd]?|acquiring|sell|sells|sold|selling) (?:(?:it|them|this|that|the (?:company|business|division|unit))\b|out\b)|\b(?:bought|acquired|sold|owned|paid) (?:out )?(?:by|to|off)\b/i;

const LARGE = /^\p{Lu}\p{Ll}[\p{L}’'-]*$/u;
const MOST_WORDS = 3;

/** A name written large where a person or a holder is asked of, and that no record of the company has: the answer says that it has nothing of that one. */
export function strangerIn({ text, concepts, unknown }: Said): Named | undefined {
  const words = unknown.filter((word) => LARGE.test(word));
  const written = words.join(' ');
  const at = text.indexOf(written);
  const isFirstWord = at === 0 && words.length === 1;
  if (words.length === 0 || words.length > MOST_WORDS || at < 0 || isFirstWord || OF_THE_WHOLE.test(text))
    return undefined;
  // Insiders buy and sell "at" a company, and at no person.
  if (/\bat (?:the )?$/i.test(text.slice(0, at))) return undefined;
  const has = (those: readonly Concept[]): boolean => those.some((concept) => concepts.has(concept));
  const kind = has(ofHolders) ? 'holder' : has(ofPersons) ? 'person' : undefined;
  return kind && { kind, written, values: [written], isStranger: true };
}
