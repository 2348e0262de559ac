// Over 300 lines as formatted, because the ways to cut a question into parts are tried in one order, each on what the one before it left.
import type { ChatQuestion } from '../../answerer.ts';
import { ofAllBefore } from '../grammar/turns/going-on.ts';
import { isReasonOfFigure, OF_FIGURES, withoutReason } from '../grammar/turns/doubt.ts';
import type { Concept } from '../grammar/lexicon/lexicon.ts';
import type { CompanyIndex } from '../grammar/names/company.ts';
import { telling } from '../grammar/reading/resolve.ts';
import { ofOneTime } from './of-one-time.ts';
import { clausesOf, cutsOf, isChatter, isStatement, newTrials, POINTS_AT_SAID, remarksOf, sentencesOf, type Trials, withoutAsides } from '../grammar/words/split.ts'; // prettier-ignore
import { SAME_TIME } from '../grammar/before/topic-before.ts';
import { CHANGE_OF_IT, UP_OR_DOWN } from '../grammar/before/of-kind-before.ts';
import { isOfHim, withWhomMeant } from '../grammar/turns/person-meant.ts';
import { butForAWord, COMPARES, isOfBefore, readTurn } from '../grammar/turns/turns.ts';
import type { Turn, TurnContext } from '../grammar/turns/turn.ts';
import { doubted, withoutDoubtful } from './in-doubt.ts';
import { byJoints } from './joints.ts';
import type { Kind } from '../grammar/reading/kind.ts';
import { inParts } from './parts.ts';
import { proposed } from '../second-reader/proposal.ts';
import { sameOfAnother } from './shown-before.ts';
import { twoQuestions } from './two-questions.ts';
import { BEGINS_ITSELF, OF_ITSELF, OF_ORIGIN, OF_THE_LOST } from './what-follows.ts';
import { isBeyond, isWhole } from './whole.ts';

/** Turns before that a question may refer to. */
const REMEMBERED = 4;
const PARTS = 4;

type Asking = Pick<ChatQuestion, 'text' | 'symbol' | 'before'>;
type Cutting = TurnContext & { trials: Trials };

/** What a question goes on from: the turn before, the parts of it, and the words of the question with whom they mean. */
export function goingOnFrom({ text, symbol, before }: Asking, kinds: readonly Kind[], index: CompanyIndex) {
  let last: Turn | null = null;
  let it = symbol;
  let all: readonly Turn[] = [];
  let newest: readonly Turn[] = [];
  for (const turn of before.slice(-REMEMBERED)) {
    const context: Cutting = { kinds, index, it, before: last, trials: newTrials() };
    const parts: readonly Turn[] =
      ofAllBefore(turn.question, all, context) ?? ofOneTime(partsOf(turn.question, context), context);
    newest = parts;
    const read = parts.some(isWhole)
      ? parts
      : (byJoints(turn.question, context) ?? parts.map((part) => asAnswered(part, turn.answer, context)));
    const alone = ofOneTime(partsAlone(turn.question, context), context);
    const isMore = kindsIn(alone) > kindsIn(read.filter(isWhole));
    if (isMore) newest = alone;
    if (isMore || read.some(isWhole)) all = isMore ? alone : read.filter(isWhole);
    last =
      all.at(-1) && (isMore || read.some(isWhole))
        ? (all.at(-1) ?? last)
        : (read.findLast(({ kind }) => kind !== undefined) ?? last);
    it = turn.answer.symbol ?? last?.companies[0]?.symbol ?? it;
  }
  const isAfterDeclined = before.at(-1)?.answer.outcome === 'declined';
  const trials = newTrials();
  const context = { kinds, index, it, before: last, hasBefore: before.length > 0, isAfterDeclined, trials };
  return { context, all, newest, own: isOfHim(text) ? withWhomMeant(text, last) : text };
}

/** The parts of a question before that are read as if each were asked alone, as `part-by-part.ts` answers them. */
const partsAlone = (text: string, context: Cutting): readonly Turn[] =>
  (inParts(text, context) ?? []).flatMap((part) => ('turn' in part ? [part.turn] : []));

const kindsIn = (turns: readonly Turn[]): number => new Set(turns.flatMap(({ kind }) => kind?.id ?? [])).size;

/** A part of a question that was answered, as what it was read as in the end. */
function asAnswered(part: Turn, { outcome }: { outcome: string }, context: TurnContext): Turn {
  if (outcome === 'declined') return part;
  const read = butForAWord(part, context);
  return read.kind ? read : (proposed(read, context.kinds) ?? read);
}

/** All that a question asks, each part with its kind, or without where none takes it. */
export function understand(question: Asking, kinds: readonly Kind[], index: CompanyIndex): Turn[] {
  const { context, all, newest, own } = goingOnFrom(question, kinds, index);
  const same = sameOfAnother(question, newest, context);
  if (same) return [doubted(same, [same], false)];
  const turns =
    ofAllBefore(question.text, all, context) ??
    ofOneTime(
      partsOf(own, context).map((turn) => butForAWord(turn, context)),
      context,
    );
  return withoutDoubtful(
    turns.map((turn) =>
      isReasonOfFigure(turn, context.before)
        ? withoutReason(turn)
        : doubted(turn, turns, context.isAfterDeclined),
    ),
  );
}

/** The clauses of a question that is not understood as a whole; undefined where none of them is understood either. */
export function understandClauses(
  question: Asking,
  kinds: readonly Kind[],
  index: CompanyIndex,
): Turn[] | undefined {
  const { context, own } = goingOnFrom(question, kinds, index);
  const turns = byJoints(own, context);
  return turns && ofOneTime(turns, context).map((turn) => doubted(turn, turns, context.isAfterDeclined));
}

/** What a remark beside a question may speak of; more of it would be a part of what is asked. */
const ofRemarks: ReadonlySet<Concept> = new Set<Concept>(['up', 'down', 'move', 'large', 'approval', 'news', 'buyadvice', 'price', 'chart', 'overview', 'volatility', 'peak', 'trough', 'bigday']); // prettier-ignore

/** Kinds that a few words make, which may be of what was stated before. */
const OF_SAID =
  /^(?:price$|why|overview|market-cap|session-move|officers$|splits|for-and-against|compare|holders$|filings|news)/;

/** A question with remarks before or behind it ("looks hot after the approval, what is the RSI") is the question; the remark may name the company. */
function withoutRemarks(text: string, context: Cutting): Turn[] | undefined {
  const { remarks, asking } = remarksOf(text);
  if (remarks.length === 0 || asking === '' || POINTS_AT_SAID.test(asking)) return undefined;
  const said = remarks.map((remark) => readTurn(remark, { ...context, before: null }));
  const isAside = said.every(
    ({ reading }) =>
      reading.names.length + reading.amounts.length + reading.notCovered.length === 0 &&
      telling(reading).every((concept) => ofRemarks.has(concept)),
  );
  if (!isAside && !remarks.every(isStatement)) return undefined;
  const it = said.find(({ reading }) => reading.companies.length > 0)?.companies[0]?.symbol ?? context.it;
  const turn = readTurn(asking, { ...context, it });
  const isOwn = isAside
    ? turn.kind?.id !== 'why'
    : !OF_SAID.test(turn.kind?.id ?? '') && !/^\W*how much (?:was|is|did|were|are)\b/i.test(asking);
  if (!isWhole(turn) || !isOwn || telling(turn.reading).length === 0) return undefined;
  return wholeClauses(asking, { ...context, it }) ?? [turn];
}

/** What makes a few words a question of their own. */
const ASKS_ITSELF =
  /\b(?:what\w*|who\w*|how\w*|when|where|which|why|is|are|was|were|did|does|do|has|have|had|can|could|will|show|list|give|tell|any)\b/i;

/** The whole as one question, else its sentences, else what ties cut apart. */
function partsOf(said: string, context: Cutting): Turn[] {
  const text = withoutAsides(said);
  const whole = readTurn(text, context);
  const asked = sentencesOf(text).length < 2 ? clauses(text, context) : undefined;
  if (asked) return asked;
  if (isWhole(whole)) return twoTopics(text, whole, context) ?? twoQuestions(text, whole, context) ?? [whole];
  const bare = withoutRemarks(text, context);
  if (bare) return bare;
  const sentences = sentencesOf(text);
  if (sentences.length < 2) return cut(text, context) ?? [whole];
  // A statement before a question, such as that the shares have risen, asks nothing.
  const isTold = (sentence: string): boolean =>
    /\?/.test(text) && !/\?/.test(sentence) && readTurn(sentence, context).kind?.id === 'session-move';
  const asking = sentences.filter((sentence) => !isChatter(sentence) && !isTold(sentence));
  const turns: Turn[] = [];
  let { it, before } = context;
  for (const sentence of (asking.length > 0 ? asking : sentences).slice(0, PARTS)) {
    const own: Cutting = {
      ...context,
      it,
      before: (COMPARES.test(sentence) && turns.findLast(({ companies }) => companies.length > 1)) || before,
      isTied: turns.some(({ kind, reading }) => kind !== undefined || reading.unknown.length > 0),
    };
    const turn = readTurn(sentence, own);
    // Bare words behind a dash are of what stands before it, and nothing where that was not understood.
    const isOfLost =
      turns.length > 0 &&
      !turns.some(isWhole) &&
      !/[.?!]\s*$/.test(asking[asking.indexOf(sentence) - 1] ?? '.') &&
      !ASKS_ITSELF.test(sentence);
    const read = wholeClauses(sentence, own) ?? (isWhole(turn) ? [turn] : (cut(sentence, own) ?? [turn]));
    const parts = isOfLost ? [withUnknown(turn, sentence)] : read;
    turns.push(...parts);
    const last = parts.at(-1);
    if (last && !isEmpty(last)) before = isWhole(last) ? last : null;
    // Whom a deal is made with is not who is asked about then.
    if (last && !(last.kind === undefined && last.reading.concepts.has('outofscope')))
      it = last.companies[0]?.symbol ?? it;
  }
  return turns.filter((turn) => !isEmpty(turn) || turns.length === 1);
}

/** What is asked one after the other ("who is the CEO and has he sold"), where a part is understood: each is answered, or said not to be. */
function clauses(text: string, context: Cutting): Turn[] | undefined {
  const parts = clausesOf(text);
  if (parts.length < 2) return undefined;
  let { it, before } = context;
  const turns = parts.slice(0, PARTS).map((part, at) => {
    const own = { ...context, it, before: at > 0 ? before : context.before, isTied: at > 0 };
    const turn = butForAWord(readTurn(at > 0 ? withWhomMeant(part, before) : part, own), context);
    const isBack =
      before === null &&
      ((OF_ANOTHER.test(parts[at - 1] ?? '') && POINTS_BACK.test(part)) ||
        (at > 0 && OF_THE_LOST.test(part)));
    const isLost = at > 0 && (isBack || (THAT_ALONE.test(part) && turn.kind?.id !== before?.kind?.id));
    before = isWhole(turn) && !isLost ? turn : null;
    if (!isBeyond(turn)) it = turn.companies[0]?.symbol ?? it;
    return isLost ? withUnknown(turn, POINTS_BACK.exec(part)?.[0] ?? 'it') : turn;
  });
  return turns.filter(isWhole).length > 0 ? turns : undefined;
}

/** The same where each part is understood: within a longer text a part may be of what another sentence said. */
function wholeClauses(text: string, context: Cutting): Turn[] | undefined {
  const parts = POINTS_AT_SAID.test(text) ? undefined : clauses(text, context);
  return parts?.every(isWhole) ? parts : undefined;
}

/** What these mean after something that was not understood, nobody can say. */
const POINTS_BACK = /\b(?:it|its|this|that|those|these)\b/i;

/** A question that asks for somebody or something else than the company. */
const OF_ANOTHER = /^\W*(?:(?:and|so|but) )*(?:who|which|what|whose|where)\b/i;

/** "How do they book that": what was said before, never the company. */
const THAT_ALONE = /\b(?:that|those)(?=\W*$)/i;

const withUnknown = (turn: Turn, word: string): Turn => ({
  ...turn,
  reading: { ...turn.reading, unknown: [...turn.reading.unknown, word] },
});

/** A sentence that says nothing, such as a name alone before the question about it. */
const isEmpty = ({ kind, reading }: Turn): boolean =>
  kind === undefined &&
  reading.unknown.length === 0 &&
  reading.notCovered.length === 0 &&
  reading.ambiguous.length === 0 &&
  reading.concepts.size === 0 &&
  reading.periods.length === 0;

/** Whether the second of two topics is of the first: at its time, or how it went. */
const isOfLeft = ({ kind }: Turn, second: string): boolean =>
  SAME_TIME.test(second) ||
  (kind?.id === 'short-interest' && (UP_OR_DOWN.test(second) || CHANGE_OF_IT.test(second)));

/** What a kind only takes besides may be a question of its own: "short interest and float" asks for both. */
function twoTopics(text: string, whole: Turn, context: Cutting): Turn[] | undefined {
  if (whole.kind?.gathers || whole.kind?.about !== 'company') return undefined;
  // A figure and how it compares with that of its peers is one table.
  if (whole.kind.id === 'peers' && whole.reading.concepts.has('versuspeers')) return undefined;
  const needed = new Set(whole.kind.needs.flat());
  if ([...whole.reading.concepts].every((concept) => needed.has(concept))) return undefined;
  for (const [first, second] of cutsOf(text, context.trials)) {
    const left = readTurn(first, { ...context, before: null });
    const it = left.companies[0]?.symbol ?? context.it;
    // What the price was “then” is of the time that stands before it.
    const right = readTurn(second, { ...context, it, before: isOfLeft(left, second) ? left : null });
    if (
      !isWhole(left) ||
      !isWhole(right) ||
      left.kind?.id === right.kind?.id ||
      isHeldAgainst(text, first, right)
    )
      continue;
    // "Revenue of four quarters and did it go up" asks of the revenue.
    if (isOfBefore(right.reading) && OF_FIGURES.test(left.kind?.id ?? '')) continue;
    // A phrase that the tie runs through ("cash and short-term investments") is one.
    const said = new Set([...left.reading.concepts, ...right.reading.concepts]);
    if (
      [...whole.reading.concepts].every((concept) => said.has(concept)) &&
      said.size === whole.reading.concepts.size
    )
      return [left, ofBoth(right, left)];
  }
  return undefined;
}

/** What is asked in the same breath after two companies were put side by side is asked of both. */
const ofBoth = (right: Turn, left: Turn): Turn =>
  left.kind?.about === 'two' && right.kind?.about === 'company' && right.reading.companies.length === 0
    ? { ...right, companies: left.companies }
    : right;

/** What follows is a condition of a list, and no question of its own. */
const OTHERS =
  /\b(?:other|similar|which|what|any|more) (?:\w+ )?(?:companies|stocks|names|tickers|firms|banks|biotechs|miners)\b/i;

const HELD_AGAINST = /^\s*(?:vs\.?|versus)\s/i;
/** Held against these a figure is compared, and not asked of beside them. */
const OF_MANY =
  /^(?:price-(?:book|earnings|sales|target)|ev-|range|technical|rating|estimates|industry|sector|index|exchange|overview|peers|compare|session-move|price-change|screen)/;

const isHeldAgainst = (sentence: string, first: string, { kind }: Turn): boolean =>
  HELD_AGAINST.test(sentence.slice(first.length)) && OF_MANY.test(kind?.id ?? '');

/** The first way to cut a sentence in two that leaves two questions; the names of one are those of the other. */
function cut(sentence: string, context: Cutting): Turn[] | undefined {
  if (OTHERS.test(sentence)) return undefined;
  for (const [first, second] of cutsOf(sentence, context.trials)) {
    if (SAYS_NOTHING.test(first)) return cut(second, context) ?? [readTurn(second, context)];
    const left = readTurn(first, context);
    const it = left.companies[0]?.symbol ?? context.it;
    const after: Cutting = {
      ...context,
      it,
      before: left.kind ? left : context.before,
      isTied: left.kind !== undefined,
    };
    const right = readTurn(second, after);
    if (isWhole(right) && !isHeldAgainst(sentence, first, right)) {
      const named = right.companies[0]?.symbol ?? null;
      const again = isWhole(left) ? left : readTurn(first, { ...context, it: named ?? context.it });
      if (isWhole(again)) return [again, ofBoth(right, again)];
    }
    if (!isWhole(left) || HELD_AGAINST.test(sentence.slice(first.length))) continue;
    const rest = cut(second, after);
    if (rest) return [left, ...rest];
  }
  return inPart(sentence, context);
}

/** "Ok" before what is asked: it asks nothing, and would be taken for the question before. */
const SAYS_NOTHING =
  /^\W*(?:ok|okay|o\.k|hm+|so|and|well|right|fine|great|thanks|thx|cool|wow|lol|got it|i see)\W*$/i;

/** A part that is answered beside one that is said not to be: "beta and volatility", "the FDA date and who has the rights". */
function inPart(sentence: string, context: Cutting): Turn[] | undefined {
  for (const [first, second] of cutsOf(sentence, context.trials)) {
    const left = readTurn(first, context);
    const it = left.companies[0]?.symbol ?? context.it;
    const right = readTurn(second, {
      ...context,
      it,
      before: left.kind ? left : null,
      isTied: left.kind !== undefined,
    });
    // A time of what was not understood may be that of both.
    // What asks for itself ("and what matures in the next year") has a time of its own.
    const isOfTime =
      left.reading.periods.length === 0 &&
      right.reading.periods.length > 0 &&
      !(left.kind?.isOfStatements === true && OF_ITSELF.test(second));
    const isOfOrigin = OF_ORIGIN.test(second) && left.kind?.id === 'overview';
    if (isWhole(left) && isOfOrigin && !isWhole(right)) return [left, right];
    if (
      isWhole(left) &&
      isOwnMatter(left) &&
      !isOfTime &&
      (isBeyond(right) ||
        (/^,?\s*(?:(?:and|plus|(?:at|for) (?:what|which))\b|&)/i.test(sentence.slice(first.length).trim()) &&
          BEGINS_ITSELF.test(second) &&
          !isWhole(right)))
    )
      return [left, right];
    if (
      isBeyond(left) &&
      left.companies.length < 2 &&
      !POINTS_BACK.test(second) &&
      !OF_THE_LOST.test(second) &&
      !HELD_AGAINST.test(sentence.slice(first.length)) &&
      isWhole(right) &&
      isOwnMatter(right)
    )
      return [left, right];
  }
  return undefined;
}

const isOwnMatter = ({ kind, reading }: Turn): boolean =>
  !OF_SAID.test(kind?.id ?? '') && telling(reading).length > 0;
