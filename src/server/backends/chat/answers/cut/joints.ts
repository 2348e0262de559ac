import { isLight, telling } from '../grammar/reading/resolve.ts';
import { isChatter, jointsOf } from '../grammar/words/split.ts';
import { butForAWord, readTurn } from '../grammar/turns/turns.ts';
import type { Turn, TurnContext } from '../grammar/turns/turn.ts';
import { wordsOf } from '../grammar/lexicon/words.ts';
import { isBeyond, isWhole } from './whole.ts';

/** More clauses than these are no question but a letter. */
const MOST = 7;
/** Fewer words than these ask nothing by themselves behind what was not understood. */
const LEAST_WORDS = 4;

/** What was said before, and cannot be known where it was not understood. */
const POINTS_BACK =
  /\b(?:it|its|this|that|those|these|they|them|their|he|she|his|her|then|there|each|both)\b/i;
/** What was said before, and never the company. */
const THOSE = /\b(?:that|those|these|each|then|both)\b/i;

/** A clause that asks for itself, and narrows nothing that stands before it. */
const ASKS_ITSELF =
  /^\W*(?:(?:and|but|also|then|plus|so|ok) )*(?:who|what|whats|when|where|why|how|which|whose|is|are|was|were|did|does|do|has|have|had|can|could|will|would|any|show|list|give|tell)(?:['\u2019]?s|['\u2019]re)?\b/i;

/** Whoever is asked of as one of many, or a list of them. */
const OF_MANY = /\b(?:companies|stocks|stonks|names|tickers|biotechs|miners|banks|list|peers)\b/i;

const asksItself = ({ reading }: Turn): boolean => ASKS_ITSELF.test(reading.text);

/** Whether a clause that is understood may be so by what was not understood before it, or by what it only points at. */
function hangsOn(turn: Turn, { before, isTied }: TurnContext): boolean {
  if (isTied !== true) return false;
  const { reading, kind } = turn;
  if (before) return THOSE.test(reading.text) && turn.isImplied !== true && kind?.id !== before.kind?.id;
  return POINTS_BACK.test(reading.text) || wordsOf(reading.text).length < LEAST_WORDS || !asksItself(turn);
}

/** Whether a clause names a matter by itself. */
const namesMatter = ({ reading, kind, isImplied }: Turn): boolean =>
  kind?.about === 'company' &&
  (isImplied === true || telling(reading).some((concept) => !isLight(concept, reading)));

/** Reads clauses from left to right, each with the company, matter and time of the one before. */
function readAll(clauses: readonly string[], context: TurnContext): Turn[] {
  const turns: Turn[] = [];
  let { it, before } = context;
  for (const clause of clauses) {
    const own: TurnContext = { ...context, it, before, isTied: turns.length > 0 };
    const read = butForAWord(readTurn(clause, own), context);
    const isLost = isWhole(read) && (hangsOn(read, own) || !namesMatter(read) || read.leftOut !== undefined);
    const turn = isLost ? { ...read, kind: undefined } : read;
    turns.push(turn);
    before = isWhole(turn) ? turn : null;
    it = isBeyond(turn) ? it : (turn.companies[0]?.symbol ?? it);
  }
  return turns;
}

/** Whether "and" ties a clause to what stands before it, which is then no topic of the clause. */
const isTiedByAnd = (clause: string, text: string): boolean =>
  /\b(?:and|also|plus)\b\W*$/i.test(text.slice(0, Math.max(text.indexOf(clause), 0)));

/** What happened on a day that stands before it, whoever named that. */
const OF_THAT_DAY = /\b(?:on |at )?(?:that|the same) (?:day|session|date)\b/i;

/** Whether a clause that was not understood may be named beside the others: it asks for itself, and no bare topic of its own stands before it. */
const mayBeNamed = (turn: Turn, before: Turn | undefined, text: string): boolean =>
  asksItself(turn) &&
  turn.reading.notCovered.length === 0 &&
  turn.reading.ambiguous.length === 0 &&
  (before === undefined ||
    !isWhole(before) ||
    asksItself(before) ||
    OF_THAT_DAY.test(turn.reading.text) ||
    isTiedByAnd(turn.reading.text.trim(), text));

/**
 * A question that cannot be taken whole, cut at all its joints: each clause that can be read is, with the company, matter and time of the clause before, and
 * each that cannot is named. Undefined where none can, or where one that cannot may narrow another.
 */
export function byJoints(text: string, context: TurnContext): Turn[] | undefined {
  const clauses = jointsOf(text);
  const asking = clauses.filter((clause) => !isChatter(clause));
  if (asking.length < 2 || clauses.length > MOST || OF_MANY.test(text)) return undefined;
  // What somebody says of themselves may hold the name that all the rest is of.
  const isTelling = (clause: string): boolean => readTurn(clause, context).reading.unknown.length === 0;
  if (!clauses.every((clause) => asking.includes(clause) || isTelling(clause))) return undefined;
  const turns = readAll(asking, context);
  const isSafe = (turn: Turn, at: number): boolean => isWhole(turn) || mayBeNamed(turn, turns[at - 1], text);
  return turns.some(isWhole) && turns.every(isSafe) ? turns : undefined;
}
