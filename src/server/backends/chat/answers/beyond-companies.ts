import type { ChatQuestion } from '../answerer.ts';
import type { Draft } from './written/draft.ts';
import {
  asksOfMarket,
  COVERAGE,
  differenceOf,
  GREETING,
  HELP,
  MARKET,
  meaningOf,
  THANKS,
} from './lacking/general.ts';
import { foreignLanguage } from './grammar/words/language.ts';
import type { Concept } from './grammar/lexicon/lexicon.ts';
import { telling } from './grammar/reading/resolve.ts';
import { kindOf } from './asked/asked.ts';
import { unreadOf } from './grammar/turns/unread.ts';
import type { Turn } from './grammar/turns/turn.ts';
import type { General } from './lacking/general-answer.ts';
import type { CompanyIndex } from './grammar/names/company.ts';
import type { Ask } from './grammar/reading/kind.ts';
import { answerList } from './lists.ts';
import { HELD_AGAINST_THAT } from './lacking/refusals.ts';

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
export function sayMeaningToo({ text }: ChatQuestion, turns: readonly Turn[], draft: Draft): void {
  const [one] = turns;
  if (turns.length !== 1 || one?.reading.companies.length !== 0 || kindOf(one)?.about !== 'company') return;
  const term =
    /^\W*(?:so |ok |and )?what(?:'s| is| are)\s+(?!(?:the|its|their|this|his|her|a|an)\b)(?<term>[a-z][\w/ -]*?)\s*\??\s*$/i.exec(
      text,
    )?.groups?.['term'];
  const meaning = term === undefined ? undefined : meaningOf(text, false);
  if (meaning !== undefined) draft.text(meaning);
}

/** What a term means, before what is asked of a company; how that is called. */
export function sayMeaning(meaning: string, draft: Draft): string {
  draft.text(meaning);
  return 'the meaning of a term';
}

/** What a term means, where that alone is asked. */
export function answerMeaning({ text, symbol }: ChatQuestion, draft: Draft): General | undefined {
  const meaning = differenceOf(text) ?? meaningOf(text, symbol !== null);
  if (meaning === undefined) return undefined;
  draft.text(meaning);
  return { kind: 'meaning', understood: 'the meaning of a term', isKnown: true };
}

/** Lists of companies, what can be asked, where figures come from: where no kind about a company takes a question. */
export async function answerGeneral(
  { text, symbol, before, unheld }: ChatQuestion,
  turns: readonly Turn[],
  { ask, draft, index }: { ask: Ask; draft: Draft; index: CompanyIndex },
): Promise<General | undefined> {
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
  // What was not answered of the company is put beside nobody's.
  const isOfLost = before.at(-1)?.answer.outcome === 'declined' && HELD_AGAINST_THAT.test(text);
  return isOfLost
    ? undefined
    : answerList({ text, symbol, ...(unheld !== undefined && { unheld }) }, names, { ask, draft, index });
}
