import type { Condition } from './screen-groups.ts';

const HOW = String.raw`(?:(?:that|which|who|and|were|was|are|have|has|had|been|first|got|their|its|an?) )*`;
const LISTED = String.raw`(?:listed|ipo(?:e?d|s)?|(?:went|gone|going|go) public|came public|came to market|floated|debuted|(?:started|began) trading)`;
const YEAR = String.raw`((?:19|20)\d\d)`;
const counts: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, five: 5, ten: 10 };

/** When companies were listed. */
export const listings: readonly Condition[] = [
  [
    new RegExp(String.raw`\b${HOW}${LISTED} (?:between|from) ${YEAR} (?:and|to|-) ${YEAR}\b`),
    ([, from, to]) => ({ filter: ['ipo_year', { min: Number(from), max: Number(to) + 1 }] }),
  ],
  [
    new RegExp(
      String.raw`\b${HOW}${LISTED} (?:(?:on|in) (?:the )?(?:nasdaq|nyse|us) )?(since|after|before) ${YEAR}\b`,
    ),
    ([, how, year]) => ({
      filter: [
        'ipo_year',
        how === 'before' ? { max: Number(year) } : { min: Number(year) + (how === 'after' ? 1 : 0) },
      ],
    }),
  ],
  [
    new RegExp(
      String.raw`\b${HOW}${LISTED} (?:(?:in|during|of|back in) )?(?:the year )?${YEAR}\b|\b${YEAR} (?:ipos?|listings?|debuts?|vintage)\b|\bipo year (?:of |is |= ?)?${YEAR}\b`,
    ),
    ([, ...years]) => {
      const year = Number(years.find(Boolean));
      return { filter: ['ipo_year', { min: year, max: year + 1 }] };
    },
  ],
  [
    new RegExp(
      String.raw`\b${HOW}(?:newly |recently )?${LISTED} (?:in|within|over|during) (?:the )?(?:last|past) (?:(\d+|a|one|two|three|five|ten) )?(year|month)s?\b`,
    ),
    ([, count = 'one', unit]) => ({
      filter: ['listed_years', { max: (counts[count] ?? Number(count)) / (unit === 'year' ? 1 : 12) }],
    }),
  ],
];

const THIS_OR_LAST = String.raw`(?:so far )?(this|the current|last) (?:calendar )?year\b(?! (?:ago|end|high|low))`;
const SAID_OF_YEAR = new RegExp(
  String.raw`\b(listed|ipo(?:['\u2019]?e?[ds]|s)?|(?:went|gone|going|go|came) public|came to market|floated|debuted|(?:started|began) trading|listings?)((?: (?:on|in) (?:the )?(?:nasdaq|nyse|us))?) (?:in |during )?${THIS_OR_LAST}`,
  'gi',
);
const OF_YEAR = /\b(this|last) year['’]?s ((?:[\w-]+ ){0,3})(?=(?:ipos?|listings?|debuts?)\b)/gi;

/** A list with the year of a first listing counted from `today`, as a condition takes it: "that went public this year". */
export const withListingYear = (text: string, today: string): string => {
  const yearOf = (which: string): string =>
    String(Number(today.slice(0, 4)) - (/^(?:this|the current)$/i.test(which) ? 0 : 1));
  return text
    .replaceAll(SAID_OF_YEAR, (_, said: string, where: string, which: string) =>
      /s$/i.test(said) ? `${yearOf(which)} ${said}` : `${said}${where} in ${yearOf(which)}`,
    )
    .replaceAll(OF_YEAR, (_, which: string, whom: string) => `${whom}${yearOf(which)} `);
};
