import type { Wording } from './said.ts';

const BRINGS = '(?:bring|pay|net|earn|make|give|get|throw off|yield|generate|produce|return)(?: in)?';
const A_YEAR = '(?: (?:(?:a|per|each|every) (?:full )?(?:year|yr)|annually|yearly))?';
const IN_DIVIDENDS = '(?: (?:in|of) (?:dividends?|divs?|income|cash|dividend income|payouts?))?';
const OF_DIVIDENDS = /\b(?:year|yr|annually|yearly|div\w*|income|payouts?)\b/i;

const asked = (whole: string, count: string, whom = ''): string =>
  OF_DIVIDENDS.test(whole) ? `what is the dividend for ${count} shares${whom}` : whole;

/** What so many shares bring somebody in a year is their dividend. */
export const incomeWordings: readonly Wording[] = [
  [
    new RegExp(
      String.raw`\b(?:what|how much)(?: money| cash| income)?${IN_DIVIDENDS}(?: would| do| does| will| could| can|['\u2019]d|['\u2019]ll)? (?:my |owning |holding )?(\d[\d,]*) (?:shares?|shs)((?: (?:of|in) (?:[\w.&'\u2019-]+ ?){1,4}?)?) ${BRINGS}(?: me| us| you)?(?: out)?${IN_DIVIDENDS}${A_YEAR}${IN_DIVIDENDS}${A_YEAR}(?!\w)`,
      'gi',
    ),
    (whole = '', count = '', whom = '') => asked(whole, count, whom),
  ],
  [
    new RegExp(
      String.raw`\bhow much(?: money| cash| income| dividends?)?${IN_DIVIDENDS} (?:would|do|will|could|can|should) (?:i|we|you) (?:get|make|earn|receive|collect|be paid|pocket)${IN_DIVIDENDS}${A_YEAR}${IN_DIVIDENDS} (?:from|on|for|with|holding|owning) (\d[\d,]*) (?:shares?|shs)((?: (?:of|in) (?:[\w.&'\u2019-]+ ?){1,4}?)?)${A_YEAR}(?!\w)`,
      'gi',
    ),
    (whole = '', count = '', whom = '') => asked(whole, count, whom),
  ],
];
