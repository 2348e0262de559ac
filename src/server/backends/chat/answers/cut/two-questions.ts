import { telling } from '../grammar/reading/resolve.ts';
import { cutsOf, sentencesOf, type Trials } from '../grammar/words/split.ts';
import { readTurn } from '../grammar/turns/turns.ts';
import type { Turn, TurnContext } from '../grammar/turns/turn.ts';
import { AGAINST_TODAY } from './of-one-time.ts';
import { isWhole } from './whole.ts';

type Cutting = TurnContext & { trials: Trials };

/** What goes on from the sentence before it. */
const POINTS_BACK = /\b(?:it|its|this|that|those|these)\b/i;

/** A word or two behind a question says what was meant by it: "any analyst coverage yet? price targets". */
const LEAST_WORDS = 3;

/** Two questions that one kind would take together are two all the same: "price target? what is the recommendation of analysts". */
export function twoQuestions(text: string, whole: Turn, context: Cutting): Turn[] | undefined {
  return ofOwnTimes(text, whole, context) ?? inSentences(text, whole, context);
}

function inSentences(text: string, whole: Turn, context: Cutting): Turn[] | undefined {
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

/** A time of its own, said without one: the newest that there is. */
const NEWEST = ['now', 'latest'] as const;

const hasOwnTime = ({ reading }: Turn): boolean =>
  reading.periods.length > 0 || NEWEST.some((each) => reading.concepts.has(each));

/** Two matters of one kind, each with a time of its own, are asked of at that time: "revenue 2025 vs 2024 and debt now". */
function ofOwnTimes(text: string, whole: Turn, context: Cutting): Turn[] | undefined {
  if (whole.kind?.isOfStatements !== true || whole.reading.periods.length === 0) return undefined;
  for (const [first, second] of cutsOf(text, context.trials)) {
    if (/^\s*(?:vs\.?|versus)\s/i.test(text.slice(first.length))) continue;
    const left = readTurn(first, { ...context, before: null });
    if (!isOwn(left) || left.reading.periods.length === 0) continue;
    const it = left.companies[0]?.symbol ?? context.it;
    const right = readTurn(second, { ...context, it, before: null });
    if (isOwn(right) && (hasOwnTime(right) || AGAINST_TODAY.test(left.reading.text))) return [left, right];
  }
  return undefined;
}

const isOwn = (turn: Turn): boolean =>
  isWhole(turn) &&
  turn.isImplied !== true &&
  turn.kind?.about === 'company' &&
  !POINTS_BACK.test(turn.reading.text) &&
  telling(turn.reading).some((each) => /^[mx]:|^(?:margin|cash)$/.test(each));
