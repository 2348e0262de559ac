import { moversIn } from '../grammar/screening/screen-movers.ts';
import { glossary } from './glossary.ts';
import type { Concept } from '../grammar/lexicon/lexicon.ts';
import { stemOf, wordsOf } from '../grammar/lexicon/words.ts';

const meanings = new Map(
  glossary.flatMap(([names, meaning]) => names.split('|').map((name) => [name, meaning] as const)),
);

const keyOf = (text: string): string =>
  wordsOf(text)
    .map(({ text: word }) => stemOf(word))
    .join(' ')
    .replace(/^(?:a|an|the) /, '')
    .replace(/ (?:of|for|in) (?:a |an |the )?(?:stock|company|share|investor|market)(?: market)?$/, '');

const ASKS =
  /^\s*(?:so\s+|ok\s+|hey\s+|please\s+|pls\s+)?(?:(?:can you |could you )?(?:explain|define|eli5)(?: to me)?(?: what)?|what does|what(?:'s| is| are|s)?(?: meant by)?|whats|meaning of|(?:the )?definition of|what do you mean by|tell me what)\s+(?<term>.+?)(?<tail>\s+(?:mean|means|stand for|stands for|is|are|in (?:plain )?(?:english|words)|in simple terms|exactly|like i'?m (?:five|5|a child|a beginner)|anyway|even|actually|to a (?:child|beginner|five[- ]year[- ]old)|for (?:dummies|beginners)))*\s*[?.!]*\s*$/i;
const BARE = /^(?<term>.+?)\s+(?:meaning|definition|explained|means what)\s*\??$/i;
const OF_COMPANY = /\b(?:its|their|his|of|for|the|this|your|current|latest|last|now)\b/i;

/** What a term means, where a question asks that and nothing of a company. */
export function meaningOf(text: string, hasCompany: boolean): string | undefined {
  const match = BARE.exec(text) ?? ASKS.exec(text);
  const term = match?.groups?.['term'];
  if (term === undefined) return undefined;
  const isDefinition =
    BARE.test(text) ||
    match?.groups?.['tail'] !== undefined ||
    /^(?:a|an)\s/i.test(term) ||
    /\b(?:explain|define|eli5|meaning|definition|meant)\b/i.test(text);
  // "What is the short interest?" asks of a company, where there is one.
  if (!isDefinition && (hasCompany || OF_COMPANY.test(term))) return undefined;
  return (
    meanings.get(keyOf(term)) ??
    meanings.get(
      keyOf(
        term.replace(
          /\s+(?:ratio|filing|report|form|date|offering|program|programme|statement|registration|stock|company|trial|study|transaction|trade|market|value|price)$/i,
          '',
        ),
      ),
    )
  );
}

const DIFFERENCE =
  /\bdifference between (?:an? |the )?(?<one>.+?) (?:and|vs\.?|versus) (?:an? |the )?(?<other>.+?)\s*[?.!]*\s*$/i;

/** What two terms mean, where their difference is asked for. */
export function differenceOf(text: string): string | undefined {
  const { one = '', other = '' } = DIFFERENCE.exec(text)?.groups ?? {};
  const found = [one, other].map((term) => meanings.get(keyOf(term)));
  return found.every((each) => each !== undefined) ? [...new Set(found)].join('\n\n') : undefined;
}

const MANY =
  /\b(?:sectors?|industr(?:y|ies)|markets?|index|indices|indexes|etfs?|s&p|s & p|nasdaq|dow|russell|small[- ]?caps|biotechs?|banks|miners|semis|semiconductors)\b/i;
const DOES =
  /\b(?:do|doing|did|done|perform\w*|far(?:e|ed|ing)|trend\w*|outlook|ytd|up|down|red|green|ris(?:e|ing|en)|rose|fall(?:ing|en)?|fell|rall(?:y|ied|ying)|at|outperform\w*)\b/i;
const OWN =
  /\b(?:it|its|they|their|the (?:stock|shares|company)|compared?|versus|vs|against|with|which(?! (?:sector|industry|index|market))|stocks|companies|market (?:cap|value)|in (?:the|an|any))\b/i;

/** Whether a question asks how a sector, an index or the market as a whole did. */
export const asksOfMarket = (text: string, said: readonly Concept[]): boolean =>
  (MANY.test(text) || (said.includes('screen') && /^\W*(?:and |so )?how\b/i.test(text))) &&
  DOES.test(text) &&
  !OWN.test(text) &&
  moversIn(text.toLowerCase()) === undefined &&
  said.every((concept) => ofMarket.has(concept));
const ofMarket: ReadonlySet<Concept> = new Set<Concept>(['sector', 'industry', 'index', 'exchange', 'screen', 'move', 'up', 'down', 'history', 'by:year', 'overview', 'peak', 'large', 'compare', 'prediction', 'outofscope', 'growth', 'chart', 'why']); // prettier-ignore

/** What is said of sectors, indices and the market as a whole. */
export const MARKET =
  'How a sector, an index or the market as a whole did is not answered here: this record is of single companies. [Leaders and laggards](/stocks/leaders-and-laggards) shows which companies moved most, and lists can be asked for, such as “Nasdaq biotechs under $300M”.';

/** What can be asked. */
export const HELP =
  'Ask about one listed small cap by its name or ticker: price and statistics, what changed, filings, insiders, owners and short interest, statements by quarter or year, margins and growth, cash and runway, dilution, earnings and estimates, dividends and splits, trials and catalysts, officers, peers, news. Two companies can be compared (“compare CMPX with GLUE”), and lists can be asked for (“Nasdaq biotechs under $300M”). Every figure is looked up and linked to its source; there is no advice and no forecast.';

/** What is said of greetings. */
export const GREETING = 'Hello. Ask about a listed small cap, by its name or ticker.';

/** What is said of thanks. */
export const THANKS = 'You are welcome. Ask on, about this company or another.';

/** What is said of where figures come from. */
export const COVERAGE =
  'The record holds quotes, filings, statements, owners, earnings and trials of listed small caps, each kind with its own span of days and source. [What the record covers](/record) lists them, [Methods](/methods) says how figures are made. Nothing here is live.';
