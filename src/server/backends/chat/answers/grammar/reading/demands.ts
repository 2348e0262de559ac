import { type Answered, hasUnit, type IsShown, says, type Shown, shownBy, showsBefore, showsCourse } from './shown.ts'; // prettier-ignore
import type { Concept } from '../lexicon/lexicon.ts';
import type { Reading } from './reading.ts';

/**
 * What a question wants of its matter beside the matter itself: a day, a person, a span, a share. Only a kind whose answers say that may answer,
 * or an answer that shows it; every other would answer another question ("who shorts it" by how many shares are short).
 */
interface Demand {
  /** How it is said; what was found is named where nothing meets it. */
  said: RegExp;
  /** The kinds, by their ids, whose answers say it; without them every kind may be asked, and its answer has to show it. */
  honoured?: RegExp;
  /** Whether an answer shows it, whatever kind gave it. */
  isShown?: IsShown;
  /** A question that says this wants something else by these words. */
  unless?: (reading: Reading) => boolean;
}

const has = ({ concepts }: Reading, ...wanted: Concept[]): boolean =>
  wanted.some((each) => concepts.has(each));

const rowsWithDays =
  'insider-|filings|splits|news|events|videos|trials|approvals|catalysts|stakes|earnings|former-names|ranked|largest|profit-record|line-record';
const honouredBy = (ids: string): RegExp => new RegExp(`^(?:${ids})`);

/** What is of the newest session, and of no day that a clause tells by what happened on it. */
const OF_NEWEST_DAY = /^(?:session-move|volume|price|overview)$/;
const isOfOtherDay = ({ kinds }: Shown): boolean => !kinds.some((id) => OF_NEWEST_DAY.test(id));

const OTHERS =
  '(?:industry|sector|peers?|competitors?|rivals?|market(?! cap| value)|index|s ?& ?p(?: 500)?|russell(?: \\d+)?|nasdaq|rest)';
const RANK = 'highest|lowest|biggest|largest|smallest|best|worst|longest|shortest|heaviest';

/** How something became, in words that name no matter. */
const BECAME =
  /\b(?:trend\w*|direction|over time|grow(?:s|n|ing|th)?|grew|shr[aiu]nk(?:s|ing)?|narrow(?:s|ed|ing)|widen(?:s|ed|ing)|expand(?:s|ed|ing)|contract(?:s|ed|ing)|improv(?:e|es|ed|ing)|worsen(?:s|ed|ing)|deteriorat\w+|(?:in|for) comparison|comparisons?|up or down|year[- ]over[- ]year|yoy|heading|getting (?:better|worse|bigger|smaller|higher|lower))\b/i;

const demands: readonly Demand[] = [
  { said: BECAME, honoured: /./, isShown: showsBefore },
  {
    said: /^\W*(?:(?:and|so|but|ok|exactly|do you know|any idea|tell me) )*(?:since )?when(?:'s)?\b|\b(?:what|which) (?:date|day)\b/i,
    honoured: honouredBy(`${rowsWithDays}|next-report|ex-date|dividend|listed-since|fiscal-year|price-extreme|range|price$|session$|runway|short-interest|holder|index|why|volume|ranked|largest|profit-record|splits|officer|trust`),
    // "When did revenue turn" asks for a period; a line of statements by itself tells none.
    unless: (reading) => !has(reading, 'when') && !/\b(?:date|day)\b/i.test(reading.text),
  },
  { said: /\bsince when\b|\bfor how long\b|\bhow long\b/i, honoured: honouredBy('runway|burn|cash|days-to-cover|listed-since|former-names|compare|next-report|profit-record|line-record|price-target|officer') },
  { said: /\bhow old\b/i, honoured: honouredBy('listed-since|former-names|compare|next-report|profit-record|price-target') },
  {
    said: /^\W*(?:(?:and|so|but|ok|do you know|tell me) )*who(?:'s|se|m|s)?\b/i,
    honoured: honouredBy('officer|insider|holder|stakes|peers|institutions-share|client|compare|overview|filings-comments|events|videos|screen|trials|share-classes|former-names|estimates'),
  },
  // Whose each target and rating is, the consensus does not say.
  { said: /\b(?:which|name the|whose) (?:analysts?|brokers?|brokerages?|(?:broker )?firms?|banks?|houses?|shops?)\b(?=.*\b(?:target|rating|rates?|upgrad\w+|downgrad\w+|bull\w*|bear\w*)\b)|\bwho (?:has|set|holds) the (?:\w+ )?(?:lowest|highest|street[- ]high|street[- ]low)\b.*\btarget\b/i, honoured: honouredBy('screen|holder|stakes') },
  // What the money is spent on in a quarter does not say when there is none left.
  { said: /\bwhen\b.*\b(?:end|ends|gone|over|(?:run|runs|running) (?:out|dry))\b/i, honoured: honouredBy('runway'), unless: (reading) => !has(reading, 'burn', 'cash') },
  // What was is no answer to whether there will be another.
  { said: /\bwill there be\b(?= (?:an?(?:other)?|any|more)\b)/i, honoured: honouredBy('catalysts|events|next-report|ex-date|estimates|trials|for-and-against') },
  // Those that a lock-up held are a part of all, and no table says which.
  { said: /\bhow many shares? (?:will |would |do |does |are |is |get )?(?:come|comes|coming|released?|freed|free up|unlock(?:s|ed)?|roll|rolls) (?:off|out|loose)?/i, honoured: honouredBy('catalysts|filings|news') },
  { said: /\bhow (?:often|frequently|many times)\b|\b(?:number of|amount of) times\b/i, honoured: honouredBy('earnings|splits|filings|insider|news|stakes|screen|price-|ev-|enterprise|dividend$') },
  {
    said: /\b(?:on average|averages?d?|median|usual(?:ly)?|typical(?:ly)?|normal(?:ly)?)\b/i,
    unless: ({ text }) => /\baverag\w+ down\b/i.test(text),
    honoured: honouredBy('volume|technical|price-target|rating|earnings|fiscal-year|short-interest|days-to-cover|statistics|estimates|next-report|statement-lines'),
  },
  { said: /\b(?:ever|always|never|all[- ]time|historically)\b/i, honoured: honouredBy(`profitable|${rowsWithDays}|dividend|ex-date|price-extreme|share-classes|client|dilution|screen|why|price-chart|for-and-against`), isShown: showsCourse, unless: (reading) => has(reading, 'short') && has(reading, 'peak', 'trough') },
  {
    said: /\b(?:what|which|how (?:large|big) an?) (?:percent(?:age)?|proportion|portion|fraction|part|share)\b(?= (?:of|do|does|is|are)\b)|\b(?:as|in) (?:an? )?(?:percent(?:age)?|proportion|share|fraction|%) of\b|(?:\bpercent(?:age)?|%) of\b|\bratio of\b/i,
    honoured: honouredBy('insiders-share|institutions-share|short-interest|holder|stakes|insider-|float|compare|dividend|range|debt-to-|current-ratio|quick-ratio|filer|ratio-of|return-on|stock-compensation|ebitda|price-(?:earnings|sales|book)|ev-|forward'),
    unless: (reading) => has(reading, 'x:gross_margin', 'x:operating_margin', 'x:net_margin'),
  },
  {
    said: /\bper (?!share\b|their\b|its\b|his\b|her\b|this\b|that\b|last\b|latest\b|cent\b|quarter|qtr|q\b|year|yr|annum|month|week|day|session|se\b|the\b|your\b|sec\b|phase\b|stage\b|status\b|indication\b)\w+/i,
    honoured: honouredBy('price-(?!target|on)|ratio-of'),
  },
  { said: /\bper (?:phase|stage|status|indication)\b/i, honoured: honouredBy('trials') },
  {
    said: /\b(?:per|a|each|one) share\b/i,
    honoured: honouredBy('dividend|ex-date|price|earnings|estimate|range|session|insider|splits|screen|compare|filings|for-and-against|valuation|ratio-of|trust'),
    unless: (reading) => has(reading, 'm:eps_diluted', 'price', 'target') || !/\b(?:per|each|one) share\b/i.test(reading.text),
  },
  {
    said: /(?<!\b(?:know|tell|see|check|wonder|wondering|say|says|curious|sure|ask|asking|understand|out|me|verify|confirm|interested) )\bif\b(?! (?:any|possible|you|so|not|available|it'?s ok)\b)|\b(?:assuming|suppose|supposing|hypothetically|unless|imagine|in case of)\b/i,
    honoured: honouredBy('for-and-against|return-of'),
  },
  {
    said: /\b(?:could|might|would)\b(?!.* have\b)(?! (?:you|u|i|we|one|be (?:nice|great|good|helpful)|like|love|anybody|someone|anyone|rather|appreciate))/i,
    honoured: honouredBy('catalysts|approvals|for-and-against|runway|days-to-cover|next-report|estimates|peers|compare|events|price-target|trials|screen|return-of'),
  },
  {
    said: /\bwill\b(?! (?:you|u|i|we)\b)|\b(?:is|are) (?:it|they|there|the \w+) (?:going|gonna|about|likely) to\b/i,
    honoured: honouredBy('catalysts|approvals|for-and-against|runway|days-to-cover|next-report|estimates|peers|events|price-target|trials|ex-date|screen|dividend|splits'),
  },
  { said: /\b(?:because of|due to(?! (?:read|report|complete|finish|end|expire|close|publish|file|present|start|begin|vest|pay)\b)|thanks to|driven by|drivers?|drives?|as a result of|impact(?:s|ed)?|affect(?:s|ed)?|effects?)\b/i, honoured: honouredBy('why|for-and-against|catalysts') },
  {
    said: /\bsince\b|\buntil\b|\btill\b|\bduring\b/i,
    honoured: honouredBy('listed-since|price-chart|price-since|runway|next-report|catalysts|profit-record|line-record|officer'),
    unless: ({ periods }) => periods.length > 0,
  },
  {
    said: /\b(?:last|latest|most recent|previous|biggest|largest|worst|sharpest) (?:\w+ ){0,2}(?:moves?|jumps?|spikes?|drops?|falls?|crash|swings?|surges?|gaps?|rally|sell-?off)\b/i,
    honoured: honouredBy('news|screen|insider|holder|earnings|market-cap|largest|ranked'),
    unless: ({ periods }) => periods.length > 0,
  },
  {
    said: /\bper (?:quarter|qtr|year|yr|annum|month|week|day)\b/i,
    honoured: honouredBy('burn|runway|dividend|statement-lines|earnings|volume|dilution|sheet|estimates|officer|profitable|growth|screen|compare|price-change|ratio-of|ebitda|interest-|stock-compensation'),
  },
  {
    said: /(?:\band|&|,|\+) ?(?:on )?(?:when|(?:what|which) (?:day|date))\b\W*$/i,
    honoured: honouredBy(`${rowsWithDays}|next-report|ex-date|dividend|listed-since|price-extreme|holder|why`),
  },
  {
    said: /\bby how much\b/i,
    honoured: honouredBy('earnings-beat|growth|price-|dilution|short-interest|session-move|range|compare|estimate|holder|ratio-of|peers'),
    unless: (reading) => has(reading, 'growth', 'compare', 'up', 'down', 'move', 'dividend'),
  },
  // A time that is told by what happened then names no day.
  { said: /\bthe (?:day|week|month|time|quarter|year|moment) (?:it|they|the|that|when|of the)\b(?! ended| ends)|\w (?:after|while|once|whenever) (?:it|they|he|she)\b/i, honoured: honouredBy('earnings-reaction|price-since') },
  { said: /\b(?:what|which) ?(?:%|pct\b)/i, honoured: honouredBy('insiders-share|institutions-share|short-interest|holder|stakes|float|dividend|range|ratio-of') },
  // A day that was told before, and that nothing here names.
  { said: /\b(?:that|the same) (?:day|session|week|month|morning|date)\b/i, honoured: /^$/, unless: ({ periods }) => periods.length > 0 },
  // A margin of something else than the whole: "gain-on-sale margin".
  { said: /\b(?!pre-tax|after-tax|year-on-year|year-over-year)\w+(?:-\w+)+ margins?\b/i, honoured: /^$/ },
  // A term is explained, or nothing is: no company's figure says what it means.
  { said: /\bmeant by\b|\bmeaning of\b|\bdefinition of\b|\bwhat (?:does|do) .*\bmean\b|^\W*what(?:'?s| is| are) an? [\w-]+(?: [\w-]+)?(?:,? in (?:simple|plain|easy|other) \w+)?\W*$/i, honoured: /^$/ },
  { said: /\b(?:enough|sufficient|afford|able to (?:pay|cover|repay|service))\b/i, honoured: honouredBy('runway|current-ratio|net-cash|cash$|for-and-against|screen') },
  { said: /\b(?:for|on|to) (?:each|every|one|an?) (?:dollar|buck|share|employee|\$)/i, honoured: honouredBy('price-|debt-to-equity|dividend|ev-|ratio-of') },
  { said: /\bhow many (?:of (?:the |its )?)?(?:analysts?|brokers?|banks?|firms?)\b.*\b(?:buys?|holds?|sells?)\b|\bhow many (?:buys?|holds?|sells?)\b/i, honoured: /^(?:insider|rating)/ },
  { said: /\bipo (?:price|px)|\bipo(?:'?d)? .*\bpriced?\b|\bpriced? (?:at|in) (?:the |its )?ipo\b|\bpublic at\b|\b(?:sell|sold|sells|cost|go|went) for (?:at|in|on) (?:the |its )?ipo\b/i, honoured: honouredBy('listed-since') },
  // What is put by for one matter is not all the cash.
  { said: /\b(?:reserved?|set aside|put aside|provisioned|provisions?) for\b/i, honoured: /^$/ },
  // Why so many shares were traded is not why the price moved.
  { said: /\bwhy\b.*\bvolume\b|\bvolume\b.*\bwhy\b/i, honoured: honouredBy('volume') },
  // What one contract brings, and what the company expects of it, no statement says.
  { said: /\b(?:revenue|sales|money|profit|income) (?:\w+ )?from (?:this|that|these|those|them)\b(?! (?:year|quarter|month))/i, honoured: /^$/ },
  { said: /\b(?:they|company|management) (?:themselves )?expects?\b|\bdo(?:es)? (?:they|it|the company|management) expect\b/i, honoured: honouredBy('estimate|next-report|catalysts|events') },
  // What was reported for a time before is not the newest report.
  { said: /\bsame (?:quarter|qtr|period)\b|\b(?:a|one|1) year (?:ago|earlier|back|before)\b/i, honoured: /^(?!earnings$)/, isShown: showsBefore },
  { said: /\bby how much (?:per|a|each|one) share\b/i, honoured: /^$/, unless: (reading) => has(reading, 'growth', 'dividend', 'beat', 'm:eps_diluted') },
  {
    said: /\bwhere\b.*\b(?:come|comes|came|coming|spend|spends|spent|goes|derive|derives|earns?|makes?)\b/i,
    honoured: honouredBy('coverage|filings|price-target|why'),
  },
  {
    said: /\b(?:which|who)(?: (?:one|of them|company|stock))? (?:has|is|pays|burns|owns|made|earns|trades|had|got|grew|did)\b.*\b(?:more|less|fewer|bigger|larger|higher|lower|better|worse|cheaper|smaller|safer)\b(?! than \$?\d)/i,
    honoured: honouredBy('compare|screen|insider|holder|for-and-against|peers'),
  },

  // What a clause asks of the matter of the clause before: no kind lacks it for saying nothing of it, and an answer that shows it has answered the clause.
  { said: /\b(?:the )?(?:names?|prices?|dates?|days?|amounts?|sizes?|values?|roles?)(?:(?:,? and |, ?| ?& ?|\/| )(?:the )?(?:names?|prices?|dates?|days?|amounts?|sizes?|values?|roles?))+\b/i, honoured: /./, isShown: ({ facts }) => ['person', 'price', 'traded'].every((name) => facts.some((fact) => fact.name === name)) },
  { said: /\b(?:and )?(?:at |for )?(?:what|which) (?:was |were )?(?:the )?(?:average )?prices?(?: (?:did|do|have) (?:he|she|they|it|insiders?) (?:pay|paid|sell|get)(?: at| for)?| paid)?\b|\b(?:what|how much) (?:did|do|have) (?:he|she|they|insiders?) (?:pay|paid)(?: for (?:it|them|those))?\b|\bat what prices?\b/i, honoured: /./, isShown: ({ facts }) => facts.some(({ name, row }) => name === 'price' && row !== undefined) },
  { said: /\b(?:vs\.?|versus|against|compared? (?:to|with)|relative to|above or below) (?:where|what) (?:it|the (?:stock|shares?|price)) (?:trades?|is(?: trading)?|are|stands?|costs?)(?: at)?(?: now| today| currently)?\b|\b(?:vs\.?|versus|against|compared? (?:to|with)|relative to|above or below) (?:the |its |today'?s )?(?:current |last |present |share |stock |market )*(?:price|close)(?: now| today)?\b|\b(?:and )?where (?:does )?(?:it|the (?:stock|price|shares?)) (?:trades?|is|stands?)(?: trading)? (?:(?:vs\.?|versus|against|compared (?:to|with)) (?:that|it) )?(?:now|today|currently)\b/i, honoured: /./, isShown: ({ facts }) => facts.some(({ name }) => /^(?:price_since|target_above|span_change|below_high|price_since_event)$/.test(name)) },
  { said: /\b(?:compared? (?:to|with)|vs\.?|versus|against|than|above|below) (?:the |its |their )?(?:usual|average|avg|normal|typical)(?: (?:volume|day|level))?\b|\b(?:is|was) (?:that|it) (?:un)?(?:usual|normal)\b/i, honoured: /./, isShown: ({ facts }) => facts.some(({ name }) => /^(?:average_volume|relative_volume)/.test(name)) },
  { said: /\b(?:and )?where (?:are we|is (?:it|the (?:stock|price))|does it (?:stand|trade|sit)) (?:now |today )?(?:between|in between|within) (?:them|those|that|the two)(?: now)?\b/i, honoured: /./, isShown: ({ facts }) => facts.some(({ name }) => name === 'above_low') },
  { said: /\b(?:and )?how (?:much|many)(?: shares?)? (?:(?:do|does|did|is|are|have) )?(?:he|she|they|it|(?:is |are )?left)(?: (?:still|now))*(?: (?:hold|own|have|has|left|in (?:his|her|their) hands))*(?: (?:after(?:wards?)?|now|left))*\b/i, honoured: /./, isShown: ({ facts }) => facts.some(({ name }) => name === 'held_after') },
  { said: /\b(?:and )?(?:how (?:does|do|did) (?:each|that|it|they|those|this) compare|(?:how|what) (?:is|was) (?:that|it)|compare (?:that|it|them)) (?:to|with|against|vs\.?|versus)? ?(?:a|one|the|last) year (?:ago|before|earlier)?\b/i, honoured: /./, isShown: showsBefore },
  { said: /\b(?:and )?(?:(?:is|are|was|has|have) (?:it|that|they|this) (?:been )?)?(?:growing|shrinking|rising|falling|improving|worsening|declining|narrowing|widening|going (?:up|down)|gone (?:up|down)|up or down|increasing|decreasing|adding or trimming|getting (?:better|worse))(?: or (?:growing|shrinking|rising|falling|not|improving|worsening|declining|down|up|narrowing|widening))?(?: too| as well| lately| recently)?\b/i, honoured: /./, isShown: showsBefore },
  { said: /\b(?:and )?how much of (?:it|that|them) (?:is |was )?(?:vs\.?|versus|against|to|over) (?:the |its |their )?equity\b/i, honoured: /./, isShown: ({ facts }) => facts.some(({ name }) => name === 'equity') },
  { said: /\b(?:and )?(?:at|in) (?:what|which) (?:stages?|phases?)\b(?: (?:is|are) (?:it|they|each|those))?/i, honoured: /./, isShown: ({ facts }) => facts.some(({ name }) => name === 'phase') },
  { said: /\b(?:and )?by how much\b/i, honoured: /./, isShown: hasUnit('change', 'percent') },
  { said: /\b(?:and )?(?:what|how much)(?:'s| is| was| are| were)? (?:the )?(?:market |street )?(?:expected|estimates?|consensus|expectations?)\b/i, honoured: /./, isShown: ({ facts }) => facts.some(({ name }) => /^(?:eps_(?:this|next)_|estimate$)/.test(name)) },
  { said: /\b(?:and )?(?:did|have|has|do|are|is) (?:any(?:one|body)?(?: of (?:them|these|those))?|they|he|she|who) (?:been )?(?:add(?:ed|ing)?|buy(?:ing)?|bought|sell(?:ing)?|sold|trim(?:med|ming)?|cut(?:ting)?|reduc(?:ed?|ing)|increas(?:ed?|ing))(?: (?:or|and) (?:add(?:ed|ing)?|sell(?:ing)?|sold|trim(?:med|ming)?|cut|reduced?))?(?: (?:more|shares?|any|to it|their (?:stakes?|positions?)))*(?: (?:in )?(?:the )?(?:last|latest|recent|this) quarter| lately| recently)?\b/i, honoured: /./, isShown: ({ facts }) => facts.some(({ name }) => name === 'manager_change') },
  { said: /\b(?:and )?when (?:was|were|did|is) (?:the )?(?:last|latest|it|that|they)(?: (?:one|time|dividend|pay it|last))*(?: paid| pay| made)?\b/i, honoured: /./, isShown: ({ facts }) => facts.some(({ name }) => name === 'last_dividend_date') },
  { said: /^\W*(?:and )?who(?:'s| is| was)?\b(?: (?:bought|sold|buying|selling|was it))?/i, honoured: /./, isShown: ({ facts }) => facts.some(({ name }) => /^(?:person|manager|holder)$/.test(name)) },
  // What turns, narrows or holds a matter against something names no matter; whichever kinds answered have to show it.
  { said: /\b(?:on|at|by) (?:that|the same) (?:day|date|time|point)\b|\bback then\b|\bthe day (?:after|before|of)\b[^,.?!;]*/i, isShown: isOfOtherDay },
  { said: /\bwhat (?:hurt|drove|dragged|pressured|boosted|squeezed|weighed on|was behind|is behind) (?:it|them|that|this|the (?:change|margins?|drop|growth|decline|increase))\b/i, isShown: ({ kinds }) => kinds.includes('why') },
  { said: /\bwhen (?:he|she|they|insiders?|the (?:ceo|cfo|company|insiders?|directors?)) (?:last |first )?(?:bought|sold|reported|filed|raised|split)\b/i, isShown: isOfOtherDay },
  { said: new RegExp(String.raw`\b(?:than|vs\.?|versus|against|relative to|compared (?:to|with)|above|below|ahead of) (?:that of |those of )?(?:the |its |their |other )*(?:\w+ )?${OTHERS}(?:['\u2019]s)?\b`, 'i'), isShown: says(/\bpeers?\b|industry, |side by side|; |Comparison|not on record/i) },
  { said: /\b(?:than|vs\.?|versus|from|against|compared (?:to|with)) (?:(?:it|they) (?:was|were|had|did) )?(?:a|one|last|the|this time|the same) (?:year|quarter|month)(?: ago| before| earlier| last year)?\b/i, isShown: showsBefore },
  { said: /\bsince when\b|\bfor how (?:long|many (?:years|quarters|days))\b|\bhow long (?:has|have|had)\b/i, isShown: says(/\bsince [A-Z\d]|\bfirst\b|\bin all\b|\blasts\b|\bin the last (?:\w+ )?(?:quarters?|fiscal years?|sessions?)\b|\bfrom that to\b|\bsessions from\b|\bon record is\b|\bnot on record\b/i) },
  { said: /\b(?:excluding|excl\.?|except(?: for)?|apart from|adjusted for|not counting|ignoring|stripping out) (?:the |its |any )?\w+/i, isShown: says(/\b(?:exclud|without|except|adjusted|not in it)/i) },
  { said: new RegExp(String.raw`\b(?:${RANK})\b(?! (?:buyer|known|offer|bid|guess|way))`, 'i'), isShown: says(new RegExp(String.raw`\b(?:${RANK}|most|least|high|low|first|top|between|nearest|side by side|No manager)\b|^From [A-Z]|\bNo [\w\u2019' -]+ (?:is|are) on record`, 'im')) },
  { said: /\bby whom\b|\band who (?:was|is|did|bought|sold)\b[^,.?!;]*/i, isShown: ({ facts }) => facts.some(({ name }) => /person|officer|manager|holder|insider|stake|title/.test(name)) },
  { said: /\bin (?:percent(?:age)?(?: terms)?|%)(?!\w)|\bwhat percent(?:age)?\b/i, isShown: hasUnit('percent', 'change', 'ratio') },
  { said: /\bhow much\b[^.?!,;]*\b(?:raised?|raising|br(?:ought|ing) in)\b|\bamounts? raised\b/i, isShown: (shown) => hasUnit('usd', 'price')(shown) || /brought in/.test(shown.text) },
  { said: /\btotal (?:revenues?|sales|(?:net )?income|profits?|loss(?:es)?|cash flow)\b(?=[^.?!,;]*\b(?:over|last|past|since)\b[^.?!,;]*\b(?:quarters|years)\b)/i, isShown: says(/\btwelve months\b|\bsum\b|\btogether\b/i) },
]; // prettier-ignore

/** What may be counted or picked out ("how many shares", "which quarter"), and the kinds whose answers count or name it. */
const countable: readonly (readonly [nouns: RegExp, honoured: RegExp])[] = [
  [/^(?:shares?|stock)$/, honouredBy('officer-(?:c[a-z]+|generalcounsel)|shares-|dilution|float|short-interest|insider|holder|stakes|splits|volume|statistics|share-classes|price|compare|institutions|statement-lines|filings-offering|screen|ratio')],
  [/^(?:people|persons?|employees?|workers?|staff|folks|folk|heads|jobs)$/, honouredBy('employees|compare|ratio|officer|insider')],
  [/^(?:analysts?|brokers?|estimates?|ratings?|buys|upgrades?|downgrades?|revisions)$/, honouredBy('rating|price-target|estimate|insider')],
  [/^insiders?$/, honouredBy('insider')],
  [/^(?:directors?|officers?|execs?|executives?|managers?|leaders?|members?)$/, honouredBy('insider-(?:buys|sales|net)|officer|holder')],
  [/^(?:holders?|institutions?|institutionals?|funds?|shareholders?|investors?|owners?|firms?|whales?)$/, honouredBy('holder|stakes|institutions|insider|compare|screen|peers')],
  [/^(?:trials?|stud(?:y|ies)|programs?|programmes?|drugs?|candidates?|compounds?|phases?|stage|conditions?|indications?|diseases?|assets?|products?|therap(?:y|ies)|treatments?|medicines?|cancers?)$/, honouredBy('trials|approvals|catalysts|overview')],
  [/^(?:filings?|forms?|reports?|documents?|8-?ks?|10-?[kq]s?|13[dg]s?|letters?|notices?|offerings?|prospectus)$/, honouredBy('filings|earnings|insider|stakes|next-report|estimates|news')],
  [/^splits?$/, honouredBy('splits')],
  [/^(?:quarters?|qtrs?|years?|months?|weeks?|days?|sessions?)$/, honouredBy('runway|burn|days-to-cover|earnings|line-record|profit|ranked|fiscal|listed|next-report|ex-date|dividend|price-extreme|largest|insider|screen|volume|filings|catalysts|statement-lines|sheet|price-change|dilution|estimate|growth')],
  [/^(?:times?|percent|percentage|%|dollars?|bucks?|money|cash|ones?|more|less|direction|way|side|kinds?|sorts?|types?|different|of|figures?|numbers?|do|did|does|is|are|has|have|was|were|much|many)$/, /./],
  [/^(?:compan(?:y|ies)|stocks?|names?|tickers?|peers?|competitors?|rivals?|biotechs?|banks?|businesse?s?)$/, honouredBy('screen|peers|compare|overview|industry|former|holder|ranked')],
  [/^(?:sales?|purchases?|buys?|trades?|transactions?|sells?)$/, honouredBy('insider|ranked|statement')],
  [/^(?:exchanges?|markets?|board|venue)$/, honouredBy('exchange|index')],
  [/^(?:index|indices|indexes)$/, honouredBy('index')],
  [/^(?:sectors?|industr(?:y|ies)|space|field|branch)$/, honouredBy('sector|industry|overview')],
  [/^(?:states?|countr(?:y|ies)|cit(?:y|ies)|town|places?|law|laws)$/, honouredBy('headquarters|incorporated|overview')],
  [/^(?:events?|catalysts?|conferences?|webinars?|dates?|decisions?|approvals?|milestones?|readouts?)$/, honouredBy('events|catalysts|approvals|news|next-report|ex-date|trials')],
  [/^(?:class|classes|series|tickers?|symbols?)$/, honouredBy('share-classes|former|identifiers')],
  [/^(?:beats?|misses|estimates?|surprises?)$/, honouredBy('earnings')],
  [/^(?:videos?|headlines?|articles?|stories|news)$/, honouredBy('videos|news')],
  [/^(?:currency|currencies)$/, honouredBy('currency')],
]; // prettier-ignore

const COUNTED = /\b(how many|which)\s+((?:[\p{L}\d%-]+\s*){1,4})/iu;
/** A noun phrase ends at a verb, a preposition or a name. */
const ENDS =
  /^(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|should|may|might|work|it|they|the|its|their|this|that|these|there|you|we|i|in|on|at|by|for|from|with|to|as|since|per|and|or|a|an)$/i;

/** What a question counts or picks out, where the answers of a kind do not. */
function unmetNoun(kindId: string, { text, concepts }: Reading): string | undefined {
  const [, asks = '', rest = ''] = COUNTED.exec(text) ?? [];
  if (asks === '' || (concepts.has('compare') && asks.toLowerCase() === 'which')) return undefined;
  const words = rest.trim().split(/\s+/);
  const end = words.findIndex((word) => ENDS.test(word));
  const phrase = end < 0 ? words : words.slice(0, end);
  // A list of officers is no count of directors.
  if (
    /^(?:directors?|members?)$/i.test(phrase.at(-1) ?? '') &&
    /many/i.test(asks) &&
    !kindId.startsWith('insider-')
  )
    return `${asks} ${phrase.join(' ')}`;
  const known = phrase.flatMap((word) => countable.filter(([nouns]) => nouns.test(word.toLowerCase())));
  if (phrase.length === 0 || known.some(([, honoured]) => honoured.test(kindId))) return undefined;
  // "How many own it", "which trade most": a verb follows, and nothing is named.
  return known.length === 0 && asks.toLowerCase() === 'which' ? undefined : `${asks} ${phrase.join(' ')}`;
}

/** The words of a question that ask for what a kind does not say; undefined where it says all. */
export function unmetDemand(kindId: string, reading: Reading): string | undefined {
  const noun = unmetNoun(kindId, reading);
  if (noun !== undefined) return noun;
  for (const { said, honoured, unless } of demands) {
    const words = said.exec(reading.unnamed)?.[0];
    if (words !== undefined && honoured?.test(kindId) === false && !unless?.(reading)) return words.trim();
  }
  return undefined;
}

/** Words that tie clauses and say nothing themselves. */
const TIES =
  /\b(?:and|also|but|then|plus|too|please|so|there|ok|again|or|is|are|was|were|it|its|they|this|that|has|have|been|did|does|do|the)\b|[^\p{L}\p{N}]+/giu;

/** Whether all that a clause says is shown by what was answered before it: each of its wants, and nothing else is left of it. */
export function isShownBefore(clause: string, answered: Answered): boolean {
  const shown = shownBy(answered);
  if (shown.parts.length === 0) return false;
  const left = demands.reduce(
    (rest, { said, honoured, isShown }) => (honoured && isShown?.(shown) ? rest.replace(said, ' ') : rest),
    clause,
  );
  return left !== clause && left.replaceAll(TIES, ' ').trim() === '';
}

/** Whether an answer shows what these words want, though no kind promises it. */
export const isMetBy = (words: string, answered: Answered): boolean =>
  demands.some(({ said, isShown, honoured }) => honoured && said.test(words) && isShown?.(shownBy(answered)));

/**
 * What a question wants and nothing of its whole answer shows, in its words: what turns, narrows or holds a matter against something, whichever kinds
 * answered. What a part that was declined says has been declined.
 */
export function demandsNotShown(question: string, answered: Answered, declined: readonly string[]): string[] {
  const shown = shownBy(answered);
  return demands.flatMap(({ said, honoured, isShown }) => {
    const words = honoured || !isShown ? undefined : said.exec(question)?.[0].trim();
    if (words === undefined || isShown?.(shown)) return [];
    const isNamed =
      declined.some((part) => part.includes(words.replace(/^and /i, ''))) || shown.text.includes(words);
    return isNamed ? [] : [words];
  });
}
