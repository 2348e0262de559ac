import { glossary } from './glossary.ts';
import { stemOf, wordsOf } from './grammar/words.ts';

const meanings = new Map(
  glossary.flatMap(([names, meaning]) => names.split('|').map((name) => [name, meaning] as const)),
);

const keyOf = (text: string): string =>
  wordsOf(text)
    .map(({ text: word }) => stemOf(word))
    .join(' ')
    .replace(/^(?:a|an|the) /, '');

const ASKS =
  /^\s*(?:so\s+|ok\s+|hey\s+|please\s+|pls\s+)?(?:(?:can you |could you )?(?:explain|define|eli5)(?: to me)?(?: what)?|what does|what(?:'s| is| are|s)?(?: meant by)?|whats|meaning of|(?:the )?definition of|what do you mean by|tell me what)\s+(?<term>.+?)(?<tail>\s+(?:mean|means|stand for|stands for|is|are|in (?:plain )?(?:english|words)|in simple terms|exactly))*\s*[?.!]*\s*$/i;
const BARE = /^(?<term>.+?)\s+(?:meaning|definition|explained|means what)\s*\??$/i;
const OF_COMPANY = /\b(?:its|their|his|of|for|the|this|your|current|latest|last|now)\b/i;

/** What a term means, where a question asks that and nothing of a company. */
export function meaningOf(text: string, hasCompany: boolean): string | undefined {
  const match = BARE.exec(text) ?? ASKS.exec(text);
  const term = match?.groups?.['term'];
  if (term === undefined) return undefined;
  const isDefinition =
    BARE.test(text) || match?.groups?.['tail'] !== undefined || /^(?:a|an)\s/i.test(term) || /\b(?:explain|define|eli5|meaning|definition|meant)\b/i.test(text);
  // "What is the short interest?" asks of a company, where there is one.
  if (!isDefinition && (hasCompany || OF_COMPANY.test(term))) return undefined;
  return meanings.get(keyOf(term)) ?? meanings.get(keyOf(term.replace(/\s+(?:ratio|filing|report|form|date|offering|program|programme|statement|registration|stock|company|trial|study|transaction|trade|market|value|price)$/i, '')));
} // prettier-ignore

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
