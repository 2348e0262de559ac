import type { Wording } from './said.ts';

const SO = String.raw`(?:(?:so|really|very|crazy|super|kinda|kind of|pretty|way too|too|insanely|ridiculously|awfully|suspiciously|weirdly|a bit|quite) )*`;
const SIZED =
  'low|high|cheap|expensive|big|large|small|huge|tiny|off|weird|odd|strange|wrong|nuts|insane|crazy|fat|rich|steep|scary|bad|good|great';
const SOMEBODY =
  '(?:some(?:one|body)|any(?:one|body)|another (?:company|firm|party)|a (?:company|buyer|bidder|rival)|private equity)';
const NOW = '(?:now|today|currently|right now|(?:the |its )?(?:current|last|present) (?:price|close))';
const THEN = String.raw`(an?|one|two|three|four|five|ten|\d+) (years?|months?|weeks?) ago`;
const AGAINST = String.raw`(?:vs\.?|versus|against|compared (?:to|with)|and)`;

const overTime = (_: string, count = '', unit = ''): string =>
  `price change over the last ${/^an?$/i.test(count) ? 'one' : count} ${unit}`;

/** How people write who type as they talk: what a figure looks like before they ask for it, a then against a now, what they have heard, a guess at the answer. */
export const plainWordings: readonly Wording[] = [
  // Two breaths without a mark between them.
  [/(?<=\w)\s+(?:lol|lmao|haha+|omg|smh|bruh)\s+(?=(?:what|how|is|who|when|where|why|does|did)(?:['\u2019]?s)?\b)/gi, '. '],
  [/^\W*(?:omg|wow|yikes|damn|hmm+|ok wait|wait|hold on|hang on)\b[,.! ]+(?=\w+ \w)/i, ''],
  [/^\W*(?:did|do) i (?:hear|read|see|get)(?: (?:it|that|this))?(?: (?:right|correctly))?,? (?:that )?(?=\w)/i, ''],
  [/^\W*(?:i )?(?:heard|read|saw)(?: somewhere)? (?:that )?(?=(?:some|any)(?:one|body)\b)/i, ''],
  [new RegExp(String.raw`^(?!\W*(?:why|how|when|who|the company)\b)(.{2,40}?) (?:looks?|seems?|feels?|sounds?|is|are) ${SO}(?:${SIZED}),? (?:so )?what(?:['\u2019]?s| is| are) (?:it|they)(?: (?:really|actually|exactly|right now|now|today|at))*(?=\W*$)`, 'i'), 'what is $1'],
  [new RegExp(String.raw`\b(?:(?:stock|share) )?price (?:was )?${THEN},? ${AGAINST} ${NOW}`, 'i'), overTime],
  [new RegExp(String.raw`\b(?:(?:stock|share) )?price ${NOW},? ${AGAINST} ${THEN}`, 'i'), overTime],
  // Less than nothing is no amount.
  [/,?\s+at least(?=\W*$)/gi, ''],
  [/\b(?:how many|how much|are (?:there )?(?:many|a lot of)|is|are) (?:(?:people|investors|traders|funds|anyone|anybody|folks|guys|money|hedge funds|of them) )?(?:are |is |out there )?(?:betting|bet|bets) against\b/gi, 'what is the short interest of'],
  [/\b(?:what(?:['\u2019]?s| is)) (?:up|the deal|going on|happening|wrong) with (?:this one|this thing|this stock|the stock|it)\b[,.;]?\s*(?:it['\u2019]?s |its )?(?:been )?(?:all over the place|going (?:crazy|nuts|wild)|bouncing around|a mess)/gi, 'why did it move'],
  [/,?\s+(?:it['\u2019]?s |its )?(?:been )?all over the (?:place|map)(?= (?:this|last|today|lately|recently)|\W*$)/gi, ''],
  [new RegExp(String.raw`\b(?:does|did|has|is|would|will)? ?${SOMEBODY} (?:really |actually |still )?(?:wants?|wanted|trying|tried|going|looking|looked|offer(?:ing|ed|s)?|bidding|agreed|agreeing|about|planning|ready|made an? (?:offer|bid)|make an? (?:offer|bid)|put in an? (?:offer|bid))(?: to (?:buy|acquire|purchase|take over|take out|get)(?: out)?| for)`, 'gi'), 'is there a takeover of'],
  [/\b(?:has|did) ((?:it|they|this|the (?:spac|company))|[\w.&-]+(?: [\w.&-]+)?) (?:found|find|found itself|identified|identify|picked|pick|got|chosen|choose) (?:any(?:one|body|thing)|some(?:one|body|thing)|a (?:company|target|partner|business|deal)|its target)(?: yet)? to (?:merge with|buy|acquire|combine with|take public)(?: yet)?/gi, 'is there a merger'],
  [/\b(?:get|got|gotten|receive|received|sent|facing) (?:an? |any )?(?:delisting|deficiency|non-?compliance) (?:warnings?|notices?|letters?|threats?|alerts?)(?: (?:from|by) (?:the )?(?:nasdaq|nyse|exchange))?/gi, ' any delisting notice'],
  [/\b(?:do|does|did|can) (?:they|it|the company) (?:even )?(?:earn|make|generate|bring in) enough(?: money| cash)? to (?:pay|cover|fund|afford|support) (?:it|that|this|for it|the (?:dividend|payout|distribution)|out)\b/gi, 'is the dividend covered by earnings'],
  [/\b(make|makes|earn|earns|made|earned|lose|loses|bring in|spend) in (?:a|one) (?:full |typical |normal |single )?year(?=\W*$)/gi, '$1 by year'],
  [/\b((?:up or down|gone up or down)(?: \w+)?|(?:up|down)) overall\b/gi, '$1'],
  [/\b(?:buy|buying|bought|repurchas\w+)(?: back)? (?:back )?(?:their|its) own (?:stock|shares?)(?: back)?\b/gi, 'buying back shares'],
  [/\bwhere(?:['\u2019]?s| is| does| did| do) (?:the|their|its|all the|all this|this) (?:cash|money) (?:coming|come) from\b/gi, 'show the cash flow statement'],
  [/\b(?:is|was) (?:this|it) what ([\w .&-]{3,40}?) (?:turned into|became|is now|is called now|changed (?:its name )?to|morphed into)\b/gi, 'was it called $1 before'],
  [/\bis (?:this|it|[\w.&-]+) (?:just |really |basically |actually )?([\w .&-]{3,30}?) (?:with|under) a (?:new|different) name\b/gi, 'was it called $1 before'],
  [/\b[Ww]here (?:does|do|did|is|are) ([A-Z][\w.&-]+(?: [A-Z][\w.&-]+)?)['\u2019]s? (?:percentage|percent|stake|position|holding|ownership|share)(?: (?:stand|at|sit|now|today))*(?: (?:on|in|per|as of) (?:the |its |their )?(?:latest|last|newest|most recent) (?:filing|13[dgf]|report|amendment))?/g, 'what stake does $1 own'],
  [/\bclinical[- ]stage (?=(?:\w+ )?(?:biotechs|biopharmas|pharmas|drugmakers|companies|names|stocks)\b)/gi, 'phase 1 or phase 2 or phase 3 '],
  [/\b(pdufa(?: date)?|fda decision(?: date)?|adcom|readout|catalyst)(?: date)?,? (?:and )?(?:for|of|on) (?:which|what) (?:asset|drug|candidate|product|program(?:me)?|compound|therapy)(?=\W*$)/gi, '$1'],
  [/\b(?:consensus|street|estimated) eps and (?:the )?(?:direction|trend) (?:of|in) (?:the )?(?:estimate )?revisions(?: over (?:the (?:last|past) )?\d+ days)?/gi, 'EPS estimates. Estimate revisions'],
  [/\b(?:are|is|were|have) (?:the |their )?(?:repurchases|buybacks?) (?:doing )?(?:more than |enough to |really )*(?:offset(?:ting)?|cover(?:ing)?|outrun(?:ning)?|keep(?:ing)? up with|soak(?:ing)? up) (?:that |the |all |its |their )*(?:dilution|sbc|stock comp\w*|issuance|new shares)/gi, 'how did the share count change over a year'],
  [/\b(ev\/ebitda|ev\/s(?:ales)?|p\/[esb]|enterprise value|market cap|dividend yield|multiple)\b(.*?) at (?:yesterday['\u2019]?s|(?:the )?last|the latest|today['\u2019]?s|friday['\u2019]?s|the current|last night['\u2019]?s) (?:close|closing price|price)/gi, '$1$2'],
  [/\b(?:trailing|ttm|ltm) (?=ev\/)/gi, ''],
  [/\bcash (?:against|versus|vs\.?|over) (?:quarterly |annual )?(?:opex|operating expenses|burn|cash burn|spend)\b[^?.]*?\bhow many (?:quarters|months) (?:does|do|is|of)\b[^?.]*/gi, 'how many quarters does the cash last'],
  // What is expected of a day to come does not change what stands on record now.
  [/,?\s+(?:going|heading|coming|moving) into (?:the |its |their )?(?:[\w-]+ ){0,3}(?:topline|top-line|readout|data|print|report|earnings|results|meeting|pdufa|adcom|decision|vote)(?: date)?\b/gi, ''],
  [/\b(?:in |over |of )?this (?:up |down )?cycle\b(?! time)/gi, ''],
  [/\b(where|how|what|does|do|did|is|has) the common (?=(?:trades?|trading|yields?|sits?|stock|priced|done|do|fallen|risen)\b)/gi, '$1 the stock '],
  [/\b(?:does|do|have|has|is|are|with) (?:they|it|the company|there)? ?(?:have |got )?(?:any|a|some) (?:drugs?|medicines?|products?|candidates?) (?:in|under(?:going)?|being) (?:(?:human|clinical) )?(?:trials?|testing|tested)(?= rn| now| right now| today| yet| at the moment|\W*$)/gi, 'which clinical trials are there'],
  [/\b(?:when (?:was|is)|what was) the last time (?:they|it|the company) (?:sold|issued|offered|raised)(?: (?:more|new|additional))?(?: (?:stock|shares?|equity|money|capital))?/gi, 'what was the last offering'],
  [/\bnet of (?:the |any )?(?:repurchases?|buy-?backs?|issuances?),? (?:did|has|have|is) the (?:diluted |basic )?share count (?:really |actually )?(?:fall(?:en)?|fell|drop(?:ped)?|shr[aiu]nk|go down|gone down|decline[d]?|rise|risen|grow|grown)/gi, 'how did the share count change over a year'],
  // Money that somebody would put in is no annual report.
  [/\b(put(?:ting)?|invest(?:ing)?|throw(?:ing)?|drop(?:ping)?|stick(?:ing)?|park(?:ing)?) \$?(\d+)k\b/gi, '$1 $$$2,000'],
  [/^\W*(?:(?:i['\u2019]?m )?thinking (?:of|about) |should i (?:be )?|considering |is it smart to )(?:put(?:ting)?|invest(?:ing)?|throw(?:ing)?|drop(?:ping)?|stick(?:ing)?|park(?:ing)?|buy(?:ing)?)\b[^?.]*?(?:,? (?:is (?:that|it) )?(?:a )?(?:good|bad|smart|dumb|safe) (?:idea|move|bet)|,? (?:smart|worth it|wise))\b/gi, 'should i buy it'],
  [/\bprice (?:versus|vs\.?|against|to) net cash per share\b/gi, 'net cash over market cap'],
  [/(?:^\W*|,?\s+)is (?:this|it|the stock) (?:really |actually )?trading (?:below|under|above) (?:its )?(?:liquidation|cash|net cash) value\b/gi, (_whole, at) => (Number(at) > 0 ? '' : 'is it trading below net cash')],
  [/\bwhere (?:does|do|did) (?:the |its |their )?([\w/ -]{2,30}?) (?:sit|stand|rank|land|fall|come in) (?:next to|against|relative to|versus|vs\.?|compared (?:to|with)|beside)/gi, 'how does $1 compare with'],
  [/\bspen[dt] on (?:share |stock )?(?:buy-?backs?|repurchases?)\b/gi, 'pay for share buybacks'],
  [/\b(?:what(?:['\u2019]?s| is)) the share count (?:down|up) to(?: now| after that| today| by now)*/gi, 'what is the share count'],
  [/^(?=.*\bsurprises?\b)(.*?),? actuals? (?:against|vs\.?|versus|over) (?:the )?(?:street|consensus|estimates?|expected)\b/gi, '$1'],
  [/\b(?:on )?forward earnings[:,]? p\/?e\b/gi, 'forward P/E'],
  [/,? using (?:the )?(?:(?:latest|last|newest|most recent)|[a-z]{3,9}[-' ]?(?:20)?\d\d) (?:balance sheet|quarter|numbers|figures)\b/gi, ''],
  [/\b(?:how (?:deep|big|large|steep|wide)) an? (?:discount|premium) to (?:tangible )?book(?: value)?\b/gi, 'what is the price to book'],
  [/\b\d{2,3}-?day average (dollar )?volume\b/gi, 'average $1volume'],
  [/(?<=[.?!]\s*)(?:i['\u2019]?m )?sizing an? [^.?!]*(?:order|position)\W*$/gi, ''],
  [/,? was(?:n['\u2019]?t| not) (?:this|it) (?:once |formerly )?an? [\w -]+? (?:company|stock|business)\b/gi, ', and what was it called before'],
  [/^\W*(?:is|are) (.+?) (?:cheaper|dearer|pricier|more expensive|less expensive) than (.+?) on (?:an? )?(earnings|sales|book)(?: (?:basis|value))?\W*$/i, (_, own = '', other = '', of = '') => `${{ earnings: 'P/E', sales: 'P/S', book: 'P/B' }[of.toLowerCase()] ?? of} of ${own} vs ${other}`],
  [/^(?=.*\b(?:consensus|estimates?|expected)\b)(.*?)\b(?:for )?the current fiscal year\b/gi, '$1 this year'],
  [/\beffective date of (?:the |its |their )?([\w.& -]+?) (?:rename|renaming|rebrand(?:ing)?|name change)\b/gi, 'when was it called $1 before'],
  [/\bNCT (?:numbers?|ids?|no\.?)(?=\W|$)/g, 'registry number'],
  [/\b(?:bid[- ]price )?compliance with (?:the )?(?:nasdaq|nyse)(?:['\u2019]s)?(?: (?:bid|listing)[- ]\w+)?(?:,? any [68]-K on (?:that|it))?/gi, 'delisting notice'],
  [/\b(?:stock|share)?holders['\u2019]? deficit\b/gi, 'equity'],
  [/\bhow many shares (?:has|have|did) ([\w.& -]{2,30}?) (?:retired?|bought back|buy back|repurchased?|cancell?ed)(?= since\b)/gi, 'how did the share count of $1 change'],
  [/\b(?:free cash flow|fcf) yield at (?:the )?last close\b/gi, 'free cash flow yield'],
  [/\btrailing (?=ro[aei]c?\b)/gi, ''],
  [/\b(ipo|offer(?:ing)?|issue) price and where(?:['\u2019]?s| is) (?:it|the (?:stock|price)) (?:now|today|trading(?: now| today)?)\b/gi, '$1 price and what is the price now'],
  [/^(.*\bpreferred\b.*?)how much do(?:es)? (?:they|it) pay(?: out)?(?=\W*$)/i, '$1what do the preferred shares pay'],
  [/\bhow much do(?:es)? (?:they|it|the stock|the company) pay(?: out)?(?=\W*$)/gi, 'what dividend does it pay'],
  [/\b(why (?:is|are|has|have|did|does) [^?.]+?\b(?:up|down|rising|falling|dropping|jumping|climbing|moving|moved|risen|fallen|dropped|jumped))(?: so (?:much|hard|fast|badly))? (?:lately|recently|these days|of late)\b/gi, '$1 in the last month'],
  [/\bin (?:the )?(?:odd|even) years(?: only)?,?(?= (?:19|20)\d\d)/gi, 'in'],
  [/^(?=.*\b(?:how long|last|runway|burn)\b)(.*?),? if (?:no|none|they get no|nothing)\b[^?.]*/gi, '$1'],
  [/\bhow long (?:does|will|would|can) (?:the|its|their) balance sheet last\b/gi, 'how long does the cash last'],
  [/,? (?:i['\u2019]?m|i am|we['\u2019]re) (?:just )?trying to (?:see|understand|work out|figure out|tell|gauge)\b[^?.]*/gi, ''],
  [/\b(?:has|did|is) the (?:[\w&.'\u2019-]+ ){1,3}(?:transaction|deal|acquisition|purchase) (?:closed?|gone through|go through|completed?|done)(?: yet)?\b/gi, 'is the merger closed yet'],
  [/\b(stud(?:y|ies)|trials?) (?:are|is) (?:still )?open\b(?! label)/gi, '$1 are recruiting'],
  // What somebody guesses the business to be the answer shows.
  [/\b(what (?:do|does) (?:they|it|this|the company) (?:even |actually |really )?(?:do|make|sell))\b,? (?:is (?:it|this)|are they|like) (?:an? )?[a-z]+(?: (?:company|stock|thing|business|stuff))?(?=\W*$)/gi, '$1'],
  [/\b(how much )((?:more |\w+ )?\w+) (?:do (?:they|you) have |is there |have they got )?(?:against|to set against|versus|vs\.?) (?:it|that|this)(?=\W*$)/gi, '$1$2'],
]; // prettier-ignore
