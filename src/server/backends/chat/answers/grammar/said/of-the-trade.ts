/** How those write whose trade it is, each as what it asks for. */
type Wording = readonly [RegExp, string | ((...words: string[]) => string)];

/** How those of a message board write, each as what it asks for. */
export const ofTheBoard: readonly Wording[] = [
  // Thanks, and what laughs or cries at the end.
  [
    /,?\s+(?:(?:pls|plz|please) )?(?:and |n |& )?(?:thx|thanks|thank you|ty|tia|pls|plz|lmao|lmfao|lol|haha+|smh|ugh|wtf|rn pls|\p{Extended_Pictographic}+)\W*$/giu,
    '',
  ],
  [/(?<=\w)\s*\p{Extended_Pictographic}+/giu, ''],
  // What somebody lost or made himself is no matter of the company.
  [/,?\s+i'?m (?:down|up) \$?[\d.,]+ ?(?:%|k|percent)?(?= |\W*$)/gi, ''],
  [
    /^(?:\W*\$?[A-Z]{2,5}\W+)?(?:ppl|people|everyone|everybody) (?:keeps? )?(?:say|saying|says|talk|talking|claim) (?:about )?\S+\s+(?=what|how|is|where|when|who)/gi,
    (whole: string) => /\b[A-Z]{2,5}\b/.exec(whole)?.[0]?.concat(' ') ?? '',
  ],
  [/\bpump (?:and|n|&) dump\b/gi, 'manipulation'],
  [/\bdays 2 cover\b/gi, 'days to cover'],
  [/\b(how long|wait|money|cash|months|quarters) ('?til)\b/gi, '$1 until'],
  [/\bhappend\b/gi, 'happened'],
  [/\bemployes?\b/gi, 'employees'],
  [/\benuff\b/gi, 'enough'],
  [/\boutta\b/gi, 'out of'],
  [/\b(best|worst|highest|lowest|every|each|per|one|any|first|next|this) q\b/gi, '$1 quarter'],
  [/(?<=^|[\p{L}.] )q (?=(?:revenue|sales|rev|eps|earnings|profit|loss|burn)\b)/giu, 'quarterly '],
  [
    /\bshort (?:interest|intrest) (?:of |for |over |in )?(?:the )?last (?:\w+ )?(?:reports?|settlements?|prints?)\b/gi,
    'short interest history',
  ],
  [/\bmade? (?:a )?profit in any (?:yr|year|fiscal year)\b/gi, 'ever made a profit by year'],
  // What somebody is does not change what is asked.
  [
    /(?:^|(?<=[.,;] ))\W*(?:as an? )?(?:lawyer|attorney|accountant|auditor|physician|doctor|gp|nurse|h(?:a)?ematologist|oncologist|student|journalist|reporter|teacher)(?: here| asking| question)?\s*[:.]\s+/gi,
    '',
  ],
  // Whole sentences of those who have time.
  [/\bper cent\b/gi, 'percent'],
  [/^\W*having (?:no|little|so much|that much) [\w ]+,\s+(?=how|what|when)/gi, ''],
  [
    /\bhow (long|many (?:quarters|months|years)) (?:could|can|would|will) (?:it|they|the company|the firm) (?:go on|carry on|keep going|get by) (?:with|on) (?:the |its )?(?:present |current )?cash(?: it last reported)?\b/gi,
    'how $1 does the cash last',
  ],
  [/\bat (?:each|every) (?:fiscal )?year'?s? end\b/gi, 'by year'],
  [/\b(?:from )?((?:19|20)\d\d) (?:and )?onwards?\b|\bfrom ((?:19|20)\d\d) on\b/gi, 'since $1$2'],
  // Of a list it is the order that is asked for.
  [/(?<!\b(?:sort|rank|order)[^.?!]*),?\s+(?:largest|biggest|newest|latest|oldest|smallest) first\b/gi, ''],
  [
    /\bearn(?:ed)? (?:more|less) than (?:the )?(?:analysts|street|market)(?: had)? (?:expected|expects?|estimated)\b/gi,
    'beat estimates',
  ],
  // Shares that the company itself sells are an offering.
  [
    /\b(did|has|have|is) (it|the company|\$?[A-Z]{2,5}) (?:sell|sold|selling|issue|issued) (?:any |more |new )?(?:shares|stock)\b/g,
    '$1 $2 raise money by an offering',
  ],
];

export const ofTheTrade: readonly Wording[] = [
  // The newest is what is answered in any case.
  [
    /,?\s+(?:as )?(?:at|of|per|in) (?:the )?(?:last|latest|most recent) (?:print|filing|filed period|quarter-end|13fs?)\b/gi,
    '',
  ],
  [/\bSI (?:as )?(?:an? )?(?:%|pct|percent) (?:of )?(?:the )?float\b/g, 'short interest % of float'],
  [/\bS\/I\b/g, 'short interest'],
  [/\b(?:implied|resulting) (runway|months of cash)(?: (?:in)?to)?\b/gi, '$1'],
  [/\bquarterly (?:opex|operating|cash) burn\b/gi, 'quarterly burn'],
  // What lasts is the cash, whichever word stands for it.
  [
    /\bhow long (?:does|will|would|can|could|should|might) (?:that|this|those|it|they) last\b/gi,
    'how long does cash last',
  ],
  [
    /\binsiders?(?:'s)? ?(?:\+|&|and|\/|,) ?(?:institutions?|institutional) (ownership|holdings?|stakes?|share|percent(?:age)?|pct|%)/gi,
    'insider ownership percent and institutional ownership percent',
  ],
  [/,?\s+effective (?:when|as of when|dates?)\b/gi, ', when'],
  [
    /,\s*(?:is (?:it|that) )?(?:confirmed or (?:estimated|tentative|projected)|estimated or confirmed)\b/gi,
    '',
  ],
  [/\bFY ?'?(\d\d)\s*(?:through|thru|to|[-–])\s*(?:LTM|TTM|latest|now|date|present)\b/gi, 'since 20$1'],
  [/\b(?:\d{2,3} ?-?d(?:ays?)? )?reali[sz]ed vol(?:atility)?\b/gi, 'volatility'],
  [/\bby (?:any )?section 16 (?:filers?|officers?|insiders?|persons?)\b/gi, 'by insiders'],
  [/\bsection 16 (?:filers?|officers?|insiders?|persons?)\b/gi, 'insiders'],
  [/\btrailing (?=\d{1,2} (?:months?|quarters?|years?|weeks?)\b)/gi, 'last '],
  [/\b(?:50(?:\s?\/\s?(?:100|200))?|(?:100|200)\s?\/\s?50) ?-?dmas?(?: position)?\b/gi, 'moving averages'],
  [/\b(100|200) ?-?dmas?\b/gi, '$1 day moving average'],
  [/\b(?:distance|off|down) from (?:the |its )?(?=52)/gi, ''],
  [/\bor (?:is|was) (?:it|that) (?:newly|only just|just|recently) (?:initiated|started|begun)\b/gi, ''],
  [/\b(?:street|consensus) EPS (?:for )?this (?:FY|year) and next(?: (?:FY|year))?\b/gi, 'EPS estimates'],
  [/\brevisions? trend(?: \d+ ?d(?:ays)?)?\b/gi, 'estimate revisions'],
  [/\bADV(?= in (?:\$|dollars|shares)| \(|\W*$)/g, 'average volume'],
  [
    /\bwhat moved (\S+) on (?:its|the) (?:last|latest) (?:\w+ )?(?:prints?|reports?|earnings)\b/gi,
    'how did $1 react to earnings',
  ],
  [/\b(?:op|oper) margins?\b/gi, 'operating margin'],
  [/\bcomps\b(?= by (?!market|size|cap|value))/gi, 'same-store sales'],
  [
    /\b(?:top|largest|biggest) (\w+) holders and (?:their|the) combined (?:%|percent(?:age)?|share)(?: of (?:s\/o|shares outstanding|the (?:float|company)))?/gi,
    'top $1 institutional holders',
  ],
  [/^.*\b13f concentration:\s*/gi, ''],
  [/\bsplits, ratios?, when\b/gi, 'splits, when'],
  [/\b(?:capex|capital spending) (?:vs\.?|versus|against) (?:CFO|OCF)\b/gi, 'capex and operating cash flow'],
];
