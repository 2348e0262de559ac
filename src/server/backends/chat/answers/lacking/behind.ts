import type { ChatQuestion } from '../../answerer.ts';
import { kindOf } from '../asked/asked.ts';
import type { Draft } from '../written/draft.ts';
import type { Company } from '../grammar/names/company.ts';
import type { Concept } from '../grammar/lexicon/lexicon.ts';
import type { Kind } from '../grammar/reading/kind.ts';
import type { Turn } from '../grammar/turns/turn.ts';
import type { Mark } from '../slots/check.ts';

/** What a question is read as beside its one reading: each only where it is needed. */
export interface Rereading {
  /** Its clauses, cut at all joints; undefined where none of them is understood. */
  byClauses(): readonly Turn[] | undefined;
  /** A part of it as a question of its own behind the answer to the parts before it. */
  behind(part: ChatQuestion): Promise<readonly Turn[]>;
  /** What a term means that it asks for before all else. */
  meaning: string | undefined;
  /** The list of companies that it asks for behind all that. */
  list: string | undefined;
}

/** What has been answered before a part of a question. */
interface Told {
  /** The parts before it. */
  turns: readonly Turn[];
  draft: Draft;
  titles: readonly string[];
  answered: readonly boolean[];
  /** Where the newest of the answers begins in the draft. */
  newest: Mark;
  companies: ReadonlyMap<string, Company>;
}

/** Of what no record has nothing is known behind another answer either. */
const BEYOND: readonly Concept[] = ['outofscope', 'prediction', 'not'];

/** Whether what was before says what a part asks; what is only read otherwise for standing by itself may be another question. */
const isOfBefore = (turn: Turn, text: string): boolean =>
  turn.isImplied === true || (turn.proposed === undefined && turn.reading.text.trim() !== text.trim());

type Understood = Turn & { kind: Kind };

/** What goes on from an answer in its own words asks something else than it has told. */
const isNew = (turn: Turn, told: readonly Turn[]): boolean =>
  !told.some(
    (before) =>
      kindOf(before)?.id === turn.kind?.id &&
      JSON.stringify([
        before.reading.periods,
        before.reading.names,
        [...before.reading.concepts].toSorted(),
      ]) ===
        JSON.stringify([turn.reading.periods, turn.reading.names, [...turn.reading.concepts].toSorted()]),
  );

/**
 * A part that is not understood beside the others ("what was the high that day", "is that enough for a year"), read as if it were asked behind the answer to
 * them, which names the day, the amount or the matter that it points at. Empty where it is not understood so either.
 */
export async function askedBehind(
  { text: whole, symbol, isSignedIn, before }: ChatQuestion,
  turn: Turn,
  { turns, draft, titles, answered, newest, companies }: Told,
  behind: Rereading['behind'],
): Promise<readonly Understood[]> {
  const last = turns.findLast((each) => kindOf(each) !== undefined);
  const { text, ambiguous, notCovered, concepts } = turn.reading;
  const isLost = ambiguous.length + notCovered.length > 0 || BEYOND.some((concept) => concepts.has(concept));
  if (!last || answered.at(-1) !== true || isLost || text.length >= whole.length) return [];
  const { parts, sources } = draft.finish();
  const [own, other] = [...companies.keys()];
  const answer = {
    understood: titles.at(-1) ?? null,
    outcome: 'answered' as const,
    parts: parts.slice(newest.parts),
    sources,
    followUps: [],
    symbol: other === undefined ? (own ?? null) : null,
  };
  const read = await behind({
    text,
    symbol: own ?? symbol,
    isSignedIn,
    before: [...before, { question: last.reading.text, answer }],
  });
  const understood = read.flatMap((each) => {
    const kind = kindOf(each);
    return kind ? [{ ...each, kind }] : [];
  });
  return understood.length === read.length &&
    understood.every((each) => isOfBefore(each, text) && isNew(each, turns))
    ? understood
    : [];
}
