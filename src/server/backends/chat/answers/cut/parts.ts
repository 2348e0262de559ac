import { doubtOf, EVERYDAY } from '../grammar/turns/doubt.ts';
import { isModifier } from '../grammar/before/of-figure-before.ts';
import type { Concept } from '../grammar/lexicon/lexicon.ts';
import { isLight, telling } from '../grammar/reading/resolve.ts';
import { isChatter } from '../grammar/words/split.ts';
import { isOfBefore, readTurn } from '../grammar/turns/turns.ts';
import type { Turn, TurnContext } from '../grammar/turns/turn.ts';
import { wordsOf } from '../grammar/lexicon/words.ts';
import { isInPassing } from '../second-reader/matters.ts';
import { isWhole } from './whole.ts';

/** More pieces than these are no question but a letter. */
const MOST = 6;

/** A part has no more pieces than these. */
const LONGEST = 3;

/** All that ties one part of a question to the next: the end of a sentence, a dash, a comma, and words that put one thing beside another. */
const TIES =
  /(?<=[?!])\s*(?=\w)|(?<=[a-z0-9)]{2}\.)(?<!\b(?:vs|inc|co|corp|ltd|st|no|approx)\.)\s+|\s+[–—-]+\s+|\s*[;\n]\s*|,\s+|\s+(?:and|also|plus|as well as|along with|together with|&|\+|then|but)\s+/gi;

/** What stands before a part and says nothing of it. */
const BEGINS = /^\W*(?:(?:and|also|plus|but|then|so|ok|as well as)\b\W*)+/i;

/** What ends a sentence, or a part as if it were one. */
const ENDS_SENTENCE = /[?!;\n–—]|\.\s|\s-+\s/;

/** What asks for itself. */
const ASKS =
  /^(?:(?:at|in|on|by|for|from|of|to|since) )?(?:who|what|whats|when|where|why|how|hows|which|whose|is|are|was|were|did|does|do|has|have|had|can|could|will|would|any|show|list|give|gimme|tell)\b(?! not\b)/i;

/** What was said before, and never the company. */
const POINTS_BACK =
  /\b(?:that|those|these|each|both(?! sides)|then|there|same|one|ones|else|such|latter|former)\b(?! (?:stock|company|ticker|name|year|quarter|month|week|day)\b)|\b(?:he|she|his|her)\b|\b(?:on|behind|by|after|of|than|against|versus|to|over) (?:it|them)\b/i;

/** What narrows what stands before it, or is of it: "in dollars", "at what price", "price and size". */
const HANGS =
  /^\W*(?:(?:at|for|in|by|to|from|since|until|as|with|without|excluding|including|per|over|under|on|of|after|before|during|versus|vs)\b(?! (?:which|what) (?:exchange|market|city|country|state|place|index|sector|industry|month)\b)|(?:(?:and|the|its|&|,)\W*)*(?:(?:prices?|volumes?|dates?|sizes?|amounts?|amt|names?|reasons?|highs?|lows?)\b(?:\W|and\b)*)+$|if\b|when (?:it|they)\b|(?:when|where|why) (?:is|are|was|were|did|does|do|will) (?:it|they)\b.{0,14}$)|\bleft\b(?<!\b(?:cash|money|runway|months|quarters|years)\b.{0,12}left)/i;

/** What became of what stands before it. */
const OF_BEFORE =
  /^\W*(?:the |its )?(?:change|trend|direction|difference)s? (?:from|vs\.?|versus|since|against|over) /i;

/** Somebody's remark: it says how things are, and does not ask. */
const TELLS =
  /\b(?:looks?|looked|seems?|seemed|sounds?|feels?|is|are|was|were|has|have|had|got|dropped|fell|rose|went|says?|said|heard|read|saw|think|guess|hope|want|wondering)\b/i;

/** How far the price went: "down how much since January". */
const OF_MOVE = /\b(?:how (?:much|far)|stock|shares?|price)\b/i;

/** Of the share, said so, or at a time: then a word of everyday speech is enough. */
const OF_SHARE = /\b(?:stock|shares?|price)\b/i;

/** Whoever is asked of as one of many, or a list of them. */
const OF_MANY =
  /\b(?:companies|stocks|stonks|names of|tickers|biotechs|miners|banks|peers|versus|vs|compared?|than)\b/i;

/** The highest and the lowest of a share, said so. */
const OF_EXTREMES =
  /\b(?:ath|atl|all[- ]time|ever)\b|\b(?:highest|lowest|peak)\b.*\b(?:clos\w+|trad\w+|stock|shares?|price)\b/i;

const OF_CHART = /\b(?:chart|graph|plot)\b/i;

type Own = Turn & { kind: NonNullable<Turn['kind']> };

/** Where a piece of a question begins and ends, and whether it is a sentence, or asks for itself. */
interface Piece {
  start: number;
  end: number;
  isOwn: boolean;
  /** A word puts it beside what stands before it. */
  isAnd: boolean;
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let isOwn = true;
  let isAnd = false;
  const add = (end: number): void => {
    const said = text.slice(start, end);
    if (wordsOf(said.replace(BEGINS, '')).length > 0) pieces.push({ start, end, isOwn, isAnd });
  };
  for (const tie of text.matchAll(TIES)) {
    if (tie.index < start) continue;
    add(tie.index);
    start = tie.index + tie[0].length;
    const isEnd = ENDS_SENTENCE.test(tie[0]) || /[?!.]$/.test(text.slice(0, tie.index));
    const rest = text.slice(start);
    isAnd = /\w|[&+]/.test(tie[0]) || BEGINS.test(rest) || /^(?:the|its|their|any) /i.test(rest);
    // A word or two behind a question says what was meant by it: "any analyst coverage yet? price targets".
    isOwn = (isEnd && wordsOf(rest).length > 2) || ASKS.test(rest.replace(BEGINS, ''));
  }
  add(text.length);
  return asLists(text, pieces);
}

/** "A, b and c" puts each beside the others, not the last alone. */
function asLists(text: string, pieces: readonly Piece[]): Piece[] {
  let isListed = false;
  return pieces
    .toReversed()
    .map((piece, at, reversed) => {
      const before = reversed[at + 1];
      const isByComma = before !== undefined && /^,\s+$/.test(text.slice(before.end, piece.start));
      const isAnd = piece.isAnd || (isListed && isByComma);
      isListed = isAnd && !piece.isOwn;
      return { ...piece, isAnd };
    })
    .toReversed();
}

/** So many words around what is asked with "how" or "what" say what that is: "how large a company is this by market value". */
const ENOUGH = 5;
const OF_IT = /\b(?:it|is (?:that|this)|that)\b/i;

/** Beside another figure this may be over equity, earnings or assets. */
const OF_MANY_MEANINGS = /^leverage(?: ratio)?$/i;

/** Whether a word names what is asked, whatever stands beside it. */
function isSolid(concept: Concept, { wording, text }: Turn['reading']): boolean {
  const words = wording.get(concept) ?? '';
  if (words === '') return concept === 'overview' && ASKS.test(text);
  if (EVERYDAY.test(words) || OF_MANY_MEANINGS.test(words) || isInPassing(concept, words)) return false;
  return !/^(?:how|what|when|where)\b/i.test(words) || (wordsOf(text).length >= ENOUGH && !OF_IT.test(text));
}

/** These are all of their matter, by whatever word. */
const SHEETS = /^sheet-/;

/** Whether a part is a question of the company, and no remark; the first of them hangs on nothing. */
export const mayStandFirst = ({ reading: { text }, kind, leftOut, untimed }: Turn): boolean =>
  kind?.about === 'company' &&
  (leftOut ?? []).length === 0 &&
  !untimed &&
  !POINTS_BACK.test(text) &&
  ((kind.id === 'price-extreme' && OF_EXTREMES.test(text)) ||
    ASKS.test(text.replace(BEGINS, '')) ||
    !TELLS.test(text));

/** Whether a part says by itself what it asks, whatever stands beside it. */
export function saysItself(turn: Turn): boolean {
  const { reading, kind } = turn;
  const { text } = reading;
  if (!mayStandFirst(turn) || HANGS.test(text) || OF_BEFORE.test(text)) return false;
  if (kind?.id === 'price-extreme' && OF_EXTREMES.test(text)) return true;
  if (kind?.id === 'price-chart' && OF_CHART.test(text)) return true;
  if (isOfBefore(reading)) return false;
  const isLong = wordsOf(text).length >= ENOUGH;
  const said = telling(reading).filter(
    (each) => !isModifier(each) && (isLong || SHEETS.test(kind?.id ?? '') || !isLight(each, reading)),
  );
  if (said.length === 0) return isTimed(reading) && OF_MOVE.test(text);
  return (
    said.some(
      (each) => isSolid(each, reading) || (turn.proposed !== undefined && !reading.wording.has(each)),
    ) ||
    OF_SHARE.test(text) ||
    isTimed(reading)
  );
}

/** "Down how much since January": a word of the question says what of that time. */
const isTimed = ({ periods, wording }: Turn['reading']): boolean => periods.length > 0 && wording.size > 0;

/** "How long have they paid" asks of no officer's pay. */
export const namesMore = (reading: Turn['reading']): boolean =>
  telling(reading).some((each) => !isInPassing(each, reading.wording.get(each) ?? ''));

/** Whether all of a part is read, and it stands by itself. */
const isOwn = (turn: Turn, isFirst: boolean): turn is Own =>
  isWhole(turn) &&
  (isFirst ? mayStandFirst(turn) && namesMore(turn.reading) : saysItself(turn)) &&
  doubtOf(turn, [turn], false) === undefined;

/** A part of a question as it was read, or in the words that nobody could read by themselves. */
export type Part = { turn: Own; isFirst: boolean } | { lost: string; isFirst: boolean; isOwn: boolean };

/** The best reading of the first pieces of a question. */
interface Reading {
  parts: readonly Part[];
  /** How many pieces are read in no part. */
  lost: number;
  /** How many different kinds there are. */
  kinds: number;
}

const turnsOf = (parts: readonly Part[]): Own[] =>
  parts.flatMap((part) => ('turn' in part ? [part.turn] : []));

const readingOf = (parts: readonly Part[], lost: number): Reading => ({
  parts,
  lost,
  kinds: new Set(turnsOf(parts).map(({ kind }) => kind.id)).size,
});

/** Whether a kind that takes several pieces together leaves nothing of them out. */
function isOneMatter({ kind, reading }: Own, parts: readonly Part[]): boolean {
  if (kind.gathers) return true;
  const needed = new Set(kind.needs.flat());
  if (telling(reading).every((concept) => needed.has(concept))) return true;
  // A phrase that the tie runs through ("cash and short-term investments") is one.
  if ([...reading.wording.values()].some((words) => /\b(?:and|plus)\b/i.test(words))) return true;
  const said = new Set(turnsOf(parts).flatMap((each) => [...each.reading.concepts]));
  return telling(reading).some((concept) => !said.has(concept) && !isLight(concept, reading));
}

/** Reads pieces of one question, each as if it were asked alone: of the company that all of it is of, and the first of them behind what was asked before. */
function readerOf(text: string, pieces: readonly Piece[], context: TurnContext) {
  const whole = readTurn(text, { ...context, before: null }).reading;
  const isOfOne = whole.companies.length < 2 && whole.notCovered.length + whole.ambiguous.length === 0;
  const it = whole.companies[0]?.symbol ?? context.it;
  const textOf = (from: number, to: number): string =>
    text.slice(pieces[from]?.start, pieces[to - 1]?.end).replace(from > 0 ? BEGINS : '', '');
  const own = { ...context, it, before: null, isTied: false };
  /** A company's name before the question about it. */
  const isName = (at: number): boolean => {
    const { companies, concepts, unknown } = readTurn(textOf(at, at + 1), own).reading;
    return companies.length > 0 && concepts.size + unknown.length === 0;
  };
  const asOne = (from: number, to: number): Own | undefined => {
    const said = textOf(from, to);
    const isBare =
      !ASKS.test(said) &&
      !TELLS.test(said) &&
      !OF_BEFORE.test(said) &&
      to - from === 1 &&
      wordsOf(said).length > 1;
    for (const each of isBare ? [said, `what is ${said}`] : [said]) {
      const turn = readTurn(each, own);
      if (isOwn(turn, from === 0)) return turn;
    }
    return undefined;
  };
  return { isOfOne, textOf, isName, asOne };
}

/**
 * The parts of a question, each read as if it were asked alone: as few as there can be of which none takes another with it in silence. What says nothing by
 * itself is lost. Undefined where there are no parts, or several companies are named.
 */
export function inParts(text: string, context: TurnContext): readonly Part[] | undefined {
  const pieces = piecesOf(text);
  if (pieces.length < 2 || pieces.length > MOST || OF_MANY.test(text)) return undefined;
  const { isOfOne, textOf, isName, asOne } = readerOf(text, pieces, context);
  if (!isOfOne) return undefined;
  const best: Reading[] = [readingOf([], 0)];
  for (let to = 1; to <= pieces.length; to += 1) {
    const piece = pieces[to - 1];
    const last = best[to - 1];
    if (!piece || !last) return undefined;
    const isNothing = isChatter(text.slice(piece.start, piece.end)) || isName(to - 1);
    let found = isNothing
      ? last
      : readingOf(
          [...last.parts, { lost: textOf(to - 1, to), isFirst: to === 1, isOwn: piece.isOwn }],
          last.lost + 1,
        );
    for (let from = to - 1; from >= Math.max(0, to - LONGEST); from -= 1) {
      const before = best[from];
      const turn = before && before.lost <= found.lost ? asOne(from, to) : undefined;
      if (!before || !turn) continue;
      const read = readingOf([...before.parts, { turn, isFirst: from === 0 }], before.lost);
      const inner = found.parts.slice(before.parts.length);
      const isCut =
        found.lost === read.lost &&
        found.kinds > read.kinds &&
        (pieces.slice(from + 1, to).every((each) => each.isOwn) ||
          (pieces.slice(from + 1, to).every((each) => each.isOwn || each.isAnd) &&
            !isOneMatter(turn, inner)));
      if (!isCut) found = read;
    }
    best[to] = found;
  }
  return best[pieces.length]?.parts;
}

const OF_ELSE = /^(?:how (?:many|much)|what|which) (?:[\w-]+ ){1,4}(?:do|does|did|has|have|is|are) [\w-]+/i;

/** Whether a part is a bare name of something, which neither asks, tells, hangs on what stands before it nor points at it. */
export function namesSomething(part: string): boolean {
  const text = part.replace(BEGINS, '').replace(/,? (?:please|pls|plz|thanks|thx)\W*$/i, '');
  return (
    !HANGS.test(text) &&
    !POINTS_BACK.test(text) &&
    // A whole question of somebody or something else asks for itself.
    (OF_ELSE.test(text) || (!TELLS.test(text) && !ASKS.test(text))) &&
    !/\b(?:i|you|we|me|us|it|may|please|if|when|after|before|since|given)\b/i.test(text) &&
    wordsOf(text).length > 0
  );
}
