import { listOf } from '#kit/text/sentence.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import type { Draft } from '../../written/draft.ts';
import { formatDate } from '#kit/time/dates.ts';
import { isPublished, isScreened, labels, type Measure } from './compare-measures.ts';
import type { Asked } from '../../grammar/reading/kind.ts';
import { asOf } from '../told/simple.ts';

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

/** What asks for the one that has less of it. */
const LESS = /\b(?:less|least|lower|lowest|smaller|smallest|fewer|fewest|slower|slowest|cheaper|cheapest)\b/i;

/** What asks for the one that has more, which decides where both are said. */
const MORE = /\b(?:more|most|higher|highest|larger|largest|bigger|biggest|greater)\b/i;

/** Of cash that is burned the one that burns less is the one whose flow is higher. */
function saidOfBurn(
  known: readonly { value: number; called: string }[],
  isLess: boolean,
): string | undefined {
  const burning = known.filter(({ value }) => value < 0).toSorted((a, b) => b.value - a.value);
  const [least, most] = [burning[0], burning.at(-1)];
  const others = known.filter(({ value }) => value >= 0).map(({ called }) => called);
  const none = others.length > 0 ? `${listOf(others)} ${others.length > 1 ? 'burn' : 'burns'} no cash.` : '';
  if (!least || !most) return none || undefined;
  if (least === most) return `${none} ${least.called} does.`.trim();
  return `${isLess ? least.called : most.called} burns ${isLess ? 'less' : 'more'}. ${none}`.trim();
}

/** Which has the most or the least of what was asked for, where all are known. */
export function higherOf(
  companies: Companies,
  facts: Facts,
  { text, isOfBurn }: { text: string; isOfBurn: boolean },
): string | undefined {
  const known = facts.flatMap((fact, at) =>
    fact ? [{ value: Number(fact.value), called: calledOf(companies)[at] ?? '' }] : [],
  );
  const [first, second] = known.toSorted((a, b) => b.value - a.value);
  if (!first || !second || !isOfOneMeasure(facts) || first.value === second.value) return undefined;
  const isLess = LESS.test(text) && !MORE.test(text);
  if (isOfBurn) return saidOfBurn(known, isLess);
  const last = known.toSorted((a, b) => a.value - b.value)[0];
  return isLess && last
    ? `The ${known.length > 2 ? 'lowest' : 'lower'} is that of ${last.called}.`
    : `The ${known.length > 2 ? 'highest' : 'higher'} is that of ${first.called}.`;
}

/** What a price is a multiple of: the lower, the cheaper by it. */
const MULTIPLES = /^(?:price_(?:earnings|sales|book)|forward_pe|enterprise_\w+)$/;

/** Where the first stands among those of whom it is known: above or below so many of the others, and of a multiple what that says of the price. */
export function standingOf(companies: Companies, [own, ...others]: Facts, draft: Draft): string | undefined {
  const known = others.filter((fact) => fact !== undefined);
  const [called = ''] = calledOf(companies);
  if (!own || known.length === 0 || !isOfOneMeasure([own, ...known])) return undefined;
  const isMultiple = MULTIPLES.test(own.name);
  const [up, down] = isMultiple ? ['dearer', 'cheaper'] : ['higher', 'lower'];
  const higher = known.filter(({ value }) => Number(value) > Number(own.value)).length;
  const lower = known.filter(({ value }) => Number(value) < Number(own.value)).length;
  const all = known.length;
  const than = (word: string, count: number): string =>
    all === 1
      ? `${word} than the one other on record`
      : `${word} than ${count === all ? '' : `${count} of `}the ${all} others on record`;
  const parts = [
    ...(lower > 0 ? [than(up, lower)] : []),
    ...(higher > 0 ? [lower > 0 ? `${down} than ${higher}` : than(down, higher)] : []),
  ];
  const said =
    parts.length > 0
      ? parts.join(' and ')
      : `as high as ${all === 1 ? 'the one other' : `the ${all} others`} on record`;
  const middle = middleOf(known);
  return [
    isMultiple ? `By that ${called} is ${said}.` : `That of ${called} is ${said}.`,
    middle && `The middle of the others is ${draft.plain(middle)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** So many make a middle. */
const LEAST = 3;

/** The median of the others: of an even count the mean of the two in the middle. */
function middleOf(known: readonly Fact[]): Fact | undefined {
  const sorted = known.toSorted((a, b) => Number(a.value) - Number(b.value));
  const [below, above] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  if (sorted.length < LEAST || !below || !above) return undefined;
  const { row: _row, ...rest } = above;
  return {
    ...rest,
    name: `${above.name}_median`,
    label: `${above.label}, median of the others`,
    value: (Number(below.value) + Number(above.value)) / 2,
    computed: true,
  };
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
    .map(({ fact, name }) =>
      fact
        ? `${name} ${draft.strong(fact)}${isPublished(fact) ? ' as a data provider published it' : isScreened(fact) ? ' as the screener has it' : ''}${asOf(fact)}`
        : `${name} not on record`,
    )
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

/** A row of a comparison: a figure of each. */
export interface Row {
  label: string;
  facts: Facts;
}

/** The days of the facts of a row, said with what it is: a column of days would be beyond the edge of a phone. Where they differ, each with its companies. */
export function daysOf(companies: Companies, facts: Facts): string {
  const symbolsOf = new Map<string, string[]>();
  for (const [i, fact] of facts.entries())
    if (fact?.date)
      symbolsOf.set(fact.date, [...(symbolsOf.get(fact.date) ?? []), companies[i]?.symbol ?? '']);
  const each = [...symbolsOf].map(([day, symbols]) =>
    symbolsOf.size === 1 ? formatDate(day) : `${formatDate(day)} (${symbols.join(', ')})`,
  );
  return each.join(', ');
}

const ofPeriods: Readonly<Record<string, string>> = { quarter: 'quarter', year: 'fiscal year', twelve_months: '12 months' }; // prettier-ignore

/** What a row is called; of a margin also of what kind of period it is, where it is of one. */
export function labelOf({ name, from }: Measure, facts: Facts, { label }: Fact): string {
  const kindsOf = new Set(facts.flatMap((fact) => (fact ? [fact.row?.split(' ')[0] ?? ''] : [])));
  const [kind = ''] = kindsOf;
  const period = from === 'margins' && kindsOf.size === 1 ? ofPeriods[kind] : undefined;
  return [labels[name] ?? label, period].filter(Boolean).join(', ');
}
