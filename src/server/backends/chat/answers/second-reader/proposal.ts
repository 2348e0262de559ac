import { unmetDemand } from '../grammar/reading/demands.ts';
import type { Concept } from '../grammar/lexicon/lexicon.ts';
import type { Reading } from '../grammar/reading/reading.ts';
import { hasSlotNeeded, isAbout, leftOver, slotsOf, telling, hasNeeds } from '../grammar/reading/resolve.ts';
import { turningConcepts } from '../grammar/turns/turns.ts';
import type { Turn } from '../grammar/turns/turn.ts';
import { patternOf } from '../grammar/words/pattern-of.ts';
import { unreadOf } from '../grammar/turns/unread.ts';
import { wordsOf } from '../grammar/lexicon/words.ts';
import type { Kind, Slot } from '../grammar/reading/kind.ts';
import { cluesOf, wordClues } from './clues.ts';
import { isUnheard } from './heard.ts';
import { readerOfReadings } from './reader.ts';

/**
 * The reader is as sure as this of a kind, and that the question is not one of those that no record answers. Of 3,692 wordings that neither the grammar
 * nor the reader knew it took 23 right and 10 wrong ones more from 0.4 on (`docs/redchat-measured.md`).
 */
const SURE = { least: 0.5, declined: 0.2 };
/** Where two words mean nothing here, or what was said may ask for a forecast, it has to be as sure as this. */
const VERY_SURE = 0.75;
/** From here on it is hardly ever wrong of the kind: then what stands beside the matter is passed over, and named. */
const CERTAIN = { least: 0.85, declined: 0.06 };
/** As many words may be passed over, some of them of those that mean nothing here; and concepts that the kind does not take. */
const MOST = { words: 2, unknown: 1, concepts: 1 };
const MOST_OF_CERTAIN = { words: 4, unknown: 3, concepts: 2 };
/** In a question of fewer words, one that nobody ever said may be all that was meant ("pension deficit"). */
const FEW_WORDS = 6;
/** What is doubted of fewer words ("at what px") stays so. */
const FEW_OF_DOUBT = 4;

/** What changes which answer is asked for is not left out; here also what a price did, or did over time. */
const TURNING: ReadonlySet<Concept> = new Set<Concept>([...turningConcepts, 'up', 'down', 'move', 'history']);

/** What no record answers, or what turns an answer into its contrary. */
const BEYOND: readonly Concept[] = ['outofscope', 'not'];

/** What counts, denies, narrows or holds against something is never passed over. */
const NEVER =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|double|no|not|never|none|without|except|minus|plus|above|below|among|amid|across|beyond|besides|median|total|net|gross|only|neither|define|rank(?:ed|ing)?|organic(?:ally)?|dollar|core|underlying|comparable|recurring|normali[sz]ed|like|same|adjusted|preferred|private|tangible|forward|(?!inter|matt|oth|aft|und|ov|nev|numb|pap|ord)\w{3,}est)$/i;

/** Slots that a name may fill which no record has: of kinds that take them, a word that nobody ever said may be one ("which phase is tenapanor in"). */
const NAMED: readonly Slot[] = ['person', 'holder', 'subject'];

/** Who says this means that kind: it is no word beside the matter. */
const speaksFor = (clue: string, kind: Kind): boolean => readerOfReadings().pointsTo(clue, kind.id);

/** A word with a capital within a question may be a name, which speaks for no kind: "the Apple money". */
const isCalled = (word: string, text: string): boolean =>
  /^\p{Lu}\p{Ll}/u.test(word) && !text.trimStart().startsWith(word);

const isOfKind = (word: string, kind: Kind, text: string): boolean =>
  !NEVER.test(word) && !isCalled(word, text) && [...wordClues(word)].some((clue) => speaksFor(clue, kind));

/** Whether a word may be a name, or a matter of its own: it has a capital or a digit, or nobody ever said it where that tells most. */
function mayBeName(word: string, { kind, text }: { kind: Kind; text: string }): boolean {
  const isNew = isUnheard(word);
  const isLarge = /\p{Lu}/u.test(word) && !text.trimStart().startsWith(word);
  if (/\d/.test(word) || (isLarge && (isNew || !/^\p{Lu}{3,}$/u.test(word)))) return true;
  if (isNew && wordsOf(text).length < FEW_WORDS) return true;
  const takesNames = [...(kind.slots ?? []), ...(kind.needsSlots ?? [])].some((slot) => NAMED.includes(slot));
  return takesNames && isNew;
}

const isLine = (concept: string): boolean => /^[mx]:/.test(concept);

/** Whether something is said to be a part of it or held against it ("what percentage of the volume"). */
const isWhole = (concept: Concept, { text, wording }: Reading): boolean =>
  new RegExp(
    `\\b(?:of|per|over|against|versus|vs\\.?|for) (?:the |its |their |each |an? |any )?${patternOf(wording.get(concept) ?? concept)}\\b`,
    'i',
  ).test(text);

/** A reading with what a kind needs and the question says in words that no phrase of the lexicon has; a line of statements has to be named. */
function withNeeds(kind: Kind, reading: Reading): { reading: Reading; added: number } | undefined {
  const concepts = new Set(reading.concepts);
  for (const need of kind.needs) {
    const [first] = need;
    if (need.some((concept) => concepts.has(concept))) continue;
    if (first === undefined || isLine(first)) return undefined;
    concepts.add(first);
  }
  return { reading: { ...reading, concepts }, added: concepts.size - reading.concepts.size };
}

interface Candidate {
  kind: Kind;
  reading: Reading;
  leftOut: Concept[];
  added: number;
}

/** What a question may say beside a matter that is certain: its answer is of another time then, and says so. */
const TIMES: readonly (Concept | Slot)[] = ['day', 'month', 'quarter', 'year', 'span', 'newest', 'periods'];
const BESIDE: readonly (Concept | Slot)[] = [...TIMES, 'amount', 'count'];

/** Of the kinds of one name the one that asks least beside what a question says, with that added; undefined where it has to be said. */
export function filledBy(turn: Turn, kinds: readonly Kind[]): { kind: Kind; reading: Reading } | undefined {
  const slots = slotsOf(turn.reading);
  const [best] = kinds
    .filter((kind) => hasSlotNeeded(kind, slots) && isAbout(kind, turn.companies.length))
    .flatMap((kind) => {
      const filled = withNeeds(kind, turn.reading);
      return filled && (kind.fits?.(filled.reading) ?? true) ? [{ kind, ...filled }] : [];
    })
    .toSorted((a, b) => a.added - b.added);
  return best;
}

/** How a kind would take a question; undefined where the question names or wants something that the kind's answer does not say. */
function taken(kind: Kind, { reading, companies }: Turn, isCertain: boolean): Candidate | undefined {
  const filled = withNeeds(kind, reading);
  if (!filled || !isAbout(kind, companies.length) || kind.about === 'market') return undefined;
  const slots = slotsOf(reading);
  const isMeant =
    hasSlotNeeded(kind, slots) &&
    !kind.refuses?.some((concept) => reading.concepts.has(concept)) &&
    (kind.fits?.(filled.reading) ?? true) &&
    unmetDemand(kind.id, filled.reading) === undefined;
  if (!isMeant) return undefined;
  const over = leftOver(kind, filled.reading).filter(
    (each) => !speaksFor(`c:${each}`, kind) && !(isCertain && BESIDE.includes(each)),
  );
  const isConcept = (each: Concept | Slot): each is Concept => reading.concepts.has(each as Concept);
  const leftOut = over.filter(isConcept);
  const isHarmless =
    leftOut.length === over.length &&
    leftOut.length <= (isCertain ? MOST_OF_CERTAIN : MOST).concepts &&
    !leftOut.some((concept) => isLine(concept) || TURNING.has(concept) || isWhole(concept, reading)) &&
    (filled.added === 0 || leftOut.length === 0 || telling(reading).length > leftOut.length);
  return isHarmless ? { kind, reading: filled.reading, leftOut, added: filled.added } : undefined;
}

/** Where the grammar read another kind, what that one needs is not left out: "why did the last CEO leave" asks of the CEO. */
const leavesMatterOut = ({ kind, leftOut }: Candidate, turn: Turn): boolean => {
  const near = turn.kind ?? turn.unmet?.kind;
  return (
    near !== undefined && near.id !== kind.id && near.needs.flat().some((need) => leftOut.includes(need))
  );
};

/** Kinds of what is highest or worst, or of lists that begin with it. */
const RANKS =
  /^(?:ranked|largest|price-extreme|range|price-target|holder|stakes|trials|filings|news|peers|screen|officer|insider|next-report|estimates|earnings|splits)/;
const SUPERLATIVE =
  /\b(?!(?:latest|newest|recent|interest|invest|request|suggest|honest|west|rest|test|contest|harvest|forest|guest|quest|protest)\b)\w{2,}est\b|\b(?:most|least|best|worst)\b/i;

/** What is picked out, counted or gone through is a matter of its own ("which warehouse", "each clinic"). */
const isPickedOut = (word: string, text: string): boolean =>
  new RegExp(`\\b(?:which|what|each|every|per|how many|of how many) ${patternOf(word)}\\b`, 'i').test(text);

/** Words that would turn the answer: a superlative, and somebody or something that does what is asked ("does the sponsor still own it"). */
const turnsIt = (words: readonly string[], kind: Kind, text: string): boolean =>
  (SUPERLATIVE.test(text) && !RANKS.test(kind.id)) ||
  words.some((word) =>
    new RegExp(
      `\\b(?:does|do|did|has|have|is|are|was|were|by|from|to)(?: the| their| its| any)? ${patternOf(word)}\\b`,
      'i',
    ).test(text),
  );

/** The words of a question that nothing explains, where they may be passed over; undefined where one of them weighs. */
function passedOverIn(turn: Turn, kind: Kind, odd: number, isCertain: boolean): string[] | undefined {
  const words = unreadOf({ reading: turn.reading, kind }).filter(
    (word) => !isOfKind(word, kind, turn.reading.text),
  );
  const weighs = (word: string): boolean =>
    /\s/.test(word) ||
    NEVER.test(word) ||
    isPickedOut(word, turn.reading.text) ||
    mayBeName(word, { kind, text: turn.reading.text });
  const most = isCertain ? MOST_OF_CERTAIN : MOST;
  const isMany = words.length > most.words || (turn.reading.unknown.length > most.unknown && odd < VERY_SURE);
  return isMany || words.some(weighs) || turnsIt(isCertain ? [] : words, kind, turn.reading.text)
    ? undefined
    : words;
}

/** How much of what was said a candidate does not take, times and counts among it. */
const lostBy = ({ kind, leftOut, added }: Candidate, reading: Reading): number =>
  leftOut.length + added + leftOver(kind, reading).filter((each) => BESIDE.includes(each)).length;

/**
 * A question that the grammar does not take whole, as the kind that the second reader is sure of, where nothing that the question names or wants
 * is lost by that; the answer says what it was read as and which words it passed over. Of a part of a question it has to be certain. Undefined for all else.
 */
export function proposed(
  turn: Turn,
  kinds: readonly Kind[],
  { isPart = false }: { isPart?: boolean } = {},
): Turn | undefined {
  const { reading, unmet } = turn;
  if (reading.ambiguous.length + reading.notCovered.length > 0) return undefined;
  if (unmet?.isDoubt && wordsOf(reading.text).length < FEW_OF_DOUBT) return undefined;
  // The reason of a figure is not what else is on record beside a price, whoever reads it so.
  if (unmet?.kind.id === 'why' && unmet.words === 'why') return undefined;
  // Of which all is of a matter before has no other.
  if (unmet && unmet.words === reading.text.trim()) return undefined;
  if (BEYOND.some((concept) => reading.concepts.has(concept))) return undefined;
  const odds = readerOfReadings().oddsOf(cluesOf(reading));
  const [id, odd] = [...odds].reduce(
    (most, each) => (each[0] !== 'declined' && each[1] > most[1] ? each : most),
    ['', 0],
  );
  const isCertain = odd >= CERTAIN.least && (odds.get('declined') ?? 0) <= CERTAIN.declined;
  const isHard = reading.concepts.has('prediction') || unmet?.isDoubt === true;
  if (isPart && !isCertain) return undefined;
  if (odd < (isHard ? VERY_SURE : SURE.least) || (odds.get('declined') ?? 0) > SURE.declined)
    return undefined;
  const [best] = kinds
    // Ratios share an id and no matter: one of which nothing was said is not meant.
    .filter((kind) => kind.id === id && (id !== 'ratio-of' || hasNeeds(kind, reading.concepts)))
    .flatMap((kind) => taken(kind, turn, isCertain) ?? [])
    .toSorted((a, b) => lostBy(a, reading) - lostBy(b, reading));
  const passedOver = best && passedOverIn(turn, best.kind, odd, isCertain);
  if (!best || !passedOver || leavesMatterOut(best, turn)) return undefined;
  const { kind, leftOut } = best;
  const beside = leftOver(kind, reading).filter((each) => isCertain && BESIDE.includes(each));
  const isUntimed = beside.some((each) => TIMES.includes(each));
  const isAmount = beside.includes('amount');
  const rest = (words: readonly string[]) =>
    words.filter((word) => !passedOver.includes(word) && !isOfKind(word, kind, reading.text));
  return {
    companies: turn.companies,
    kind,
    reading: {
      ...best.reading,
      unknown: rest(reading.unknown),
      weighty: rest(reading.weighty),
      ...(isUntimed && { periods: [] }),
      ...(isAmount && { amounts: [] }),
    },
    leftOut,
    ...(isUntimed && { untimed: true as const }),
    proposed: { passedOver: [...passedOver, ...(isAmount ? reading.amounts : [])] },
  };
}
