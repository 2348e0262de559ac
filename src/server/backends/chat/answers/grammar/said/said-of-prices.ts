import { unusualVolume } from './said-of-market.ts';
import { GAP, said, type Wording } from './said.ts';

const YEAR = '(?:past |last |trailing )*(?:year|52 weeks|fifty[- ]two weeks|12 months|twelve months)';

const DAY_NAMED = String.raw`(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?(?: 20\d\d)?|20\d\d-\d\d-\d\d|yesterday|today|friday)`;

/** Prices of a day, of a year and of all time. */
const levels: Wording[] = [
  // Behind "when did it list" the price is that of today, and none of the offering.
  [
    /\b(?:at )?what price (?:does|do|is|are) (?:it|they|the (?:stock|shares?)) (?:trade|trading|sell|selling)(?: at)? (?:now|today|currently|these days|at present)\b/gi,
    'what is the last price',
  ],
  [
    /(\b(?:ipo|go(?:ne)? public|went public|came public|list(?:ed)?|debut(?:ed)?)\b[^?.!;]{0,40}?)[,;]? (?:and|&) how (?:has|have|did) (?:it|they|the (?:stock|shares?)) (?:done|do|performed?|fared?|traded?) since(?: then)?(?=\W*$)/gi,
    '$1. How did the price change since the IPO',
  ],
  // Behind the first listing and its price: where it is against that.
  [
    /(\b(?:ipo|ipo['\u2019]?d|go(?:ne)? public|went public|come public|came public|list(?:ed)?|debut(?:ed)?|float(?:ed)?)\b[^?.!;]*?)[,;]? (?:and )?where(?:['\u2019]?s| is| does) (?:it|the (?:stock|share price)) (?:now )?(?:trade|trading|at)? ?(?:now |today |currently )?(?:vs\.?|versus|against|compared (?:to|with)|relative to) (?:that|it|then|the (?:ipo|offer(?:ing)?|issue) price)(?: now| today| currently)?/gi,
    '$1. How did the price change since the IPO',
  ],
  // Whether it was ever so high is told with the last day that it was.
  [
    /(\bever\b[^?.!;,]{0,40}? \$?\d[\d,]*(?:\.\d+)?)(?! ?(?:%|percent))[,?]? (?:and )?when (?:was (?:it|that) )?last(?: time)?\b(?! \w)/gi,
    '$1',
  ],
  // The high of one session is no close of it.
  [
    new RegExp(
      String.raw`\b(?:what (?:was|is|were)|how (?:high|low) (?:was|were)|at what)?\s*(?:the |its )?(?:stock['\u2019]?s |share )?(?:intra-?day |session |day['\u2019]?s )?(highs?(?: and lows?)?|lows?(?: and highs?)?|open(?:ing)?|range|high\/low)(?: price)? (?:on|of|for|in the session of) (${DAY_NAMED})\b`,
      'gi',
    ),
    'session $1 on $2',
  ],
  [
    new RegExp(
      String.raw`\bhow (high|low) did (?:it|the (?:stock|shares?|price)) (?:go|get|trade|reach|fall|drop|dip|climb|spike|run)(?: to)? (?:on|in the session of) (${DAY_NAMED})\b`,
      'gi',
    ),
    'session $1 on $2',
  ],
  [
    /\b(?:high and low|highs and lows|top and bottom|minimum and maximum|best and worst price|cheapest and dearest|extremes|trading band|price band|band|range|between which prices did it move)\b(?: (?:was it|were they))? (?:over|in|of|for|from) (?:the )?(?:(?:past|last|trailing) )?(?:52 weeks|fifty[- ]two weeks|12 months|twelve months|year)\b/gi,
    '52-week range',
  ],
  [
    /\b(?:12|twelve)[- ]month (?:band|range|high and low)|\b(?:one[- ]year|1y|trailing twelve month|1-year) (?:price band|high (?:and )?low|range|band)\b|\bthe year['’]?s high and low\b/gi,
    '52-week range',
  ],
  [
    /\bhow (?:wide was the range|beaten down is it from the high) of the (?:past|last) 52 weeks\b/gi,
    '52-week range',
  ],
  [
    new RegExp(
      `\\bhow (?:far|near|much|close)\\b${GAP}\\b(?:best level|high|top|bottom|low) of the ${YEAR}\\b(?: is it now)?`,
      'gi',
    ),
    '52-week range',
  ],
  [
    /\bhow far under the (?:twelve|12)[- ]month top is it(?: now)?|\bhow much would it have to climb to get back to its 52[- ]week high|\b(?:is it )?(?:kissing|hitting|near|close to) (?:its|the|new)? ?(?:52[- ]week (?:high|low)|(?:highs|lows) for the year|the upper or lower end of its one[- ]year range)/gi,
    '52-week range',
  ],
  said(
    `lifetime (?:high|low)|(?:historic(?:al)?|all-?time) (?:maximum|peak)|record (?:close|level)(?: of the stock)?|top tick ever|(?:when (?:did|had) the shares?|when did it) (?:reach|have|hit) (?:its|their) (?:zenith|highest point(?: (?:ever|in the history))?)|drawdown from the record close|(?:did it )?just set a new record|highest close in history`,
    'all-time high',
  ),
  said(
    `(?:historic(?:al)?|all-?time) (?:minimum|bottom)|(?:the )?bottom of the whole history|lowest (?:price|point)(?: ever| in its whole history)`,
    'all-time low',
  ),
  [
    /\bback in the boom, how high did (?:this thing|it) go|\bit once was over \w+ dollars, what was the record|\bdid it ever trade (?:over|above) \$?\d+/gi,
    'what is the all-time high',
  ],
  said(
    `(?:maximum and minimum|highest and lowest price|band|prices) of the (?:last )?day|(?:the )?highest price touched during the day|opening (?:print|price)|(?:was there )?(?:a )?gap at the opening|(?:did it )?open above the prior close|(?:the )?candle for the (?:last )?day`,
    'open high low close of the day',
  ),
  said(
    `what would (?:a|one) share (?:set me back|run me|cost(?: me)?)|how much for one share|(?:the )?closing tick|(?:current |share )+(?:quotation|rate)(?=\\W*$)|how is it quoted|spot price of the equity|actual price of the action|what[’']?s the market asking|what does one share cost|give me the tape|current quote`,
    'what is the price',
  ),
  [/\bper share, what is the price\b/gi, 'what is the price'],
  [/\bwhat would 1 share run me\b/gi, 'what is the price'],
  said(`(?:has it )?dropped below a dollar(?: a share)?(?: yet)?`, 'what is the price'),
];

/** Spans of one list, and whether a stock can be sold. */
const spans: Wording[] = [
  [/(?<=\b\d+ ?(?:weeks?|months?|years?|[wmy]),? (?:and|&|or) )(?:an?|one) (year|month|week)\b/gi, '1 $1'],
  [/\bis (?:the|this) (?:stock|share) (?:\w+ )?liquid(?: enough)?\b/gi, 'what is the trading volume'],
]; // prettier-ignore

const AGAINST = '(?:compared? (?:to|with)|vs\\.?|versus|against|relative to)';
const YEAR_AGO = '(?:a|one|1) year (?:ago|before|earlier)';

/** How it moved. */
const moves: Wording[] = [
  ...unusualVolume,
  // What it did is no forecast, in whatever word.
  [/\b(did(?:n['\u2019]?t)?) ((?:[\w&.$'\u2019-]+ ){1,4}?)(?:moon|go (?:to the moon|moon))\b/gi, '$1 $2jump'],
  [
    /\bwhy (?:the |this |that )?moon(?:ing)?(?= (?:on|yesterday|last|in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))/gi,
    'why did it jump',
  ],
  // What stands behind a move is asked for by name.
  [
    /\b(any|was there an?|were there any|is there an?) ((?:[\w-]+ ){0,5}(?:splits?|offerings?|raise|dilution|filings?) )(?:that (?:is|was) )?behind (?:it|that|this|the (?:move|drop|fall|rise|jump|spike))\b/gi,
    '$1 $2',
  ],
  [
    new RegExp(
      `\\b${AGAINST} (?:its|the) (?:share |stock )?price (?:of )?${YEAR_AGO},?(?: (?:where|how) (?:is|are) (?:it|the (?:stock|price|shares))(?: now)?)?`,
      'gi',
    ),
    'price change over the last year',
  ],
  [
    new RegExp(
      `\\b(?:where|how|what)\\b[^?.!;,]{0,14}\\b(?:price|stock|shares?)\\b(?: (?:now|today|do|does|is|trading))*,? ${AGAINST} (?:where it was |it was )?${YEAR_AGO}`,
      'gi',
    ),
    'price change over the last year',
  ],
  said(
    `(?:did it )?finish in the black yesterday|change on the day(?: in dollars and percent)?|did i (?:make|lose)(?: or lose)? money on it today|taking a beating today|holding up ok today|1d change|daily (?:variation|change)`,
    'how much did it move today',
  ),
  [/\b1d change\b/gi, 'how much did it move today'],
  [
    /\b(?:return|up or down) (?:month to date|on the month)\b|\bmonth[- ]to[- ]date return\b/gi,
    'change this month',
  ],
  [/\b(last|past) half year\b/gi, '$1 six months'],
  [/\bover half a year\b/gi, 'over six months'],
  [/\bhow has the (?:share )?price developed in\b/gi, 'how did the price change in'],
  [/\b(?:how is|show) the evolution of the course\b/gi, 'how did the price change'],
  [/\b(?:total )?price appreciation\b/gi, 'price change'],
  [/\bcourse (?=(?:react|fluctuat|since|as|develop|over|goal))/gi, 'price '],
  said(
    `(?:the )?(?:price |share |stock )?(?:curve|diagram)(?: of (?:the )?stock)?|course as a curve|can you plot this|candlestick chart|(?:table of )?past prices`,
    'price chart',
  ),
  said(
    `(?:ugliest|nastiest|sharpest|fattest|steepest|most extreme|most terrible|black|worst|hardest) (?:red |green |one[- ]day |single[- ]day )*(?:drop|fall|plunge|candle|day|session|loss|move|rise|gain)(?: in (?:one|a single) (?:session|day)| for (?:holders|this share)| of the year)*`,
    'worst day',
  ),
  said(
    `when did it (?:crash|fall|drop) the hardest|which day (?:was the worst for holders|did the bottom fall out)|(?:list the )?biggest down days|max 1d drop|biggest overnight crash`,
    'worst day',
  ),
  said(
    `(?:ten )?biggest one-day moves|rank the largest daily (?:drops|moves)|(?:largest|biggest) close-to-close (?:advance|move)|(?:monster|biggest) green day|(?:single[- ]day|one[- ]day) record (?:gain|rise)|(?:the )?record for a one[- ]day rise|(?:has it )?ever (?:fallen|dropped)[^?.!;,]{0,20}in (?:a|one) (?:session|day)`,
    'largest daily moves',
  ),
  [
    /\bhas it ever (?:dropped|fallen|risen|jumped) (?:more than )?\d+ ?(?:%|percent) in (?:a|one) (?:session|day)\b|\bmax 1d (?:drop|gain)\b/gi,
    'largest daily moves',
  ],
  said(
    `(?:how )?(?:bumpy|violent|wild|rough) (?:is the ride|are the (?:daily )?moves)|risk measured by price swings|(?:annual|hist|historical) vol|calm or hectic|how (?:strong|much|heavily) does the (?:course|price|share price) fluctuate|(?:makes )?big waves or small waves|is it a wild one|give me a heart attack|go(?:es)? up and down a lot|(?:super )?volatile or pretty chill|price all over the place|has the stock calmed down|degree of price fluctuation|high vol or low vol(?: name)?|dispersion of returns|what has realized volatility been`,
    'how volatile is it',
  ),
  said(
    `(?:how many|number of|typical number of) (?:shares|titles|stocks?) (?:(?:were|was|are|does this|is|do) )?(?:exchanged|negotiated|traded|trade in a typical session|moved through the market)|does anyone trade this thing|turnover in shares|(?:is the )?market for this stock liquid|volume against its own average|trade interest picking up(?:, in number of shares)?|did volume dry up|were there lots of trades`,
    'what is the trading volume',
  ),
  said(
    `fifty[- ]day line|mobile averages|death cross|over or under the 50[- ]day|macd histogram and signal line|indicadores? tecnicos|indicators tecnicos|stretched or washed out|is it oversold`,
    'moving averages and RSI',
  ),
  [
    /\b(?:is it )?(?:over|above|under|below)(?: or (?:under|below|above|over))? the 50[- ]day\b|\baverage price of the last 50 days(?: versus now)?/gi,
    'moving averages',
  ],
];

/** What was put in, and what became of it. */
const SUM = String.raw`(?!(?:19|20)\d\d\b)\$?\d[\d,.]*(?![\d,.]*k\b)(?: (?:dollars|bucks|usd|thousand))?`;
const held: Wording[] = [
  // What is usual is told of a month and of a quarter of sessions.
  [
    /\b(average (?:daily )?dollar volume) (?:over|in|for|during|of) (?:the )?(?:last|past) (?:month|quarter|(?:20|30|60|63|90) (?:trading )?(?:days|sessions)|(?:three|3) months|few weeks)\b/gi,
    '$1',
  ],
  [/\badv(?= please|\W*$)|\b(?:thirty|30)[- ]day average volume\b/gi, 'average volume'],
  [
    /\bhow (?:many dollars|much money|much in dollars|much \$)(?: of (?:the |its )?(?:stock|shares))?(?: (?:is|are|gets?))? (?:trades?|traded|changes? hands)(?: hands)?(?: (?:on|in) (?:an? )?(?:typical|average|normal|usual) (?:day|session))?(?: (?:a|per|each|every) day| daily)?\b/gi,
    'average daily dollar volume',
  ],
  [/\b(?:on|in) (?:an? )?(?:typical|average|normal|usual) (?:day|session)\b/gi, 'on average'],
  [
    /\b(?:is|are) (?:it|this|they|the stock|the shares) liquid enough (?:for|to)\b[^?.;]*/gi,
    'what is the average daily dollar volume',
  ],
  [
    /\b(?:(?:max(?:imum|imal)?|largest|biggest|worst|deepest) )?peak[- ]to[- ]trough(?: (?:fall|drop|decline|loss|move|drawdown))?\b|\b(?:biggest|largest|worst|deepest|max(?:imum)?) (?:fall|drop|decline|slide|loss) from (?:a |its |the )?(?:peak|high|top)(?: to (?:a |its |the )?(?:trough|low|bottom))?\b/gi,
    'max drawdown',
  ],
  [
    new RegExp(
      String.raw`\bif i(?: had|['\u2019]d)? (?:put|bet|dropped|thrown|sunk)(?: in)? (?:my )?(?:[a-z]+ ){0,2}(?:of )?(${SUM})(?: (?:in|on|into))?(?: (?:it|this|these guys))?`,
      'gi',
    ),
    'if I had invested $1',
  ],
  [
    new RegExp(
      String.raw`^\W*(?:say |suppose )?(?:i|my (?:husband|wife|son|father)) (?:had |have )?(?:sank|put|threw|dropped|purchased|bought for|bought|bet) (${SUM})(?: (?:of shares|at it|into it|in it|into this))?`,
      'i',
    ),
    'if I had invested $1',
  ],
  [
    new RegExp(String.raw`^\W*(?:threw|put|dropped|sank) (${SUM})(?: (?:at|into|in|on) (?:it|this))?`, 'i'),
    'if I had invested $1',
  ],
  [
    new RegExp(String.raw`\bhad i (?:purchased|bought|put in) (${SUM})(?: of (?:shares|stock|it))?`, 'gi'),
    'if I had invested $1',
  ],
  [new RegExp(String.raw`^\W*my (${SUM}) (?=(?:from|since|back))`, 'i'), 'if I had invested $1 '],
  [
    new RegExp(
      String.raw`\b(?:growth of|profit on|hypothetical|how would(?: an investment of)?|what would|how much would i have made on) (${SUM})(?: (?:investment|invested))?`,
      'gi',
    ),
    'if I had invested $1',
  ],
  [
    new RegExp(
      String.raw`(if I had invested ${SUM}[^?]*?),?\s+(?:what are they now|whats left|what would that be now|what is it now|today how much|how much it is today|would be how much|is now worth how much|worth what today|have done(?= from)|have (?:grown|turned into)|current worth)`,
      'gi',
    ),
    '$1',
  ],
];

export const priceWordings: readonly Wording[] = [...spans, ...held, ...levels, ...moves];
