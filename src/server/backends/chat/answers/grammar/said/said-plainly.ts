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

const PEERS = '(?:its|their|the) (?:closest |nearest |main )?(?:peers|competitors|rivals|comps|comparables)';
const ofPeers: Readonly<Record<string, string>> = {
  levered: 'debt to equity',
  leveraged: 'debt to equity',
  indebted: 'debt to equity',
  profitable: 'net margin',
  expensive: 'P/S',
  cheap: 'P/S',
};

/** How people write who type as they talk: what a figure looks like before they ask for it, a then against a now, what they have heard, a guess at the answer. */
export const plainWordings: readonly Wording[] = [
  // What goes on with a company of late is its news.
  [/\bwhat(?:['\u2019]?s| is| has| have)? (?:been )?(?:happening|happened|going on|up|new) (?:with|at|to|for|around) (?!(?:the |its |their |this )?(?:stock|shares?|it|this|price|revenues?|sales|margins?|debt|cash|short interest|share count|dividend|eps|volume)\b)((?:[\w.&'\u2019-]+ ){0,4}?[\w.&'\u2019-]+),? (?:lately|recently|of late|these days|in recent (?:days|weeks|months))(?=\W*$)/gi, 'what is new with $1'],
  [/\bwhat (?:does|do) (?:the )?(analysts?|(?:analyst |street )?consensus|street|wall street) (?:say|think) (?:about|of|on)\b/gi, 'what is the analyst rating of'],
  // Whether what it pays can last is whether it is earned.
[/\b(?:what|how (?:much|high|big)(?: of a)?)(?: kind of)? dividends? (?:does|do|did) ((?:[\w.&'\u2019-]+ ){1,4}?)pay(?:s|ing)?(?: out)?,? (?:and|&) (?:is|are|how) (?:it|they|that|the (?:payout|dividend)) (sustainable|safe|secure|covered)\b/gi, 'is the dividend of $1$2'],
  [/\bshort interest\b([^?.!;]{0,40}?) (?:gone |been |go |going )?(?:up or down|higher or lower|increas\w+ or decreas\w+|ris\w+ or fall\w+) (?:over|in|for|across) (?:the )?(?:last|past) (?:\d+|two|three|four|few) (?:reports?|settlements?|periods?|readings?)/gi, 'short interest$1 changed lately'],
  // Whom it competes with, and which of them is cheapest, is one table.
  [/\bwho (?:are|is) ((?:[\w.&'\u2019-]+ ){0,4}?)(?:main |closest |biggest |direct )?(competitors?|peers?|rivals?|comps),? (?:and )?which (?:one |of them )?is (?:the )?(cheapest|most expensive|largest|biggest|smallest|fastest[- ]growing)\b/gi, 'which of $1 $2 is the $3'],
  // The day of a high is no forecast.
  [/\bwhen (?:did|was) (?:it|they|the (?:stock|shares?)|((?:[\w.&'\u2019-]+ ){0,3}?[\w.&'\u2019-]+)) (?:last )?(?:hit|reach|touch|set|make|print)(?:ed|ing)? (?:its|their|the|a) (?:new )?52[- ]?(?:week|wk) (high|low)\b/gi, (_, whom = '', end = '') => `what is the 52 week ${end}${whom && ` of ${whom}`} and its date`],
  // New shares that a company sold are what its count of shares rose by.
  [/(?<!\bhow (?:often|many times) )\b(?:did|has|have|is) ((?:(?!(?:from|by|get|got|raise|raised|make|made|to)\b)[\w.&'\u2019-]+ ){1,4}?)(?:been )?(?:issu(?:e|ed|ing)|s(?:ell|old|elling)|print(?:ed|ing)?) (?:any |some |a lot of |many )?(?:new|more|additional) (?:shares|stock)(?! (?:to|in (?:the|a|an) (?:ipo|offering|merger|deal)|splits?)\b)/gi, "how did $1 share count change"],
  [/\bwho(?: all|['’]?s| is| are)? (?:sits?|sitting|serves?|serving) on (?=(?:the |its |their )?(?:[\w.&'’-]+ ){0,3}board\b)/gi, 'who is on '],
  [/\bhow long (?:have|has) (?:they|it|the company) been paying (?:it|one|that|this|(?:a |the |its |their )?(?:dividends?|divvys?|divs?))\b|\b(?:since when|when did) (?:do |does |have |has )?(?:they|it|the company) (?:pay|paid|been paying|start(?:ed)? paying) (?:it|one|(?:a |the |its |their )?(?:dividends?|divvy))\b/gi, 'dividend history'],
  [/\bis (?:the |its |their |[\w.&-]+['’]s? )?(?:\d+(?:\.\d+)? ?%(?:-?ish)? )?(?:dividend |current )?yield (?:on [\w.&-]+ |here )?(safe|sustainable|secure|covered)\b/gi, 'is the dividend $1'],
  [/\b(?:how long (?:is it |has it been )?(?:since|ago)(?: did)?|when) (?:they|it|the company|was|were|did they|did it) ?(?:the dividend )?(?:last )?(?:raised?|hiked?|increased?|cut|upped) (?:it|the dividend|that|the payout)(?: last)?(?=\W*$)/gi, 'when was the dividend last raised'],
  [/\b(list|listed|ipo|go public|debut|uplist)(ed)? (?:here )?in the (?:us|u\.s\.|states|united states)\b/gi, '$1$2'],
  [/\b(?:still )?otc(?:[^?.!;,]{0,12})? or (?:did (?:it|they) |has (?:it|they) )?up-?list(?:ed)?\b/gi, 'listed on which exchange'],
  [/\b(?:did|has|have|will) (?:it|they) (?:get )?up-?list(?:ed)?\b/gi, 'which exchange is it listed on'],
  [/\b(?:looks?|looking|seems?|feels)(?: like| to be| about| at| around| only| just)* (?:\$?)\d+(?:\.\d+)?(?: ?x| times) (earnings|sales|book|ebitda)\b/gi, (_, of = '') => `what is the ${{ earnings: 'P/E', sales: 'P/S', book: 'P/B', ebitda: 'EV/EBITDA' }[of.toLowerCase()] ?? of}`],
  [/\b(?:(?:who|which|what)(?:['’]?s| is| are)? )?(?:the |its |their )?(?:(?:spac|blank[- ]check) sponsors?|sponsors? (?:of|behind) (?:this |the |that )?(?:spac|blank check))(?: (?:is|are) (?:behind|of|the sponsor of))?/gi, 'spac sponsor of'],
  // Who they are and what they have is one table.
  [new RegExp(String.raw`\b(?:who|what|which)(?: are|['\u2019]?re)? ${PEERS},? and (?:how (levered|leveraged|indebted|profitable|expensive|cheap) are they|(?:what(?:['\u2019]?s| is| are|['\u2019]?re)?|how (?:big|high|large|low) (?:is|are)) their ([\w/&' -]+?))(?=\W*$)`, 'gi'), (_, how = '', what = '') => `${what || (ofPeers[how.toLowerCase()] ?? how)} compared to peers`],
  // A price under a dollar is no company that goes under.
  [/\b(?:going|go(?:es)?|gone|went|fall(?:s|en|ing)?|fell|drop(?:s|ped|ping)?|slip(?:s|ped|ping)?|trading|trades|stay(?:s|ed|ing)?) (?:under|below|beneath) (?:a|one|the|1|\$ ?1(?:\.00)?)(?: dollar| buck)(?: mark| minimum)?\b|\b(?:going|go(?:es)?|gone|went) (?:under|below) \$ ?1(?:\.00)?(?![\d.])/gi, 'closing under $1'],
  // Price and size of an offering are its terms.
  [/\b((?:offering|raise|placement|secondary|financing|atm)s?\b(?![^?.!;]*\bipo\b)[^?.!;]{0,20}?),? (?:and |& )?(?:(?:and )?(?:at what price|for how much|how much (?:money |cash )?(?:did (?:they|it) raise|was raised)|how many shares|what (?:was|is) the (?:price|size|amount)),? ?){1,3}(?=\W*$)/gi, '$1 and the offering terms'],
  // How it is with a matter is the matter.
  [/\bwhat(?:['\u2019]?s| is) (?:the )?(?:latest|news|story|deal|status|situation|picture) (?:on|with|of|around|about) (?=(?:the|its|their) (?:\w+ )?(?:debt|cash|balance sheet|dividend|short interest|margins?|revenues?|pipeline|trials?|buy-?backs?|dilution|runway|ownership|guidance|estimates)\b)/gi, 'what is '],
  [/\b((?:debt|cash|short|margin|dilution|atm|dividend|liquidity|earnings|ownership)(?: interest| flow)?) (?:situation|picture|story|side of things|front)\b/gi, '$1'],
  [/\b(?:dilution|dilutive) risks?\b|\brisks? of (?:further |more |future )?dilution\b/gi, 'dilution'],
  [/\bhow much (?:money )?(?:did|has|have|does|do) (?:they|it|the company|this company) (?:make|made|earn|earned) (?:per|a|for each|for every) share\b/gi, 'what was EPS'],
  // What a company made, and nothing that it makes.
  [/\bhow much (?:money )?(?:did|has|have|does|do) (?:they|it|the company|this company) (?:make|made|earn|earned)(?= (?:in|last|this|over|during|for the|per|a)\b|\W*$|\s*[?,;])(?! (?:from|on|off|per share|a share))/gi, 'what was the net income'],
  [/\b(book value(?: (?:per|a) share)?),? (?:and|&) (?:is|are) (?:it|they|the (?:stock|shares?|price)|we) (?:trading |priced )?(?:below|under|above|over|at) (?:it|that|book)\b/gi, 'book value per share? what is the price to book'],
  [/\b(trust(?: account)?(?: size| value)?),? (?:and|&|\+|plus) (?:the |its )?(?:merger |business combination |liquidation |redemption )?(?:deadline|time limit|expiry)\b/gi, '$1'],
  [/\b(revenues?|sales|income|margins?|earnings|profits?|cash|debt|losses|business) (?:has |have |had )?(?:shrunk|shrank|been shrinking)\b/gi, '$1 fell'],
  // What can trade is the float; what trades in a day is volume.
  [/\bhow many (?:of (?:the|its|their) )?shares (?:actually|really|freely|can|can actually|can freely) trade(?: freely)?\b(?! (?:an?|per|each|every|on|daily|in|during|today|yesterday|last|this|hands)\b)/gi, 'how large is the float'],
  // Two breaths without a mark between them.
  [/(?<=\w)\s+(?:lol|lmao|haha+|omg|smh|bruh)\s+(?=(?:what|how|is|who|when|where|why|does|did)(?:['\u2019]?s)?\b)/gi, '. '],
  [/^\W*(?:omg|wow|yikes|damn|hmm+|ok wait|wait|hold on|hang on)\b[,.! ]+(?=\w+ \w)/i, ''],
  [/^\W*(?:did|do) i (?:hear|read|see|get)(?: (?:it|that|this))?(?: (?:right|correctly))?,? (?:that )?(?=\w)/i, ''],
  [/^\W*(?:i )?(?:heard|read|saw)(?: somewhere)? (?:that )?(?=(?:some|any)(?:one|body)\b)/i, ''],
  [new RegExp(String.raw`^(?!\W*(?:why|how|when|who|the company)\b)(.{2,40}?) (?:looks?|seems?|feels?|sounds?|is|are) ${SO}(?:${SIZED}),? (?:so )?what(?:['\u2019]?s| is| are) (?:it|they)(?: (?:really|actually|exactly|right now|now|today|at))*(?=\W*$)`, 'i'), 'what is $1'],
  [new RegExp(String.raw`\b(?:(?:stock|share) )?price (?:was )?${THEN},? ${AGAINST} ${NOW}`, 'i'), overTime],
  [new RegExp(String.raw`\b(?:(?:stock|share) )?price ${NOW},? ${AGAINST} ${THEN}`, 'i'), overTime],
  // What it is made of says which figure is meant.
  [/\b(?:market (?:cap(?:itali[sz]ation)?|value)|mcap) (?:minus|less|net of) (?:the |its |their |all |net )?cash\b(?:,? (?:=|is|equals|i\.?e\.?|so) (?:the |its )?(?:enterprise value|ev)\b)?/gi, 'enterprise value'],
  // That somebody wonders at a profit asks nothing beside the figures that he wants to see.
  [/^[\w.&' -]{0,40}\b(?:says?|claims?|shows?) (?:that )?(?:it(?:'s| is) |they are |to be )?profitable\b[?!,. ]*(?:how (?:can|could) (?:that|this) be[?!,. ]*)?(?=(?:show|give|what|list|tell)\b)/i, ''],
  // Less than nothing is no amount.
  [/,?\s+at least(?=\W*$)/gi, ''],
  [/\b(?:how many|how much|are (?:there )?(?:many|a lot of)|is|are) (?:(?:people|investors|traders|funds|anyone|anybody|folks|guys|money|hedge funds|of them) )?(?:are |is |out there )?(?:betting|bet|bets) against\b/gi, 'what is the short interest of'],
  [/\b(?:what(?:['\u2019]?s| is)) (?:up|the deal|going on|happening|wrong) with (?:this one|this thing|this stock|the stock|it)\b[,.;]?\s*(?:it['\u2019]?s |its )?(?:been )?(?:all over the place|going (?:crazy|nuts|wild)|bouncing around|a mess)/gi, 'why did it move'],
  [/,?\s+(?:it['\u2019]?s |its )?(?:been )?all over the (?:place|map)(?= (?:this|last|today|lately|recently)|\W*$)/gi, ''],
  [new RegExp(String.raw`\b(?:does|did|has|is|would|will)? ?${SOMEBODY} (?:really |actually |still )?(?:wants?|wanted|trying|tried|going|looking|looked|offer(?:ing|ed|s)?|bidding|agreed|agreeing|about|planning|ready|made an? (?:offer|bid)|make an? (?:offer|bid)|put in an? (?:offer|bid))(?: to (?:buy|acquire|purchase|take over|take out|get)(?: out)?| for)\b(?! (?:a|the|their|his|her|its|some|more) (?:stake|shares?|stock|position|piece|block|part))`, 'gi'), 'is there a takeover of'],
  // What a blank check looks for is a company to merge with.
  [/\b(?:has|have|did|does) (?:it|they|(?:this|the) (?:spac|company|one|blank check|sponsor)) (?:yet |already |ever )?(?:have |found|find|picked|pick|identified|identify|announced|announce|named|name|got|chosen|chose|signed) ?(?:an? |its |their |the )?(?:(?:merger|acquisition|deal|takeover|de-?spac) )?(?:target(?: company)?|merger partner|business combination(?: (?:target|partner))?|merger)(?: yet| already)?(?! (?:price|date|population|market|to)\b)/gi, 'is there a merger agreement'],
  [/\b(?:has|did) ((?:it|they|this|the (?:spac|company))|[\w.&-]+(?: [\w.&-]+)?) (?:found|find|found itself|identified|identify|picked|pick|got|chosen|choose) (?:any(?:one|body|thing)|some(?:one|body|thing)|a (?:company|target|partner|business|deal)|its target)(?: yet)? to (?:merge with|buy|acquire|combine with|take public)(?: yet)?/gi, 'is there a merger'],
  [/\b(?:get|got|gotten|receive|received|sent|facing) (?:an? |any )?(?:delisting|deficiency|non-?compliance) (?:warnings?|notices?|letters?|threats?|alerts?)(?: (?:from|by) (?:the )?(?:nasdaq|nyse|exchange))?/gi, ' any delisting notice'],
  [/\b(?:do|does|did|can) (?:they|it|the company) (?:even )?(?:earn|make|generate|bring in) enough(?: money| cash)? to (?:pay|cover|fund|afford|support) (?:it|that|this|for it|the (?:dividend|payout|distribution)|out)\b/gi, 'is the dividend covered by earnings'],
  [/\bhow many (r&d|research|sg&a|capex|interest|tax) dollars (do|did|does|have|has) (they|it|the company) (?:spend|spent|pay|paid)\b/gi, 'how much $2 $3 spend on $1'],
  [/\b(make|makes|earn|earns|made|earned|lose|loses|bring in|spend) in (?:a|one) (?:full |typical |normal |single )?year(?=\W*$)/gi, '$1 by year'],
  [/\b((?:up or down|gone up or down)(?: \w+)?|(?:up|down)) overall\b/gi, '$1'],
  [/\b(?:buy|buying|bought|repurchas\w+)(?: back)? (?:back )?(?:(?:any|some|much|more|all|a lot) (?:of )?)?(?:their|its|the company['\u2019]s) own (?:stock|shares?)(?: back)?\b/gi, 'buying back shares'],
  [/\bwhere(?:['\u2019]?s| is| does| did| do) (?:the|their|its|all the|all this|this) (?:cash|money) (?:coming|come) from\b/gi, 'show the cash flow statement'],
  [/\b(?:is|was) (?:this|it) what ([\w .&-]{3,40}?) (?:turned into|became|is now|is called now|changed (?:its name )?to|morphed into)\b/gi, 'was it called $1 before'],
  [/\bis (?:this|it|[\w.&-]+) (?:just |really |basically |actually )?([\w .&-]{3,30}?) (?:with|under) a (?:new|different) name\b/gi, 'was it called $1 before'],
  [/\b[Ww]here (?:does|do|did|is|are) ([A-Z][\w.&-]+(?: [A-Z][\w.&-]+)?)['\u2019]s? (?:percentage|percent|stake|position|holding|ownership|share)(?: (?:stand|at|sit|now|today))*(?: (?:on|in|per|as of) (?:the |its |their )?(?:latest|last|newest|most recent) (?:filing|13[dgf]|report|amendment))?/g, 'what stake does $1 own'],
  [/\bclinical[- ]stage (?=(?:\w+ )?(?:biotechs|biopharmas|pharmas|drugmakers|companies|names|stocks)\b)/gi, 'phase 1 or phase 2 or phase 3 '],
  [/\b(pdufa(?: date)?|fda decision(?: date)?|adcom|readout|catalyst)(?: date)?,? (?:and )?(?:for|of|on) (?:which|what) (?:asset|drug|candidate|product|program(?:me)?|compound|therapy)(?=\W*$)/gi, '$1'],
  [/\b(?:consensus|street|estimated) eps and (?:the )?(?:direction|trend) (?:of|in) (?:the )?(?:estimate )?revisions(?: over (?:the (?:last|past) )?\d+ days)?/gi, 'EPS estimates. Estimate revisions'],
  [/\b(?:are|is|were|have) (?:the |their )?(?:repurchases|buybacks?) (?:doing )?(?:more than |enough to |really )*(?:offset(?:ting)?|cover(?:ing)?|outrun(?:ning)?|keep(?:ing)? up with|soak(?:ing)? up) (?:that |the |all |its |their )*(?:dilution|sbc|stock comp\w*|issuance|new shares)/gi, 'how did the share count change over a year'],
  [/\b(ev\/ebitda|ev\/s(?:ales)?|p\/[esb]|enterprise value|market cap|yield|multiple)\b(.*?) at (?:yesterday['\u2019]?s|(?:the )?last|the latest|today['\u2019]?s|friday['\u2019]?s|the current|last night['\u2019]?s) (?:close|closing price|price)/gi, '$1$2'],
  [/\b(?:trailing|ttm|ltm) (?=ev\/)/gi, ''],
  [/\bcash (?:against|versus|vs\.?|over) (?:quarterly |annual )?(?:opex|operating expenses|burn|cash burn|spend)\b[^?.]*?\bhow many (?:quarters|months) (?:does|do|is|of)\b[^?.]*/gi, 'how many quarters does the cash last'],
  // What is expected of a day to come does not change what stands on record now.
  [/^(?!.*\b(?:was|were|did|had)\b)(.*?),?\s+(?:going|heading|coming|moving) into (?:the |its |their )?(?:[\w-]+ ){0,3}(?:topline|top-line|readout|data|print|report|earnings|results|meeting|pdufa|adcom|decision|vote)(?: date)?\b/gi, '$1'],
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
  [/\bin (?!it|their|the|that)([\w.&][\w.& -]{0,30}?)['\u2019]s? trust\b(?! (?:fund|account))/gi, 'in the trust of $1'],
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
  [/\b(ceo|cfo|insiders?|executives?|officers?|directors?|management) been (?:buying or (?:selling|dumping)|(?:selling|dumping) or buying)\b/gi, '$1 been buying or selling'],
  [/\bsince (?:it|they|the company) (?:was |were |got )?(?:split off|spun (?:off|out)|separated|demerged|carved out)(?: (?:from|by) [A-Z][\w&.' -]*?)?(?=\W*$|,)/g, 'since the IPO'],
  [/\bwhat happened (?:to|with) (?:the stock|it|the shares?|the price) (since the ipo),? (?:up or down|higher or lower)(?: in total| overall| so far)?/gi, 'how has the stock done $1'],
  [/\bsince day one\b/gi, 'since the IPO'],
  [/,? was(?:n['\u2019]?t| not) it \$?[\d.]+ ?(?:%|cents?|c|bucks|dollars|a share)?(?=\W*$)/gi, ''],
  [/\bis ([A-Z][\w&.-]*(?: [A-Z][\w&.-]*)?) (?:an? )?(?:chinese|american|canadian|israeli|european|british|german|japanese|korean|indian|australian)(?: company| firm)?\b/g, 'where is the headquarters of $1'],
  [/\b(margins?|growth|sales|revenue|p\/[esb]|ev\/\w+|yield|roe) ranking:? (?=[A-Z])/g, '$1 '],
  // Dollars in millions are no ticker.
  [/,? in (?:us ?)?\$ ?(?:m|mm|mn|k|b|bn|000s?)(?=\W*$|,| and)/gi, ''],
  [/^(?=.*\bmarket (?:cap|value)\b)(.*\bcash\b.*?),? is(?:n['\u2019]?t| not) it (?:trading )?(?:below|under) (?:its )?cash\b/gi, '$1'],
  [/\b(ipo\b[^?.]*?)(?:gross |net )?proceeds\b/gi, '$1amount raised'],
  [/\bwhen did (?:the |its |their )?(?:ticker|symbol) (?:switch|change)(?: over)?\b/gi, 'what was its former ticker'],
  [/\bwhen did ([A-Z]{2,5}) (?:become|change (?:in)?to|turn into|switch to|start trading as) ([A-Z]{2,5})\b/g, 'what was the former ticker of $2'],
  [/\bwhat do you reckon\b/gi, 'what do you think'],
  [/\b(?:and )?(?:the )?number of analysts(?: in (?:it|that)| covering(?: it)?| behind (?:it|that))?(?=\W*$)/gi, 'how many analysts'],
  [/\bnasdaq (?:listing )?compliance(?: status)?\b/gi, 'delisting notice'],
  [/\b(?:is (?:it|the company|(?!free\b)[\w.&-]+) |(?<=^\W*)(?!free\b)[\w.&-]+ )?(?:operating )?(?<!\bfree )cash[- ]flow positive(?: yet| now| already)?/gi, 'cash from operations'],
  [/\b((?:would|should) (?:you|i|we) (?:buy|sell|hold) [\w.& -]+?),? ahead of (?:the |its )?(?:[\w-]+ )?(?:bla|nda|pdufa|data|readout|earnings|report|print|results|decision|approval)\b/gi, '$1'],
  [/,? after this (?:run|run-up|rally|move|drop|fall|spike|pop|crash)\b/gi, ''],
  [/\bwhere did (?:it|the (?:stock|price|shares)) bottom(?: out)? in (?:the )?(?:'|\u2019)?(\d\d)(?: (?:sell-?off|crash|bear market|slump|crisis))?(?=\W*$)/gi, 'what was the lowest close in 20$1'],
  [/\bhomebuilding (?=gross|operating|net|margins?)/gi, ''],
  [/\bbefore that one\b/gi, 'before that'],
  [/,? at (?:the )?(?:latest|last) settlement(?: (?:vs\.?|versus|against|and) (?:the )?(?:prior|previous|one before)(?: one)?)?/gi, ''],
  [/\b(did|has|have) ([a-z]+ [a-z]+) (?:dump(?:ed)?|unload(?:ed)?|offload(?:ed)?|ditch(?:ed)?) (?:all |most |some |any )?(?:of )?(?:her|his|their) (?:[\w&.'-]+ ){0,3}(?:stock|shares?)\b/gi, '$1 $2 sell shares'],
  [/\bwhat price did (they|he|she|insiders?) (?:get out|bail|exit|cash out|sell) at\b/gi, 'at what price did $1 sell'],
  [/\b(?:an? )?(?:nyse|nasdaq) (?:warnings?|notices?|letters?)\b/gi, 'a delisting notice'],
  [/\b(\d+)-?,? (?:(\d+)-?,? )?and (\d+)-(year|month|week)s? (?:(?:share |stock )?price |share |stock )?(?:performance|returns?|change)\b/gi, (_, first = '', second = '', third = '', unit = '') => [first, second, third].filter(Boolean).map((count) => `price change over the last ${count} ${unit}s`).join('? ')],
  [/\bwhat(?:['\u2019]?d| did) (?:it|the stock|they) close at\b/gi, 'what was the closing price'],
  [/\bwhat did ([\w.& -]{2,30}?) (?:ipo|go public|list) at and where(?:['\u2019]?s| is) (?:it|the (?:stock|price)) (?:now|today)\b/gi, 'what was the ipo price of $1 and what is the price now'],
  [/\bshares out(?:standing)?(?: now| today)? (?:vs\.?|versus|against|compared (?:to|with)) (?:at |before )?(?:the )?ipo\b/gi, 'how did the share count change since the IPO'],
  [/(?:disclosed as |listed as )?(?:an? )?> ?5 ?(?:%|percent) (?:holders?|owners?|shareholders?|stakes?)\b/g, 'stakes over 5 percent'],
  [/(?<=\s)> ?(?=\$?\d)/g, 'over '],
  [/(?<=\s)< ?(?=\$?\d)/g, 'under '],
  [/\b(.*)\blisted (?:in|on) (?:new york|the (?:nyse|nasdaq|us|u\.s\.))\b(.*?)\bsince when\b/gi, '$1since when is it listed$2'],
  [/\b(?:the |its )?volume on (?:its|the) (?:heaviest|busiest|biggest|highest)(?:[- ]volume)? day\b/gi, 'the session with the most shares traded'],
  [/,? at (?:ttm|trailing|current|today['\u2019]?s|the current) (?:opex|spend(?:ing)?|operating expenses)\b/gi, ''],
  [/\b(runway) to get there\b/gi, '$1'],
  [/^\W*(?:[Ff]ollowing|[Aa]fter|[Ss]ince|[Pp]ost|[Gg]iven|[Ww]ith) (?:the |its |their )?(?:[A-Z][\w&.'\u2019-]*[ -]){1,3}(?:separation|deal|spin-?off|split-?off|merger|acquisition|sale|divestiture|purchase|takeover),\s+(?=what(?:['\u2019]?s| is| are)\b|how much (?:is|are|does|do)\b|where (?:is|are)\b|who\b)/g, ''],
  [/^\W*post-[A-Z][\w&]+,\s+/gi, ''],
  // What a charge costs no cash is no cash; who lent is told by no list of lenders.
  [/\bnon[- ]cash\b/gi, 'noncash'],
  [/\b(was|were|is) (it|that|this|the charge) booked\b/gi, '$1 $2 recognised'],
  [/\bwho (?:are )?(?:the|its|their) (?:lenders|banks|creditors)(?: are)?\b/gi, 'the credit facility terms'],
  [/\bu\.s\. (?=money|dollars?|currency|gaap\b)/gi, 'US '],
  [/(?<=\bin )(?:us|american) money\b/gi, 'dollars'],
  [/,?\s*\badjust(?:ing|ed) for (?:the |its |any |all )?(?:reverse |stock )*splits?\b,?\s*/gi, ' '],
  [/\bwhen (?:is )?(?:the )?ex(?=(?: (?:this|next) month)?\W*$)/gi, 'when is the ex-date'],
  [/\b(when (?:do|does|will) (?:they|it|the company|[A-Z][\w.&-]+)) print\b/g, '$1 report'],
  [/\b(?:show (?:me )?)?(?:the )?(?:last|past) (?:\d+|two|three|four|five|six) settlements\b(?<=^(?=.*\bshort\b).*)/gi, 'short interest history'],
  // What a fund or a bank sells for against its equity is its P/B.
  [/\b(?:premium|discount)(?:(?: ?\/ ?| or | and )(?:premium|discount))?(?: (?:to|from|vs\.?|on|over|against) (?:the |its )?(?:nav|net asset value))?\b(?<=^(?=.*\b(?:nav|net asset value)\b).*)/gi, 'price to book'],
  [/\b(?:nav|net asset value) ?\/ ?share\b/gi, 'NAV per share'],
  [/\btbv ?\/ ?(?:sh|share)\b/gi, 'tangible book value per share'],
  [/\bgap(?:ped|ping) (down|up)\b/gi, (_, way = '') => (/down/i.test(way) ? 'fell' : 'rose')],
  // What somebody guesses the business to be the answer shows.
  [/\b(what (?:do|does) (?:they|it|this|the company) (?:even |actually |really )?(?:do|make|sell))\b,? (?:is (?:it|this)|are they|like) (?:an? )?[a-z]+(?: (?:company|stock|thing|business|stuff))?(?=\W*$)/gi, '$1'],
  [/\b(how much )((?:more |\w+ )?\w+) (?:do (?:they|you) have |is there |have they got )?(?:against|to set against|versus|vs\.?) (?:it|that|this)(?=\W*$)/gi, '$1$2'],
]; // prettier-ignore
