import { GAP, said, saidOfBoth, type Wording } from './said.ts';

const OTHER =
  '(?:another|other|second|sister|different|several|two|special|multi|multiple|dual|single|unlisted|unequal|super)';

/** Counts on either side of a split. */
const aroundSplits: Wording[] = [
  [
    /\b(?:right |just |immediately )?(?:before (?:and|vs\.?|versus|or|to) (?:right |just )?after|pre(?:-| )?(?:and|vs\.?) ?-?post|pre-split (?:and|vs\.?|versus) post-split)(?= (?:the|that|this|its|their|a|reverse|stock|split)\b[^.?!;]{0,25}\bsplit|[- ]split| (?:share|stock)|\W*$)(?= [^.?!;]{0,30}\bsplit)/gi,
    'around',
  ],
];

/** By which month its years end. */
const years: Wording[] = [
  [
    /\b(?:report|reporting|run) on an? (?:january|february|march|april|june|july|august|september|october|november|december)(?: fiscal| financial)? year\b/gi,
    'have which fiscal year end',
  ],
];

/** Whether it is the one that had another name, or another life. */
const sameOne: Wording[] = [
  [
    /\b(?:is|isn['\u2019]?t|was) (?:this|that|it)(?: not)? (?:really |actually |still )?(?:the (?:old|former) (?!(?:ticker|name|symbol|price|ceo|cfo)\b)[^?.!;,]{2,40}|(?:the )?same [^?.!;,]{2,40}? (?:that|which|who|formerly) [^?.!;]*)/gi,
    'what were its former names',
  ],
];

/** Since when somebody is in office, in whatever seat. */
const tenure: Wording[] = [
  [
    /\b((?:how long|since when|when)\b[^.?!;]{0,60}?)\b(?:been |be )?(?:(?:in|on) (?:the|that|this|his|her|their) (?:job|role|post|position|seat|chair)|at the (?:helm|top|wheel)|in (?:charge|office|place|power)|running (?:it|things|the (?:company|show|place)))(?=\W|$)/gi,
    '$1been there',
  ],
];

/** Countries that small caps of the exchanges here come from, as adjectives. */
const NATIONS =
  'chinese|hong kong|taiwanese|japanese|korean|singaporean?|malaysian|thai|vietnamese|indonesian|indian|australian|israeli|turkish|greek|cypriot|british|uk|english|scottish|irish|french|german|dutch|belgian|swiss|austrian|swedish|danish|norwegian|finnish|italian|spanish|portuguese|polish|russian|ukrainian|kazakh|canadian|mexican|brazilian|argentin(?:e|ian)|chilean|colombian|peruvian|south african|bermudan?|american|us|u\\.s\\.';

/** Its securities, and by which codes they are known. */
const securities: Wording[] = [
  said(
    `(?:is|are) (?:there )?${OTHER} (?:tickers?|symbols?|securities) (?:of (?:it|theirs) )?(?:for the same company|listed|of (?:this|the) company|of theirs)(?: listed)?`,
    'are there other share classes',
  ),
  said(
    `(?:sister|other) symbols of (?:this company|theirs)|more than one (?:kind|sort|class|type) of (?:share|stock)s?|${OTHER} (?:class(?:es)?|kinds?|sorts?|types?) of (?:shares?|stock|common)|${OTHER}[- ]class(?: capital structure| stock| shares?| trading)?|(?:single|one)[- ]class or (?:multi|two|dual)[- ]?class(?: capital structure)?`,
    'other share classes',
  ),
  said(
    `super-?voting(?: shares?| stock| class)?|subordinate voting shares?(?: or common)?|unequal voting(?: stock| shares?| rights)?|one share,? one vote|(?:does )?every share carr(?:y|ies) one vote|(?:stock|shares?) with (?:ten|more|extra|several|multiple) votes(?: apiece| each| per share)?|(?:special )?(?:class|stock|shares) with extra votes`,
    'are there different voting shares',
  ),
  said(
    `(?:what|which) else of theirs is listed|every security (?:this issuer|they|the company) ha(?:s|ve) (?:registered|listed)(?: on an exchange)?|(?:another|other) form than the common stock|(?:an? )?(?:unlisted )?class besides the traded one|(?:two|several|different) listings under the same name|different sorts of shares(?: here)?`,
    'other listed securities',
  ),
  said(
    `(?:cumulative |convertible |baby bond or a )?(?:preferreds?|preferred (?:stock|shares?|issue)|baby bonds?|warrants or units|warrants)(?: or second class)? (?:listed|trading|outstanding on the exchange|listed (?:anywhere|beside the common))(?: beside the common| anywhere| too)?`,
    'other listed securities',
  ),
  said(
    `(?:sec|edgar|registrant|commission|filer)(?:[’']s)? (?!filings?|pick|ask|question)(?:(?!at\\b|their\\b)\\w+ ){0,2}(?:numbers?(?! of)|codes?|key|id|file no\\.?|identification|identifier)(?: in the sec database| with the commission)?`,
    'the CIK number',
  ),
  said(
    `(?:ten[- ]digit |filer )number (?:edgar|the sec) uses(?: for (?:it|them))?|filer number|key in the sec database`,
    'the CIK number',
  ),
  said(
    `(?:security[’']?s? )?identification codes?|(?:nine[- ]character )?security number(?: of the common)?|reference codes?|what codes? identif(?:y|ies) (?:it|them)|codes (?:that )?identify (?:it|the security)|coded in clearing systems|figi or isin|isin or figi`,
    'identifiers CUSIP and ISIN',
  ),
];

const FORM =
  'partnership|mlp|reit|real estate investment trust|etf|closed[- ]end fund|interval fund|fund|spac|blank check|shell|bdc|business development company|royalty trust|trust|c[- ]corp|holding';
const PLAIN_FORM =
  '(?:(?:ordinary|normal|regular|operating|just a|just) )*(?:company|corporation|corp|business|stock in a business|shares?(?: in a corporation)?|stockholder|stock|something special|c[- ]corp)';

/** Whom something is asked of, and what merges with it to bring it to the market. */
const WHOM = String.raw`((?:[\w.&'\u2019-]+ ){0,3}?[\w.&'\u2019-]+)`;
const SHELL = '(?:an? |the |another )?(?:de-?)?(?:spacs?|blank checks?)';

/** Whether it came to the market by a blank check, however that is asked: the answer tells what is on record of it. */
const ofShells: Wording[] = [
  [
    new RegExp(
      String.raw`\b(?:did|has|have) ${WHOM} (?:merged?|combined?)(?: together)? with ${SHELL}(?: merger)?\b`,
      'gi',
    ),
    'is $1 a spac',
  ],
  [
    new RegExp(
      String.raw`\b(?:is|was|were) ${WHOM} (?:formerly|ever|once|previously|originally|before) ${SHELL}\b`,
      'gi',
    ),
    'is $1 a spac',
  ],
  [
    new RegExp(
      String.raw`\b(?:is|was|were) ${WHOM} ${SHELL} (?:before|once|originally|formerly|previously|in the past)\b`,
      'gi',
    ),
    'is $1 a spac',
  ],
  [
    new RegExp(
      String.raw`\bdid ${WHOM} (?:come|go|get|list) ?(?:public|to (?:the )?market|listed)? (?:through|via|by|by way of|with) ${SHELL}(?: merger)?\b`,
      'gi',
    ),
    'is $1 a spac',
  ],
  [
    new RegExp(
      String.raw`\b(?:which|what) (?:spac|blank check) (?:took|brought) ${WHOM} (?:public|to (?:the )?market)\b`,
      'gi',
    ),
    'is $1 a spac',
  ],
  [
    new RegExp(
      String.raw`\b(?:which|what) (?:spac|blank check) (?:did ${WHOM} (?:merge|combine)|was ${WHOM} merged) with\b`,
      'gi',
    ),
    'is $1$2 a spac',
  ],
  [
    new RegExp(String.raw`\bdid ${WHOM} ipo,? or (?:was it|did it come by) ${SHELL}\b`, 'gi'),
    'when did $1 ipo, is it a spac',
  ],
];

/** What it is in law, and how it files. */
const forms: Wording[] = [
  said(
    `(?:is|am|are|does|do)\\b[^?.!;]{0,40}?\\b(?:${FORM}|partner)\\b[^?.!;]{0,40}?\\b(?:or|instead of)\\b[^?.!;]{0,12}?\\b${PLAIN_FORM}`,
    'what kind of entity is it',
  ),
  said(
    `(?:${FORM})(?:,| or)[^?.!;]{0,30}?\\bor (?:an? )?${PLAIN_FORM}|mlp or c corp|mortgage reit or equity reit`,
    'kind of entity',
  ),
  said(
    `entity type|(?:what|which) (?:sort|kind|type) of (?:issuer|entity|vehicle|structure|legal form)(?: (?:am i dealing with|do i own|is (?:it|this)))?|what is it legally|legal structure|(?:is it )?structured as an? (?:real estate investment trust|reit|partnership|trust|fund)`,
    'what kind of entity is it',
  ),
  said(
    `(?:has )?(?:the )?blank check (?:already )?found (?:its|a) target(?: already)?|corporate shell(?: after the assets were sold)?|(?:is it )?still hunting (?:for )?a deal`,
    'what kind of entity is it',
  ),
  [/\b(?:EGC|SRC)\b(?= (?:status|or|y\/n)|\W*$)/g, 'filer status'],
  said(
    `(?:which )?(?:class|category|kind) of (?:sec )?filers? (?:does the sec put (?:it|them) in|is it|are they)?|reporting company categor(?:y|ies)|large accelerated(?: filer)? or (?:what|not)|(?:seasoned|well[- ]known seasoned) issuer|reduced disclosure regime|small,? for reporting(?: purposes)?|(?:is|are) (?:it|they|the company) exempt from the auditor attestation`,
    'filer status',
  ),
  said(
    `does the (?:regulator|sec) (?:consider|treat) (?:it|them) (?:as )?(?:filer status|small for reporting(?: purposes)?)`,
    'filer status',
  ),
  said(`(?:did|have) (?:they|it) becom(?:e|ing) (?:a |an )?filer status`, 'filer status'),
];

/** What it was called, and in which lists it stands. */
const names: Wording[] = [
  said(
    `(?:what|which) (?:did|do) (?:they|it|the company|old[- ]timers|people) (?:use to )?(?:call (?:themselves|itself|it|this company)|trade as|go by)(?: (?:earlier|before|formerly|back then))*`,
    'what was its former name',
  ),
  said(
    `f\\/k\\/a|previously named|former(?:ly)? named|name history(?: with dates)?|(?:ever )?(?:re-?labell?ed|rebranded|renamed) (?:itself|themselves)|(?:which )?(?:title|name) did (?:the business|it|they|the company) carry (?:earlier|before)|was (?:it|this one|the company) called otherwise(?: back then)?|called (?:something (?:else|with \\w+)|otherwise|differently) (?:before|back then|earlier)|use(?:d)? to be (?:called )?(?:something|some)(?: \\w+){0,2}|last name change`,
    'what was its former name',
  ),
  said(
    `(?:index )?(?:inclusion|membership|components?)(?: status)? (?:in (?:an|the) index|as of now|status)|index (?:inclusion|components?)(?: status)?(?: as of now)?(?:, is it one)?`,
    'index membership',
  ),
  said(
    `(?:get|got|been) kicked out of (?:the|an) index|(?:make|made|join(?:ed)?|enter(?:ed)?) the index(?: at the last reconstitution)?|index trackers have to buy it(?: because it is in an index)?|in the rut|would (?:it|my index fund) include (?:this company|it)`,
    'is it in an index',
  ),
  [
    /^\W*(?:did|has|is) (it|this|the company|the stock) (?:join(?:ed)?|entered|added to|a member of) (?:the )?(russell \d+)(?: this year| lately| recently)?/i,
    'is $1 in the $2',
  ],
  said(
    `(?:since (?:what|which) (?:date|day|year)|since when|from when) (?:do|does|did|is|are|can|has|have)(?: \\w+)? (?:the )?(?:shares?|stock|it|they|you|public)?\\s?(?:been )?(?:trad(?:e|ed|ing)|quoted|listed|buy (?:the stock|it))(?: on the (?:stock )?exchange)?`,
    'since when is it listed',
  ),
  said(
    `(?:is (?:it|this) )?(?:a )?(?:recent listing|new ipo|brand[- ]new listing)(?: or around for ages)?|(?:first|earliest) trading day(?: on record)?|how long (?:have|has) (?:they|it) been (?:on the (?:stock )?exchange|public|around as a public stock|listed)|introduction on the stock exchange|how old is (?:this|the) (?:stock|listing)|(?:been )?around long as a public stock|when (?:was it|were they) first (?:quoted|listed|traded)|when (?:could|did) the public first (?:buy|get)(?: it)?|when did (?:the|this) stock begin to trade|when did (?:they|it) (?:ring the opening bell for the first time|first sell shares to the public)|(?:in )?(?:what|which) year (?:came|did) (?:the company|it)(?: come)? to the (?:bourse|market|stock exchange)`,
    'since when is it listed',
  ),
  [/\bi remember the ipo but not the year, which was it|\bwas it an? \d{4} ipo\b/gi, 'when was the ipo'],
  said(
    `(?:when|does|do|is|what|which|last month of)\\b[^?.!;,]{0,25}?\\b(?:business|accounting|financial|fiscal) year\\b[^?.!;,]{0,15}?(?:follow the calendar(?: year)?|the calendar year|finish|close|convention|run|end|start|begin)`,
    'when does the fiscal year end',
  ),
  said(
    `last month of (?:their|its|the) (?:accounting|business|financial|fiscal) year|fiscal year convention|52-53 week year|when (?:do|does) (?:they|it) (?:shut|close) (?:the|their|its) (?:books|annual accounts)(?: for the year)?|date when (?:they|it) close(?:s)? the annual accounts|when is fy end|when ends the exercise|when does Q1 start(?: for them)?|the end of (?:their|its) (?:q4|fourth quarter)|(?:when|before i compare the years, when) does theirs close`,
    'when does the fiscal year end',
  ),
];

/** Where it is, and how many work there. */
const places: Wording[] = [
  said(
    `where (?:do|does) (?:they|it|the company) hang (?:their|its) hat|(?:street|postal|mailing) address(?: of the (?:company|firm))?(?: for \\w+ letters)?|(?:what|which) part of the country (?:are they|is it) in|where (?:is|lies) (?:the )?main house(?: of the (?:firm|company))?|where (?:on the map )?is (?:this|the) (?:company|firm)(?: on the map)?|where do (?:the )?bosses have their desks|corporate headquarters(?: location)?|where is (?:their|the) (?:corporate )?office`,
    'where is the headquarters',
  ),
  [
    /\b(?:is|are) (?:it|they|the (?:head office|headquarters|company)) (?:(?:based|located|headquartered|domiciled) )?in (?:the )?(?:[A-Z][a-z]+(?: [A-Z][a-z]+)?)(?:,? or (?:somewhere|anywhere) else| or elsewhere)?(?=\W*$)/g,
    'where is the headquarters',
  ],
  [
    /^\W*(?:is|are) (?:it|they|this) an? (?:american|foreign|us|chinese|canadian|israeli|european)(?: company)?(?: or (?:an? )?(?:american|foreign|where from|from where)(?: company)?(?: by location)?)\W*$/i,
    'where is the headquarters',
  ],
  said(
    `(?:jurisdiction|place|state|country) of (?:formation|registration)|(?:corporate|legal) domicile|what state issued (?:its|their) charter|whose (?:corporate )?law applies to (?:it|them)|where did (?:they|it) register the (?:corporation|company)|legally,? where does it live|corporation of which state|offshore incorporation|(?:in )?(?:what|which) (?:country|state) is (?:it|the company) (?:registered legally|domiciled)|domiciled in which (?:state|country)|where is (?:it|the company) domiciled`,
    'where is it incorporated',
  ),
  [
    /^\W*is (?:it|this) an? [A-Z]\w+(?: [A-Z]\w+)? (?:corporation|plc|llc|company)(?: legally)?\W*$/,
    'where is it incorporated',
  ],
  [
    /(?<!\breport(?:s|ed|ing)? )\b(?:is (?:that|it|this) )?in (?:us )?(?:dollars|usd|us\$) or (?:in )?(?:rmb|cny|yuan|renminbi|euros?|eur|pounds|gbp|sterling|yen|jpy|hkd|cad|aud|shekels|nis|rupees|pesos|reais|local(?: currency| money)?)\b|(?<!\breport(?:s|ed|ing)? )\bin (?:rmb|cny|yuan|renminbi|euros?|eur|pounds|gbp|sterling|yen|jpy|hkd|cad|aud) or (?:in )?(?:us )?(?:dollars|usd|us\$)(?=\W|$)/gi,
    'and in which reporting currency',
  ],
  // Of which country it is: where it sits, and under whose law.
  [
    new RegExp(
      String.raw`\b(?:is|are) (?:this|it|they|that) (?:really |actually |even |just )?an? (?:${NATIONS})(?:[- ]based)? (?:company|firm|stock|name|business|outfit|issuer|listing|play|one)\b`,
      'gi',
    ),
    'where are the headquarters and where is it incorporated',
  ],
  [/\b(?:did they move|is) the incorporation (?:to|in) [A-Z]\w+/g, 'where is it incorporated'],
  [/\b[A-Z]\w+ or [A-Z]\w+ incorporated\b/g, 'where is it incorporated'],
  [
    /\b(?:is|are) (?:this|it|they) (?:traded |listed )?on the New York Stock Exchange\b/g,
    'which exchange is it listed on',
  ],
  [/\b(?:traded|listed) in New York(?: or elsewhere)?\b/g, 'listed on which exchange'],
  [
    /\b(?:nasdaq or new york|new york or nasdaq|nyse american or nasdaq|otcqb or otcqx|which nasdaq tier)\b/gi,
    'which exchange',
  ],
  said(
    `(?:principal|primary) market for (?:the|its|their) (?:common )?(?:stock|shares)|(?:on )?which (?:market ?place|trading place|place) (?:is this stock traded|trades (?:these|the) shares|do i choose(?: in my app)?)|where do (?:they|the company) list (?:their|its) (?:stock|shares)|exchange-listed security or unlisted|where do the shares trade`,
    'which exchange is it listed on',
  ),
  said(
    `(?:link to )?(?:the company[’']s|their|its|the firm[’']s)(?: own)? (?:(?:web )?page|domain|dot com|www(?: address)?|online address|internet presence)|investor relations page|what domain do they use|(?:the )?page for shareholders on the web|internet presence|online address|(?:their |the company[’']s )?(?:www address|address on the web)`,
    'website',
  ),
  said(
    `(?:how many|how large a|how big (?:is|a)) (?:the )?(?:hands|bodies|souls|paychecks|fte[’']?s?|crew|colleagues|team)(?: (?:do they (?:employ|have|write)|does (?:it|he) have|work there|in the building|are there))?|quantity of workers|fte[’']?s|(?:number|count) of (?:staff|workers|heads)|a lot of people working for (?:them|it)|headcount at (?:the )?year[- ]end`,
    'how many employees',
  ),
  [
    /\b(?:do )?(?:more|fewer|less) than (?:\w+) (?:people|employees)(?: work there| or more)?(?=\W*$)/gi,
    'how many employees',
  ],
  said(
    `(?:in )?(?:which|what) trade are (?:they|it)|(?:4|four)-digit sic code|(?:assigned |sic )industry (?:on edgar|code)|industry tag|(?:in )?(?:what|which) branch is (?:it|the company) active|what industry do regulators put (?:it|them) in|which industry do (?:these guys|regulators)(?: put it in| belong to)`,
    'which industry is it in',
  ),
  said(
    `(?:which|what) (?:part|slice|corner) of the (?:economy|market) (?:is|does) (?:it|this)(?: (?:counted|belong|in|to))*|sector (?:label|of activity)|gics sector|(?:under )?which heading of the economy(?: would you find it)?|what sector do i count (?:it|this) under`,
    'which sector is it in',
  ),
];

const YOU = '(?:you(?: guys)?|redstreet|your (?:site|company|firm)|this (?:site|coverage))';

/** What people ask of this site. */
const ofUs: Wording[] = [
  said(
    `(?:does|do|did|is|are|has|have|were) ${YOU}\\b[^?.!;]{0,25}?\\b(?:money from (?:them|it|this)|in their pocket|a financial interest in|their ir firm|neutral about|hired by|paid shills|remuneration|compensation|independent of|working for (?:them|it|the company)|given shares by|biased|profit from this)\\b(?: \\w+)*`,
    'are you paid by the company',
  ),
  said(
    `what compensation has ${YOU} received|(?:a )?contract between you and (?:the company|them)|(?:is it|is this) marketing by the company|your connection to (?:the company|them)|who commissioned this coverage|section 17\\(b\\) disclosure`,
    'is it a client of redstreet',
  ),
  said(
    `where do you (?:pull|obtain|take|get) (?:this|your (?:information|data|numbers))(?: from)?|(?:which|what) vendor feeds you|do you use edgar|(?:which|what) data sets are behind this|are you making the numbers up(?: or are they from somewhere)?`,
    'where does your data come from',
  ),
  said(
    `(?:how many years|how far) back do(?:es)? (?:you|your data|the (?:record|financials)) go|update frequency|latency of the data|when were they refreshed|(?:how )?(?:complete|deep) is your (?:data|history)|cutoff date of (?:your|the) data|your numbers look stale|(?:which|what) companies are in your database`,
    'how recent is your data',
  ),
  said(
    `(?:are|is)\\b${GAP}(?:numbers|results|financials|accounts|figures|amounts|statements|books|filings|reports)\\b${GAP}\\b(?:us money|foreign|rmb|euros?|yen|yuan|swiss francs?|hong kong dollars?|pounds|pesos|rupees)(?: or (?:dollars?|foreign|euros?))?`,
    'what is the reporting currency',
  ),
  said(
    `(?:dollars?|euros?|yen|rmb|pounds)(?:, \\w+)*,? which is it in the reports|(?:euro|dollar) accounts or (?:euro|dollar) accounts|functional currency(?: of the statements)?|(?:in )?what money are the (?:books|accounts)(?: kept)?(?: in)?`,
    'what is the reporting currency',
  ),
  said(
    `(?:all )?the stats in one go|key figures (?:of|for) (?:the|this) (?:share|stock)|(?:principal|main|important|basic market) (?:figures|numbers)(?: (?:for|of|about) (?:the|this) (?:share|stock))?|dashboard|tear ?sheet|(?:a handful of |headline )?key metrics|(?:essentials|cliff notes|the stock|basics) in (?:numbers|figures)|everything on the quote page|quote page summary|(?:dump )?the main data|headline metrics|metrics overview|fast facts|stock data overview(?: table)?|(?:all )?the (?:standard|basic) stock data|all the basics about the share(?: in a table)?|quick look at the numbers`,
    'key statistics',
  ),
  ...saidOfBoth('essentials|vital numbers', 'of|about|for', 'stock|share', 'key statistics'),
];

export const companyWordings: readonly Wording[] = [...aroundSplits, ...sameOne, ...tenure, ...years, ...ofUs, ...securities, ...ofShells, ...forms, ...names, ...places]; // prettier-ignore
