import { daysBetween } from '#kit/time/days.ts';
import type { StatementFact } from '#server/store/statements/packed-facts.ts';

/** Cash of so much, of the day before or after or as it was published, says that one of nothing is none. */
const LEAST = 1e6;
/** The day of the quarter before or after. */
const NEXT_DAYS = 100;
/** A cash that is older is not held against what was published. */
const PRESENT_DAYS = 460;

const debts = ['debt', 'long_term_debt'];

/**
 * Facts without cash of exactly nothing beside a million and more: of another source on the same day, of the quarter before or after, or, for the days of
 * the last 15 months, as published with the quotes. Such a fact is of another context of the report (AKTX: $0 in each 10-K, after $2.7M in June, and $5M
 * published), and so are all of its source where each is nothing (MAIA). Who owes more than that may have paid all it had to its bank (AMPY).
 */
export function withoutEmptyCash(
  facts: readonly StatementFact[],
  published: number | null,
  asOf: string,
): readonly StatementFact[] {
  const cash = facts.filter(({ concept, start }) => concept === 'cash' && start === null);
  const empty = cash.filter(({ value }) => value === 0);
  if (empty.length === 0) return facts;
  const owed = (day: string) =>
    Math.max(
      0,
      ...facts.flatMap(({ concept, end, value }) => (debts.includes(concept) && end === day ? [value] : [])),
    );
  const isNone = ({ end }: StatementFact): boolean => {
    const others = cash.filter((other) => Math.abs(daysBetween(other.end, end)) <= NEXT_DAYS);
    const isPresent = daysBetween(end, asOf) <= PRESENT_DAYS;
    const most = Math.max(...others.map(({ value }) => value), (isPresent && published) || 0);
    return most >= LEAST && owed(end) < most;
  };
  const none = new Set(empty.filter(isNone));
  const allEmpty = new Set(
    [...none].flatMap(({ source }) =>
      cash.every((fact) => fact.source !== source || fact.value === 0) ? [source] : [],
    ),
  );
  return facts.filter(
    (fact) => !none.has(fact) && !(allEmpty.has(fact.source) && fact.concept === 'cash' && fact.value === 0),
  );
}
