/** Of the shares short the report before is the settlement before, which the answer tells. */
const OF_SETTLEMENTS = /^(?:short-interest|days-to-cover)$/;
const REPORT_BEFORE =
  /,? *\b(?:than|from|vs\.?|versus|against|since|compared (?:to|with)) (?:the |its )?(?:(?:report|settlement|print|reading|count|one|time) before|(?:last|previous|prior) (?:report|settlement|print|reading|count|one|time))\b/i;

/** After a split, what was before and after is so of it. */
const AROUND_IT =
  /\b(?:before (?:and|vs\.?|versus|or|to) after|pre(?:-| )?(?:and|vs\.?) ?-?post)\b(?! the\b)(?: (?:it|that|this))?/i;

/** After trials, results are theirs and no report of earnings. */
const OF_TRIALS = /^(?:trials|catalysts|approvals)$/;
const RESULTS = /\b(?:the |their |any )?(?:results|data|read-?outs?)\b(?! (?:sheet|provider))/i;

/** One of those that were put side by side: "which of the three". */
export const WHICH_OF =
  /\b(?:which|who|what)(?: one)? (?:of|out of|among) (?:the |them|these|those|all )*(?:two|three|four|five|2|3|4|5|them|these|those|both)?\b|^\W*(?:and |so )?which (?:one|company)\b/i;

/** The part or question before, and whether this one goes on in its breath. */
interface Before {
  before: { kind: { id: string } | undefined; companies: readonly unknown[] } | null;
  isTied?: boolean;
}

/** A question in the words that the kind before it makes of some of its own. */
export function ofKindBefore(said: string, { before, isTied }: Before): string {
  const { kind, companies = [] } = before ?? {};
  const id = kind?.id ?? '';
  const written = companies.length > 1 && !isTied ? said.replace(WHICH_OF, 'which') : said;
  if (id === 'splits') return written.replace(AROUND_IT, 'around the split');
  if (OF_SETTLEMENTS.test(id)) return written.replace(REPORT_BEFORE, '');
  return OF_TRIALS.test(id) ? written.replace(RESULTS, 'trial readouts') : written;
}
