import { doubtOf } from '../grammar/turns/doubt.ts';
import type { Turn } from '../grammar/turns/turn.ts';

/** A part that hangs on one word of many meanings is not answered; what it was read as stands below the refusal. */
export function doubted(turn: Turn, among: readonly Turn[], isAfterDeclined: boolean): Turn {
  const word = doubtOf(turn, among, isAfterDeclined);
  if (word === undefined || !turn.kind) return turn;
  return { ...turn, kind: undefined, leftOut: [], unmet: { kind: turn.kind, words: word, isDoubt: true } };
}

/** What goes on from a part that is in doubt is in doubt with it: "what does it own, is it just Safehold stock". */
export const withoutDoubtful = (turns: readonly Turn[]): Turn[] =>
  turns.filter((turn, at) => {
    const { unmet } = turns[at - 1] ?? {};
    const isSame = turn.isImplied && (turn.kind ?? turn.unmet?.kind)?.id === unmet?.kind.id;
    return !(unmet?.isDoubt && isSame && turn.reading.companies.length > 0);
  });
