import type { ChatQuestion } from '../answerer.ts';
import { escapeMarkdown, type Draft } from './draft.ts';
import {
  asksOfMarket,
  COVERAGE,
  differenceOf,
  GREETING,
  HELP,
  MARKET,
  meaningOf,
  THANKS,
} from './general.ts';
import { foreignLanguage } from './grammar/language.ts';
import type { Concept } from './grammar/lexicon.ts';
import { telling } from './grammar/resolve.ts';
import { readScreen, type ScreenRead } from './grammar/screening.ts';
import { unreadOf } from './grammar/unread.ts';
import type { Turn } from './grammar/turns.ts';
import type { CompanyIndex } from './grammar/companies.ts';
import { withoutMembers } from './grammar/on-the-list.ts';
import type { Ask } from './kinds/kind.ts';
import { answerScreen, describeScreen } from './kinds/screen.ts';
import { withTrials } from './kinds/screen-trials.ts';

/** An answer about no single company. */
export interface General {
  kind: 'language' | 'market' | 'meaning' | 'screen' | 'help' | 'greeting' | 'coverage';
  /** Null where nothing was. */
  understood: string | null;
  isKnown: boolean;
}

const texts: readonly (readonly [General['kind'], Concept, string, string])[] = [
  ['help', 'help', 'what can be asked', HELP],
  ['coverage', 'coverage', 'where the figures come from', COVERAGE],
  ['greeting', 'greeting', 'a greeting', GREETING],
];

/** What is said of a question in another language. */
export function answerForeign({ text }: ChatQuestion, draft: Draft): General | undefined {
  const language = foreignLanguage(text);
  if (language === undefined) return undefined;
  draft.text(
    `That looks like ${language}. RedChat understands questions in English only, about listed small caps in the United States: for example “What is the last price?” or “How much debt does it have?”`,
  );
  return { kind: 'language', understood: null, isKnown: false };
}

/** What is said of how a sector, an index or the market did. */
export function answerMarket(
  { text }: ChatQuestion,
  turns: readonly Turn[],
  draft: Draft,
): General | undefined {
  const isOfCompany = turns.some(({ reading }) => reading.companies.length + reading.notCovered.length > 0);
  const said = turns.flatMap(({ reading }) => telling(reading));
  if (isOfCompany || !asksOfMarket(text, said)) return undefined;
  draft.text(MARKET);
  return { kind: 'market', understood: null, isKnown: false };
}

/** What a term means, where "what is dilution" may ask for that or for the company's own: both are said. */
export function sayMeaningToo({ text }: ChatQuestion, draft: Draft): void {
  const term =
    /^\W*(?:so |ok |and )?what(?:'s| is| are)\s+(?!(?:the|its|their|this|his|her|a|an)\b)(?<term>[a-z][\w/ -]*?)\s*\??\s*$/i.exec(
      text,
    )?.groups?.['term'];
  const meaning = term === undefined ? undefined : meaningOf(text, false);
  if (meaning !== undefined) draft.text(meaning);
}

/** What a term means, where that alone is asked. */
export function answerMeaning({ text, symbol }: ChatQuestion, draft: Draft): General | undefined {
  const meaning = differenceOf(text) ?? meaningOf(text, symbol !== null);
  if (meaning === undefined) return undefined;
  draft.text(meaning);
  return { kind: 'meaning', understood: 'the meaning of a term', isKnown: true };
}

/** What is asked of the company of the page, whatever it names. */
const OF_ONE =
  /^\W*(?:and |so |but )?how many\b.*\b(?:do|does|did|are|have|has) (?:it|they|the company|this)\b/i;

const NARROWS =
  /^\W*(?:(?:and|ok|now|so|but) )*(?:only|just|of (?:those|these|them)|which of (?:those|these|them)|the ones|those|limit|narrow)\b/i;

/** "Only the ones under a billion" narrows the list that was asked for before. */
function withListBefore(text: string, before: ChatQuestion['before']): string {
  const last = before.at(-1)?.question;
  return last !== undefined && NARROWS.test(text) && readScreen(last).isScreen ? `${last} ${text}` : text;
}

const LISTS =
  /\b(?:companies|stocks|tickers|firms|makers|reits|producers|explorers|operators|developers|(?:small|micro|nano)[- ]?caps|names|miners|biotechs|banks|insurers|lenders|others?)\b|^\W*(?:list|find|screen|anything (?:under|below|over|above)|any(?:thing)? (?:profitable|cheap))\b/i;

/** Lists of companies, what can be asked, where figures come from: where no kind about a company takes a question. */
export async function answerGeneral(
  { text: asked, symbol, before }: ChatQuestion,
  turns: readonly Turn[],
  { ask, draft, index }: { ask: Ask; draft: Draft; index: CompanyIndex },
): Promise<General | undefined> {
  const text = withListBefore(asked, before);
  const names = turns.flatMap(({ reading }) => [...reading.companies, ...reading.notCovered]);
  const said = turns.flatMap(({ reading }) => telling(reading));
  const general = texts.find(([, concept]) => said.includes(concept));
  // "How accurate is the device" asks nothing of where figures come from.
  const isWhole = turns.every((turn) => unreadOf(turn).length === 0);
  if (
    general &&
    isWhole &&
    names.length === 0 &&
    said.every((concept) => texts.some(([, each]) => each === concept))
  ) {
    draft.text(
      general[3] === GREETING && /\b(?:than|thx|ty\b|tks|cheers|merci|gracias|danke|appreciated)/i.test(text)
        ? THANKS
        : general[3],
    );
    return { kind: general[0], understood: general[2], isKnown: true };
  }
  const named = names.filter((name) => 'short' in name);
  const own = symbol === null ? undefined : index.bySymbol.get(symbol);
  const list = withoutMembers(text, named, own);
  const plain = readScreen(list.text);
  if (!plain.isScreen || list.isOfCompany) return undefined;
  // "How many restaurants do they have" counts what one company has.
  if (symbol !== null && OF_ONE.test(text)) return undefined;
  const read = await withTrials(plain, list.text, { ask, record: index.record });
  // On a company's own page a list that is understood in part is more likely no list.
  if (read.unknown.length > 0 && symbol !== null && !LISTS.test(text)) return undefined;
  if (read.unknown.length > 0 && !isMostOf(read)) {
    draft.text(
      `I understood a list of companies (${escapeMarkdown(describeScreen(read))}), but not ${read.unknown
        .slice(0, 3)
        .map((word) => `“${escapeMarkdown(word)}”`)
        .join(', ')}, and would rather not leave that out.`,
    );
    return { kind: 'screen', understood: 'a list of companies, in part', isKnown: false };
  }
  const isKnown = await answerScreen({ read, members: list.members }, ask, draft);
  return { kind: 'screen', understood: `companies: ${describeScreen(read)}`, isKnown };
}

/** As many conditions have to be taken before a list is shown without the rest, and no more than these may be left. */
const LEAST_CONDITIONS = 2;

/** What turns a condition into its contrary, or into another: no list is shown without that. */
const DENIES =
  /^(?:no|not|without|except|excluding|exclude|never|ever|nor|neither|non|unless|half|double|twice|if)$/;

const isMostOf = ({ conditions, phrases, unknown }: ScreenRead): boolean =>
  conditions >= LEAST_CONDITIONS &&
  phrases.length <= conditions &&
  !unknown.some((word) => DENIES.test(word));
