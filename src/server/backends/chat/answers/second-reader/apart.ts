import { asideIn } from '../grammar/turns/beside-the-record.ts';
import type { Concept } from '../grammar/lexicon/lexicon.ts';
import { patternOf } from '../grammar/words/pattern-of.ts';
import type { Reading } from '../grammar/reading/reading.ts';
import { isLight, kindFor, telling } from '../grammar/reading/resolve.ts';
import type { Turn } from '../grammar/turns/turn.ts';
import { unreadOf } from '../grammar/turns/unread.ts';
import type { Kind } from '../grammar/reading/kind.ts';
import { withoutNames, wordClues } from './clues.ts';
import { readerOfWords } from './reader.ts';
import { isMatter } from './matters.ts';

/** What makes another question of all that is said beside it. */
const NEVER: readonly Concept[] = ['outofscope', 'prediction', 'screen', 'buyadvice', 'why', 'invested'];

/** What puts one matter beside another; anything else makes the one of the other ("did insiders sell before the news"). */
const TIED = /[,;?&+/]|\b(?:and|or|plus|as well as|also|along with|together with)\b/i;

/** What stands behind these says of when something else was. */
const OF_WHEN =
  /\b(?:on|after|since|before|following|around|during|upon) (?:(?:the|its|their|that|last|latest) )*(?:[\w-]+ )?$/i;
const HAPPENS: ReadonlySet<Concept> = new Set<Concept>(['catalysts', 'approval', 'news', 'earnings', 'offering', 'trials', 'splits', 'events', 'traces', 'ipo', 'reaction']); // prettier-ignore

/** Others are asked for, which a list has. */
const OTHERS = /\b(?:stocks|companies|names|tickers|others)\b/i;

/** "Exclude plan sales" narrows, and is named as not taken; "not" denies. */
const NARROWS = /^(?:exclud\w*|except|without|ex)$/i;

/** So many matters are told one by one. */
const MOST = 3;
/** A single matter without what was said beside it is told where the words bear it out. */
const LIKELY = 0.25;

type Part = Turn & { kind: Kind };

const placeOf = ({ text, wording }: Reading, concept: Concept): number => {
  const words = (wording.get(concept) ?? concept).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const at = text.search(new RegExp(words.map(patternOf).join(String.raw`\W+(?:the |a |an )?`), 'i'));
  return at < 0 ? text.length : at;
};

/** The largest part of what was said that a kind takes with one matter: what is said beside it is added as long as a kind takes it. */
function partOf(
  turn: Turn,
  matter: Concept,
  beside: readonly Concept[],
  kinds: readonly Kind[],
): Part | undefined {
  const told = telling(turn.reading);
  const always = [...turn.reading.concepts].filter((concept) => !told.includes(concept));
  const as = (concepts: readonly Concept[], slots: Partial<Reading> = {}): Part | undefined => {
    const reading = { ...turn.reading, concepts: new Set([...always, ...concepts]), ...slots };
    const kind = kindFor(kinds, reading, turn.companies.length);
    return kind && kind.about !== 'nobody' ? { reading, companies: turn.companies, kind } : undefined;
  };
  const pairs = beside.map((each) => [matter, each]);
  let best = [[matter], ...pairs].reduce<Part | undefined>((found, each) => found ?? as(each), undefined);
  // A time or a count may be of another of them.
  let slots: Partial<Reading> = {};
  for (const without of [{ count: null }, { periods: [] }, { count: null, periods: [] }])
    if (!best) best = as([matter], (slots = without));
  for (const each of best ? beside : [])
    if (best && !best.reading.concepts.has(each)) best = as([...telling(best.reading), each], slots) ?? best;
  return best;
}

/** What a reading says besides ties, in its order; without what only says when ("since the merger"). */
function saidIn(reading: Reading): { said: Concept[]; aside: Concept[]; isOfWhen: boolean } {
  const all = telling(reading).toSorted((a, b) => placeOf(reading, a) - placeOf(reading, b));
  const when = all.filter(
    (each) => HAPPENS.has(each) && OF_WHEN.test(reading.text.slice(0, placeOf(reading, each))),
  );
  const aside = when.filter(
    (each) => each === 'traces' && asideIn(reading.text, reading.wording.get(each) ?? '') !== undefined,
  );
  return { said: all.filter((each) => !aside.includes(each)), aside, isOfWhen: when.length > aside.length };
}

/** Whether a question may be cut by its matters: none of them is denied, to come, or of another. */
function isOfParts(
  reading: Reading,
  said: readonly Concept[],
  matters: readonly Concept[],
  record: string,
): boolean {
  const [leading] = matters;
  const denied = said.includes('not') ? (reading.wording.get('not') ?? '') : undefined;
  const isNarrowed =
    denied === undefined ||
    (NARROWS.test(denied) && leading !== undefined && placeOf(reading, leading) < placeOf(reading, 'not'));
  const isToCome = reading.periods.some(({ kind, from }) => kind === 'future' || from > record);
  return isNarrowed && !isToCome && !OTHERS.test(reading.text) && areTied(reading, matters);
}

/** Whether each matter stands beside the one before it, and is not of it; against its peers a figure is told beside them. */
const areTied = (reading: Reading, matters: readonly Concept[]): boolean =>
  matters.slice(1).every((matter, at) => {
    const before = matters[at];
    if (before === undefined || matter === 'versuspeers') return true;
    const from = placeOf(reading, before) + (reading.wording.get(before) ?? '').length;
    return TIED.test(reading.text.slice(from, placeOf(reading, matter)));
  });

/** Whether the words of a question bear a kind out. */
const isLikely = ({ reading, kind }: Part): boolean =>
  (readerOfWords()
    .oddsOf(wordClues(withoutNames(reading)))
    .get(kind.id) ?? 0) >= LIKELY;

/** Whether each name is of one of the parts, and so is how many there are to be. */
function areTaken({ names, count }: Reading, parts: readonly Part[]): boolean {
  const isNamed = names.every(({ kind: named }) =>
    parts.some(({ kind: { slots = [], needsSlots = [] } }) =>
      [...slots, ...needsSlots].includes(named === 'person' || named === 'holder' ? named : 'subject'),
    ),
  );
  return isNamed && parts.some(({ reading }) => reading.count === count);
}

/**
 * Several matters of which no kind takes all, each as a question of its own, with what of the rest belongs to it; what none of them takes is named.
 * Undefined where one of them is not understood, or where what is left turns what is asked.
 */
export function apart(turn: Turn, kinds: readonly Kind[]): Turn[] | undefined {
  const { reading, companies, kind, unmet } = turn;
  const isRead =
    reading.ambiguous.length + reading.notCovered.length + unreadOf({ reading, kind: undefined }).length ===
    0;
  if (kind || unmet || !isRead || companies.length === 0 || NEVER.some((each) => reading.concepts.has(each)))
    return undefined;
  const { said, aside, isOfWhen } = saidIn(reading);
  const matters = said.filter(
    (each) => isMatter(each, reading.wording.get(each) ?? '') && !isLight(each, reading),
  );
  if (isOfWhen || !isOfParts(reading, said, matters, companies[0]?.quoteDate ?? '9')) return undefined;
  const parts: Part[] = [];
  const taken = new Set<Concept>();
  for (const matter of matters) {
    if (taken.has(matter)) continue;
    const beside = said.filter((each) => each !== matter && !(matters.includes(each) && taken.has(each)));
    const part = partOf(turn, matter, beside, kinds);
    if (!part) return undefined;
    parts.push(part);
    for (const each of telling(part.reading)) taken.add(each);
  }
  const [first] = parts;
  const isUntimed = parts.some((part) => part.reading.periods.length < reading.periods.length);
  // "Market value in 2019" is not that of today.
  const isSure =
    first !== undefined && (parts.length > 1 || (!isUntimed && isLikely(first))) && parts.length <= MOST;
  // The next one is not the last.
  const isNext = said.includes('upcoming') && !taken.has('upcoming');
  if (!isSure || isNext || !areTaken(reading, parts)) return undefined;
  const leftOut = [...said.filter((each) => !taken.has(each) && !isLight(each, reading)), ...aside];
  return parts.map((part, at) =>
    at === parts.length - 1 ? { ...part, leftOut, ...(isUntimed && { untimed: true as const }) } : part,
  );
}
