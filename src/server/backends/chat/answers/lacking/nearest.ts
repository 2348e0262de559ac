import { sayAbsent } from './absent.ts';
import { createDraft, type Draft } from '../written/draft.ts';
import type { Concept } from '../grammar/lexicon/lexicon.ts';
import { isOfBanks } from '../grammar/reading/of-banks.ts';
import { namesOfTrades } from '../grammar/reading/of-trades.ts';
import type { Reading } from '../grammar/reading/reading.ts';
import { hasNeeds, hasSlotNeeded, isLight, slotsOf } from '../grammar/reading/resolve.ts';
import type { Turn } from '../grammar/turns/turn.ts';
import { isOfDeal } from '../grammar/turns/unread.ts';
import type { Composing, Kind } from '../grammar/reading/kind.ts';
import type { Fact } from '../look-ups/look-up.ts';
import { cluesOf } from '../second-reader/clues.ts';
import { filledBy } from '../second-reader/proposal.ts';
import { readerOfReadings } from '../second-reader/reader.ts';
import { isOfNews, OF_NEWS } from './news-named.ts';
import { neighboursOfWords } from './neighbours.ts';
import { isAllSaid } from './said-already.ts';

/** What no record answers by itself: what is said beside it may be on record all the same. */
const BEYOND: ReadonlySet<Concept> = new Set<Concept>(['outofscope', 'prediction', 'not', 'compare']);
/** What turns a matter and is none. */
const TURNS: ReadonlySet<Concept> = new Set<Concept>([
  'net',
  'peak',
  'trough',
  'history',
  'growth',
  'large',
  'qoq',
]);
/** So many figures are shown, where a question names several. */
const MOST = 3;

/** The second reader thinks of a kind where it gives it as much as this, of what it gives to all that is on record. */
const THOUGHT_OF = 0.3;
/** What the grammar read is of another matter where the reader gives it less than this. */
const UNLIKELY = 0.002;
/** Where it gives less than this to all that is on record, it thinks of nothing. */
const HARDLY = 0.02;

/** Kinds that a word of everyday speech names, and that come near to a question only where the reader thinks of them too. */
const OF_ANYTHING =
  /^(?:price$|session|why|overview|officers$|officer-pay|for-and-against|exchange|sector|industry|headquarters|employees|statistics|compare|news$|filings$|client|company-type|sheet-financials)/;

/** What weighs a company, tells what there is of a day, or is made of what was asked for is no figure that comes near to another. */
const NO_FIGURE =
  /^(?:for-and-against|why|ratio-of|ranked|line-record|profit-record|price-extreme|return-of|splits|client)/;
const isFigure = ({ about, id }: Kind): boolean => about === 'company' && !NO_FIGURE.test(id);

/** What a forecast of the price is answered with beside its refusal: where the price is, and was. */
const OF_PRICE = /\b(?:price|stock|shares?|go|hit|reach|double|moon|worth|recover|bounce|\d+x|\$\d+)\b/i;

/** A matter that is named comes near to a question where the reader gives it as much as this, of what it gives to all that is on record. */
const LIKELY = 0.02;

/** How near a kind is to a question: what the reader thinks of it, and where in the question its matter is named; undefined where neither is so. */
function nearness(kind: Kind, reading: Reading, odd: number): number | undefined {
  const said = kind.needs
    .flat()
    .filter(
      (concept) =>
        reading.concepts.has(concept) &&
        !BEYOND.has(concept) &&
        !TURNS.has(concept) &&
        !isLight(concept, reading),
    );
  if (!hasNeeds(kind, reading.concepts) || said.length === 0) return undefined;
  if (odd >= THOUGHT_OF) return odd;
  // What filings such a thing leaves is near to it, whatever is asked of it.
  if (!said.includes('traces') && (OF_ANYTHING.test(kind.id) || odd < LIKELY)) return undefined;
  const places = said.map((concept) => reading.text.indexOf(reading.wording.get(concept) ?? ''));
  return -Math.min(...places.map((place) => (place < 0 ? reading.text.length : place)));
}

/** Whom or what a kind may be asked of. */
const NAMED = ['subject', 'holder', 'person'] as const;

/** What a question says beside its matter, without what a kind takes no notice of. */
function withoutOtherSlots(kind: Kind, reading: Reading): Reading {
  const taken = new Set([...(kind.slots ?? []), ...(kind.needsSlots ?? [])]);
  return {
    ...reading,
    concepts: new Set([...reading.concepts].filter((concept) => !BEYOND.has(concept))),
    periods: reading.periods.filter((period) => taken.has(period.kind)),
    count: taken.has('count') ? reading.count : null,
    names: NAMED.some((slot) => taken.has(slot)) ? reading.names : [],
    amounts: [],
    thresholds: [],
  };
}

/** What such a word means, nobody can say: nothing comes near to it. */
export const PRONOUN = /^(?:it|its|that|this|those|these|them|they|he|she)$/i;

/** A question without a kind, as one of a kind. */
type Read = Turn & { kind: Kind };

/** As likely as this at least, of all that a question may ask, or of all that is on record, is a reading that is told. */
const TOLD = 0.003;
const TOLD_OF_RECORD = 0.1;
/** What the second reader gives this, of all that a question may ask, stands in for a reading that it does not bear out. */
const SURE = 0.5;
/** A reading that rests on a name beside words that nobody knows is told where as much as this of the question may be on record. */
const TOLD_OF_NAME = 0.3;

/** Kinds of one matter: how a line of a statement grew is of that line. */
const OF_LINES = /^(?:statement-lines|growth|line-record|ranked-period|ratio-of|sheet-)/;

/** What the reader gives to a kind, and to those of its matter. */
const oddOfMatter = (id: string, odds: ReadonlyMap<string, number>): number =>
  [...odds].reduce(
    (sum, [other, odd]) => (other === id || (OF_LINES.test(id) && OF_LINES.test(other)) ? sum + odd : sum),
    0,
  );

/** The kind that the second reader is sure of, with what the question leaves out filled in. */
function sureOf(turn: Turn, kinds: readonly Kind[], odds: ReadonlyMap<string, number>) {
  const [id] = [...odds].find(([each, odd]) => each !== 'declined' && odd >= SURE) ?? [];
  return filledBy(
    turn,
    kinds.filter((kind) => kind.id === id && isFigure(kind)),
  );
}

/** Whether the second reader bears a reading out: "how often do they pay it" asks of no officer's pay. */
export function isBorneOut({ reading }: Turn, { id }: Kind): boolean {
  // A drug that is on record is the company's own, whatever is asked of it.
  if (reading.names.some(({ kind }) => kind === 'drug')) return true;
  const odds = readerOfReadings().oddsOf(cluesOf(reading));
  const [odd, onRecord] = [oddOfMatter(id, odds), 1 - (odds.get('declined') ?? 0)];
  const isOfName = reading.names.length > 0 && reading.unknown.length > 0;
  const isLikely = odd >= TOLD_OF_RECORD * onRecord || (odd >= TOLD && !OF_ANYTHING.test(id));
  return isLikely && (!isOfName || onRecord >= TOLD_OF_NAME);
}

/**
 * A question that no kind takes, on the page of `thread`, as the kinds whose figures come nearest to it: the one that it was read as, the one that the second reader thinks
 * of, else those whose matter it names, in its order.
 */
export function nearestOf(turn: Turn, kinds: readonly Kind[], thread: string | null): Read[] {
  const { reading, companies } = turn;
  const as = (kind: Kind, said = reading): Read => ({
    ...turn,
    kind,
    reading: withoutOtherSlots(kind, said),
  });
  // Of another company, whose deal it is, nothing comes near.
  if (companies.some(({ symbol }) => symbol !== thread && isOfDeal(symbol, reading.text))) return [];
  const beside = companies.length === 1 ? neighboursOfWords(turn, kinds) : undefined;
  if (beside) return beside;
  // Of news that names somebody nobody here knows, what is newest.
  if (isOfNews(turn)) return kinds.filter(({ id }) => OF_NEWS.includes(id)).map((kind) => as(kind));
  // What a bank earns on what it has comes nearest to its margins, which no table has.
  if (isOfBanks(reading) && companies.length > 0)
    return kinds.filter(({ id }) => OF_BANKS.includes(id)).map((kind) => as(kind));
  const read = turn.kind ?? turn.unmet?.kind;
  const odds = readerOfReadings().oddsOf(cluesOf(reading));
  const onRecord = 1 - (odds.get('declined') ?? 0);
  const oddOf = ({ id }: Kind): number => (onRecord < HARDLY ? 0 : oddOfMatter(id, odds) / onRecord);
  // What the words do not bear out comes near to nothing.
  const isUnlike = read !== undefined && onRecord >= HARDLY && oddOf(read) < UNLIKELY;
  if (read && isBorneOut(turn, read)) return isFigure(read) && !isUnlike ? [as(read)] : [];
  const sure = companies.length === 0 ? undefined : sureOf(turn, kinds, odds);
  if (read) return sure ? [as(sure.kind, sure.reading)] : [];
  const isOfNone =
    reading.unknown.some((word) => PRONOUN.test(word)) ||
    reading.ambiguous.length > 0 ||
    companies.length === 0 ||
    reading.concepts.has('screen');
  if (isOfNone) return [];
  if (sure) return [as(sure.kind, sure.reading)];

  const slots = slotsOf(reading);
  const near = kinds.flatMap((kind) => {
    if (!isFigure(kind) || !hasSlotNeeded(kind, slots)) return [];
    const place = nearness(kind, reading, oddOf(kind));
    return place === undefined ? [] : [{ kind, place }];
  });
  const [first, ...rest] = near.toSorted((a, b) => b.place - a.place);
  const isOfPrice = reading.concepts.has('prediction') && OF_PRICE.test(reading.text);
  if (!first)
    return isOfPrice
      ? kinds
          .filter(({ id }) => id === 'range')
          .slice(0, 1)
          .map((kind) => as(kind))
      : [];
  // Several kinds of one matter say the same.
  const named = [first, ...rest].filter(
    ({ place }, at, all) => place <= 0 && all.findIndex((each) => each.place === place) === at,
  );
  return (first.place > 0 ? [first] : named.slice(0, MOST)).map(({ kind }) => as(kind));
}

const OF_BANKS = ['return-on-assets', 'return-on-equity'];

const saysNone = (draft: Draft): boolean => {
  const [first] = draft.finish().parts;
  return first?.kind === 'text' && first.markdown.startsWith('No ');
};

const saysAlready = (draft: Draft, markdown: string): boolean =>
  draft.finish().parts.some((part) => part.kind === 'text' && part.markdown.includes(markdown));

/** With as many unknown words beside it a figure may be a part of what was asked. */
const UNKNOWN_BESIDE = 2;

const SERIES: readonly Concept[] = ['by:quarter', 'by:year', 'history'];

/** Of two that are offered either will do: "inventory turns or debt to equity, whichever you have". */
const EITHER =
  /\bor\b[^.?!;]*\b(?:whichever|whatever|either|any of)\b|\b(?:either|whichever)\b[^.?!;]*\bor\b/i;

/** How near a figure comes to a question that no kind takes. That it is another thing is said only where the record is known not to have what was asked. */
const howNear = ({
  unmet,
  reading: { concepts, unknown, text },
}: Pick<Turn, 'unmet' | 'reading'>): string => {
  if (namesOfTrades(text).length > 0) return 'is not what was asked';
  if (unmet) return unmet.isDoubt ? 'may not be what was asked' : 'may not be all that was asked';
  const isBeyond = concepts.has('outofscope') || concepts.has('prediction') || isOfBanks({ text });
  if (isBeyond && !EITHER.test(text)) return 'is not what was asked';
  return unknown.length > UNKNOWN_BESIDE ? 'may not be what was asked' : 'may not be all that was asked';
};

/** How much of what is near is shown: all that there is of the one matter that comes near, else a sentence of each. */
export interface Showing {
  isFirst: boolean;
  isOnly: boolean;
}

/**
 * Adds the nearest on record to a question that is not answered, and says that it may not be the answer. Resolves with the facts that
 * were computed for it.
 */
export async function sayNearest(
  { unmet, kind: own, reading }: Turn,
  kind: Kind,
  { asked, ask, draft, store }: Composing,
  { isFirst, isOnly }: Showing,
): Promise<Fact[]> {
  const isRead = kind === (own ?? unmet?.kind) && !unmet?.isDoubt;
  const aside = createDraft();
  const isKnown = await kind.answer({ asked, ask, draft: aside, store });
  // That no filing of a sort is on record comes near to nothing; what a trust may be is told, and claims no answer.
  if (!isRead && /^filings-(?!traces)/.test(kind.id) && saysNone(aside)) return [];
  if (!isKnown && !(kind.id === 'trust' && aside.finish().sources.length > 0)) {
    // That there is nothing of it at all is worth more than that a word was not understood; what is only shown after signing in is no nothing.
    const [own] = aside.finish().parts;
    const said = own?.kind === 'text' && !own.markdown.includes('[^') ? own.markdown : undefined;
    if (isFirst && isRead && !(said !== undefined && saysAlready(draft, said)))
      if (said === undefined) await sayAbsent(kind, { asked, ask, draft, store });
      else draft.text(said);
    return [];
  }
  const { parts, sources, used } = aside.finish();
  if (isAllSaid(draft, parts)) return [];
  const lead = isFirst ? `The nearest on record, which ${howNear({ unmet, reading })}:` : '';
  const text = parts.find((part) => part.kind === 'text' && part.markdown.includes('[^'));
  // Of what was asked by quarter one quarter says little.
  const isSeries =
    SERIES.some((concept) => reading.concepts.has(concept)) && parts.some((part) => part.kind === 'table');
  // What was read of the question may be all of it: then its whole answer is what the asker is here for.
  if (isOnly && sources.length > 0 && !(text?.kind === 'text' && saysAlready(draft, text.markdown))) {
    draft.text(lead);
    await kind.answer({ asked, ask, draft, store });
    return [];
  }
  if (text?.kind === 'text' && !isSeries) {
    const cited = text.markdown.replaceAll(/\[\^(\d+)\]/g, (_, number: string) => {
      const source = sources.find((each) => each.number === Number(number));
      return source ? draft.cite(source) : '';
    });
    // Another part of the question may have been answered with it.
    if (!saysAlready(draft, cited)) draft.text(lead, cited);
    return used.filter(({ computed }) => computed);
  }
  // A list says little without its rows.
  if (sources.length === 0) return [];
  draft.text(lead);
  await kind.answer({ asked, ask, draft, store });
  return [];
}
