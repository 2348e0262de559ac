import { kindFor, telling } from './resolve.ts';
import { withTopicOf } from './topic-before.ts';
import type { Turn, TurnContext } from './turns.ts';

/** A bare time ("and the year before?") after a question of several parts: each of them at that time, where its kind takes it. */
export function atThatTime(turn: Turn, before: readonly Turn[], { kinds }: TurnContext): Turn[] | undefined {
  const { reading } = turn;
  const isBare = telling(reading).every((concept) => /^by:/.test(concept)) && reading.periods.length > 0;
  if (!isBare || reading.companies.length + reading.names.length + reading.unknown.length > 0)
    return undefined;
  const of = before.flatMap((each): Turn[] => {
    const merged = withTopicOf(each.reading, reading);
    const kind = each.kind && kindFor(kinds, merged, each.companies.length);
    return kind?.id === each.kind?.id
      ? [{ reading: merged, companies: each.companies, kind, isImplied: true }]
      : [];
  });
  return of.length > 0 ? of : undefined;
}

/** "How do those compare to LTC" after a question of several parts asks of all of them. */
export function allHeldAgainst(
  { reading }: Turn,
  before: readonly Turn[],
  { kinds, it, index }: TurnContext,
): Turn[] | undefined {
  const isBare =
    reading.concepts.has('compare') && telling(reading).every((concept) => concept === 'compare');
  const own = before[0]?.companies[0] ?? (it === null ? undefined : index.bySymbol.get(it));
  if (!isBare || !own || reading.companies.length === 0 || reading.unknown.length > 0) return undefined;
  const concepts = new Set([...reading.concepts, ...before.flatMap((each) => telling(each.reading))]);
  const all = { ...reading, concepts };
  const companies = [own, ...reading.companies.filter(({ symbol }) => symbol !== own.symbol)];
  const ofTwo = kinds.filter(({ about }) => about === 'two');
  const kind = kindFor(ofTwo, all, companies.length);
  return kind && [{ reading: all, companies, kind, isImplied: true }];
}
