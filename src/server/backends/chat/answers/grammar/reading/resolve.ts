import { always, type Kind, type Slot } from './kind.ts';
import { unmetDemand } from './demands.ts';
import type { Concept } from '../lexicon/lexicon.ts';
import type { Reading } from './reading.ts';
import { wordsOf } from '../lexicon/words.ts';

/** What a question names beside its concepts. */
export function slotsOf({ periods, count, amounts, thresholds, names }: Reading): Slot[] {
  return [
    ...new Set<Slot>([
      ...periods.map(({ kind }) => kind),
      ...(periods.length > 1 ? (['periods'] as const) : []),
      ...(count === null ? [] : (['count'] as const)),
      ...(amounts.length > thresholds.length ? (['amount'] as const) : []),
      ...(thresholds.length > 0 ? (['threshold'] as const) : []),
      ...names.map(({ kind }) => (kind === 'person' || kind === 'holder' ? kind : 'subject')),
    ]),
  ];
}

const alwaysSaid: ReadonlySet<Concept> = new Set(always);

/** What was said that decides which kind of question it is. */
export const telling = (reading: Reading): Concept[] =>
  [...reading.concepts].filter((concept) => !alwaysSaid.has(concept));

/** Whether all that a kind needs was said. */
export const hasNeeds = (kind: Kind, concepts: ReadonlySet<Concept>): boolean =>
  kind.needs.every((alternatives) => alternatives.some((concept) => concepts.has(concept)));

/** Kinds whose answers say of what a figure is made. */
const saysHow =
  /^(?:market-cap|runway|burn|ratio-of|net-cash|price-(?:earnings|sales|book)|ev-|enterprise|current-ratio|debt-to|return-on|growth|dilution|volatility|valuation|days-to-cover|for-and-against)/;

/** Kinds whose answers are one figure, which may be held against an amount. */
const ofOneFigure =
  /^(?:statement-lines|growth|price-change|range|dividend|volume|employees|ratio-of|return-on-|dilution|volatility|tax-rate|market-cap|price-on-day|session-move)$/;

/** What a question says that a kind cannot take. */
export function leftOver(kind: Kind, reading: Reading): (Concept | Slot)[] {
  const taken = new Set<Concept>([...kind.needs.flat(), ...(kind.allows ?? [])]);
  const slots = new Set<Slot>([...(kind.slots ?? []), ...(kind.needsSlots ?? [])]);
  if (slots.has('amount') || ofOneFigure.test(kind.id)) slots.add('threshold');
  if (saysHow.test(kind.id)) taken.add('method');
  return [
    ...telling(reading).filter((concept) => !taken.has(concept)),
    ...slotsOf(reading).filter((slot) => !slots.has(slot)),
  ];
}

/** Whether so many companies are what a kind is about. */
export function isAbout(kind: Kind, companies: number): boolean {
  if (kind.about === 'two') return companies >= 2;
  if (kind.about === 'company') return companies >= 1;
  return true;
}

/** An amount that something is held against is an amount too. */
export const hasSlotNeeded = ({ needsSlots }: Kind, slots: readonly Slot[]): boolean =>
  needsSlots === undefined ||
  slots.some((slot) => needsSlots.includes(slot) || (slot === 'threshold' && needsSlots.includes('amount')));

/** How many of the telling concepts a kind needs: the more, the more it is meant. */
const nearness = (kind: Kind, reading: Reading): number =>
  kind.needs.length * 10 +
  (kind.needsSlots ? 5 : 0) +
  (kind.about === 'two' ? 25 : 0) +
  telling(reading).filter((concept) => kind.needs.some((each) => each.includes(concept))).length;

/** The kind that takes all that a question says; undefined where none does. */
export function kindFor(kinds: readonly Kind[], reading: Reading, companies: number): Kind | undefined {
  const slots = slotsOf(reading);
  const fitting = kinds.filter(
    (kind) =>
      isAbout(kind, companies) &&
      !kind.refuses?.some((concept) => reading.concepts.has(concept)) &&
      hasNeeds(kind, reading.concepts) &&
      (kind.fits === undefined || kind.fits(reading)) &&
      leftOver(kind, reading).length === 0 &&
      unmetDemand(kind.id, reading) === undefined &&
      hasSlotNeeded(kind, slots),
  );
  return fitting.reduce<Kind | undefined>(
    (best, kind) => (best && nearness(best, reading) >= nearness(kind, reading) ? best : kind),
    undefined,
  );
}

/** The nearest kind that takes a question but for what it wants of it ("when", "who"), with those words. */
function kindButForDemand(
  kinds: readonly Kind[],
  reading: Reading,
  companies: number,
): { kind: Kind; words: string } | undefined {
  for (const { kind, over } of nearestKinds(kinds, reading)) {
    const isOf = over.length === 0 && isAbout(kind, companies) && hasSlotNeeded(kind, slotsOf(reading));
    const words = isOf ? unmetDemand(kind.id, reading) : undefined;
    if (words !== undefined) return { kind, words };
  }
  return undefined;
}

const times: ReadonlySet<string> = new Set<Slot>([
  'day',
  'month',
  'quarter',
  'year',
  'span',
  'newest',
  'periods',
]);

/** Figures of which the newest alone is on record. */
const OF_NOW_ALONE =
  /^(?:market-cap|float|employees|enterprise|ev-|price-(?:earnings|sales|book)|net-cash|institutions-share|insiders-share|shares-outstanding|days-to-cover|volatility|beta|price-target|rating)/;

/** The first time of a question in its own words. */
function writtenTime({ text, periods: [period] }: Reading): string {
  const { start = 0, length = 0 } = period ?? {};
  return wordsOf(text)
    .slice(start, start + length)
    .map(({ written }) => written)
    .join(' ');
}

/** The nearest kind that takes a question but for its time, with the words for that: what it asks is on record of other times alone. */
function kindButForTime(
  kinds: readonly Kind[],
  reading: Reading,
  companies: number,
): { kind: Kind; words: string } | undefined {
  const [period] = reading.periods;
  if (!period || reading.unknown.length > 0) return undefined;
  const bare = { ...reading, periods: [] };
  const kind = kindFor(kinds, bare, companies);
  const isOfTime =
    kind !== undefined &&
    OF_NOW_ALONE.test(kind.id) &&
    leftOver(kind, reading).every((each) => times.has(each));
  return isOfTime && kind.about === 'company' ? { kind, words: writtenTime(reading) } : undefined;
}

/** The nearest kind that takes a question but for what it wants of it, or for its time, with those words. */
export const kindUnmet = (
  kinds: readonly Kind[],
  reading: Reading,
  companies: number,
): { kind: Kind; words: string } | undefined =>
  kindButForDemand(kinds, reading, companies) ?? kindButForTime(kinds, reading, companies);

/** What may be left out of a question, if the answer says so: words that turn a question, and what it is seen beside. */
const beside: ReadonlySet<string> = new Set<Concept>([
  'history', 'large', 'peak', 'trough', 'up', 'down', 'price', 'news', 'by:year', 'by:quarter', 'by:ttm', 'overview', 'stats', 'session', 
  'growth', 'pace', 'compare', 'filings', 'financials', 'chart', 'qoq', 'tellme', 'why', 'net', 'exchange', 'phase1', 'phase2', 'phase3',
]); // prettier-ignore
const MOST_LEFT_OUT = 2;

/** Words that are of a concept where nothing else is said, and of no weight beside another: "how big is the cash", "the shares report". */
const light: Readonly<Partial<Record<Concept, RegExp>>> = {
  mcap: /^(?:how )?(?:big|large|small)(?: is)?$|^(?:size|worth)$/i,
  price: /^(?:trades?|trading|close|closed|closing|finish|ended?|ended at|fetch|quote|one share)$/i,
  earnings: /^(?:reports?|reported|earn|earned|prints?|results?)$/i,
  overview:
    /^(?:business|summary|profile|background|operates?|mission|work on|working on|what is company|what is it exactly|what are they)$/i,
  filings: /^(?:filed?|filings?|sec|edgar|documents?|disclosed|disclosures?|paperwork)$/i,
  sharesout: /^(?:outstanding|exist|are out|how many shares?|number of shares?)$/i,
  exchange: /^(?:listed|listing|venue)$/i,
  news: /^(?:updates?|brief|story|announced|heard|news)$/i,
  officers: /^(?:teams?|lead|chiefs?|leads|leading|leaders?|board|executives?|management|heads)$/i,
  holders: /^(?:own|owners?|managers?|investors?|holders?|funds)$/i,
  compare: /^(?:better|worse)$/i,
  pay: /^(?:pay|paid|package|comp)$/i,
  events: /^(?:events?|presentation|calendar|appearance)$/i,
  why: /^(?:reasons?|happened|happen|going on|cause)$/i,
  screen: /^(?:stocks|companies|ideas|small cap|tickers|list of)$/i,
  history: /^(?:history|development|develop|lately|timeline|past quarter)$/i,
  client: /^(?:client|relationship.*)$/i,
  approval: /^(?:approved|fda|launched)$/i,
  financials: /^(?:financials?|statements?|results?|numbers)$/i,
  profitable: /^(?:profit or loss|in loss)$/i,
  stats: /^(?:stats?|statistics?|numbers)$/i,
  chart: /^(?:chart|graph|plot)$/i,
  volume: /^(?:illiquid|liquid|liquidity)$/i,
  estimates: /^(?:expected|expects?)$/i,
  peers: /^(?:players?|alternatives?)$/i,
  cover: /^cover(?:ing)?$/i,
  trials: /^(?:studied|testing|tests|treat|phase|phases|program|programs|asset|assets|med|compound)$/i,
};

/** Whether a concept was said by a word that means little by itself. */
export const isLight = (concept: Concept, reading: Reading): boolean =>
  light[concept]?.test(reading.wording.get(concept) ?? '') ?? false;

/** The reading without its light words, where something else is left. */
export function withoutLight(reading: Reading): Reading | undefined {
  const dropped = telling(reading).filter(
    (concept) =>
      light[concept]?.test(reading.wording.get(concept) ?? '') &&
      (concept !== 'screen' || reading.amounts.length === 0),
  );
  const heavy = telling(reading).filter((concept) => !dropped.includes(concept) && !beside.has(concept));
  if (dropped.length === 0 || heavy.length === 0) return undefined;
  return {
    ...reading,
    concepts: new Set([...reading.concepts].filter((concept) => !dropped.includes(concept))),
  };
}

/** The one kind that takes a question but for a word or two beside its matter, and those concepts; undefined where none does, or two do. */
export function kindBut(
  kinds: readonly Kind[],
  reading: Reading,
  companies: number,
): { kind: Kind; leftOut: Concept[] } | undefined {
  const isIn = (concepts: readonly (Concept | Slot)[]): concepts is Concept[] =>
    concepts.every((each) => beside.has(each));
  const fitting = nearestKinds(kinds, reading).flatMap(({ kind, over }) => {
    const isTelling = kind.needs
      .flat()
      .some((concept) => !beside.has(concept) && reading.concepts.has(concept));
    const isOf =
      isAbout(kind, companies) &&
      !kind.refuses?.some((concept) => reading.concepts.has(concept)) &&
      (kind.fits?.(reading) ?? true) &&
      unmetDemand(kind.id, reading) === undefined;
    return isTelling &&
      isOf &&
      hasSlotNeeded(kind, slotsOf(reading)) &&
      over.length <= MOST_LEFT_OUT &&
      isIn(over)
      ? [{ kind, leftOut: over }]
      : [];
  });
  const [first, second] = fitting;
  if (
    !first ||
    (second && second.leftOut.length === first.leftOut.length && second.kind.id !== first.kind.id)
  )
    return undefined;
  return first;
}

/** Kinds that a question touches without being one of them, the nearest first. */
export function nearestKinds(
  kinds: readonly Kind[],
  reading: Reading,
): { kind: Kind; over: (Concept | Slot)[] }[] {
  return kinds
    .filter((kind) => kind.needs.length > 0 && hasNeeds(kind, reading.concepts))
    .map((kind) => ({ kind, over: leftOver(kind, reading) }))
    .sort((a, b) => a.over.length - b.over.length || nearness(b.kind, reading) - nearness(a.kind, reading));
}
