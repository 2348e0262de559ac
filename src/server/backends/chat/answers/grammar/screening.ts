import type { Range } from '#contract/screener.ts';
import type { ScreenerFieldName } from '#contract/screener-fields.ts';
import { foldText } from '#kit/fold.ts';
import { parseAmount } from '#kit/screener/amount.ts';
import type { FieldFilters } from '#kit/screener/filters.ts';
import { defaultScreener, type ScreenerState } from '#kit/screener/state.ts';
import type { Beside } from '#server/store/screener-beside.ts';
import { isFiller } from './lexicon.ts';
import { beforeAmounts, measured, plain } from './screen-conditions.ts';
import { type Change, groups } from './screen-groups.ts';
import { columnsIn, countIn, orderedLast, sortIn } from './screen-sorts.ts';
import type { ScreenRead } from './screen-read.ts';
import { withoutIn } from './screen-without.ts';

const AMOUNT = String.raw`\$?\s?\d[\d,.]*\s?(?:k|m|mm|mn|mil|million|b|bn|bil|billion|thousand)?\b\s?%?`;
const UNDER = String.raw`(?:under|below|less than|smaller than|lower than|up to|at most|beneath|cheaper than|no more than|<|sub)`;
const OVER = String.raw`(?:over|above|more than|greater than|bigger than|larger than|at least|higher than|exceeding|minimum|>)`;
const BETWEEN = new RegExp(
  String.raw`(?:between|from)\s+(${AMOUNT})\s+(?:and|to|-)\s+(${AMOUNT})|(\$?\d[\d.]*(?:k|m|mm|b|bn)?)\s?(?:-|\u2013|to)\s?(\$?\d[\d.]*(?:k|m|mm|b|bn)\b)`,
);
const LIMIT = new RegExp(
  String.raw`(${UNDER}|${OVER})\s+(?:a\s+)?(${AMOUNT})|(${AMOUNT})\s+(?:or )?(less|more|plus)`,
);

const unit = (text: string): number => {
  const plainText = text
    .replace(/million|mil|mm|mn/, 'm')
    .replace(/billion|bil|bn/, 'b')
    .replace(/thousand/, 'k')
    .replace(/\s/g, '');
  return parseAmount(plainText) ?? NaN;
};

/** "100-800m": the first is of the scale of the second. */
const scaledAs = (low: string, high: string | undefined): string =>
  /[a-z]\s*$/.test(low) ? low : `${low}${/[a-z]+(?=\s*$)/.exec(high ?? '')?.[0] ?? ''}`;

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
  constructor(text: string) {
    this.rest = ` ${text} `;
  }
  /** Takes a condition out of the text, where it stands there; what stood on both sides of it is no one phrase. */
  take(pattern: RegExp): RegExpExecArray | null {
    const match = pattern.exec(this.rest);
    if (match) this.rest = this.rest.replace(match[0], GAP);
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
      const taken = typeof change === 'function' ? change(match) : change;
      if (taken.sic) this.industryWords.push(match[0].trim());
      this.apply(taken);
    }
    return this.conditions - before;
  }
  apply({ sic, sector, filter, sort, state, cashFlowsUnder }: Change): void {
    if (!sic && !sector && !filter && !sort && !state && cashFlowsUnder === undefined) return;
    this.conditions += 1;
    if (sic)
      this.state = { ...this.state, industries: [...new Set([...this.state.industries, ...sic])].sort() };
    if (sector) this.state = { ...this.state, sector };
    if (filter) this.state = { ...this.state, filters: withBoth(this.state.filters, filter) };
    if (sort) this.state = { ...this.state, sortField: sort[0], sortDirection: sort[1] };
    if (state) this.beside = { ...this.beside, states: [...(this.beside.states ?? []), state] };
    if (cashFlowsUnder !== undefined) this.beside = { ...this.beside, cashFlowsUnder };
  }
}

/** Stands for what was taken out of a text. */
const GAP = '\u0001';

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
  const range = { ...(min > -Infinity && { min }), ...(max < Infinity && { max }) };
  return { ...filters, [name]: [range] };
}

function takeRanges(scan: Scan): void {
  for (let turn = 0; turn < 4; turn += 1) {
    const between = BETWEEN.exec(scan.rest);
    const limit = between ? null : LIMIT.exec(scan.rest);
    if (!between && !limit) return;
    const at = (between ?? limit)?.index ?? 0;
    const whole = (between ?? limit)?.[0] ?? '';
    const low = between ? unit(scaledAs(between[1] ?? between[3] ?? '', between[2] ?? between[4])) : NaN;
    const high = between ? unit(between[2] ?? between[4] ?? '') : NaN;
    const amount = limit ? unit(limit[2] ?? limit[3] ?? '') : NaN;
    const isUnder = limit
      ? limit[1] !== undefined
        ? new RegExp(`^${UNDER}$`).test(limit[1])
        : limit[4] === 'less'
      : false;
    const range: Range = between ? { min: low, max: high } : isUnder ? { max: amount } : { min: amount };
    const field = fieldNear(scan, at, whole, Math.max(low || 0, high || 0, amount || 0));
    scan.rest = scan.rest.replace(whole, GAP);
    const isLost =
      !field ||
      Object.values(range).some((value) => Number.isNaN(value)) ||
      (inDollars.includes(field) && Math.max(low || 0, high || 0, amount || 0) < 10_000);
    if (field === null) continue;
    if (isLost) scan.lost.push(whole.trim());
    else scan.apply({ filter: [field, range] });
  }
}

/** Words before a field that make another figure of it, which no filter is of. */
const TURNS: Readonly<Partial<Record<ScreenerFieldName, RegExp>>> = {
  revenue_growth:
    /\b(?:(?:tangible )?book(?: value)?|eps|earnings|dividends?|deposits?|loans?|arr|users?|subscribers?|customers?|orders?|backlog|profits?|income|ebitda|nav|assets?|store|organic|cash flow)$/,
  price_earnings: /\b(?:forward|fwd|ntm)$/,
  debt: /\bnet$/,
  price_book: /\btangible$/,
  dividend_yield: /\b(?:earnings|fcf|cash flow|buyback|shareholder)$/,
  revenue: /\b(?:recurring|foreign|export)$/,
};

/** The field that an amount is of: named just before or after it, else told by its size; null where it is of none, and that is noted. */
function fieldNear(
  scan: Scan,
  at: number,
  whole: string,
  amount: number,
): ScreenerFieldName | null | undefined {
  const before = scan.rest.slice(Math.max(0, at - 22), at);
  // What another condition begins with is of another amount.
  const after =
    scan.rest
      .slice(at + whole.length, at + whole.length + 18)
      .split(/\b(?:with|and|or|that|whose|have|has|having|trading|but)\b/)[0] ?? '';
  for (const part of [before, after])
    for (const [pattern, field] of measured) {
      const match = pattern.exec(part);
      if (!match) continue;
      // "Forward P/E", "tangible book growth": another figure than the field's.
      const turned = TURNS[field]?.exec(part.slice(0, match.index).trimEnd())?.[0];
      scan.rest = scan.rest.replace(match[0], ' '.repeat(match[0].length));
      if (turned === undefined) return field;
      scan.rest = scan.rest.replace(turned, ' '.repeat(turned.length));
      scan.lost.push(`${turned} ${match[0]} ${whole}`.replace(/\s+/g, ' ').trim());
      return null;
    }
  if (whole.includes('%')) return undefined;
  if (amount >= 1e6) return 'market_cap';
  if (whole.includes('$')) return 'last_sale';
  // "Over 3 years", "EV/EBIT below 10" are no prices: a bare amount is one behind those that have it.
  const isOfTime = /^ ?(?:years?|months?|weeks?|days?|quarters?|x|times)\b/.test(after);
  const isOfStocks =
    /(?:s|price|priced|trading|anything|stuff|at|\u0001)$/.test(before.trimEnd()) || before.trim() === '';
  return amount < 1000 && isOfStocks && !isOfTime ? 'last_sale' : undefined;
}

const CALLS =
  /\b(?:producers?|makers?|players?|operators?|explorers?|developers?|outfits?|issuers?|stocks?|companies|shares|names|tickers|plays|screen|screener|list|firms|ones)\b/g;

const MANY =
  /\b(?:producers|makers|players|operators|explorers|developers|outfits|issuers|anything|stocks|companies|shares|names|tickers|plays|firms|ones|caps|gainers|losers|winners|decliners|fallers|movers|payers|screen|screener)\b/i;

const countWords: Readonly<Record<string, number>> = { one: 1, a: 1, two: 2, three: 3, four: 4, five: 5 };

/** "2 years of cash" is eight quarters of it, and no amount. */
const inQuarters = (text: string): string =>
  text.replace(
    /\b(\d+|one|a|two|three|four|five) (year|month|quarter)s?(?: worth)? (?:of |in )?(?:cash|runway)\b/g,
    (_, count: string, unit: string) => {
      const number = countWords[count] ?? Number(count);
      return `${unit === 'year' ? number * 4 : unit === 'month' ? number / 3 : number} quarters of cash`;
    },
  );

/** Fields in dollars, of which nobody means a few. */
const inDollars: readonly ScreenerFieldName[] = ['market_cap', 'revenue', 'cash_held', 'debt'];

/** A word of size that no condition took belongs to one that was not understood. */
const COMPARES =
  /^(?:under|over|below|above|than|more|less|fewer|higher|lower|between|half|double|twice|least|priced|potential|without|not|no|except|ever|never|always|average|usually|since|if)$/;

/** Reads a question as a list of conditions, and what it takes out of the list; what no condition takes is said to be unknown. */
export function readScreen(text: string): ScreenRead {
  const { rest, without } = withoutIn(text, readKept);
  const read = readKept(rest);
  if (without.length === 0) return read;
  return {
    ...read,
    beside: { ...read.beside, without },
    conditions: read.conditions + without.length,
    isScreen: read.isScreen || MANY.test(text),
  };
}

/** Reads conditions of what is kept. */
function readKept(text: string): ScreenRead {
  const scan = new Scan(
    orderedLast(
      inQuarters(
        foldText(text)
          .replace(/[’']/g, '')
          .replace(/([<>])\s*(?=[$\d])/g, '$1 ')
          .replace(/(\d\s?(?:%|k|m|mm|bn?|x)?)\+/g, '$1 or more')
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
  const isGroup = scan.takeAll(groups) > 0;
  scan.takeAll(plain);
  if (sorted) scan.apply({ sort: sorted.sort });
  const isPlural = isGroup || MANY.test(text);
  // What is like something else no condition of a screen says.
  const alike =
    /\b(?:like|similar to|resembling|comparable to) (?:this|that|it|them|these|[a-z]{2,5}\b)/i.exec(
      text,
    )?.[0];
  const others = [...(alike ? [alike] : []), ...scan.lost];
  const left = phrasesIn(scan.rest.replace(CALLS, ' '));
  return {
    state: scan.state,
    industryWords: scan.industryWords,
    beside: scan.beside,
    unknown: [...left.flatMap(({ unknown }) => unknown), ...others],
    phrases: [...left.map(({ phrase }) => phrase), ...others],
    notes: sorted?.note === undefined ? [] : [sorted.note],
    conditions: scan.conditions,
    count: count?.count ?? null,
    columns: columns?.fields ?? [],
    isSorted: sorted !== undefined,
    isScreen: (isPlural || (sorted !== undefined && scan.conditions > 1)) && scan.conditions > 0,
  };
}

/** Whether a question is a list of which every word is understood: what else a word of it may name is not meant. */
export function isWholeList(text: string): boolean {
  const { isScreen, unknown, conditions } = readScreen(text);
  return isScreen && unknown.length === 0 && conditions >= 2;
}

/** Words that say nothing of a condition beside those that do. */
const BESIDE =
  /^(?:that|with|listed|any|find|screen|search|me|whose|where|their|its|the|and|trade|trading|low|priced|based|currently|other|others|else|another)$/;

const means = (word: string): boolean =>
  word === 'cheap' || ((!isFiller(word) || COMPARES.test(word)) && !BESIDE.test(word));

/** What conditions left of a text: each stretch from its first word that means something to its last. */
function phrasesIn(rest: string): { phrase: string; unknown: string[] }[] {
  return rest.split(GAP).flatMap((stretch) => {
    const words = stretch.split(/[^\p{L}\p{N}%$]+/u).filter(Boolean);
    const unknown = words.filter(means);
    if (unknown.length === 0) return [];
    return [
      { phrase: words.slice(words.findIndex(means), words.findLastIndex(means) + 1).join(' '), unknown },
    ];
  });
}
