import { companyTabPath } from '#kit/href/addresses.ts';
import { formatDate, formatMonth } from '#kit/time/dates.ts';
import type { Draft } from '../../written/draft.ts';
import type { Fact, LookedUp } from '../../look-ups/look-up.ts';
import { balanceFigures } from '../../look-ups/statements.ts';
import { type Composing, named } from '../../grammar/reading/kind.ts';

/** What the kinds of periods are called. */
export const kindWords: Readonly<Record<string, string>> = { quarter: 'quarter', year: 'fiscal year', twelve_months: 'twelve months' }; // prettier-ignore

/** `in the quarter to Mar 31, 2026`, or for a balance `on Mar 31, 2026`. */
export const when = (fact: Fact, isBalance: boolean): string =>
  isBalance
    ? `on ${formatDate(fact.date)}`
    : `in the ${kindWords[(fact.row ?? '').split(' ')[0] ?? ''] ?? 'period'} to ${formatDate(fact.date)}`;

/** What was asked, for tables and words: facts of each line, newest first. */
export interface Line {
  name: string;
  label: string;
  isBalance: boolean;
  facts: Fact[];
}

/** The lines of some names that were found. */
export const linesOf = (found: LookedUp, names: readonly string[]): Line[] =>
  names.flatMap((name) => {
    const facts = named(found, name);
    const [first] = facts;
    return first
      ? [{ name, label: first.label, isBalance: balanceFigures.some((figure) => figure === name), facts }]
      : [];
  });

/** So many periods a table shows: as many as a time that was asked for is looked up with. */
export const MOST_PERIODS = 12;

/** So many stand beside each other at least, where as many are on record. */
const LEAST_PERIODS = 2;

/** Shows lines period by period; with what was found, how each that was asked for grew over a year too. */
export function shownAsTable(
  draft: Draft,
  lines: readonly Line[],
  grown: LookedUp,
  asked: readonly Line[] = lines,
): void {
  const ends = [...new Set(lines.flatMap(({ facts }) => facts.map(({ date }) => date ?? '')))]
    .sort()
    .reverse();
  // Before the oldest period that has a line which was asked for, those beside it say nothing of it.
  const own = asked.flatMap(({ name }) => lines.filter((line) => line.name === name));
  const oldest = own.flatMap(({ facts }) => facts.map(({ date }) => ends.indexOf(date ?? '')));
  const periods = ends.slice(0, Math.min(MOST_PERIODS, Math.max(...oldest, LEAST_PERIODS - 1) + 1));
  if (periods.length < 2 && lines.length < 2) return;
  const columns = ['', ...periods.map(formatDate)];
  draft.table(
    'As reported, newest first',
    columns,
    lines.flatMap(({ name, label, facts }) => {
      const at = (all: readonly Fact[]) => periods.map((end) => all.find(({ date }) => date === end));
      const isAsked = asked.some((line) => line.name === name);
      const growth = isAsked ? named(grown, `${name}_growth`) : [];
      return [[label, ...at(facts)], ...(growth.length > 0 ? [['Over a year', ...at(growth)]] : [])];
    }),
  );
}

/** A label within a sentence: EPS stays as it is. */
export const lower = (label: string): string =>
  /^[A-Z][A-Z/]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** A single line of several periods as bars. */
export function barsOfAlone(
  { asked, draft }: Pick<Composing, 'asked' | 'draft'>,
  lines: readonly Line[],
): void {
  const [only] = lines;
  if (only && lines.length === 1 && only.facts.length >= 3 && !only.facts[0]?.currency)
    draft.bars(
      only.label,
      [...only.facts].reverse(),
      (fact) => formatMonth(fact.date ?? ''),
      companyTabPath(asked.company.symbol, 'financials'),
    );
}
