// Over 300 lines: one list of wordings, each ratio's beside the others with which it is confused.
import { GAP, said, saidOfBoth, type Wording } from './said.ts';

const PROFIT = 'profits?|earnings|net income|net profit|eps|yearly gain|gains?';
const SALES = 'sales|revenues?|turnover|what (?:it|they) sells?(?: in a year)?';
const EQUITY =
  "equity|shareholders?['’]? (?:equity|money|funds?|capital)|stockholders?['’]? (?:equity|money|funds?|capital)|owners?['’]? (?:equity|money|capital)|own (?:capital|money)|shareholder equity|book equity|what (?:the )?(?:owners|shareholders) (?:have )?(?:put in|have in the business)(?: and left in)?";
const BOOK =
  "book(?: value)?|net assets|net asset value|nav|accounting (?:value|worth)|net worth|own capital|shareholders?['’]? equity|stockholders?['’]? equity|equity|what the (?:balance sheet says the equity is worth|owners have on paper)";
const DEBT =
  'debts?|net debt|total debt|net financial debt|borrowings?|borrowed (?:money|capital)|loans?|indebtedness|(?<!net )leverage|levered|over-?levered|owes?|is owed|obligations|foreign capital';
const ASSETS =
  'assets|total assets|asset base|everything (?:it|they|the company) owns?|all (?:the )?assets(?: they own)?';
const PRICE =
  '(?:(?:share|stock|market|quoted) )?(?:price|quote|quotation)|market (?:cap(?:italization|italisation)?|value)|capitalization';
const OVER =
  'relative to|in relation to|in proportion to|over|divided by|against|versus|vs\\.?|compared (?:to|with)|as a multiple of|as multiple of|to|per|beside|than|(?:for|per|from) (?:each|every|one|a) (?:dollar|buck) of';
const SHARE_OF = `${OVER}|percent(?:age)? of|as a percent(?:age)? of|on|out of|per dollar of|from`;
const EXPECTED =
  "expected|estimated|forecast(?:ed)?|projected|anticipated|prospective|forward|future|next year['’]?s?|coming year['’]?s?|this year['’]?s? (?:estimated|expected)|what analysts expect(?: it to earn)?";
const FORWARD = 'forward P/E';

/** Yields and multiples that no column has, as the two figures they are made of. */
const madeOfTwo: Wording[] = [
  [/\b(?:free cash ?flow|fcf) yields?\b/gi, 'free cash flow as a percent of market value'],
  [/\bearnings yields?\b/gi, 'net income as a percent of market value'],
  [/\b(?:p ?\/ ?fcf|price[- ]?(?:to|\/)[- ]?(?:free cash ?flow|fcf))\b(?: ratio| multiple)?/gi, 'market value over free cash flow'],
  [/\b(?:p ?\/ ?(?:o?cf)|price[- ]?(?:to|\/)[- ]?(?:operating )?cash ?flow)\b(?: ratio| multiple)?/gi, 'market value over operating cash flow'],
  [/\bev ?(?:\/|to) ?ebit\b(?!da)/gi, 'enterprise value over operating income'],
]; // prettier-ignore

/** Who sells shares, not goods. */
const SELLERS =
  /\b(?:insiders?|he|she|ceo|cfo|coo|chair\w*|directors?|officers?|founders?|holders?|owners?|executives?|management|fund|institutions?)\b/i;

/** What a company sells is its revenue; what somebody of it sells are shares. */
const sold: Wording = [
  /\bhow much (?:product |stuff )?(?:did|does|has|do|have) ((?:[\w.&'’-]+ ){1,4}?)(?:sell|sold)\b(?=\W*$| (?:in|over|during|last|this|per|a|each|every) )(?! in (?:stock|shares))/gi,
  (whole = '', whom = '') => (SELLERS.test(whom) ? whole : `what is the revenue of ${whom.trim()}`),
];

/** Held against an amount it is a condition of a list. */
const NO_LIMIT = String.raw`(?!\s*(?:[<>=\u2265\u2264]|(?:over|above|under|below|of|at least|more than|greater than|less than) ?\d))`;

/** Growth over years by its short names. */
const growth: Wording[] = [
  [
    new RegExp(String.raw`\b(\d|two|three|four|five)[- ]?(?:year|yr|y)s? (?:(?:revenue|sales|top[- ]line) (?:growth(?: rate)?|cagr)|(?:cagr|growth(?: rate)?) (?:of|in|for) (?:the |its |their )?(?:revenues?|sales))\b${NO_LIMIT}`, 'gi'),
    (_, years = '') => `revenue growth over the last ${years} years`,
  ],
  [new RegExp(String.raw`\b(?:revenue|sales) cagr\b${NO_LIMIT}(?! over)|\bcagr of (?:the |its |their )?(?:revenue|sales)\b${NO_LIMIT}(?! over)`, 'gi'), 'revenue growth by year'],
  [new RegExp(String.raw`\b(?:revenue|sales) cagr\b${NO_LIMIT}`, 'gi'), 'revenue growth'],
]; // prettier-ignore

/** What a share costs in multiples of something. */
const multiples: Wording[] = [
  said(
    `(?:${PRICE}|multiple|p\\/?e)\\b(?: ratio| multiple)?,? (?:is )?(?:${OVER}|on|based on|with|using)(?: the| its| their)? (?:${EXPECTED})(?: (?:year[’']?s? )?(?:${PROFIT}|estimates?|per share|forecasts?))*`,
    FORWARD,
  ),
  said(
    `p\\/?e\\b(?: ratio)?,? (?:on|based on|for|looking|using) (?:the )?(?:this year[’']?s estimates?|next year(?:[’']s)?(?: estimates?)?|coming year|analysts?[’']? estimates?|consensus(?: eps| earnings| estimates?)?|ahead|estimates?)`,
    FORWARD,
  ),
  [/\bp\/?e on (?:fy ?\d+|(?:fy)?20(?:2[6-9]|3\d))(?: (?:estimates?|earnings|eps))?/gi, FORWARD],
  [/\bmultiple on (?:fy ?\d+|(?:fy)?20(?:2[6-9]|3\d)) (?:estimates?|earnings|eps)/gi, FORWARD],
  said(
    `(?:projected|prospective|est\\.?|estimated|expected|anticipated|(?:12|twelve)[- ]months? forward|leading) (?:p\\/?e|pe|price[- /]?(?:to[- ])?earnings)\\b(?: ratio| multiple)?`,
    FORWARD,
  ),
  [/\b(?:12|twelve)[- ]months? forward (?=p\/?e|price)/gi, 'forward '],
  said(
    `(?:what(?:[’']s| is) the )?p\\/?e looking ahead|the fpe|forward multiple|price[- ](?:to[- ])?earnings(?: ratio| multiple)? with (?:the )?(?:estimated|expected|forecast) (?:${PROFIT})|price to next year[’']?s? earnings|multiple (?:on|of) next year[’']?s? (?:${PROFIT})`,
    FORWARD,
  ),
  said(
    `(?:how many (?:times|years of)|how much for|cost of a dollar of|what am i paying for) (?:a dollar of )?(?:the )?(?:${EXPECTED}) (?:forecast )?(?:${PROFIT})(?: (?:is|are) the price)?`,
    FORWARD,
  ),
  said(
    `what(?: is| am i)? (?:i )?pay(?:ing)? for the (?:${PROFIT}) (?:that is )?still to come(?:, as a multiple)?`,
    FORWARD,
  ),
  ...(
    [
      [PROFIT, 'P/E'],
      [SALES, 'P/S'],
      [BOOK, 'P/B'],
      ['ebitda', 'EV/EBITDA'],
    ] as const
  ).flatMap(([what, ratio]) => [
    said(
      `(?:how (?:much|many (?:dollars|bucks|times))|what) (?:over )?(?:(?:do|would|am|is|are|must) )?(?:i|you|we|one|the market|investors|people) ?(?:have to )?pay(?:ing)? (?:for|per) (?:one |a |an |each |every |the )?(?:(?:dollar|buck) of )?(?:the |its |their |yearly |annual )*(?:${what})`,
      ratio,
    ),
    said(
      `(?:at )?(?:how many (?:times|x|years(?:[’'])?(?: worth)?(?: of)?)|what multiple of)(?: over)?(?: the| its| their| annual| yearly| one year[’']s)* (?:${what})\\b(?: (?:is|am|are|do|does|would|has|at))?[^?.!;,]{0,25}?\\b(?:price|market cap|market value|pay(?:ing)?|sell(?:ing)?|trad(?:es?|ing)|costs?|valued|going|enterprise worth|quote|worth)(?: for| at| equal| to)?`,
      ratio,
    ),
    said(
      `(?:it|the stock|the share|stock|company) (?:costs?|sells? (?:for|at)|trades? (?:for|at)|is valued at) how many times (?:its |the |annual |yearly )*(?:${what})`,
      ratio,
    ),
    said(
      `(?:how many times) (?:over )?(?:am|do|would) i pay(?:ing)?(?: for)? (?:its |the |annual |yearly )*(?:${what})`,
      ratio,
    ),
    said(`how many times (?:its |the |annual |yearly )*(?:${what}) am i paying`, ratio),
  ]),
  said(
    `(?:the )?(?:${PRICE})(?: is)? (?:${OVER})(?: the| its| their| annual| yearly| a year[’']s)* (?:profits?|earnings|eps)(?!\\W*(?:report|release|date|estimate|growth|expect|day|surprise))(?: per share| ratio)?`,
    'P/E',
  ),
  said(
    `(?:the )?(?:${PRICE})(?: is)? (?:${OVER})(?: the| its| their| annual| yearly)* (?:sales|revenues?|turnover)(?: per share| ratio)?`,
    'P/S',
  ),
  said(
    `(?:the )?(?:${PRICE})(?: is)? (?:${OVER}|under|below|above)(?: the| its| their| stated)* (?:${BOOK})(?: (?:per|of the) share| ratio)?`,
    'P/B',
  ),
  said(`p(?:rice)? over e(?:arnings)?|p to e`, 'P/E'),
  said(`p to s|psr|price[- ]to[- ](?:turnover|revenue)(?: ratio)?`, 'P/S'),
  said(`p\\/?bv|m\\/b(?: ratio)?|p to b|price to nav|times net worth`, 'P/B'),
  [/\bPER (?=please|ratio)/g, 'P/E '],
  said(
    `(?:(?:discount|premium) or )?(?:discount|premium) (?:to|over) (?:stated |its |the )?(?:book|nav|net assets|book value)`,
    'P/B',
  ),
];

const ADJUSTED =
  'plus|adding|add|adds?|minus|less|strip(?:ped|ping)? out|subtracting|subtract|without|excluded?|included?|including|adjusted(?: for)?|assuming|pocketing|after|cash[- ]free';

/** The company with its debt and without its cash, and what is owed over what is earned. */
const wholes: Wording[] = [
  said(
    `(?:ttm |trailing )?enterprise multiple|(?:takeout )?multiple on ebitda(?: at (?:today[’']?s )?enterprise value)?|ev on ebitda|enterprise value (?:is )?(?:high |low )?(?:compared (?:to|with)|in relation to) ebitda|(?<!debt at )how many (?:x|times) ebitda(?!\\s+(?:is|are|do|does|of|in|the debt|debt|they owe))`,
    'EV/EBITDA',
  ),
  said(`company value with debt (?:over|to) ebitda`, 'EV/EBITDA'),
  said(
    `(?:market (?:cap(?:italization)?|value)|(?:total )?value|valued|price tag|worth|total price|paying)\\b[^?.!;]{0,50}?\\b(?:${ADJUSTED})\\b[^?.!;]{0,30}?\\b(?:debt|borrowings|loans)\\b[^?.!;]{0,30}?\\bcash(?: excluded)?`,
    'enterprise value',
  ),
  said(
    `(?:market (?:cap(?:italization)?|value)|(?:total )?value|valued|price tag|worth|total price|paying)\\b[^?.!;]{0,50}?\\b(?:${ADJUSTED})\\b[^?.!;]{0,30}?\\bcash\\b[^?.!;]{0,30}?\\b(?:debt|borrowings|loans)(?: adjusted(?: basis)?)?`,
    'enterprise value',
  ),
  said(`debt included, cash excluded`, 'enterprise value'),
  ...saidOfBoth(
    DEBT,
    `${OVER}|times|multiple of|turns of|clear|x|ratio|manageable|on|four times|more than`,
    'ebitda',
    'debt to EBITDA',
  ).map(([pattern, say]): Wording => [
    pattern,
    (whole = '') =>
      /\b(?:ev|enterprise|market)\b| and /i.test(whole) ? whole : typeof say === 'string' ? say : say(whole),
  ]),
  said(
    `(?:what multiple of|how many times|how many x|how many years[’']? (?:of )?) ?ebitda (?:do they owe|is the debt|is owed|are the borrowings|to clear what they owe)|n?d ?\\/ ?ebitda|turns of leverage|over-?levered on ebitda`,
    'debt to EBITDA',
  ),
];

/** What of free cash flow a dividend takes, or how often it is covered by it, in either order. */
const FREE_CASH = '(?:free cash(?: ?flow)?|fcf)';
const DIVIDEND = '(?:dividends?|payouts?|distributions?)';
const COVERS = '(?:how (?:many times|often) )?(?:cover(?:s|ed|age)?)';
const ofDividends: Wording[] = [
  [/\bdiv(?:idend)? cover\b(?= (?:by|from|on) (?:free cash|fcf))/gi, 'dividend coverage'],
  ...[
    `how (?:many times|often) (?:does|is|do) (?:its |their |the )?${FREE_CASH} cover (?:its |their |the )?${DIVIDEND}`,
    `how (?:many times|often) is (?:its |their |the )?${DIVIDEND} covered by (?:its |their )?${FREE_CASH}`,
    `${DIVIDEND} ${COVERS} (?:by|from|on|out of|in terms of) (?:its |their )?${FREE_CASH}`,
    `${FREE_CASH} ${COVERS} (?:of |for |the |its |their )*${DIVIDEND}`,
    `(?<=${DIVIDEND}\\b[^.;]{0,30}\\b)${FREE_CASH} coverage`,
  ].map((pattern) => said(pattern, 'dividend of free cash flow')),
  // "Not earnings coverage" says which cover is not meant.
  [
    /(?<=free cash flow),? (?:and )?(?:not|rather than|instead of) (?:the )?(?:earnings|net income|eps|profits?)(?: (?:cover(?:age)?|payout))?/gi,
    '',
  ],
];

const byYears: Wording[] = [[/\b(?:by|per|for each|each|every) (?:fiscal|financial) years?\b/gi, 'by year']];

const INTEREST = 'interests?(?: (?:bill|costs?|charges?|expense|payments?|burden))?';
const OPERATING =
  'ebit|operating (?:income|profit|result|earnings)|earnings before (?:the )?interest(?: and tax(?:es)?)?';
const interest: Wording[] = [
  // Beside debt it is no coverage by analysts.
  [
    /\b((?:total |net |gross |long[- ]term )?(?:debt|leverage|borrowings)(?: load| levels?)?)(?:,? (?:and|&|with|plus)|,|\/) ?(?:the |its |their )?coverage(?: ratio)?(?=\W*$|,| and\b)/gi,
    '$1 and interest coverage',
  ],
  said(
    `(?:${OPERATING})\\b${GAP}\\b(?:${OVER}|cover(?:s|ed|ing)?|exceeds?|enough|sufficient|for|pay)\\b${GAP}\\b${INTEREST}`,
    'interest coverage',
  ),
  said(`${INTEREST}\\b${GAP}\\bcovered by\\b${GAP}\\b(?:${OPERATING})`, 'interest coverage'),
  said(
    `how many times(?: over)? (?:is|are|does|do)(?: \\w+)? (?:the |its |their )?(?:interest|ebit) (?:earned|covered|cover(?: interest)?)|interest (?:is )?covered how many times|times interest earned|tie ratio`,
    'interest coverage',
  ),
  said(
    `(?:coverage|cover) (?:of|on|for) (?:the |their |its )?interest|(?:able to |can they |do they )?(?:service|pay|cover|earn) (?:the |their |its )?${INTEREST} (?:from|out of|with|at least once) (?:the |their |its )?(?:earnings|profits?|operating \\w+|over)`,
    'interest coverage',
  ),
  said(
    `earn enough to pay (?:the |their |its )?(?:lenders[’']? )?interest|coverage ratio, ebit ?\\/ ?interest|margin of safety over (?:the )?interest(?: charges)?|can[’']?t earn (?:its|their) interest|interest (?:is )?uncovered`,
    'interest coverage',
  ),
  said(
    `(?:how much|how many (?:millions?|dollars))(?: (?:money )?in)? interest (?:do|does|did) (?:they|it|the company|these guys)(?: have to)? (?:pay|owe|fork out|shell out)`,
    'what is the interest expense',
  ),
  said(
    `(?:how much|how many (?:millions?|dollars))(?: in)? interest(?=\\W*$)`,
    'what is the interest expense',
  ),
  said(
    `how much (?:goes|do they (?:pay|fork out|hand)|does it pay|do the (?:banks|lenders|creditors) get(?: from them)?)(?: (?:out )?to (?:the |their )?(?:lenders|banks|creditors))?(?: in| as)? (?:interest)`,
    'what is the interest expense',
  ),
  said(
    `how much (?:goes|do they (?:pay|fork out|hand)|does it pay) (?:out )?to (?:the |their )?(?:lenders|banks|creditors)`,
    'what is the interest expense',
  ),
  said(
    `what (?:do|does|did) (?:the |their |carrying (?:that|the) )?(?:debt|borrowings?|loans) costs? (?:them|it)?(?: in interest)?|what (?:are|is) (?:they|it) paying on (?:their|its|the) (?:debt|loans|borrowings)|how much interest does (?:that|the debt) cost|what (?:do|does) (?:they|it) (?:shell out|fork out|pay)(?: out)? (?:for|in) interest`,
    'what is the interest expense',
  ),
  said(
    `(?:the )?(?:yearly|annual) cost of (?:the )?(?:debt|borrowings?|loans)|cost of (?:the )?debt in dollars|interest (?:outgo|burden|load|line|outlay)|burden of interest|finance costs|financing costs|interest on (?:the |their |its )?(?:debt|loans|borrowings)|total of the interest line`,
    'interest expense',
  ),
  said(
    `interest paid on (?:the |their )?(?:loans and notes|debt|loans|borrowings)|interest payments`,
    'interest expense',
  ),
];

/** What is owned against what is owed. */
const balances: Wording[] = [
  said(
    `(?:cash|money in the bank|cash pile|cash figure|in the bank)\\b[^?.!;]{0,30}?\\b(?:minus|less|net of|outweighs?|in excess of|exceeds?)\\b[^?.!;]{0,20}?\\b(?:debts?|loans?|borrowings|owed(?: to the bank)?)`,
    'cash less debt',
  ),
  said(
    `(?:what(?:[’']s| is)|how much(?: of)?|would there be)?\\s?(?:left|remains?|left of)?\\s?(?:of )?(?:the )?(?:cash|money)(?: be)?(?: would (?:be|really be))?(?: \\w+)? (?:left |theirs )?(?:once|if|after|even after) (?:they |all )?(?:the |their |its |you )?(?:knock off |paid (?:off|back) |repay )?(?:the )?(?:debts?|loans|borrowings|creditors|everything(?: they borrowed)?)(?: (?:is|are))?(?: (?:taken off|repaid|paid(?: off| back)?))?`,
    'cash less debt',
  ),
  said(
    `take (?:the )?debt away from (?:the )?cash(?: and tell me what remains)?|(?:the )?balance of cash and debt(?:, one against the other)?|net financial debt`,
    'net debt',
  ),
  said(
    `(?:could|can) (?:they|it|the company|these guys) (?:settle|wipe out|pay off|repay|clear) (?:all )?(?:the |their |its )?(?:debts?|loans|borrowings) (?:out of|with|from) (?:the |their |its )?cash(?: pile)?(?: today| and have some over)?`,
    'net cash',
  ),
  said(`net debt load`, 'net cash'),
  said(`(?:total )?debt less cash(?: and short[- ]term investments)?`, 'net debt'),
  ...saidOfBoth(
    DEBT,
    `${OVER.replace('|per|', '|')}|ratio|mix|more|proportion|in relation|piled on`,
    EQUITY,
    'gearing ratio',
  ),
  said(
    `mix of debt and equity|debt (?:2|to|and) equity ratio|debt 2 equity|debt heavy or equity heavy`,
    'gearing ratio',
  ),
  [/\b(?:strongly|highly|heavily|very) (?=(?:geared|leveraged|levered|indebted)\b)/gi, 'how '],
  ...saidOfBoth(
    'current assets|short[- ]term assets|near[- ]term resources',
    `${OVER}|cover(?:s|ed)?(?: by)?|meet|enough|as in|backed by|exceed`,
    '(?:the )?(?:current liabilit(?:y|ies)|current liabs|short[- ]term liabilities|near[- ]term obligations|what (?:they|it) owes? in the next year|bills(?: due within (?:a|one|the) (?:year|twelve months))?)',
    'current ratio',
  ),
  said(
    `short[- ]term solvency|(?:meet|pay) (?:its|their|the) (?:bills|obligations)(?: falling due)? (?:over|in|within) the (?:next|coming) (?:year|twelve months)(?: out of (?:its|their) current assets)?|cushion over (?:the )?current liabilities|bills due within (?:twelve months|a year|the year) backed by assets`,
    'current ratio',
  ),
];

/** What is earned or sold with what is owned. */
const returns: Wording[] = [
  said(
    `(?<!gross |operating )(?:return|returns|profits?|net profit|net income|earn(?:s|ed)?|gains?)\\b[^?.!;,]{0,30}?\\b(?:${SHARE_OF})(?: the| its| their| total| common| average| a dollar of)* (?:${EQUITY})`,
    'return on equity',
  ),
  said(
    `return out of the equity|how (?:profitable is it per dollar of (?:shareholder )?equity|productively do (?:they|it) employ the (?:stockholders?|shareholders?)[’']? money)|ronw|(?:cents|dollars) of profit per dollar of equity`,
    'return on equity',
  ),
  said(
    `(?<!gross |operating )(?:annualized |net )?(?:return|returns|profits?|net income|earn(?:s|ed)?|gains?)\\b[^?.!;,]{0,30}?\\b(?:${SHARE_OF}|at)(?: the| its| their| a| total| average| all| dollar of)* (?:${ASSETS})`,
    'return on assets',
  ),
  said(
    `what do the assets earn|asset returns|roaa|do the assets (?:generate|make|earn) a (?:decent |good )?(?:return|profit)|(?:profit|return) (?:squeezed )?from the asset base`,
    'return on assets',
  ),
  said(
    `(?:sales|revenues?|turnover|sell)\\b(?: \\w+)? (?:do they (?:squeeze|get) out of|do they make (?:with|from|on)|${OVER}|of|do|from)(?: the| its| their| total| all| dollar of)* (?:${ASSETS})(?: (?:generate|make|produce))?`,
    'asset turnover',
  ),
  said(
    `how (?:well|efficiently) (?:are|do) (?:the |its |their )?assets (?:used for|turn into) sales(?:: asset turnover)?|asset utili[sz]ation(?:, sales over assets)?|rotation of the assets|assets turn into sales|sell per dollar of (?:them|assets)`,
    'asset turnover',
  ),
];

/** When a line first stood above zero. */
const turned: Wording[] = [
  [/\b(?:is|are|has|have) (?:[\w'\u2019.&-]+ ){1,3}?(?:been )?(?:de-?leveraging|delevering)\b/gi, 'has the total debt gone down'],
  [/\b(?:trading|trades?|valued|selling) (?:at )?(?:relative to|versus|vs\.?|compared (?:to|with)|against) (?:its |their )?(tangible )?book(?: value)?\b/gi, 'the P/B on $1book value'],
  [/\b(?:when )?(?:did|has|have) (?:their |its |the )?((?:operating |free |net )?cash flows?|(?:operating )?income|ebitda|fcf|cash from operations) (?:ever |finally |first )?(?:turn(?:ed)?|gone?|become?|became|get) (?:cash[- ]?flow )?positive(?:,? and (?:since )?when)?/gi, 'since when was there $1'],
]; // prettier-ignore

export const ratioWordings: readonly Wording[] = [...turned, sold, ...byYears, ...ofDividends, ...madeOfTwo, ...growth, ...wholes, ...interest, ...balances, ...multiples, ...returns]; // prettier-ignore
