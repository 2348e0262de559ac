import type { ChatQuestion } from '../answerer.ts';
import { askedOf, kindOf } from './asked/asked.ts';
import { createDraft, type Draft } from './written/draft.ts';
import type { CompanyIndex } from './grammar/names/company.ts';
import { isMetBy, isShownBefore } from './grammar/reading/demands.ts';
import { isModifier } from './grammar/before/of-figure-before.ts';
import { isLight, telling } from './grammar/reading/resolve.ts';
import type { Turn } from './grammar/turns/turn.ts';
import { unreadOf } from './grammar/turns/unread.ts';
import type { Ask, Asked, Kind } from './grammar/reading/kind.ts';
import type { AnswerStore } from './look-ups/look-up.ts';
import type { Mark } from './slots/check.ts';
import { textOfPart } from './grammar/reading/shown.ts';

/** A list of names holds what nothing else explained: "who controls it, OSN?" is answered where OSN stands in it. */
const OF_NAMES = /^(?:holders|stakes|holder-|officers|trials|catalysts|events|insider-)/;
const LEAST_OF_NAME = 3;
/** A name that is asked for its place among others is not answered by standing there. */
const RANKS = /\b(?:biggest|largest|most|top|smallest|first)\b/i;

/**
 * The turn as one of a kind, without the words that this kind's own answer shows: a name that stands in its list, or how the figure became where it shows
 * the periods before. Undefined where one of the words is not shown.
 */
async function placedByAnswer(
  turn: Turn,
  kind: Kind,
  asked: Asked,
  { look, store }: { look: Ask; store: AnswerStore },
): Promise<Turn | undefined> {
  const { unmet, reading } = turn;
  const unread = unreadOf({ reading, kind });
  const isOfNames = OF_NAMES.test(kind.id) && !RANKS.test(reading.text);
  const mayBeName = (word: string): boolean =>
    isOfNames && word.length >= LEAST_OF_NAME && reading.unknown.includes(word);
  const wanted = [...unread, ...(unmet ? [unmet.words] : [])];
  if (unmet?.isDoubt || wanted.length === 0 || wanted.length > MOST_WORDS) return undefined;
  if (reading.concepts.has('outofscope') || reading.concepts.has('prediction')) return undefined;
  const aside = createDraft();
  if (!(await kind.answer({ asked, ask: look, draft: aside, store }))) return undefined;
  const { parts, used } = aside.finish();
  const shown = new Set(
    parts.flatMap(
      (part) =>
        textOfPart(part)
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu) ?? [],
    ),
  );
  const answered = { kinds: [kind.id], facts: used, parts };
  const isPlaced = (words: string): boolean =>
    (mayBeName(words) && shown.has(words.toLowerCase())) || isMetBy(words, answered);
  if (!wanted.every(isPlaced)) return undefined;
  const without = (words: readonly string[]): string[] => words.filter((word) => !unread.includes(word));
  const { unmet: _unmet, ...rest } = turn;
  return {
    ...rest,
    kind,
    reading: { ...reading, unknown: without(reading.unknown), weighty: without(reading.weighty) },
  };
}

/** What is said in more words than these is another question. */
const MOST_WORDS = 3;

/** What a question is asked with. */
interface Asking {
  store: AnswerStore;
  index: CompanyIndex;
  question: ChatQuestion;
  look: Ask;
}

/** A turn as it is answered: one that lacks a word which its own answer shows is whole. */
async function placed(turn: Turn, asking: Asking): Promise<Turn> {
  const read = turn.kind ?? turn.unmet?.kind;
  if (!read || kindOf(turn) || read.about !== 'company') return turn;
  const [asked] = askedOf(turn, read, asking.question, asking.store, asking.index);
  return (asked && (await placedByAnswer(turn, read, asked, asking))) ?? turn;
}

/** Whether a clause asks of the matter before it what the answer already shows, or has said not to be on record. */
export function isAnsweredBefore(
  turn: Turn,
  turns: readonly Turn[],
  draft: Draft,
  { answered, newest }: { answered: readonly boolean[]; newest: Mark },
): boolean {
  const { parts, used } = draft.finish();
  const kinds = turns.flatMap((each) => kindOf(each)?.id ?? []);
  if (answered.length === 0) return false;
  // It is of the matter before it, not of those before that.
  const shown = { kinds, facts: used.slice(newest.used), parts: parts.slice(newest.parts) };
  if (isShownBefore(turn.reading.text, shown)) return true;
  // Of what is not on record nothing more is asked: "which trials do they run, and what stage are they at".
  const { reading } = turn;
  const isBare = telling(reading).every((concept) => isModifier(concept) || isLight(concept, reading));
  const isKnown = reading.unknown.length + reading.names.length + reading.periods.length === 0;
  if (answered.includes(true)) return false;
  return HANGS_ON.test(reading.text) || (isBare && isKnown && OF_THOSE.test(reading.text));
}

/** What is asked of something that was done, and of nothing where nothing was. */
const HANGS_ON =
  /^\W*(?:(?:and|so|also) )*(?:(?:at|for) (?:what|which) (?:average )?(?:prices?|amounts?)|how (?:many|much)(?: shares)?(?: (?:was|were|is|did|has|have) (?:it|that|they|he|she|those|them)(?: (?:pay|paid|sell|sold|buy|bought|get|for|at|worth))*)?|when(?: (?:was|were|did) (?:it|that|they|those|he|she)(?: (?:do it|happen|sell|buy|file))?)?|by whom|who(?: (?:was|were|did) (?:it|that|they))?|what (?:price|prices)(?: (?:did|was|were) (?:it|they|that|he|she)(?: (?:pay|get|sell at|buy at))?)?)\W*$/i;

const OF_THOSE = /\b(?:they|them|those|these|any of (?:it|them)|he|she)\b/i;

/** Turns, each with what its own answer explains of its words. */
export const allPlaced = (turns: readonly Turn[], asking: Asking): Promise<Turn[]> =>
  Promise.all(turns.map((turn) => placed(turn, asking)));

const POINTS_BACK = /\b(?:that|the same) (?:day|session|date|quarter|year|month)\b/i;

const knownOf = (turns: readonly Turn[]): number => turns.filter((turn) => kindOf(turn)).length;

/** The clauses of a question, where more of them are understood than was of the whole. */
export async function orClauses(
  turns: Turn[],
  byClauses: () => readonly Turn[] | undefined,
  asking: Asking,
): Promise<Turn[]> {
  // What hangs on one word of many meanings is no clearer for being cut.
  const isDoubted = turns.some(({ unmet }) => unmet?.isDoubt);
  // What the second reader takes whole but for a matter or a time that it names may be two questions.
  const [first] = turns;
  const isGuessed =
    turns.length === 1 &&
    first !== undefined &&
    (first.proposed !== undefined || POINTS_BACK.test(asking.question.text)) &&
    ((first.leftOut ?? []).length > 0 || first.untimed === true);
  const isKnown = knownOf(turns) === turns.length && !isGuessed;
  const clauses = isKnown || isDoubted ? undefined : byClauses();
  const cut = clauses && (await allPlaced(clauses, asking));
  // A part of it that points at the rest is asked behind it, rather than left out.
  const pointsAtRest =
    isGuessed &&
    cut !== undefined &&
    cut.length > 1 &&
    cut.slice(1).some(({ reading }) => POINTS_BACK.test(reading.text));
  return cut && (knownOf(cut) > knownOf(turns) || (pointsAtRest && knownOf(cut) === knownOf(turns)))
    ? cut
    : turns;
}
