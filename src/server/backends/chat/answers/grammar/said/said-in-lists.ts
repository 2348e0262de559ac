import type { Wording } from './said.ts';

/** "Gross and operating margin": each with the noun of all. */
const inFull = (said: string): string =>
  said.replace(/ margins?$/i, '').replace(/(?:gross|operating|net)/gi, (word) => `${word} margin`);

const MORE = '(?:above|over|more than|greater than|bigger than|larger than|at least|exceeding|>)';

/** Which way a price went, as the days of such moves are asked for. */
const daysOf = (moved: string, percent: string): string =>
  `daily ${/^(?:gain|ris|rose|jump|spik|pop|up|rall|surg)/i.test(moved) ? 'rises' : /^(?:drop|f[ae]ll|loss|lost|los|declin|plung|down|crash)/i.test(moved) ? 'falls' : 'moves'} over ${percent}%`;

/** What is left out, or tied together, where several things or times stand in a row. */
export const wordingsInLists: readonly Wording[] = [
  [/\b(after|on|for) each of (the|its|their) (last|past|latest|previous)\b/gi, '$1 $2 $3'],
  // "Days with moves above 20%", "on how many days did it fall by more than 10%".
  [
    new RegExp(
      String.raw`\b(?:(?:on |list |show |count )?(?:(?:me|all|the|any|of|its|their|how many|number of|every|each) )*)(?:trading )?(?:days|sessions) (?:with|of|that had|that saw|(?:where|when|on which) (?:it|they|the (?:stock|shares?)) had|had) (?:an? )?(?:(?:daily|price|single[- ]day|one[- ]day|big) )*(moves?|swings?|changes?|gains?|rises?|jumps?|spikes?|pops?|drops?|falls?|losses|loss|declines?|plunges?) (?:of )?${MORE} (\d+(?:\.\d+)?) ?(?:%|percent)`,
      'gi',
    ),
    (_, moved = '', percent = '') => daysOf(moved, percent),
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:on |list |show |count )?(?:(?:me|all|the|any|of|how many|number of|every|each) )*)(?:trading )?(?:days|sessions) (?:(?:that|where|when|on which|did|has|have|it|they|the (?:stock|shares?|price)|was|been|is) )*(mov(?:e|ed)|swung|chang(?:e|ed)|gain(?:ed)?|r[io]se|jump(?:ed)?|up|down|drop(?:ped)?|f[ae]ll|fallen|los[et]|declin(?:e|ed)) (?:by )?${MORE} (\d+(?:\.\d+)?) ?(?:%|percent)`,
      'gi',
    ),
    (_, moved = '', percent = '') => daysOf(moved, percent),
  ],
  [/\b(how (?:did|does|do|has|have)\b[^?.!;,]{0,40}?) fared?\b/gi, '$1 perform'],
  [
    /^\W*(\d{1,2}|two|three|four|five|six|eight|ten) (years?|yrs|quarters?|qtrs) of (?=(?:its |their |the )?(?:revenues?|sales|net income|earnings|eps|profits?|margins?|gross margins?|debt|free cash flow|cash flow|operating income|ebitda|dilution|share counts?)\b)/gi,
    'last $1 $2 of ',
  ],
  // A return over so many sessions, as screens call it.
  [
    /\b(\d{1,3})[- ](?:trading[- ])?(session|day)s?(?:['\u2019]s?)? (?:price )?(?:returns?|performance|change)\b(?! on\b)/gi,
    'price change over the last $1 $2s',
  ],
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
