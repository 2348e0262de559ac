import { foldText } from '#kit/text/fold.ts';
import type { FieldFilters } from '#kit/screener/filters.ts';
import { defaultScreener, type ScreenerState } from '#kit/screener/state.ts';
import type { Beside, Without } from '#server/store/screener/screener-beside.ts';
import { isFiller } from '../lexicon/lexicon.ts';
import { beforeAmounts, plain } from './screen-conditions.ts';
import { type Change, groups } from './screen-groups.ts';
import { moversIn } from './screen-movers.ts';
import { columnsIn, countIn, orderedLast, type Sort, sortIn } from './screen-sorts.ts';
import type { ScreenRead } from './screen-read.ts';
import { alternativesOf, type NamedGroup } from './screen-alternatives.ts';
import { takeRanges } from './screen-ranges.ts';
import { spelledForList } from './screen-spelling.ts';
import { withoutIn } from './screen-without.ts';
import { DECISIONS_NOTE } from './screen-days.ts';
import { withoutTold } from './told-by-filters.ts';
import { GAP, GROUP, ON_IT, phrasesIn } from './screen-words.ts';

/** What of a text a list of conditions took. */
class Scan {
  rest: string;
  state: ScreenerState = defaultScreener;
  beside: Beside = {};
  conditions = 0;
  /** The words that stood for industries. */
  industryWords: string[] = [];
  /** Amounts of which nobody can say what they are of. */
  lost: string[] = [];
  /** What has to be said of what was taken. */
  notes: string[] = [];
  constructor(text: string) {
    this.rest = ` ${text} `;
  }
  /** Takes a condition out of the text, where it stands there; what stood on both sides of it is no one phrase. */
  take(pattern: RegExp, mark = GAP): RegExpExecArray | null {
    const match = pattern.exec(this.rest);
    if (match) this.rest = this.rest.replace(match[0], mark);
    return match;
  }
  /** Takes words out of the text that say no condition. */
  drop(words: string): void {
    this.rest = this.rest.replace(words, GAP);
  }
  takeAll(conditions: readonly (readonly [RegExp, Change | ((match: RegExpExecArray) => Change)])[]): number {
    const before = this.conditions;
    for (const [pattern, change] of conditions) {
      const match = this.take(pattern);
      if (!match) continue;
      this.apply(typeof change === 'function' ? change(match) : change);
    }
    return this.conditions - before;
  }
  /** Takes the kinds of company that are named; `said` is the text with its commas. */
  takeGroups(said: string): boolean {
    const named: NamedGroup[] = groups.flatMap(([pattern, change]) => {
      const match = this.take(pattern, GROUP);
      return match ? [{ words: match[0].trim(), change }] : [];
    });
    const anyOf = alternativesOf(said, named);
    if (anyOf) {
      this.conditions += 1;
      this.beside = { ...this.beside, anyOf };
      return true;
    }
    this.industryWords = named.flatMap(({ words, change }) => (change.sic ? [words] : []));
    for (const { change } of named) this.apply(change);
    return named.length > 0;
  }
  apply({ sic, sector, filter, sort, state, cashFlowsUnder, note }: Change): void {
    if (!sic && !sector && !filter && !sort && !state && cashFlowsUnder === undefined) return;
    this.conditions += 1;
    if (note !== undefined) this.notes.push(note);
    if (sic)
      this.state = { ...this.state, industries: [...new Set([...this.state.industries, ...sic])].sort() };
    if (sector) this.state = { ...this.state, sector };
    if (filter) this.state = { ...this.state, filters: withBoth(this.state.filters, filter) };
    if (sort) this.state = { ...this.state, sortField: sort[0], sortDirection: sort[1] };
    if (state) this.beside = { ...this.beside, states: [...(this.beside.states ?? []), state] };
    if (cashFlowsUnder !== undefined) this.beside = { ...this.beside, cashFlowsUnder };
  }
}

/** Values of a list are alternatives ("phase 2 or 3"), ranges of one field narrow each other. */
function withBoth(filters: FieldFilters, [name, value]: NonNullable<Change['filter']>): FieldFilters {
  const known = filters[name] ?? [];
  if (typeof value === 'string')
    return {
      ...filters,
      [name]: [...known.filter((each) => typeof each === 'string' && each !== value), value],
    };
  const [before] = known;
  if (typeof before !== 'object') return { ...filters, [name]: [value] };
  const [min, max] = [
    Math.max(before.min ?? -Infinity, value.min ?? -Infinity),
    Math.min(before.max ?? Infinity, value.max ?? Infinity),
  ];
  // "Micro caps under $50m" is smaller than what that word says: the amount is meant.
  if (name === 'market_cap' && min >= max && isOneSided(before) !== isOneSided(value))
    return { ...filters, [name]: [isOneSided(before) ? before : value] };
  const range = { ...(min > -Infinity && { min }), ...(max < Infinity && { max }) };
  return { ...filters, [name]: [range] };
}

const isOneSided = ({ min, max }: { min?: number; max?: number }): boolean =>
  (min === undefined) !== (max === undefined);

const MANY =
  /\b(?:producers|makers|players|operators|explorers|developers|outfits|issuers|anything|stocks|companies|shares|names|tickers|plays|firms|ones|caps|equities|businesses|gainers|losers|winners|performers|risers|decliners|fallers|movers|payers|screen|screener|adrs|adss)\b/i;

/** Of whom something is asked, where no company is named: of all of them. */
const WHO_DOES = /^\W*(?:so |and |ok )?who(?:'s|\u2019s| is| else)? (?:reports?|reporting|has)\b/i;

/** Since when is not said: no filter takes it. */
const RECENT =
  /\b(?:(?:recent|new)(?:ly)? (?:listed|public|ipo(?:s|d|ed)?|listings?|floated|spun[ -]?off)|recent spin-?offs?)\b/;

/** Those that a company deals with, up to what may be a condition of its own. */
const TO_OTHERS =
  /\b(?:(?:low|high|little|heavy|big|much|direct|large|small) )?(?:exposure|exposed|lend(?:ing|s)?|loans?|sell(?:ing|s)?|suppl(?:y|ies|ying|iers?)) to (?:the )?[a-z]+(?: (?!with|and|or|under|over|above|below|that|which|but|on|in|at)[a-z]+){0,2}/;

/** What is taken out, less the industries that are asked for themselves: "pharma, not biotech" keeps pharma. */
const keeping = (without: Without[], kept: readonly string[]): Without[] =>
  without.flatMap((each) => {
    const { Industries } = each.filters;
    if (!Industries || kept.length === 0) return [each];
    const left = Industries.filter((sic) => !kept.includes(sic));
    return left.length === 0 ? [] : [{ ...each, filters: { ...each.filters, Industries: left } }];
  });

/** Reads a question as a list of conditions, and what it takes out of the list; what no condition takes is said to be unknown. */
export function readScreen(text: string): ScreenRead {
  const { rest, without: all } = withoutIn(text, readKept);
  const read = readKept(rest);
  const without = keeping(all, read.state.industries);
  if (without.length === 0) return read;
  return {
    ...read,
    beside: { ...read.beside, without },
    conditions: read.conditions + without.length,
    isScreen: read.isScreen || MANY.test(text),
  };
}

/** A date of a decision of the FDA is asked for, and none of another event. */
const OF_DECISION = /\b(?:pdufas?|fda|adcom)\b/i;

/** What is said beside a list: of what a field counts that is not all that was asked for, and what an order was taken for. */
const notesBeside = (
  text: string,
  { filters }: ScreenRead['state'],
  order: { sort: Sort; note?: string } | undefined,
): string[] => [
  ...(filters.catalyst_days && OF_DECISION.test(text) ? [DECISIONS_NOTE] : []),
  ...(filters.insider_bought_30 || order?.sort[0] === 'insider_bought_30' ? [A_MONTH_OF_PURCHASES] : []),
  ...(order?.note === undefined ? [] : [order.note]),
];
/** Not counted from today. */
const A_MONTH_OF_PURCHASES =
  'The 30 days are counted back from the newest form 4 on record, and not all purchases of that time are on record.';

/** Of the float so much is held, or else sold short. */
const SHORT_OF_FLOAT =
  /(?<!\bshort (?:interest|float|position)s? (?:is |of |at )?)(?<!\b(?:own|owns|owning|hold|holds|holding|held|owned)(?: by \w+)? )\b(more than|over|above|at least|under|below|less than) (\d+(?:\.\d+)?) ?% of (?:the |its |their )?(?:public )?float(?: (?:is |are )?(?:sold )?short(?:ed)?)?\b/gi;

/** Reads conditions of what is kept. */
function readKept(text: string): ScreenRead {
  const scan = new Scan(
    orderedLast(
      spelledForList(
        foldText(text)
          .replace(/[’']/g, '')
          .replace(/(?<![\d\w])\.(?=\d)/g, '0.')
          .replace(/([<>])\s*(?=[$\d])/g, '$1 ')
          .replace(/(\d\s?(?:%|k|m|mm|bn?|x)?)\+/g, '$1 or more')
          .replace(SHORT_OF_FLOAT, 'short interest $1 $2%')
          .replace(/% of (?:the |its |their )?(?:public )?float\b/gi, '%')
          .replace(/[?!;:()]/g, ' ')
          .replace(/,(?!\d)/g, ' ')
          .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
          .replace(/\s+/g, ' '),
      ),
    ),
  );
  const count = countIn(scan.rest);
  if (count) scan.drop(count.words);
  const sorted = sortIn(scan.rest);
  if (sorted) scan.drop(sorted.words);
  const columns = columnsIn(scan.rest);
  if (columns) scan.drop(columns.words);
  scan.takeAll(beforeAmounts);
  takeRanges(scan);
  const movers = moversIn(scan.rest);
  for (const words of movers?.words ?? []) scan.drop(words);
  // Whom a company lends or sells to is no kind of company that is asked for.
  const toOthers = scan.take(TO_OTHERS)?.[0].trim();
  const isGroup = scan.takeGroups(foldText(text));
  scan.takeAll(plain);
  const order = sorted ?? movers;
  if (order) scan.apply({ sort: order.sort });
  const isPlural = isGroup || MANY.test(text);
  // What is like something else no condition of a screen says.
  const alike =
    /\b(?:like|similar to|resembling|comparable to) (?:this|that|it|them|these|[a-z]{2,5}\b)/i.exec(
      text,
    )?.[0];
  const young = RECENT.exec(foldText(text))?.[0];
  const others = [alike, young, toOthers, ...scan.lost].filter((each) => each !== undefined);
  const left = withoutTold(phrasesIn(scan.rest, isFiller), scan.state);
  return {
    state: scan.state,
    industryWords: scan.industryWords,
    beside: scan.beside,
    unknown: [...left.flatMap(({ unknown }) => unknown), ...others],
    phrases: [...left.map(({ phrase }) => phrase), ...others],
    notes: [...scan.notes, ...notesBeside(text, scan.state, order)],
    conditions: scan.conditions,
    count: count?.count ?? null,
    columns: columns?.fields ?? [],
    isSorted: order !== undefined,
    isScreen: (isPlural || (order !== undefined && scan.conditions > 1)) && scan.conditions > 0,
    isBare: left.length + others.length === 0 && scan.conditions >= (WHO_DOES.test(text) ? 1 : 2),
  };
}

/** "Is NAUT on it", whoever that is. */
const ASKS_OF_ONE = new RegExp(
  String.raw`[,;.?]?\s*\b(?:and |or )?(?:is|are|does|do|would) (?:[\w&.'\u2019-]+ ){1,4}${ON_IT}[^.?!]*[.?!]?`,
  'i',
);

/** Whether a question asks of one company whether it is on a list, and nothing else. */
export const asksOfOne = (text: string): boolean =>
  ASKS_OF_ONE.test(text) && !/\w/.test(text.replace(ASKS_OF_ONE, ' '));

/** Whether a question is a list of which every word is understood: what else a word of it may name is not meant. */
export function isWholeList(text: string): boolean {
  const { isScreen, unknown, conditions } = readScreen(text.replace(ASKS_OF_ONE, ' '));
  return isScreen && unknown.length === 0 && conditions >= 2;
}

/** Whether a question says conditions and nothing else, and not of whom: "insiders buying near 52 week lows". */
export const isBareList = (text: string): boolean => readScreen(text).isBare;
