// Over 300 lines, because all shorthand is written out in one order here, each wording after the ones before it.
import { asideWordings } from './asides.ts';
import { ofTheBoard, ofTheTrade } from './of-the-trade.ts';
import { otherWordings } from './other-first-language.ts';
import { besideWordings } from './said-beside.ts';
import { companyWordings } from './said-of-company.ts';
import { ownerWordings } from './said-of-owners.ts';
import { priceWordings } from './said-of-prices.ts';
import { namedWordings } from './said-of-named.ts';
import type { Wording } from './said.ts';
import { wordingsWithoutWeight } from './said-without-weight.ts';
import { wordingsOfOtherLanguages } from './terms-of-other-languages.ts';
import { passingWordings } from './said-in-passing.ts';
import { wordingsOfNoRecord } from './said-of-no-record.ts';
import { wordingsAroundFigures } from './said-around-figures.ts';
import { wordingsOfHoldings } from './said-of-holdings.ts';
import { storyWordings } from './said-in-stories.ts';
import { wordingsOfBids } from './said-of-bids.ts';
import { wordingsOfCounts } from './said-of-counts.ts';
import { wordingsOfParts } from './said-of-parts.ts';
import { wordingsInLists } from './said-in-lists.ts';
import { wordingsOfTwo } from './said-of-two.ts';
import { wordingsOfMarket } from './said-of-market.ts';
import { thenWordings } from './said-of-then.ts';
import { plainWordings } from './said-plainly.ts';
import { ratioWordings } from './said-of-ratios.ts';
import { reportWordings } from './said-of-reports.ts';
import { spelledRightly } from '../words/misspelt.ts';

/** How people shorten on a keyboard, and what they mean; only where it is written small, for capitals may be a ticker. */
const words: Readonly<Record<string, string>> = {
  wich: 'which', whch: 'which', abt: 'about', acct: 'account', admin: 'administrative', amt: 'amount', ann: 'annual', avg: 'average', b4: 'before', bal: 'balance', biz: 'business',
  bv: 'book value', fka: 'formerly known as', sh: 'share', stonk: 'stock', stonks: 'stocks', fwd: 'forward', chg: 'change', comp: 'compensation', cos: 'companies', curr: 'current', cust: 'customer', dil: 'dilution', dir: 'director', dirs: 'directors', diff: 'difference', divs: 'dividends',
  divy: 'dividend', divys: 'dividends', est: 'estimate', ests: 'estimates', exch: 'exchange', exp: 'expense', fin: 'financial', fins: 'financials',
  govt: 'government', hist: 'history', hldrs: 'holders', inc: 'income', incl: 'including', ind: 'industry', indy: 'industry', inst: 'institutional', insts: 'institutions',
  lng: 'long', lst: 'last', lo: 'low', mgmt: 'management', mgt: 'management', mgr: 'manager', mgrs: 'managers', mkt: 'market', mktcap: 'market cap', mo: 'month', mos: 'months', mth: 'month',
  mths: 'months', mthly: 'monthly', num: 'number', nxt: 'next', ops: 'operations', outst: 'outstanding', ownrs: 'owners', perf: 'performance', pos: 'position', prev: 'previous', prez: 'ceo', pxs: 'prices', qly: 'quarterly',
  qtrly: 'quarterly', qrtly: 'quarterly', qtly: 'quarterly', qrtr: 'quarter', qrt: 'quarter', qtrs: 'quarters', recs: 'recommendations', rel: 'relative', rpt: 'report', rpts: 'reports', rtn: 'return',
  shr: 'share', shrs: 'shares', shs: 'shares', sched: 'schedule', stmt: 'statement', stmts: 'statements', sts: 'status', tgt: 'target', tgts: 'targets', tix: 'ticker', tot: 'total',
  tech: 'technology', trd: 'trade', trds: 'trades', val: 'value', vals: 'values', wk: 'week', wks: 'weeks', wkly: 'weekly', yday: 'yesterday', yest: 'yesterday', yrly: 'yearly', yrs: 'years',
  ppl: 'people', peeps: 'people', gna: 'going to', gona: 'going to', gunna: 'going to', thru: 'through', '2day': 'today', '2moro': 'tomorrow', tmrw: 'tomorrow', tmr: 'tomorrow', tho: 'though', nah: 'no', nope: 'no', wen: 'when', whr: 'where', frm: 'from', bout: 'about', wud: 'would', shud: 'should', shld: 'should', cud: 'could', mil: 'million', mills: 'millions', bil: 'billion', bn: 'billion', vols: 'volume', divi: 'dividend', emp: 'employees', emps: 'employees', hdqtrs: 'headquarters', invs: 'investments', doin: 'doing', goin: 'going', gettin: 'getting', buyin: 'buying', sellin: 'selling', makin: 'making', lookin: 'looking', payin: 'paying', tradin: 'trading', losin: 'losing', runnin: 'running', holdin: 'holding', shortin: 'shorting', droppin: 'dropping', risin: 'rising', fallin: 'falling', happenin: 'happening', wit: 'with', wiv: 'with', da: 'the', dis: 'this', dat: 'that', ceos: 'ceo',
  any1: 'anyone', sum1: 'someone', dn: 'down', conf: 'conference', confs: 'conferences', vid: 'video', vids: 'videos', txn: 'transaction', txns: 'transactions', def: 'definition', int: 'interest', pts: 'targets', acq: 'acquisition', sub: 'subsidiary',
  r: 'are', u: 'you', ur: 'your', ya: 'you', wut: 'what', wat: 'what', wats: 'what is', wht: 'what', whos: 'who is', whats: 'what is', hows: 'how is', wheres: 'where is', whens: 'when is',
  hw: 'how', y: 'why', plz: 'please', pls: 'please', n: 'and', yr: 'year', qtr: 'quarter', cuz: 'because', bc: 'because', rev: 'revenue', revs: 'revenue', liab: 'liabilities', liabs: 'liabilities', liabilites: 'liabilities',
}; // prettier-ignore

/** Words that mean something else beside others, and are left there. */
const left: Readonly<Record<string, RegExp>> = {
  tech: /./, // "tech" is a word of lists of companies.
  y: /[-/]|^y\s+(?:o|over)\b/i,
  n: /^n\/a/i,
  r: /^r\s?[&/+]|^r (?:and|n|s)\b/i,
  inc: /^inc\b(?!\s+(?:statement|stmt|tax|sheet|from))/i,
  def: /^def(?! of)/i,
  sub: /^sub[- ]?\$?\d/i,
  comp: /^comp\b(?!\s+(?:of|for|plan))/i,
};

/** Marks and pairs that are read as words. */
const marks: readonly (readonly [RegExp, string | ((word: string) => string)])[] = [
  // A partnership pays for each unit what a company pays for each share, in money unless it says otherwise.
  [/\b(dividends?|distributions?|payouts?|pays?|paid) per unit\b/gi, '$1 per share'],
  [/\badj\.? (?=ebitda|eps|earnings|net income|operating|free cash|fcf)/gi, 'adjusted '],
  [/\bcash (dividends?|distributions?|payouts?)\b/gi, '$1'],
  [
    /,? or (?:only |just |merely )?(?:those |the |these )?(?:\d+ ?% )?stock dividends?\b/gi,
    ' and are there splits',
  ],
  [/\b(payout(?: ratio)?)(?:,)? on (?:gaap )?(?:earnings|eps|net income)\b/gi, '$1'],
  // "Does it pay or not", "isn't it profitable": said of the same thing.
  [/,?\s+or (?:no|not|nah|nope|naw|what|wat|nothing)\b(?=\s*(?:[?.!]|$))/gi, ''],
  [/^(\s*(?:and |but |so )?)(is|are|was|were|do|does|did|has|have|had)n['’]?t\b/gi, '$1$2'],
  // "Sooo"; no ticker of capitals, nor one that is written small: CCC, PIII, WWW.
  [/(?<=[a-z])([aehlmopsyz])(?<!\1\1)\1{2,}/g, '$1$1'],
  // Who corrects himself means what comes after.
  [
    /^.*\b(?:i mean|i meant|scratch that|no wait|correction)\b[,:]?\s+(?=\S+\s+\S)(?!.*\b(?:on|about|of) (?:it|that|this)\W*$)/gi,
    '',
  ],
  [/\b2day\b/gi, 'today'],
  ...wordingsInLists,
  [
    /\b(free cash flow|fcf|operating cash flow|cash from operations) margins?\b/gi,
    '$1 as a percentage of revenue',
  ],
  [/\bnet income attributable(?: to (?:the )?(?:common )?(?:stock|share)holders)?\b/gi, 'net income'],
  [
    /\b(?:reduc(?:e|ed|ing)|lower(?:ed|ing)?) (the|its|their) (dividend|payout|distribution)\b/gi,
    'cut $1 $2',
  ],
  [/\b(studies|trials) (?:are )?under ?way\b/gi, 'ongoing $1'],
  [/\byesterday['’]?s? (?:trading )?range\b/gi, 'high and low of the last session'],
  [
    /\b(?:were|are|was) there any (?:losing|loss(?:-making)?|unprofitable) (years|quarters)\b/gi,
    'in how many $1 was there a loss',
  ],
  [/\b(what|why|how|who|where|when) (?:on earth|in the world|the hell|the heck|in heaven)\b/gi, '$1'],
  [/\bwill (they|it|the company|management) be (at|attending|presenting|speaking)\b/gi, 'are $1 $2'],
  [
    /^\W*when (?:will|do|does|are|is) (?:the |their |its )?(?:(?:first|second|third|fourth|last|next|full[- ]year) )?(?:quarter|q[1-4]|year|results|numbers)(?: results| earnings| numbers)? (?:be )?(?:out|come out|coming out|due|published|reported|drop)\W*$/gi,
    'when is the next earnings report',
  ],
  [/\bturn(?:ed|s|ing)? an? (?:small |first )?profit\b/gi, 'been profitable'],
  [
    /^\W*spun off when\W*$|\bwhen (?:was it|were they|was the company|did they get) spun(?:[- ]off| out)\b/gi,
    'since when is it listed',
  ],
  [/\b(?:please |can you |could you )?(?:tabulate|tabulated)\b/gi, 'show'],
  [
    /\banalysts? (?:think|say|believe|reckon) (?:that )?(?:it|its|it['’]s|it is|they|they['’]re|they are|the (?:stock|company) is|the shares are) worth\b/gi,
    'analysts’ price target',
  ],
  // The report that a figure stands in asks for the figure.
  [
    /\b(pay|paid|salary|compensation)\b(.*?) (?:in|by|from|per|according to) (?:the|its|their) (?:last|latest|newest|most recent) proxy(?: statement)?\b/gi,
    '$1$2',
  ],
  [/\bon (market (?:value|cap(?:itali[sz]ation)?))\b/gi, 'by $1'],
  [
    /\bhow much of (?:the|its|their) (?:stock|company|shares) (?:actually |really |freely )?(?:trades?|is traded|are traded)(?: freely)?\b/gi,
    'how big is the float',
  ],
  // What somebody else says is what is asked about.
  [/^\W*(?:my|a|some) (?:\w+ ){1,2}(?:says?|said|claims?|told me|thinks?|swears?|heard) (?:that )?/i, ''],
  [/\b(vs|versus|than|from) y(?:ea)?r ago\b/gi, '$1 a year ago'],
  [/\b(last|past) (\d{1,2}) q\b/gi, '$1 $2 quarters'],
  [/(?<=[a-z]) ?> ?(?=[a-z])/gi, ' more than '],
  [/(?<=[a-z]) ?< ?(?=[a-z])/gi, ' less than '],
  [/\b(?:pt|price target|target) (?:avg|average|mean)\b/gi, 'mean target'],
  [/,?\s*\bin (?:date |chronological |time )?order\b(?! to\b)/gi, ''],
  [/\b(?:14|20|50)[- ](?:day|d) (?=(?:rsi|macd|ema|sma)\b)/gi, ''],
  [/\b(rais(?:e|es|ed|ing)) (?:any )?more (money|cash|capital|funds)\b/gi, '$1 $2'],
  [/\b(ceo|cfo|exec(?:utive)?s?|officers?|management|mgmt) comp\b/gi, '$1 compensation'],
  [/\bon what\W*$/gi, 'why'],
  [
    /\b(did|does|do|has|have) (it|they|the company) (?:ever )?(?:earn|make|made|earned)(?: the)? most(?: money)?\b/gi,
    '$1 $2 highest profit',
  ],
  [/\b(?:a|the) few (weeks|months|quarters|years) ago\b/gi, 'three $1 ago'],
  [/\b2mor+o?w?\b/gi, 'tomorrow'],
  [/\bb4\b/gi, 'before'],
  [/\bgr8\b/gi, 'great'],
  [/\${2,}(?!\s?[a-z\d])/gi, 'money'],
  [/\b(since|from) (?:the )?(?:start|beginning|turn) of (?!(?:the |this )?year\b)/gi, '$1 '],
  [/\b(\d{1,2}|few|several|two|three|four|five|six|eight|twelve) ?qs\b/gi, '$1 quarters'],
  [/\b(\d{1,2}) ?q(?= (?:of|in a row|straight|back|ago|trend|rev|eps|margin))/gi, '$1 quarters'],
  // What the company is, said of it: "the bank", "this miner".
  [
    /(?<!\bin )\b(the|this) (?:larger |smaller |bigger |little |small |tiny |big )?(?:bank|lender|insurer|miner|biotech|chipmaker|drugmaker|shipper|reit|firm|business|retailer|manufacturer|developer|homebuilder|utility|winery|brewer|brewery|distillery|airline|chain|casino|hospital|railroad|trucker|spac|bdc|partnership|mlp|broker|studio|publisher|farm)\b(?! (?:stocks?|sector|industry|index))/gi,
    '$1 company',
  ],
  [/\b(?:at|by|as of) (?:the )?(?:year[- ]?end|close of) (\d{4})\b/gi, 'at the end of $1'],
  [/(?<!\bin (?:a )?)\b(?:one|single)[- ](?:day|session)\b(?= \w)/gi, 'daily'],
  [/,?\s+(?:tho|though|lol|tbh)\s*(?=[?.!]*\s*$)/gi, ''],
  [
    /\b(know|tell me|see|check|wonder|wondering|say|ask|find out|learn|sure) (?:whether|if)(?: or not)?\b/gi,
    '$1',
  ],
  [
    /\b(?:mon|tue|tues|wed|thu|thur|thurs|fri)\b(?=[\s?.!,]|$)(?!\.)/g,
    (word) =>
      ({
        mon: 'monday',
        tue: 'tuesday',
        tues: 'tuesday',
        wed: 'wednesday',
        thu: 'thursday',
        thur: 'thursday',
        thurs: 'thursday',
        fri: 'friday',
      })[word] ?? word,
  ],
  [/\b(lost|lose|loses|losing|made|make|makes|making) (more|less|most) \$+(?!\d)/gi, '$1 $2 money'],
  [/\bq\/q\b/gi, 'quarter over quarter'],
  [/\by\/y\b/gi, 'year over year'],
  [/\b(?:ev|enterprise value) ?(?:to|over|\/|-) ?(?:sales|revenues?)(?: (?:ratio|multiple))?\b/gi, 'EV/S'],
  // What it grew by since a year ago is its growth over a year, and not that of the year before.
  [
    /\b(revenues?|sales|it|they|top line)( (?:has |have )?gr[eo]wn?) (?:from|versus|vs\.?|than|over|against|compared (?:to|with)) (?:a|one|the) year (?:ago|before|earlier|prior)\b/gi,
    '$1$2 year over year',
  ],
  // So is growth that is held against last year.
  [
    /\b((?:revenue |sales |top[- ]line )?growth(?: rate)?|growing)(?: (?:compared (?:to|with)|versus|vs\.?|against|over|from) (?:the )?(?:last year|a year ago|(?:the )?(?:same (?:period|time|quarter) )(?:of |a |the )?(?:last year|year ago|previous year|year before)))(?!['\u2019])/gi,
    '$1 year over year',
  ],
  [
    /\bsince (?:the )?(?:1st|first|start|beginning) (?:day )?of (january|february|march|april|may|june|july|august|september|october|november|december)\b(?!,? \d{4})/gi,
    (said: string) => `since ${said.split(' ').at(-1) ?? ''} 1`,
  ],
  [/\b(?:f?ye)[ -]?'?(\d\d)\b/gi, '20$1'],
  [/\bform (?=(?:10|8|20|40|6)[ -]?[kqf]\b|[sf][ -]?\d|def\b|13[dfg]\b)/gi, ''],
  [/\bforms? (?:number )?(?:four|4)s?\b/gi, 'form 4'],
  [/\b(\d+)-?Qs?\b(?=\s*$|\s*[?.!])/g, '$1-Q'],
  [/\b(6|8|10)-?Ks\b/g, '$1-K'],
  [/\bs\/o\b|\bo\/s\b/gi, 'shares outstanding'],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/\s?/gi, 'with '],
  [/\bb\/c\b/gi, 'because'],
  [/\bhi(?:gh)?\s?[/-]?\s?lo(?:w)?\b/gi, 'high low'],
  [/\bwall st\b\.?/gi, 'wall street'],
  [/\b(last|this|next|per|each|latest|prior|previous|every|recent) q\b/gi, '$1 quarter'],
  [/\b(\d{1,2}) ?mos?\b/gi, '$1 months'],
  [/\b(\d{1,2}) ?yrs?\b/gi, '$1 years'],
  [/\bcap[- ]?ex\b/gi, 'capex'],
  // What is up in these has not risen.
  [
    /\b(end|ended|ending|sum|load|loaded|loading|wind|winds|wound|show|shows|catch|look|pull|bring|line|lines|size) up\b/gi,
    '$1',
  ],
  [/\bwind down\b/gi, 'end'],
  [
    /\b(?:since|from) (?:the )?(?:start|beginning|turn) of (?:the |this )?year\b|\bsince (?:jan(?:uary)? 1(?:st)?|new years?)\b(?! \d)/gi,
    'ytd',
  ],
];

const NUMBERS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const tens: Readonly<Record<string, number>> = {
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
};
const numberOf = (word: string): number =>
  NUMBERS.indexOf(word.toLowerCase()) + 1 || (tens[word.toLowerCase()] ?? 0);
const COUNTED = new RegExp(
  String.raw`\b(?:a (?=hundred|dollar|buck)|)(${[...NUMBERS, ...Object.keys(tens)].join('|')}|a)(?= (?:million|billion|thousand|percent|per cent|quarters? of (?:cash|runway)|dollars?|bucks?|reports?|years? of (?:cash|runway))\b)`,
  'gi',
);
const HELD =
  /\b(?:under|over|below|above|than|least|exceeds?|from|to|of|and|last|past|for|a|worth|about|around|between)\s*$/i;

/** "Under a dollar", "two billion": figures, where a unit follows and something is held against it or counted. */
const inFigures = (text: string): string =>
  text.replace(COUNTED, (whole: string, word: string, at: number) => {
    const number = word.toLowerCase() === 'a' ? 1 : numberOf(word);
    const isAmount =
      HELD.test(text.slice(0, at)) &&
      number > 0 &&
      (word.toLowerCase() !== 'a' || /\b(?:under|below|over|above|than|least)\s*$/i.test(text.slice(0, at)));
    return isAmount ? String(number) : whole;
  });

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const SLASHED =
  /\b(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})\b|(?<=\b(?:on|at|of|since|from|after|before|by|until|till|to|thru)\s)(\d{1,2})\/(\d{1,2})\b(?!\/)/gi;

/** `5/14/26`, and `5/14` after a word of time, as an American writes a day. */
const spelledDay = (text: string): string =>
  text.replace(
    SLASHED,
    (
      whole: string,
      m: string | undefined,
      d: string | undefined,
      y: string | undefined,
      month: string | undefined,
      day: string | undefined,
    ) => {
      const name = MONTHS[Number(m ?? month) - 1];
      const number = Number(d ?? day);
      if (!name || number < 1 || number > 31) return whole;
      return `${name} ${number}${y ? `, ${y.length === 2 ? `20${y}` : y}` : ''}`;
    },
  );

/** What is asked of many companies is read into the conditions of a list. */
const OF_LISTS = /\b(?:companies|stocks|small[- ]?caps|micro[- ]?caps|tickers|names with)\b/i;
const waysOfSaying = [...ratioWordings, ...companyWordings, ...ownerWordings, ...reportWordings, ...priceWordings]; // prettier-ignore

/** An amount that something is held against: a way of saying in which it stands says more than its term. */
const HELD_AMOUNT =
  /\b(?:above|over|than|least|under|below|exceeds?|exceeding)\s+(?:a |about )?\$?\d+(?!\d*[- ]?(?:d|days?|dma|[se]?ma|weeks?|months?|quarters?|years?)\b)(?! (?:and|or|&) \d+[- ](?:weeks?|months?|quarters?|years?)\b)/i;

const rewritten = (text: string, [mark, meaning]: Wording): string => {
  const out = typeof meaning === 'string' ? text.replace(mark, meaning) : text.replace(mark, meaning);
  return out !== text && HELD_AMOUNT.test(text) && !HELD_AMOUNT.test(out) ? text : out;
};

/** The comma within a day ("Nov 3, 2025") is no joint of a question. */
const COMMA_OF_DAY =
  /(?<=\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?),\s*(?=(?:19|20)\d\d\b)/gi;

/** An amount that is told beside a question is not what anything is held against. */
const toldBeside: readonly Wording[] = [...wordingsOfOtherLanguages, ...wordingsWithoutWeight, ...wordingsOfHoldings, ...wordingsOfCounts, ...wordingsOfBids, ...storyWordings, ...wordingsAroundFigures]; // prettier-ignore
const beforeTerms: readonly Wording[] = [...namedWordings, ...wordingsOfMarket, ...wordingsOfTwo, ...wordingsOfNoRecord, ...wordingsOfParts, ...thenWordings, ...plainWordings, ...passingWordings, ...asideWordings, ...besideWordings, ...otherWordings]; // prettier-ignore
const ofTerms: readonly Wording[] = [...ofTheTrade, ...ofTheBoard, ...marks];

const written = new Map<string, string>();
const WRITTEN_KEPT = 500;

/**
 * A question with its shorthand written out. It is asked of the same texts again and again, of those before as of parts of one question, and goes through
 * a thousand wordings: the last texts are kept.
 */
export function spelledOut(text: string): string {
  const known = written.get(text);
  if (known !== undefined) return known;
  const out = writtenOut(text);
  if (written.size >= WRITTEN_KEPT) written.clear();
  if (text.length <= 1_000) written.set(text, out);
  return out;
}

function writtenOut(text: string): string {
  let out = inFigures(spelledDay(spelledRightly(text))).replace(COMMA_OF_DAY, ' ');
  for (const [mark, meaning] of toldBeside)
    out = typeof meaning === 'string' ? out.replace(mark, meaning) : out.replace(mark, meaning);
  for (const wordings of [beforeTerms, OF_LISTS.test(text) ? [] : waysOfSaying, ofTerms])
    for (const wording of wordings) out = rewritten(out, wording);
  return out.replace(
    /(?<![$:\p{L}\p{N}'’-])\p{Ll}[\p{Ll}\d]*(?![\p{L}\p{N}'’])/gu,
    (word: string, at: number) => {
      const meaning = Object.hasOwn(words, word) ? words[word] : undefined;
      return meaning === undefined || left[word]?.test(out.slice(at, at + 30)) ? word : meaning;
    },
  );
}
