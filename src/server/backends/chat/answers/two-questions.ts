import { telling } from './grammar/resolve.ts';
import { sentencesOf } from './grammar/split.ts';
import { readTurn, type Turn, type TurnContext } from './grammar/turns.ts';
import { isWhole } from './whole.ts';

/** What goes on from the sentence before it. */
const POINTS_BACK = /\b(?:it|its|this|that|those|these)\b/i;

/** A word or two behind a question says what was meant by it: "any analyst coverage yet? price targets". */
const LEAST_WORDS = 3;

/** Two questions that one kind would take together are two all the same: "price target? what is the recommendation of analysts". */
export function twoQuestions(text: string, whole: Turn, context: TurnContext): Turn[] | undefined {
  const sentences = /\?\s*\w/.test(text) ? sentencesOf(text) : [];
  const isExplained = (sentences.at(-1) ?? '').trim().split(/\s+/).length < LEAST_WORDS;
  if (whole.kind === undefined || sentences.length !== 2 || isExplained) return undefined;
  if (sentences.some((each) => POINTS_BACK.test(each))) return undefined;
  const turns = sentences.map((each) => readTurn(each, { ...context, before: null }));
  const areOwn = turns.every(
    (turn) =>
      isWhole(turn) &&
      turn.kind?.about === 'company' &&
      telling(turn.reading).length > 0 &&
      turn.reading.periods.length === 0,
  );
  const [first, second] = turns;
  return areOwn && first?.kind?.id !== second?.kind?.id ? turns : undefined;
}
