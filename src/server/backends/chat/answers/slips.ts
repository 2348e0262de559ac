import { listOf } from '#kit/text/sentence.ts';
import { withinOneTypo } from '#server/store/search/one-typo.ts';
import type { ChatQuestion } from '../answerer.ts';
import { kindOf } from './asked/asked.ts';
import type { Composed } from './compose.ts';
import { escapeMarkdown } from './written/draft.ts';
import { isKnownWord, vocabulary } from './grammar/lexicon/lexicon.ts';
import { patternOf } from './grammar/words/pattern-of.ts';
import { spelledOut } from './grammar/said/shorthand.ts';
import { editsBetween } from './grammar/words/spelling.ts';
import type { Turn } from './grammar/turns/turn.ts';
import { wordsOf } from './grammar/lexicon/words.ts';
import { isShortOf } from './grammar/names/words-of-name.ts';
import { cluesOf } from './second-reader/clues.ts';
import { isUnheard } from './second-reader/heard.ts';
import { isBeyond } from './cut/whole.ts';
import { readerOfReadings } from './second-reader/reader.ts';

/** A word as it was written, and as it was read. */
export interface Slip {
  written: string;
  meant: string;
}

/** As many words of a question may be mistyped, and as many readings of one are tried. */
const MOST = { words: 2, tries: 6 };
const LEAST_LETTERS = 4;
/** Words of fewer letters are short. */
const SHORT = 6;
/** A word of as many letters may have two slips. */
const LONG = 7;

/** Words that no phrase holds and that are mistyped all the same. */
const TIES =
  'their there about after before between during since which where while would could should months weeks years quarters yesterday today january february march april june july august september october november december stock company people worth please'.split(
    ' ',
  );

/** Written rightly, and said by few. */
const COMPOUND = /^(?:there|here|where)(?:on|of|in|by|after|upon|to|from|fore|with|at)$/i;

/** All words that may be meant. */
const KNOWN = [...new Set([...vocabulary, ...TIES])].filter((known) => known.length >= LEAST_LETTERS);

/** Whether a word may be a slip of the keys: nobody ever said it, and it is no name. */
const mayBeSlip = (word: string, text: string): boolean =>
  /^\p{L}+$/u.test(word) &&
  word.length >= LEAST_LETTERS &&
  !isKnownWord(word.toLowerCase()) &&
  isUnheard(word) &&
  !COMPOUND.test(word) &&
  (!/\p{Lu}/u.test(word) || text === text.toUpperCase() || text.trimStart().startsWith(word));

/** The known words that a word may have been meant as, those that most likely were first. */
function meantBy(written: string): { meant: string; edits: number }[] {
  const word = written.toLowerCase();
  const found: { meant: string; edits: number }[] = [];
  for (const known of KNOWN) {
    const isSameStart = known[0] === word[0];
    // Nobody mistypes the first letter of a short word for another; two of them are swapped.
    if (!isSameStart && word.length < SHORT && known[0] !== word[1]) continue;
    const most = word.length >= LONG && isSameStart ? 2 : 1;
    if (Math.abs(known.length - word.length) > most) continue;
    const edits = withinOneTypo(word, known) ? 1 : most === 2 ? editsBetween(word, known, 2) : 2;
    if (edits <= most) found.push({ meant: known, edits: edits + (isSameStart ? 0 : 0.5) });
  }
  return found.toSorted((a, b) => a.edits - b.edits).slice(0, MOST.tries);
}

/** The words of a part of a question that name no company and nobody of its record. */
const wordsIn = ({ reading: { unnamed, names }, companies }: Turn): string[] =>
  wordsOf(unnamed)
    .map(({ written }) => written)
    .filter(
      (word) =>
        !names.some(({ written }) => written.includes(word)) &&
        !companies.some(({ name }) => isShortOf(word.toLowerCase(), name)),
    );

/** What the second reader gives to the kinds that were read, at least. */
const likely = (turns: readonly Turn[]): number =>
  Math.min(
    ...turns
      .filter((turn) => kindOf(turn))
      .map(
        (turn) =>
          readerOfReadings()
            .oddsOf(cluesOf(turn.reading))
            .get(kindOf(turn)?.id ?? '') ?? 0,
      ),
  );
/** Of two meanings one is as many times as likely as the other. */
const MUCH = 4;

/** What was read, and whether all of it was. */
interface Reading<Read> {
  read: Read;
  turns: readonly Turn[];
}

/** Whether each part is understood, or is of what no record has beside one that is. */
const isWhole = (turns: readonly Turn[]): boolean =>
  turns.some((turn) => kindOf(turn)) &&
  turns.every(
    (turn) =>
      turn.proposed === undefined && (kindOf(turn) !== undefined || (turns.length > 1 && isBeyond(turn))),
  );

const knownOf = (turns: readonly Turn[]): number =>
  turns.filter((turn) => kindOf(turn) !== undefined && turn.proposed === undefined).length;

/** Whether one part of several is understood that was not. */
const isMore = (turns: readonly Turn[], before: readonly Turn[]): boolean =>
  turns.length > 1 && knownOf(turns) > knownOf(before);

const idsOf = (turns: readonly Turn[]): string => turns.map((turn) => kindOf(turn)?.id ?? '').join();

/**
 * A question of which a word was mistyped beyond what the spelling of single words mends ("sare count", "monye"): each known word near to it is put in its place,
 * and the one with which the whole question is understood is what was meant. Undefined where none is, or where two are that ask different things.
 */
export async function withoutSlips<Read>(
  question: ChatQuestion,
  turns: readonly Turn[],
  readAgain: (question: ChatQuestion) => Promise<Reading<Read>>,
): Promise<(Reading<Read> & { question: ChatQuestion; slips: Slip[] }) | undefined> {
  if (isWhole(turns)) return undefined;
  const words = [...new Set(turns.flatMap(wordsIn))].filter((word) => mayBeSlip(word, question.text));
  if (words.length === 0 || words.length > MOST.words) return undefined;
  let best = [{ text: question.text, slips: [] as Slip[], edits: 0 }];
  for (const written of words) {
    const near = meantBy(written);
    // A word that is near to none is no slip: whether it matters, the reading of the rest says.
    if (near.length === 0) continue;
    best = best
      .flatMap(({ text, slips, edits: before }) =>
        near.map(({ meant, edits }) => ({
          text: spelledOut(text.replace(new RegExp(`(?<!\\w)${patternOf(written)}(?!\\w)`, 'gi'), meant)),
          slips: [...slips, { written, meant }],
          edits: before + edits,
        })),
      )
      .toSorted((a, b) => a.edits - b.edits)
      .slice(0, MOST.tries);
  }
  const read: (Reading<Read> & { question: ChatQuestion; slips: Slip[]; edits: number })[] = [];
  for (const { text, slips, edits } of best.filter((each) => each.slips.length > 0)) {
    const [first] = read;
    if (first && edits > first.edits) break;
    const meant = { ...question, text };
    // One after the other: what is nearer is most often right.
    const again = await readAgain(meant);
    // Two slips in one word of what is understood in part alone may be another word (\"retiring\").
    const isNear = edits <= slips.length;
    if (isWhole(again.turns) || (isNear && isMore(again.turns, turns)))
      read.push({ ...again, question: meant, slips, edits });
  }
  const [first, ...others] = read.toSorted((a, b) => likely(b.turns) - likely(a.turns));
  const isSure =
    first &&
    others.every(
      ({ turns: other }) => idsOf(other) === idsOf(first.turns) || likely(first.turns) > MUCH * likely(other),
    );
  return isSure ? first : undefined;
}

/** An answer that says which words it took for others. */
export function sayingSlips(composed: Composed, slips: readonly Slip[]): Composed {
  if (slips.length === 0) return composed;
  const said = slips.map(({ written, meant }) => `“${escapeMarkdown(written)}” as “${meant}”`);
  const { answer } = composed;
  return {
    ...composed,
    answer: { ...answer, parts: [...answer.parts, { kind: 'text', markdown: `I read ${listOf(said)}.` }] },
  };
}
