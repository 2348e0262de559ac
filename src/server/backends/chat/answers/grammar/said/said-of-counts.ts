import type { Wording } from './said.ts';

const TIME = String.raw`(?:in |at the (?:start|beginning|end) of |back in )?(?:20\d\d|(?:a|one|two|three|four|five|six|\d+) years? ago|last year|a year (?:ago|before|earlier))`;
const THEN = String.raw`(?:than (?:(?:there (?:were|was)|it had|they had|we had) )?|compared (?:to|with) |vs\.? |versus |since |from )`;

/** How a count of shares stands against one of before, in any order of saying it: put as the question for its change, with how many that is. */
/** Units of a partnership are its shares. */
const UNITS: Wording = [/\b(?:common )?units outstanding\b/gi, 'shares outstanding'];

/** What is shipped or built is counted by no table, whatever it is. */
const ofProducts: readonly Wording[] = [
  [
    /\bhow many (?!(?:more |new |of )?(?:shares?|stocks?|times|people|employees|quarters|years|months|days|weeks|splits?|insiders?|analysts?|holders?|funds?|institutions?|trials?|drugs?|filings?|reports?|forms?|dollars?|warrants?|options|sessions?|beats?|misses|patients)\b)(?:[\w-]+ ){1,4}?(?:did|does|do|has|have|were|are|was|is) (?:(?:the company|it|they|[\w.&'-]+) ){0,3}?(?:ship|deliver|produce|build|install|manufacture|mine|drill|make and sell|serve)(?:ed|s|d|ing|ped)?\b[^?.!;]*/gi,
    'how many units shipped',
  ],
  [
    /\b(?:what|which|how (?:much|large|big))(?: (?:an? )?(?:share|part|portion|percent(?:age)?|proportion|fraction|%|chunk|slice))? of(?: (?:the|its|their|[\w.&-]+['\u2019]s|[\w.&-]+s['\u2019]))? (?:total |net |product |overall )?(revenue|sales|income|business|profit)s? (?:comes?|came|stems?|is derived|are derived|derives?|is generated|is made|are made|is earned) (?:from|by|with|in|on)\b(?! (?:operations|operating|continuing|where)\b)[^?.!;,]*/gi,
    '$1 by product',
  ],
];

export const wordingsOfCounts: readonly Wording[] = [
  ...ofProducts,
  UNITS,
  // "How many shares fewer than 2021", "how many more shares are there than three years ago".
  [
    new RegExp(
      String.raw`\b(?:by )?how many (?:shares (?:fewer|less|more)|(?:fewer|less|more) shares)(?: (?:outstanding|are there|do they have|does it have|are there now|now|today|left|in issue))* ${THEN}(${TIME})`,
      'gi',
    ),
    'share count now versus $1, by how many shares',
  ],
  [
    new RegExp(
      String.raw`^\W*(?:[\w.&'\u2019-]+ ){0,3}(?:shares?|share count|buy-?backs?)\b[^?]{0,30}?,? (?:and )?how many (?:fewer|less|more) ${THEN}(${TIME})`,
      'gi',
    ),
    'share count now versus $1, by how many shares',
  ],
  [
    new RegExp(
      String.raw`\b(?:how (?:much|many shares) (?:have|has|did) (?:the )?(?:buy-?backs?|repurchases?)|have (?:the )?(?:buy-?backs?|repurchases?)) (?:reduced?|shrunk|shrink|cut|lower(?:ed)?|retired?|brought down|taken? out)(?: (?:of )?(?:the |its |their )?(?:share count|shares(?: outstanding)?|count|float))? (?:since|from) (${TIME})(?:,? (?:and )?by how (?:much|many(?: shares)?))?`,
      'gi',
    ),
    'share count now versus $1, by how many shares',
  ],
  // What the shares were bought back for is no word of their count.
  [
    /^\W*(?:[\w.&'\u2019-]+ ){0,3}(?:buy-?backs?|repurchases?):\s*(?=share count now)/gi,
    (whole = '') => whole.replace(/\b(?:buy-?backs?|repurchases?)\b/i, '').replace(/\s+:/, ':'),
  ],
  // How often a dividend is paid is told by its rate and the last one.
  [
    /\b(?:and |, )?how (?:often|frequently|many times (?:a|per|each) year) (?:(?:is|are|does|do|did|was|has) )?(?:it |they |the company |that |the dividends? |dividends? )?(?:been )?(?:paid|pays?)(?: out)?(?: (?:a |the )?dividends?)?(?=\W*$|[,.;?])/gi,
    ' how often is the dividend',
  ],
  [
    /\b(?:dividend|distribution|payout) (?:payment )?(?:frequency|schedule|cadence|interval)\b|\b(?:frequency|schedule|cadence) of (?:the )?(?:dividends?|distributions?|payouts?)\b|\b(?:payment|payout) (?:frequency|schedule)(?= of the dividend| for dividends|\W*$)/gi,
    'how often is the dividend',
  ],
  // Notes of one sort are a part of what is owed, which is on record as a whole.
  [
    /\bcash(?: position| balance| pile)?(?:,)? ?(?:&|and|plus|\+|vs\.?|,) ?(?:how much (?:in |of )?)?((?:convertible|senior|secured|unsecured|exchangeable)(?: (?:senior|secured|unsecured))? (?:notes?|debt|bonds?|debentures?|loans?)|converts)\b([^?]*)/gi,
    (_, notes = '', rest = '') => `cash${rest}? what is the debt in ${notes}`,
  ],
  [
    /\bconverts\b(?! (?:to|into|at|from|cash)\b)|\bconvertible (?:senior |secured |unsecured )?(?:notes?|bonds?|debentures?|loans?)\b(?=\W*$| outstanding| (?:does|do|is|are|on)\b)/gi,
    'convertible debt',
  ],
  // "Profitable or not, since how many quarters".
  [/\b(profitable|making money|in profit|in the black|earning money) or not\b/gi, '$1'],
  [
    /\bsince how many (quarters|years)\b|\b(?:and )?for how many (quarters|years)(?: now| already)?(?=\W*$)/gi,
    (_, since = '', how = '') => `and for how many ${since || how} in a row`,
  ],
  [
    /\b(?:the )?(?:biggest|largest|top|main|major)(?: \d+| five| ten)? (?:institutional )?(?:holders?|owners?|shareholders?|institutions),? (?:and|with) how (?:their|the|they)(?: (?:stakes?|positions?|holdings?))?(?: have| has)? (?:changed?|moved?)\b/gi,
    'changes in holders',
  ],
  // What the largest of those who hold it did since the quarter before.
  [
    /\b(?:the )?(?:biggest|largest|top|main|major)(?: \d+| five| ten)? (?:institutional )?(?:holders?|owners?|shareholders?|institutions)\b,? (?:with|and|including|incl\.?|plus|\+) (?:their |the )?(?:changes?|moves?|delta)(?: in (?:shares|position|holdings?))? ?(?:vs\.?|versus|from|since|against|over|compared (?:to|with)|on|q\/q|qoq)? ?(?:the )?(?:prior|previous|last|preceding)? ?(?:quarter|qtr|q)?\b/gi,
    'changes in holders',
  ],
];
