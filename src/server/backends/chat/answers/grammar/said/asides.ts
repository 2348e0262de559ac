/** What people say beside what they ask, and how they put a then against a now, each as what it asks for. */
type Wording = readonly [RegExp, string | ((...words: string[]) => string)];

const AGO = String.raw`(\d+|an?|one|two|three|four|five|six|ten|twelve) (years?|yrs?|months?|mos?|quarters?|qtrs?) ago`;
const SMALL = ['one', 'two', 'three', 'four', 'five'];
const COUNT_OF_SHARES =
  /\bshare count|\b(?:number|count) of shares|\bhow many (?:more |fewer )?shares|\bshares outstanding|\boutstanding shares/i;

export const asideWordings: readonly Wording[] = [
  [/\b(?:fiscal |full |financial )?(year|quarter|fy),? (?:that )?(?:ended|ending|ends)(?: in| on)? (?=(?:the )?(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]* (?:20)?\d\d\b)/gi, '$1 to '],
  [/\b(does|do|did|is|are) (it|they|[a-z][\w.&’'-]+) even(?= \w)/gi, '$1 $2'],
  // What somebody wants to hear confirmed is what is asked.
  [/,?\s+(?:did|do|does|is|are|was|were|has|have|had|wo|would)n['’]?t (?:they|it|he|she|we|this)(?=\s*(?:[?.!]|$))/gi, ''],
  // Where it will close nobody knows: "where does it close on Friday" is no question about the Friday before.
  [
    /\b(?:where|what|how high|how low) (?:does|do|will|would|is|are|can)\b[^?.!]*?\b(?:close|end up|finish|open|land|trade)\b[^?.!]*?\b(?:on |by |this |next |come )*(?:monday|tuesday|wednesday|thursday|friday|tomorrow)\b/gi,
    'what is the future price',
  ],
  [/\bfrom ((?:19|20)\d\d) (?:until|till|to|through|up to) (?:now|today|date|the present)\b/gi, 'since $1'],
  [/\b(?:for|in|of) each (?:full )?(?:fiscal )?year (since|from|of)\b/gi, 'by year $1'],
  [/\b(in|of|for) each of (the last|the past|its last) (?=(?:\d|two|three|four|five|six|eight|ten)\b)/gi, '$1 $2 '],
  [/^(\W*(?:(?:is|was|has) (?:it|that) )?(?:gone )?(?:up or down|higher or lower)) (?:compared (?:with|to)|versus|vs\.?|against|than|from) (\w+) (weeks?|months?) ago\b/gi, '$1 since $2 $3 ago'],
  [/,\s+as (?=(?:an? )?(?:%|percent(?:age)?|pct) of (?:the |its )?float\b)/gi, ' as '],
  [/,?\s+at the (?:pace|rate|speed|clip) (?:at which )?(?:they|it|the company)(?:['’]re| are|['’]s| is) (?:burning|spending|going|using)(?: it| cash| money| through it)?\b/gi, ' at this rate'],
  [/\bthe (?:rest|remainder) of (?:the|its|their) (pipeline|board|team|officers|holders|management)\b/gi, 'the $1'],
  [/\b(?:the )?(two|three|four|five|\d) (quarters|reports|years) before (?:that|those|it)\b/gi, (_, count = '', unit = '') => `the last ${(SMALL.indexOf(count.toLowerCase()) + 1 || Number(count)) + 1} ${unit}`],
  [/\bhow many of (?:them|those|the analysts) (say|rate|recommend)\b/gi, 'how many analysts $1'],
  [/\bhow far (?:under|off|beneath|down from)\b/gi, 'how far below'],
  [/\bwhat (eps|earnings)(?: per share)? is (?:the )?(?:street|wall street|consensus) (?:at|expecting|looking for|on)\b/gi, 'what is the EPS estimate'],
  // What a figure is to be read from, and what for.
  [
    /\b(?:based on|according to|going by|judging by|per) (?:the |its |their )?(?:latest|last|newest|most recent) (?:quarterly |annual )?(?:reports?|filings?|10-?[kq]s?|statements?|results),?\s*/gi,
    '',
  ],
  [/,?\s+so (?:that )?(?:i|we) (?:can|could|may|might) (?:see|compare|judge|understand|get|tell)\b[^?!]*/gi, ''],
  [/^\W*(?:the )?(?:chart|page|site|app|screen) (?:won['’]?t|wont|doesn['’]?t|doesnt|does not|will not) (?:load|open|work|show)\b[,.]?\s*(?:so )?(?:just )?/gi, ''],
  [/,?\s+(?:to )?be honest\b,?|^\W*be honest\b,?\s*/gi, ' '],
  [/,?\s+(?:a |my |the )?(?:client|friend|boss|wife|husband|buddy|colleague) (?:is )?asking\W*$/gi, ''],
  // Where the price is said to be, beside what is asked.
  [/,\s*(?:it(?:['’]?s)?|the (?:stock|price|shares?)|this thing)(?: is| are| has| have)?(?: been)? (?:just |only )?(?:hugging|kissing|hovering|flirting|flirted|clinging|stuck|teetering|languishing|bouncing|crawling|scraping|sat|parked|glued)(?: (?:around|near|at|about|under|below|above|with|to|along|by|just))* (?:a |an |one |the |\$)?(?:\$?\d[\d.]*|buck|dollar|penny|floor|bottom)(?: (?:mark|level|line|lately|now|for (?:weeks|months|ages|days|a while)))*(?=\W*$)/gi, ''],
  [/\bimplied vol\b/gi, 'implied volatility'],
  [/^\W*(?:hello|hi|hey|good (?:morning|afternoon|evening|day))(?: there| all| everyone| team)?[,!.]+\s+(?=\w+\W+\w)/gi, ''],
  [/^\W*(?:i (?:would|['’]d) (?:like|love|want) to (?:know|see|understand|find out)|i want to know|i need to know|i was wondering) (?:if |whether )?(?=\w)/gi, ''],
  [/\bhow many (quarters|months|years) (?:can|could|will|would|does|do|may|might) (?:it|they|that|this|the (?:cash|money|company)|its cash|their cash) (?:still )?last(?:,? (?:with|at|on) (?:the |its |their )?(?:current|present|latest) (?:cash )?(?:burn(?: rate)?|rate|pace))?\b/gi, 'how long does the cash last'],
  [/\bGAAP (?=(?:earnings|eps|net income)\b)/gi, ''],
  [/\b(dividends?|amount|paid|pays?)\b([^.?!]*?) per ADSs?\b/gi, '$1$2 per share'],
  [/\bADSs? (?=(?:is |are |still |listed|trad))/g, 'shares '],
  [/^\W*i['’]?m (?:down|up) [\d.,]+ ?(?:%|percent)(?: on (?:it|this|this one))?[,.:]?\s+(?=\w)/gi, ''],
  [/\b(?:did|has|have|is) [^?.!,]*?\b(?:go|gone|going|file|filed|filing|enter|entered|in)(?: (?:for|into|through|under))? (?:chapter (?:11|7|eleven|seven)|bankruptcy(?: protection)?)\b/gi, 'is there a bankruptcy filing'],
  [/\b(?:did|has|have|had|was|were) ((?:[\w.&'\u2019-]+ ){1,4}?)(?:ever |once |already |really )*(?:go|gone|went|been|become|declared?|filed?|fall|fallen)(?: for| into)? (?:bankrupt|bust|insolvent|bankruptcy)\b(?! (?:risk|soon))/gi, 'is there a bankruptcy filing of $1'],
  [/\bwhen did (it|they|the (?:company|stock|shares?)|[\w.&'\u2019-]+) (?:come|get|go|return)(?: back)? (?:on ?to|to|on) the (?:stock )?(?:market|exchange)\b/gi, 'when was $1 listed'],
  [/\bon the other (?:side|hand)\b,?/gi, ''],
  [/,?\s+(?:can['’]?t|cant|cannot) (?:get )?(?:filled|a fill)\b/gi, ''],
  // The sign of a figure is told with it.
  [/(?:,|\s[-–—])\s*(?:is it |are they )?still (?:negative|positive)\b/gi, ''],
  [/\b(more|less|higher|lower|bigger|smaller|larger|fewer|rather|better|worse) then\b(?= \$?\d| its| the| their| what)/gi, '$1 than'],
  [
    /\bover (?:the (?:last|past) )?((?:\w+, )*\w+),? and (\w+) (years|months|quarters)\b/gi,
    (_, first = '', last = '', unit = '') =>
      `over ${[...first.split(', '), last].map((count) => `the last ${count} ${unit}`).join(' and ')}`,
  ],
  [/\btotal (?:share|stock)[- ]?(?:price )?return\b/gi, 'share price return'],
  // Then and now: of a count of shares it asks how that became.
  [
    new RegExp(String.raw`^(.*?),?\s*(?:now|today|currently|at present)?,?\s*\b(?:vs\.?|versus|against|compared (?:to|with)) ${AGO}`, 'i'),
    (whole = '', before = '', count = '', unit = '') =>
      COUNT_OF_SHARES.test(whole) ? `${before} history over the last ${count} ${unit}` : whole,
  ],
  [
    /\bwhat did (?:they|it|the company) do with the share count(?: in the meantime| since(?: then)?)?/gi,
    'how did the share count change',
  ],
  [/,?\s+in the meantime\b/gi, ''],
  // Who buys or sells is an insider, as far as the record knows.
  [/\bwho (?:was|were|is|are|has been|have been) (buying|selling)(?: (?:it(?: all)?|the (?:stock|shares)|them|all (?:of )?(?:it|that)))?(?=\W*$)/gi, 'which insiders were $1'],
  [/\bwho (?:was|is|were|are) the (?:biggest|largest|top) (seller|buyer)s?\b/gi, (_, what = '') => `which insider ${what.toLowerCase() === 'seller' ? 'sold' : 'bought'} the most`],
  // Pay that is split out is none of the splits: of which parts it is made is on no record, the pay is.
  [/,?\s+(?:(?:(?:base )?salary|bonus(?:es)?|cash|stocks?|shares|equity|options?|awards?)(?:,? (?:and|&))?,? )+(?:split|broken|spelled) (?:out|up|down)\b/gi, ''],
  [/\banother (offering|raise|split|reverse split|buyback|acquisition)\b/gi, 'an $1'],
  // A sale of the company is none of its sales.
  [/\b(?:sale|selling) of (?:the|this) (?:whole |entire )?company\b/gi, 'takeover'],
  [/\blisted in (?:new york|the (?:us|u\.s\.|states))\b/gi, ''],
  [/\bwill (?:\w+ )?(?:ever )?(?:go|get|climb|run|make it|come) (?:back )?(?:up )?to \$?\d[\d.,]*\$?(?: again)?/gi, 'what is the future price'],
  [/\b(?:performed|performance|done|gone|traded|moved) since then\b/gi, (whole) => whole.replace(/since then/i, 'since the IPO')],
  [/\b(traded|done|performed|moved) since (?:it|they) (?:listed|ipo['’]?e?d|went public|came public|began trading|started trading)(?: on \w+)?\b/gi, '$1 since the IPO'],
  [/\s*[-–—,]\s*(?:the )?first[- ]day (?:close|price)s? (?:vs\.?|versus|against|to|and) (?:now|today|the last)\b/gi, ''],
]; // prettier-ignore
