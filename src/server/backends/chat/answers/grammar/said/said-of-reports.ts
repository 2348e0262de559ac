import { GAP, said, saidOfBoth, type Wording } from './said.ts';

const ANALYSTS =
  'analysts?|wall street|the street|brokers?|experts|research houses|the pros(?! (?:and|&|or) (?:the )?cons)|consensus|models|the market';
const RESULTS =
  'results|earnings(?: day)?|(?:the |their |its )?(?:quarterly |last |latest )*(?:report|figures|numbers|print)|er|(?:they|it) reports?(?:ed)?';

const MOVED =
  'c[oa]me down|drift(?:ing|ed)?(?: lower| higher| up| down)?|slash(?:ed|ing)?|trimm(?:ed|ing)|hik(?:es|ed|ing)|lower(?:ed)?|higher|walk(?:ed)? down|marked (?:down|up)|ratcheted (?:up|down)|nudged?|corrected(?: downwards?| upwards?)?|adjust(?:ed)?|taken? down|taking down|chang(?:e|ed)(?: their minds)?|direction|trend|moving|raised|cut';

/** A report that comes late is told to the regulator on a form of its own. */
const late: Wording[] = [
  [
    /\b(?:(?:been|ever|always|often|is|are|was|were|got|get|running|chronically) )*(?:late|behind|delinquent|overdue|past due|tardy) (?:with|on|in|filing|for) (?:(?:its|their|his|any|the|of|filing|sec|annual|quarterly|periodic) )*(?:filings?|reports?|(?<!\bany )(?:10-?[kq]s?|20-?fs?)|financials|accounts|paperwork)(?: (?:with|to) the sec)?\b|\b(?:any |ever )?(?:missed|miss|blown|blew) (?:(?:its|their|a|any|the|sec) )*(?:filing|reporting) (?:deadlines?|dates?)\b|\b(?:a )?late filers?\b|\b(?:filed|filing|files|file) (?:anything |something |(?:(?:its|their|the) )?(?:reports?|filings?|10-?[kq]s?) )?late\b/gi,
    'late filing NT 10-K NT 10-Q',
  ],
];

/** What is expected, how that changed, and what came of it. */
const expected: Wording[] = [
  said(
    `(?:estimates?|forecasts?|consensus(?: eps)?|expectations(?: for earnings)?|models|eps (?:forecasts?|numbers|estimates?)|the eps consensus|numbers)\\b[^?.!;,]{0,12}?\\b(?:been )?(?:${MOVED})(?! (?:by|in|of) (?:the |a )?(?:dividend|shares?))(?: lately| of late| higher| lower| down| up)*`,
    'estimate revisions',
  ),
  said(
    `(?:are|is|has|have|did|do)\\b[^?.!;,]{0,12}?\\b(?:${ANALYSTS}|people|anyone|they)\\b[^?.!;,]{0,8}?\\b(?:${MOVED})\\b[^?.!;,]{0,18}?\\b(?:estimates?|forecasts?|models|eps(?: numbers| forecast)?|(?:minds )?about earnings|numbers)(?: higher| lower| down| up)?`,
    'estimate revisions',
  ),
  said(
    `(?:direction|drift|trend) (?:of|in) (?:the )?(?:eps )?(?:estimates|forecasts|consensus)|(?:in )?(?:which|what) direction (?:is|are|were) the (?:consensus|forecasts?|estimates) (?:moving|going|corrected|heading)|hikes to the forecasts|net revisions|has the bar for earnings been (?:lowered|raised)|how many analysts (?:trimmed|raised|cut) their estimates`,
    'estimate revisions',
  ),
  [
    /\b(?:eps|estimates?|forecasts?|consensus) (?:trend )?over (?:the last )?7, 30, 60 and 90 days|\bconsensus now (?:versus|vs\.?) (?:90|ninety|30|thirty|60|sixty) days ago/gi,
    'estimate revisions',
  ],
  said(
    `(?:what|which)\\b[^?.!;,]{0,12}?\\b(?:do|does|are|is|did)\\b[^?.!;,]{0,6}?\\b(?:the )?(?:${ANALYSTS})\\b[^?.!;,]{0,12}?\\b(?:project(?:ing)?|looking for|think they[’']?ll|saying|forecast(?:ing)?|pencill?ing in|await|expect(?:ing)?)\\b[^?.!;,]{0,18}?\\b(?:earn(?:ings)?(?: per share)?|profit|eps)`,
    'what is the EPS estimate',
  ),
  said(
    `(?:what )?(?:profit|earnings|eps) (?:is|are) (?:forecast|foreseen|expected|pencill?ed in|anticipated)|consensus (?:earnings|eps|profit)|anticipated (?:earnings|profit)|whisper or consensus eps|what do the analysts project|what should the earnings be|(?:what[’']?s )?the bar for (?:the )?(?:coming |next )?(?:quarter|earnings)`,
    'EPS estimates',
  ),
  said(
    `(?:what[’']?s|what is) (?:the )?(?:consensus|pencill?ed in)(?: for)? (?:the )?(?=(?:next|coming|this|quarter))`,
    'EPS estimate for ',
  ),
  said(
    `(?:what is )?foreseen for the profit(?: of the)?|what does the consensus say(?: on eps)?`,
    'EPS estimates',
  ),
  said(
    `(?:did|do|does|were|was|has|how)\\b${GAP}\\b(?:come (?:in|over|under)|in line|above|below|over|under|better than|more than|short of|up to|top|live up to|beat|meet|deliver more than|keep missing)\\b${GAP}\\b(?:forecasts?|predicted|expectations|expected|what was forecast|street|consensus|estimates|what analysts (?:expect(?:ed)?|were looking for))`,
    'did it beat estimates',
  ),
  said(
    `(?:actual|reported) (?:eps |profit |results? )?(?:against|versus|vs\\.?|over or under|compared (?:to|with)) (?:the )?(?:expected|forecasts?|estimates?|consensus)|(?:forecast|estimate|expectation)s? (?:versus|vs\\.?|against) (?:reality|actuals?|results)|hit rate versus the street|beat or (?:whiff|miss)|crushed it or missed|upside surprise or downside surprise|streak of beats|in line, above or below (?:the street|consensus)|(?:did they )?beet estimates|do they keep missing|by how many cents did they (?:miss|beat)`,
    'did it beat estimates',
  ),
];

/** What the price did on it, and when the next is. */
const reported: Wording[] = [
  said(
    `how (?:did|does|do|has) (?:the )?(?:stock|price|shares?|market) (?:take|taken|digest|absorb) (?:${RESULTS})`,
    'how did the stock react to earnings',
  ),
  said(
    `(?:(?:did|does|has|have|how|what|is|was|were)\\b[^?.!;,]{0,22}?)\\b(?:stock|price|shares?|course|market|it|holders|shareholders|swing|jump or fall|volatile)\\b[^?.!;,]{0,22}?\\b(?:react(?:ed)?|respond(?:ed)?|gap(?:ped)? (?:up|down)|jump(?:ed)?|cheer(?:ed)?|boo|get punished|punished|pleased|swing|rise|fall|tend to rise|go(?:es)? up or down|volatile|take them)\\b[^?.!;,]{0,14}?\\b(?:to|on|after|around|when|the)\\b[^?.!;,]{0,14}?\\b(?:${RESULTS})(?: usually)?`,
    'how did the stock react to earnings',
  ),
  said(
    `what (?:happened|happens) to the price (?:when they reported|after er|after (?:the )?(?:results|earnings))(?: usually)?|earnings gap|(?:did it )?gap up on earnings|sell the news on earnings|up or down (?:after|on) the (?:last )?(?:results|numbers)|reation to earnings`,
    'how did the stock react to earnings',
  ),
  said(
    `when (?:do|does|will|should|are|is) (?:they|it|the company|we|i)?\\s?(?:drop|publish|release|report|announce|hear about|get|expect)\\b[^?.!;,]{0,14}?\\b(?:quarterly (?:numbers|report|figures|results)|next quarter|(?:the )?quarter(?:ly)?|coming quarterly report|next report)`,
    'when is the next earnings report',
  ),
  said(
    `(?:which|what) (?:day|date) do(?:es)? (?:they|it) (?:release|report|publish) (?:the )?(?:quarter|numbers|results|earnings)|(?:how many days|weeks to go|how (?:much longer|long)|how many weeks) (?:to|till|until)(?: they publish)?(?: the)? (?:next )?(?:earnings|results|quarterly figures|report)|date of (?:the )?(?:annual|half[- ]year|quarterly|next) results|when are (?:half[- ]year|annual|quarterly|full[- ]year) results due|e(?:a)?rliest date for the next earnings|when does earnings season reach (?:this company|them)|their earnings date|expected earnings date|is the next report premarket`,
    'when is the next earnings report',
  ),
  said(
    `what (?:numbers )?did they (?:put out|come out with) last time(?: they reported)?|recap of the (?:last )?quarter|(?:was it a )?(?:good|rough|bad) quarter(?: or (?:a )?(?:good|bad|rough) one)?|results for the first half|interim results|last publication of results(?:, what did it contain)?|(?:did )?the results last quarter(?: look decent)?`,
    'latest earnings results',
  ),
  said(
    `when (?:do|must|should) i (?:need to|have to)? ?be (?:on the register|in)(?: for the payout| to collect the divvy)?|when does it trade ex|cut-?off(?: date)? (?:for|to receive) the (?:upcoming |next )?dividend|when do divs hit|date of record for the (?:distribution|dividend)|dividend calendar|declaration date of the dividend|ex-distribution date(?: of the units)?|first day without the dividend|(?:the date )?(?:the )?dividend goes out|dividend payment date`,
    'ex-dividend date',
  ),
  said(
    `when (?:do|does) (?:they|it) normally pay (?:their|its|the) dividend|how soon does the next (?:distribution|dividend) come`,
    'when is the next ex-dividend date',
  ),
  said(
    `(?:did they )?(?:ever )?(?:skip|missed) a payment|does it distribute anything|(?:have they )?(?:ever )?distributed anything to holders|is it an income stock|payment frequency of the dividend|size of the latest distribution|last dividend amount|(?:need the income, )?what would it pay me|forward dividend yield`,
    'what dividend does it pay',
  ),
];

/** What is filed. */
const filed: Wording[] = [
  said(
    `(?:latest |recent |last )?(?:regulatory )?(?:submissions?|papers|documents) (?:to|at|with) the (?:regulator|sec|authorities)|regulatory submissions(?: by type)?|(?:what )?(?:they|the company)? ?(?:ha(?:ve|s) )?(?:handed in|submitted|sent|reported) (?:to )?the (?:regulator|sec|authorities)(?: in washington)?(?: lately)?|(?:which )?forms have they put in|(?:the )?(?:paper trail|stack of documents) at the (?:sec|regulator)|raw sec docs|(?:pull the )?edgar feed|filing index|amendments filed(?: recently)?|documents on edgar|disclosure documents`,
    'latest SEC filings',
  ),
  said(
    `ten-?k(?= please|\\W*$)|(?:audited )?yearly (?:report|paper|document)(?: with the risk factors)?|full-year filing|annual report pdf|the report (?:that|what|which) (?:they|comes) (?:make|out)? ?(?:once a year|each spring)(?: for (?:the )?sec)?|twelve month report`,
    'annual report 10-K',
  ),
  [/\b(?:form )?ten[- ]q\b|\blast ten q\b/gi, '10-Q'],
  [/\b10-?qs\b/gi, '10-Q filings'],
  [/\beight-ks?\b/gi, '8-K'],
  said(
    `interim (?:report|filing)(?: filed with the sec)?|(?:latest|most recent|newest) q(?: on edgar|, as filed)|quarterly document(?:, the official one)?|(?:the )?(?:thin )?(?:report|document|filing) (?:covering three months|for last quarter|for the september quarter|they file three times a year|what they send each quarter to (?:the )?sec)`,
    '10-Q filing',
  ),
  said(
    `(?:unscheduled|unplanned|sudden|ad-?hoc|prompt) (?:sec )?(?:reports|filings|disclosures?(?: filings)?)(?: (?:to|with|filed with) the sec)?(?: on form 8-k)?|reg fd 8-k|newest 8-k`,
    '8-K filings',
  ),
  said(
    `(?:unresolved )?staff comments|(?:letters?|queries|questions|remarks|critique|complaints?) (?:from|of|by) (?:the )?(?:sec|commission|regulator|corp fin|examiners)(?:[’']s staff)?(?: (?:about|on|to) (?:the company|their \\w+(?: \\w+)?|non-gaap measures))?|(?:the )?(?:sec|regulator|commission|washington|examiners at the sec)(?:[’']s)? (?:object|complain|pick at|remarks|asking awkward questions|written to them|write to the company)(?: (?:about|to|at|on) (?:something in )?(?:their|the) \\w+(?: \\w+)?)?`,
    'SEC comment letters',
  ),
  said(
    `(?:what (?:are )?)?(?:shareholders|holders) (?:asked to|have to|gather to) (?:vote on|approve)(?: something)?(?: soon)?|(?:what )?proposals are on the ballot|(?:preliminary|additional) proxy(?: materials)?|extraordinary general meeting|(?:notice|invitation)(?: of| to) the (?:special meeting of holders|assembly of the shareholders|annual meeting)|defc?14[ac]|(?:schedule )?14[ac] (?:filings?|information statement)|say on pay vote|(?:yearly )?letter asking for my vote|is the stockholder meeting online|when do shareholders gather|proxy fight`,
    'proxy statement',
  ),
  said(
    `(?:did|are|have|has|is) (?:they|the company|it)\\b[^?.!;,]{0,14}?\\b(?:register(?:ed)?|issue|issuing|sell|selling|hawking|offer|tap(?:ping)?|lined up)\\b[^?.!;,]{0,8}?\\b(?:new shares|new stock|stock|more shares|an offering of common stock|a share sale|the market)(?: (?:with (?:a bank|the sec)|after the spike))?`,
    'is there an offering',
  ),
  said(
    `equity line of credit|pipe financing|bought deal or best efforts|last stock deal|resale registration for warrants|convertible notes offering(?: on file)?|when does the shelf expire|capital increase|(?:any )?recent raises`,
    'offering filings',
  ),
];

/** Drugs, their trials and dates. */
const drugs: Wording[] = [
  said(
    `(?:did|has|have|does) the (?:agency|regulators?|health authorities|authority) (?:say yes|permit(?:ted)?|grant(?:ed)?|approved?)(?: (?:one of )?(?:their|its) products?| to it)?|(?:drug|medicine|product|something|any of their drugs|any product)\\b[^?.!;,]{0,14}?\\b(?:the fda said yes to|licensed|allowed to be sold|authorised|with the fda[’']?s stamp|cleared|approved by the regulators)(?: yet| already)?|510\\(?k\\)?(?: clearances?)?|got the nod(?: for anything)?|marketing authori[sz]ation|emergency use authori[sz]ation|approval outside the us|generic approvals|orange book|can doctors prescribe it already`,
    'FDA approvals',
  ),
  said(`(?:products?|drugs?) (?:cleared|approved)(?: or approved)?(?: with dates)?`, 'FDA approvals'),
  said(
    `when (?:do we get|will|is|are)\\b[^?.!;,]{0,14}?\\b(?:topline results?|phase \\w+ data|trial results?|data)\\b(?: come out| due| expected)?|(?:is )?a decision by the fda due|next (?:binary event|important happening|key event|big thing)(?: for holders)?|near[- ]term triggers(?: for the shares)?|what (?:comes next for this stock|are we all waiting for|key thing happens|could make it pop soon)|when will the agency rule|expected (?:bla|nda) submission date|is a trial result imminent|what news is scheduled(?: that could move the stock)?|how long until the readout|(?:what[’']?s )?(?:supposed|going) to happen(?= in the next)`,
    'next catalysts',
  ),
  said(
    `clinicaltrials\\.gov entries|(?:what|in which diseases) (?:are|do) they (?:testing in patients|make investigations)|is it in humans yet|are patients being dosed|preclinical or clinical|state of the development programs|furthest[- ]along candidate|studies presently under way|who can join the study|any oncology studies`,
    'which clinical trials are there',
  ),
];

/** What was expected of a report, and whether it was beaten, is one table. */
const expectedAndBeaten: Wording = [
  /\bwhat (?:did (?:the )?(?:analysts?|street|wall street|market) (?:expect|estimate|forecast|look for|have pencilled in)|(?:was|were) (?:the )?(?:analysts?['\u2019]? |street |consensus )?(?:eps |earnings )?(?:estimates?|consensus|expectations?|forecasts?)(?: eps)?)\b((?:(?!\b(?:revenues?|sales|ebitda|next|this|coming)\b)[^?.!;,]){0,60}?),? and (?:did (?:they|it|the company|[\w.&-]+)|was it|were they) (?:beat(?:en)?|miss(?:ed)?|meet|met|exceed(?:ed)?|top(?:ped)?)(?: or (?:beat|miss|meet|not))?(?: (?:it|them|that|expectations|estimates|the estimate))?(?=\W*$)/gi,
  (_, of = '') => `did they beat the EPS estimate${of.replace(/ (?:eps|earnings per share)\b/i, '')}`,
];

/** "The consensus for the quarter" beside a report to come is that of the next one. */
const ofNextReport: Wording = [
  /(?<=\b(?:report(?:s|ing)? (?:next|again)|next (?:report|earnings))\b[^?.!;]*)\b((?:eps )?(?:consensus|estimates?|expectations?)) (?:for|of) (?:the|that|this) (?:quarter|report)\b/gi,
  'EPS expected of the next quarter',
];

export const reportWordings: readonly Wording[] = [
  ofNextReport,
  expectedAndBeaten,
  ...late,
  ...reported,
  ...expected,
  ...filed,
  ...drugs,
  ...saidOfBoth('recap|summary', 'of', 'the quarter', 'latest earnings results'),
];
