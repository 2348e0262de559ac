import type { ScreenerFieldName } from '#contract/screener-fields.ts';
import type { FieldFilters } from '#kit/screener/filters.ts';
import { defaultScreener } from '#kit/screener/state.ts';
import type { ChatQuestion } from '../../../answerer.ts';
import { fieldIn } from '../screening/screen-sorts.ts';
import type { ScreenRead } from '../screening/screen-read.ts';
import { asksOfOne, readScreen } from '../screening/screening.ts';

/** What an answer with a list is understood as, and one whose list was not shown. */
export const LIST = 'companies: ';
export const LIST_IN_PART = 'a list of companies, in part';

const TALK = String.raw`^\W*(?:(?:and|ok|okay|now|so|but|then|also|great|thanks|thx|please|pls|can you|could you|would you|id like to|i want to|lets|let us)\W+)*`;
const THEM = String.raw`(?:them|those|these|the (?:list|ones)|that list|this list|em)`;

/** What says that a question is of the list before it. */
const OF_LIST = new RegExp(
  String.raw`${TALK}(?:(?:(?:only|just) )?(?:show|keep|give|list|filter|narrow|limit)(?: me| it| them| that| down| to| for)* (?:only|just|those|the ones|to the|it to|the (?:top|first)|by)\b|(?:only|just|limit|narrow|filter|the ones|those (?:with|under|over|that|on|in|above|below)|which ones?\b|which (?:is|has) the\b|any (?:that|which|with|of)\b|(?:re-?)?(?:sort|rank|order)\b)|(?:of|from|among|out of) ${THEM}\b)|\b(?:which|who|what|any|how many|some|all|each|one|ones|most|none|\d+)(?: (?:one|ones|is|are|has|have))?(?: of| from| in| on| among)? ${THEM}\b|\b(?:sort|rank|order|filter) ${THEM}\b|\b(?:for|to|of) (?:each|${THEM})\b|\b(?:as a|another|a) column\b`,
  'i',
);

/** What asks for a figure beside those that are shown. */
const ADDS =
  /\b(?:add|include|show|give|put|with|what(?:'s| is| are|s)?)\b[^?]*\b(?:for (?:each|all|them|those|these)|of (?:each|them|those|these)|their|columns?|too|as well|to (?:it|them|the (?:list|table)))\b|^\W*(?:\w+ ){0,3}(?:add|include)\b/i;

/** What takes out of the list: it is narrowed by what is kept alone. */
const TAKES_OUT =
  /\b(?:(?:take|leave|throw|kick) (?:\w+ )?out|get rid of|remov\w+|exclud\w+|drop (?:the|all|any|those|every\w*|anything)|skip|without (?:the|any|those)|leave \w+ out)\b/i;
const BUT = /\b(?:minus|without|except|no|not)\b/i;

/** Asks for the first of them by name. */
const ASKS_FIRST = /\b(?:which|who|what)\b/i;

const saysNothing =
  /\b(?:which|who|what|any|how many|some|all|each|one|ones|of|from|in|on|among|them|those|these|list|sort|rank|order|filter|only|just|show|keep|give|limit|narrow|down|me|it|to|the|that|this|is|are|has|have|do|does|add|include|column|columns|as|well|too|please|pls|thanks|thank|you|can|could|would|for|now|and|also|so|ok|whats|their|a|an|put|see|id|like|em|companies|stocks|names|re|first|also|then|but|i|want|lets|let|us)\b/gi;

/** A list as it goes on. */
export interface ListGoingOn {
  /** What it is narrowed to and how it stands; its phrases are those of the newest question that no filter takes. */
  read: ScreenRead;
  /** Conditions, figures and orders that the newest question adds. */
  added: number;
  /** The list as it stood, where it is asked to take something out. */
  standing: ScreenRead | undefined;
  /** Which of them is first is asked for. */
  asksFirst: boolean;
  /** All that was asked of the list. */
  text: string;
}

/** What a question that goes on from a list says of it. */
function readGoingOn(said: string): ScreenRead & { isInstead: boolean } {
  const text = said.replaceAll(new RegExp(INSTEAD.source, 'gi'), ' ');
  const isInstead = INSTEAD.test(said);
  const own = { ...readScreen(text.replaceAll(/\b(?:which|the) ones?\b|\bones\b/gi, ' ')), isInstead };
  const phrases = own.phrases.map((phrase) => phrase.trim());
  if (!ADDS.test(text)) return { ...own, phrases };
  const columns = phrases.flatMap((phrase) => fieldIn(phrase)?.field ?? []);
  const left = phrases
    .map((phrase) =>
      phrase
        .replace(fieldIn(phrase)?.words ?? '', ' ')
        .replaceAll(saysNothing, ' ')
        .trim(),
    )
    .filter(Boolean);
  return { ...own, columns, phrases: left, unknown: left };
}

const isList = (understood: string | null): boolean =>
  understood !== null && (understood.startsWith(LIST) || understood === LIST_IN_PART);

/** Whether nothing but conditions stands in a text, which are of what was listed before. */
const isOfConditions = (text: string, { unknown, conditions, columns }: ScreenRead): boolean =>
  unknown.length === 0 &&
  conditions + columns.length > 0 &&
  !/\b(?:stocks|companies|names|tickers|firms|list|find|screen)\b/i.test(text);

/** Whether a question says by itself that it is of the list before. */
export const saysOfList = (text: string): boolean =>
  OF_LIST.test(text) || TAKES_OUT.test(text) || ADDS.test(text);

const goesOn = (text: string): boolean => saysOfList(text) || isOfConditions(text, readGoingOn(text));

/** Whether it is asked after a list whether somebody is on it. */
const asksOfMember = (text: string, before: ChatQuestion['before']): boolean =>
  asksOfOne(text) && (before.at(-1)?.answer.understood ?? '').startsWith(LIST);

/** Whether nothing but conditions is said after a list: a word of them is then no name ("what about healthcare instead"). */
export const continuesList = (text: string, before: ChatQuestion['before']): boolean =>
  asksOfMember(text, before) ||
  ((before.at(-1)?.answer.understood ?? '').startsWith(LIST) && isOfConditions(text, readGoingOn(text)));

/** Asks for the same of another part of the market. */
const INSTEAD = /\b(?:instead|(?:what|how) about|same (?:for|with|in)|rather)\b/i;

/** Filters of a list, and newer ones: a limit takes the place of that of its side, values that of those before. */
function withNewer(filters: FieldFilters, newer: FieldFilters): FieldFilters {
  const both = Object.entries(newer).map(([name, values]) => {
    const [before] = filters[name as ScreenerFieldName] ?? [];
    const [own] = values;
    const isRange = typeof before === 'object' && typeof own === 'object';
    return [name, isRange ? [{ ...before, ...own }] : values];
  });
  return { ...filters, ...(Object.fromEntries(both) as FieldFilters) };
}

/** A list narrowed by what another says, and in its order. */
function narrowedTo(list: ScreenRead, by: ScreenRead & { isInstead?: boolean }): ScreenRead {
  const { industries, sector, filters, sortField, sortDirection } = by.state;
  const within = industries.filter((each) => list.state.industries.includes(each));
  const isOther = by.isInstead === true && (industries.length > 0 || sector !== '');
  const isOrdered = by.isSorted || sortField !== defaultScreener.sortField;
  return {
    ...list,
    state: {
      ...list.state,
      ...(isOther && { industries: [], sector: '' as const }),
      ...(industries.length > 0 && { industries: within.length > 0 && !isOther ? within : industries }),
      ...(sector !== '' && { sector }),
      filters: withNewer(list.state.filters, filters),
      ...(isOrdered && { sortField, sortDirection }),
    },
    industryWords: by.industryWords.length > 0 || isOther ? by.industryWords : list.industryWords,
    beside: {
      ...list.beside,
      ...by.beside,
      without: [...(list.beside.without ?? []), ...(by.beside.without ?? [])],
    },
    phrases: [...list.phrases, ...by.phrases],
    unknown: [...list.unknown, ...by.unknown],
    notes: [...list.notes, ...by.notes],
    conditions: list.conditions + by.conditions,
    count: by.count ?? list.count,
    columns: [...new Set([...list.columns, ...by.columns])],
    isSorted: by.isSorted || list.isSorted,
  };
}

/** What no filter took of the list before is not filtered by now. */
const lostBefore = (phrases: readonly string[]): string[] =>
  phrases.length === 0
    ? []
    : [
        `The list before was not filtered by ${phrases.map((phrase) => `“${phrase}”`).join(', ')}, and neither is this one.`,
      ];

/** The list of a thread as it stands, with all that was asked of it; undefined where none does. */
export function listBefore(before: ChatQuestion['before']): { list: ScreenRead; said: string[] } | undefined {
  const said: string[] = [];
  // What was declined in between changed nothing.
  for (const { question, answer } of before.toReversed()) {
    const isOf = isList(answer.understood);
    if (!isOf && answer.outcome !== 'declined') return undefined;
    if (answer.outcome === 'declined' && (!isOf || goesOn(question))) continue;
    if (answer.outcome === 'declined') return undefined;
    said.unshift(question);
    if (!goesOn(question)) break;
  }
  const [first, ...rest] = said;
  if (first === undefined) return undefined;
  const list = rest.reduce((read, each) => narrowedTo(read, readGoingOn(each)), readScreen(first));
  return list.isScreen ? { list, said } : undefined;
}

/** The list of a thread with what a question narrows it by, puts it in order by or adds; undefined where it is of no list before. */
export function listGoingOn(text: string, before: ChatQuestion['before']): ListGoingOn | undefined {
  const standing = goesOn(text) ? listBefore(before) : undefined;
  if (!standing) return undefined;
  const { list, said } = standing;
  const own = readGoingOn(text);
  return {
    read: narrowedTo({ ...list, phrases: [], unknown: [], notes: lostBefore(list.phrases) }, own),
    added: own.conditions + own.columns.length + (own.count === null ? 0 : 1),
    standing:
      (TAKES_OUT.test(text) && own.beside.without === undefined) ||
      own.phrases.some((phrase) => BUT.test(phrase))
        ? list
        : undefined,
    asksFirst: own.isSorted && own.conditions === 1 && ASKS_FIRST.test(text),
    text: [...said, text].join(' '),
  };
}
