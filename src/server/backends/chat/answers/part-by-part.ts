import type { ChatQuestion } from '../answerer.ts';
import { kindOf } from './asked.ts';
import type { CompanyIndex } from './grammar/company.ts';
import type { Turn } from './grammar/turns.ts';
import { kinds } from './kinds/index.ts';
import { inParts, mayStandFirst, namesMore, type Part, saysItself } from './parts.ts';
import { withSecondOpinion } from './second-reader/opinion.ts';
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
  const turns: Turn[] = [];
  for (const part of parts) {
    // In their order: few are lost.
    const own = await turnsOf(part, question, readAlone);
    if (!own) return read;
    turns.push(...own);
  }
  if (areAlike(turns) && read.every((turn) => kindOf(turn))) return read;
  const apart = kindsIn(turns);
  return apart.size > together.size || (apart.size === together.size && !areWhole(read))
    ? ofOneTime(turns, { kinds })
    : read;
}
