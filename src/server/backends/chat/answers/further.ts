import { listOf } from '#kit/text/sentence.ts';
import type { Company } from './grammar/names/company.ts';
import type { Concept } from './grammar/lexicon/lexicon.ts';
import { readQuestion, type Reading } from './grammar/reading/reading.ts';
import { OF_FIGURES } from './grammar/turns/doubt.ts';
import { isLight, kindFor } from './grammar/reading/resolve.ts';
import type { Turn } from './grammar/turns/turn.ts';
import { kindOf } from './asked/asked.ts';
import { type Draft, escapeMarkdown } from './written/draft.ts';
import { kinds } from './kinds/index.ts';
import { textOfPart } from './grammar/reading/shown.ts';
import { unshownMatters } from './second-reader/matters.ts';

/** A matter that a question names and its answer does not show: as a question of its own, or in the words that name it. */
export interface Unshown {
  words: string;
  turn?: Turn & { kind: NonNullable<Turn['kind']> };
}

const ROLES: ReadonlySet<Concept> = new Set<Concept>(['ceo', 'cfo', 'coo', 'cto', 'chair', 'officers']);

const OF_ESTIMATES = /\b(?:estimates?|forecasts?|analysts?|numbers|sights|eps|revis\w+)\b/i;

const withOnly = (reading: Reading, concept: Concept): Reading => ({
  ...reading,
  concepts: new Set([concept]),
  unknown: [],
  weighty: [],
  names: [],
  amounts: [],
  thresholds: [],
  count: null,
  // What it asks beside that matter is asked of the others.
  text: reading.wording.get(concept) ?? '',
  unnamed: reading.wording.get(concept) ?? '',
});

/** The kind that a matter alone asks for, with the time of the question where it takes one. */
function ofItsOwn(reading: Reading, concept: Concept, companies: readonly Company[]): Unshown['turn'] {
  const alone = withOnly(reading, concept);
  for (const each of [alone, { ...alone, periods: [] }]) {
    const kind = kindFor(kinds, each, companies.length);
    if (kind?.about === 'company') return { reading: each, companies, kind };
  }
  return undefined;
}

/**
 * The last look from outside: each matter that the words of a question name, whatever became of them on the way, is held against the facts and the
 * words of the answer. What a declined part named has been declined, and is not named twice.
 */
export function unshownOf(
  text: string,
  turns: readonly Turn[],
  draft: Draft,
  { index, thread, absent }: Parameters<typeof readQuestion>[1] & { absent: ReadonlySet<Concept> },
): Unshown[] {
  const { parts, used } = draft.finish();
  const answered = turns.filter((turn) => kindOf(turn));
  const [first] = answered;
  if (!first) return [];
  const own = answered.reduce((rest, { written }) => (written ? rest.replace(written, ' ') : rest), text);
  const reading = readQuestion(own, { index, thread });
  const declined = new Set(
    turns.filter((turn) => !kindOf(turn)).flatMap((turn) => [...turn.reading.concepts]),
  );
  // Of whose trades they are is said by a role.
  const isOfInsiders = answered.some((turn) => kindOf(turn)?.id.startsWith('insider-'));
  // What was raised or cut is what stands beside the word, and no estimate unless that is named.
  const isOfOther = (concept: Concept, words: string): boolean =>
    concept === 'revisions' && reading.concepts.has('dividend') && !OF_ESTIMATES.test(words);
  const named = new Map(
    [...reading.wording].filter(
      ([concept, words]) =>
        !isOfOther(concept, words) &&
        !declined.has(concept) &&
        // Of what is not on record that has been said.
        !absent.has(concept) &&
        !isLight(concept, reading) &&
        !(isOfInsiders && ROLES.has(concept)),
    ),
  );
  const shown = {
    names: new Set(used.map(({ name }) => name)),
    text: parts.map(textOfPart).join('\n'),
  };
  // A price is a matter of its own where something is held against it.
  const against =
    /\b(?:vs\.?|versus|against|compared (?:to|with)|relative to) (?:the |its |their )?(?:share |stock |current |market )?price\b/i;
  if (against.test(text)) named.set('price', 'price');
  else named.delete('price');
  return unshownMatters(named, shown).map(({ concept, words }) => {
    // How a figure grew that was answered is of that figure, and not of the revenue.
    const isOfFigure =
      concept === 'growth' && answered.some((each) => OF_FIGURES.test(kindOf(each)?.id ?? ''));
    const turn = isOfFigure ? undefined : ofItsOwn(reading, concept, first.companies);
    return turn ? { words, turn } : { words };
  });
}

/** Names what is not answered. */
export function sayUnshown(words: readonly string[], draft: Draft): void {
  if (words.length === 0) return;
  const quoted = words.map((each) => `“${escapeMarkdown(each)}”`);
  draft.text(`${listOf(quoted)} ${quoted.length === 1 ? 'is' : 'are'} not answered here.`);
  draft.lacks();
}
