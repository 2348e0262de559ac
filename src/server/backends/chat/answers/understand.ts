import type { ChatQuestion } from '../answerer.ts';
import type { CompanyIndex } from './grammar/companies.ts';
import { cutsOf, isChatter, sentencesOf } from './grammar/split.ts';
import { butForAWord, readTurn, type Turn, type TurnContext } from './grammar/turns.ts';
import type { Kind } from './kinds/kind.ts';

/** Turns before that a question may refer to. */
const REMEMBERED = 4;
const PARTS = 4;

/** All that a question asks, each part with its kind, or without where none takes it. */
export function understand(
  { text, symbol, before }: Pick<ChatQuestion, 'text' | 'symbol' | 'before'>,
  kinds: readonly Kind[],
  index: CompanyIndex,
): Turn[] {
  let last: Turn | null = null;
  let it = symbol;
  for (const turn of before.slice(-REMEMBERED)) {
    const read: readonly Turn[] = partsOf(turn.question, { kinds, index, it, before: last });
    last = read.findLast(({ kind }) => kind !== undefined) ?? last;
    it = turn.answer.symbol ?? last?.companies[0]?.symbol ?? it;
  }
  const context = { kinds, index, it, before: last };
  return partsOf(text, context).map((turn) => butForAWord(turn, context));
}

const isWhole = ({ kind, reading }: Turn): boolean =>
  kind !== undefined && reading.unknown.length === 0 && reading.ambiguous.length === 0 && reading.notCovered.length === 0; // prettier-ignore

/** The whole as one question, else its sentences, else what ties cut apart. */
function partsOf(text: string, context: TurnContext): Turn[] {
  const whole = readTurn(text, context);
  if (isWhole(whole)) return twoTopics(text, whole, context) ?? [whole];
  const sentences = sentencesOf(text);
  if (sentences.length < 2) return cut(text, context) ?? [whole];
  const asking = sentences.filter((sentence) => !isChatter(sentence));
  const turns: Turn[] = [];
  let { it, before } = context;
  for (const sentence of (asking.length > 0 ? asking : sentences).slice(0, PARTS)) {
    const own: TurnContext = { ...context, it, before };
    const turn = readTurn(sentence, own);
    const parts = isWhole(turn) ? [turn] : (cut(sentence, own) ?? [turn]);
    turns.push(...parts);
    const last = parts.at(-1);
    if (last?.kind) before = last;
    it = last?.companies[0]?.symbol ?? it;
  }
  return turns.filter((turn) => !isEmpty(turn) || turns.length === 1);
}

/** A sentence that says nothing, such as a name alone before the question about it. */
const isEmpty = ({ kind, reading }: Turn): boolean =>
  kind === undefined && reading.unknown.length === 0 && reading.notCovered.length === 0 && reading.ambiguous.length === 0 &&
  reading.concepts.size === 0 && reading.periods.length === 0; // prettier-ignore

/** What a kind only takes besides may be a question of its own: "short interest and float" asks for both. */
function twoTopics(text: string, whole: Turn, context: TurnContext): Turn[] | undefined {
  if (whole.kind?.gathers || whole.kind?.about !== 'company') return undefined;
  const needed = new Set(whole.kind.needs.flat());
  if ([...whole.reading.concepts].every((concept) => needed.has(concept))) return undefined;
  for (const [first, second] of cutsOf(text)) {
    const left = readTurn(first, { ...context, before: null });
    const it = left.companies[0]?.symbol ?? context.it;
    const right = readTurn(second, { ...context, it, before: null });
    if (!isWhole(left) || !isWhole(right) || left.kind?.id === right.kind?.id) continue;
    // A phrase that the tie runs through ("cash and short-term investments") is one.
    const said = new Set([...left.reading.concepts, ...right.reading.concepts]);
    if ([...whole.reading.concepts].every((concept) => said.has(concept)) && said.size === whole.reading.concepts.size) return [left, right];
  }
  return undefined;
} // prettier-ignore

/** The first way to cut a sentence in two that leaves two questions; the names of one are those of the other. */
function cut(sentence: string, context: TurnContext): Turn[] | undefined {
  for (const [first, second] of cutsOf(sentence)) {
    const left = readTurn(first, context);
    const it = left.companies[0]?.symbol ?? context.it;
    const after: TurnContext = { ...context, it, before: left.kind ? left : context.before };
    const right = readTurn(second, after);
    if (isWhole(right)) {
      const named = right.companies[0]?.symbol ?? null;
      const again = isWhole(left) ? left : readTurn(first, { ...context, it: named ?? context.it });
      if (isWhole(again)) return [again, right];
    }
    if (!isWhole(left)) continue;
    const rest = cut(second, after);
    if (rest) return [left, ...rest];
  }
  return undefined;
}
