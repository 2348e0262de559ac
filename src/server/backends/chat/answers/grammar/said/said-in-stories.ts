import type { Wording } from './said.ts';

const N = String.raw`\$?\d[\d,.]*(?: ?(?:%|percent|pct|cents?|c|bucks|dollars?|k|m|b|mil|million|billion))?`;
const DAY = String.raw`(?:on )?((?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* \d{1,2}(?:,? 20\d\d)?)`;
const MOVED =
  '(?:jumped|fell|dropped|rose|spiked|tanked|crashed|popped|surged|plunged|lost|gained|sank|soared|ripped|up|down)';
const WHO = String.raw`(?:an? |the |your |my |a retired |retired |long[- ]time |new )?(?:accountant|journalist|student|pensioner|widow|engineer|nurse|teacher|shareholder|holder|investor|income investor|day trader|trader|short seller|analyst|lawyer|doctor|physician|reporter|retiree|professor|beginner)s?`;

/** Who asks, and the story of a price told before the question; and everyday turns that ask for one thing on record. */
export const storyWordings: readonly Wording[] = [
  // Who asks is no part of what is asked.
  [new RegExp(String.raw`^\W*(?:i(?: am|['\u2019]?m) |as )?${WHO}(?: (?:here|on deadline|speaking|by trade))?(?: (?:doing|writing|working on|with|in|for) [^?.:,]{3,60})?[.,:;]\s+(?=\w+ \w)`, 'i'), ''],
  [/^\W*for (?:an? |my )?(?:class|school|term|research)? ?(?:paper|essay|article|report|thesis|homework|presentation)[:,]?\s+(?=\w+ \w)/i, ''],
  [/(?<=[.,:]\s+|^\W*)i have (?:followed|watched|owned|known) [^?.]{5,90}? and (?:i )?(?:would like|want|need) to know (?:how [^?:.]{5,90}:\s*)?/gi, ''],
  // A day's move told, and then asked about.
  [new RegExp(String.raw`^(.*?\b)${MOVED} (?:by |about |almost |nearly |over )?${N} ${DAY}[,.;?!]*\s+(?:and )?(?:any|what(?:['\u2019]?s| is| was)?(?: the)?|is there(?: any)?)\s?(?:news|reason|catalyst|that|it|happened|cause|explanation|explain)\b(?: that day)?(?: or just (?:a )?pump)?`, 'i'), 'why did it move on $2'],
  [new RegExp(String.raw`^(.*?\b)${MOVED} (?:by |about |almost |nearly |over )?${N} ${DAY}(?: over [^?,]*)?[,.;?!]*\s*(?:explain|why|how come|wtf|what gives|thoughts)?\W*$`, 'i'), 'why did it move on $2'],
  [new RegExp(String.raw`^(.*?\b)${N} (?:drop|fall|jump|rise|crash|spike|pop|gap) ${DAY}\b[^?]*?(?:error|real|glitch|mistake|why|what)[^?]*`, 'i'), 'why did it move on $2'],
  [new RegExp(String.raw`^\W*how (?:does|did|can|could|do) (?:a |the |this |any )?(?:stock|share|price|it|company) (?:go|fall|drop|crash|slide|sink) from ${N} to ${N}[^?]*\??\s*(?:what happened(?: (?:to|with) \w+)?)?`, 'i'), 'why did it fall over the last year'],
  [new RegExp(String.raw`^\W*[\w.&-]+ was (?:at )?${N} [^,?]{0,30}?(?:,| and)? ?now (?:it['\u2019]?s |at )?${N},\s*`, 'i'), ''],
  [/\b(volume|traded|trading)\b([^?]*?) when (?:it|the stock) (?:doubled|tripled|jumped|crashed|spiked|fell|halved|popped|ripped)\b/gi, '$1$2'],
  // That a figure must be wrong, said of the figure.
  [new RegExp(String.raw`^\W*([a-z][\w ]{2,40}?) (?:is |of |at )?${N},? (?:and )?(?:that|this)(?:['\u2019]?s| is| has)? (?:got to|gotta|must|can['\u2019]?t|cannot|has to|have to)(?: be)? (?:wrong|right|true|a mistake|an error)(?:,? (?:no|right|surely))?`, 'i'), 'what is $1'],
  // Whether money can be paid back is what there is of it.
  [/(?<=\bdebts?\b[^?]*?),? (?:and )?can (?:they|it|the company) (?:pay|afford|service|cover|repay|survive)(?: (?:it|that|them|this))?(?: back| off)?(?=\W*$)/gi, ', and how much cash'],
  [/\bis (?:in )?(?:debt )?trouble(?:,? (?:is(?:n['\u2019]?t| not) it|right))?,? (?=going (?:bankrupt|under|broke))/gi, 'is '],
  [/\b(?:what|when) (?:day |date )?(?:does|will|is) (?:the |this |that )?(?:deal|merger|acquisition|takeover|buyout|transaction) (?:going to )?(?:close|closing|complete|go through|happen|be done)\b/gi, 'is there a merger'],
  [/\b(?:what|which) company (?:will|would|are|is|do) (?:they|it) (?:going to )?(?:merge|merging|combine) with\b/gi, 'is there a merger'],
  // A dividend named in cents.
  [new RegExp(String.raw`\b(?:does|do) ([\w.&-]+) (?:still )?pay ${N}(?: (?:a|per) (?:share|quarter|year|month))?(?: still)?\b(?! million| billion)`, 'gi'), 'what dividend does $1 pay'],
  [/\beps is only [\d.]+(?: cents)? so is the payout (?:over|above|more than) (?:100|a hundred) ?(?:%|percent)/gi, 'is the dividend covered by earnings'],
  [/\b(dividend)\b([^?]*?)[,;]? is that more than (?:it|they) earns?\b/gi, '$1$2, is the dividend covered by earnings'],
  [/\b(has|did) (?:it|they) ever (?:cut|reduced?|suspend(?:ed)?) the dividend(?: before)?/gi, '$1 the dividend ever been cut'],
  // Runs of quarters and of reports.
  [/\b(?:has |have )?(?:lost money|been losing money|made a loss|been unprofitable) (?:for )?how many (quarters|years) in a row(?: now)?/gi, 'how many $1 in a row did it make a loss'],
  // Purchases stand beside the last close in their table.
  [/,? (?:and )?are they (?:all )?(?:under ?water|in the red|in the green|up or down|losing money)(?: on (?:it|them|that))?(?: now| today| already)?(?=\W*$)/gi, ''],
  [/\b(still (?:own|hold|in)\b[^?]*?) and how (?:much|many(?: shares)?)(?=\W*$)/gi, '$1'],
  [/^\W*([A-Z][\w.&' -]{2,28}?) (?:is |are )?(?:dumping|selling|buying|adding to|trimming|cutting|exiting|loading up on) [A-Z]{1,5}\?\s*(?:how many (?:shares )?do they hold[^?]*)?/, 'how did the holding of $1 change over the last quarter'],
  [/^\W*([\w.&' -]{2,28}?) is in [\w.&-]+ (?:with|at|for) [\d.]+ ?%,? have they been (?:adding or selling|buying or selling|adding|selling)\b(?:,? and who else is in there)?/i, (whole = '', who = '') => `how did the holding of ${who} change over the last quarter${/who else/i.test(whole) ? '? who are the institutional holders' : ''}`],
  // A name of before.
  [/\bdid ([\w.&-]+) used? to be (?:called |named )?([\w.&-]+)\b/gi, 'was $1 called $2 before'],
  [/\b([\w.&-]+) is (?:the )?old ([\w.&-]+),? (?:right|correct)\b/gi, 'was $1 called $2 before'],
  // The bid of an exchange.
  [/\b(?:is |are )?([\w.&-]+(?: [\w.&-]+)?) still in compliance (?:w|with|w\/) (?:the )?nasdaq(?: \$?1(?: bid)?)?(?: (?:rule|bid|minimum))?/gi, 'any delisting notice of $1'],
  [/\b(?:when is|what is|and when is) the (?:deadline|date) (?:nasdaq|nyse|the exchange) (?:gave|set|has given) (?:them|it)\b/gi, 'any delisting notice'],
  // What is fair, what is paid, what would be bought is advice.
  [/\bwhat would you say is an? (?:fair|good|right) (?:price|value)(?: for [\w.&-]+)?(?:,? and would you buy (?:it|here|it here))?/gi, 'should i buy it'],
  [/^\W*([\w.&-]+ or [\w.&-]+(?: or [\w.&-]+)?)\b[^?]*\? pick one\W*$/i, 'which should i buy, $1'],
  // "He's", typed in a hurry, is no ticker.
  [/\bhes (?=(?:\d+|a |an |the |in |not |only |old|retired|been|got|going|my )\b)/g, 'he is '],
  [/\bwhich (?:one |of (?:them|these) )?is (?:the )?(cheap(?:est|er)|lowest priced) on (sales|earnings|book(?: value)?)\b/gi, (_, how = '', of = '') => `which has the ${/er$/i.test(how) ? 'lower' : 'lowest'} ${{ sales: 'P/S', earnings: 'P/E', book: 'P/B' }[of.toLowerCase().split(' ')[0] ?? ''] ?? of}`],
  // The first close, and how far it went since.
  [/\b(?:ipo['\u2019]?d|went public|listed|came public) in [a-z]* ?20\d\d,? (?=what)/gi, ''],
  [/\bwhat was the first day close (?:&|and) how far (?:below|above|under|from) it are we\b/gi, 'what was the first close, and what is the price change since the IPO'],
  [/\b(?:is it|are they) (?:rising or falling|going up or down|up or down) (?:over|in|during) the last (?:few|couple of|several|\d) (?:settlements|reports)/gi, 'how did the short interest change'],
  [/\bis there anything newer than (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/gi, ''],
  [/\bin (?:a|one|1|the last) yrs?\b/gi, 'over the last year'],
  [/\b([a-z]+) bank (?=(?:price to book|p\/[esb]|dividend|yield|market cap|cash|debt|revenue|short interest)\b)/gi, '$1 '],
]; // prettier-ignore
