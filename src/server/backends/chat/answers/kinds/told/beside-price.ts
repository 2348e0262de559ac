import type { Fact } from '../../look-ups/look-up.ts';
import { companyQuote } from '../../look-ups/quote.ts';
import { type Composing, one } from '../../grammar/reading/kind.ts';
import { onDay } from './simple.ts';

const OF_PRICE = /\b(?:price|trad(?:es?|ing)|stock|quote)\b/i;

/** Where the price is asked for beside an amount a share: the price, as a multiple of it. */
export async function besidePrice(
  { asked, ask, draft }: Pick<Composing, 'asked' | 'ask' | 'draft'>,
  amount: Fact,
): Promise<string | undefined> {
  if (!OF_PRICE.test(asked.reading.text)) return undefined;
  const price = one(await ask(companyQuote, { symbol: asked.company.symbol }), 'price');
  if (!price || Number(amount.value) <= 0 || amount.currency !== price.currency) return undefined;
  const { currency: _currency, ...rest } = price;
  const made: Fact = {
    ...rest,
    name: 'price_multiple',
    label: 'Price over that amount a share',
    value: Number(price.value) / Number(amount.value),
    unit: 'ratio',
    computed: true,
  };
  return `The last price was ${draft.plain(price)}${onDay(price)}, ${draft.strong(made)} times that.`;
}
