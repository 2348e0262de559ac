import type { Fact } from '../look-ups/look-up.ts';
import { companyQuote } from '../look-ups/quote.ts';
import { type Composing, one } from '../grammar/kind.ts';
import { onDay } from './simple.ts';

const OF_DOLLARS =
  /\b(?:in|of) (?:us )?(?:dollars?|usd|money)\b|\bdollar (?:value|amount|volume|terms)\b|\b(?:how much|what) (?:is|are|was|were) (?:that|it|they|those|these)\b[^.?!]* worth\b|\bworth (?:in|at)\b|\bat (?:the )?(?:current|last|today['’]?s|latest) price\b/i;

/** What a count of shares comes to at the last price, where that is asked. */
export async function inDollars(
  { asked, ask, draft }: Pick<Composing, 'asked' | 'ask' | 'draft'>,
  shares: Fact,
): Promise<string | undefined> {
  if (!OF_DOLLARS.test(asked.reading.text)) return undefined;
  const price = one(await ask(companyQuote, { symbol: asked.company.symbol }), 'price');
  if (!price || price.currency !== undefined) return undefined;
  const { row: _row, roundedTo: _rounded, ...rest } = shares;
  const value: Fact = {
    ...rest,
    name: 'value_of_shares',
    label: 'Value at the last price',
    value: Number(shares.value) * Number(price.value),
    unit: 'usd',
    computed: true,
  };
  return `At the last price, ${draft.plain(price)}${onDay(price)}, ${draft.plain(shares)} shares come to ${draft.strong(value)}.`;
}
