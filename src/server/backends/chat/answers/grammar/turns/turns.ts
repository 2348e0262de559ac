// Over 300 lines, because the steps from a reading to a turn are tried in one order, each after what the one before it left.
import type { Kind } from '../reading/kind.ts';
import type { Company } from '../names/company.ts';
import type { Concept } from '../lexicon/lexicon.ts';
import { withWhatIsMeant } from '../before/goes-without-saying.ts';
import {
  besidePeers,
  isModifier,
  OF_NOW,
  ofReport,
  readBehind,
  whyThen,
} from '../before/of-figure-before.ts';
import { ofKindBefore, WHICH_OF } from '../before/of-kind-before.ts';
import {
  BEFORE_THAT,
  BY_HOW_MUCH,
  OF_A_DEAL,
  ON_IT,
  POINTS_AT_FIGURE,
  RUNNING,
} from '../before/points-at-figure.ts';
import { narrowedBy, OF_THEM, OF_THOSE } from '../before/narrowed.ts';
import { withoutBeyond, withoutListed } from './beside-the-record.ts';
import { halfCompared } from './half.ts';
import type { Reading } from '../reading/reading.ts';
import { notOfThen } from './not-of-then.ts';
import { inGrainOf, ofThatTime, SAME_TIME, withTimesOf, withTopicOf } from '../before/topic-before.ts';
import type { Turn, TurnContext } from './turn.ts';
import { companiesOf } from './whom.ts';
import { isLight, kindBut, kindUnmet, kindFor, telling, withoutLight } from '../reading/resolve.ts';

const BEGINS = /^\s*(?:and|also|but|plus|ok(?:ay)?|what about|how about|same (?:for|with)|now|then|or)\b/i;

const turnOf = (reading: Reading, context: TurnContext): Turn => {
  const companies = companiesOf(reading, context);
  const half = reading.notCovered.length > 0 ? halfCompared(reading, companies, context.kinds) : undefined;
  if (half) return { ...half, companies };
  const kind = kindFor(context.kinds, reading, companies.length);
  const listed =
    kind && reading.unknown.length === 0 ? undefined : withoutListed(reading, context, companies);
  return listed ?? (kind ? undefined : ofEach(reading, companies, context)) ?? { reading, companies, kind };
};

/** What nobody puts side by side is answered of each: "A against B on return on equity". */
function ofEach(reading: Reading, companies: readonly Company[], { kinds }: TurnContext): Turn | undefined {
  if (companies.length < 2 || !reading.concepts.has('compare')) return undefined;
  const alone = {
    ...reading,
    concepts: new Set([...reading.concepts].filter((concept) => concept !== 'compare')),
  };
  const kind =
    telling(alone).length === 0
      ? undefined
      : kindFor(
          kinds.filter(({ about }) => about === 'company'),
          alone,
          companies.length,
        );
  return kind && { reading: alone, companies, kind };
}

const MOST_RECENT = /\bmost recent/i;

/** Words that change which answer is asked for: without them it is the answer to another question, and only the nearest. */
export const turningConcepts: ReadonlySet<Concept> = new Set<Concept>([
  'peak',
  'trough',
  'why',
  'compare',
  'net',
  'qoq',
  'pace',
  'growth',
]);

/** A question that no kind takes whole, with the kind that takes all but a word beside its matter. */
export function butForAWord(turn: Turn, { kinds }: TurnContext): Turn {
  const { reading, companies, kind } = turn;
  const beside = kind ? undefined : withoutBeyond(reading, { kinds, companies: companies.length });
  if (beside)
    return { ...turn, ...beside, leftOut: [reading.concepts.has('outofscope') ? 'outofscope' : 'traces'] };
  if (
    kind ||
    reading.concepts.has('not') ||
    reading.concepts.has('outofscope') ||
    reading.concepts.has('prediction')
  )
    return turn;
  const bare = withoutLight(reading);
  const plain = bare && kindFor(kinds, bare, companies.length);
  if (bare && plain) return { ...turn, reading: bare, kind: plain };
  const found = kindBut(kinds, reading, companies.length);
  const turning =
    found?.leftOut.filter(
      (concept) => turningConcepts.has(concept) && !(concept === 'peak' && MOST_RECENT.test(reading.text)),
    ) ?? [];
  if (found && (turning.length === 0 || found.leftOut.includes('history'))) return { ...turn, ...found };
  if (found)
    return {
      ...turn,
      unmet: {
        kind: found.kind,
        words: turning.map((concept) => reading.wording.get(concept) ?? concept).join(' … '),
      },
    };
  const unmet = kindUnmet(kinds, bare ?? reading, companies.length);
  return unmet ? { ...turn, unmet } : turn;
}

/** A question of which nobody can say what it is of. */
const lostOf = ({ reading, ...turn }: Turn): Turn => ({
  ...turn,
  kind: undefined,
  reading: { ...reading, unknown: [...reading.unknown, reading.text.trim()] },
});

/** Reads one question of a thread, with what it leaves to the question before. */
export function readTurn(written: string, context: TurnContext): Turn {
  const turn = readWritten(written, context);
  return context.before && ofKindBefore(written, context) !== written ? { ...turn, written } : turn;
}

function readWritten(written: string, context: TurnContext): Turn {
  const { before, isTied = false } = context;
  const isOfSameTime = before?.kind !== undefined && SAME_TIME.test(written);
  const text = ofKindBefore(isOfSameTime ? written.replace(SAME_TIME, '') : written, context);
  const read = readBehind(text, context);
  const reading = isOfSameTime
    ? ofThatTime(before.reading, read, (each) => turnOf(each, context).kind)
    : read;
  // What belongs to a day that the part before finds is not that of the newest day.
  const [onIt] = (isTied && ON_IT.exec(text)) || [];
  if (onIt) return goingOn({ ...reading, unknown: [...reading.unknown, onIt] }, { ...context, before: null });
  const ofEvent = ofEventBefore(reading, context);
  if (ofEvent) return { ...ofEvent, isImplied: true };
  const isOnlyAtWhat = context.hasBefore === true && AT_WHAT.test(text) && wordCount(text) <= 4;
  if ((isTied || isOnlyAtWhat) && isOfBefore(reading) && !isOfPrice(reading, before))
    return goingOn(reading, context);
  if ((!before?.kind || before.reading.unknown.length > 0) && context.hasBefore && OF_THEM.test(text))
    return {
      ...turnOf({ ...reading, unknown: [...reading.unknown, OF_THEM.exec(text)?.[0] ?? 'them'] }, context),
      kind: undefined,
    };
  const meant = before || isTied ? reading : withWhatIsMeant(reading);
  const alone: Turn = { ...turnOf(meant, context), ...(meant === reading ? {} : { isImplied: true }) };
  const both = before && ofBoth(written, reading, before, context);
  if (both) return both;
  if (!before?.kind || reading.unknown.length > 0 || reading.ambiguous.length > 0) return alone;
  const said = telling(reading).filter((concept) => concept !== 'compare');
  const isBare = said.every(isModifier);
  const of = { ...context, it: before.companies[0]?.symbol ?? context.it };
  const narrowed = narrowedBy(reading, { before, alone, merged: withTopicOf(before.reading, reading) });
  const narrow = narrowed && turnOf(narrowed, of);
  if (narrow?.kind) return { ...narrow, isImplied: true };
  const beside = besidePeers(reading, before.reading, (each) => turnOf(each, of));
  if (beside) return { ...beside, isImplied: true };
  const isOfTime = OF_NOW.test(text) || !(BEGINS.test(text) && reading.periods.length === 0);
  const same = whyThen(alone, before, (each) => turnOf(each, of)) ?? ofTheSame(alone, before, of);
  if (same) return same;
  if (alone.kind && !isBare && isOfTime) return alone;
  const isOfIt =
    OF_IT.test(before.kind.id) &&
    said.every((concept) => /^(?:up|down|move|history)$/.test(concept)) &&
    !/\b(?:price|stock|shares?)\b/i.test(text);
  if (alone.kind && isBare && said.length > 0 && !BEGINS.test(text) && !isOfIt) return alone;
  const merged = turnOf(
    isBare ? withTopicOf(before.reading, reading) : inGrainOf(before, reading, (each) => turnOf(each, of)),
    of,
  );
  const isTwo = before.companies.length > 1 && reading.companies.length === 0;
  const joined = isBare ? joinedTo(before, merged, context) : undefined;
  const kept = isTwo
    ? { ...merged, companies: before.companies, kind: kindFor(context.kinds, merged.reading, 2) }
    : (joined ?? merged);
  if (kept.kind && said.length === 0 && WILL_BE.test(text)) return asForecast(alone, merged.reading);
  // Without a word of its own, what was declined says nothing that could be gone on from.
  const isOfNothing = context.isAfterDeclined === true && said.length + reading.periods.length === 0;
  if (kept.kind && isOfNothing && reading.companies.length === 0) return lostOf(alone);
  if (isToldAgain(kept, reading)) return { reading, companies: kept.companies, kind: undefined };
  if (kept.kind) return { ...kept, isImplied: true };
  // What became of several things that were said is nothing that the price did.
  return isOfIt && OF_THOSE.test(text) && alone.kind?.isOfDays
    ? { ...alone, kind: undefined, unmet: { kind: before.kind, words: OF_THOSE.exec(text)?.[0] ?? 'those' } }
    : notOfThen(alone, before);
}

/** Of a deal or a report that was asked of before. */
const ofEventBefore = (reading: Reading, context: TurnContext): Turn | undefined =>
  ofDealBefore(reading, context) ??
  (context.isTied === true ? ofReport(reading, context.before, (each) => turnOf(each, context)) : undefined);

const JOINS = /^\W*(?:and|also|plus|add|vs\.?|versus)\b/i;

/** "And AMPX?" after two companies were put side by side puts it beside them. */
function joinedTo(before: Turn, merged: Turn, { kinds }: TurnContext): Turn | undefined {
  const { reading } = merged;
  const isNamed = reading.companies.length > 0 && JOINS.test(reading.text) && merged.besides === undefined;
  if (!isNamed || before.kind?.about !== 'two') return undefined;
  const companies = [...new Set([...before.companies, ...reading.companies])];
  const kind = kindFor(kinds, reading, companies.length);
  return kind?.about === 'two' ? { ...merged, companies, kind, isImplied: true } : undefined;
}

/** What was told of the one before is not told again where whom it is held against is not covered. */
const isToldAgain = (kept: Turn, reading: Reading): boolean =>
  kept.besides !== undefined &&
  kept.companies.length < 2 &&
  reading.periods.length === 0 &&
  telling(reading).every((concept) => concept === 'compare');

/** After these "going up or down in three months" asks of them, not of the price. */
const OF_IT =
  /^(?:short-interest|days-to-cover|statement-lines|cash$|dilution|growth|estimates|price-target|rating|dividend)/;

/** "And the operating margin for the same": of the periods of the question before. */
const THE_SAME =
  /\b(?:the same|same (?:periods?|quarters?|years?|time)|those (?:periods?|quarters?|years?))\b/i;

const THAT = /\b(?:it|its|that|this|they|them|those|these|any|some|either)\b/i;

/** Of what was bought, sold or raised; not the price of the stock. */
const AT_WHAT = /\bat (?:what|which) (?:average )?(?:prices?|px)\b/i;

/** The terms of a deal that the question before was of; or of what was declined, and nobody knows what that was. */
function ofDealBefore(reading: Reading, context: TurnContext): Turn | undefined {
  const { before, isAfterDeclined } = context;
  // To find the kind of a question is most of what reading it costs, and few are of a deal.
  const turn = () => turnOf(reading, context);
  if (isAfterDeclined === true && !before?.kind && BEFORE_THAT.test(reading.text)) return lostOf(turn());
  if (isAfterDeclined === true && context.isTied !== true && POINTS_AT_FIGURE.test(reading.text))
    return lostOf(turn());
  if (!OF_A_DEAL.test(reading.text)) return undefined;
  if (before?.kind?.id === 'filings-traces')
    return { ...turn(), kind: undefined, unmet: { kind: before.kind, words: reading.text.trim() } };
  return isAfterDeclined === true ? lostOf(turn()) : undefined;
}

/** What was paid, or where the price was, is told of these alone. */
const OF_PAID = /^(?:insider|price|range|largest|session|buybacks?|offering|listed)/;

/** "When was that and how much was it" asks for what was paid. */
const HOW_MUCH = /^how much (?:is|was)(?: it)?$/i;

/** "When was the peak and what was the price" asks for that of the peak. */
const WHAT_WAS = /^\W*what (?:was|were) (?:the|its) (?:price|close)\W*$/i;

/** Whether what follows in the same breath has no matter of its own: "is it going up", "size", "what was it in 2022". */
export function isOfBefore(reading: Reading): boolean {
  const said = telling(reading);
  if (reading.companies.length > 0 || reading.names.length > 0) return false;
  const isBare = said.every(
    (concept) =>
      isModifier(concept) ||
      concept === 'move' ||
      isLight(concept, reading) ||
      (concept === 'price' &&
        (AT_WHAT.test(reading.text) ||
          WHAT_WAS.test(reading.text) ||
          HOW_MUCH.test(reading.wording.get('price') ?? ''))),
  );
  return (
    isBare &&
    (said.length > 0 || reading.periods.length > 0) &&
    (THAT.test(reading.text) ||
      AT_WHAT.test(reading.text) ||
      WHAT_WAS.test(reading.text) ||
      RUNNING.test(reading.text) ||
      BY_HOW_MUCH.test(reading.text) ||
      wordCount(reading.text) <= 2)
  );
}

/** "Why is it up" after what is no figure asks of the price. */
const isOfPrice = (reading: Reading, before: Turn | null): boolean =>
  reading.concepts.has('why') &&
  telling(reading).some((concept) => /^(?:up|down|move)$/.test(concept)) &&
  !OF_IT.test(before?.kind?.id ?? 'cash');

const wordCount = (text: string): number => text.trim().split(/\s+/).length;

/** A kind that needs a word of each: who is on the board, and whether they bought. */
const isOfBoth = ({ needs }: Kind, before: Reading, reading: Reading): boolean =>
  needs.length > 1 &&
  [before, reading].every(({ concepts }) =>
    needs.some((each) => each.some((concept) => concepts.has(concept))),
  );

/** Of the matter before, with what this says of it; understood only where a kind takes both. */
function goingOn(reading: Reading, context: TurnContext): Turn {
  const { before } = context;
  const of = { ...context, it: before?.companies[0]?.symbol ?? context.it };
  const lost = {
    ...turnOf({ ...reading, unknown: [...reading.unknown, reading.text.trim()] }, of),
    kind: undefined,
  };
  if (!before?.kind) return lost;
  if (AT_WHAT.test(reading.text) && !OF_PAID.test(before.kind.id)) return lost;
  const merged = turnOf(withTopicOf(before.reading, reading), of);
  return merged.kind && (merged.kind.id === before.kind.id || isOfBoth(merged.kind, before.reading, reading))
    ? { ...merged, isImplied: true }
    : lost;
}

/** What asks of what is to come. */
const WILL_BE = /\b(?:gonna|going to|will (?:it|they|this|that)|about to|likely to|bound to)\b/i;

/** "And the operating margin for the same", "have they been raised": of the periods, or the estimates, before. */
function ofTheSame(alone: Turn, before: Turn, of: TurnContext): Turn | undefined {
  if (alone.kind?.id === 'estimate-revisions' && before.kind?.id === 'estimates')
    return { ...alone, isImplied: true };
  const { reading } = alone;
  if (reading.periods.length > 0 || !THE_SAME.test(reading.text)) return undefined;
  const turn = turnOf(withTimesOf(before.reading, reading), of);
  return turn.kind && { ...turn, isImplied: true };
}

/** What will come of the matter before is not what is on record of it. */
const asForecast = (alone: Turn, { concepts }: Reading): Turn => ({
  ...alone,
  kind: undefined,
  reading: { ...alone.reading, concepts: new Set([...concepts, 'prediction']) },
});

const ALONE = /\b(?:it|its|the company|this|they|their)\b/i;
const FEW_WORDS = 4;
/** "Compare their margins and debt" names nobody, and is of those that were just named. */
export const COMPARES = /^\W*(?:(?:and|so|now|then|also|please) )*compare\b/i;

/** "Margins?" after two companies were put side by side asks for those of both. */
function ofBoth(
  text: string,
  reading: Reading,
  before: Turn,
  { kinds, isTied }: TurnContext,
): Turn | undefined {
  if (before.companies.length < 2 || before.kind?.about !== 'two' || reading.companies.length > 0)
    return undefined;
  const isOfThem = COMPARES.test(text) || (isTied !== true && WHICH_OF.test(text));
  if (reading.unknown.length > 0) return undefined;
  if (!isOfThem && (ALONE.test(text) || text.trim().split(/\s+/).length > FEW_WORDS)) return undefined;
  const kind = kindFor(
    kinds.filter(({ about }) => about === 'two'),
    reading,
    before.companies.length,
  );
  return kind && telling(reading).length > 0
    ? { reading, companies: before.companies, kind, isImplied: true }
    : undefined;
}
