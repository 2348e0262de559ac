const FIGURE = '(?:that|those|this)(?: (?:basis|figure|number|amount|sum|one))?';
const HELD =
  '(?:on|of|over|to|from|than|against|versus|vs\\.?|relative to|compared (?:to|with)|next to|with|per)';
const SO = '^\\W*(?:(?:and|so|but|ok|then) )*';

/**
 * What is asked of a figure that was asked for before: "margin on that", "as a percentage of sales", "what is that per share". After a
 * question that was declined nobody knows of what that would be.
 */
export const POINTS_AT_FIGURE = new RegExp(
  [
    String.raw`\b${HELD} ${FIGURE}(?=\W*$|,)`,
    String.raw`${SO}(?:what(?:['\u2019]?s| is| was| are| were)|how much (?:is|was)|is|was) (?:that|those)\b.*\b(?:as an?|in (?:percent|dollars)|per|over|relative to)\b`,
    String.raw`${SO}(?:what(?:['\u2019]?s| is) (?:it|that) )?as an? (?:percent(?:age)?|share|multiple|%|portion|part|fraction) of\b`,
    String.raw`\b(?:that (?:is|was|makes|comes to)|is that|was that)\W*$`,
  ].join('|'),
  'i',
);

/** After what was declined a sum for each share, and when it is paid, is of that; no price answers it. */
export const OF_A_DEAL =
  /^\W*(?:(?:and|so|ok) )*(?:(?:for |at )?(?:how much|what price)(?: (?:a|per|each|for each) (?:share|unit))?(?: is it| was it)?|when (?:would|will|do|does|can|could|should) (?:i|we|holders|shareholders|everyone) (?:get|see|receive|be paid)(?: (?:my|our|the|their))?(?: (?:money|cash|payment|paid|shares))?)\W*$/i;

/** The period before one that nobody told. */
export const BEFORE_THAT =
  /\b(?:quarter|year|month|period|report)s? (?:before|after|prior to) that\W*$|\b(?:hit|happened|came out|filed|reported|sold off|fell|rose|moved?)\b.*\b(?:then|back of it|because of it|on it|after it)\W*$/i;

/** "And by how much in percent" asks of the matter before. */
export const BY_HOW_MUCH = /^\W*by how much\b/i;

/** "Three years running" says of what time the matter before is asked. */
export const RUNNING =
  /^\W*(?:(?:the )?last |past )?\w+ (?:years|quarters|months) (?:running|straight|in a row)\W*$/i;

/** What belongs to a day that stands before it. */
export const ON_IT =
  /\b(?:volume|price|close|move|change|news|filing|reason)s? (?:on|at|during|around|behind) (?:it|that|then)\W*$/i;
