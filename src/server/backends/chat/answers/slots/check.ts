import { withoutNames } from '../second-reader/clues.ts';
import type { Draft } from '../written/draft.ts';
import type { Asked, Kind } from '../grammar/reading/kind.ts';
import { textOfPart } from '../grammar/reading/shown.ts';
import type { Covered, Slot } from './covered.ts';
import { sayHeldAgainst } from './held-against.ts';
import { asMany, ofTheirKind, ofTheirTime } from './times.ts';
import {
  asItBecame,
  everyCompany,
  ofReverseSplits,
  ofSession,
  ofTangible,
  ofTheOffering,
  secondPart,
} from './wants.ts';

/** What of a time, of periods and of how something became a kind may have found lacking, and said, by itself. */
const ofTimes: readonly Slot[] = [ofTheirKind, ofTheirTime, asMany, asItBecame];
/** What no kind says of itself. */
const ofParts: readonly Slot[] = [
  secondPart,
  ofSession,
  ofReverseSplits,
  ofTheOffering,
  ofTangible,
  everyCompany,
];

/** How much of a draft there was before an answer was added to it. */
export interface Mark {
  parts: number;
  used: number;
  isWhole: boolean;
  repeated: number;
}

export const markOf = (draft: Draft): Mark => {
  const { parts, used, isWhole, repeated } = draft.finish();
  return { parts: parts.length, used: used.length, isWhole, repeated };
};

/** An answer says itself where there is nothing of what was asked. */
const SAYS_NONE = /\bnot on record\b|\bno [\w’' -]+ (?:is|are) on record\b|\bnothing\b/i;

/** Which quarters lack between those that are shown; what lacks before them is another matter. */
const BETWEEN = /^Not on record between them:.*$/gm;

/**
 * The last look before an answer is given: what the question wanted beside its matter (a kind of period, a time, how many, how it became,
 * a second part, a company) is held against what the answer shows. What is not covered is said, and the answer counts as partly answered.
 */
export function noteUncovered(kind: Kind, asked: Asked, draft: Draft, before: Mark): void {
  const { parts: all, used, isWhole } = draft.finish();
  // What another part has said already stands above.
  const parts = all.length > before.parts ? all.slice(before.parts) : all;
  const text = parts.map(textOfPart).join('\n');
  if (text === '' || SAYS_NONE.test(text.replaceAll(BETWEEN, ''))) return;
  const covered: Covered = {
    asked,
    kind,
    said: withoutNames(asked.reading),
    facts: used.slice(before.used),
    parts,
    text,
  };
  sayHeldAgainst(covered, draft);
  // What the kind found lacking it has said.
  const isSaid = before.isWhole && !isWhole;
  const [ofTime] = isSaid ? [] : ofTimes.flatMap((slot) => slot(covered) ?? []);
  const lacking = [ofTime, ...ofParts.flatMap((slot) => slot(covered) ?? [])].filter(
    (sentence) => sentence !== undefined,
  );
  if (lacking.length === 0) return;
  draft.text(...lacking);
  draft.lacks();
}
