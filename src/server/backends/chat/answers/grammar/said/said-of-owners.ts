import { GAP, said, saidOfBoth, type Wording } from './said.ts';

const INSIDERS =
  'insiders?|directors?|officers?|executives?|execs|management|managers|the board(?: members)?|board members?|members? of the board|people in the boardroom|founders?|bosses|the boss|higher[- ]ups|bigwigs|the suits|the brass|top brass|c[- ]suite|leadership|(?:people|persons?|someone|somebody|anyone|anybody|who|everyone) (?:on the )?inside|the inside crowd|reporting persons|those executives|someone in the know|somebody high up|anyone with a corner office|persons with inside knowledge';
const BUY =
  'buy(?:s|ing|ers?)?|bought|purchas\\w*|acquir\\w+|pick(?:ed|ing)? up|add(?:ed|ing)?|scoop\\w*|accumulat\\w+|load(?:ed|ing)?(?: up)?|invest(?:ed|ing)? in|backing up the truck';
const SELL =
  'sell(?:s|ing|ers?)?|sold|dispos\\w+|dump\\w*|unload\\w*|bail\\w*|liquidat\\w+|trim\\w*|cash(?:ed|ing)? out|distribut\\w+|sales?';
const HELD =
  'own(?:s|ed|ership)?|h[eo]ld(?:s|ing|ings)?|belongs?(?: to)?|hands|have|has|ha[sd] got|got|invested|stake|share|piece|controlled';

/** Who inside bought or sold. */
const trades: Wording[] = [
  // Stakes of that size are what schedules 13D and 13G are filed of.
  [
    /\b(?:who(?:m|ever)?|which (?:funds?|holders?|institutions?|shareholders?|managers?)|anyone|anybody|someone|any (?:funds?|holders?|institutions?|shareholders?)|holders?|owners?|shareholders?)(?: (?:that|who|currently|each|all))* (?:owns?|holds?|has|have|with|owning|holding|of) (?:(?:stakes? of|a stake of|more than|over|above|at least|greater than|>=?|=>) ?)*(?:5|five) ?(?:%|percent|pct)(?: (?:or|and) (?:more|over|above|greater|higher)|\+| plus)?(?: (?:stakes?|of (?:the |its )?(?:company|shares?|stock|shares outstanding|it)))?(?: or more)?/gi,
    'who are the 5% holders',
  ],
  // Who is named first is who "they" are.
  [
    /\b(?:what about |and |how about )?(?:the )?(insiders|institutions|officers|directors|management)\b,? (?:and )?(what (?:%|percent(?:age)?|share|part)(?: of (?:it|the company|the shares))?|how much(?: of it)?) do they (own|hold)\b/gi,
    '$2 do $1 $3',
  ],
  // A fall that has no days of its own: their trades have theirs, and how deep it is stands beside its high.
  [
    /\b(insiders?|management|directors?|officers?|executives|the (?:ceo|cfo|board))\b([^?.!;,]*?\b(?:buy|bought|buying|sell|sold|selling|add(?:ed|ing)?|purchas\w+))(?: (?:any|more|shares|stock|it))* (?:during|in|into|on|through) (?:the|this|that) (?:recent |last |latest )?(?:dip|drop|sell-?off|slide|decline|crash|pullback|correction|drawdown|weakness)\b/gi,
    '$1$2, and how far below its high is it',
  ],
  // What they paid is no cash of the company.
  [
    new RegExp(
      `(?<=\\b(?:${INSIDERS})\\b[^.;]{0,40}\\b(?:${BUY}|${SELL})\\b[^.;]{0,40})(?:,?\\s*(?:and )?(?:for )?how much money)(?: (?:was it|did they (?:pay|spend|get|put in|take out)|is it|involved|in total))?(?=\\W*$)`,
      'i',
    ),
    '',
  ],
  said(
    `(?:net(?: of)?|balance of|sum of|ratio of|more|overall)\\b[^?.!;]{0,12}?\\b(?:${INSIDERS})\\b${GAP}\\b(?:${BUY})\\b${GAP}\\b(?:or|and|minus|less|than|versus|vs)\\b${GAP}\\b(?:${SELL})`,
    'net insider buying',
  ),
  said(
    `(?:${INSIDERS})\\b[^?.!;]{0,15}?\\b(?:${BUY})\\b[^?.!;,]{0,20}?\\b(?:less|minus|vs\\.?|versus|outweighs?|against|more than|than)\\b[^?.!;,]{0,25}?\\b(?:${SELL})`,
    'net insider buying',
  ),
  said(
    `(?:purchases|buying) (?:of|by) (?:the )?(?:${INSIDERS}) (?:outweighs?|exceeds?|against|minus|less) (?:their )?(?:sales|selling)`,
    'net insider buying',
  ),
  said(
    `more (?:buyers or sellers|buying or selling|buying than selling|selling than buying|adding or more trimming)(?: among| by)? (?:the )?(?:${INSIDERS})?|more (?:${INSIDERS}) (?:${BUY}) or more (?:${SELL})|more insider (?:selling than buying|buying than selling)|(?:are )?insiders coming or going|net insider position change|net shares acquired by insiders|net (?:purchasers|buyers|sellers)\\b(?= |\\W*$)|buy\\/sell ratio of insiders|(?:on a net basis, )?are (?:the )?(?:${INSIDERS}) accumulating or distributing|(?:weigh )?insider purchases against insider sales|balance of insider trades`,
    'net insider buying',
  ),
  said(
    `(?:overall, )?(?:is|are) (?:the )?(?:inside crowd|insiders|${INSIDERS}) buying or (?:dumping|selling)`,
    'net insider buying',
  ),
  said(
    `(?:disposals?|dispositions?) (?:by|of|from) (?:an? |the )?(?:${INSIDERS})|(?:did|are|is|has|have|were)\\b[^?.!;,]{0,12}?\\b(?:${INSIDERS})\\b[^?.!;,]{0,12}?\\b(?:dump|liquidat\\w+(?: (?:his|her|their) (?:stake|stock|shares))?|bail|taken? money off the table|dispose of stock)(?: before the drop)?`,
    'insider sales',
  ),
  said(
    `code s transactions on form 4|total proceeds from insider sales|(?:are )?the suits selling`,
    'insider sales',
  ),
  said(
    `(?:open[- ]market purchases, )?form 4 code p|(?:are|is|has|have|did)\\b[^?.!;,]{0,12}?\\b(?:${INSIDERS})\\b[^?.!;,]{0,15}?\\b(?:putting (?:skin|money) in(?: by purchasing stock)?|backing up the truck|load(?:ed|ing)? the boat|scooping|investing in the company themselves|adding to their own positions)`,
    'insider purchases',
  ),
  said(
    `fresh money from (?:the )?(?:${INSIDERS}) into the stock|(?:${INSIDERS}) (?:take|took) part with (?:their|his) own money`,
    'insider purchases',
  ),
  said(`any purchases by (?:him|the boss)`, 'insider purchases'),
  ...saidOfBoth(
    INSIDERS,
    'by|of|from|in|been|made|make|the',
    `dealings?(?: in (?:own|the) shares)?|share transactions?|insider log|moves? in their own stock|doing with their (?:stock|shares)|trades|transactions|touch their stock`,
    'insider trades',
  ),
  said(
    `(?<!direction of )(?:list of |all |any )?(?:executive|management|officer|director|insider) (?:share )?(?:transactions?|dealings?|log|trades?)|pdmr transactions|form 3, 4 and 5 activity|trades by management|dealings in own shares(?: by the leadership)?|who (?:inside|in the boardroom) (?:bought or sold|has been trading)`,
    'insider trades',
  ),
];

/** Who is paid or trades is no owner that is asked of. */
const NO_TRADE =
  '(?![^?]*\\b(?:salar\\w+|pay|paid|earn\\w*|buy\\w*|bought|sell\\w*|sold|trad\\w*|deal\\w*|doing|compensation|which companies)\\b)';

const NO_TRADES = /\b(?:buy\w*|bought|sell\w*|sold|trad\w*)\b/i;

/** How much of it those inside and those who manage money have. */
const parts: Wording[] = [
  // Both at once: each has a figure of its own.
  [
    new RegExp(
      `\\b(?:(?:what|which|how (?:much|big|large|high))\\b[^?.!;,]{0,40}?\\b)?(?:insiders|management|officers|directors) (?:and|&|or|vs\\.?|versus|plus) institution(?:s|al (?:investors|holders|owners))\\b(?: (?:own|hold|have|control|combined|together|each|of it|ownership))*(?: of (?:the )?(?:stock|shares|company))?`,
      'gi',
    ),
    (whole = '') => (NO_TRADES.test(whole) ? whole : 'insider ownership and institutional ownership'),
  ],
  [
    new RegExp(
      `\\b(?:(?:what|which|how (?:much|big|large|high))\\b[^?.!;,]{0,40}?\\b)?institution(?:s|al (?:investors|holders|owners)) (?:and|&|or|vs\\.?|versus|plus) (?:insiders|management|officers|directors)\\b(?: (?:own|hold|have|control|combined|together|each|of it|ownership))*(?: of (?:the )?(?:stock|shares|company))?`,
      'gi',
    ),
    (whole = '') => (NO_TRADES.test(whole) ? whole : 'institutional ownership and insider ownership'),
  ],
  [/\b(what|which) (?:portion|slice|chunk|piece) of\b/gi, '$1 percentage of'],
  said(
    `(?:how (?:much|high|large|big)|what|which|percent(?:age)?|proportion|fraction|level)\\b${NO_TRADE}[^?.!;,]{0,38}?\\b(?:${HELD})\\b(?: by| of| in| to| the)*(?: hands of)?(?: the)? (?:${INSIDERS}|those who run (?:it|the place)|(?:the )?people who run it)(?: still)?(?: and (?:${INSIDERS}))?(?! (?:sold|bought|paid|earn|been))`,
    'what is the insider ownership',
  ),
  said(
    `(?:what|how)${NO_TRADE} (?:much|share|part|percent(?:age)?|slice|high)?(?: (?:of the (?:firm|company|stock)|stock))? ?(?:do|does|is) (?:the )?(?:${INSIDERS})(?: still)? (?:own|hold|have)(?: still)?`,
    'what is the insider ownership',
  ),
  said(
    `(?:management|directors?|ceo|founder)[’']?s? (?:own )?(?:share|stake|piece) (?:of|in) the company|d&o ownership(?: in percent)?|(?:are|is) (?:the )?(?:${INSIDERS}) (?:themselves )?(?:invested alongside(?: the rest of)? (?:us)?|substantial shareholders|big owners)|founder[- ]controlled|hold a lot of stock`,
    'what is the insider ownership',
  ),
  said(
    `(?:what|how) (?:much|part|share|percent(?:age)?|slice|proportion|fraction)?(?: of (?:the (?:company|stock|shares)|it))? ?(?:sits with|do|is|are|belongs? to|with|owned by|held by)(?: all)?(?: the)? (?:institutional investors|institutions|funds(?: and banks)?|(?:the )?pros(?! (?:and|&|or) )|professionals|professional money|mutual funds(?: and pension funds)?|fund houses)(?: (?:own|hold|have)(?: together)?)?`,
    'what is the institutional ownership percentage',
  ),
  said(
    `(?:fraction|proportion|part|percent(?:age)?|majority|how much percent|less than ten percent|more than half) (?:of (?:the |its )?(?:company|stock|shares|common stock)|is|are|in)?\\s?(?:is |are )?(?:owned|held|with|belonging|in)?\\s?(?:by|to|with|in)? ?(?:strong hands, meaning funds|institutions|professional money|mutual funds(?: and pension funds)?|funds)`,
    'what is the institutional ownership percentage',
  ),
  said(
    `(?:institutions?[’']?|institutional|professional|insto) (?:combined )?(?:percentage|ownership)(?: level| right now)?(?: these days)?|level of (?:professional|institutional) ownership|all 13f holdings added up|owned (?:chiefly|mostly|mainly) by (?:funds|institutions)(?: or by private persons)?|mostly retail or (?:mostly )?institutions|(?:do )?institutions own more than half`,
    'institutional ownership percentage',
  ),
];

const FUNDS =
  'institutions?|institutional(?: investors| holders)?|funds?|fund houses|hedge funds|money managers|managers|13f filers|smart money|(?:the )?pros(?! (?:and|&|or) (?:the )?cons)|big money';

/** Which of them came and went. */
const changes: Wording[] = [
  said(
    `(?:which|what|who|is|are|did|do|has|have|list|any)\\b[^?.!;,]{0,12}?\\b(?:${FUNDS})\\b(?: who| that)?(?: is| are| have| has)?(?: been)? (?:left|leaving|dumped(?: it)?|initiated|trimm(?:ed|ing)|closed out(?: their)?(?: position)?|lowered their stakes?|abandoned(?: ship)?|got bigger|came in|sold (?:down|out)|load or unload|increased|cut|doubled)`,
    'changes in holders',
  ),
  said(
    `who (?:increased and who cut|built a new position|got out|doubled their position|trimmed)(?= last quarter|\\W*$)`,
    'changes in holders',
  ),
  said(
    `fund flows(?: in and out of the stock)?|(?:biggest |largest )?(?:increases|decreases|reductions) among (?:the )?(?:institutions|funds)|net change in institutional positions(?: quarter over quarter)?|entries and exits among (?:the )?institutions|what changed in (?:the )?(?:fund|institutional) ownership|largest new institutional entrant|delta in 13f shares(?: by manager)?`,
    'changes in holders',
  ),
  said(`(?:has|have|is) [a-z]+ been trimming`, 'changes in holders'),
  said(
    `large blocks reported|(?:who|has anyone) (?:had to )?(?:holds? |declared? )(?:a )?(?:major|significant) (?:position|holding)|(?:block|stake|holding) big enough to (?:report|declare)|(?:who has|strategic investor with|anchor shareholder with|outside party taken) a (?:big |declared )?(?:block|bite)[^?.!;]{0,25}|(?:passive or active )?holders above the threshold|(?:anyone )?cross(?:ed|es)? the (?:5%|five percent) threshold|major holdings? notifications|stake larger than one twentieth|(?:a )?corporate raider(?: agitating for change)?|agitators among the owners|schedule 13 filings|beneficial ownership report|13[dg] amendment|amended 13[dg]|sc 13[dg](?: list)?`,
    'stakes over 5 percent',
  ),
  [/\b(?:above|over) the (?:5|five)[- ]percent (?:line|mark|threshold)\b/gi, 'over 5 percent'],
  [/\b(?:who['’]?s|who has|whos) got more than (?:5|five) (?:pct|percent|%)/gi, 'who holds over 5 percent'],
  [/\bcross(?:ed)? the 5 ?% threshold\b/gi, 'crossed 5 percent'],
  said(`(?:is there )?a controlling shareholder`, 'is there a stake that controls the company'),
  said(`institutional owners ranked`, 'largest institutional holders'),
  said(
    `(?:how )?(?:trapped|stuck) are the shorts,? in days|exit time for short sellers(?: at normal turnover)?|shorts? (?:wanted out, how long would it take|take long to unwind)|short interest ratio|shorts divided by daily trading|cover ratio in trading days|length of time to cover`,
    'days to cover',
  ),
];

/** Those who run it, and what they are paid. */
const people: Wording[] = [
  // What somebody holds who is called by first name and surname.
  [
    /\b([Hh])ow (?:much|many)(?: (?:stock|shares|of it|of the (?:company|stock|shares)))? (?:does|do|did) ((?:[A-Z][\w.'\u2019-]+ ){2,3})(?:still |currently )?(?:hold|have|holds)(?=\W*$| (?:in|of)\b)/g,
    '$1ow many shares does $2own',
  ],
  said(
    `principal executive officer|chief executive (?:officer )?at present|(?:who )?captains the ship|under whose command is the company(?:, single name)?|who[’']?s? the chief(?! \\w)|name of the chief(?! \\w)|surname of (?:their|the) chief executive`,
    'who is the CEO',
  ),
  said(
    `principal (?:financial|accounting) officer|who[’']?s the (?:numbers guy|chief bean counter)|(?:the )?finance director|chief financial person(?:, how is the name)?|who is in charge of (?:the )?(?:finances?|the money)|who[’']?s? responsible for (?:the )?(?:company[’']s )?finances`,
    'who is the CFO',
  ),
  said(
    `who (?:leads|heads|runs|chairs|is president of) the board|non[- ]executive chair(?:man)?(?:, name)?|who wields the gavel|lead independent director or chair(?:, who)?|who (?:became chairman|took the chair of the board)|top director|president of the board`,
    'who is the chairman',
  ),
  said(
    `(?:boss|ceo|chief)[’']?s? pay packet|(?:what|how much) (?:does it cost to employ|do they hand to|goes to|did) (?:those |the |each )?(?:executives?|suits|officers)(?: (?:pocket|walk away with|each year|get))*|(?:are )?(?:the )?executives overpaid|how fat are the paychecks|(?:is )?management lining its pockets|earnings of the management people|incentive pay to senior management|perks and pay of management|how greedy is management|what the officers earn`,
    'what is the pay of the officers',
  ),
  said(
    `who (?:leads|runs) this place|who sits at the top|people at the helm|(?:the )?folks running the company(?: day to day)?|roster of (?:the )?top managers|section 16 officers, list them|management roster|the crew in charge(?:, names)?|exec(?:utive)? team lineup|the management, names and positions|(?:coo|cto|cfo), (?:cto|cfo|coo), [\\w ]+, who fills those jobs`,
    'who are the officers',
  ),
];

export const ownerWordings: readonly Wording[] = [...trades, ...parts, ...changes, ...people];
