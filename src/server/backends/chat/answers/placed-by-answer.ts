import { createDraft } from './draft.ts';
import type { Turn } from './grammar/turns.ts';
import { unreadOf } from './grammar/unread.ts';
import type { Ask, Asked, Kind } from './kinds/kind.ts';
import type { AnswerStore } from './look-ups/look-up.ts';
import { textOfPart } from './slots/covered.ts';

/** A list of names holds what nothing else explained: "who controls it, OSN?" is answered where OSN stands in it. */
const OF_NAMES = /^(?:holders|stakes|holder-|officers|trials|catalysts|events|insider-)/;
const LEAST_OF_NAME = 3;
/** A name that is asked for its place among others is not answered by standing there. */
const RANKS = /\b(?:biggest|largest|most|top|smallest|first)\b/i;

/** The turn without the words that its own answer shows as names; undefined where one of them is not in it. */
export async function placedByAnswer(
  turn: Turn,
  kind: Kind,
  asked: Asked,
  { look, store }: { look: Ask; store: AnswerStore },
): Promise<Turn | undefined> {
  const words = unreadOf({ reading: turn.reading, kind });
  const isName = (word: string): boolean =>
    word.length >= LEAST_OF_NAME && turn.reading.unknown.includes(word);
  if (
    !OF_NAMES.test(kind.id) ||
    RANKS.test(turn.reading.text) ||
    turn.unmet ||
    words.length === 0 ||
    !words.every(isName)
  )
    return undefined;
  const aside = createDraft();
  if (!(await kind.answer({ asked, ask: look, draft: aside, store }))) return undefined;
  const shown = new Set(
    aside.finish().parts.flatMap(
      (part) =>
        textOfPart(part)
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu) ?? [],
    ),
  );
  if (!words.every((word) => shown.has(word.toLowerCase()))) return undefined;
  const unknown = turn.reading.unknown.filter((word) => !words.includes(word));
  return { ...turn, reading: { ...turn.reading, unknown } };
}
