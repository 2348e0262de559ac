import { besidePeers } from '../before/of-figure-before.ts';
import type { Concept } from '../lexicon/lexicon.ts';
import type { Reading } from '../reading/reading.ts';
import { kindFor, telling } from '../reading/resolve.ts';
import { withTopicOf } from '../before/topic-before.ts';
import { readTurn } from './turns.ts';
import type { Turn, TurnContext } from './turn.ts';

/** Of what was asked before this says nothing: the figure without it is only what comes nearest. */
const notOf = (part: Turn, reading: Reading): Turn[] =>
  part.kind
    ? [
        {
          reading: withTopicOf(part.reading, reading),
          companies: part.companies,
          kind: undefined,
          unmet: { kind: part.kind, words: reading.text.trim() },
        },
      ]
    : [];

/** A bare time ("and the year before?") after a question of several parts: each of them at that time, and those that no kind takes at it are named. */
function atThatTime(turn: Turn, before: readonly Turn[], { kinds }: TurnContext): Turn[] | undefined {
  const { reading } = turn;
  const isBare = telling(reading).every((concept) => /^by:/.test(concept)) && reading.periods.length > 0;
  if (!isBare || reading.companies.length + reading.names.length + reading.unknown.length > 0)
    return undefined;
  const at = (each: Turn): Turn | undefined => {
    const merged = withTopicOf(each.reading, reading);
    const kind = each.kind && kindFor(kinds, merged, each.companies.length);
    return kind && kind.id === each.kind?.id
      ? { reading: merged, companies: each.companies, kind, isImplied: true }
      : undefined;
  };
  return before.some(at) ? before.flatMap((each) => at(each) ?? notOf(each, reading)) : undefined;
}

/** The one company that all parts of a question are about. */
const ownOf = (before: readonly Turn[], { it, index }: TurnContext) => {
  const named = new Map(before.flatMap(({ companies }) => companies).map((each) => [each.symbol, each]));
  const [own] = named.values();
  return named.size > 1 ? undefined : (own ?? (it === null ? undefined : index.bySymbol.get(it)));
};

const withConceptsOf = (before: readonly Turn[], own: Iterable<Concept>): ReadonlySet<Concept> =>
  new Set([...own, ...before.flatMap((each) => telling(each.reading))]);

/** Those parts that are held against others in one table, the rest one by one. */
function inOneTable(
  before: readonly Turn[],
  together: (parts: readonly Turn[]) => Turn | undefined,
  alone: (part: Turn) => readonly Turn[],
): Turn[] | undefined {
  const comparable = before.filter((part) => together([part]) !== undefined);
  const table = together(comparable);
  if (comparable.length === 0) return undefined;
  const held = table ? [table] : comparable.flatMap((part) => together([part]) ?? []);
  return [...held, ...before.filter((part) => !comparable.includes(part)).flatMap(alone)];
}

/** "How do those compare to LTC" after a question of several parts asks of all of them; what has no table of two is told of each. */
function allHeldAgainst(
  { reading }: Turn,
  before: readonly Turn[],
  context: TurnContext,
): Turn[] | undefined {
  const isBare =
    reading.concepts.has('compare') && telling(reading).every((concept) => concept === 'compare');
  const own = ownOf(before, context);
  if (!isBare || !own || reading.companies.length === 0 || reading.unknown.length > 0) return undefined;
  const companies = [own, ...reading.companies.filter(({ symbol }) => symbol !== own.symbol)];
  const ofTwo = context.kinds.filter(({ about }) => about === 'two');
  const together = (parts: readonly Turn[]): Turn | undefined => {
    const all = { ...reading, concepts: withConceptsOf(parts, reading.concepts) };
    const kind = kindFor(ofTwo, all, companies.length);
    return kind && { reading: all, companies, kind, isImplied: true };
  };
  const ofEach = (part: Turn): Turn[] =>
    part.kind?.about === 'company' ? [{ ...part, companies, isImplied: true }] : [];
  return inOneTable(before, together, ofEach);
}

/** "Vs peers" after a question of several parts is of all of them, in one table. */
function allBesidePeers(
  { reading }: Turn,
  before: readonly Turn[],
  context: TurnContext,
): Turn[] | undefined {
  const own = ownOf(before, context);
  if (!own || reading.names.length + reading.unknown.length > 0) return undefined;
  const together = (parts: readonly Turn[]): Turn | undefined => {
    const [part] = parts;
    if (!part) return undefined;
    const topics = { ...part.reading, concepts: withConceptsOf(parts, []) };
    const read = (merged: Reading) => ({ reading: merged, kind: kindFor(context.kinds, merged, 1) });
    const made = besidePeers(reading, topics, read);
    return made && { ...made, companies: [own], isImplied: true };
  };
  return inOneTable(before, together, (part) => notOf(part, reading));
}

/** "And VNET?" after a question of several parts asks all of them of that one. */
function allOfAnother({ reading }: Turn, before: readonly Turn[], context: TurnContext): Turn[] | undefined {
  const isBare = telling(reading).length === 0 && reading.companies.length > 0;
  const isOther = reading.names.length + reading.unknown.length + reading.ambiguous.length === 0;
  if (!isBare || !isOther || reading.periods.length + reading.amounts.length > 0) return undefined;
  if (!ownOf(before, context) || reading.notCovered.length > 0) return undefined;
  if (!before.every(({ kind }) => kind?.about === 'company')) return undefined;
  const { companies } = reading;
  return before.map((part) => ({
    ...part,
    companies,
    reading: { ...part.reading, companies, names: [] },
    isImplied: true,
  }));
}

/** What goes on from all parts of the question before, and not from the last alone. */
export function ofAllBefore(text: string, all: readonly Turn[], context: TurnContext): Turn[] | undefined {
  if (all.length < 2) return undefined;
  const alone = readTurn(text, { ...context, before: null });
  return (
    atThatTime(alone, all, context) ??
    allHeldAgainst(alone, all, context) ??
    allBesidePeers(alone, all, context) ??
    allOfAnother(alone, all, context)
  );
}
