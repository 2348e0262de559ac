import type { Fact } from '../look-ups/look-up.ts';
import type { Draft } from '../draft.ts';
import type { Asked } from './kind.ts';
import { asOf } from './simple.ts';

type Companies = Asked['companies'];
type Facts = readonly (Fact | undefined)[];

/** What each of several is called beside the others: two classes of one company by their tickers too. */
export const calledOf = (companies: Companies): string[] =>
  companies.map(({ short, symbol }) =>
    companies.filter((each) => each.short === short).length > 1 ? `${short} (${symbol})` : short,
  );

const isOfOneMeasure = (facts: Facts): boolean =>
  facts.every(
    (fact) =>
      fact &&
      fact.unit === facts[0]?.unit &&
      fact.currency === facts[0].currency &&
      Number.isFinite(Number(fact.value)),
  );

/** Which has the most of what was asked for, where all are known. */
export function higherOf(companies: Companies, facts: Facts): string | undefined {
  const known = facts.flatMap((fact, at) =>
    fact ? [{ value: Number(fact.value), called: calledOf(companies)[at] ?? '' }] : [],
  );
  const [first, second] = known.toSorted((a, b) => b.value - a.value);
  if (!first || !second || !isOfOneMeasure(facts) || first.value === second.value) return undefined;
  return `The ${known.length > 2 ? 'highest' : 'higher'} is that of ${first.called}.`;
}

/** A measure of each: of three and more that were named the highest first. */
export function eachOf(
  draft: Draft,
  { companies, isNamed }: { companies: Companies; isNamed: boolean },
  facts: Facts,
): string {
  const called = calledOf(companies);
  const all = facts.map((fact, at) => ({ fact, name: called[at] ?? '' }));
  const known = all.filter(({ fact }) => fact);
  const isRanked =
    isNamed && companies.length > 2 && known.length > 1 && isOfOneMeasure(known.map(({ fact }) => fact));
  const valueOf = ({ fact }: { fact: Fact | undefined }): number => (fact ? Number(fact.value) : -Infinity);
  return (isRanked ? all.toSorted((a, b) => valueOf(b) - valueOf(a)) : all)
    .map(({ fact, name }) => (fact ? `${name} ${draft.strong(fact)}${asOf(fact)}` : `${name} not on record`))
    .join('; ');
}

const AND_LAST = /,\s*(?:and |or )?([\w.&'-]+)(?: and| or|,| &) ([\w.&'-]+)\W*$/i;

/** The last of a list of names that is none of those which were found: "for tscan, bicycle and context". */
export function strayOf(text: string, companies: Companies): string | undefined {
  const [, before = '', last = ''] = AND_LAST.exec(text) ?? [];
  const isOf = (word: string): boolean =>
    companies.some(({ name, symbol }) =>
      [symbol, ...name.split(/[^\p{L}\p{N}]+/u)].some((each) => each.toLowerCase() === word.toLowerCase()),
    );
  return last !== '' && isOf(before) && !isOf(last) ? last : undefined;
}
