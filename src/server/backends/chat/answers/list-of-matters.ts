import { isLight, telling } from './grammar/resolve.ts';
import { readTurn, type Turn, type TurnContext } from './grammar/turns.ts';
import { unreadOf } from './grammar/unread.ts';
import { wordsOf } from './grammar/words.ts';

/** Whether all of a turn was understood. */
export const isWhole = (turn: Turn): boolean =>
  turn.kind !== undefined &&
  unreadOf(turn).length === 0 &&
  turn.reading.ambiguous.length === 0 &&
  turn.reading.notCovered.length === 0;

/** What no record has, beside nothing that was not understood. */
export const isBeyond = ({ reading }: Turn): boolean =>
  reading.concepts.has('outofscope') &&
  reading.unknown.length + reading.weighty.length + reading.names.length + reading.notCovered.length === 0;

/** What ties the items of a list. */
const TIES = /\s*,\s*(?:(?:and|also|plus|&)\s+)?|\s+(?:and|&|plus)\s+|\s+\/\s+/i;
/** What holds one against another, narrows or takes out of a whole ties no list. */
const NO_LIST =
  /\b(?:vs\.?|versus|against|compared?|than|between|from|to|excluding|except|without|less|minus|net of|after|before|over|per|under|above|below|if|because|which|that|whose|with|other|similar|how|when|why|where|who|its|their|them|it|covenant|just)\b/i;
const ASKS_BEFORE =
  /^\W*(?:(?:so|ok|and|please|pls) )*(?:what(?:'s| is| are| was| were)?|show me|give me|tell me|list|how (?:much|many|high|big|large) (?:is|are|was|were)?)\s+(?:the |its |their )?/i;
/** What a few words ask for is of what stands before them. */
const OF_ANOTHER =
  /^(?:price|session|why|overview|market-cap|officers$|splits|for-and-against|news|filings|approvals|company-type|identifiers|volume|range|share-classes)/;
const MOST_ITEMS = 5;
const MOST_WORDS = 6;

/**
 * A list of matters ("market cap, forward P/E and beta") where not all are understood: each that is, is answered, and each other one said not to
 * be. Undefined where the question is no list, or where no item of it is understood by itself.
 */
export function matters(sentence: string, context: TurnContext): Turn[] | undefined {
  if (NO_LIST.test(sentence)) return undefined;
  const items = sentence.split(TIES).filter((item) => wordsOf(item).length > 0);
  if (items.length < 2 || items.length > MOST_ITEMS) return undefined;
  const isLong = (item: string): boolean => wordsOf(item.replace(ASKS_BEFORE, '')).length > MOST_WORDS;
  if (items.some(isLong)) return undefined;
  const named = readTurn(sentence, { ...context, before: null }).companies;
  const it = named[0]?.symbol ?? context.it;
  // Of two companies each item is asked; here it is asked of one.
  if (named.length > 1) return undefined;
  const turns = items.map((item) => readTurn(item, { ...context, it, before: null }));
  const isOwn = (turn: Turn): boolean =>
    isWhole(turn) &&
    turn.kind?.about === 'company' &&
    !OF_ANOTHER.test(turn.kind.id) &&
    !turn.isImplied &&
    telling(turn.reading).length > 0 &&
    !telling(turn.reading).every((concept) => isLight(concept, turn.reading));
  return turns.some(isOwn) && turns.every((turn) => isOwn(turn) || isBeyond(turn)) ? turns : undefined;
}
