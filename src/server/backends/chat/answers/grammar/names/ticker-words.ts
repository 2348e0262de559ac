import { phraseAt } from '../lexicon/lexicon.ts';
import type { Word } from '../lexicon/words.ts';

/** Capitals that are words of the field before they are tickers. */
const acronyms = new Set(
  ('CEO CFO COO CTO CMO CSO EPS SEC IPO FDA RSI SMA EMA MACD PE PS PB EV ROE TTM YTD LTM FY US USA UK AI ETF NYSE I A R D IT IS ON ' +
    'OR AND THE FOR TO OF SI DTC ATM EBIT FCF OCF SGA HQ TV AM PM ET OK ALL ARE CAN HAS NOW OUT ANY BY DD TA WTF LOL YOY QOQ PDUFA NDA BLA ' +
    'PT TP MC ATH ATL HOD LOD AH IR PR ROI ROA ROIC CAGR QTD MTD NI COGS DCF KPI IP HR NYC IRS DOJ FTC GAAP CUSIP ISIN LEI EDGAR DRIP VWAP ESG TAM SBC CRO EMA AUM AGM DEF NT ' +
    'ST LT NTM OS PFS ORR DOR LNG LPG STT HBM CAR TCR GLP RNA DNA ASP TEU IRR NPV CBP FCC EPA DOD NIH WTI OEM NII AUM CRE PPNR SOTP GBM HK PRC UK OTC BDC NAV CF BS GM ER IV YTM NAV EBITDA OPEX CAPEX FCFE SG GA RD CIK SIC REIT SPAC PEG PIK FFO AFFO NIM ARR LTV RPO ARPU AISC ADR ADS NASDAQ AMEX Q H K M B').split(' '),
); // prettier-ignore

/** What stands before a ticker that is written small. */
export const namesTicker =
  /^(?:of|for|about|on|with|v|vs|versus|against|to|and|than|does|do|did|is|has|in|at|between|or|compare|symbol|ticker)$/;

/** Beside a stock these are a country or a kind of share before they are the beginning of a name. */
export const noName =
  /^(?:industrial|construction|logistics?|texas|select|utilities|retail|energy|medical|digital|general|western|eastern|northern|southern|pacific|atlantic|central|community|commercial|financial|consumer|global|national|american|international|ads|adr|midcap|smallcap|largecap|composite|korea|china|japan|india|israel|brazil|mexico|canada|taiwan|europe|america|africa|australia)$/;

/** Written small beside a stock these are words of everyday speech, though companies are called so. */
const everyday = new Set(
  `access acres affinity aim air alarm alliance applied arrive arrow bar banner blue bolt bone box bridge cable cars citizens click collective commerce community
   crane critical crown custom definitive design designer dime dream drilling driven fifth fitness fly format fortress forum freight frequency fusion galaxy glass grace grand
   grid grocery gulf hall hang heritage hub immersion impact imperial intensity interactive iron jet journey knife ladder lands laser legacy lifetime lithium local loop mechanics
   minerals modular mountain natural network ocean open optical orange peace pinnacle polar precision prime progress purple quantum rail rare regional reliance republic
   reservoir resources rice rocket rocky root sample savers select serve shake shoe six sky socket sound spectrum splash spring stem studio summit sunshine surgery synergy
   target token trade travel treasure universal uranium village wave white wing wet`.split(/\s+/),
);

/** Whether a word is one of everyday speech within a thread; behind what holds another company against this one it is a name. */
export const isEveryday = ({ written, text }: Word, before: Word | undefined): boolean =>
  written === text &&
  everyday.has(text) &&
  !/^(?:vs|v|versus|against|than|compare|with|to|symbol|ticker)$/.test(before?.text ?? '');

/** The thread's own ticker written small is no word that no record answers: "why is cook down". */
export const isOwnTicker = ({ text, stem }: Word, thread: string | null): boolean =>
  thread?.toLowerCase() === text && text.length >= 3 && phraseAt([text], [stem], 0)?.concept === 'outofscope';

/** Acronyms of people, places and kinds of companies, which are no figures. */
const ofNoFigure = new Set([
  'CEO',
  'CFO',
  'COO',
  'CTO',
  'CMO',
  'CSO',
  'AI',
  'BDC',
  'AGM',
  'HQ',
  'REIT',
  'SPAC',
]);

/** What a company has and no figure has: behind its ticker, or before "of" and its ticker. */
const OWNED =
  /^\s+(?:(?:share|stock) ?price|stock|price|quote|dividend|revenue|sales|earnings|eps|profit|loss|net income|market (?:cap|value)|mcap|cash|debt|shares|short interest|insiders?|holders|ceo|cfo|chair|news|filings?|employees|headquarters|gross margin|book value|balance sheet|10-[kq]|ipo|p\/[esb]|rating|volume|runway|peers|splits?|officers|website)\b(?! (?:per|flow|of|over|to|as|ratio))/i;
const OF_ITS =
  /\b(?:price|quote|dividend|revenue|sales|earnings|eps|profit|loss|income|cap|value|cash|debt|shares|stock|interest|ceo|cfo|news|filings?|employees|headquarters|margins?|sheet|holders|insiders|chart|rating|volume|float|runway|peers|splits?|officers|website) (?:of|for|at) $/i;
/** What a company does or is, said behind its ticker. */
const DOES =
  /^\s+(?:(?:up|down) (?:today|this|yesterday|\d)|doing|profitable|cheap|expensive|overvalued|undervalued|listed|trading|paying|worth|shorted|volatile|a (?:buy|good|client)|in debt|losing money|making money)\b/i;

/** The thread's own ticker is meant where an acronym owns or does something: "CTO's cash", "how much debt does CTO have", "FCF dividend", "is SMA up today". */
function isOwnAcronym(word: Word, before: Word | undefined, thread: string | null, text: string): boolean {
  if (thread !== word.written) return false;
  const after = text.slice(word.start + word.written.length);
  return (
    /^['’]s\b/.test(after) ||
    (/^\W*$/.test(text.slice(0, word.start)) && OWNED.test(after)) ||
    OF_ITS.test(text.slice(0, word.start)) ||
    (/^(?:is|was|are|how|why)$/.test(before?.text ?? '') && DOES.test(after)) ||
    /^(?:does|do|did|has|have)$/.test(before?.text ?? '') ||
    (ofNoFigure.has(word.written) && /^(?:of|for|about|on|at)$/.test(before?.text ?? ''))
  );
}

/** Whether capitals are a word of the field here, and no ticker. */
export const isAcronym = (
  word: Word,
  before: Word | undefined,
  thread: string | null,
  text: string,
): boolean => acronyms.has(word.written) && !isOwnAcronym(word, before, thread, text);

/** A letter that is a ticker (G): the thread's own, or beside what it is compared with; never "G&A" or the articles. */
export const isLetterOf = (
  word: Word,
  before: Word | undefined,
  thread: string | null,
  text: string,
): boolean =>
  /^[B-HJ-Z]$/.test(word.written) &&
  !/^\s?&/.test(text.slice(word.start + 1)) &&
  word.before !== '&' &&
  (thread === word.written || /^(?:with|vs|versus|against)$/.test(before?.text ?? ''));

/** A month that is a ticker (DEC) is the company's own but for a day, a year or a word of time beside it. */
export const isOwnMonth = (
  word: Word,
  before: Word | undefined,
  thread: string | null,
  text: string,
): boolean =>
  thread === word.written &&
  !/^\s*(?:'?\d|(?:quarter|results)\b)/i.test(text.slice(word.start + word.written.length)) &&
  !/^(?:in|since|by|until|till|last|this|next|end|early|late|mid|from|to|before|after|during|\d+)$/.test(
    before?.text ?? '',
  );

/** What may stand behind a name. */
export const legal =
  /^(?:inc|corp|corporation|ltd|limited|plc|co|company|incorporated|nv|sa|ag|holdings|holding|group|lp|llc)$/;

/** Words that begin a question whatever the ticker of its page is. */
const BEGINS =
  /^(?:are|for|can|has|have|was|is|it|all|any|now|how|who|why|what|when|did|does|do|will|the|tell|give|show|list|cash|gain|loan|live|good|best|last|next|open|play|real|safe|true|well|work|grow|fast|cost|date|nice|hope|main|form|peak|pay|low|high|news|price|debt|sell|buy)$/;

/** The ticker of the page, written small before what is asked: "ramp p/e". */
export const isLedByTicker = (words: readonly Word[], at: number, thread: string | null): boolean =>
  at === 0 &&
  words.length > 1 &&
  thread !== null &&
  words[0]?.text === thread.toLowerCase() &&
  words[0].text.length > 2 &&
  !BEGINS.test(words[0].text);
