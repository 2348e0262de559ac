import type { ChatQuestion } from '../answerer.ts';
import type { General } from './lacking/general-answer.ts';
import { type Draft, escapeMarkdown } from './written/draft.ts';
import type { Company, CompanyIndex } from './grammar/names/company.ts';
import { LIST, LIST_IN_PART, listBefore, listGoingOn, saysOfList } from './grammar/lists/list-going-on.ts';
import { withoutMembers } from './grammar/lists/on-the-list.ts';
import type { ScreenRead } from './grammar/screening/screen-read.ts';
import { patternOf } from './grammar/words/pattern-of.ts';
import { withDaysCounted } from './grammar/screening/screen-days.ts';
import { readScreen } from './grammar/screening/screening.ts';
import type { Turn } from './grammar/turns/turn.ts';
import type { Ask } from './grammar/reading/kind.ts';
import { answerScreen, describeScreen } from './kinds/lists/screen.ts';
import { withEvents } from './kinds/lists/screen-events.ts';
import { withTrials } from './kinds/lists/screen-trials.ts';

/** Where a list is composed. */
interface Listing {
  ask: Ask;
  draft: Draft;
  index: CompanyIndex;
}

/** What is asked of the company of the page, whatever it names. */
const OF_ONE =
  /^\W*(?:and |so |but )?how many\b.*\b(?:do|does|did|are|have|has) (?:it|they|the company|this)\b/i;

/** What the company of the page did, or has, is asked of it, whatever kinds of company are named beside. */
const OF_IT =
  /\b(?:did|do|does|has|have|had|is|are|was|were|will) (?:it|they|the company|management|this company)\b/i;

const LISTS =
  /\b(?:companies|stocks|tickers|firms|makers|reits|producers|explorers|operators|developers|(?:small|micro|nano)[- ]?caps|names|miners|biotechs|banks|insurers|lenders|others?)\b|\b(?:retailers|restaurants|dealers|shippers|chipmakers|drugmakers|homebuilders|brokers|spacs|utilities|airlines) (?:under|over|below|above|with) |^\W*(?:list|find|screen|anything (?:under|below|over|above)|any(?:thing)? (?:profitable|cheap))\b/i;

/** One or some of a list. */
const OF_THEM = /\b(?:of|from|among|in) (?:them|those|these|the list)\b/i;

/** As many conditions have to be taken before a list is shown without the rest, and no more than these may be left. */
const LEAST_CONDITIONS = 2;

/** What turns a condition into its contrary, or into another: no list is shown without that. */
const DENIES =
  /^(?:no|not|without|except|excluding|exclude|never|ever|nor|neither|non|unless|half|double|twice|if)$/;

const isMostOf = ({ conditions, phrases, unknown }: ScreenRead): boolean =>
  conditions >= LEAST_CONDITIONS &&
  phrases.length <= conditions &&
  !unknown.some((word) => DENIES.test(word));

/** Of one condition the list is shown below the refusal, where one thing alone was not understood. */
const isButOne = ({ conditions, phrases, unknown }: ScreenRead): boolean =>
  conditions === 1 &&
  phrases.filter((phrase) => !IS_AMOUNT.test(phrase)).length === 1 &&
  !unknown.some((word) => DENIES.test(word));
/** What stands right before companies says which of them ("flurble stocks"): without it the list would be of others. */
const saysWhichKind = ({ phrases }: ScreenRead, text: string): boolean =>
  phrases.some((phrase) => new RegExp(`\\b${patternOf(phrase)}\\s+${CALLED}`, 'i').test(text));
const CALLED =
  '(?:producers|makers|players|operators|explorers|developers|stocks|companies|names|tickers|plays|firms|businesses|equities|shares|caps|[a-z]+s\\b(?= (?:with|under|over|below|above)))';
/** An amount belongs to what was said before it. */
const IS_AMOUNT = /^(?:over|under|above|below|than|least|most|around|about|of)? ?\$?\d/;

const isCompany = (named: Turn['reading']['companies'][number] | { ticker: string }): named is Company =>
  'short' in named;

const inPart = { kind: 'screen', understood: LIST_IN_PART, isKnown: false } as const;

const quoted = (words: readonly string[]): string =>
  words
    .slice(0, 3)
    .map((word) => `“${escapeMarkdown(word)}”`)
    .join(', ');

/** Asks for the one that is first: "which biotech has the highest short interest". */
const ASKS_FIRST = /^\W*(?:and |so )?(?:which|what|who)\b.*\b(?:has|is|pays|trades|carries|holds)\b/i;

/** A list of companies, narrowed to what a question says; undefined where it asks for none. */
export async function answerList(
  { text, symbol, unheld }: Pick<ChatQuestion, 'text' | 'symbol' | 'unheld'>,
  names: readonly (Company | { ticker: string })[],
  { ask, draft, index }: Listing,
): Promise<General | undefined> {
  const own = symbol === null ? undefined : index.bySymbol.get(symbol);
  const list = withoutMembers(text, names.filter(isCompany), own);
  const said = readScreen(withDaysCounted(list.text, index.record));
  const plain = { ...said, notes: [...said.notes, ...(unheld === undefined ? [] : [unheld])] };
  const isList = plain.isScreen || (plain.isBare && symbol === null && names.length === 0);
  if (!isList || list.isOfCompany) return undefined;
  // "How many restaurants do they have" counts what one company has.
  if (symbol !== null && OF_ONE.test(text)) return undefined;
  if (symbol !== null && list.members.length === 0 && OF_IT.test(text) && !LISTS.test(text)) return undefined;
  const ofTrials = await withTrials(plain, list.text, { ask, record: index.record });
  const read = withEvents(ofTrials, list.text, index.record);
  // On a company's own page a list that is understood in part is more likely no list.
  if (read.unknown.length > 0 && symbol !== null && !LISTS.test(text)) return undefined;
  if (read.unknown.length > 0 && !isMostOf(read) && isButOne(read) && !saysWhichKind(read, list.text)) {
    draft.text(
      `I understood a list of companies, but not ${quoted(read.phrases)}, which no filter here takes. Without it:`,
    );
    await answerScreen(
      { read: { ...read, phrases: [] }, members: list.members, record: index.record },
      ask,
      draft,
    );
    return inPart;
  }
  if (read.unknown.length > 0 && !isMostOf(read)) {
    draft.text(
      `I understood a list of companies (${escapeMarkdown(describeScreen(read))}), but not ${quoted(read.unknown)}, and would rather not leave that out.`,
    );
    return inPart;
  }
  const asksFirst = read.isSorted && read.count === null && ASKS_FIRST.test(text);
  const isKnown = await answerScreen(
    { read, members: list.members, asksFirst, record: index.record },
    ask,
    draft,
  );
  return { kind: 'screen', understood: `${LIST}${describeScreen(read)}`, isKnown };
}

/** The list before, narrowed, put in order or shown with what a question says of it; undefined where it is of no list. */
export async function answerListGoingOn(
  question: Pick<ChatQuestion, 'text' | 'before'>,
  names: readonly (Company | { ticker: string })[],
  { ask, draft, index }: Listing,
): Promise<General | undefined> {
  const text = withDaysCounted(question.text, index.record);
  const before = question.before.map((each) => ({
    ...each,
    question: withDaysCounted(each.question, index.record),
  }));
  const asked = withoutMembers(text, names.filter(isCompany), undefined);
  const standing = asked.members.length > 0 && !/\w/.test(asked.text) ? listBefore(before) : undefined;
  if (standing) {
    // "Is NAUT on it" after the list.
    const said = standing.said.join(' ');
    const ofTrials = await withTrials(standing.list, said, { ask, record: index.record });
    const read = withEvents(ofTrials, said, index.record);
    const isKnown = await answerScreen({ read, members: asked.members, record: index.record }, ask, draft);
    return { kind: 'screen', understood: `${LIST}${describeScreen(read)}`, isKnown };
  }
  const going = names.length > 0 ? undefined : listGoingOn(text, before);
  if (!going) {
    // What is asked of a list that was not shown is asked of no company.
    const isOfLost =
      before.at(-1)?.answer.understood === LIST_IN_PART &&
      (OF_THEM.test(text) || (saysOfList(text) && !LISTS.test(text)));
    if (!isOfLost) return undefined;
    draft.text('The list before was not understood whole, so nothing is said of it.');
    return inPart;
  }
  if (going.standing) {
    draft.text(
      `A list is narrowed by what it keeps; nothing can be taken out of it here. It stays: ${escapeMarkdown(describeScreen(going.standing))}.`,
    );
    return inPart;
  }
  const ofTrials = await withTrials(going.read, going.text, { ask, record: index.record });
  const read = withEvents(ofTrials, going.text, index.record);
  const added = going.added + read.conditions - going.read.conditions;
  if (added === 0) {
    // What is of no list may be asked of something else.
    if (!saysOfList(text)) return undefined;
    draft.text(
      read.phrases.length > 0
        ? `I understood the list before, but not ${quoted(read.phrases)}: no filter here takes that.`
        : 'I understood the list before, but not what is asked of it.',
    );
    return inPart;
  }
  const isKnown = await answerScreen(
    { read, members: [], asksFirst: going.asksFirst, record: index.record },
    ask,
    draft,
  );
  return { kind: 'screen', understood: `${LIST}${describeScreen(read)}`, isKnown };
}

/** The list of companies that is asked for behind what is asked of one. */
export const answerListBeside = async (
  text: string,
  listing: Listing,
): Promise<Pick<General, 'understood' | 'isKnown'>> =>
  (await answerList({ text, symbol: null }, [], listing)) ?? { understood: null, isKnown: false };
