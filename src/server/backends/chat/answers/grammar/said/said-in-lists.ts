import type { Wording } from './said.ts';

/** "Gross and operating margin": each with the noun of all. */
const inFull = (said: string): string =>
  said.replace(/ margins?$/i, '').replace(/(?:gross|operating|net)/gi, (word) => `${word} margin`);

/** What is left out, or tied together, where several things or times stand in a row. */
export const wordingsInLists: readonly Wording[] = [
  [/\b(after|on|for) each of (the|its|their) (last|past|latest|previous)\b/gi, '$1 $2 $3'],
  [/\b(worst|best|biggest|largest) (\d{1,2}|two|three|five) (days|sessions|moves|drops)\b/gi, '$2 $1 $3'],
  // One noun of several kinds: "gross and operating margin".
  [
    /\b(gross|operating|net)(,| and| &|, and) (gross|operating|net)(?:(,| and| &|, and) (gross|operating|net))? margins?\b/gi,
    inFull,
  ],
  // Four quarters are twelve months, and the four before them those of a year before.
  [
    /\b(?:the )?last (?:four|4) quarters (?:vs\.?|versus|against|compared (?:to|with)) (?:the )?(?:(?:prior|previous|preceding) (?:four|4)(?: quarters)?|(?:four|4)(?: quarters)? (?:before|prior)(?: (?:that|those|them))?)\b/gi,
    'ttm vs a year before',
  ],
  [
    /^\W*what (?:do|does) (?:they|it|the company|[A-Z]{2,5}) (?:actually |really )?own\W*$/g,
    'what does the company do',
  ],
  // "Cash + burn" are two matters.
  [/(?<=[a-z\d)]) ?\+ ?(?=[a-z])(?!st\b)/gi, ' and '],
  // "Vs the same quarter year ago": an article is left out.
  [
    /(?<!\b(?:an?|one|the|per|each|every|last|this|prior|full|whole|\d+)[ -])\b(?:year|yr) ago\b/gi,
    'a year ago',
  ],
];
