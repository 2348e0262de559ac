import type { ChatQuestion } from '../../../answerer.ts';

/** What was paid or got in trades of insiders that the answer before told. */
const PAID_FOR_THEM =
  /\b(?:(?:at )?what(?: prices?)?|how much)(?: (?:did|have|has|do) (?:they|he|she|insiders|those insiders|the insiders)) (?:pay|paid|get|got|receive[d]?|(?:sell|sold|buy|bought) (?:it|them|at|for))(?: (?:for (?:it|them|those|the shares)))?(?: (?:per|a|each|for each|for a) (?:share|one))?(?: each)?(?=\W*$|,| and\b)/i;
const OF_TRADES = /(?:^|; )insiders\u2019 (?:trades|purchases|sales)/;

/** A text whose “what did they pay per share” asks for the prices of the trades that were told before, and for no dividend. */
export function withTradesMeant({ text, before }: Pick<ChatQuestion, 'text' | 'before'>): string {
  return OF_TRADES.test(before.at(-1)?.answer.understood ?? '')
    ? text.replace(PAID_FOR_THEM, 'and the insider trades')
    : text;
}
