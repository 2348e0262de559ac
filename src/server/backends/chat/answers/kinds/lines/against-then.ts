import type { Asked } from '../../grammar/reading/kind.ts';

/** "Than a year ago" is of the quarter of that time where quarters are on record. */
export const A_YEAR_AGO = /\ba year (?:ago|before|earlier)\b|\byear[- ]ago\b/i;

/** "Is it up from a year ago", "has the debt come down since last year": of today, against then. */
const AGAINST_THEN =
  /\b(?:up|down|higher|lower|more|less|fewer|better|worse|bigger|smaller|larger|wider|narrower|chang\w+|improv\w+|worsen\w*|ris(?:e|en|ing)|rose|fall\w*|fell|shr[aiu]nk\w*|declin\w+|increas\w+|decreas\w+|drop\w*)\b[^?.;]*\b(?:from|than|vs\.?|versus|against|compared (?:to|with)|since) (?:(?:it|they|that) (?:was|were|had|did) |what (?:it was|they were) )?(?:(?:a|one|the) year (?:ago|before|earlier|prior)|last year)\b/i;

/**
 * Times that are held against each other ("the last quarter against a year ago") are all shown; so is the newest beside one year ("how does that compare
 * with 2023") and beside what it is said to be more or less than.
 */
export const isAgainstItself = ({ has, reading: { periods, text } }: Asked): boolean =>
  ((has('compare') || AGAINST_THEN.test(text)) && periods.length === 1) ||
  (has('compare') && periods.length > 1 && !periods.every(({ kind }) => kind === 'year'));

/** How many years back what is on record today is held against then; 1 where no number of years is named. */
export const yearsHeld = ({ period }: Pick<Asked, 'period'>): number =>
  period?.kind === 'newest' && period.of === 'year' ? Math.max(period.back ?? 0, 1) : 1;
