import { always, type Kind, type Slot } from '../kinds/kind.ts';
import type { Concept } from './lexicon.ts';
import type { Reading } from './reading.ts';

/** What a question names beside its concepts. */
export function slotsOf({ periods, count, amounts }: Reading): Slot[] {
  return [
    ...new Set<Slot>([
      ...periods.map(({ kind }) => kind),
      ...(periods.length > 1 ? (['periods'] as const) : []),
      ...(count === null ? [] : (['count'] as const)),
      ...(amounts.length > 0 ? (['amount'] as const) : []),
    ]),
  ];
}

const alwaysSaid: ReadonlySet<Concept> = new Set(always);

/** What was said that decides which kind of question it is. */
export const telling = (reading: Reading): Concept[] =>
  [...reading.concepts].filter((concept) => !alwaysSaid.has(concept));

const hasNeeds = (kind: Kind, concepts: ReadonlySet<Concept>): boolean =>
  kind.needs.every((alternatives) => alternatives.some((concept) => concepts.has(concept)));

/** What a question says that a kind cannot take. */
function leftOver(kind: Kind, reading: Reading): (Concept | Slot)[] {
  const taken = new Set<Concept>([...kind.needs.flat(), ...(kind.allows ?? [])]);
  const slots = new Set<Slot>([...(kind.slots ?? []), ...(kind.needsSlots ?? [])]);
  return [
    ...telling(reading).filter((concept) => !taken.has(concept)),
    ...slotsOf(reading).filter((slot) => !slots.has(slot)),
  ];
}

function isAbout(kind: Kind, companies: number): boolean {
  if (kind.about === 'two') return companies >= 2;
  if (kind.about === 'company') return companies >= 1;
  return true;
}

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
      (kind.needsSlots === undefined || kind.needsSlots.some((slot) => slots.includes(slot))),
  );
  return fitting.reduce<Kind | undefined>(
    (best, kind) => (best && nearness(best, reading) >= nearness(kind, reading) ? best : kind),
    undefined,
  );
}

/** Kinds that a question touches without being one of them, the nearest first. */
export function nearestKinds(kinds: readonly Kind[], reading: Reading): { kind: Kind; over: (Concept | Slot)[] }[] {
  return kinds
    .filter((kind) => kind.needs.length > 0 && hasNeeds(kind, reading.concepts))
    .map((kind) => ({ kind, over: leftOver(kind, reading) }))
    .sort((a, b) => a.over.length - b.over.length || nearness(b.kind, reading) - nearness(a.kind, reading));
} // prettier-ignore
