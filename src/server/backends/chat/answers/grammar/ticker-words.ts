import { phraseAt } from './lexicon.ts';
import type { Word } from './words.ts';

/** Capitals that are words of the field before they are tickers. */
export const acronyms = new Set(
  ('CEO CFO COO CTO CMO CSO EPS SEC IPO FDA RSI SMA EMA MACD PE PS PB EV ROE TTM YTD LTM FY US USA UK AI ETF NYSE I A R D IT IS ON ' +
    'OR AND THE FOR TO OF SI DTC ATM EBIT FCF OCF SGA HQ TV AM PM ET OK ALL ARE CAN HAS NOW OUT ANY BY DD TA WTF LOL YOY QOQ PDUFA NDA BLA ' +
    'PT TP MC ATH ATL HOD LOD AH IR PR ROI ROA ROIC CAGR QTD MTD NI COGS DCF KPI IP HR NYC IRS DOJ FTC GAAP CUSIP ISIN LEI EDGAR DRIP VWAP ESG TAM SBC CRO EMA AUM AGM DEF NT ' +
    'BDC NAV CF BS GM ER IV YTM NAV EBITDA OPEX CAPEX FCFE SG GA RD CIK SIC REIT SPAC ADR ADS NASDAQ AMEX Q H K M B').split(' '),
); // prettier-ignore

/** What stands before a ticker that is written small. */
export const namesTicker =
  /^(?:of|for|about|on|with|v|vs|versus|against|to|and|than|does|do|did|is|has|in|at|between|or|compare|symbol|ticker)$/;

/** Beside a stock these are a country or a kind of share before they are the beginning of a name. */
export const noName =
  /^(?:ads|adr|midcap|smallcap|largecap|composite|korea|china|japan|india|israel|brazil|mexico|canada|taiwan|europe|america|africa|australia)$/;

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

/** The thread's own ticker is meant where an acronym owns or does something: "CTO's cash", "how much debt does CTO have", "debt of CTO". */
export const isOwnAcronym = (
  word: Word,
  before: Word | undefined,
  thread: string | null,
  text: string,
): boolean =>
  thread === word.written &&
  (/^['’]s\b/.test(text.slice(word.start + word.written.length)) ||
    /^(?:does|do|did|has|have)$/.test(before?.text ?? '') ||
    (ofNoFigure.has(word.written) && /^(?:of|for|about|on|at)$/.test(before?.text ?? '')));

/** What may stand behind a name. */
export const legal =
  /^(?:inc|corp|corporation|ltd|limited|plc|co|company|incorporated|nv|sa|ag|holdings|holding|group)$/;
