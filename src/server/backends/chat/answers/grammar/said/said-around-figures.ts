import { standingWordings } from './said-of-standing.ts';
import type { Wording } from './said.ts';

const N = String.raw`-?\$?\d[\d,.]*(?: ?(?:%|percent|pct|cents?|c|x|k|m|mm|mil|b|bn|million|billion|thousand|dollars?|bucks))?`;
const ASKS = String.raw`(?=(?:what|how|when|who|which|where|why|is|are|does|do|did|has|have|had|was|were|can|will|should|any)(?:['\u2019]?s|n['\u2019]?t)?\b)`;
const IT = '(?:it|they|them|this|that|the company|the stock)';
const EXCHANGE = '(?:nasdaq|nyse(?: american)?|amex|the exchange)';

/** A figure that somebody brings along with his question, and what he asks of it: whether it is right, still so, or why; each as the question for that figure. */
/** What is asked of a company that may not be able to pay: runway alone would reassure who owes more than he has. */
export const OF_SOLVENCY = 'how long does the cash last, what is the total debt, and what is the equity';

/** What is asked where somebody wants to know when there will be a profit. */
export const OF_PROFIT_AHEAD = 'does it make a profit, and what are the EPS estimates';
/** What is asked where somebody wants to know whether more shares will be issued. */
export const OF_SHARES_AHEAD =
  'how did the share count change over the last year, and how long does the cash last';

/** What stands in a row of figures over time, so that what happened to it is how it changed. */
const OVER_TIME =
  '(?:shares? counts?|counts? of shares|shares outstanding|number of shares|revenues?|sales|(?:gross |operating |net |profit )?margins?|(?:long[- ]term |total |net )?debt(?: load)?|cash(?: pile| position| balance)?|short interest|net (?:income|loss)|eps|book value)';

/** What has come back is no forecast: how it changed says whether it did. */
const RECOVERED: Wording = [
  new RegExp(
    String.raw`\b(?:has|have|did) ((?:(?!(?:stock|shares?|price|it|they)\b)[\w.&'\u2019-]+ ){0,4}?${OVER_TIME}) (?:fully |ever |really |since )?(?:recover(?:ed)?|rebound(?:ed)?|bounced? back|come back|grown back|stabili[sz]ed?)\b`,
    'gi',
  ),
  'how has $1 changed',
];

/** A profit of the operations alone is the operating income. */
const OPERATING: Wording = [
  /\b(?:profitable|makes? (?:a )?(?:profit|money)|making (?:a )?(?:profit|money)|in the black|breaks? even|breaking even)(?: or (?:not|unprofitable))? (?:on an? operating (?:basis|level)|at (?:the|an) operating (?:level|line)|operationally|before interest and tax(?:es)?)|\boperating(?:ly)? profitable\b/gi,
  'making an operating income',
];

export const wordingsAroundFigures: readonly Wording[] = [
  RECOVERED,
  OPERATING,
  [
    new RegExp(`\\bwhat(?:['\u2019]s| has| is)? (?:happened|happening|going on) (?:to|with) (?:the |its |their )?(${OVER_TIME})(?= (?:since|over|in|during|lately|recently|after|from|between|this|last|the past)\\b|\\W*$|[?.,;])`, 'gi'),
    'how has the $1 changed',
  ],
  // What those who are short do, in whatever word, is how many of them there are.
  [
    /\b(?:did|have|has|are|do|is) (?:the |all the |all )?(?:short[- ]sellers?|shorts|bears)(?: all| been)? (?:finally |already |starting to |begun to )?(?:leave|left|leaving|flee(?:ing)?|fled|exit(?:ed|ing)?|bail(?:ed|ing)?(?: out)?|get(?:ting)? out|got out|back(?:ed|ing)? off|retreat(?:ed|ing)?|give up|gave up|giving up|pil(?:e|ed|ing) (?:in|on)|com(?:e|ing) back|return(?:ed|ing)?|walk(?:ed|ing)? away|throw(?:n)? in the towel)\b/gi,
    'how has the short interest changed',
  ],
  // Whether a figure may be right beside another asks of what it is made.
  [/^\W*(?:the |its )?(market cap(?:itali[sz]ation)?|market value)\b[^?.!,;]{0,24}[?.!,;]+\s*(?:is|can|could|how (?:is|can)) (?:that|this|it) (?:be )?(?:right|correct|true|accurate|real|possible)(?: (?:given|with|at|when|if|considering|for)\b(?:[^?.!;]|\.(?=\d))*)?/gi, 'how is the $1 computed'],
  [/\beps (?:of |was )?-?\$?[\d.]+ in ((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{4}),? (?:vs\.?|versus|against) (?:an? )?-?\$?[\d.]+ (?:expected|estimated?|consensus)\b[,.?]*(?: how come| why| what happened)?/gi, 'did it beat the estimate in $1'],
  [new RegExp(String.raw`^\W*((?:the |its )?[a-z0-9/ -]{3,28}?) (?:is |are |says |shows |at |of |was |reads |just )*${N}[,.;:?!\s-]+(?:and |so |but |or )?(?:(?:is|are|was|can|could) (?:that|this|it|these)|how (?:is|can|could) (?:that|this|it))(?: (?:even|really|actually|possibly|be))* (?:right|real|correct|true|accurate|possible|wrong|a mistake|an error|a typo|a glitch|a bug)\b(?: if .*)?`, 'i'), 'what is $1'],
  // Whether a figure is right shows the figure on record, with its day and its source.
  [/[,.;:?!\s-]+(?:and |so |but |or )?(?:is|are|was|can|could|how (?:is|can|could)) (?:that|this|it|these|those)(?: (?:even|really|actually|possibly|be))*(?: (?:right|real|correct|true|accurate|legit|possible|plausible|wrong|a mistake|an error|a typo|a glitch|a bug)(?: or (?:wrong|not|what|a (?:mistake|typo|glitch|bug)|an error|fake))?)\b(?! (?:time|company|stock|to|that|about))(?=\W*$|[,;.?!]|\s+(?:and|if|when)\b)/gi, ''],
  [/,?\s+or is (?:it|that|this) (?:a (?:mistake|typo|glitch|bug)|an error|wrong)(?=\W*$|[,;.?!])/gi, ''],
  // What was read or remembered beside a question is no question.
  [/(?<=\w\W+)(?<=[,.;?!]\s*)i (?:read|heard|saw|hear|remember|recall|thought|think|believe|guess)(?: somewhere)?(?: that| on \w+)? (?!so\b)[^?.;!]{3,90}(?=[.!]?\s*$)/gi, ''],
  [/(?<=\w\W+)(?<=[,.;?!]\s*)(?:i (?:just )?)?(?:read|heard|saw|seen|noticed) (?:something|smth|sth|some (?:news|talk|rumou?rs?|posts?)|news|rumou?rs?|talk|chatter|a (?:headline|post|rumou?r|tweet)|an article)\b[^?.;!]{0,90}(?=[.!]?\s*$)/gi, ''],
  // A figure that still holds, or does not.
  [new RegExp(String.raw`\b(short interest|short float|float short|dividend|yield|runway|cash|debt|payout|margin|p\/e|beta|market cap|float|share count|volume)\b((?: \w+)?),? (?:is |are )?still (?:(?:near|around|at|about|above|over|under|below|only|just) )?${N}`, 'gi'), '$1$2'],
  [new RegExp(String.raw`^\W*(\d+(?:\.\d+)? ?%)(?: of (?:the )?float)?(?: is| are)? (?:sold )?short(?:ed)?(?: (?:float|interest))?(?:,? (?:and|with) ${N}(?: days)? (?:to cover|dtc))?\b`, 'i'), 'what is the short interest'],
  [/^\W*([\w.&-]+ )?short interest (?:is |of |at )?\d[\d.]* ?%(?:,? (?:and|with) \d[\d.]* days to cover)?,\s*(?=\w)/i, '$1short interest, '],
  [/,? ?\b\d[\d.]* ?% (?:of (?:the )?float )?short,? (?:and )?\d[\d.]* days to cover\b,?/gi, ''],
  [/\bhow many shorts?(?: are there)?(?= in\b| of\b| on\b|[,?.]|\W*$)/gi, 'what is the short interest'],
  [/\b(what is the short interest|short interest)((?: (?:in|of|on) [\w.&-]+)?)[,.?;]+ (?:is it )?(?:up or down|higher or lower|rising or falling)(?:,? (?:vs\.?|versus|against|from|since|compared (?:to|with)) (?:the )?(?:last (?:month|time|report|settlement)|spring|winter|summer|autumn|fall|prior (?:month|report|settlement)|a month ago))?/gi, 'how did the short interest$2 change'],
  [/\b(?:squeeze|short squeeze) (?:candidate|potential|play|setup|coming|possible|likely)\b/gi, 'short interest'],
  // An amount of a dividend that stands before it.
  [/\b(?:the |its |their |a |an )?\$?[\d.]+ ?(?:%|percent|c|cents?|\u00a2)?(?: (?:a|per) share)? (?=(?:quarterly |annual |monthly |regular )?(?:dividends?|distribution|payout)\b)/gi, 'the '],
  [/\b(?:quarterly|annual|monthly|regular) (dividend|distribution|payout) (covered|safe|sustainable)\b/gi, '$1 $2'],
  [/\b(?:is|are) (?:the |their |its )?(?:quarterly |annual |monthly |regular )(dividend|distribution|payout)\b/gi, 'is the $1'],
  // What a year did is told of the year behind, not of the one to come.
  [/\b((?:up|down|fell|fallen|lost|gained|rose|risen|tripled|doubled|quadrupled|halved|dropped|jumped|grew|climbed|sank|tanked|crashed|by half|cut in half|\d+ ?%)\b[^?.,;]{0,25}?) in (?:a|one|1) year\b/gi, '$1 over the last year'],
  [/\b(?:just )?hit(?:ting)? (?:a |an |its |another )?(?:new )?(?:52[- ]?week |all[- ]time |yearly |record )?(high|low)s? (?:today|yesterday|this week|now)(?=\W)/gi, '52 week $1'],
  [/\b(?:the )?(?:stock|price|shares?|it)? ?(?:has |have )?(?:almost |nearly |more than |about )?(?:tripled|doubled|quadrupled) over the last year,? (?:what (?:changed|happened)|why|how come)/gi, 'why did it go up over the last year'],
  [/\b(?:the )?(?:stock|price|shares?|it)? ?(?:has |have )?(?:almost |nearly |more than |about )?halved over the last year,? (?:what (?:changed|happened)|why|how come)/gi, 'why did it fall over the last year'],
  // Whether it ends is what it has, owes and is worth on its books.
  [/(?<!\b(?:which|stocks|companies|names|biotechs|miners|list|screen)\b[^?]*)\b(?:(?:any |a )?(?:bankruptcy|insolvency) (?:risks?|dangers?)|(?:risks?|dangers?) of (?:bankruptcy|insolvency|going (?:bankrupt|bust|broke|under)))\b(?! factors?)/gi, OF_SOLVENCY],
  [new RegExp(String.raw`^\W*(?:(?:and|so|but) )*(?:(?:when|in (?:what|which) year|how (?:soon|long until)) (?:will|would|could|might|does|do|is|are) (${IT}|[\w.&'\u2019-]+(?: [\w.&'\u2019-]+)?) (?:(?:ever|finally|expected to|supposed to|going to|likely to) )*(?:be(?:come)? profitable|turn (?:a profit|profitable)|make (?:a profit|money)|break ?-?even|get profitable|reach (?:profitability|break ?-?even))|(?:when (?:is|will be) (?:the )?)?(?:break ?-?even|profitability) (?:when|expected|date|year))(?=\W*$)`, 'i'), (_, who = 'it') => `${who} ${OF_PROFIT_AHEAD}`],
  [new RegExp(String.raw`^\W*(?:(?:and|so|but) )*(?:(?:will|would|could|might) (they|it|the company|[A-Z][\w.&-]*)|(?:are|is) (they|it|the company|[A-Z][\w.&-]*) (?:going to|gonna|about to|planning to|likely to)|when (?:will|are|is) (they|it|the company|[A-Z][\w.&-]*)(?: going to)?|how likely (?:is it (?:that )?)?(?:they|it)? ?(?:will|to)?) (?:further |ever )?(?:dilut(?:e|ion)|issue (?:more|new) (?:shares|stock)|print (?:more )?shares)(?: (?:us|me|holders|shareholders|stockholders|investors))?(?: (?:again|more|further|next|soon|this year|in 20\d\d))*(?=\W*$)`, 'i'), (_, will = '', is = '', when = '') => `${[will, is, when].find(Boolean) ?? 'it'} ${OF_SHARES_AHEAD}`],
  // New money is in no runway.
  [/\b(survive|survives|last|lasts|keep going|stay afloat|get by|go on) without (?:raising|new|fresh|more|additional|another|further|issuing|selling|diluting)\b[^?.,;]*/gi, '$1'],
  [/^\W*(?:(?:and|so|but) )*(?:can|could|will|would) (it|they|the company|[\w.&-]+) (?:survive|make it|pull through|(?:stay|remain) (?:afloat|alive|solvent|in business))(?=\W*$)/i, `$1 ${OF_SOLVENCY}`],
  [/^\W*(?:(?:and|so|but) )*(?:(?:about to )?go(?:ing)? (?:bankrupt|bust|broke|under|belly up|out of business)|bankrupt(?:cy)?(?: (?:soon|next|coming|ahead|likely|possible))?)(?=\W*$)/i, `it ${OF_SOLVENCY}`],
  [new RegExp(String.raw`^\W*(?:(?:cash|debt|equity|revenue|losses)\b[^?]*?\d[^?]*?[,.;:!]+\s+)?(?:is|are) (${IT}|[\w.&-]+) (?:really |actually |just )?(?:going|about to go|near|close to|on the (?:brink|verge) of|headed for|heading for|facing) (?:bankrupt(?:cy)?|bust|broke|under|insolven(?:t|cy))\b(?: soon)?(?: because [^?.]*)?`, 'i'), `$1 ${OF_SOLVENCY}`],
  [new RegExp(String.raw`^\W*([\w.&-]+) (?:is|are) (?:going|about to go) (?:bankrupt|bust|broke|under)\b[^?.]*[?.,]*\s*(?:(?:is (?:it|that)(?: true)?|true|right)\W*)?$`, 'i'), `$1 ${OF_SOLVENCY}`],
  [/\bforward p\/?e (?:on|by|from|using) (?:the )?(?:consensus|estimates?|street)\b/gi, 'forward P/E'],
  [/,? if (?:they|it|the company) (?:keeps?|continues?|goes on|go on|stays?) [^?.,]*/gi, ''],
  [/\bhow much did the (?:\w+ )?(?:employees|executives|officers|managers|people) (?:get paid|earn|make)\b(?: (?:last year|in 20\d\d))?(?:, total comp(?:ensation)? (?:for|of) the (?:ceo|cfo)(?: in particular)?)?/gi, 'what is the pay of the officers'],
  [new RegExp(String.raw`^\W*(?:it |the stock )?(?:dropped|fell|crashed|went|jumped|rose|spiked) from ${N} to ${N},?(?: overnight)? (on [a-z]+ \d{1,2}(?:, \d{4})?),? `, 'i'), 'why did it move $1, '],
  [/\bwas (?:that|this|it) an? (?:crash|drop|fall|dump|selloff) or an? (?:reverse )?split\b|\bwas (?:that|this|it) an? (?:reverse )?split or an? (?:crash|drop|fall|dump|selloff)\b/gi, 'any splits'],
  [/^\W*([A-Z][\w.&' -]{2,30}?) (?:holds|owns|has) [\d.]+ ?%[:;,]? what was it (?:in )?(?:the )?(?:quarter|year|report) before\b/gi, 'how did the holding of $1 change over the last quarter'],
  [/^\W*(?:(?:beat|missed?)[^?,]*\d[^?,]*,\s+)?how did it do after (?:the )?(?:earlier|previous|past|other|prior|last few) (?:beats|misses|reports|earnings|prints)\b/gi, 'how did the price react to the last 8 earnings reports'],
  [/(?<=\w\W+)(?<=[?.!]\s*)(?:the |my |your )?(?:chart|app|page|site|yahoo|google|broker) (?:shows?|says?|has|still) [^?]*$/gi, ''],
  [/\band when (?:it was|was it) (?:hit|set|reached|made)\b/gi, 'and its date'],
  [/^\W*(?:it['\u2019]?s |this is )?supposedly (?=\w)/i, ''],
  [new RegExp(String.raw`(?<=\w\W+)(?<=[.!]\s*)(?:the )?(?:market cap|cash|debt|revenue|price|sales|market value)(?: is| of| at)? ${N} (?:and|vs\.?|versus|against|with) (?:the )?(?:market cap|cash|debt|revenue|price|sales|market value)(?: is| of| at)? ${N}\b[^?]*$`, 'i'), ''],
  [/^\W*[Ww]ith \$?\d[^?,]*,\s+(?=(?:when|how|do|does|what|is|are)\b)/, ''],
  [/\bor (?:is|are) the (strategic (?:review|alternatives)) (?:still )?(?:going(?: on)?|ongoing|open|over|alive)\b/gi, '? any $1'],
  [/\bi had ([\d,]+) (?:ADSs?|ADRs?|shares?)(?: before| once| in \d{4})?[.,;]\s*how many (?:do i have|are (?:they|that)|is that)(?: now| today)?(?: and what are they worth(?: today| now)?)?/gi, 'what would my $1 shares from before the split be today'],
  [/\bshould i (sell|buy|trim|take) (?:half|some|a third|part|more|all|profits?|gains|a bit)(?: of (?:it|my \w+))?(?: (?:before|ahead of|into|after) (?:the )?\w+)?/gi, 'should i $1 it'],
  [/^\W*[\w.&-]+ (?:has|have) (?:about |only |like )?[\w.]+ (?:weeks?|months?|quarters?|days?) of cash(?: left)?,? (?:why|how|right|so|is that)\b[^?]*/i, 'how long does the cash last'],
  [new RegExp(String.raw`\b(?:that |this |the )?[+-]?\$?\d[\d.]* (?:loss|eps|profit)(?: (?:a|per) share)? in ((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: 20\d\d)?)(?:, (?:a )?(?:write-?(?:off|down)|one[- ]off|impairment|charge))?`, 'gi'), 'EPS in $1'],
  [new RegExp(String.raw`\b(?:an? |the )?(?:loss|eps|earnings|profit) (?:of |was |is |at )*[+-]?\$?\d[\d.]*(?: (?:a|per) share)? (?:in|for|reported in) (?:the )?((?:q[1-4]|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)(?: 20\d\d)?)(?: report| quarter| print)?(?: (?:against|vs\.?|versus) \$?-?[\d.]+ (?:expected|estimated|consensus))?`, 'gi'), 'what was EPS in $1'],
  [/^[^?]*\b(?:stock|price|shares?) (?:is|are|was|fell|dropped|went|has gone) (down|up|higher|lower)(?: \d+ ?%)?,? why(?: is that| is it| so)?\W*$/i, 'why is the stock $1 over the last year'],
  [/,? (?:that is |that['\u2019]s |as |which (?:is|was) )?(?:mentioned|reported|claimed|posted|discussed|promised) on (?:reddit|twitter|x|stocktwits|seeking alpha|an? \w+|youtube|the news|yahoo|facebook|telegram|discord)\b/gi, ''],
  [/\bwhy did it ([a-z]+)(?: \d+ ?%)? on ((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*) (\d{1,2}) and (?:then |later )?(?:[a-z]+)(?: \d+ ?%)? on the (\d{1,2})(?:st|nd|rd|th)\b/gi, 'why did it move on $2 $3? why did it move on $2 $4'],
  // "Down in two years" is down over the last two.
  [/\b(gone (?:up|down)|come down|went (?:up|down)|fallen|fell|dropped|risen|rose|changed|grown|grew|increased|decreased|declined|moved|diluted|bought back|lost|gained)\b([^.?!,;]{0,20}?) in (?:the )?(two|three|four|five|six|ten|[2-9]|10) (years|quarters|months)\b/gi, '$1$2 over the last $3 $4'],
  [/\bwhen did (?:the |its |their )?loss(?:es)? (?:start|begin)|\bsince when (?:are|have) they (?:been )?(?:losing money|in the red|unprofitable)|\bwhen did (?:it|they) (?:start|begin) (?:losing money|to lose money|making losses)/gi, 'how long have they been losing money'],
  [/\bcash (?:w\/o|without|ex|excluding|minus|less|net of|after) (?:the |its |their |all )?debts?\b/gi, 'net cash'],
  [/\b(compare[sd]?) (with|to|against) (?:the )?(?:other |similar |comparable )(?:(?:small|large|regional|listed|community|local|public) )*(?:banks|biotechs|companies|miners|reits|insurers|stocks|names|players|lenders|firms)\b(?= *\W*$)/gi, '$1 $2 its peers'],
  [/\b(last (?:\w+ )?quarters?) and (?:the |those of )?(?:year-ago ones|year-ago (?:quarters|figures|numbers)|same quarters (?:a|one|the) year (?:ago|before|earlier)|(?:the )?ones? (?:of )?a year (?:ago|before|earlier))/gi, '$1'],
  // Two of what analysts say, each by its own name.
  [/\b((?:mean |average |analysts?['\u2019]? )?(?:price )?targets?) ?(?:and|&|,|\+|plus) ?(?:the )?(?:analysts?['\u2019]? )?ratings?\b(?: (?:from|of|by) (?:the )?analysts)?(?! (?:agenc|chang))/gi, '$1? what is the recommendation of analysts'],
  [/\b((?:eps |earnings )?estimates?)\b([^?.!]*?),? (?:and )?(?:have|has|are|did) (?:they|it|these|those|the estimates) (?:been |gone |going |get )?(?:gone |moved |revised )?(?:up|down|raised|cut|lowered|revised)(?: or (?:up|down|cut|raised|lowered))?(?: (?:lately|recently))?(?=\W*$)/gi, '$1$2, and estimate revisions'],
  [/\b(?:capital|shareholder|cash) returns?(?: to (?:share)?holders)?\s*[-\u2013:,]+\s*(?=dividend|buyback)/gi, ''],
  [/\b(?:the )?(?:share |stock )?price since (?:the |its )?ipo\b/gi, 'how much did the price change since the ipo'],
  [/\b((?:cheap(?:er|est)?|expensive|dearer|pricier|priced|valued)[^?.!;]{0,12}? (?:on|by) )(?:both )?(?:book(?: value)?|p\/?b) and (?:earnings|p\/?e)\b/gi, '$1P/B and P/E'],
  [/\bwhat(?:['\u2019]?s| has| is)? happen(?:ed|ing)? (?:to|with) (?:it|the stock|the shares|this(?: one| stock)?|them) (?:lately|recently|these days|of late)\b[.?!,]*(?:\s*(?:it['\u2019]?s|its|they are) so (?:low|high|cheap|weak)\W*$)?/gi, 'how did the price change over the last month?'],
  [/\b(?:can|could|do|are) (?:they|it|the company) (?:able to |still )?(?:pay|cover|afford|service|meet) (?:the |its |their )?interest(?: (?:bill|payments?|expenses?|costs?|on (?:it|that|the debt)))?/gi, 'what is the interest coverage'],
  // A price that is told beside a question: "its under 10 cents".
  [/[,;.!?]\s*(?:(?:and|but|since|cause|because|now) )?(?:(?:it|the (?:stock|price|share price)|price|stock|shares)(?:['\u2019]?s| is| are| trades?)|trading) ?(?:now |only |just |already |still |currently |trading |down |sitting |stuck )*(?:at|under|below|over|above|around|like|near|to)? ?(?:about )?\$?\d[\d.,]* ?(?:cents?|c|\u00a2|bucks?|dollars?|usd)?(?: (?:a|per) share)?(?: (?:now|today|already))*(?=\W*$)/gi, ''],
  [/\b(under|below|above|over|at|than) (\d{1,2}) ?(?:cents?|\u00a2)(?= |[?.!,]|$)(?! (?:a|per) share (?:in|of) dividend)/gi, (_whole: string, side: string, cents: string) => `${side} $0.${cents.padStart(2, '0')}`],
  // Earnings or cash flow that cover a dividend.
  [/\b(?:has|have|does|do|did|is|are|can|could|will)? ?(?:the |its |their )?(?:net income|net profit|earnings|profits?|eps) (?:enough to )?cover(?:s|ed|ing)? (?:the |its |their )?(dividend|payout|distribution)s?\b/gi, 'is the $1 covered by earnings'],
  // How a dividend became, in whatever words.
  [/\b(?:has|have|had|did|was|were|is|when (?:did|was)) (?:(?:they|it|the company|management) )?(?:ever |recently |lately )?(?:rais\w+|increas\w+|hik\w+|cut|cutting|reduc\w+|lower\w*|chang\w+)(?: (?:or|and) (?:rais\w+|increas\w+|cut|reduc\w+|lower\w*|hik\w+))? (?:the |its |their )?(?:quarterly |annual )?(dividend|payout|distribution)(?! (?:yield|date|record))\b/gi, '$1 history'],
  [/\b(?:has|was|is|did) (?:the |its |their )?(?:quarterly |annual )?(dividend|payout|distribution) (?:ever |recently |lately )?(?:been |get |gotten )?(?:rais\w+|increas\w+|hik\w+|cut|reduc\w+|lower\w*|chang\w+|gone up|go up|grow\w*|grew)(?: (?:or|and) (?:rais\w+|increas\w+|cut|reduc\w+|lower\w*))?(?: (?:recently|lately))?(?! by\b)/gi, '$1 history'],
  [/(\bdividends?\b[^?]*?) and (?:has|was|did) (?:it|they) (?:ever |recently )?(?:been |get |gotten )?(?:cut|reduced|suspended)(?: it)?\b/gi, '$1 and was the dividend cut'],
  [/\bwhat(?:['\u2019]?s| is) the (?:deal|story|situation) with (?:the |its |their )?(stock comp\w*|sbc|debt|dividend|cash|short interest|dilution|insiders?|buy-?backs?|margins?)\b,?/gi, 'what is the $1,'],
  [/(\bwhat is the [\w -]+?),? (?:and )?how (?:much|big|high|large) is (?:it|that)(?=\W*$)/gi, '$1'],
  [/\b(profitable|profit|money|earnings)\b([^?]*?) and is it growing\b/gi, '$1$2 and is revenue growing'],
  [/\bwhen do (?:they|it) report(?: next)? and what(?:['\u2019]?s| is) (?:expected|the estimate|consensus)\b/gi, 'when do they report? what is the EPS estimate'],
  [/\b(nasdaq|nyse|listed)\b([^?]*?) or (?:did|have) (?:they|it) (?:get|got|gotten|receive[d]?) (?:an? )?(?:warning|notice|letter)\b/gi, '$1$2? any delisting notice'],
  [/\bwhat (?:would|does|will) (?:have to happen|it take) for (?:this|it|the (?:stock|price)) to (?:be worth|get (?:back )?to|reach|hit|go (?:back )?to|see|return to) (\$?\d[\d.]*)[^?]*/gi, 'will it reach $1'],
  // A multiple against its own past.
  [/(?<!forward )\b(p\/[esb])\b[^?.,;]*?\b(?:above|below|over|under|near|higher than|lower than|vs\.?|versus|compared (?:to|with)|against|relative to|at) (?:its|their) own (?:[\w-]+[- ]year )?(?:averages?|median|history|past|norm|mean)(?: (?:of|over|in) (?:the )?(?:past|last)(?: \w+)? years)?/gi, '$1 over time'],
  [/^(?!.*\bforward\b)\W*(.*\bp\/[esb]\b.*?)(?:,)? and (?:is|was) (?:it|that) (?:above|below|over|under|near|higher than|lower than|vs\.?) (?:its|their) own (?:[\w-]+[- ]year )?(?:averages?|median|history|past|norm|mean)(?: (?:of|over|in) (?:the )?(?:past|last)(?: \w+)? years)?/gi, '$1 over time'],
  [/\bis (?:the |its )?(p\/[esb]) (?:at )?(?:the |its )?(?:lowest|highest|cheapest)(?: (?:it['\u2019]?s|its|it has|they have|they['\u2019]?ve))?(?: ever)?(?: been)?(?: ever)?/gi, '$1 over time'],
  // A session of the past, and what was traded in it.
  [/\bwhat (?:was )?(?:traded|the trading) on (?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi, 'volume on '],
  [/\b(?:what (?:was|happened (?:with|on|in)|caused)|why) (?:the |was there (?:a |the )?|were there )?((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2})(?:['\u2019]s)? volume (?:spike|surge|jump)?(?: ?\([^)]*\))?/gi, 'volume on $1'],
  [/\bwhy (?:(?:so (?:much|many)|such|was there|were there|the|all the|that) )*(?:\d[\d.]* ?(?:[mkb]|mil|million|billion|thousand)?\b )?(?:high |huge |big |heavy )?(?:volume|shares traded|trading)(?: spike| surge)? (on (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2})/gi, 'volume $1, and why did it move $1'],
  [/(?<=[?.!]\s+)(?:the |an )?(?:average|usual|normal|typical) (?:day|volume|session)[^?]*$/i, ''],
  [/\b(?:trad(?:e|ed|ing) )?(?:under|below|beneath) \$?1(?:\.00)?(?: dollar)? intra-?day(?: on \w+ days?)?(?= (?:last|this|in)\b)/gi, 'lowest intraday price'],
  // What the owners would get.
  [/\b(?:so )?if (?:they|it|the company) (?:was |were |got |is )?(?:liquidat\w+|wound (?:down|up)|sold off)(?: tomorrow| today| now)?,? (?:what|how much) (?:would|do|does|will) (?:i|we|shareholders|holders|one|a share(?:holder)?) (?:get|receive|be left with)(?: per share| a share| for (?:each|a) share)?/gi, 'equity per share'],
  // A way down or up, told before it is asked about.
  [/^\W*(?:it |the stock |stock )?(?:went |dropped |fell |gone |going |moved )?(?:all the way )?(?:down |up )?from \$?\d[\d.]*(?: (?:and change|bucks|dollars))? (?:down |up )?to \$?\d[\d.]*(?: (?:and change|bucks|dollars))?(?: in (?:like |about |just )?(?:a|an|one|\d+) (?:day|week|month|year)s?)?[.,!;]+\s+(?=please|what|who|explain|tell)/i, ''],
  [new RegExp(String.raw`\b(up|down) (?:another |over |about |around )?\d[\d.]* ?(?:%|percent|pct) (today|yesterday|this week|this month|on the day)[,.;!?]*\s+(?:any|what(?:['\u2019]s| is| was)?(?: the)?|is there(?: any)?) (?:news|reason|catalyst|cause|story)(?: (?:for|behind|on) (?:that|it|this))?`, 'gi'), 'why is it $1 $2'],
  [/\b(?:what(?:['\u2019]?s| is| was)|who(?:['\u2019]?s| is)) (?:driving|behind|moving|pushing|fueling|fuelling) (?:it|this|that|the (?:stock|move|run|rally|price|jump|rise|drop|spike)|this (?:move|run|rally|jump|rise|drop|spike))(?: (?:up|down|higher|lower))?\b/gi, 'why did it move'],
  [/\b(?:is|are|was|were|has|have) (?:anyone|anybody|any) (?:on the inside|insiders?|of the insiders|inside) (?:been )?(?:selling|dumping|unloading|sold)(?: (?:into|in|on) (?:the |this )?(?:strength|rally|run|spike|rise|move))?/gi, 'any insider sales'],
  [/\b(selling|sold|sell|dumping|buying|bought) into (?:the |this )?(?:strength|weakness|rally|dip|run|spike|drop)\b/gi, '$1'],
  // Whether money lasts, asked as whether a company does.
  [new RegExp(String.raw`^\W*(?:cash|they have|with|only)(?: is| of| only| was| at| just| like)* ${N}(?: (?:of |in )?(?:cash|in the bank|left))?[^?.]*?(?:[.,;:!]+\s*|\s+and\s+)(?=how (?:are|is|long|many|will|can) )`, 'i'), ''],
  [new RegExp(String.raw`\bhow (?:are|is|can|do|does|will) ${IT} (?:even |still |be )*(?:alive|surviv\w+|afloat|stay\w* (?:afloat|alive)|solvent|in business|paying (?:the )?bills|keep\w* the lights on)\b`, 'gi'), 'how long does the cash last'],
  [new RegExp(String.raw`\b(?:does|do) ${IT} have (?:an? )?(?:atm|shelf)(?:(?: or|,| and|\/) (?:an? )?(?:atm|shelf))?(?: (?:in place|open|active|effective|filed|ready))?(?: to (?:do it|raise|sell) from)?`, 'gi'), 'is there a shelf or ATM offering'],
  // The notice of an exchange.
  [new RegExp(String.raw`\b(?:is|are) ([\w.&-]+) (?:at |in |facing )?(?:any )?(?:risk|danger) of (?:an? |being )?(?:${EXCHANGE} )?delist(?:ed|ing)\b(?: (?:by|from) ${EXCHANGE})?`, 'gi'), 'any delisting notice of $1'],
  [new RegExp(String.raw`\b(?:will|would|can|could|is|are) ${EXCHANGE} (?:going to |gonna |about to )?(?:kick|throw|boot|toss|delist|remove)(?:ing)? (?:them|it|this|us)(?: (?:out|off))?\b`, 'gi'), 'any delisting notice'],
  [/^\W*(?:it['\u2019]?s |been |now )?(?:trading )?(?:under|below) (?:a|one|1|\$1) ?(?:dollar|buck)?(?: (?:now|for \w+(?: \w+)?))?,\s+(?=\w+ \w)/i, ''],
  [/[,.;]\s+(?:it['\u2019]?s |has |have )?been (?:trading )?(?:under|below) (?:a|one|1|\$1) ?(?:dollar|buck)?(?: (?:now|for \w+(?: \w+)?|lately))?(?=\W*$)/i, ''],
  // Splits.
  [/\b(did|has|have) ([\w.&-]+) (?:do|did|done|have|had|make|made) (?:an? |any |another )?(reverse (?:stock )?split|(?:stock )?split)s?(?: in (\w+(?: \d{4})?))?[,.?;]+ (?:what|which|at what) ratio\b/gi, 'what splits of $2'],
  [/\bwhat (?:ratio|was the ratio) and (?:what|which|when|on what|on which) (?:day|date)\b/gi, 'what splits'],
  // Shares bought back over years are what the count of shares shows.
  [/\bhow (?:much stock|many shares) (?:has|have|did) (the company|[\w.&-]+) (?:bought back|buy back|repurchased?|retired?)(?= (?:since|in|over)\b|\s*(?:[?.!]|$))/gi, 'how did the share count of $1 change'],
  [/^\W*(?:total )?shares (?:bought back|repurchased|retired)(?= since\b)/gi, 'how did the share count change'],
  [/\b(?:shares? (?:outstanding|count)|number of shares|shares out)(?: (?:at |as of )?(?:the )?(?:year[- ]?)?end(?: of)?)? ((?:19|20)\d\d)(?:, (?:19|20)\d\d)*,? and (?:now|today|currently)\b/gi, 'how did the share count change since $1'],
  // Reports against what was expected of them.
  [/\b(?:what(?:['\u2019]?s| is| was) the )?longest (?:beat(?:ing)?|winning) streak\b/gi, 'did it ever miss the estimate'],
  [/\bhas ([\w.&-]+) ever missed(?: (?:estimates|an estimate|the estimate|earnings|on earnings))?(?=\W*$)/gi, 'did $1 ever miss the estimate'],
  [/\bwhat (?:do|does) (?:the )?(?:analysts?|street|wall street|consensus|sell[- ]?side) (?:have|expect|see|model|pencil in|look for|project|forecast) for (20\d\d|this year|next year|this fiscal year|next fiscal year) (eps|earnings|revenue|sales)(?: and (eps|earnings|revenue|sales))?\b/gi, (_, year = '', one = '', two = '') => `${one}${two ? ` and ${two}` : ''} estimates for ${year}.`],
  [/\b(?:has|have|is|are) (?:the|those|these|their) (?:eps |earnings |revenue |analysts?['\u2019]? )?(?:numbers?|estimates?|consensus|figures?) (?:been )?(?:going|moving|revised|drifting|trending) (?:up or down|higher or lower)(?: (?:after|since|following|over) (?:the )?(?:[a-z]+ )?(?:report|print|results|earnings|spring|summer|winter|fall|quarter|months?))?/gi, 'what are the estimate revisions'],
  // What is told of a session before it is asked what went on.
  [/(?<=\b(?:up|down|fell|rose|dropped|gained|lost) (?:about |over |almost |nearly )?\d[\d.]* ?(?:%|percent|pct)[^?.]*?),? (?:with|on) (?:about |over |some |like )?\d[\d.]*(?: and a half)? ?(?:k|m|mm|mil|million|thousand)? shares(?: traded)?/gi, ''],
  [/^\W*(dropped|fell|down|up|rose|jumped|popped|gained|lost) (?:about |over |almost |nearly )?(?:\d[\d.]*|[a-z]+) ?(?:%|percent|pct) in (?:one|a single) (?:session|day)[.,;!]+\s+(?:was|is|were) there (?:some|any|an?) (?:filings?|news|reason|catalyst)(?:,? or (?:is it |was it )?(?:just|only)[^?.]*)?/i, (_, way = '') => `why is it ${/up|rose|jump|pop|gain/i.test(way) ? 'up' : 'down'} today`],
  [/\b(?:did|has|is|was) the (?:whole|entire|rest of the) (?:\w+ )?(?:group|sector|industry|space|complex) (?:get |got |been )?(?:hit|fall|fell|drop|down|sell off|sold off|hurt|crushed)(?:,? (?:too|as well|also))?(?:,? or (?:is it |was it )?(?:only|just) (?:us|it|them|this one|this stock))?/gi, 'session change vs peers'],
  [/^[^?.!]*\b(?:down|up|fell|rose|dropped|lost|gained)\b[^?.!]*[.!]\s+(?=session change vs peers)/i, ''],
  // Near what a rule of an exchange allows.
  [/\b(?:for )?how many (?:trading )?(?:days|sessions)(?: in a row| straight| running)? (?:(?:has|have) (?:it|this|the stock|they) (?:been |traded |closed |spent )*)?(?:under|below) (?:a |one |1 |\$1 ?)(?:buck|dollar)?/gi, 'any delisting notice'],
  [/\bstill above the (?:minimum bid|min bid|bid price|\$1)(?: price)?(?: rule| requirement)? or (?=did|have|has)/gi, ''],
  [/\bwhen (?:do|can|will|are) (?:the )?insiders (?:get to|be able to|be allowed to|allowed to|start to|free to)? ?sell\b/gi, 'when does the lock-up expire'],
  [/^\W*sub[- ]?\$?1(?: again| now| still)*[.,;!?]+\s+(?=\w+ \w)/i, ''],
  [/\bpe on consensus (?:for|on) (?:the )?next (?:fiscal )?year\b/gi, 'forward P/E'],
  // A phase beyond one.
  [/\b(?:past|beyond|later than|further than) phase (1|2|i|ii)\b/gi, (_, phase = '') => `in phase ${/^(?:1|i)$/i.test(phase) ? '2' : '3'}`],
  [/\b(?:is|are) (?:the )?(?:market cap|market value) (?:lower|smaller|less|higher|more|bigger) than (?:the |its |their )?(?:net )?cash(?: (?:in the bank|on hand|it has|they have))?(?:,? (?:net|after) (?:of )?(?:everything|all|all that is|what(?:ever)? is) owed)?/gi, 'net cash over market cap'],
  [/\bwhich (?:one )?(?:carries|has|runs|uses|is carrying) (?:the )?(?:less|lower|least|more|higher|most) (?:leverage|debt load|gearing)\b/gi, 'debt to equity'],
  [/^((?:\$?[A-Z][A-Z.]{0,5}(?:, (?:and )?| and |,? & )){1,4}\$?[A-Z][A-Z.]{0,5})[:,]? (?:please )?(?:rank|sort|order) (?:them|these|those) by /g, 'compare $1 by '],
  [/\bnet cash (?:relative|compared|in relation) to (?:the )?market (?:cap|value)\b/gi, 'net cash over market cap'],
  [/^.*\b(low|small|tiny|high|big|huge) (float|short interest|insider ownership)\b[^.?!]*[.!] is (?:it|that) true(?: that (?:it|the \w+) is \w+)?/i, 'how big is the $2'],
  [/,? (?:does|do) (?:such (?:a thing|things|stocks?|companies|one)|any(?:thing)?(?: like that)?) (?:even )?exist\W*$/i, ''],
  [/\b(\d*\.\d+) (?:of|times|x) (?:nav|net asset value|book(?: value)?)\b/gi, '$1x book'],
  // The closes around a report are what the price did after it.
  [/\bwhat (?:did|was|were) (?:it|the stock|the price|the closes?) (?:close at |closing )?(?:on )?the day before (?:the |its )?(?:q[1-4] |last |latest )?(?:earnings|report|print|results)(?: report)?,? and (?:on )?the day after(?: (?:it|that|them))?/gi, 'how did the price do after the last earnings report'],
  // Who holds an office is told by who does.
  [/^\W*(?:is )?(?!(?:it|he|she|they|this|that|who)\b)([a-z][\w'\u2019-]+(?: [a-z][\w'\u2019-]+)?) still (?:the |their |its )?(chair(?:man|woman|person)?|ceo|cfo|coo|president|founder|chief executive|chief financial officer)\b(?: (?:of|at) [\w.& -]+)?(?=\W*$)/i, 'who is the $2'],
  [/\b[Ii]s ([A-Z][\w'\u2019-]+ [A-Z][\w'\u2019-]+) (?:still )?on the board(?: of (?:directors(?: of)?|[\w.& -]+))?(?=\W*$)/g, 'who is on the board'],
  // A study that has ended.
  [/\b(?:did|has|have) any (?:of (?:the|their|its) )?(phase (?:\d|i{1,3}))(?: (?:trials?|stud(?:y|ies)))? (?:finish(?:ed)?|complete[d]?|end(?:ed)?|read out)\b/gi, 'completed $1 trials'],
  [/\b(?:has|have|did) ([\w.&-]+) (?:announced?|named?|signed?) (?:an? )?(?:merger|deal|business combination) (?:target|partner|agreement)(?: yet)?/gi, 'is there a merger of $1'],
  // Which of two to buy or to sell short is advice.
  [/\bwhich (?:one )?(?:of (?:them|these|those|the two) )?would you (?:rather )?(?:short|buy|sell|pick|own|choose|take)\b/gi, 'which one should i buy'],
  // What a shop sells more of than a year before, in its own short word.
  [/\bcomps (?:in |for |of )?(?=q[1-4]\b|(?:last|this|the last) quarter)/gi, 'same store sales '],
  [/\b(q[1-4]|same[- ]store|restaurant) comps\b/gi, '$1 same store sales'],
  [/\b(?:us|u\.s\.|american) or canadian (dollars?)\b/gi, 'which currency'],
  [/,? in (?:simple|plain|easy) (?:words|terms|english)\b|,\s*simple words(?=\W*$)/gi, ''],
  [/\bplease explain (?:to )?me\b/gi, 'explain'],
  [/\bwhat kind of (?:company|business) (?:is|are) (?:this|it|they)(?:,? and (?:how|where) (?:it|they|does it|do they) makes?(?: (?:its|their|the))? money)?/gi, 'what does the company do'],
  [/\b(\d{1,2}|five|three|ten|four|two) ?-?(?:yr|year)s?(?:['\u2019]s?)? (revenue|sales|net income|earnings|eps|profit|cash flow|free cash flow|fcf|debt|margin|gross margin|operating margin) (?:trend|history|chart|record|development|picture|growth trend)\b/gi, '$2 over the last $1 years'],
  [/^\W*\$?[\d,]+k? (?:put in|invested)(?: \w+)? (\w+) (years|months) ago(?: with (?:the )?dividends reinvested)?,? what (?:would|is|will) (?:it|that|this) be(?: worth)?(?: now| today)?/gi, 'price change over the last $1 $2'],
  [new RegExp(String.raw`^\W*(?:as an? [\w -]{3,30} (?:in|from) [\w -]{3,20},? )?i (?:bought|own|hold|got in|purchased) [^?.]*?(?:in (?:19|20)\d\d|on the \w+|at ${N}|shares)[^?.]*\.\s+(?=\w)`, 'i'), ''],
  [new RegExp(String.raw`(?<=[?.!]\s+)my (?:nephew|niece|son|daughter|wife|husband|mother|father|mom|dad|brother|sister|uncle|aunt|friend|neighbou?r)\b[^?.!]*[.!]?\s*$`, 'i'), ''],
  [new RegExp(String.raw`^\W*my (?:nephew|niece|son(?:[- ]in[- ]law)?|daughter|wife|husband|mother|father|mom|dad|brother(?:[- ]in[- ]law)?|sister|uncle|aunt|friend|neighbou?r|broker) (?:says|said|thinks|claims|told me|swears)(?: that)? `, 'i'), ''],
  [new RegExp(String.raw`^\W*(?:hi|hello|hey)?,? ?i(?: am|['\u2019]?m) (?:new|a beginner|just starting|not an expert)[^?.!]*[.!]\s+${ASKS}`, 'i'), ''],
  [/^\W*income investor here[.,]\s+/i, ''],
  [/\b(is [\w.&-]+) (?:going )?(bankrupt|insolvent)\b because [^?.]*\??\s*(?:is it\??)?\s*$/i, '$1 going bankrupt'],
  ...standingWordings,
]; // prettier-ignore
