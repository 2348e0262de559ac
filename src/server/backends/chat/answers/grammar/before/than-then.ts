import type { Concept } from '../lexicon/lexicon.ts';
import type { Period } from '../times/period.ts';

const MORE =
  'more|less|fewer|higher|lower|bigger|smaller|larger|better|worse|(?:an? )?(?:increase|decrease|raise|rise|drop|cut|improvement)|up|down';
const THEN =
  "(?:(?:it|they|that) (?:was|were|had|did|paid|got) )?(?:in |for |of )?(?:last year|a year (?:ago|earlier|before|prior)|the (?:prior|previous|preceding) year|the year before|the same (?:time|quarter|period) (?:of )?(?:last year|a year (?:ago|earlier)))(?:[\u2019']s)?(?: (?:one|level|figure|number|amount))?";

/** "Is that more than last year?": what was told is held against a year before. */
export const MORE_THAN_THEN = new RegExp(
  String.raw`^\W*(?:(?:and|so|but|ok) )*(?:(?:is|was|are|were) (?:that|it|this|they|those)(?: figure| number)? )?(?:(?:any|much|a lot|still|way) )*(?:${MORE})(?: or (?:${MORE}))? (?:than|from|on|over|vs\.?|versus|against|compared (?:to|with)) ${THEN}\W*$`,
  'i',
);

/** Multiples of which the record has those of times before, by the kind of their question. */
const multiples: Readonly<Record<string, string>> = {
  'price-earnings': 'P/E',
  'price-sales': 'P/S',
  'price-book': 'P/B',
};

interface Then {
  text: string;
  wording: ReadonlyMap<Concept, string>;
  concepts?: ReadonlySet<Concept>;
  periods?: readonly Period[];
}

/** The newest quarter was told: no year and no other time was asked for. */
const isOfNewestQuarter = ({ concepts = new Set(), periods = [] }: Then): boolean =>
  !concepts.has('by:year') &&
  !concepts.has('by:ttm') &&
  periods.every(({ kind, of, back }) => kind === 'newest' && of === 'quarter' && !back);

/** A question that holds a figure against a year before, by the kind of what was told; undefined for all else. */
export function heldAgainstThen(asked: string, id: string, reading: Then | undefined): string | undefined {
  if (!MORE_THAN_THEN.test(asked)) return undefined;
  if (/^(?:dividend|ex-date)/.test(id)) return 'dividend history';
  const multiple = multiples[id];
  if (multiple !== undefined) return `${multiple} vs a year ago`;
  if (id !== 'statement-lines' || !reading || !isOfNewestQuarter(reading)) return undefined;
  const line = [...reading.wording].find(([concept]) => /^[mx]:/.test(concept))?.[1];
  return line === undefined ? undefined : `${line} last quarter vs a year ago`;
}
