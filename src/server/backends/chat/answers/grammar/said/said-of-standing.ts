import type { Wording } from './said.ts';

const LINE =
  /\b(?:revenues?|sales|income|profits?|loss(?:es)?|earnings|margins?|eps|expenses?|costs|opex|ebitda|r&d|sg&a|cash flow)\b/i;

/** Ways of saying how a figure stands to one of before, to another, or to a threshold that the forms of the SEC have. */
export const standingWordings: readonly Wording[] = [
  // Whoever holds 5 % files a schedule; how large such a holder is beside others no list orders.
  [
    /(?:\b(?:disclosed|listed|named|shown) as )?(?:\ban? )?(?<!\w)(?:(?:any|all|the|its|their|known|current|big(?:gest)?|top|largest|main|major|large|significant|beneficial|other) )*(?:>|over |above |more than |at least )?\s?(?:5|five)[- ]?(?:%|percent|pct)(?: or more| ?\+| plus|-plus)? (?:beneficial |share |stock |equity |or more )*(?:holders?|owners?|shareholders?|stockholders?|filers?|ownership)\b/gi,
    'stakes over 5 percent',
  ],
  // The quarter before, of a line of the statements.
  [
    /\b(?:from|vs\.?|versus|against|than|over|on|compared (?:to|with)|relative to) (?:in |that of )?(?:the |its |their )?(?:prior|previous|preceding) (?:fiscal )?(?:quarter|qtr)(?:['\u2019]s)?(?= |\W*$)|\b(?:from|vs\.?|versus|against|than|compared (?:to|with)) last (?:quarter|qtr)(?=\W*$|,| and\b)/gi,
    (whole = '', ...rest) => (LINE.test(String(rest.at(-1))) ? 'quarter over quarter' : whole),
  ],
  [/\b(?:the |its )?year[- ]ago (?:quarter|qtr|period|figure|level|number|one)\b/gi, 'a year ago'],
  // Others of its trade are its peers, where a figure of its own is held against theirs and no list is asked for.
  [
    /^(?!\W*(?:(?:and|ok|so) )*(?:which|what other|list|find|show|give|any|who|are there|screen)\b)(.*\b(?:compare[sd]?|comparable|stack(?:s|ed)? up|measure[sd]? up|rank(?:s|ed)?|against|vs\.?|versus|relative to|(?:higher|lower|cheaper|dearer|richer|better|worse|more|less|pricier|(?:more|less) expensive|above|below) than|next to|in line with)\b(?: (?:with|to|against|for|than|that of|those of|what))*) (?:(?:the|its|their|most|all|of) )*(?:other|similar|comparable|fellow|rival|competing|listed) (?:(?:[a-z&/-]+|US|U\.S\.) ){0,3}?(?:utilities|utility (?:companies|stocks)|companies|banks|lenders|thrifts|insurers|reits|bdcs|biotechs|stocks|names|firms|retailers|restaurants|miners|producers|drillers|carriers|airlines|builders|homebuilders|makers|manufacturers|software (?:companies|names)|shippers|truckers|chipmakers|trusts|funds|brokers|hospitals|distributors|contractors)\b/i,
    (whole = '', first = '') => (OF_ITS_OWN.test(first) ? `${first} its peers` : whole),
  ],
  [
    /\b((?:p\/?[esb]|price[- ]to[- ](?:earnings|sales|book)|multiples?|valuation|margins?|yield|growth)\b(?: ratio)?) (?:(?:too |so |very |rather |unusually )?(?:high|low|rich|expensive|cheap|elevated|stretched|steep|attractive|reasonable|in line)) (?:against|vs\.?|versus|relative to|compared (?:to|with)|for|next to|with) (?:(?:its|the|their|other) )*(?:peers?|peer group|competitors?|rivals|industry|sector|space|group)\b/gi,
    '$1 compared with its peers',
  ],
  // What operations bring in over what is owed.
  [
    /\b(?:(?:operating )?cash[- ]?flow[- ]to[- ](?:total |long-term )?debt(?: ratio)?|(?:operating )?cash[- ]?flow coverage of (?:the |its |their )?(?:total )?(?:debt|borrowings)|debt cover(?:age|ed)? (?:by|from|with|through) (?:the |its )?(?:operating )?cash ?flow)\b/gi,
    'cash from operations as a percentage of total debt',
  ],
  [
    /\b((?:total |net |long-term )?(?:debt|borrowings)\b[^?.!]*?)(?:,|\band\b|\bwith\b|&)+ ?(?:(?:the|its|what is|what's|how good is|how is) )*(?:operating )?cash[- ]?flow coverage(?: of (?:it|that|them|the debt))?(?=\W*$|,| and\b)/gi,
    '$1, and cash from operations as a percentage of total debt',
  ],
  [
    /\bhow many (?:years?|quarters?) of (?:(?:operating|current|free|its) )*cash ?flow (?:(?:would|does|will|do|is it) )?(?:it |they )?(?:(?:take|need(?:ed)?) )?(?:to )?(?:pay|repay|retire|clear|cover|wipe)(?: (?:it|that|them|this|the debt|all of it|its debt|its debts|all debt))?(?: (?:off|down|out|back))?(?: (?:it|that|them|this|the debt|its debt))?\b/gi,
    'total debt relative to cash from operations',
  ],
  [
    /\bP\/?E(?: ratio)? on (?:both|each)(?: of (?:them|these|those))?(?: (?:bases|basis|counts|measures))?(?: ?[,:(-]? ?(?:trailing|ttm|past|last year['\u2019]?s) and (?:forward|next year['\u2019]?s|expected)(?: earnings| eps)?\)?)?(?=\W*$|,| and\b)/gi,
    'P/E and forward P/E',
  ],
  [
    /\b(?:both )?(?:the )?(?:trailing and forward|forward and trailing) P\/?Es?(?: ratios?)?\b/gi,
    'P/E and forward P/E',
  ],
  // The first close, against which the last is told with it.
  [
    /\b(?:(?:what(?:['\u2019]?s| is)|where(?:['\u2019]?s| is)) )?(?:(?:the |its )?(?:current |last |latest |share |stock )*(?:price|close)|(?:does )?(?:it|the stock)(?: trades?)?|(?:where )?(?:does |is )?(?:it|the stock)(?: trade| trading)?)(?: (?:now|today|at now|is now|currently))? (?:vs\.?|versus|against|compared? (?:to|with)|relative to|since|from|than|above or below|above|below) (?:its |the |that of the )?first (?:ever )?(?:day['\u2019]?s )?(?:day )?(?:of trading )?(?:close|closing price|price|trade|day)(?: (?:of|in) trading)?(?: (?:after|since|following|post|from|on) (?:the |its )?(?:ipo|listing|debut|going public|first day))?(?=\W*$|,| and\b)/gi,
    'what was the first close',
  ],
  // Former names are told with their days.
  [
    /(?<=\b(?:called|named|known as|former(?:ly)?|old|previous|prior)\b[^?.]{0,40}),? and when (?:did|was|were) (?:it|that|they|the name|the company)(?: (?:get|got))? (?:chang\w+|renam\w+|switch\w*)(?: (?:it|its name|names?|over|that))?(?=\W*$)/gi,
    '',
  ],
  [
    /\b(?:for )?how (?:many (?:quarters|months|years)|long)(?: of (?:cash|runway|money))?(?: (?:are|is|do|does|have|has|will|would|can|could|that|it|they|there|got|left|leave|leaves|give|gives|them|the cash|last|remain|remaining))* (?:at|with|on) (?:that|this|the current|the present|today['\u2019]?s) (?:pace|rate|burn(?: rate)?|speed)\b/gi,
    'how long does the cash last',
  ],
  // The close of a first day, which is told with what became of it.
  [
    /\b(?:(?:where|what|how) did (?:it|the (?:stock|shares?)) (?:close|end|finish|trade)(?: at)?|(?:what was )?(?:the |its )?(?:close|closing price)) (?:on |at |of )?(?:the |its )?(?:first day(?: of trading)?|(?:ipo|listing|debut) day)(?:,? (?:and )?(?:where|what)(?:['\u2019]?s| is)? (?:it|the (?:stock|price)?)?(?: ?(?:is|trading|at))?(?: now| today)?(?=\W*$))?/gi,
    'what was the first close',
  ],
  [
    /(?<=\b(?:p\/?[esb]|price[- ]to[- ](?:earnings|sales|book))\b[^?.;]{0,20}),? (?:and )?(?:how (?:does|is|do) (?:that|it|this) (?:compared? |stack up )?|compared? |relative |versus |vs\.? |against )(?:with |to |against |versus |vs\.? )?(?:its |the company['\u2019]?s )?own (?:history|past|average|norm|range|levels?)(?: over (?:time|the years))?/gi,
    ' over time',
  ],
  // New shares are sold in an offering, and so is what a company raises.
  [
    /\bwhen did (?:they|it|the company) last (?:sell|issue|offer|place)(?: (?:any|new|more))? (?:shares?|stock|equity)\b|\bwhen was the last time (?:they|it|the company) (?:raised (?:money|cash|capital)|(?:sold|issued|offered)(?: (?:any|new|more))? (?:shares?|stock|equity))/gi,
    'when was the last offering',
  ],
  [
    /\b(trials?|studies|study) (?:are|is) (?:still |currently |now )?(?:running|live|going on|in progress|under ?way)\b/gi,
    '$1 are ongoing',
  ],
  // Both parts of it are named beside it.
  [
    /\brule of (?:40|forty)(?: (?:score|number|check))?\s*[:(\u2013-]\s*(?=[^?.]*\bgrowth\b[^?.]*\bmargin)/gi,
    '',
  ],
];

/** What is held against others is a figure of the company of the page. */
const OF_ITS_OWN =
  /\b(?:its|their|is (?:it|this|the (?:stock|company))|p\/?[esb]|price[- ]to[- ](?:book|earnings|sales)|margins?|yield|multiple|valuation|ratio|roe|roa|growth)\b/i;
