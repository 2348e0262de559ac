import type { Fact } from '../../look-ups/look-up.ts';
import { companyQuote } from '../../look-ups/quote.ts';
import { type Composing, one } from '../../grammar/reading/kind.ts';
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

const IN_DOLLARS = /\b(?:in|to|into) (?:us |u\.s\. |american )?(?:dollars?|usd|us\$)/i;

/** Of amounts in other money that are asked for in dollars: that no rate of exchange is on record, and so nothing is put into dollars. */
export function saidOfMoney(
  { asked, draft }: Pick<Composing, 'asked' | 'draft'>,
  lines: readonly { facts: readonly Fact[] }[],
): void {
  const currency = lines.flatMap(({ facts }) => facts.flatMap((fact) => fact.currency ?? []))[0];
  if (currency === undefined || currency === 'USD' || !IN_DOLLARS.test(asked.reading.text)) return;
  draft.lacks();
  draft.text(
    `Its statements are in ${currency}. No rate of exchange is on record, so nothing of them is put into dollars.`,
  );
}
