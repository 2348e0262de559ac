import type { ChatQuestion } from '../../answerer.ts';
import type { ChatAnswer } from '#contract/chat-answer.ts';
import { meaningOf } from './general.ts';

/** "What's an ADS and …", "what does EV/EBITDA mean, and …". */
const ASKS_FIRST =
  /^\W*(?:(?:so|ok|hey|please|and) )*(?:what(?:['\u2019]?s| is| are| does| do)|define|explain|tell me what)(?: (?:meant by|the meaning of))? (?<term>(?:an? )?[\w/& .-]{2,40}?)(?<means> (?:means?|is|stands? for|are))?(?:,? (?:and|&|plus|also)|[?.;,]| [-\u2013\u2014])+ +(?<rest>\S.+)$/i;

/** What stands for the term in what follows. */
const THE_TERM = /\b(?:it|that|one|this)\b(?! (?:company|stock|year|quarter|month|week|time|share))/i;
/** A clause that asks something by itself. */
const ASKS = /^(?:what|how|is|are|does|do|did|has|have|when|where|which|who|why|show|give|can|was|were)\b/i;

/** The meaning of a term that is asked for before a question that has it, and that question; undefined where no term is asked for so. */
export function meaningFirst(
  question: Pick<ChatQuestion, 'text' | 'symbol'>,
): { meaning: string; rest: string } | undefined {
  const { term = '', means, rest = '' } = ASKS_FIRST.exec(question.text)?.groups ?? {};
  if (
    !ASKS.test(rest) ||
    !(means !== undefined || /^an? /i.test(term) || /^\W*(?:define|explain)/i.test(question.text))
  )
    return undefined;
  const bare = term.replace(/^an? /i, '');
  const meaning = meaningOf(`what does ${bare} mean`, true);
  return meaning === undefined ? undefined : { meaning, rest: rest.replace(THE_TERM, `the ${bare}`) };
}

/** An answer with the meaning of the term before it. */
export const sayingMeaning = <Composed extends { answer: ChatAnswer }>(
  composed: Composed,
  meaning: string,
): Composed => ({
  ...composed,
  answer: {
    ...composed.answer,
    understood: ['the meaning of a term', composed.answer.understood].filter(Boolean).join('; '),
    parts: [{ kind: 'text', markdown: meaning }, ...composed.answer.parts],
  },
});
