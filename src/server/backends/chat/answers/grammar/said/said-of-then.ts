import type { Wording } from './said.ts';

const CLOSES =
  '(?:clos(?:es?|ed|ing)(?: prices?)?|(?:share |stock )?prices?|trad(?:e|es|ed|ing)|finish(?:es|ed)?|(?:stock|shares?) (?:at|price))';
const DAY = '(?:(?:trading )?(?:day|session|close|date|night|price)s?)';
const JUST = '(?:(?:right|just|immediately|directly|shortly|on|the|at) )*';
const AND = String.raw`\s*(?:,|and|&|n|vs\.?|versus|against|to|\/|compared (?:to|with)|and then|then)\s*`;
const REPORT = String.raw`(?:earnings|results|reports?|prints?|(?:quarterly )?numbers|releases?)(?: (?:reports?|releases?|prints?|calls?|days?|dates?|announcements?))?`;
const WHICH = String.raw`((?:(?:the|its|their|each|every|of|last|latest|newest|most recent|previous|past|quarterly|q[1-4]|first|second|third|fourth|quarter|annual|\d{4}|two|three|four|five|six|eight|\d|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)(?:['\u2019]s)? )*)`;
const BEFORE_AND_AFTER = String.raw`${JUST}${DAY}? ?${JUST}before${AND}${JUST}${DAY}? ?${JUST}after`;

const around = (_: string, which = ''): string => `closes around ${which}earnings report`;

const UNREAL = '(?:will|would|could|can|might|may)';
/** Whether a company is about to be delisted: the parts of the question, in their order. */
const delisted = {
  asks: String.raw`\b(?:(?:is|are)(?:n['\u2019]?t)? )?(?<!\b${UNREAL} (?:\w+ )?)`,
  /** The company, where it is named in one word: the one group of the pattern. */
  whom: String.raw`((?!(?:will|would|could|can|might|may|it|they|this|the|that|nasdaq|nyse)\b)[\w.&-]+ )?(?:(?:it|they|this|the (?:stock|company)|shares) )?`,
  /** `about to`, `at serious risk of`. */
  near: String.raw`(?:still )?(?:(?:be |get )?(?:about|going|gonna|likely|set|ready|due|close|near|on track|headed|heading|facing)(?: to| for)? |(?:(?:at|in|any) )?(?:real |serious |much )?(?:risk|danger|threat) of (?:an? )?)*`,
  delisted: String.raw`(?<!\b${UNREAL} (?:[\w.&-]+ ){0,3})(?:get(?:ting)?|be(?:ing)?|face|facing|risk(?:ing)?|a) ?delist(?:ed|ing)?\b(?! (?:warn|notic|letter|notif|threat|determin|compli|rule))`,
  when: String.raw`(?: (?:by|from|off) (?:the )?(?:nasdaq|nyse|amex|exchange))?(?: (?:soon|this year|next|anytime soon|any time soon|at all))*`,
  /** That its price is near a dollar, which is why somebody asks. */
  price: String.raw`(?:(?:,| -|[?.]) ?(?:it['\u2019]?s |the price is |price (?:is )?|stock (?:is )?|trad(?:ing|es) )?(?:trading )?(?:near|at|around|under|below|close to|just (?:over|above|under)|about) (?:a |one |\$?1(?:\.00)? ?)(?:buck|dollar)?s?)?`,
};
/** What is no name of a company before `delisted`. */
const NOBODY = /^(?:is|are|will|would|could|be|get|still|risk|danger|of|a|to|for|any)\s*$/i;

/** Asks for delisting notices instead, of the company that was named. */
function delistingNotice(_: string, whom = ''): string {
  return whom === '' || NOBODY.test(whom) ? 'any delisting notice' : `any delisting notice of ${whom.trim()}`;
}

/** What people ask of the closes on either side of a report, and of how long the cash lasted at a time before. */
export const thenWordings: readonly Wording[] = [
  // "Last qtrs burn": the s of a possessive that nobody marked.
  [/(?<!\bthe )\b(last|this|prior|previous|latest) (?:qtrs|quarters)(?= [a-z])(?! (?:and|or|of|in|to)\b)/gi, '$1 quarter'],
  [/\b(?:do|does|have|has) (?:they|it|the company|[A-Z]{2,5}) (?:have |got )?(?:enough |the )?(?:cash|money) for (?:(?:the|another|at least) )?(?:next )?(\w+ )?(?:more )?(years?|quarters?|months?)\b/gi, 'is the cash enough for $1$2'],
  // What a line does, and no contract.
  [/\bexpand(?:ed|ing|s)? or contract(?:ed|ing|s)?\b|\bcontract(?:ed|ing|s)? or expand(?:ed|ing|s)?\b/gi, 'improve or worsen'],
  [new RegExp(String.raw`\b${CLOSES} (?:(?:at|on|be|like|stand|was|were|did) )*${BEFORE_AND_AFTER} ${WHICH}${REPORT}\b`, 'gi'), around],
  [new RegExp(String.raw`\b${CLOSES} (?:(?:at|on|be|like|stand|was|were|did) )*${JUST}${DAY}? ?${JUST}before ${WHICH}${REPORT}${AND}${JUST}${DAY}? ?${JUST}after(?: (?:it|that|them|those))?(?=\W|$)`, 'gi'), around],
  [new RegExp(String.raw`\b${CLOSES} (?:around|on either side of|on both sides of|either side of) ${WHICH}${REPORT}\b`, 'gi'), around],
  [new RegExp(String.raw`\bclos(?:es?|ed|ing)(?: prices?)? (?:(?:at|on) )*${JUST}${DAY}? ?${JUST}(?:before|after|following|ahead of|prior to) (?:it (?:reported|announced)|${WHICH}${REPORT})(?!\s+(?:on|in|to)\b)(?=\W|$)`, 'gi'), around],
  [/\bhow (?:long|many (?:quarters|months)|far) (?:did|would|had|could) (?:the |its |their |that )?(?:cash|money)(?: pile| position)? (?:have )?(?:last(?:ed)?|go(?:ne)?|stretch(?:ed)?)(?: for)?\b/gi, 'what was the cash runway'],
  [/\b((?:revenues?|sales|(?:gross|operating|net)? ?margins?|(?:net |operating )?(?:income|profits?|loss(?:es)?)|cash|debt|equity|assets|expenses?|costs?|r&d|sg&a|burn)(?: (?:has|have|had))?(?: (?:changed?|moved?|gone|grown|grow|fallen|fall|risen|rise|developed?|done|do|up or down))?) (?:since|from|versus|vs\.?|against|compared (?:to|with)) (?:the |its |their )?(?:last|latest|previous|prior|most recent) (?:earnings |quarterly )?(?:report|results|print|update|numbers)\b/gi, '$1 from the quarter before'],
  // The day that was found is the one whose reason is asked for.
  [/^(\W*)(?:(?:when|what|which day) (?:was|were|had|is) )?((?:.*\b)?(?:biggest|largest|worst|steepest|sharpest|best|greatest) (?:(?:one|single|1)[- ]?day |daily |intraday )*(?:drops?|falls?|declines?|loss|crash|plunge|gains?|jumps?|rises?|moves?|pops?|spikes?|days?|rall(?:y|ies))\b[^?.]*?),? (?:and|&|n|,) ?(?:why|how come|for what reason|what (?:caused|was behind|is behind|triggered|drove|set off|happened)(?: (?:it|that|this|then|the (?:drop|fall|move|jump)))?)\W*$/i, '$1why was $2'],
  [/^(\W*[\p{L}][\p{L}\d.&'\u2019]*(?: (?!(?:the|of|and|is|are|what|how|why|who)\b)[\p{L}][\p{L}\d.&'\u2019]*){0,2}) [-\u2013\u2014] (?!(?:i|we|my|our)\b)(?=\p{L})/iu, '$1: '],
  [/(?<=\b(?:cash|money|burn\w*)\b[^?]*?\b(?:and|,|but|so) )how much (?:(?:(?:do|does|have|has) (?:they|it|the company) )?(?:have |still have |got )?left|is (?:still )?left|(?:do|does) (?:they|it) still have)(?=\W*$|[,;.?])/gi, 'how much cash do they have'],
  [new RegExp(String.raw`\b(?:(?:share |stock )?prices?|close) (?:(?:at|on|of) )*(?:the )?${DAY} (?:before|after) ${WHICH}${REPORT}(?=\W|$)`, 'gi'), around],
  [/\b(closes around [^?.]*?earnings report),? (?:and|&|plus|with) (?:(?:what (?:was|is) )?the (?:trading )?volume|how many shares (?:were |got |have been )?(?:traded|changed hands)|volume)(?: (?:that day|on (?:it|that day)|then|on the day))?(?=\W*$)/gi, '$1 with volume'],
  [/\bwhen did ([\w.& -]{2,30}?) (?:ipo|go public|list|float) and at what price,? (?:vs\.?|versus|against|compared (?:to|with)) (?:today|now|(?:the )?current(?: price)?)/gi, 'when did $1 ipo? what was the ipo price of $1 and what is the price now'],
  [/\b(?:the )?(?:furthest|farthest)(?: along)?(?=\W*$| in )/gi, 'the most advanced'],
  [/\bhow many (quarters|reports|times) in a row (?:have|has|did) (?:they|it|the company) (?:beaten|beat|topped)(?: (?:estimates|consensus|expectations|the street))?/gi, 'how many $1 in a row did it beat estimates'],
  [/\bhas the ((?:[\w.&-]+ ){1,4})spac (found|picked|identified|announced|chosen|got) (?:itself )?an? (?:merger |acquisition )?(?:target|deal|partner)(?: yet)?/gi, 'is there a merger agreement'],
  [/\b(how (?:does|do|did) (?:that|this|it|they|those) (?:compare|stack up|look|measure up) (?:to|with|against|next to|vs\.?)) (?:the |any )?other (?!companies you\b)(?:[a-z]+ )?[a-z]+s\b/gi, '$1 its peers'],
  [/\b(?:trad(?:ing|es?) at |valued )?(?:on )?(?:a )?forward (?:earnings|p\/?e|multiple|eps),? (?:vs\.?|versus|and|against|compared to|or) (?:on )?(?:trailing|ttm|ltm)(?: (?:earnings|p\/?e|multiple|eps))?(?=\W*$)/gi, 'forward P/E, and P/E'],
  [/\b(?:trad(?:ing|es?) at |valued )?(?:on )?(?:a )?(?:trailing|ttm|ltm) (?:earnings|p\/?e|multiple|eps)?,? ?(?:vs\.?|versus|and|against|compared to|or) (?:on )?forward(?: (?:earnings|p\/?e|multiple|eps))?(?=\W*$)/gi, 'P/E, and forward P/E'],
  [/\bas (?:an? )?(?:pct|perc|percnt|pc)\.? of\b/gi, 'as a percentage of'],
  [/\b(net )?debt ?\/ ?(?:ttm |ltm |adj\.? )?ebitda\b/gi, '$1debt to EBITDA'],
  [/\b(?:what about|how about|and|also)?\s*(?:(?:profits?|income|earnings|results?) )?before interests?(?: (?:and|&) |\/)tax(?:es)?\b(?!,? depreciation)/gi, ' operating income'],
  [new RegExp(Object.values(delisted).join(''), 'gi'), delistingNotice],
  // Whether it is being bought, as for what filings tell of that.
  [/(?<!\b(?:who|what|which) )\b(?:is|are) ((?!(?:the|its|their)\b)[\w.&'\u2019-]+(?: [\w.&'\u2019-]+)?) (?:being|getting|about to be|about to get) (?:bought(?: out)?|acquired|taken (?:over|private))(?! back| by)\b/gi, 'any takeover or merger of $1'],
  [/\bdelisting (?:risk|danger|threat|concerns?|worries|fears?|watch|candidate)s?\b|\b(?:risk|danger|threat|chance|odds|fear) of (?:an? |being |getting )?delist(?:ed|ing)\b(?! (?:warn|notic|letter|notif|determin))/gi, 'any delisting notice'],
  [/\b(?:(?:at|in|any) (?:the )?(?:risk|danger) of )?(?:getting|being|get|gets|got|be) (?:kicked|booted|thrown|tossed|removed|dropped) (?:off|from|out of)(?: of)? (?:the )?(?:nasdaq|nyse|amex|nyse american)\b/gi, 'any delisting notice'],
]; // prettier-ignore
