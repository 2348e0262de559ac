import type { LookedUp } from '../../look-ups/look-up.ts';
import { type Composing, one } from '../../grammar/reading/kind.ts';
import { asOf } from '../told/simple.ts';

/** What names the recommendation of analysts beside their target. */
export const NAMES_RATING = /\b(?:ratings?|rated|recommendations?|recommend)\b/i;

/** What analysts recommend, in a sentence; undefined where nothing of it is on record. */
export function recommendationIn(
  found: LookedUp,
  draft: Composing['draft'],
  short: string,
): string | undefined {
  const [rating, mean, analysts] = ['recommendation', 'recommendation_mean', 'analysts'].map((name) =>
    one(found, name),
  );
  const known = rating ?? mean ?? analysts;
  if (!known) return undefined;
  const said = [
    rating && draft.strong(rating),
    mean && `mean ${draft.plain(mean)} of 1 (strong buy) to 5 (sell)`,
    analysts &&
      (rating || mean
        ? `${draft.plain(analysts)} analysts`
        : `what they recommend is not on record, only that there are ${draft.plain(analysts)} of them`),
  ];
  return `Analysts’ recommendation on ${short}${asOf(known)}: ${said.filter(Boolean).join(', ')}. That is their opinion, not advice of this record.`;
}
