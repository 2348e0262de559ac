import type { ChatQuestion } from '../../answerer.ts';
import { kindOf } from '../asked/asked.ts';
import type { CompanyIndex } from '../grammar/names/company.ts';
import type { Concept } from '../grammar/lexicon/lexicon.ts';
import { telling } from '../grammar/reading/resolve.ts';
import { readTurn } from '../grammar/turns/turns.ts';
import type { Turn, TurnContext } from '../grammar/turns/turn.ts';
import { unreadOf } from '../grammar/turns/unread.ts';
import { kinds } from '../kinds/index.ts';
import { inParts, mayStandFirst, namesMore, namesSomething, type Part, saysItself } from './parts.ts';
import { isBeyond } from './whole.ts';
import { withSecondOpinion } from '../second-reader/opinion.ts';
import { ofOneTime } from './of-one-time.ts';
import { goingOnFrom } from './understand.ts';

/** As many parts that nobody could read by themselves are read as whole questions. */
const MOST_LOST = 2;

type ReadAlone = (question: ChatQuestion) => Promise<readonly Turn[]>;

/** Kinds of which one answer is the other's too: the trades of insiders, and the news of a day that are told with its move. */
const ALIKE: readonly RegExp[] = [/^insider-(?:trades|net|buys|sales)$/, /^(?:why|news|session-move)$/];

const areAlike = (turns: readonly Turn[]): boolean =>
  ALIKE.some((ids) => turns.every((turn) => ids.test(kindOf(turn)?.id ?? '')));

const kindsIn = (turns: readonly Turn[]): ReadonlySet<string> =>
  new Set(turns.flatMap((turn) => kindOf(turn)?.id ?? []));

/** Whether all that turns ask is answered of what they were read as, with nothing left out. */
const areWhole = (turns: readonly Turn[]): boolean =>
  turns.length > 0 &&
  turns.every((turn) => kindOf(turn) && !turn.proposed && !turn.untimed && (turn.leftOut ?? []).length === 0);

/** Whether what was read of a part alone is understood by itself; a bare word beside others is not where words of it are passed over. */
const isUnderstood = (turns: readonly Turn[], part: Part): boolean =>
  turns.length > 0 &&
  turns.every(
    (turn) =>
      kindOf(turn) !== undefined &&
      (part.isFirst ? mayStandFirst(turn) && namesMore(turn.reading) : saysItself(turn)) &&
      ('turn' in part || part.isOwn || (turn.proposed?.passedOver ?? []).length === 0),
  );

/** A part in its turns: one that was lost is asked as a question of its own, with all that such a one is read by. */
async function turnsOf(
  part: Part,
  question: ChatQuestion,
  readAlone: ReadAlone,
): Promise<readonly Turn[] | undefined> {
  const read =
    'turn' in part
      ? withSecondOpinion([part.turn], kinds)
      : await readAlone({ ...question, text: part.lost, before: [] });
  return isUnderstood(read, part) ? read : undefined;
}

/**
 * What a question asks in several parts, each as if it were asked alone, where that is more than was read of it together; else what was read.
 */
export async function partByPart(
  question: ChatQuestion,
  read: readonly Turn[],
  index: CompanyIndex,
  readAlone: ReadAlone,
): Promise<readonly Turn[]> {
  const { context, own } = goingOnFrom(question, kinds, index);
  const parts = inParts(own, context);
  if (!parts || parts.length < 2 || parts.filter((part) => 'lost' in part).length > MOST_LOST) return read;
  const together = kindsIn(read);
  const known = new Set(parts.flatMap((part) => ('turn' in part ? [part.turn.kind.id] : [])));
  const lost = parts.filter((part) => 'lost' in part).length;
  // Most often what was read together is all there is.
  if (known.size + lost < together.size || (known.size + lost === together.size && areWhole(read)))
    return read;
  // Where nothing was read of it together, but for a guess of the second reader, a part that nobody can read is named beside those that can.
  const isLost =
    read.every((turn) => (kindOf(turn) === undefined || isGuess(turn)) && !isHeard(turn)) &&
    !isHeard(readTurn(own, { ...context, before: null })) &&
    isListBut(parts, own, (text) => isBeyond(readTurn(text, { ...context, before: null })));
  const turns: Turn[] = [];
  for (const part of parts) {
    // In their order: few are lost.
    const alone =
      (await turnsOf(part, question, readAlone)) ??
      (isLost || (areSure(parts) && isOfNoRecord(part, context)) ? namedAlone(part, context) : undefined);
    if (!alone) return read;
    turns.push(...alone);
  }
  if (areAlike(turns) && read.every((turn) => kindOf(turn))) return read;
  const apart = kindsIn(turns);
  return apart.size > together.size || (apart.size === together.size && !areWhole(read))
    ? ofOneTime(turns, { kinds })
    : read;
}

/** Kinds of a figure or a form that a phrase of the field names, whatever stands beside it in a list. */
const OF_PHRASES =
  /^(?:statement-lines|runway|cash$|burn|short-interest|days-to-cover|dividend$|ex-date|float|price-(?:book|earnings|sales)|ev-|enterprise|holders$|debt-to|current-ratio|quick-ratio|employees|shares-outstanding|insiders-share|institutions-share|stock-compensation|interest-|filings-(?:quarterly|annual)|next-report|former-names|splits|trust|market-cap|range|price-target|ebitda|return-on|forward-pe)/;
const POINTS = /\b(?:it|that|this|those|these|they|them|he|she|then|there|each|both|thereon|given)\b/i;
/** What stands in a list at the time of what is before it: "cash at that date". */
const OF_THAT_TIME =
  /^[\w &-]{3,40} (?:at|on|in|for|of) (?:that|the same) (?:date|day|quarter|time|period|year)\W*$/i;
/** The rest of a phrase that a tie runs through. */
const OF_PHRASE = /^(?:the )?(?:(?:short[- ]term|marketable) )?(?:investments|securities)\b/i;
/** Others than the company are asked for. */
const OF_OTHERS = /\b(?:among|which|producers|retailers|names|others|peers)\b/i;

/** Whether a list of matters is answered but for one that nobody can read: each of the others says by itself what it asks, and that one hangs on none. */
const isListBut = (parts: readonly Part[], all: string, isOfNoRecord: (text: string) => boolean): boolean =>
  !OF_OTHERS.test(all) &&
  parts.filter((part) => 'lost' in part && !isOfNoRecord(part.lost)).length <= 1 &&
  parts.some((part) => 'turn' in part) &&
  parts.every((part, at) =>
    'turn' in part
      ? saysItself(part.turn) && OF_PHRASES.test(part.turn.kind.id) && !POINTS.test(part.turn.reading.text)
      : (namesSomething(part.lost) && !OF_PHRASE.test(part.lost)) || (at > 0 && OF_THAT_TIME.test(part.lost)),
  );

/** Whether each part that is read says by a phrase of the field what it asks. */
const areSure = (parts: readonly Part[]): boolean =>
  parts.every((part) => !('turn' in part) || (saysItself(part.turn) && OF_PHRASES.test(part.turn.kind.id)));

/** Whether a part names what no record has, and nothing else: it hangs on nothing, and nothing on it. */
function isOfNoRecord(part: Part, context: TurnContext): boolean {
  const turn = 'lost' in part ? readTurn(part.lost, { ...context, before: null }) : undefined;
  return turn !== undefined && isBeyond(turn) && turn.reading.concepts.has('outofscope');
}

/** What is declined for what it names, and not for its words, is declined as a whole. */
const isHeard = ({ reading, unmet }: Turn): boolean =>
  reading.ambiguous.length + reading.notCovered.length > 0 ||
  unmet?.isDoubt === true ||
  ['prediction', 'not', 'screen', 'compare'].some((concept) => reading.concepts.has(concept as Concept));

/** Whether the second reader took a question for one of its matters, and left others out. */
const isGuess = ({ proposed, leftOut }: Turn): boolean =>
  proposed !== undefined && proposed.passedOver.length + (leftOut ?? []).length > 0;

/** Whether a reading names what no record has, and of the record nothing. */
const isOnlyBeyond = (reading: Turn['reading']): boolean =>
  reading.concepts.has('outofscope') && telling(reading).every((concept) => concept === 'outofscope');

/** A part that cannot be read by itself, as what is named beside the others; undefined where it narrows or turns them. */
function namedAlone(part: Part, context: TurnContext): readonly Turn[] | undefined {
  const words = 'lost' in part ? part.lost : part.turn.reading.text;
  if (!namesSomething(words) && !OF_THAT_TIME.test(words)) return undefined;
  const { kind, ...turn } = readTurn(words, { ...context, before: null });
  if (isHeard(turn as Turn)) return undefined;
  // What is of the record, and only not read together, may be more than a part.
  const isNothingKnown =
    turn.reading.unknown.length > 0 || isBeyond({ ...turn, kind }) || isOnlyBeyond(turn.reading);
  if (!isNothingKnown && !OF_THAT_TIME.test(words)) return undefined;
  return [
    {
      ...turn,
      kind: undefined,
      ...(kind && unreadOf({ ...turn, kind }).length === 0 && { unmet: { kind, words } }),
    },
  ];
}
