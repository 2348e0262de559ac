import type { Concept } from '../lexicon/lexicon.ts';
import type { Reading } from '../reading/reading.ts';
import { telling } from '../reading/resolve.ts';

/** One or some of what was told before. */
export const OF_THEM =
  /\b(?:ones?|who|which|some|any) of (?:them|em|those|these)\b|\bthe (?:biggest|largest|smallest|best|worst|newest|last) one\b/i;

/** Several things that were said before: estimates, targets. */
export const OF_THOSE = /\b(?:those|these|them)\b/i;

const OF_THAT = /\b(?:that|this|it|those|these|them|they)\b/i;

/** Lists of somebody's filings, of which one or some may be asked for. */
const OF_ROWS = /^(?:stakes|holders$|insider-trades)/;

/** After trades of insiders a role narrows them: "only the CEO". */
const OF_TRADES = /^insider-/;
const ROLES: ReadonlySet<Concept> = new Set<Concept>(['ceo', 'cfo', 'chair', 'officers', 'insiders']);
const NARROWS =
  /^\W*(?:(?:and|ok|so|but|just) )*(?:who exactly,? ?|which ones,? ?|who,? ?)?(?:only|just|what about|how about|by|from|and|the|is it|was it) (?:by |from |for )?(?:the |its |their )?[\w ]+\W*$/i;

/** A question that was answered, as what kind. */
interface Read {
  kind: { id: string } | undefined;
  reading: Reading;
}

/**
 * What a question asks that is of the list or the estimates before it, where its own words alone would ask of the price or of a person: "have those
 * moved", "did any of them file a change", "only the CEO". `merged` is the topic before with this question's words. Undefined for all else.
 */
export function narrowedBy(
  reading: Reading,
  {
    before,
    alone,
    merged,
  }: { before: Read; alone: { kind: { id: string; isOfDays?: true } | undefined }; merged: Reading },
): Reading | undefined {
  const id = before.kind?.id ?? '';
  const isOfPrice = alone.kind?.isOfDays === true;
  if (id === 'estimates' && isOfPrice && OF_THOSE.test(reading.text)) {
    const kept = [...before.reading.concepts].filter((concept) => concept !== 'by:year');
    return { ...reading, concepts: new Set<Concept>([...kept, 'revisions']) };
  }
  if (OF_ROWS.test(id) && isOfPrice && OF_THEM.test(reading.text)) {
    const { periods, names } = reading;
    return { ...before.reading, text: `${before.reading.text} ${reading.text}`, periods, names };
  }
  // "Which phase is that" after trials for a condition asks of those.
  if (
    id === 'trials' &&
    before.reading.names.length > 0 &&
    reading.names.length === 0 &&
    OF_THAT.test(reading.text)
  )
    return alone.kind?.id === 'trials' ? { ...reading, names: before.reading.names } : undefined;
  const said = telling(reading).filter((concept) => concept !== 'compare');
  return OF_TRADES.test(id) &&
    NARROWS.test(reading.text) &&
    said.length > 0 &&
    said.every((concept) => ROLES.has(concept))
    ? merged
    : undefined;
}
