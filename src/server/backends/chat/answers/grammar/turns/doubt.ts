import type { Concept } from '../lexicon/lexicon.ts';
import type { Reading } from '../reading/reading.ts';
import { telling } from '../reading/resolve.ts';
import type { Turn } from './turn.ts';
import { wordsOf } from '../lexicon/words.ts';

/*
 * A reading may be the right one for its words and still not for its question. Measured on sets of questions as they were answered before
 * anybody knew them: of the parts of a question that one word of everyday speech decided, two thirds were of another matter ("is it
 * lifted", "size", "at what price", "change"), of those that a phrase or a word of the field decided a sixth. So such a part is doubted.
 */

const moves =
  'up|down|going up|going down|back down|back up|green|red|changed?|changes|moved?|moves|popped|jumped|slipped|dropped|fell|rose|run';
const prices =
  'closed?|closes|closing|trades?|trading|prints?|printed|printing|quote|fetch|worth|costs?|value|how much (?:was|is) it';
const sizes =
  'lows?|highs?|size|big|how big|large|small|numbers|figures|summary|results?|outcome|statistics|stats|one line|line|explain|business|operates|profile|accounts?';
const money =
  'pays?|paid|earns?|earning|earned|lost|loses?|made|loss|losses|loans?|income|owed|spend|fund|funded|funding|coupon|surprise';
const people =
  'team|leads?|leader|heads?|management|seat|owns?|owned|combined|sponsor|investors|owners|alternatives|players';
const deeds = 'buyers?|sellers?|buys?|sells?|holds?|safe|get in|buy it|sell it|invest|buys or holds';
const events =
  'heard|announced?|said|happened|released|market|launched|fail|failed|stopped|withdrawn|drug|asset|program|tests?|treat';
const rest =
  'sec|new|biggest|filing|filed|files|reported|reporting|documents|disclosed|seat|based|located|exchange|listed|lifted|state|country|address|fold|survive|lasts?|expected|expects?|due|reasons?|drove|cause|beaten';

/** Words of everyday speech that stand for a matter of the record, and for much else. */
export const EVERYDAY = new RegExp(
  `^(?:${[moves, prices, sizes, money, people, deeds, events, rest].join('|')})$`,
  'i',
);

/** A matter by itself, as in a list; beside other words that say nothing here it is of those. */
const NOUN = /^(?:prices?|px|cash|cap|board|filings|news|stock price)$/i;
const AT_WHAT = /\b(?:at|for) (?:what|which)\b/i;

/** What turns a matter and is none; where nothing else is said it is all there is. */
const turns: ReadonlySet<Concept> = new Set<Concept>([
  'by:quarter',
  'by:year',
  'by:ttm',
  'history',
  'compare',
  'previous',
  'upcoming',
  'chart',
  'large',
  'not',
  'method',
  'peak',
  'trough',
  'up',
  'down',
  'move',
]);

/** So asked it is the matter itself. */
const PLAIN =
  /\bwho(?:m|se)?\b.*\b(?:owns?|holds?|bought|sold|buys|sells)\b|\bhow much (?:cash|debt)\b|\bhow big (?:is|are)\b|\b(?:the|share|stock|current|last|its|latest) price\b|\b(?:first|earliest) (?:\w+ )?(?:close|price)\b|\bwhat (?:was|is) (?:the|their) pay\W*$|\bwhere (?:it|they|the company) (?:is|are) (?:based|located)\b|\bwhere (?:is|are) (?:it|they|the company) (?:based|located)\b|\bhow (?:low|high) (?:has|have|had|did) (?:it|they|the (?:stock|price|shares?)) (?:been|gone|go|got(?:ten)?|get|traded?|closed?|reach(?:ed)?)\b/i;

/** The one word that all of a reading rests on, where it has many meanings; undefined where something else supports it. */
function thinWordOf({ reading, kind }: Turn): string | undefined {
  if (
    !kind ||
    kind.about !== 'company' ||
    reading.names.length + reading.amounts.length > 0 ||
    PLAIN.test(reading.text)
  )
    return undefined;
  const said = telling(reading);
  const matter = said.filter((concept) => !turns.has(concept));
  const deciding = matter.length > 0 ? matter : said.filter((concept) => kind.needs.flat().includes(concept));
  const words = deciding.map((concept) => reading.wording.get(concept) ?? '');
  const isOne = matter.length === 0 ? words.length > 0 : words.length === 1;
  return isOne &&
    words.every(
      (word) =>
        EVERYDAY.test(word) ||
        (NOUN.test(word) && (AT_WHAT.test(reading.text) || passedOver(reading).length > 0)),
    )
    ? words[0]
    : undefined;
}

const CLOSED = new Set(
  `a an the of for to in on at by with as is are was were be been being am do does did done has have had having can could would should will
 shall may might must i me my we us our you your he she his her him what which who whom whose how much many when where why there here and
 but so or if then also too just only even still please tell give show list get see know find look like it its they them their this that
 these those not no now any some from about into than per s t today currently current right latest last recent recently newest stock share
 shares company these`.split(/\s+/),
);

/** The words of a question that stand for nothing that was understood, and are no mere ties of a sentence. */
function passedOver(reading: Reading): string[] {
  const said = new Set(
    [...reading.wording.values()].flatMap((words) => wordsOf(words).map(({ text }) => text)),
  );
  const isTold = (text: string): boolean => said.has(text) || CLOSED.has(text) || /^(?:x+|\d.*)$/.test(text);
  return wordsOf(reading.unnamed).flatMap(({ text }) => (isTold(text) ? [] : [text]));
}

const MANY = 2;

/** Of another company the same is asked; what that was, nobody understood. */
const WHAT_ABOUT = /^\W*(?:(?:and|ok|so|but) )*(?:what|how) about\b/i;

/** What was said before and was not understood: the company is called otherwise. */
const POINTS_BACK =
  /\b(?:that|those|these)\b(?= (?!correct|true|right|so|company|stock|name|one|ticker|year|quarter|month|week|day|time)\w|\W*$)|^\W*(?:and )?(?:who (?:are|is|were) they\b|what (?:do|did|does) (?:they|it) \w+\W*$)/i;

/**
 * The word that a part of a question hangs on, where it is too little to answer: beside other parts, after a question that was declined,
 * where something is left out, or where more words were passed over than were understood.
 */
export function doubtOf(turn: Turn, among: readonly Turn[], isAfterDeclined: boolean): string | undefined {
  const before = among[among.indexOf(turn) - 1];
  // Which filing tells of a merger nobody has read.
  const isLost =
    before && (!before.kind || before.reading.unknown.length > 0 || before.kind.id === 'filings-traces');
  const pointing = isLost ? POINTS_BACK.exec(turn.reading.text)?.[0] : undefined;
  if (turn.kind && pointing !== undefined) return pointing;
  if (isAfterDeclined && turn.kind?.id === 'overview' && WHAT_ABOUT.test(turn.reading.text))
    return 'what about';
  // "Price now and change since the start of the year" asks twice of the price.
  const after = among[among.indexOf(turn) + 1];
  const isOfPrices = [before, after].some(
    (beside) =>
      [beside?.kind?.id, turn.kind?.id].every((id) => id?.startsWith('price') === true) &&
      (beside === before || (beside?.reading.periods.length ?? 0) > 0),
  );
  if (isOfPrices && turn.reading.periods.length > 0) return undefined;
  // "Up how much this year" is of the price by its time, whatever is asked behind it.
  const { concepts, periods } = turn.reading;
  const isUpOrDown = concepts.has('up') || concepts.has('down');
  const isTimed = turn.kind?.id === 'price-change' && isUpOrDown && periods.length > 0 && !before;
  if (isTimed && !isAfterDeclined) return undefined;
  const word = thinWordOf(turn);
  if (word === undefined) return undefined;
  const isBeside = among.length > 1 || isAfterDeclined || (turn.leftOut?.length ?? 0) > 0;
  return isBeside || (turn.reading.periods.length === 0 && passedOver(turn.reading).length >= MANY)
    ? word
    : undefined;
}

/** What goes up and down by itself, and is not the price. */
export const OF_FIGURES =
  /^(?:statement-lines|cash$|dilution|growth|short-interest|days-to-cover|ratio-of|employees)/;

/** Figures that go up and down by themselves too, where the reason of it is asked for. */
const OF_FIGURES_TOO =
  /^(?:burn|return-on-|debt-to|net-cash|shares-outstanding|institutions-share|gross-|margin)/;

/** "Why the drop in 2024", "why did it drop" after the margins ask of them; what is on record beside a price is no reason of theirs. */
export const isReasonOfFigure = ({ kind, reading }: Turn, before: Turn | null): boolean =>
  kind?.id === 'why' &&
  [OF_FIGURES, OF_FIGURES_TOO].some((ids) => ids.test(before?.kind?.id ?? '')) &&
  !/\b(?:price|stock|shares?|selling off|sell-?off|crash\w*|tank\w*)\b/i.test(reading.text);

/** The same without a kind: the reason is not answered. */
export const withoutReason = (turn: Turn): Turn =>
  turn.kind ? { ...turn, kind: undefined, leftOut: [], unmet: { kind: turn.kind, words: 'why' } } : turn;
