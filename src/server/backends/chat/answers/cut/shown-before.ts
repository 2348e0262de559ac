import type { ChatQuestion } from '../../answerer.ts';
import { telling } from '../grammar/reading/resolve.ts';
import { butForAWord, readTurn } from '../grammar/turns/turns.ts';
import type { Turn, TurnContext } from '../grammar/turns/turn.ts';

/** "Same for VNET?", "and VNET?": what was asked before, of another company. */
const OF_ANOTHER =
  /^\W*(?:(?:and|so|ok|now|then|but|plus|the) )*(?:same(?: thing| question| one)? (?:for|with|of|on|at)|(?:what|how) about|and|vs\.?|also) \S+(?: \S+){0,3}$/i;

/**
 * Where the question before was not understood whole and its nearest figure was shown, a question that names another company and says nothing else asks the same of that one:
 * it is the question before with all its words, so what could not be placed there is named here too. Undefined for all else.
 */
export function sameOfAnother(
  { text, before }: Pick<ChatQuestion, 'text' | 'before'>,
  parts: readonly Turn[],
  context: TurnContext,
): Turn | undefined {
  const { answer } = before.at(-1) ?? {};
  const [part, other] = parts;
  if (!part || other || answer?.outcome !== 'declined' || !OF_ANOTHER.test(text)) return undefined;
  const isShown = answer.sources.length > 0;
  const { reading, companies } = readTurn(text, { ...context, before: null });
  const isBare = telling(reading).every((concept) => concept === 'compare') && reading.periods.length === 0;
  const isOfAnother =
    reading.companies.length === 1 && reading.unknown.length + reading.notCovered.length === 0;
  if (!isShown || !isBare || !isOfAnother) return undefined;
  const same = butForAWord(part, context);
  if (part.companies.length > 1 || !(same.kind ?? same.unmet)) return undefined;
  return { ...same, companies, reading: { ...same.reading, companies: reading.companies } };
}
